use std::time::Duration;

use orrery_bots::{Budget, Level, Spec};

use crate::spec;

#[test]
fn every_name_reads_back() {
    let names = ["random", "greedy", "search:3000", "search:500ms", "search:2s"];
    for name in names.into_iter().chain(Level::ALL.map(Level::key)) {
        assert_eq!(spec(name).to_string(), name);
    }
    assert_eq!(spec("search:1500ms"), Spec::Search(Budget::Time(Duration::from_millis(1500))));
    assert_eq!(spec("search:2000ms").to_string(), "search:2s");
}

#[test]
fn other_names_are_refused() {
    for name in
        ["", "Greedy", "search", "search:", "search:0", "search:-1", "search:1m", "search:0s", "hard "]
    {
        let error = name.parse::<Spec>().expect_err(name);
        assert!(error.to_string().starts_with(&format!("no bot is called '{name}'")), "{error}");
    }
}
