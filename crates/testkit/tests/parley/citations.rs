//! Every paragraph of the rules has a test, and every refusal a paragraph.

use orrery_testkit::citations::{check_citations, paragraphs, read_sources};
use orrery_testkit::parley::rules;

const RULES: &str = include_str!("../../src/parley/rules.md");
const UNTESTABLE: &str = "PA 6 hint a: advice, no rule force";

#[test]
fn every_paragraph_is_tested() {
    let sources = read_sources(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/parley")).unwrap();
    if let Err(report) = check_citations(RULES, &sources, UNTESTABLE) {
        panic!("{report}");
    }
}

#[test]
fn every_refusal_names_a_paragraph() {
    for illegal in rules::ALL {
        assert!(paragraphs(RULES).any(|id| id == illegal.rule.to_string()), "{illegal}");
    }
}
