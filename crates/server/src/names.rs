//! Names of people: what may be one, and friendly ones for guests.

use unicode_normalization::UnicodeNormalization;

use crate::ids;

/// The fewest and most characters of a name.
pub const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;
/// The most characters of something said.
pub const WORDS: usize = 500;

const FIRST: [&str; 24] = [
    "Amber",
    "Bold",
    "Bright",
    "Calm",
    "Clever",
    "Daring",
    "Distant",
    "Drifting",
    "Eager",
    "Gentle",
    "Golden",
    "Hidden",
    "Lucky",
    "Merry",
    "Nimble",
    "Patient",
    "Quiet",
    "Roaming",
    "Silver",
    "Steady",
    "Swift",
    "Velvet",
    "Wandering",
    "Wise",
];
const SECOND: [&str; 24] = [
    "Aurora",
    "Comet",
    "Corona",
    "Cosmonaut",
    "Eclipse",
    "Falcon",
    "Galaxy",
    "Helix",
    "Io",
    "Lander",
    "Lyra",
    "Meteor",
    "Nebula",
    "Nova",
    "Orbit",
    "Pilot",
    "Pulsar",
    "Quasar",
    "Rover",
    "Sputnik",
    "Titan",
    "Vega",
    "Voyager",
    "Zenith",
];

/// A friendly name for a guest.
pub fn guest() -> String {
    let n = ids::number();
    let pick = |words: [&'static str; 24], n: u64| words[(n % 24) as usize];
    format!("{} {} {}", pick(FIRST, n), pick(SECOND, n >> 16), (n >> 32) % 90 + 10)
}

/// The name in `text`, trimmed and with single spaces; `None` if it is too short, too long or cannot be shown.
pub fn clean(text: &str) -> Option<String> {
    let name = shown(text, 4 * LENGTH.end())?;
    LENGTH.contains(&name.chars().count()).then_some(name)
}

/// What was said, trimmed; `None` if it is empty, too long or cannot be shown.
pub fn clean_words(text: &str) -> Option<String> {
    let words = shown(text, 8 * WORDS)?;
    (1..=WORDS).contains(&words.chars().count()).then_some(words)
}

/// The key under which a name of an account is unique: letters that look alike because they are written in several ways,
/// as one character or two, narrow or wide, are the same.
pub fn key(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

fn shown(text: &str, longest: usize) -> Option<String> {
    if text.len() > longest {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let shown: String = words.join(" ").nfc().collect();
    (!shown.chars().any(is_invisible)).then_some(shown)
}

/// Characters that show nothing, or turn the text around them: those that Unicode says may be ignored, whatever is drawn
/// as nothing but room, and what separates lines.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(c, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
        || matches!(c, '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}')
        || matches!(c, '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_have_proper_names() {
        for _ in 0..100 {
            let name = guest();
            assert_eq!(clean(&name), Some(name));
        }
    }

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(clean("  Анна   Ли "), Some("Анна Ли".to_owned()));
        assert_eq!(clean("x"), None);
        assert_eq!(clean(&"x".repeat(25)), None);
        assert_eq!(clean("a\u{202e}b"), None);
        assert_eq!(clean_words(""), None);
        assert_eq!(clean_words(&"я".repeat(501)), None);
        assert!(clean_words(&"я".repeat(500)).is_some());
    }

    #[test]
    fn a_name_that_shows_nothing_is_none() {
        for nothing in "\u{3164}\u{115f}\u{1160}\u{ffa0}\u{2800}\u{34f}\u{180e}\u{180f}\u{1d173}".chars() {
            assert_eq!(clean(&format!("Ada{nothing}")), None, "{}", nothing.escape_unicode());
        }
    }

    #[test]
    fn a_name_is_the_same_however_its_letters_are_written() {
        for (one, other) in
            [("Андрей", "Андреи\u{306}"), ("Ada", "Ａｄａ"), ("office", "o\u{fb03}ce"), ("ÅSE", "a\u{30a}se")]
        {
            assert_eq!(key(one), key(other));
        }
        // It is shown in the shorter way.
        assert_eq!(clean("Андреи\u{306}"), Some("Андрей".to_owned()));
        assert_ne!(key("Андрей"), key("Андреи"));
    }
}
