//! The laws every game must obey, for every mode and player count.

use std::collections::BTreeSet;

use orrery_engine::Seat;
use orrery_star_realms::TradeDeck::{BaseSet, ColonyWars, Mixed};
use orrery_star_realms::{
    Action, AllyCondition, DiscardTiming, Kind, Mode, Options, Placement, Setup, StarRealms,
};
use orrery_testkit::{Components, Lawful};

struct Laws;

impl Lawful for Laws {
    type Game = StarRealms;

    const ZONES: &'static [&'static str] =
        &["row", "explorers", "trade-deck", "scrap-heap", "hand", "discard", "deck", "in-play", "player"];

    fn universe(game: &StarRealms) -> Vec<Action> {
        let seats: Vec<Seat> = Seat::all(game.setup().players).collect();
        let slots = 0..24_u8;
        let mut actions =
            vec![Action::EndTurn, Action::Withdraw, Action::ChooseEither, Action::ChooseOr, Action::Decline];
        for kind in Kind::all() {
            actions.extend([
                Action::Play(kind),
                Action::Acquire(kind),
                Action::Discard(kind),
                Action::ScrapFromHand(kind),
                Action::ScrapFromDiscard(kind),
                Action::ScrapFromRow(kind),
                Action::CopyShip(kind),
                Action::Give(kind),
            ]);
            for &seat in &seats {
                actions.push(Action::PassCard { kind, to: seat });
                actions.push(Action::ProposeAcquire { kind, receiver: seat });
            }
        }
        for slot in slots {
            actions.extend([Action::UsePrimary(slot), Action::UseAlly(slot), Action::UseScrap(slot)]);
            for &owner in &seats {
                actions.extend([
                    Action::AttackBase { owner, slot },
                    Action::ProposeAttack { owner, slot },
                    Action::Destroy { owner, slot },
                    Action::CopyBase { owner, slot },
                ]);
            }
        }
        actions.extend(seats.iter().flat_map(|&seat| [Action::Attack(seat), Action::Target(seat)]));
        actions.extend((0..200).map(Action::Spend));
        actions.extend(Placement::ALL.map(Action::Place));
        actions
    }

    fn components(game: &StarRealms) -> Components {
        game.all_cards().iter().map(|card| card.kind).collect()
    }

    fn validate(game: &StarRealms) -> Result<(), String> {
        let row = game.cards(orrery_star_realms::piles::Zone::Row).len();
        if row > orrery_star_realms::ROW {
            return Err(format!("the row holds {row} cards"));
        }
        if game.stack_depth() > 12 {
            return Err(format!("{} frames", game.stack_depth()));
        }
        Ok(())
    }
}

/// Every mode and player count; between them every deck and option.
fn setups() -> Vec<(&'static str, Setup)> {
    let sticky = Options { ally: AllyCondition::Sticky, ..Options::default() };
    let later = Options { discard: DiscardTiming::StartOfTurn, ..Options::default() };
    let open =
        Options { open_team_hands: true, joint_explorers: true, blind_eliminated_raiders: true, ..later };
    let of = |mode, players, deck, options| Setup { deck, options, ..Setup::of(mode, players) };
    let plain = Options::default();
    vec![
        ("duel", of(Mode::Duel, 2, ColonyWars, plain)),
        ("duel, base set, sticky allies", of(Mode::Duel, 2, BaseSet, sticky)),
        ("duel, mixed, discards later", of(Mode::Duel, 2, Mixed, later)),
        ("free-for-all of 3", of(Mode::FreeForAll, 3, ColonyWars, plain)),
        ("free-for-all of 4, mixed", of(Mode::FreeForAll, 4, Mixed, sticky)),
        ("free-for-all of 5", of(Mode::FreeForAll, 5, BaseSet, plain)),
        ("free-for-all of 6", of(Mode::FreeForAll, 6, Mixed, later)),
        ("hunter of 3", of(Mode::Hunter, 3, Mixed, plain)),
        ("hunter of 4", of(Mode::Hunter, 4, ColonyWars, later)),
        ("hunter of 5", of(Mode::Hunter, 5, BaseSet, plain)),
        ("hunter of 6", of(Mode::Hunter, 6, ColonyWars, sticky)),
        ("two-headed hydra", of(Mode::Hydra, 4, ColonyWars, plain)),
        ("two-headed hydra, open", of(Mode::Hydra, 4, Mixed, open)),
        ("three-headed hydra", of(Mode::Hydra, 6, ColonyWars, open)),
        ("emperor", of(Mode::Emperor, 6, ColonyWars, plain)),
        ("emperor, mixed, open hands", of(Mode::Emperor, 6, Mixed, open)),
        ("raid of 3", of(Mode::Raid, 3, ColonyWars, plain)),
        ("raid of 4", of(Mode::Raid, 4, Mixed, open)),
        ("raid of 5", of(Mode::Raid, 5, BaseSet, plain)),
        ("raid of 6", of(Mode::Raid, 6, ColonyWars, later)),
    ]
}

orrery_testkit::laws!(Laws, setups());

/// Every mode, deck and option occurs in the setups the laws are tried on.
#[test]
fn the_laws_are_tried_everywhere() {
    let seen: BTreeSet<(&str, u8)> =
        setups().iter().map(|(_, setup)| (setup.mode.key(), setup.players)).collect();
    for mode in Mode::ALL {
        for players in (2..=6).filter(|&players| mode.admits(players)) {
            assert!(seen.contains(&(mode.key(), players)), "{mode:?} of {players}");
        }
    }
}

/// Search clones states by the million: a state stays within its budget, whatever the number of players.
#[test]
fn a_state_is_small() {
    assert!(size_of::<StarRealms>() <= 1536, "{} bytes", size_of::<StarRealms>());
}
