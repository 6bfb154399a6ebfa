use orrery_bots::{Limits, Progress, bot, play_game};
use orrery_engine::{Game, Record, Viewer};
use orrery_star_realms::{Mode, Options, Setup, StarRealms, TradeDeck};

use crate::{game, spec};

/// Asks a bot in many positions, each also as two other worlds that its seat cannot tell from it.
fn answers_rest_on_the_view(name: &str, setup: &Setup, every: u32) {
    let mut bots: Vec<_> = (0..setup.players).map(|seat| bot(&spec("easy"), u64::from(seat))).collect();
    let mut before: Option<StarRealms> = None;
    let mut steps = 0;
    play_game::<StarRealms>(setup, &mut bots, 9, Limits::default(), |after, record| {
        if let (Record::Action { seat, .. }, Some(world)) = (record, before) {
            steps += 1;
            if steps % every == 0 {
                let answers = [0, 1, 2].map(|seed| {
                    let mut other = world;
                    if seed > 0 {
                        other.redeal(Viewer::Seat(seat), seed);
                    }
                    assert_eq!(other.view(Viewer::Seat(seat)), world.view(Viewer::Seat(seat)));
                    let mut actions = Vec::new();
                    other.legal_actions(seat, &mut actions);
                    bot(&spec(name), 5).choose(&other, seat, &actions, &Progress::none())
                });
                assert_eq!(answers, [answers[0]; 3], "{name} as {seat:?} in {world:?}");
            }
        }
        before = Some(*after);
    })
    .expect("a legal setup");
    assert!(steps / every > 5, "{steps} steps");
}

fn tables() -> [Setup; 6] {
    [
        Setup::duel(),
        Setup { deck: TradeDeck::BaseSet, ..Setup::duel() },
        Setup { deck: TradeDeck::Mixed, ..Setup::of(Mode::FreeForAll, 3) },
        Setup {
            options: Options { open_team_hands: true, ..Options::default() },
            ..Setup::of(Mode::Hydra, 4)
        },
        Setup::of(Mode::Emperor, 6),
        Setup::of(Mode::Raid, 3),
    ]
}

#[test]
fn greedy_knows_what_its_seat_knows() {
    for setup in tables() {
        answers_rest_on_the_view("greedy", &setup, 1);
    }
}

#[test]
fn search_knows_what_its_seat_knows() {
    for setup in tables() {
        answers_rest_on_the_view("search:40", &setup, 3);
    }
}

#[test]
fn several_trees_know_what_their_seat_knows() {
    answers_rest_on_the_view("search:1000", &Setup::duel(), 11);
}

#[test]
fn a_seed_makes_a_game() {
    for names in [["search:50", "novice"], ["random", "easy"]] {
        let [one, other] = [1, 1].map(|seed| game(&Setup::duel(), &names, seed).game);
        assert_eq!(one, other);
    }
}

#[test]
fn a_stopped_search_answers() {
    let progress = Progress::new();
    progress.stop();
    let start = std::time::Instant::now();
    let mut asked = 0;
    let mut bots: Vec<_> = (0..2).map(|seat| bot(&spec("greedy"), seat)).collect();
    let mut before: Option<StarRealms> = None;
    play_game::<StarRealms>(&Setup::duel(), &mut bots, 2, Limits::default(), |after, record| {
        if let (Record::Action { seat, .. }, Some(world)) = (record, before) {
            let mut actions = Vec::new();
            world.legal_actions(seat, &mut actions);
            let choice = bot(&spec("search:60s"), 1).choose(&world, seat, &actions, &progress);
            assert!(actions.contains(&choice));
            asked += 1;
        }
        before = Some(*after);
    })
    .expect("a legal setup");
    assert!(asked > 20 && start.elapsed().as_secs() < 20);
    assert!(progress.is_stopped());
    progress.reset();
    assert_eq!((progress.is_stopped(), progress.per_mille()), (false, 0));
}
