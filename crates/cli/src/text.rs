//! Words: Fluent messages in English and Russian, with names, numbers and plurals filled in.

use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use orrery_engine::{Arg, Illegal, Message, Seat};
use orrery_games::library;
use unic_langid::LanguageIdentifier;

/// A language Orrery speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    En,
    /// Russian.
    Ru,
}

impl Language {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Ru];

    /// The language of the environment: Russian if it asks for it, English otherwise.
    pub fn of_environment() -> Self {
        // The first variable that is set decides, as the C library has it.
        let set = |name: &&str| std::env::var(name).is_ok_and(|value| !value.is_empty());
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set);
        let value = name.and_then(|name| std::env::var(name).ok()).unwrap_or_default();
        if value.to_lowercase().starts_with("ru") { Self::Ru } else { Self::En }
    }

    /// The other language.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::En => Self::Ru,
            Self::Ru => Self::En,
        }
    }

    /// The language's code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
        }
    }

    /// One of two things, by language.
    pub fn pick<T>(self, en: T, ru: T) -> T {
        match self {
            Self::En => en,
            Self::Ru => ru,
        }
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| "use en or ru".to_owned())
    }
}

/// The file of the sentences common to all games.
const INTERFACE: &str = "interface";

/// All messages of the interface and of one game, in one language.
pub struct Texts {
    language: Language,
    game: Option<&'static str>,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The words of the interface and of a game in `language`.
    ///
    /// # Panics
    /// If an embedded file is not Fluent; the tests see to it.
    pub fn new(language: Language, game: Option<&'static str>) -> Self {
        let locale: LanguageIdentifier = language.code().parse().expect("a valid code");
        let mut bundle = FluentBundle::new(vec![locale]);
        // Isolating marks show as boxes on many terminals.
        bundle.set_use_isolating(false);
        let files = std::iter::once(INTERFACE).chain(game);
        for text in files.flat_map(|file| library::words(file, language.code())) {
            let resource =
                FluentResource::try_new(text.to_owned()).expect("embedded messages are valid Fluent");
            bundle.add_resource(resource).expect("every key is defined once");
        }
        Self { language, game, bundle }
    }

    /// The same messages in another language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Self {
        Self::new(language, self.game)
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments.
    pub fn get(&self, key: &str) -> String {
        self.format(key, None, &FluentArgs::new()).unwrap_or_else(|| missing(key))
    }

    /// A message with arguments.
    pub fn with<'a, V: Into<FluentValue<'a>>>(
        &self,
        key: &str,
        args: impl IntoIterator<Item = (&'a str, V)>,
    ) -> String {
        let args = args.into_iter().map(|(name, value)| (name, value.into())).collect();
        self.format(key, None, &args).unwrap_or_else(|| missing(key))
    }

    /// An attribute of a message, e.g. the ally ability of a card.
    pub fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        self.attribute_with::<FluentValue>(key, attribute, [])
    }

    /// An attribute of a message with arguments, e.g. a name with a count.
    pub fn attribute_with<'a, V: Into<FluentValue<'a>>>(
        &self,
        key: &str,
        attribute: &str,
        args: impl IntoIterator<Item = (&'a str, V)>,
    ) -> Option<String> {
        let args = args.into_iter().map(|(name, value)| (name, value.into())).collect();
        self.format(key, Some(attribute), &args)
    }

    /// A game's message with the players' names filled in.
    pub fn message(&self, message: &Message, names: &Names) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Player(seat) => FluentValue::from(names.of(*seat).to_owned()),
            Arg::Name(key) => FluentValue::from(self.name(key)),
            Arg::Part(key, part) => {
                FluentValue::from(self.attribute(key, part).unwrap_or_else(|| missing(key)))
            }
            Arg::Message(message) => FluentValue::from(self.message(message, names)),
            Arg::Counted(counts) => FluentValue::from(self.counted(counts)),
        };
        self.with(message.key, message.args.iter().map(|(name, arg)| (*name, value(arg))))
    }

    /// A component's name, or an attribute of it that stands after a dot.
    fn name(&self, key: &str) -> String {
        match key.split_once('.') {
            Some((key, attribute)) => self.attribute(key, attribute).unwrap_or_else(|| missing(key)),
            None => self.get(key),
        }
    }

    /// So many of each thing, as a list.
    fn counted(&self, counts: &[(u16, &str)]) -> String {
        let one = |&(count, key): &(u16, &str)| {
            self.attribute_with(key, "counted", [("count", count)]).unwrap_or_else(|| missing(key))
        };
        counts.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// A refusal as a sentence that ends with its rule.
    pub fn refusal(&self, illegal: Illegal) -> String {
        format!("{} ({})", self.get(illegal.reason), illegal.rule)
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}

/// What stands for a message that is missing; the tests look for it on every screen.
fn missing(key: &str) -> String {
    format!("⟦{key}⟧")
}

/// The players' names by seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(pub Vec<String>);

impl Names {
    /// The name of the player in `seat`.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// Several names, joined by commas.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.of(seat)).collect::<Vec<_>>().join(", ")
    }
}
