//! The bots at a table of Rebellion.

use orrery_bots::{Limits, Played, Progress, bot, forecast, play_game};
use orrery_engine::{Appraise, Contests, Game, Record, Seat, Terms, Verdict, Viewer};
use orrery_rebellion::cards::Side;
use orrery_rebellion::{Options, Rebellion, Setup};

use crate::spec;

fn first_game() -> Setup {
    Setup { options: Options { first_game: true, ..Options::default() }, ..Setup::new(2) }
}

/// A game between a bot for the Rebels and one for the Empire.
fn game(setup: Setup, [rebels, empire]: [&str; 2], seed: u64) -> Played<Rebellion> {
    let before = Rebellion::new(&setup).expect("a legal setup");
    let mut bots: Vec<_> = Seat::all(setup.players)
        .map(|seat| {
            let name = if before.side_of_seat(seat) == Some(Side::Rebels) { rebels } else { empire };
            bot(&spec(name), seed * 8 + u64::from(seat.0))
        })
        .collect();
    play_game(&setup, &mut bots, seed, Limits::default(), |_, _| ()).expect("a legal setup")
}

/// How many games a bot wins on a side against another.
fn wins(side: Side, own: &str, other: &str, games: u64) -> u64 {
    let names = if side == Side::Rebels { [own, other] } else { [other, own] };
    let won = |&seed: &u64| {
        let played = game(Setup::new(2), names, seed);
        let outcome = played.outcome.expect("the game ends");
        played.game.seats_of(side).any(|seat| outcome.winners.contains(seat))
    };
    (1..=games).filter(won).count() as u64
}

/// Asks a bot in many positions, each also as two other worlds that its seat cannot tell from it.
fn answers_rest_on_the_view(name: &str, setup: Setup, every: u32) {
    let mut bots: Vec<_> = (0..setup.players).map(|seat| bot(&spec("easy"), u64::from(seat))).collect();
    let mut before: Option<Rebellion> = None;
    let mut steps = 0;
    play_game::<Rebellion>(&setup, &mut bots, 9, Limits::default(), |after, record| {
        if let (Record::Action { seat, .. }, Some(world)) = (record, &before) {
            steps += 1;
            if steps % every == 0 {
                let answers = [0, 1, 2].map(|seed| {
                    let mut other = world.clone();
                    if seed > 0 {
                        other.redeal(Viewer::Seat(seat), seed);
                    }
                    let mut actions = Vec::new();
                    other.legal_actions(seat, &mut actions);
                    let mut worths = Vec::new();
                    other.appraise_all(seat, &actions, &mut worths);
                    let chosen = bot(&spec(name), 5).choose(&other, seat, &actions, &Progress::none());
                    (chosen, worths)
                });
                let [own, others @ ..] = &answers;
                assert!(others.iter().all(|other| other == own), "{name} as {seat:?} in {world:?}");
            }
        }
        before = Some(after.clone());
    })
    .expect("a legal setup");
    assert!(steps / every > 5, "{steps} steps");
}

#[test]
fn greedy_knows_what_its_seat_knows() {
    for setup in [Setup::new(2), first_game(), Setup::new(3), Setup::new(4)] {
        answers_rest_on_the_view("greedy", setup, 1);
    }
}

#[test]
fn search_knows_what_its_seat_knows() {
    for setup in [Setup::new(2), Setup::new(3)] {
        answers_rest_on_the_view("search:12", setup, 9);
    }
}

#[test]
fn greedy_beats_random_on_both_sides() {
    for side in Side::BOTH {
        let won = wins(side, "greedy", "random", 60);
        assert!(won >= 54, "{won} of 60 for {side:?}");
    }
}

#[test]
fn each_level_below_search_beats_the_one_before() {
    for (stronger, weaker) in [("novice", "random"), ("easy", "novice"), ("normal", "easy")] {
        let won: u64 = Side::BOTH.iter().map(|&side| wins(side, stronger, weaker, 80)).sum();
        assert!(won >= 90, "{stronger} won {won} of 160 against {weaker}");
    }
}

#[test]
fn greedy_bots_end_their_games_at_every_table() {
    for setup in [Setup::new(2), first_game(), Setup::new(3), Setup::new(4)] {
        for seed in 0..3 {
            assert!(game(setup, ["greedy", "greedy"], seed).outcome.is_some(), "{setup:?}");
        }
    }
}

/// How often a stated contest ends well for the attacker, in a thousand tries.
fn odds(attacker: &str, defender: &str) -> u32 {
    let staged = Rebellion::stage(&Terms { attacker, defender, with: "" }).expect("well stated");
    let told = forecast(&staged.game, Viewer::Spectator, 1000, 7, &Progress::none()).expect("a contest");
    assert_eq!(told.samples, 1000);
    told.ended[Verdict::Attacker as usize]
}

#[test]
fn odds_of_a_mission_are_those_of_its_dice() {
    // One die against one: it beats the other in 11 cases of 36.
    let even = odds("sabotage: general-rieekan", "general-tagge");
    assert!((260..350).contains(&even), "{even}");
    // Nobody opposes it (RB 8.7.2).
    assert_eq!(odds("sabotage: general-rieekan", ""), 1000);
    // The pictured leader has two successes to begin with (RB 8.7.7).
    assert!(odds("lead-the-strike-team: han-solo", "general-tagge") > 850);
    // The target resists (RB 8.8.7).
    let caught = odds("capture-rebel-operative: darth-vader", "han-solo");
    assert!((500..750).contains(&caught), "{caught}");
}

#[test]
fn odds_of_a_combat_are_those_of_its_forces() {
    let fleet = odds("empire: 3 star-destroyer, 6 tie-fighter, darth-vader", "rebels: 2 x-wing");
    assert!(fleet > 950, "{fleet}");
    let hopeless = odds("rebels: 1 y-wing", "empire: 2 star-destroyers");
    assert!(hopeless < 50, "{hopeless}");
}

#[test]
fn what_is_misstated_is_named() {
    let key = |attacker, defender| {
        Rebellion::stage(&Terms { attacker, defender, with: "" }).expect_err("misstated").key
    };
    assert_eq!(key("hutts: 1 barge", ""), "odds-bad-head");
    assert_eq!(key("rebels: 1 tie-fighter", "empire: 1 tie-fighter"), "odds-bad-piece");
    assert_eq!(key("rebels: 9 x-wing", "empire: 1 tie-fighter"), "odds-bad-figures");
    assert_eq!(key("rebels: 1 x-wing", "empire: 1 stormtrooper"), "odds-bad-nobody");
    assert_eq!(key("sabotage:", "general-tagge"), "odds-bad-crew");
    assert_eq!(key("capture-rebel-operative: darth-vader", ""), "odds-bad-target");
    assert_eq!(key("hidden-fleet: general-rieekan", ""), "odds-bad-resolve");
    // The defender is the other side.
    assert_eq!(key("rebels: 1 x-wing", "rebels: 1 x-wing"), "odds-bad-defender");
    assert_eq!(key("sabotage: general-rieekan", "hutts: general-tagge"), "odds-bad-defender");
    let terms = Terms { attacker: "rebels: 1 x-wing", defender: "empire: 1 tie-fighter", with: "fog" };
    assert_eq!(Rebellion::stage(&terms).expect_err("misstated").key, "odds-bad-with");
}
