//! Every paragraph of the rules is cited by a test or listed with the reason why it cannot be tested.

const ENGLISH: &str = include_str!("../../../../rules/twilight-imperium/en.md");
const RUSSIAN: &str = include_str!("../../../../rules/twilight-imperium/ru.md");
const UNTESTABLE: &str = include_str!("untestable.txt");

orrery_testkit::citations!(orrery_twilight_imperium::rules::ALL, UNTESTABLE, [ENGLISH, RUSSIAN]);
