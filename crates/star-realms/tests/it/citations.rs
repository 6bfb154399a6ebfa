//! Every paragraph of the rules is cited by a test or listed with the reason why it cannot be tested.

use std::fs;
use std::path::Path;

use orrery_testkit::citations::check_citations;

const RULES: &str = include_str!("../../../../rules/star-realms/en.md");
const RULES_RU: &str = include_str!("../../../../rules/star-realms/ru.md");
const UNTESTABLE: &str = include_str!("untestable.txt");

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder of the tests") {
        let path = entry.expect("a file of the tests").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(fs::read_to_string(path).expect("a test file is text"));
        }
    }
}

#[test]
fn every_paragraph_is_cited() {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut found);
    if let Err(report) = check_citations(RULES, &found, UNTESTABLE) {
        panic!("{report}");
    }
}

#[test]
fn both_languages_have_the_same_paragraphs() {
    let ids = |text: &'static str| -> Vec<&'static str> {
        text.lines()
            .filter(|line| line.starts_with("[SR "))
            .filter_map(|line| line.split(']').next())
            .collect()
    };
    assert_eq!(ids(RULES), ids(RULES_RU));
}

#[test]
fn every_refusal_names_a_paragraph() {
    for illegal in orrery_star_realms::rules::ALL {
        assert!(RULES.contains(&format!("\n[{}]", illegal.rule)), "{illegal}");
    }
}
