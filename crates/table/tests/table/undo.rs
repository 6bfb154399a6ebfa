//! Undo: free, by consent, over chance and against bots; and its memory.

use std::sync::Arc;

use orrery_engine::{Seat, SeatSet, Status};
use orrery_table::{Occupant, Refusal, Table, Undo};

use crate::game::{A, Action, B, C, ENDLESS, Hands, Setup, people, person_and_bot, play_on, setup};

const DONE_1: Result<Undo, Refusal> = Ok(Undo::Done { records: 1 });

fn asks(seats: impl IntoIterator<Item = Seat>) -> Undo {
    Undo::NeedsConsent { of: seats.into_iter().collect() }
}

#[test]
fn own_last_decisions_come_back_one_by_one() {
    let mut table = people(2);
    let start = table.state().clone();
    for action in [Action::Mark, Action::Play(start.held[0][1]), Action::Pass] {
        table.act(A, action).expect("legal");
    }
    assert_eq!(table.undo_needs(A), Ok(SeatSet::EMPTY));
    assert_eq!([table.undo(A), table.undo(A), table.undo(A)], [DONE_1; 3]);
    assert_eq!(*table.state(), start);
    assert_eq!(table.version().records, 1);
    assert_eq!(table.undo(A), Err(Refusal::NothingToUndo));
}

#[test]
fn chance_ends_free_undo() {
    let mut table = people(2);
    table.act(A, Action::Roll).expect("legal");
    assert_eq!(table.undo(A), Ok(asks([B])));
}

#[test]
fn a_beat_does_not_end_free_undo() {
    let mut table = people(2);
    let start = table.state().clone();
    table.act(A, Action::Show(start.held[0][0])).expect("legal");
    assert_eq!(table.undo(A), Ok(Undo::Done { records: 2 }));
    assert_eq!(*table.state(), start);
}

#[test]
fn beats_take_no_luck() {
    let mut table = person_and_bot();
    table.act(A, Action::Roll).expect("legal");
    let rolled = table.records().get(2);
    table.undo(A).expect("alone");
    table.act(A, Action::Show(table.state().held[0][0])).expect("legal");
    table.act(A, Action::Roll).expect("legal");
    assert_eq!(table.records().iter().next_back(), rolled);
}

#[test]
fn a_hidden_face_ends_free_undo() {
    let mut table = people(2);
    table.act(A, Action::Draw).expect("legal");
    assert_eq!(table.undo(A), Ok(asks([B])));
}

#[test]
fn a_decision_of_another_seat_ends_free_undo() {
    let mut table = people(2);
    table.act(A, Action::Pass).expect("legal");
    table.act(B, Action::Mark).expect("legal");
    assert_eq!(table.undo_needs(A), Ok(SeatSet::only(B)));
    assert_eq!(table.undo(A), Ok(asks([B])));
    // The other seat's own decision is the last one and stays free; taking it back drops the request.
    assert_eq!(table.undo(B), DONE_1);
    assert_eq!(table.undo_request(), None);
    assert_eq!(table.undo(A), DONE_1);
}

#[test]
fn leaving_and_the_end_of_the_game_end_free_undo() {
    let mut table = people(3);
    table.concede(C).expect("still in");
    assert_eq!(table.undo(C), Ok(asks([A, B])));
    let seats = vec![Occupant::human("Ada"), Occupant::human("Bob")];
    let mut won = Table::<Hands>::new(setup(2, 1), seats, 1).expect("a good setup");
    won.act(A, Action::Mark).expect("legal");
    assert_eq!(won.undo(A), Ok(asks([B])));
    let mut over = people(2);
    over.concede(B).expect("still in");
    assert_eq!(over.undo(B), Ok(asks([A])));
    assert_eq!(over.agree_to_undo(A), DONE_1);
    assert!(matches!(over.status(), Status::Decision(_)));
}

#[test]
fn all_people_have_to_agree() {
    let mut table = people(3);
    let start = table.state().clone();
    table.act(A, Action::Roll).expect("legal");
    table.act(B, Action::Mark).expect("legal");
    assert_eq!(table.undo(A), Ok(asks([B, C])));
    assert_eq!(table.agree_to_undo(C), Ok(asks([B])));
    assert_eq!(table.undo_request().map(|request| (request.by, request.to)), Some((A, 1)));
    assert_eq!(table.undo(A), Ok(asks([B])), "asking again changes nothing");
    assert_eq!(table.undo(C), Err(Refusal::NothingToUndo));
    assert_eq!(table.agree_to_undo(B), Ok(Undo::Done { records: 3 }));
    assert_eq!((table.state(), table.undo_request()), (&start, None));
    assert_eq!(table.agree_to_undo(B), Err(Refusal::NoUndoAsked));
}

#[test]
fn one_request_at_a_time() {
    let mut table = people(2);
    table.act(A, Action::Roll).expect("legal");
    table.act(B, Action::Roll).expect("legal");
    assert_eq!(table.undo(A), Ok(asks([B])));
    assert_eq!(table.undo(B), Err(Refusal::UndoPending { by: A }));
}

#[test]
fn anybody_may_decline() {
    let mut table = people(3);
    table.act(A, Action::Roll).expect("legal");
    let (version, state) = (table.version(), table.state().clone());
    table.undo(A).expect("asked");
    assert_eq!(table.decline_undo(C), Ok(()));
    assert_eq!((table.undo_request(), table.version(), table.state()), (None, version, &state));
    assert_eq!(table.agree_to_undo(B), Err(Refusal::NoUndoAsked));
    assert_eq!(table.decline_undo(B), Err(Refusal::NoUndoAsked));
}

#[test]
fn play_goes_on_past_a_request() {
    let mut table = people(2);
    table.act(A, Action::Roll).expect("legal");
    table.undo(A).expect("asked");
    assert!(table.act(A, Action::Mark).is_err(), "not their turn");
    assert!(table.undo_request().is_some(), "a refused action is no action");
    table.act(B, Action::Mark).expect("legal");
    assert_eq!(table.undo_request(), None);
}

#[test]
fn those_who_left_before_are_not_asked() {
    let mut table = people(3);
    table.concede(C).expect("still in");
    table.act(A, Action::Roll).expect("legal");
    assert_eq!(table.undo(A), Ok(asks([B])));
}

#[test]
fn a_sole_person_goes_back_over_bots_and_chance() {
    let mut table = person_and_bot();
    table.act(A, Action::Mark).expect("legal");
    let before = table.state().clone();
    table.act(A, Action::Roll).expect("legal");
    table.act(B, Action::Draw).expect("legal");
    table.act(B, Action::Roll).expect("legal");
    assert_eq!(table.undo(A), Ok(Undo::Done { records: 5 }));
    assert_eq!(*table.state(), before);
    assert_eq!(table.undo(B), Err(Refusal::NotHuman(B)));
    assert_eq!(table.agree_to_undo(B), Err(Refusal::NotHuman(B)));
    assert_eq!(table.decline_undo(Seat(50)), Err(Refusal::NotSeated(Seat(50))));
}

#[test]
fn the_same_action_meets_the_same_luck_again() {
    let mut table = person_and_bot();
    table.act(A, Action::Roll).expect("legal");
    table.act(B, Action::Roll).expect("legal");
    let records = table.records().clone();
    table.undo(A).expect("alone");
    // A detour does not change the luck either.
    table.act(A, Action::Mark).expect("legal");
    table.act(A, Action::Roll).expect("legal");
    assert_eq!(table.records().iter().next_back(), records.get(2));
    table.undo(A).expect("alone");
    table.undo(A).expect("alone");
    table.act(A, Action::Roll).expect("legal");
    table.act(B, Action::Roll).expect("legal");
    assert_eq!(*table.records(), records);
}

#[test]
fn a_change_of_seats_drops_the_request() {
    let mut table = people(2);
    table.act(A, Action::Roll).expect("legal");
    table.undo(A).expect("asked");
    table.sit(B, Occupant::bot("easy")).expect("a seat");
    assert_eq!(table.undo_request(), None);
    assert_eq!(table.undo(A), Ok(Undo::Done { records: 2 }));
}

#[test]
fn every_earlier_state_can_be_reached() {
    let mut table = person_and_bot();
    let mut states = Vec::new();
    for step in 0..600 {
        if table.status() == Status::Decision(SeatSet::only(A)) {
            states.push((table.state().clone(), table.save()));
        }
        play_on(&mut table, 1, step);
    }
    while let Some((state, text)) = states.pop() {
        table.undo(A).expect("alone");
        assert_eq!(*table.state(), state);
        let without_undos = |text: &str| -> Vec<String> {
            let kept = |line: &&str| !line.starts_with("undos ") && !line.starts_with("blake3 ");
            text.lines().filter(kept).map(str::to_owned).collect()
        };
        assert_eq!(without_undos(&table.save()), without_undos(&text));
    }
    assert_eq!(table.undo(A), Err(Refusal::NothingToUndo));
}

#[test]
fn snapshots_of_a_long_game_of_large_states_are_few() {
    let setup = Setup { players: 2, goal: ENDLESS, ballast: 20 * 1024 };
    let seats = vec![Occupant::human("Ada"), Occupant::bot("hard")];
    let mut table = Table::<Hands>::new(setup, seats, 1).expect("a good setup");
    play_on(&mut table, 5_000, 1);
    let few = |table: &Table<Hands>| {
        let (copies, records) = (Arc::strong_count(&table.state().copies), table.records().len());
        assert!(copies <= 20 + records / 128, "{copies} for {records} records");
    };
    assert!(table.records().len() > 5_000);
    few(&table);
    for _ in 0..200 {
        table.undo(A).expect("alone");
        few(&table);
    }
}
