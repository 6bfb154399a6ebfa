//! Where several seats may act, whoever plays says which of them does so next.

use orrery_engine::{Seat, SeatSet};
use orrery_spaces::{Environment, Error, Wish, make};

/// A hydra whose first team has just begun its main phase, and that team.
fn hydra() -> (Box<dyn Environment>, [Seat; 2]) {
    let options = vec![("mode".to_owned(), "hydra".to_owned())];
    let mut env = make("star-realms", &Wish { players: Some(4), options }).expect("the game is there");
    env.reset(3);
    while env.is_chance() {
        env.chance();
    }
    let team: Vec<Seat> = env.seats().iter().collect();
    (env, team.try_into().expect("both members decide at once"))
}

/// What the seat that decides may do, in words.
fn words(env: &dyn Environment) -> Vec<String> {
    env.legal().iter().filter_map(|&action| env.name(action)).collect()
}

/// The seat takes the first action whose words begin so.
fn act(env: &mut dyn Environment, seat: Seat, words: &str) {
    env.turn_to(seat).expect("it may act");
    let is_meant = |&&action: &&u32| env.name(action).is_some_and(|name| name.starts_with(words));
    let action = *env.legal().iter().find(is_meant).expect(words);
    env.step(action).expect("it is legal");
}

/// SR G71
#[test]
fn a_member_who_is_ready_may_withdraw_it_while_another_is_not() {
    let (mut env, [one, mate]) = hydra();
    act(&mut *env, one, "EndTurn");
    assert_eq!((env.seat(), env.seats()), (Some(mate), SeatSet::only(one).with(mate)));
    env.turn_to(one).expect("it may withdraw");
    assert_eq!((env.seat(), words(&*env)), (Some(one), vec!["Withdraw".to_owned()]));
    assert_eq!(env.advise("search:10", 1).ok(), env.legal().first().copied());
    act(&mut *env, one, "Withdraw");
    assert!(env.seat() == Some(one) && words(&*env).iter().any(|name| name.starts_with("Play")));
    act(&mut *env, one, "EndTurn");
    act(&mut *env, mate, "EndTurn");
    while env.is_chance() {
        env.chance();
    }
    assert!(env.seats().and(SeatSet::only(one).with(mate)).is_empty(), "the other team has its turn");
}

/// SR 15.2.3
#[test]
fn members_of_a_team_act_in_any_order() {
    let (mut env, [one, mate]) = hydra();
    for seat in [mate, one, mate, one] {
        act(&mut *env, seat, "Play");
        assert_eq!(env.seat(), Some(one), "unless it is another's turn, the lowest decides");
    }
}

#[test]
fn a_turn_changes_nothing_else_and_goes_along() {
    let (mut env, [one, mate]) = hydra();
    let seen = |env: &dyn Environment| {
        let observe = |seat| {
            let mut numbers = vec![0.0; env.observation()];
            env.observe(seat, &mut numbers);
            numbers
        };
        Seat::all(4).map(observe).collect::<Vec<_>>()
    };
    let (before, listed) = (seen(&*env), words(&*env));
    env.turn_to(mate).expect("it may act");
    assert_eq!(seen(&*env), before);
    let mut copy = env.copy();
    copy.redeal(one, 1);
    assert_eq!(copy.seat(), Some(mate));
    let stranger = Seat::all(4).find(|&seat| seat != one && seat != mate).expect("the other team");
    assert_eq!(env.turn_to(stranger), Err(Error::Idle(stranger)));
    assert_eq!(env.turn_to(Seat(7)), Err(Error::Idle(Seat(7))));
    assert_eq!(env.seat(), Some(mate));
    env.turn_to(one).expect("it may act");
    assert_eq!(words(&*env), listed);
}
