//! Text in columns: breaking lines and cutting them, by what a terminal shows rather than by bytes.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Breaks `text` into lines of at most `width` columns, at spaces where there are any.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let gap = usize::from(!line.is_empty());
            if !line.is_empty() && line.width() + gap + word.width() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for letter in word.chars() {
                if line.width() + letter.width().unwrap_or(0) > width {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    if lines.is_empty() {
        lines.push(String::new());
    }
    lines
}

/// `text` if it fits into `width` columns, else its beginning and an ellipsis.
pub fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if kept.width() + letter.width().unwrap_or(0) + 1 > width {
            break;
        }
        kept.push(letter);
    }
    if width > 0 {
        kept.push('…');
    }
    kept
}

/// `text` followed by spaces up to `width` columns.
pub fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_long_words_are_split() {
        assert_eq!(wrap("Разыграть карту", 10), ["Разыграть", "карту"]);
        assert_eq!(wrap("достопримечательность", 10), ["достоприме", "чательност", "ь"]);
        assert_eq!(wrap("", 10), [""]);
        assert_eq!(wrap("a\nb", 10), ["a", "b"]);
    }

    #[test]
    fn cut_text_fits() {
        assert_eq!(cut("Исследователь", 8), "Исследо…");
        assert_eq!(cut("Рой", 8), "Рой");
        assert_eq!(cut("Рой", 0), "");
        assert_eq!(pad("Рой", 5), "Рой  ");
    }
}
