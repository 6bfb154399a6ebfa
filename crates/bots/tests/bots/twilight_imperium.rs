//! The bots at a table of Twilight Imperium.

use orrery_bots::{Limits, Played, Progress, bot, play_game};
use orrery_engine::{Appraise, Game, Log, Record, Seat, Status, Viewer};
use orrery_twilight_imperium::setup::{Factions, Galaxy};
use orrery_twilight_imperium::{Event, Setup, TwilightImperium};

use crate::spec;

/// A table with factions dealt at random on the ready map.
fn table(players: u8) -> Setup {
    Setup { factions: Factions::Random, galaxy: Galaxy::Ready, ..Setup::new(players) }
}

/// A game of one bot against others of one kind.
fn game(setup: Setup, hero: Seat, own: &str, others: &str, seed: u64) -> Played<TwilightImperium> {
    let mut bots: Vec<_> = Seat::all(setup.players)
        .map(|seat| bot(&spec(if seat == hero { own } else { others }), seed * 8 + u64::from(seat.0)))
        .collect();
    play_game(&setup, &mut bots, seed, Limits::default(), |_, _| ()).expect("a legal setup")
}

/// How many games of three one bot wins against two others, in every seat in turn.
fn wins(own: &str, others: &str, games: u64) -> u64 {
    let won = |&n: &u64| {
        let hero = Seat((n % 3) as u8);
        let outcome = game(table(3), hero, own, others, n).outcome.expect("the game ends");
        outcome.winners.contains(hero)
    };
    (0..games).filter(won).count() as u64
}

/// Compares appraisals in many positions with those in two other worlds that the seat cannot tell from them.
fn appraisals_rest_on_the_view(setup: Setup, seed: u64) {
    let mut bots: Vec<_> = (0..setup.players).map(|seat| bot(&spec("easy"), u64::from(seat))).collect();
    let mut before: Option<TwilightImperium> = None;
    let mut compared = 0;
    play_game::<TwilightImperium>(&setup, &mut bots, seed, Limits::default(), |after, record| {
        if let (Record::Action { seat, .. }, Some(world)) = (record, &before) {
            let mut actions = Vec::new();
            world.legal_actions(seat, &mut actions);
            if actions.len() > 1 {
                let mut worths = Vec::new();
                world.appraise_all(seat, &actions, &mut worths);
                for seed in [1, 2] {
                    let mut other = world.clone();
                    other.redeal(Viewer::Seat(seat), seed);
                    let mut again = Vec::new();
                    other.appraise_all(seat, &actions, &mut again);
                    assert_eq!(worths, again, "{actions:?} of {seat:?} in round {}", world.round());
                }
                compared += 1;
            }
        }
        before = Some(after.clone());
    })
    .expect("a legal setup");
    assert!(compared > 500, "{compared} positions");
}

#[test]
fn greedy_knows_what_its_seat_knows() {
    for players in 3..=6 {
        appraisals_rest_on_the_view(table(players), u64::from(players));
    }
}

#[test]
fn search_knows_what_its_seat_knows() {
    let setup = table(3);
    let mut bots: Vec<_> = (0..3).map(|seat| bot(&spec("normal"), seat)).collect();
    let mut before: Option<TwilightImperium> = None;
    let mut asked = 0;
    play_game::<TwilightImperium>(&setup, &mut bots, 4, Limits { decisions: 900 }, |after, record| {
        if let (Record::Action { seat, .. }, Some(world)) = (record, &before)
            && !world.is_routine(seat)
        {
            asked += 1;
            if asked % 9 == 0 {
                let answers = [0, 1, 2].map(|seed| {
                    let mut other = world.clone();
                    if seed > 0 {
                        other.redeal(Viewer::Seat(seat), seed);
                    }
                    let mut actions = Vec::new();
                    other.legal_actions(seat, &mut actions);
                    bot(&spec("search:12"), 5).choose(&other, seat, &actions, &Progress::none())
                });
                assert_eq!(answers, [answers[0]; 3], "{seat:?} in {world:?}");
            }
        }
        before = Some(after.clone());
    })
    .expect("a legal setup");
    assert!(asked > 50, "{asked} decisions");
}

#[test]
fn greedy_bots_end_their_games_at_every_table() {
    for players in 3..=6 {
        for setup in [table(players), Setup::new(players)] {
            let played = game(setup, Seat(0), "greedy", "greedy", u64::from(players));
            assert!(played.outcome.is_some(), "{setup:?}");
            assert!(played.game.round() <= 10, "{} rounds", played.game.round());
        }
    }
}

#[test]
fn one_greedy_bot_beats_five_random_ones() {
    let won = (0..6).filter(|&n| {
        let hero = Seat(n);
        let outcome = game(table(6), hero, "greedy", "random", 20 + u64::from(n)).outcome;
        outcome.expect("the game ends").winners.contains(hero)
    });
    assert!(won.count() >= 5);
}

#[test]
fn each_level_below_search_beats_the_one_before() {
    for (stronger, weaker) in [("novice", "random"), ("easy", "novice"), ("normal", "easy")] {
        let won = wins(stronger, weaker, 24);
        assert!(won >= 11, "{stronger} won {won} of 24 against two of {weaker}");
    }
}

/// Plays on greedily and counts offers, transactions and the longest run of decisions about a single offer.
fn bargains(setup: &Setup, seed: u64) -> [u32; 3] {
    let mut world = TwilightImperium::new(setup).expect("a legal setup");
    let mut source = orrery_engine::SplitMix64::new(seed);
    let mut bots: Vec<_> =
        Seat::all(setup.players).map(|seat| bot(&spec("greedy"), u64::from(seat.0))).collect();
    let (mut offers, mut made, mut run, mut longest) = (0, 0, 0, 0);
    loop {
        let mut events = Vec::new();
        match world.status() {
            Status::Over(_) => return [offers, made, longest],
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                world.resolve_chance(outcome, &mut Log::to(&mut events));
            }
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                let mut actions = Vec::new();
                world.legal_actions(seat, &mut actions);
                let action = match actions[..] {
                    [only] => only,
                    _ => bots[seat.index()].choose(&world, seat, &actions, &Progress::none()),
                };
                world.apply_unchecked(seat, action, &mut Log::to(&mut events));
            }
        }
        run += 1;
        for event in &events {
            match event {
                Event::OfferMade { .. } => {
                    offers += 1;
                    run = 0;
                }
                Event::TransactionMade { .. } => {
                    made += 1;
                    longest = longest.max(run);
                }
                Event::OfferDeclined { .. } => longest = longest.max(run),
                _ => (),
            }
        }
    }
}

#[test]
fn greedy_bots_trade_and_never_stall() {
    let [offers, made, longest] = bargains(&table(6), 3);
    assert!(made >= 10, "{made} transactions");
    // What bots offer each other is accepted: nobody is asked in vain again and again.
    assert!(offers <= made + 5, "{offers} offers, {made} transactions");
    assert!(longest <= 8, "{longest} decisions about an offer");
}

/// TI G102: an offer may be answered by another one.
#[test]
fn a_poor_offer_is_countered_once() {
    use orrery_twilight_imperium::Action::{Accept, Add, Counter, Offer, Pass, Propose};
    use orrery_twilight_imperium::action::Ware;
    let mut world = TwilightImperium::new(&table(6)).expect("a legal setup");
    let mut source = orrery_engine::SplitMix64::new(3);
    let mut actions = Vec::new();
    let mut greedy = bot::<TwilightImperium>(&spec("greedy"), 0);
    // Up to a turn in which one would offer a fair exchange.
    let (seat, partner) = loop {
        match world.status() {
            Status::Over(_) => panic!("nobody trades"),
            Status::Chance(chance) => world.resolve_chance(chance.sample(&mut source), &mut Log::off()),
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                actions.clear();
                world.legal_actions(seat, &mut actions);
                let action = greedy.choose(&world, seat, &actions, &Progress::none());
                if let Offer(partner) = action {
                    break (seat, partner);
                }
                world.apply_unchecked(seat, action, &mut Log::off());
            }
        }
    };
    // Instead all that one asks for is a gift.
    let gift = Add { given: false, ware: Ware::Commodity };
    for action in [Offer(partner), gift, Propose] {
        world.apply(seat, action, &mut Log::off()).expect("a legal offer");
    }
    let mut taken = Vec::new();
    while taken.last() != Some(&(seat, Accept)) {
        let Status::Decision(seats) = world.status() else { panic!("the deal goes on") };
        let asked = seats.lowest().expect("somebody is asked");
        actions.clear();
        world.legal_actions(asked, &mut actions);
        let action = greedy.choose(&world, asked, &actions, &Progress::none());
        assert_ne!(action, Pass, "{taken:?}");
        world.apply_unchecked(asked, action, &mut Log::off());
        taken.push((asked, action));
        assert!(taken.len() < 30, "{taken:?}");
    }
    assert_eq!(taken[0], (partner, Counter));
    assert_eq!(taken.iter().filter(|(_, action)| *action == Counter).count(), 1);
}

#[test]
fn large_decisions_are_searched_and_small_steps_are_not() {
    let setup = table(4);
    let mut bots: Vec<_> = (0..4).map(|seat| bot(&spec("greedy"), seat)).collect();
    let (mut searched, mut routine) = (0, 0);
    let mut before: Option<TwilightImperium> = None;
    play_game::<TwilightImperium>(&setup, &mut bots, 8, Limits { decisions: 2000 }, |after, record| {
        if let (Record::Action { seat, action }, Some(world)) = (record, &before) {
            use orrery_twilight_imperium::Action::*;
            match action {
                Take(_) | Activate(_) | Strategic(_) | PassTurn => {
                    assert!(!world.is_routine(seat), "{action:?}");
                    searched += 1;
                }
                Move { .. } | Load { .. } | Exhaust(_) | Produce { .. } | Land { .. } | Secondary => {
                    assert!(world.is_routine(seat), "{action:?}");
                    routine += 1;
                }
                _ => (),
            }
        }
        before = Some(after.clone());
    })
    .expect("a legal setup");
    assert!(searched > 40 && routine > searched, "{searched} large and {routine} small decisions");
}

#[test]
fn the_hard_levels_search() {
    use orrery_engine::Level;
    for level in [Level::Novice, Level::Easy, Level::Normal] {
        assert!(TwilightImperium::budget(level).is_none());
    }
    for level in [Level::Hard, Level::Expert] {
        assert!(TwilightImperium::budget(level).is_some());
    }
}
