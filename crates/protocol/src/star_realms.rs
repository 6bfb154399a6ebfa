//! Star Realms in the lobby: its options.

use std::collections::BTreeMap;

use orrery_star_realms::{AllyCondition, DiscardTiming, Mode, Options, Setup, TradeDeck};

use crate::lobby::{Field, GameCard, Value};
use crate::text::Text;

/// The game on offer.
pub fn card() -> GameCard {
    let plain = |key: &str| Value { key: key.to_owned(), players: vec![] };
    let field = |key: &str, values: &[&str], rule: &str, modes: &[Mode]| Field {
        key: key.to_owned(),
        values: values.iter().map(|key| plain(key)).collect(),
        rule: Some(format!("SR {rule}")),
        modes: modes.iter().map(|mode| mode.key().to_owned()).collect(),
    };
    let modes = Mode::ALL.map(|mode| Value {
        key: mode.key().to_owned(),
        players: (2..=6).filter(|&players| mode.admits(players)).collect(),
    });
    GameCard {
        id: "star-realms".to_owned(),
        players: (2, 6),
        minutes: (15, 30),
        weight: 1,
        fields: vec![
            Field {
                key: "mode".to_owned(),
                values: modes.to_vec(),
                rule: Some("SR 12.2.1".to_owned()),
                modes: vec![],
            },
            field("deck", &["colony-wars", "base", "mixed"], "G36", &[]),
            field("ally", &["at-use", "sticky"], "G5", &[]),
            field("discard", &["at-once", "start-of-turn"], "G12", &[]),
            field("team-hands", &["closed", "open"], "G46", &[Mode::Hydra, Mode::Emperor]),
            field("joint-explorers", &["no", "yes"], "G48", &[Mode::Hydra]),
            field("eliminated-raiders", &["see", "blind"], "G61", &[Mode::Raid]),
        ],
        levels: ["novice", "easy", "normal", "hard", "expert"].map(str::to_owned).to_vec(),
    }
}

/// The setup that a form describes.
///
/// # Errors
/// Which value is not one of its field's, as a text, or the rule the setup breaks.
pub fn setup(options: &BTreeMap<String, String>, players: u8) -> Result<Setup, Text> {
    let card = card();
    let wrong = || Text::new("refuse-unknown-option");
    for (key, value) in options {
        let field = card.fields.iter().find(|field| field.key == *key).ok_or_else(wrong)?;
        if !field.values.iter().any(|allowed| allowed.key == *value) {
            return Err(wrong());
        }
    }
    let is = |key: &str, value: &str| options.get(key).is_some_and(|chosen| chosen == value);
    let default_mode = if players == 2 { Mode::Duel } else { Mode::FreeForAll };
    let mode = Mode::ALL.into_iter().find(|mode| is("mode", mode.key())).unwrap_or(default_mode);
    if !mode.admits(players) {
        return Err(orrery_star_realms::rules::WRONG_NUMBER_OF_PLAYERS.into());
    }
    let deck = match options.get("deck").map(String::as_str) {
        Some("base") => TradeDeck::BaseSet,
        Some("mixed") => TradeDeck::Mixed,
        _ => TradeDeck::ColonyWars,
    };
    Ok(Setup {
        mode,
        players,
        deck,
        options: Options {
            ally: if is("ally", "sticky") { AllyCondition::Sticky } else { AllyCondition::AtUse },
            discard: if is("discard", "start-of-turn") {
                DiscardTiming::StartOfTurn
            } else {
                DiscardTiming::AtOnce
            },
            open_team_hands: is("team-hands", "open"),
            joint_explorers: is("joint-explorers", "yes"),
            blind_eliminated_raiders: is("eliminated-raiders", "blind"),
        },
        first: None,
    })
}
