//! Makes sure that there is a web client to embed, if only a page that says how to build it.

use std::path::Path;
use std::{fs, io};

const PAGE: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Orrery</title>
<p>The web client is not built. Build it in <code>web</code> and build the server again.</p>
</html>
";

fn main() -> io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
    if !dist.join("index.html").exists() {
        fs::create_dir_all(&dist)?;
        fs::write(dist.join("index.html"), PAGE)?;
    }
    Ok(())
}
