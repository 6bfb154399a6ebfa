//! Golden replays: whole games with the state hash at every record, and what they have to show between them.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_engine::{Game, Status};
use orrery_star_realms::event::ScrappedFrom;
use orrery_star_realms::{AllyCondition, DiscardTiming, Event, Kind, Mode, Setup, StarRealms, TradeDeck};
use orrery_testkit::golden::{Replayed, verify_dir};

fn replays() -> Vec<Replayed<StarRealms>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/star-realms");
    verify_dir(folder).unwrap_or_else(|report| panic!("{report}"))
}

/// All replays hold, and between them they use every card, mode, player count, deck, option and way to end.
#[test]
fn golden_replays_hold_and_show_everything() {
    let replays = replays();
    assert!(replays.len() >= 60, "{} replays", replays.len());
    every_card_is_played_acquired_and_used(&replays);
    every_setup_is_played(&replays);
    every_end_is_reached(&replays);
}

fn every_card_is_played_acquired_and_used(replays: &[Replayed<StarRealms>]) {
    let (mut played, mut acquired, mut used) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for event in replays.iter().flat_map(|replay| &replay.events) {
        match *event {
            Event::Played { kind, .. } => {
                played.insert(kind);
            }
            Event::Acquired { kind, .. } => {
                acquired.insert(kind);
            }
            Event::Used { kind, part, .. } => {
                used.insert((kind, part as u8));
            }
            _ => (),
        }
    }
    for kind in Kind::all() {
        assert!(played.contains(&kind), "{kind:?} is never played");
        let for_sale = !matches!(kind, Kind::Scout | Kind::Viper);
        assert!(!for_sale || acquired.contains(&kind), "{kind:?} is never acquired");
        let def = kind.def();
        let abilities = [
            (kind.is_base() && !def.primary.is_empty(), orrery_star_realms::cards::Part::Primary),
            (!def.ally.is_empty(), orrery_star_realms::cards::Part::Ally),
            (!def.scrap.is_empty(), orrery_star_realms::cards::Part::Scrap),
        ];
        for (has, part) in abilities {
            assert!(!has || used.contains(&(kind, part as u8)), "{part:?} of {kind:?} is never used");
        }
    }
}

fn every_setup_is_played(replays: &[Replayed<StarRealms>]) {
    let shows = |what: &str, test: &dyn Fn(&Setup) -> bool| {
        assert!(replays.iter().any(|replay| test(&replay.setup)), "no replay with {what}");
    };
    for mode in Mode::ALL {
        for players in (2..=6).filter(|&players| mode.admits(players)) {
            shows(&format!("{mode:?} of {players}"), &|s| s.mode == mode && s.players == players);
        }
    }
    for deck in [TradeDeck::ColonyWars, TradeDeck::BaseSet, TradeDeck::Mixed] {
        shows(&format!("{deck:?}"), &|s| s.deck == deck);
    }
    for ally in [AllyCondition::AtUse, AllyCondition::Sticky] {
        shows(&format!("{ally:?}"), &|s| s.options.ally == ally);
    }
    for discard in [DiscardTiming::AtOnce, DiscardTiming::StartOfTurn] {
        shows(&format!("{discard:?}"), &|s| s.options.discard == discard);
    }
    shows("open team hands", &|s| s.options.open_team_hands && matches!(s.mode, Mode::Hydra | Mode::Emperor));
    shows("joint Explorers", &|s| s.options.joint_explorers && s.mode == Mode::Hydra);
    shows("blind raiders", &|s| s.options.blind_eliminated_raiders && s.mode == Mode::Raid);
}

fn every_end_is_reached(replays: &[Replayed<StarRealms>]) {
    let mut ends = BTreeSet::new();
    for replay in replays {
        let Status::Over(outcome) = replay.game.status() else { panic!("{} is not over", replay.name) };
        let happened = |test: &dyn Fn(&Event) -> bool| replay.events.iter().any(test);
        let how = if happened(&|e| matches!(e, Event::Drawn { .. })) {
            "drawn"
        } else if matches!(replay.events.iter().rev().nth(2), Some(Event::Conceded { .. })) {
            "conceded"
        } else {
            "fought out"
        };
        let first_side_won = outcome.winners.contains(orrery_engine::Seat(0));
        ends.insert((replay.setup.mode.key(), how, first_side_won));
    }
    for mode in Mode::ALL {
        let reached = |how| ends.iter().any(|&(key, end, _)| key == mode.key() && end == how);
        assert!(reached("fought out"), "{mode:?} is never fought out");
        assert!(reached("conceded"), "{mode:?} never ends by a concession");
    }
    assert!(ends.iter().any(|&(_, how, _)| how == "drawn"), "no game is drawn");
    let boss_wins = |won: bool| {
        replays.iter().any(|replay| {
            let Status::Over(outcome) = replay.game.status() else { return false };
            replay.setup.mode == Mode::Raid && (outcome.winners.len() == 1) == won
        })
    };
    assert!(boss_wins(true) && boss_wins(false), "the boss and the raiders each win a raid");
}

/// Scrapping occurs from every zone in the replays.
#[test]
fn golden_replays_scrap_from_every_zone() {
    let replays = replays();
    for from in [ScrappedFrom::Hand, ScrappedFrom::DiscardPile, ScrappedFrom::Row, ScrappedFrom::Play] {
        let shown = replays
            .iter()
            .flat_map(|replay| &replay.events)
            .any(|event| matches!(event, Event::Scrapped { from: zone, .. } if *zone == from));
        assert!(shown, "nothing is scrapped from {from:?}");
    }
}
