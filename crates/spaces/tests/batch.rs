//! Many games at once go on as each would alone.

use orrery_spaces::{Batch, Environment, Rows, Wish, make};

/// The arrays of a batch.
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<i8>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
}

impl Arrays {
    fn new(env: &dyn Environment, games: usize) -> Self {
        Self {
            observations: vec![0.0; games * env.observation()],
            masks: vec![0; games * env.actions() as usize],
            seats: vec![0; games],
            rewards: vec![0.0; games * usize::from(env.players())],
            terminated: vec![false; games],
            truncated: vec![false; games],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
        }
    }
}

fn star_realms() -> Box<dyn Environment> {
    make("star-realms", &Wish { players: None, options: Vec::new() }).expect("the game is there")
}

#[test]
fn a_batch_is_the_same_for_the_same_seed_and_marks_what_is_legal() {
    let env = star_realms();
    let run = || {
        let mut batch = Batch::new(&*env, 5, 7, 100_000);
        let mut arrays = Arrays::new(&*env, 5);
        batch.reset(&mut arrays.rows());
        let mut actions = vec![0; 5];
        let (mut ends, mut trail) = (0, Vec::new());
        for _ in 0..2000 {
            batch.sample(&mut actions);
            let size = env.actions() as usize;
            for (game, &action) in actions.iter().enumerate() {
                assert_eq!(arrays.masks[game * size + action as usize], 1, "what is drawn is marked");
            }
            batch.step(&actions, &mut arrays.rows()).expect("what is drawn is legal");
            for (over, rewards) in arrays.terminated.iter().zip(arrays.rewards.chunks(2)) {
                assert_eq!(*over, rewards != [0.0; 2], "rewards come with the end of a duel");
                ends += usize::from(*over);
            }
            trail.extend_from_slice(&actions);
        }
        (ends, trail, arrays.observations)
    };
    let (ends, trail, observations) = run();
    assert!(ends > 5, "games start anew");
    assert!(run() == (ends, trail, observations));
}

#[test]
fn an_illegal_action_is_refused_by_its_rule_and_no_game_goes_on() {
    let env = star_realms();
    let mut batch = Batch::new(&*env, 2, 1, 100_000);
    let mut arrays = Arrays::new(&*env, 2);
    batch.reset(&mut arrays.rows());
    let before = arrays.observations.clone();
    let mut actions = vec![0; 2];
    batch.sample(&mut actions);
    let illegal =
        arrays.masks[..env.actions() as usize].iter().position(|&mark| mark == 0).expect("not all is legal");
    actions[0] = illegal as i64;
    let refused = batch.step(&actions, &mut arrays.rows()).expect_err("it is illegal");
    assert_eq!(refused.game, 0);
    assert!(refused.error.to_string().contains("SR "), "{}", refused.error);
    actions[0] = -1;
    assert!(batch.step(&actions, &mut arrays.rows()).is_err());
    assert_eq!(arrays.observations, before);
}

#[test]
fn a_game_that_lasts_too_long_is_broken_off() {
    let env = star_realms();
    let mut batch = Batch::new(&*env, 1, 1, 3);
    let mut arrays = Arrays::new(&*env, 1);
    batch.reset(&mut arrays.rows());
    let mut actions = vec![0];
    let mut broken = Vec::new();
    for _ in 0..6 {
        batch.sample(&mut actions);
        batch.step(&actions, &mut arrays.rows()).expect("what is drawn is legal");
        broken.push(arrays.truncated[0]);
    }
    assert_eq!(broken, [false, false, true, false, false, true]);
}
