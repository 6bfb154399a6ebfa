//! Names of people: what may be one, and friendly ones for guests.

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

/// The key under which a name of an account is unique.
pub fn key(name: &str) -> String {
    name.to_lowercase()
}

fn shown(text: &str, longest: usize) -> Option<String> {
    if text.len() > longest {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let shown = words.join(" ");
    (!shown.chars().any(is_invisible)).then_some(shown)
}

/// Characters that show nothing, or turn the text around them.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
        || matches!(c, '\u{e0000}'..='\u{e0fff}')
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
}
