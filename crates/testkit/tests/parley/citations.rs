//! Every paragraph of the rules has a test, and every refusal a paragraph.

use orrery_testkit::parley::rules;

const RULES: &str = include_str!("../../src/parley/rules.md");
const UNTESTABLE: &str = "PA 6 hint a: advice, no rule force";

orrery_testkit::citations!(rules::ALL, UNTESTABLE, [RULES]);
