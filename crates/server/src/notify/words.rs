//! Words for messages that leave the server: the same texts as on screen, in the player's language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use orrery_games::library;
use orrery_protocol::{Arg, Text};
use unic_langid::LanguageIdentifier;

/// The messages of notices, of votes and of one game, in one language.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// The words of a game in a language; English if there is no such language. They are read once and kept.
    pub fn of(language: &str, game: &str) -> Arc<Self> {
        static KEPT: Mutex<BTreeMap<(&str, String), Arc<Words>>> = Mutex::new(BTreeMap::new());
        let known = library::LANGUAGES.iter().find(|&&known| known == language);
        let language = known.copied().unwrap_or("en");
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry((language, game.to_owned()))
            .or_insert_with(|| Arc::new(Self::read(language, game)))
            .clone()
    }

    fn read(language: &str, game: &str) -> Self {
        let locale: LanguageIdentifier =
            language.parse().unwrap_or_else(|error| unreachable!("it is one of ours: {error}"));
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolating marks show as boxes in many mail programs.
        bundle.set_use_isolating(false);
        let files = ["interface", "notices", "people", game];
        for text in files.into_iter().flat_map(|file| library::words(file, language)) {
            let resource = FluentResource::try_new(text.to_owned());
            let resource =
                resource.unwrap_or_else(|(_, errors)| unreachable!("the tests parse it: {errors:?}"));
            // The first of two messages with the same key stands.
            let _ = bundle.add_resource(resource);
        }
        Self(bundle)
    }

    /// A message with words as arguments.
    pub fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        let args = args.iter().map(|&(name, value)| (name, FluentValue::from(value))).collect();
        self.format(key, None, &args)
    }

    /// A message without arguments, if there is one of that key.
    pub fn known(&self, key: &str) -> Option<String> {
        self.0.has_message(key).then(|| self.say(key, &[]))
    }

    /// A message with a number, by which its form may be chosen.
    pub fn count(&self, key: &str, count: usize) -> String {
        self.format(key, None, &FluentArgs::from_iter([("count", FluentValue::from(count))]))
    }

    /// A text of a game with the players' names filled in.
    pub fn text(&self, text: &Text, names: &[String]) -> String {
        let args: &BTreeMap<String, Arg> = &text.args;
        let args = args.iter().map(|(name, arg)| (name.as_str(), self.arg(arg, names))).collect();
        self.named(&text.key, &args)
    }

    fn arg(&self, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Player(seat) => {
                FluentValue::from(names.get(usize::from(*seat)).cloned().unwrap_or_else(|| "?".to_owned()))
            }
            Arg::Name(key) => FluentValue::from(self.named(key, &FluentArgs::new())),
            Arg::Text(text) => FluentValue::from(self.text(text, names)),
            Arg::Counted(counts) => {
                let one = |(count, key): &(u16, String)| {
                    let args = FluentArgs::from_iter([("count", FluentValue::from(*count))]);
                    self.format(key, Some("counted"), &args)
                };
                FluentValue::from(counts.iter().map(one).collect::<Vec<_>>().join(", "))
            }
            Arg::Words(words) => FluentValue::from(words.clone()),
        }
    }

    /// A message, or an attribute of it that stands after a dot.
    fn named(&self, key: &str, args: &FluentArgs) -> String {
        match key.split_once('.') {
            Some((key, attribute)) => self.format(key, Some(attribute), args),
            None => self.format(key, None, args),
        }
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs) -> String {
        let pattern = self.0.get_message(key).and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return format!("⟦{key}⟧") };
        let mut errors = Vec::new();
        self.0.format_pattern(pattern, Some(args), &mut errors).into_owned()
    }
}
