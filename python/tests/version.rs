//! The library is built for this test, so that `scripts/python` finds it; its behaviour is tested in Python.

#[test]
fn the_package_has_the_version_of_the_crates() {
    let line = format!("version = \"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(include_str!("../pyproject.toml").lines().any(|known| known == line));
}
