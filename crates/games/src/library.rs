//! Words and rules, inside the program and found by a game's id.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rust_embed::RustEmbed;

/// The words of all games and of the interface.
#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

/// The rules references of all games.
#[derive(RustEmbed)]
#[folder = "../../rules"]
struct Rules;

/// The languages of words and rules.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// The Fluent files of a game in a language: `<id>.ftl`, and those whose names go on after the id with a dash.
pub fn words(id: &str, language: &str) -> Vec<&'static str> {
    let of_game =
        |name: &str| name.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    let mut files: Vec<String> = Locales::iter()
        .filter(|path| {
            let name = path.strip_prefix(language).and_then(|path| path.strip_prefix('/'));
            name.and_then(|name| name.strip_suffix(".ftl")).is_some_and(of_game)
        })
        .map(std::borrow::Cow::into_owned)
        .collect();
    files.sort_unstable();
    files
        .iter()
        .filter_map(|path| kept(path, |path| Locales::get(path).map(|file| file.data.into_owned())))
        .collect()
}

/// The rules reference of a game in a language.
pub fn rules(id: &str, language: &str) -> Option<&'static str> {
    kept(&format!("{id}/{language}.md"), |path| Rules::get(path).map(|file| file.data.into_owned()))
}

/// Reads a text once and keeps it for as long as the program runs.
fn kept(path: &str, read: impl Fn(&str) -> Option<Vec<u8>>) -> Option<&'static str> {
    static KEPT: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());
    let mut texts = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = texts.get(path) {
        return Some(text);
    }
    let text: &'static str = Box::leak(String::from_utf8(read(path)?).ok()?.into_boxed_str());
    texts.insert(path.to_owned(), text);
    Some(text)
}
