//! Every refusal has its words in both languages.

use std::path::Path;

use orrery_server::Reason;

#[test]
fn every_reason_has_words() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in ["en", "ru"] {
        let files = std::fs::read_dir(locales.join(language)).expect("a folder");
        let words: String = files
            .map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("text"))
            .collect::<Vec<_>>()
            .join("\n");
        for reason in Reason::ALL {
            let line = format!("\n{} =", reason.key());
            assert!(words.contains(&line), "{language}: {} has no words", reason.key());
        }
    }
}
