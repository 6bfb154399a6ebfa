//! `orrery games`: the games there are, and what can be chosen before each.

use orrery_engine::{Field, Offered};
use orrery_games::Task;

use crate::args::GamesArgs;
use crate::rules::Printer;
use crate::text::{Language, Texts};

/// Prints the games, or one of them.
pub fn run(args: &GamesArgs) {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let wanted = |id: &&&str| args.game.as_deref().is_none_or(|game| game == **id);
    for (number, id) in orrery_games::IDS.iter().filter(wanted).enumerate() {
        let mut out = Printer::new();
        if number > 0 {
            out.line("");
        }
        orrery_games::with(id, Show { language, out });
    }
}

struct Show {
    language: Language,
    out: Printer,
}

impl Task for Show {
    type Output = ();

    fn run<G: Offered>(mut self) {
        let texts = Texts::new(self.language, Some(G::ID));
        let (least, most) = G::PLAYERS;
        let (short, long) = G::MINUTES;
        let facts = [("least", least.into()), ("most", most.into()), ("short", short), ("long", long)];
        self.out.line(&format!("{}  {}", G::ID, texts.get("game-name")));
        self.out.line(&format!("    {}", texts.with("games-facts", facts)));
        for field in G::FIELDS {
            self.field(field, &texts);
        }
    }
}

impl Show {
    fn field(&mut self, field: &Field, texts: &Texts) {
        let rule = field.rule.map(|rule| format!("  ({rule})")).unwrap_or_default();
        self.out.line("");
        self.out.line(&format!("    {}{rule}", texts.get(&format!("option-{}", field.key))));
        if field.written {
            let wish = format!("--set {}=…", field.key);
            let hint = texts.attribute(&format!("option-{}", field.key), "hint").unwrap_or_default();
            self.out.line(&format!("      {wish:<36} {hint}"));
        }
        for value in field.values {
            let name = format!("option-{}-{}", field.key, value.key);
            let wish = format!("--set {}={}", field.key, value.key);
            let players = value.players.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let players = if players.is_empty() {
                String::new()
            } else {
                format!("  ({})", texts.with("games-players", [("players", players)]))
            };
            self.out.line(&format!("      {wish:<36} {}{players}", texts.get(&name)));
        }
    }
}
