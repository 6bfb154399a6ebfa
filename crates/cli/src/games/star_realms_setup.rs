//! The setup of Star Realms from the command line.

use anyhow::bail;
use orrery_engine::Seat;
use orrery_star_realms::{AllyCondition, DiscardTiming, Mode, Options, Setup, TradeDeck};

use crate::args::{AllyArg, DeckArg, DiscardArg, ModeArg, SetupArgs};
use crate::text::Texts;

/// The most seats of any mode.
const MOST: u8 = 6;

pub(super) fn setup(args: &SetupArgs, seats: Option<u8>, texts: &Texts) -> anyhow::Result<(Setup, u8)> {
    let mode = mode(args.mode.unwrap_or(ModeArg::Duel));
    if let (Some(players), Some(seats)) = (args.players, seats)
        && seats > players
    {
        bail!(texts.with("error-seats", [("seats", seats), ("players", players)]));
    }
    let fewest = (2..=MOST).find(|&n| mode.admits(n)).unwrap_or(2);
    let players = args.players.or(seats).map_or(fewest, |named| {
        // Fewer seats than the mode needs are filled up with bots.
        if args.players.is_none() { named.max(fewest) } else { named }
    });
    if !mode.admits(players) {
        let fitting = Mode::ALL.iter().filter(|mode| mode.admits(players)).map(|mode| mode.key());
        let fitting = fitting.collect::<Vec<_>>().join(", ");
        let counts = (2..=MOST).filter(|&n| mode.admits(n)).map(|n| n.to_string());
        let counts = counts.collect::<Vec<_>>().join(", ");
        let key = if fitting.is_empty() { "error-players-none" } else { "error-players" };
        let args = [
            ("mode", mode.key().to_owned()),
            ("counts", counts),
            ("players", players.to_string()),
            ("fitting", fitting),
        ];
        bail!(texts.with(key, args));
    }
    let first = match args.first {
        None => None,
        Some(n) if (1..=players).contains(&n) => Some(Seat(n - 1)),
        Some(n) => bail!(texts.with("error-first", [("seat", n), ("players", players)])),
    };
    let options = Options {
        ally: match args.ally {
            AllyArg::AtUse => AllyCondition::AtUse,
            AllyArg::Sticky => AllyCondition::Sticky,
        },
        discard: match args.discard {
            DiscardArg::AtOnce => DiscardTiming::AtOnce,
            DiscardArg::StartOfTurn => DiscardTiming::StartOfTurn,
        },
        open_team_hands: args.open_team_hands,
        joint_explorers: args.joint_explorers,
        blind_eliminated_raiders: args.blind_eliminated_raiders,
    };
    let deck = match args.deck {
        DeckArg::ColonyWars => TradeDeck::ColonyWars,
        DeckArg::Base => TradeDeck::BaseSet,
        DeckArg::Mixed => TradeDeck::Mixed,
    };
    Ok((Setup { mode, players, deck, options, first }, players))
}

const fn mode(arg: ModeArg) -> Mode {
    match arg {
        ModeArg::Duel => Mode::Duel,
        ModeArg::FreeForAll => Mode::FreeForAll,
        ModeArg::Hunter => Mode::Hunter,
        ModeArg::Hydra => Mode::Hydra,
        ModeArg::Emperor => Mode::Emperor,
        ModeArg::Raid => Mode::Raid,
    }
}
