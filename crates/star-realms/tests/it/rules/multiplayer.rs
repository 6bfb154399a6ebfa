//! SR 12: what all multiplayer modes have in common.

use orrery_engine::{Game, SeatSet, Viewer};
use orrery_star_realms::Kind::*;

use crate::table::*;

/// Every mode of three and more with every number of players it is for.
fn modes() -> impl Iterator<Item = (Mode, u8)> {
    Mode::ALL.into_iter().flat_map(|mode| (3..=6).filter(move |&n| mode.admits(n)).map(move |n| (mode, n)))
}

fn everyone_ends_the_turn(t: &mut Scenario<StarRealms>) {
    for seat in t.state().active().iter() {
        t.accepts(seat, Action::EndTurn);
    }
    t.settle();
}

fn attack(t: &mut Scenario<StarRealms>, seat: Seat, target: Seat, amount: u16) {
    t.accepts(seat, Action::Attack(target)).accepts(seat, Action::Spend(amount));
}

/// SR 12.1.1
#[test]
fn three_or_four_players_play_with_two_sets() {
    for (mode, players) in modes().filter(|&(_, players)| players < 5) {
        let t = dealt(mode, players);
        assert_eq!(t.count(Zone::TradeDeck) + t.count(Zone::Row), 160, "{mode:?} of {players}");
        assert_eq!(t.count(Zone::Explorers), 20, "{mode:?} of {players}");
        let oracles = t.state().all_cards().iter().filter(|card| card.kind == TheOracle).count();
        assert_eq!(oracles, 2, "{mode:?} of {players}");
    }
}

/// SR 12.1.2
#[test]
fn five_or_six_players_play_with_three_sets() {
    for (mode, players) in modes().filter(|&(_, players)| players >= 5) {
        let t = dealt(mode, players);
        assert_eq!(t.count(Zone::TradeDeck) + t.count(Zone::Row), 240, "{mode:?} of {players}");
        assert_eq!(t.count(Zone::Explorers), 30, "{mode:?} of {players}");
        let oracles = t.state().all_cards().iter().filter(|card| card.kind == TheOracle).count();
        assert_eq!(oracles, 3, "{mode:?} of {players}");
    }
}

/// SR 12.1.3
#[test]
fn a_turn_goes_by_the_rules_of_the_duel() {
    for (mode, players) in modes() {
        // The boss draws another number of cards, so let a raider play.
        let seat = if mode == Mode::Raid { B } else { A };
        let position =
            position(&Setup::of(mode, players)).active(seat).row([Swarmer; 5]).trade_deck([Swarmer]);
        let mut t = position.hand(seat, [Scout, Viper, CommandCenter, Falcon]).begin();
        for kind in [Scout, Viper, CommandCenter] {
            t.accepts(seat, Action::Play(kind));
        }
        t.accepts(seat, Action::UsePrimary(2)).refuses(seat, Action::UsePrimary(2), rules::ALREADY_USED);
        t.accepts(seat, Action::Acquire(Explorer)).accepts(seat, Action::Acquire(Swarmer));
        assert_eq!((t.state().trade(seat), t.state().combat(seat)), (0, 1), "{mode:?}");
        everyone_ends_the_turn(&mut t);
        assert_eq!(t.titles(Zone::InPlay(seat)), [CommandCenter], "{mode:?}");
        assert_eq!(t.count(Zone::Discard(seat)), 5, "{mode:?}");
        assert_eq!(t.count(Zone::Hand(seat)), 5, "{mode:?}");
        assert_eq!((t.state().trade(seat), t.state().combat(seat)), (0, 0), "{mode:?}");
        assert!(!t.state().active().contains(seat), "{mode:?}");
    }
}

/// SR 12.1.4
#[test]
fn each_player_has_his_own_starting_deck_and_50_authority() {
    for (mode, players) in modes() {
        let t = dealt(mode, players);
        for seat in Seat::all(players) {
            let mut deck = t.titles(Zone::Deck(seat));
            deck.extend(t.titles(Zone::Hand(seat)));
            let scouts = deck.iter().filter(|&&kind| kind == Scout).count();
            let vipers = deck.iter().filter(|&&kind| kind == Viper).count();
            assert_eq!((deck.len(), scouts, vipers), (10, 8, 2), "{mode:?} {seat:?}");
            let special = match mode {
                Mode::Hydra => true,
                Mode::Emperor => seat == B || seat == E,
                Mode::Raid => seat == A,
                _ => false,
            };
            if !special {
                assert_eq!(t.state().authority(seat), 50, "{mode:?} {seat:?}");
            }
        }
    }
}

/// SR 12.1.5
#[test]
fn all_players_buy_from_one_row_and_one_explorer_pile() {
    let position = position(&Setup::of(Mode::FreeForAll, 3)).trade(A, 4).row([Gunship, Lancer]);
    let mut t = position.trade_deck([]).explorers(2).hand(B, [TradeHauler, TradeHauler]).begin();
    t.accepts(A, Action::Acquire(Explorer)).accepts(A, Action::Acquire(Lancer)).accepts(A, Action::EndTurn);
    t.accepts(B, Action::Play(TradeHauler)).accepts(B, Action::Play(TradeHauler));
    t.refuses(B, Action::Acquire(Lancer), rules::NOT_FOR_SALE);
    t.accepts(B, Action::Acquire(Gunship)).accepts(B, Action::Acquire(Explorer));
    assert_eq!((t.count(Zone::Row), t.count(Zone::Explorers)), (0, 0));
}

/// SR 12.1.6
#[test]
fn an_outpost_of_one_player_is_not_in_the_way_of_another() {
    // The attacker, the owner of the outpost, and another opponent with an ordinary base.
    for (mode, players, attacker, guarded, other) in [
        (Mode::FreeForAll, 3, A, B, C),
        (Mode::Hunter, 4, A, D, B),
        (Mode::Emperor, 6, B, D, E),
        (Mode::Raid, 3, A, B, C),
    ] {
        let position =
            position(&Setup::of(mode, players)).trade_deck([]).active(attacker).combat(attacker, 5);
        let position = position.in_play(attacker, [FrontierFerry]).in_play(guarded, [TheOracle]);
        let mut t = position.in_play(other, [StorageSilo, LoyalColony]).begin();
        attack(&mut t, attacker, other, 2);
        t.accepts(attacker, Action::AttackBase { owner: other, slot: 0 });
        t.accepts(attacker, Action::UseScrap(0));
        t.accepts(attacker, Action::Destroy { owner: other, slot: 0 });
        assert_eq!(t.titles(Zone::Discard(other)), [StorageSilo, LoyalColony], "{mode:?}");
        assert_eq!(t.titles(Zone::InPlay(guarded)), [TheOracle], "{mode:?}");
    }
}

/// SR 12.1.7
#[test]
fn an_outpost_shields_its_owner_and_his_ordinary_bases_alone() {
    let position = position(&Setup::of(Mode::FreeForAll, 4)).combat(A, 20).in_play(A, [FrontierFerry]);
    let mut t = position.in_play(B, [TheOracle, StorageSilo]).in_play(C, [StorageSilo]).begin();
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    t.refuses(A, Action::AttackBase { owner: B, slot: 1 }, rules::OUTPOST_GUARDS_BASE);
    t.offers(A, Action::Attack(C)).offers(A, Action::AttackBase { owner: C, slot: 0 });
    t.accepts(A, Action::UseScrap(0));
    t.refuses(A, Action::Destroy { owner: B, slot: 1 }, rules::OUTPOST_GUARDS_TARGET);
    t.offers(A, Action::Destroy { owner: B, slot: 0 }).offers(A, Action::Destroy { owner: C, slot: 0 });
}

/// SR 12.1.8
#[test]
fn a_player_at_0_or_below_is_eliminated_at_once() {
    for (amount, authority) in [(5, 0), (7, -2)] {
        let position = position(&Setup::of(Mode::FreeForAll, 3)).combat(A, 7).authority(B, 5);
        let mut t = position.hand(B, [Scout]).discard(B, [Explorer]).in_play(B, [StorageSilo]).begin();
        t.refuses(B, Action::Play(Scout), rules::NOT_YOUR_DECISION);
        attack(&mut t, A, B, amount);
        assert_eq!(t.state().authority(B), authority);
        assert_eq!(t.state().in_game(), [A, C].into_iter().collect::<SeatSet>());
        t.refuses(B, Action::Play(Scout), rules::ELIMINATED);
        t.refuses(A, Action::Attack(B), rules::NOT_AN_OPPONENT);
        // His cards leave the game.
        for zone in [Zone::Deck(B), Zone::Hand(B), Zone::Discard(B), Zone::InPlay(B), Zone::ScrapHeap] {
            assert_eq!(t.count(zone), 0, "{zone:?}");
        }
        assert_eq!(t.count(Zone::Explorers), 20);
    }
    let mut t = position(&Setup::of(Mode::FreeForAll, 3)).combat(A, 7).authority(B, 5).begin();
    attack(&mut t, A, B, 4);
    assert_eq!(t.state().in_game(), SeatSet::first(3));
}

/// SR 12.1.9
#[test]
fn the_attackers_turn_goes_on_and_the_eliminated_player_is_skipped() {
    let position = position(&Setup::of(Mode::FreeForAll, 4)).combat(A, 9).authority(B, 6).authority(D, 2);
    let mut t = position.hand(A, [Scout]).begin();
    attack(&mut t, A, B, 6);
    t.asks(A, "ask-main").accepts(A, Action::Play(Scout));
    attack(&mut t, A, D, 2);
    t.asks(A, "ask-main");
    assert_eq!(t.points(A), (1, 1, 50));
    t.accepts(A, Action::EndTurn).asks(C, "ask-main");
    t.accepts(C, Action::EndTurn).asks(A, "ask-main");
}

/// SR 12.1.10
#[test]
fn the_user_of_an_ability_chooses_an_opponent_he_may_target() {
    let hands = |position: Arrangement| {
        position.hand(A, [Gunship]).hand(B, [Scout, Viper]).hand(C, [Scout, Viper]).hand(D, [Scout, Viper])
    };
    let mut t = hands(position(&Setup::of(Mode::FreeForAll, 4))).begin();
    t.accepts(A, Action::Play(Gunship)).asks(A, "ask-victim");
    t.offers(A, Action::Target(B)).offers(A, Action::Target(D));
    t.refuses(A, Action::Target(A), rules::CANNOT_BE_TARGETED);
    t.accepts(A, Action::Target(C)).asks(C, "ask-discard");
    t.accepts(C, Action::Discard(Viper)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(C)), [Viper]);

    // Hunter leaves no choice: the left neighbour.
    let mut t = hands(position(&Setup::of(Mode::Hunter, 4))).begin();
    t.accepts(A, Action::Play(Gunship)).asks(B, "ask-discard");
}

/// One line of the table of modes: authority and starting hand by seat, the sides, and who moves in what order.
struct Line {
    mode: Mode,
    authority: &'static [i32],
    hands: &'static [usize],
    sides: &'static [u8],
    turns: &'static [&'static [Seat]],
}

const THREE: &[&[Seat]] = &[&[A], &[B], &[C], &[A]];
const FOUR: &[&[Seat]] = &[&[A], &[B], &[C], &[D], &[A]];
const FIVE: &[&[Seat]] = &[&[A], &[B], &[C], &[D], &[E], &[A]];
const SIX: &[&[Seat]] = &[&[A], &[B], &[C], &[D], &[E], &[F], &[A]];

const TABLE: &[Line] = &[
    Line { mode: Mode::FreeForAll, authority: &[50; 3], hands: &[3, 4, 5], sides: &[0, 1, 2], turns: THREE },
    Line {
        mode: Mode::FreeForAll,
        authority: &[50; 4],
        hands: &[3, 4, 5, 5],
        sides: &[0, 1, 2, 3],
        turns: FOUR,
    },
    Line {
        mode: Mode::FreeForAll,
        authority: &[50; 5],
        hands: &[3, 4, 5, 5, 5],
        sides: &[0, 1, 2, 3, 4],
        turns: FIVE,
    },
    Line {
        mode: Mode::FreeForAll,
        authority: &[50; 6],
        hands: &[3, 4, 5, 5, 5, 5],
        sides: &[0, 1, 2, 3, 4, 5],
        turns: SIX,
    },
    Line { mode: Mode::Hunter, authority: &[50; 3], hands: &[3, 4, 5], sides: &[0, 1, 2], turns: THREE },
    Line { mode: Mode::Hunter, authority: &[50; 4], hands: &[3, 4, 5, 5], sides: &[0, 1, 2, 3], turns: FOUR },
    Line {
        mode: Mode::Hunter,
        authority: &[50; 5],
        hands: &[3, 4, 5, 5, 5],
        sides: &[0, 1, 2, 3, 4],
        turns: FIVE,
    },
    Line {
        mode: Mode::Hunter,
        authority: &[50; 6],
        hands: &[3, 4, 5, 5, 5, 5],
        sides: &[0, 1, 2, 3, 4, 5],
        turns: SIX,
    },
    Line {
        mode: Mode::Hydra,
        authority: &[75; 4],
        hands: &[3, 3, 5, 5],
        sides: &[0, 0, 1, 1],
        turns: &[&[A, B], &[C, D], &[A, B]],
    },
    Line {
        mode: Mode::Hydra,
        authority: &[100; 6],
        hands: &[3, 3, 3, 5, 5, 5],
        sides: &[0, 0, 0, 1, 1, 1],
        turns: &[&[A, B, C], &[D, E, F], &[A, B, C]],
    },
    Line {
        mode: Mode::Emperor,
        authority: &[50, 60, 50, 50, 60, 50],
        hands: &[3, 3, 3, 5, 5, 5],
        sides: &[0, 0, 0, 1, 1, 1],
        turns: SIX,
    },
    Line { mode: Mode::Raid, authority: &[50, 50, 50], hands: &[5, 5, 5], sides: &[0, 1, 1], turns: THREE },
    Line {
        mode: Mode::Raid,
        authority: &[70, 50, 50, 50],
        hands: &[5; 4],
        sides: &[0, 1, 1, 1],
        turns: FOUR,
    },
    Line {
        mode: Mode::Raid,
        authority: &[70, 50, 50, 50, 50],
        hands: &[6, 5, 5, 5, 5],
        sides: &[0, 1, 1, 1, 1],
        turns: FIVE,
    },
    Line {
        mode: Mode::Raid,
        authority: &[90, 50, 50, 50, 50, 50],
        hands: &[6, 5, 5, 5, 5, 5],
        sides: &[0, 1, 1, 1, 1, 1],
        turns: SIX,
    },
];

/// SR 12.2.1
#[test]
fn the_modes_have_the_sides_starting_values_and_turn_orders_of_the_table() {
    for line in TABLE {
        let players = line.hands.len() as u8;
        let mut t = dealt(line.mode, players);
        for player in &t.state().view(Viewer::Spectator).players {
            let name = format!("{:?} of {players}, {:?}", line.mode, player.seat);
            let at = player.seat.index();
            assert_eq!(player.authority, line.authority[at], "{name}");
            assert_eq!(player.hand.len(), line.hands[at], "{name}");
            let side = Seat::all(players).filter(|seat| line.sides[seat.index()] == line.sides[at]);
            assert_eq!(player.side, side.collect::<SeatSet>(), "{name}");
        }
        for &turn in line.turns {
            assert_eq!(t.state().active(), turn.iter().copied().collect::<SeatSet>(), "{:?}", line.mode);
            everyone_ends_the_turn(&mut t);
        }
    }
}

/// SR 12.2.1
#[test]
fn a_mode_is_for_the_numbers_of_players_in_the_table() {
    for mode in Mode::ALL {
        for players in 0..=8 {
            let listed =
                TABLE.iter().any(|line| line.mode == mode && line.hands.len() == usize::from(players))
                    || (mode, players) == (Mode::Duel, 2);
            let answer = StarRealms::new(&Setup::of(mode, players)).map(|_| ());
            let expected = if listed { Ok(()) } else { Err(rules::WRONG_NUMBER_OF_PLAYERS) };
            assert_eq!(answer, expected, "{mode:?} of {players}");
        }
    }
}

/// SR 12.2.1
#[test]
fn the_modes_end_as_in_the_table() {
    let nearly = |mode, players, attacker| {
        let position = position(&Setup::of(mode, players)).active(attacker).combat(attacker, 2);
        Seat::all(players).filter(|&seat| seat != attacker).fold(position, |p, seat| p.authority(seat, 1))
    };
    for mode in [Mode::FreeForAll, Mode::Hunter] {
        let mut t = nearly(mode, 3, A).begin();
        attack(&mut t, A, B, 1);
        t.asks(A, "ask-main");
        attack(&mut t, A, C, 1);
        t.over([A]);
    }
    // A member attacks; his own team keeps its authority.
    let mut t = nearly(Mode::Hydra, 4, A).authority(A, 75).begin();
    attack(&mut t, A, D, 1);
    t.over([A, B]);
    let mut t = nearly(Mode::Hydra, 6, A).authority(A, 100).begin();
    attack(&mut t, A, E, 1);
    t.over([A, B, C]);
    // The emperor attacks the enemy emperor; his admirals win with him.
    let mut t = nearly(Mode::Emperor, 6, B).begin();
    attack(&mut t, B, E, 1);
    t.over([A, B, C]);
    // The boss has to eliminate all raiders, the raiders only him.
    let mut t = nearly(Mode::Raid, 3, A).begin();
    attack(&mut t, A, B, 1);
    t.asks(B, "ask-gift").accepts(B, Action::Decline).asks(A, "ask-main");
    attack(&mut t, A, C, 1);
    t.over([A]);
    let mut t = nearly(Mode::Raid, 3, C).begin();
    attack(&mut t, C, A, 1);
    t.over([B, C]);
}
