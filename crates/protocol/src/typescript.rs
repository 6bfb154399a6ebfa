//! The TypeScript side of the wire, generated.

use ts_rs::{Config, TS};

use crate::{lobby, star_realms, table, text};

/// The whole of `web/src/protocol/wire.ts`: every wire type, then the printed facts of the cards.
pub fn source() -> String {
    let config = Config::default();
    let mut source = String::from(
        "// Generated from crates/protocol; `make wire` writes it anew.\n\nexport type JsonValue = unknown;\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(
                source.push_str("\nexport ");
                source.push_str(&<$type>::decl(&config));
                source.push('\n');
            )*
        };
    }
    declare!(
        text::Text,
        text::Arg,
        text::Spot,
        lobby::Me,
        lobby::Credentials,
        lobby::Rename,
        lobby::GameCard,
        lobby::Field,
        lobby::Value,
        lobby::SeatWish,
        lobby::NewTable,
        lobby::Phase,
        lobby::TableSummary,
        lobby::SeatState,
        lobby::Who,
        lobby::TableList,
        lobby::Fork,
        lobby::Refused,
        table::Version,
        table::Ask,
        table::Tell,
        table::Play,
        table::Asked,
        table::Choice,
        table::Order,
        table::StandingOrder,
        table::Window,
        table::ChoiceKind,
        table::Line,
        table::Move,
        table::Undo,
        table::UndoRequest,
        table::Vote,
        table::Happened,
        table::LogPage,
        table::Said,
        table::ReplayStep,
        star_realms::StarRealmsView,
        star_realms::StarRealmsPlayer,
        star_realms::StarRealmsInPlay,
        star_realms::StarRealmsCard,
    );
    source.push_str("\nexport const STAR_REALMS_CARDS: StarRealmsCard[] = ");
    let cards = serde_json::to_string_pretty(&star_realms::cards()).unwrap_or_default();
    source.push_str(&cards);
    source.push_str(";\n");
    source
}
