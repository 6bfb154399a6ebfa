//! Which paragraphs of a rules reference are tested.
//!
//! A paragraph is a line of the reference that begins with its id: `[SR 5.4.2]`, `[SR G12]`,
//! `[SR 9 example a]`. A test cites paragraphs in the doc comment right above it, each written out:
//!
//! ```text
//! /// SR 5.4.2, SR 5.4.3
//! #[test]
//! fn an_ally_ability_needs_another_card_of_its_faction() {
//! ```
//!
//! A paragraph that cannot be tested stands in a list with the reason: `SR 5 hint a: advice, no rule force`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Three tests of a game's rules reference: every paragraph is cited by a test or listed as untestable, every refusal
/// names a paragraph, and all languages have the same paragraphs.
///
/// `citations!(rules::ALL, UNTESTABLE, [ENGLISH, RUSSIAN])`, in any file of the folder `tests`.
#[macro_export]
macro_rules! citations {
    ($refusals:expr, $untestable:expr, [$first:expr $(, $other:expr)* $(,)?]) => {
        #[test]
        fn every_paragraph_is_cited() {
            let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
            let sources = $crate::citations::read_sources(tests).expect("the folder of the tests");
            if let Err(report) = $crate::citations::check_citations($first, &sources, $untestable) {
                panic!("{report}");
            }
        }

        #[test]
        fn every_refusal_names_a_paragraph() {
            for illegal in $refusals {
                let rule = illegal.rule.to_string();
                assert!($crate::citations::paragraphs($first).any(|id| id == rule), "{illegal}");
            }
        }

        #[test]
        fn all_languages_have_the_same_paragraphs() {
            let first: Vec<&str> = $crate::citations::paragraphs($first).collect();
            assert!(!first.is_empty());
            $(assert_eq!($crate::citations::paragraphs($other).collect::<Vec<_>>(), first);)*
        }
    };
}

/// Compares the paragraphs of `rules` with the tests in `sources` and the list `untestable`.
///
/// # Errors
/// A text that names every paragraph neither cited nor listed, everything cited or listed that is no paragraph,
/// and everything listed that is in fact cited.
pub fn check_citations(rules: &str, sources: &[impl AsRef<str>], untestable: &str) -> Result<(), String> {
    let report = Report::new(rules, sources, untestable);
    if report.is_clean() { Ok(()) } else { Err(report.to_string()) }
}

/// What is wrong between rules, tests and the list of untestable paragraphs.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Report {
    /// Paragraphs neither cited by a test nor listed.
    pub untested: Vec<String>,
    /// Cited by the named tests, but no paragraph.
    pub unknown: Vec<String>,
    /// Listed, but no paragraph.
    pub unknown_listed: Vec<String>,
    /// Listed, but cited by a test.
    pub tested_listed: Vec<String>,
    /// Lines of the list without a reason.
    pub unexplained: Vec<String>,
    /// Ids of more than one paragraph.
    pub ambiguous: Vec<String>,
}

impl Report {
    /// Compares all three.
    pub fn new(rules: &str, sources: &[impl AsRef<str>], untestable: &str) -> Self {
        let mut report = Self::default();
        let mut ids = BTreeSet::new();
        let mut in_order = Vec::new();
        for id in paragraphs(rules) {
            if ids.insert(id) { in_order.push(id) } else { report.ambiguous.push(id.to_owned()) }
        }
        let books: BTreeSet<&str> = ids.iter().filter_map(|id| id.split(' ').next()).collect();
        let mut cited = BTreeMap::<String, Vec<String>>::new();
        for (id, test) in sources.iter().flat_map(|source| citations(source.as_ref(), &books)) {
            cited.entry(id).or_default().push(test);
        }
        let mut listed = BTreeSet::new();
        for line in
            untestable.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            match line.split_once(": ") {
                Some((id, _)) => listed.extend([id.trim()]),
                None => report.unexplained.push(line.to_owned()),
            }
        }
        let owned = |id: &&str| (*id).to_owned();
        let tested = |id: &&&str| cited.contains_key(**id);
        report.untested =
            in_order.iter().filter(|id| !tested(id) && !listed.contains(*id)).map(owned).collect();
        report.unknown_listed = listed.difference(&ids).map(owned).collect();
        report.tested_listed = listed.intersection(&ids).filter(tested).map(owned).collect();
        report.unknown = cited
            .iter()
            .filter(|(id, _)| !ids.contains(id.as_str()))
            .map(|(id, tests)| format!("{id} (in {})", tests.join(", ")))
            .collect();
        report
    }

    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        *self == Self::default()
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (what, ids) in [
            ("neither cited by a test nor listed as untestable", &self.untested),
            ("cited, but not in the rules", &self.unknown),
            ("listed as untestable, but not in the rules", &self.unknown_listed),
            ("listed as untestable, but cited by a test", &self.tested_listed),
            ("listed as untestable without ': ' and a reason", &self.unexplained),
            ("the id of more than one paragraph", &self.ambiguous),
        ] {
            if !ids.is_empty() {
                writeln!(f, "{what} ({}):", ids.len())?;
                ids.iter().try_for_each(|id| writeln!(f, "  {id}"))?;
            }
        }
        Ok(())
    }
}

/// The ids of a rules reference, in its order.
pub fn paragraphs(rules: &str) -> impl Iterator<Item = &str> {
    rules.lines().filter_map(|line| {
        let (id, _) = line.strip_prefix('[')?.split_once(']')?;
        let (book, paragraph) = id.split_once(' ')?;
        let initials = book.len() >= 2 && book.bytes().all(|letter| letter.is_ascii_uppercase());
        (initials && !paragraph.is_empty()).then_some(id)
    })
}

/// The contents of every Rust file in a folder and the folders in it, in the order of their paths.
///
/// # Errors
/// If a file or a folder cannot be read.
pub fn read_sources(folder: impl AsRef<Path>) -> std::io::Result<Vec<String>> {
    let mut entries =
        folder.as_ref().read_dir()?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    entries.sort();
    let mut sources = Vec::new();
    for path in entries {
        if path.is_dir() {
            sources.extend(read_sources(path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(std::fs::read_to_string(path)?);
        }
    }
    Ok(sources)
}

/// Every id cited by a test of one of these books, with the test's name.
fn citations(source: &str, books: &BTreeSet<&str>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let (mut docs, mut is_test, mut in_attribute) = (Vec::new(), false, false);
    for line in source.lines().map(str::trim) {
        if in_attribute || line.starts_with("#[") {
            is_test |= line == "#[test]";
            in_attribute = !line.ends_with(']');
        } else if let Some(doc) = line.strip_prefix("///") {
            docs.push(doc.trim());
        } else {
            if is_test && let Some(name) = function_name(line) {
                let citing =
                    docs.iter().filter(|doc| doc.split(' ').next().is_some_and(|word| books.contains(word)));
                let ids = citing.flat_map(|doc| doc.split(',')).map(str::trim).filter(|id| !id.is_empty());
                found.extend(ids.map(|id| (id.to_owned(), name.to_owned())));
            }
            docs.clear();
            is_test = false;
        }
    }
    found
}

fn function_name(line: &str) -> Option<&str> {
    let signature = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    signature.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
# Rules

[SR 1.1] One.
[SR 1.2]\u{b0} Two; see [SR 1.1].
Also [SR 9.9] in the middle of a line.
[SR G12] A ruling.
[a link](https://example.org)
[SR 5 example a] An example.
[SR 5 hint a] Advice.
";

    const TESTS: &str = "
/// SR 1.1, SR 1.2
#[test]
fn two_at_once() {}

/// What it is about.
/// SR G12
#[test]
#[should_panic(
    expected = \"so\"
)]
fn a_ruling() {}

    /// SR 5 example a
    #[test]
    fn an_example() {}
";

    const LIST: &str = "# not tested\n\nSR 5 hint a: advice, no rule force\n";

    fn complaint(rules: &str, tests: &str, list: &str) -> String {
        check_citations(rules, &[tests], list).unwrap_err()
    }

    #[test]
    fn all_cited_or_listed_is_fine() {
        assert_eq!(check_citations(RULES, &[TESTS], LIST), Ok(()));
    }

    #[test]
    fn untested_paragraphs_are_named_in_the_order_of_the_rules() {
        let report = Report::new(RULES, &["/// SR 1.2\n#[test]\nfn t() {}"], LIST);
        assert_eq!(report.untested, ["SR 1.1", "SR G12", "SR 5 example a"]);
        assert!(
            report
                .to_string()
                .starts_with("neither cited by a test nor listed as untestable (3):\n  SR 1.1\n")
        );
    }

    #[test]
    fn a_citation_counts_only_right_above_a_test() {
        for source in [
            "/// SR 1.1\nfn no_test() {}",
            "/// SR 1.1\n\n#[test]\nfn apart() {}",
            "//! SR 1.1\n#[test]\nfn module_doc() {}",
            "// SR 1.1\n#[test]\nfn plain_comment() {}",
            "/// SR 1.1\nconst X: u8 = 1;\n#[test]\nfn other_item() {}",
            "/// Compare SR 1.1\n#[test]\nfn in_passing() {}",
        ] {
            assert!(Report::new("[SR 1.1] One.", &[source], "").untested == ["SR 1.1"], "{source}");
        }
    }

    #[test]
    fn ranges_and_typing_errors_are_unknown() {
        let tests = "/// SR 1.1 to SR 1.2\n#[test]\nfn range() {}\n/// SR 1.3\n#[test]\nfn wrong() {}";
        let report = Report::new(RULES, &[tests], LIST);
        assert_eq!(report.unknown, ["SR 1.1 to SR 1.2 (in range)", "SR 1.3 (in wrong)"]);
    }

    #[test]
    fn the_list_must_be_true() {
        let list = format!("{LIST}SR 1.1: because\nSR 7.7: because\nSR 1.2\n");
        let complaint = complaint(RULES, TESTS, &list);
        assert!(
            complaint.contains("listed as untestable, but not in the rules (1):\n  SR 7.7\n"),
            "{complaint}"
        );
        assert!(
            complaint.contains("listed as untestable, but cited by a test (1):\n  SR 1.1\n"),
            "{complaint}"
        );
        assert!(complaint.contains("without ': ' and a reason (1):\n  SR 1.2\n"), "{complaint}");
    }

    #[test]
    fn an_id_names_one_paragraph() {
        assert!(complaint(&format!("{RULES}[SR 1.1] Again.\n"), TESTS, LIST).contains("more than one"));
    }
}
