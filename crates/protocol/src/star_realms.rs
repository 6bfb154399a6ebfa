//! Star Realms on the wire: its options, its view and its zones.

use std::collections::BTreeMap;

use orrery_star_realms::view::{Hand, InPlayView, PlayerView, Role, View};
use orrery_star_realms::{
    AllyCondition, Category, DiscardTiming, Faction, Kind, Mode, Options, Setup, TradeDeck,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::lobby::{Field, GameCard, Value};
use crate::text::Text;

/// The zones a [`crate::Spot`] may name.
pub const ZONES: [&str; 9] =
    ["row", "explorers", "trade-deck", "scrap-heap", "hand", "discard", "deck", "in-play", "player"];

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

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StarRealmsView {
    /// The mode's key.
    pub mode: String,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Vec<u8>,
    /// The players by seat.
    pub players: Vec<StarRealmsPlayer>,
    /// The trade row, by number of title.
    pub row: Vec<u16>,
    /// Cards left in the trade deck.
    pub trade_deck: u16,
    /// Explorers left for sale.
    pub explorers: u16,
    /// The scrap heap.
    pub scrap_heap: Vec<u16>,
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StarRealmsPlayer {
    /// The seat.
    pub seat: u8,
    /// Seats of his side.
    pub side: Vec<u8>,
    /// `player`, `emperor`, `admiral`, `boss` or `raider`.
    pub role: String,
    /// Whether he is still in the game.
    pub in_game: bool,
    /// Whether he has ended his main phase while a teammate goes on.
    pub ready: bool,
    /// Authority; in hydra the team's.
    pub authority: i32,
    /// Unspent trade.
    pub trade: u16,
    /// Unspent combat.
    pub combat: u16,
    /// Discards owed at the start of his next turn.
    pub owed_discards: u16,
    /// Offered to the joint payment being agreed on.
    pub pledge: u16,
    /// Faces of the hand, if I may see them.
    pub hand: Option<Vec<u16>>,
    /// Cards in hand.
    pub hand_count: u16,
    /// Cards in the personal deck.
    pub deck: u16,
    /// Known cards on top of the deck, the top card first.
    pub deck_top: Vec<u16>,
    /// The discard pile.
    pub discard: Vec<u16>,
    /// Cards in play.
    pub in_play: Vec<StarRealmsInPlay>,
}

/// One card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StarRealmsInPlay {
    /// Its place among its owner's cards in play.
    pub slot: u8,
    /// Its title.
    pub card: u16,
    /// What it is a copy of this turn.
    pub copies: Option<u16>,
    /// Combat still needed to destroy it.
    pub defense: u16,
    /// Damage kept on it.
    pub damage: u8,
    /// Whether its primary ability is used up.
    pub primary_used: bool,
    /// Whether its ally ability was used this turn.
    pub ally_used: bool,
    /// Whether its ally condition is fulfilled.
    pub ally_live: bool,
}

/// The printed facts of a title, for drawing it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StarRealmsCard {
    /// The number by which views and spots name it.
    pub number: u16,
    /// The key of its name and texts.
    pub key: String,
    /// `none`, `blob`, `star-empire`, `trade-federation` or `machine-cult`.
    pub faction: String,
    /// `ship`, `base` or `outpost`.
    pub category: String,
    /// Its cost.
    pub cost: u8,
    /// Its defense; 0 for ships.
    pub defense: u8,
    /// Which texts it has, in order: `primary`, `ally`, `scrap`, `static`.
    pub parts: Vec<String>,
}

/// Every title, in the order of their numbers.
pub fn cards() -> Vec<StarRealmsCard> {
    Kind::all()
        .map(|kind| {
            let def = kind.def();
            let parts = [
                ("primary", !def.primary.is_empty()),
                ("ally", !def.ally.is_empty()),
                ("scrap", !def.scrap.is_empty()),
                ("static", def.standing.is_some()),
            ];
            StarRealmsCard {
                number: kind as u16,
                key: def.key.to_owned(),
                faction: match def.faction {
                    Faction::Unaligned => "none",
                    Faction::Blob => "blob",
                    Faction::StarEmpire => "star-empire",
                    Faction::TradeFederation => "trade-federation",
                    Faction::MachineCult => "machine-cult",
                }
                .to_owned(),
                category: match def.category {
                    Category::Ship => "ship",
                    Category::Base => "base",
                    Category::Outpost => "outpost",
                }
                .to_owned(),
                cost: def.cost,
                defense: def.defense,
                parts: parts.iter().filter(|(_, has)| *has).map(|(part, _)| (*part).to_owned()).collect(),
            }
        })
        .collect()
}

fn numbers(kinds: &[Kind]) -> Vec<u16> {
    kinds.iter().map(|&kind| kind as u16).collect()
}

impl From<&View> for StarRealmsView {
    fn from(view: &View) -> Self {
        Self {
            mode: view.setup.mode.key().to_owned(),
            turn: view.turn,
            active: view.active.iter().map(|seat| seat.0).collect(),
            players: view.players.iter().map(StarRealmsPlayer::from).collect(),
            row: numbers(&view.row),
            trade_deck: view.trade_deck as u16,
            explorers: view.explorers as u16,
            scrap_heap: numbers(&view.scrap_heap),
        }
    }
}

impl From<&PlayerView> for StarRealmsPlayer {
    fn from(player: &PlayerView) -> Self {
        Self {
            seat: player.seat.0,
            side: player.side.iter().map(|seat| seat.0).collect(),
            role: match player.role {
                Role::Player => "player",
                Role::Emperor => "emperor",
                Role::Admiral => "admiral",
                Role::Boss => "boss",
                Role::Raider => "raider",
            }
            .to_owned(),
            in_game: player.in_game,
            ready: player.ready,
            authority: player.authority,
            trade: player.trade,
            combat: player.combat,
            owed_discards: player.owed_discards,
            pledge: player.pledge,
            hand: match &player.hand {
                Hand::Open(cards) => Some(numbers(cards)),
                Hand::Closed(_) => None,
            },
            hand_count: player.hand.len() as u16,
            deck: player.deck as u16,
            deck_top: numbers(&player.deck_top),
            discard: numbers(&player.discard),
            in_play: player.in_play.iter().map(StarRealmsInPlay::from).collect(),
        }
    }
}

impl From<&InPlayView> for StarRealmsInPlay {
    fn from(card: &InPlayView) -> Self {
        Self {
            slot: card.slot,
            card: card.kind as u16,
            copies: card.copies.map(|kind| kind as u16),
            defense: card.defense,
            damage: card.damage,
            primary_used: card.primary_used,
            ally_used: card.ally_used,
            ally_live: card.ally_live,
        }
    }
}
