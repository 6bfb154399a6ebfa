//! Many games at once go on as each would alone.

use orrery_engine::{Outcome, Seat, SeatSet};
use orrery_spaces::{Batch, Environment, Error, Rows, Wish, make};

/// The arrays of a batch.
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<i8>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
    final_observations: Vec<f32>,
    final_seats: Vec<i64>,
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
            final_observations: vec![0.0; games * env.observation()],
            final_seats: vec![0; games],
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
            final_observations: &mut self.final_observations,
            final_seats: &mut self.final_seats,
        }
    }
}

fn star_realms() -> Box<dyn Environment> {
    star_realms_as(2, "duel")
}

fn star_realms_as(players: u8, mode: &str) -> Box<dyn Environment> {
    let options = vec![("mode".to_owned(), mode.to_owned())];
    make("star-realms", &Wish { players: Some(players), options }).expect("the game is there")
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
fn what_is_drawn_to_be_played_changes_no_deal() {
    let env = star_realms();
    let deals = |draws: usize| {
        let mut batch = Batch::new(&*env, 2, 7, 3);
        let mut arrays = Arrays::new(&*env, 2);
        batch.reset(&mut arrays.rows());
        let (mut actions, mut deals) = (vec![0; 2], Vec::new());
        for _ in 0..9 {
            for _ in 0..draws {
                batch.sample(&mut actions);
            }
            let first = |row: &[i8]| row.iter().position(|&mark| mark == 1).expect("something is legal");
            let actions: Vec<i64> =
                arrays.masks.chunks(env.actions() as usize).map(|row| first(row) as i64).collect();
            batch.step(&actions, &mut arrays.rows()).expect("it is legal");
            deals.push(arrays.observations.clone());
        }
        deals
    };
    assert!(deals(0) == deals(5));
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
    for none in [-1, i64::from(u32::MAX) + 1] {
        actions[0] = none;
        let refused = batch.step(&actions, &mut arrays.rows()).expect_err("no action has that number");
        assert_eq!(refused.error, Error::NoSuchAction(none));
    }
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

/// SR G77
#[test]
fn a_drawn_game_rewards_nobody() {
    for (players, mode) in [(2, "duel"), (4, "hydra")] {
        let env = star_realms_as(players, mode);
        let mut batch = Batch::new(&*env, 1, 5, 100_000);
        let mut arrays = Arrays::new(&*env, 1);
        batch.reset(&mut arrays.rows());
        let mut steps = 0;
        while !arrays.terminated[0] {
            let size = env.actions() as usize;
            // Nobody plays or buys anything: turns end, and what has to be answered is.
            let mut legal = (0..size).filter(|&action| arrays.masks[action] == 1);
            let end = legal.clone().find(|&action| env.name(action as u32).as_deref() == Some("EndTurn"));
            let action = end.or_else(|| legal.next()).expect("something is legal");
            batch.step(&[action as i64], &mut arrays.rows()).expect("it is legal");
            steps += 1;
            assert!(steps < 10_000, "sixty rounds without a card have passed");
        }
        assert!(arrays.rewards.iter().all(|&reward| reward == 0.0), "{mode}: {:?}", arrays.rewards);
    }
}

/// A game of three decisions, after which nothing that is legal has a number.
#[derive(Clone)]
struct Dead(u8);

impl Environment for Dead {
    fn actions(&self) -> u32 {
        1
    }
    fn observation(&self) -> usize {
        1
    }
    fn players(&self) -> u8 {
        2
    }
    fn fingerprint(&self) -> String {
        String::new()
    }
    fn rules_version(&self) -> u32 {
        1
    }
    fn crowded(&self, _: &[f32]) -> Option<String> {
        None
    }
    fn describe_actions(&self) -> String {
        String::new()
    }
    fn describe_observation(&self) -> String {
        String::new()
    }
    fn reset(&mut self, _: u64) {
        self.0 = 0;
    }
    fn reseed(&mut self, _: u64) {}
    fn is_chance(&self) -> bool {
        false
    }
    fn chance(&mut self) {}
    fn seat(&self) -> Option<Seat> {
        Some(Seat(self.0 % 2))
    }
    fn seats(&self) -> SeatSet {
        SeatSet::only(Seat(self.0 % 2))
    }
    fn turn_to(&mut self, seat: Seat) -> Result<(), Error> {
        if self.seat() == Some(seat) { Ok(()) } else { Err(Error::Idle(seat)) }
    }
    fn outcome(&self) -> Option<Outcome> {
        None
    }
    fn rewards(&self, out: &mut [f32]) {
        out.fill(0.0);
    }
    fn legal(&self) -> &[u32] {
        if self.0 < 3 { &[0] } else { &[] }
    }
    fn left_out(&self) -> usize {
        usize::from(self.0 >= 3)
    }
    fn step(&mut self, _: u32) -> Result<(), Error> {
        self.0 += 1;
        Ok(())
    }
    fn advise(&self, _: &str, _: u64) -> Result<u32, Error> {
        Ok(0)
    }
    fn observe(&self, _: Seat, out: &mut [f32]) {
        out[0] = f32::from(self.0);
    }
    fn tell(&self, _: Seat) -> String {
        String::new()
    }
    fn redeal(&mut self, _: Seat, _: u64) {}
    fn name(&self, _: u32) -> Option<String> {
        None
    }
    fn copy(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

#[test]
fn a_game_in_which_nothing_legal_has_a_number_is_broken_off() {
    let env = Dead(0);
    let mut batch = Batch::new(&env, 1, 1, 100);
    let mut arrays = Arrays::new(&env, 1);
    batch.reset(&mut arrays.rows());
    let mut actions = vec![0];
    let mut broken = Vec::new();
    for _ in 0..6 {
        batch.sample(&mut actions);
        batch.step(&actions, &mut arrays.rows()).expect("what is drawn is legal");
        broken.push((arrays.truncated[0], arrays.masks[0]));
    }
    assert_eq!(broken, [(false, 1), (false, 1), (true, 1), (false, 1), (false, 1), (true, 1)]);
    // Even one that begins so draws nothing and is refused.
    let mut batch = Batch::new(&Dead(3), 1, 1, 100);
    batch.sample(&mut actions);
    assert_eq!(actions, [-1]);
    assert!(batch.step(&actions, &mut arrays.rows()).is_err());
}

#[test]
fn the_last_observation_of_a_game_that_is_broken_off_is_kept() {
    let env = Dead(0);
    let mut batch = Batch::new(&env, 1, 1, 2);
    let mut arrays = Arrays::new(&env, 1);
    batch.reset(&mut arrays.rows());
    for _ in 0..2 {
        batch.step(&[0], &mut arrays.rows()).expect("it is legal");
    }
    assert!(arrays.truncated[0]);
    // The row itself tells of the next game.
    assert_eq!((arrays.observations[0], arrays.seats[0]), (0.0, 0));
    assert_eq!((arrays.final_observations[0], arrays.final_seats[0]), (2.0, 0));
}
