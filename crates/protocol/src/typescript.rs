//! The TypeScript side of the wire, generated: one file for what all games share, one for each game.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use orrery_engine::Offered;
use ts_rs::{Config, TS, TypeVisitor};

use crate::{account, admin, bot, lobby, notices, players, table, text};

/// The whole of `web/src/protocol/wire.ts`: every type that travels whatever the game.
pub fn shared() -> String {
    let mut types = Types::default();
    types.visit::<text::Text>();
    types.visit::<lobby::Me>();
    types.visit::<lobby::Credentials>();
    types.visit::<lobby::Rename>();
    types.visit::<lobby::GameCard>();
    types.visit::<lobby::NewTable>();
    types.visit::<lobby::TableList>();
    types.visit::<lobby::Fork>();
    types.visit::<lobby::Refused>();
    types.visit::<table::Ask>();
    types.visit::<table::Tell>();
    types.visit::<table::LogPage>();
    types.visit::<table::ReplayStep>();
    types.visit::<notices::NoticePage>();
    types.visit::<notices::NewNotices>();
    types.visit::<notices::NewBrowser>();
    types.visit::<bot::NewToken>();
    types.visit::<bot::ApiToken>();
    types.visit::<bot::TokenCard>();
    types.visit::<account::NewPassword>();
    types.visit::<account::Forgotten>();
    types.visit::<account::Reset>();
    types.visit::<account::SessionCard>();
    types.visit::<players::Leaderboard>();
    types.visit::<players::PlayerPage>();
    types.visit::<players::SeatRating>();
    types.visit::<admin::AdminPage>();
    types.visit::<admin::AdminPerson>();
    types.visit::<admin::Ban>();
    types.visit::<admin::Forget>();
    types.visit::<admin::LogOut>();
    types.visit::<admin::EndTable>();
    types.visit::<admin::Unsay>();
    types.visit::<admin::OldRules>();
    format!("// Generated from crates/protocol; `make wire` writes it anew.\n{}", types.source())
}

/// The whole of `web/src/games/<id>/wire.ts`: the game's view and what it is made of, its zones and its facts.
///
/// # Panics
/// If the facts cannot be written as JSON; they are plain values, so they can.
pub fn game<G: Offered>() -> String {
    let mut types = Types::default();
    // What a view takes over from the wire as it is.
    types.know::<orrery_engine::Message>();
    types.know::<orrery_engine::Arg>();
    types.know::<orrery_engine::Spot>();
    let shared = types.found.len();
    types.visit::<G::View>();
    types.visit::<G::Facts>();
    let mut source = format!("// Generated from the crate of {}; `make wire` writes it anew.\n", G::ID);
    if types.shared_used(shared) {
        source.push_str("\nimport type { Text } from '../../protocol/wire';\n");
    }
    source.push_str(&types.source());
    let zones: Vec<String> = G::ZONES.iter().map(|zone| format!("'{zone}'")).collect();
    let _ = write!(
        source,
        "\n/**\n * The zones that a spot may name.\n */\nexport type Zone = {};\n",
        zones.join(" | ")
    );
    let facts =
        serde_json::to_value(G::facts()).unwrap_or_else(|error| unreachable!("facts are plain: {error}"));
    let _ =
        write!(source, "\nexport const FACTS: {} = {};\n", G::Facts::name(&types.config), by_lines(&facts));
    source
}

/// JSON with one line for each field and, in a list, one for each thing.
fn by_lines(facts: &serde_json::Value) -> String {
    let Some(fields) = facts.as_object() else { return facts.to_string() };
    let mut text = String::from("{\n");
    for (name, value) in fields {
        match value.as_array() {
            Some(things) => {
                let _ = writeln!(text, "  {name}: [");
                for thing in things {
                    let _ = writeln!(text, "    {thing},");
                }
                text.push_str("  ],\n");
            }
            None => {
                let _ = writeln!(text, "  {name}: {value},");
            }
        }
    }
    text.push('}');
    text
}

/// The declared types that some types are made of, by name: the order in which they are met differs between builds.
#[derive(Default)]
struct Types {
    config: Config,
    found: Vec<TypeId>,
    declarations: BTreeMap<String, String>,
    used: Vec<TypeId>,
}

impl Types {
    /// Takes a type for declared elsewhere.
    fn know<T: TS + 'static + ?Sized>(&mut self) {
        self.found.push(TypeId::of::<T>());
    }

    /// Whether one of the first `count` types, which are declared elsewhere, is part of another.
    fn shared_used(&self, count: usize) -> bool {
        self.found[..count].iter().any(|id| self.used.contains(id))
    }

    fn source(&self) -> String {
        self.declarations.values().flat_map(|declaration| ["\n", declaration, "\n"]).collect()
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let id = TypeId::of::<T>();
        self.used.push(id);
        if self.found.contains(&id) {
            return;
        }
        self.found.push(id);
        // A type without a file of its own is one of the language, such as a list.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}", T::decl(&self.config));
            let twin = self.declarations.insert(T::ident(&self.config), declaration);
            assert!(twin.is_none(), "two types are called {}", T::ident(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
