//! The rules reference: paragraphs by id or by words.

use orrery_games::library;

use crate::tabletop::Tabletop;
use crate::text::Language;

/// A rules reference in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The initials that stand before every id, e.g. `SR`.
    pub initials: &'static str,
    /// The English text.
    pub en: &'static str,
    /// The Russian text.
    pub ru: &'static str,
}

/// One paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paragraph<'a> {
    /// The id without the book's initials, e.g. `5.4.2` or `G12`.
    pub id: &'a str,
    /// What it says.
    pub text: &'a str,
    /// The heading it stands under.
    pub heading: &'a str,
}

/// One line of the table of contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading<'a> {
    /// 1 for the widest.
    pub level: usize,
    /// The words.
    pub title: &'a str,
}

impl Book {
    /// The rules reference of a game.
    pub fn of<G: Tabletop>() -> Self {
        let text = |language| library::rules(G::ID, language).unwrap_or_default();
        Self { initials: G::BOOK, en: text("en"), ru: text("ru") }
    }

    /// The text in `language`.
    pub fn text(&self, language: Language) -> &'static str {
        language.pick(self.en, self.ru)
    }

    /// All paragraphs in order.
    pub fn paragraphs(&self, language: Language) -> Vec<Paragraph<'static>> {
        let mut heading = "";
        let mut paragraphs = Vec::new();
        for line in self.text(language).lines() {
            if let Some(found) = as_heading(line) {
                heading = found.title;
            } else if let Some((id, text)) = self.as_paragraph(line) {
                paragraphs.push(Paragraph { id, text, heading });
            }
        }
        paragraphs
    }

    /// The headings in order.
    pub fn contents(&self, language: Language) -> Vec<Heading<'static>> {
        self.text(language).lines().filter_map(as_heading).collect()
    }

    /// The paragraph with this id; initials, brackets and case do not matter.
    pub fn by_id(&self, language: Language, id: &str) -> Option<Paragraph<'static>> {
        let id = self.bare(id);
        self.paragraphs(language).into_iter().find(|paragraph| paragraph.id.eq_ignore_ascii_case(&id))
    }

    /// The paragraphs `wanted` means: the one with this id, a whole section, or all that hold every word in
    /// either language. They are given in `language`.
    pub fn search(&self, language: Language, wanted: &str) -> Vec<Paragraph<'static>> {
        if let Some(paragraph) = self.by_id(language, wanted) {
            return vec![paragraph];
        }
        let shown = self.paragraphs(language);
        let section = format!("{}.", self.bare(wanted).trim_end_matches('.'));
        let within: Vec<_> =
            shown.iter().filter(|paragraph| paragraph.id.starts_with(&section)).copied().collect();
        if !within.is_empty() {
            return within;
        }
        let words: Vec<String> = wanted.split_whitespace().map(fold).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let holds = |paragraph: &Paragraph| {
            let text = fold(paragraph.text);
            words.iter().all(|word| text.contains(word.as_str()))
        };
        let other = self.paragraphs(language.other());
        let in_other = |id| other.iter().any(|paragraph| paragraph.id == id && holds(paragraph));
        shown.into_iter().filter(|paragraph| holds(paragraph) || in_other(paragraph.id)).collect()
    }

    /// `[SR 5.4.2] text` as id and text.
    fn as_paragraph<'a>(&self, line: &'a str) -> Option<(&'a str, &'a str)> {
        let (id, text) = line.strip_prefix('[')?.split_once(']')?;
        Some((id.strip_prefix(self.initials)?.trim(), text.trim()))
    }

    fn bare(&self, id: &str) -> String {
        let id = id.trim().trim_matches(['[', ']']).to_uppercase();
        id.strip_prefix(self.initials).unwrap_or(&id).trim().to_owned()
    }
}

/// Lower case, with ё as е, so that both spellings are found.
fn fold(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}

fn as_heading(line: &str) -> Option<Heading<'_>> {
    let title = line.trim_start_matches('#');
    let level = line.len() - title.len();
    (1..=3).contains(&level).then(|| Heading { level, title: title.trim() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_star_realms::StarRealms;

    fn book() -> Book {
        Book::of::<StarRealms>()
    }

    #[test]
    fn both_languages_have_the_same_ids() {
        let ids = |language| book().paragraphs(language).iter().map(|p| p.id).collect::<Vec<_>>();
        assert_eq!(ids(Language::En), ids(Language::Ru));
        assert!(ids(Language::En).len() > 400);
    }

    #[test]
    fn ids_are_found_in_any_spelling() {
        for spelling in ["5.4.2", "SR 5.4.2", "sr5.4.2", "[SR 5.4.2]", " 5.4.2 "] {
            let found = book().search(Language::Ru, spelling);
            assert_eq!(found.iter().map(|p| p.id).collect::<Vec<_>>(), ["5.4.2"], "{spelling}");
        }
        assert_eq!(book().search(Language::En, "g12")[0].id, "G12");
    }

    #[test]
    fn a_section_is_all_its_paragraphs() {
        let found = book().search(Language::En, "4.4");
        assert!(found.len() > 5 && found.iter().all(|p| p.id.starts_with("4.4.")));
    }

    #[test]
    fn words_are_found_in_either_language() {
        assert_eq!(
            book().search(Language::Ru, "outpost protects"),
            book().search(Language::Ru, "OUTPOST PROTECTS")
        );
        assert!(book().search(Language::Ru, "outpost protects").iter().any(|p| p.id == "4.4.1"));
        assert!(book().search(Language::En, "аванпост").iter().any(|p| p.id == "4.4.1"));
        assert!(book().search(Language::En, "zeppelin").is_empty());
        assert!(book().search(Language::En, "").is_empty());
    }
}
