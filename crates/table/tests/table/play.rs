//! Playing: records, refusals, moments and who sees what.

use std::collections::BTreeSet;

use orrery_engine::{Game, Seat, Status, Viewer};
use orrery_table::{Happened, Occupant, Record, Refusal, ResumeError, Table, Version};

use crate::game::{
    A, Action, B, C, ENDLESS, Event, Hands, NOT_IN_HAND, NOT_YOUR_TURN, TWO_TO_FOUR_PLAYERS, people, play_on,
    setup,
};

fn records(table: &Table<Hands>) -> Vec<Record<Action>> {
    table.records().iter().collect()
}

/// Records are packed in memory: from either end, in part and one by one they are the same.
#[test]
fn packed_records_are_read_from_any_place() {
    let mut table = people(3);
    play_on(&mut table, 60, 3);
    let all = records(&table);
    let packed = table.records();
    let backward: Vec<_> = packed.iter().rev().collect();
    assert!(all.iter().rev().eq(&backward));
    for (n, record) in all.iter().enumerate() {
        assert_eq!(packed.get(n).as_ref(), Some(record));
        assert!(packed.range(n, n + 7).eq(all[n..].iter().take(7).copied()));
    }
    assert_eq!((packed.get(all.len()), packed.range(5, 3).len()), (None, 0));
    let bytes: Vec<_> = all.iter().map(|record| postcard::to_stdvec(record).expect("plain")).collect();
    assert!(packed.range(2, usize::MAX).packed().eq(bytes[2..].iter().map(Vec::as_slice)));
}

#[test]
fn chance_is_resolved_at_once_and_recorded() {
    let mut table = people(2);
    assert!(matches!(records(&table)[..], [Record::Chance(_)]));
    table.act(A, Action::Roll).expect("legal");
    assert!(matches!(
        records(&table)[..],
        [Record::Chance(_), Record::Action { seat: A, action: Action::Roll }, Record::Chance(_)]
    ));
    assert!(matches!(table.status(), Status::Decision(_)));
}

#[test]
fn a_step_returns_its_events_with_their_records() {
    let mut table = people(2);
    let happened = table.act(A, Action::Roll).expect("legal");
    assert!(matches!(happened[..], [Happened { record: 2, event: Event::Rolled { seat: A, .. } }]));
    let happened = table.act(B, Action::Mark).expect("legal");
    assert_eq!(happened, [Happened { record: 3, event: Event::Marked { seat: B } }]);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let (mut one, mut two) = (people(3), people(3));
    play_on(&mut one, 50, 5);
    play_on(&mut two, 50, 5);
    assert_eq!(one.records(), two.records());
    let seats = vec![Occupant::Empty; 3];
    let other = Table::<Hands>::new(setup(3, ENDLESS), seats, 2).expect("a good setup");
    assert_ne!(other.records().get(0), one.records().get(0));
}

#[test]
fn refusals_change_nothing_and_name_the_rule() {
    let mut table = people(2);
    let before = table.save();
    assert_eq!(table.act(B, Action::Mark), Err(Refusal::Illegal(NOT_YOUR_TURN)));
    assert_eq!(table.act(A, Action::Play(99)), Err(Refusal::Illegal(NOT_IN_HAND)));
    assert_eq!(table.act(Seat(2), Action::Mark), Err(Refusal::NotSeated(Seat(2))));
    assert_eq!(table.act(Seat(200), Action::Mark), Err(Refusal::NotSeated(Seat(200))));
    assert_eq!(table.concede(Seat(9)), Err(Refusal::NotSeated(Seat(9))));
    assert_eq!(table.save(), before);
    assert_eq!(Refusal::Illegal(NOT_IN_HAND).to_string(), "not-in-hand (HD 1.2)");
    assert_eq!(Refusal::Over.to_string(), "table-over");
}

#[test]
fn an_empty_seat_does_nothing_until_somebody_sits_down() {
    let mut table = people(2);
    assert_eq!(table.sit(A, Occupant::Empty), Ok(Occupant::human("A")));
    assert_eq!(table.act(A, Action::Mark), Err(Refusal::NotSeated(A)));
    assert_eq!(table.sit(A, Occupant::bot("easy")), Ok(Occupant::Empty));
    assert!(table.act(A, Action::Mark).is_ok());
    assert_eq!(table.sit(C, Occupant::Empty), Err(Refusal::NotSeated(C)));
}

#[test]
fn a_finished_game_takes_no_action() {
    let mut table = people(2);
    let left = table.concede(B).expect("still in");
    assert_eq!(left, [Happened { record: 1, event: Event::Left { seat: B } }]);
    assert!(matches!(table.status(), Status::Over(outcome) if outcome.winners.contains(A)));
    assert_eq!(table.act(A, Action::Mark), Err(Refusal::Over));
    assert_eq!(table.concede(A), Err(Refusal::Over));
    assert!(table.legal(A).is_empty());
}

#[test]
fn a_setup_must_suit_the_game_and_the_seats() {
    let seats = |n| vec![Occupant::Empty; n];
    let refused = Table::<Hands>::new(setup(9, ENDLESS), seats(9), 1).err();
    assert_eq!(refused, Some(Refusal::Illegal(TWO_TO_FOUR_PLAYERS)));
    let refused = Table::<Hands>::new(setup(2, ENDLESS), seats(3), 1).err();
    assert_eq!(refused, Some(Refusal::SeatCount { expected: 2, actual: 3 }));
}

#[test]
fn a_late_action_is_stale() {
    let mut table = people(2);
    let expected = table.version();
    table.act_at(expected, A, Action::Mark).expect("on time");
    let actual = table.version();
    assert_eq!(table.act_at(expected, A, Action::Mark), Err(Refusal::StaleVersion { expected, actual }));
}

#[test]
fn as_many_records_after_an_undo_are_another_moment() {
    let mut table = people(2);
    table.act(A, Action::Mark).expect("legal");
    let expected = table.version();
    table.undo(A).expect("free");
    table.act(A, Action::Pass).expect("legal");
    let actual = table.version();
    assert_eq!(actual.records, expected.records);
    assert_eq!(table.act_at(expected, B, Action::Mark), Err(Refusal::StaleVersion { expected, actual }));
    // What was seen before the undo is no base to add to.
    let all = table.events_since(expected, Viewer::Seat(B));
    assert_eq!(all, table.events_since(Version::default(), Viewer::Seat(B)));
    assert!(all.len() > 1);
}

#[test]
fn nobody_sees_the_hidden_faces_of_another_seat() {
    for seed in 0..20 {
        let mut table = people(4);
        let mut moments = vec![Version::default()];
        for step in 0..60 {
            play_on(&mut table, 1, 100 * seed + step);
            moments.push(table.version());
        }
        let raw = table.state().seats();
        for viewer in Seat::all(raw).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Seat(Seat(77))]) {
            for &moment in &moments {
                let seen = table.events_since(moment, viewer);
                assert!(seen.iter().all(|happened| happened.record >= moment.records));
                for Happened { event, .. } in seen {
                    if let Event::Dealt { seat, card } | Event::Drew { seat, card } = event {
                        assert_eq!(card.is_some(), viewer == Viewer::Seat(seat), "{viewer:?} sees {card:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_viewer_knows_exactly_the_open_faces_and_their_own() {
    let mut table = people(3);
    play_on(&mut table, 80, 3);
    let faces = |viewer| -> BTreeSet<u8> {
        let face = |happened: Happened<Event>| match happened.event {
            Event::Dealt { card, .. } | Event::Drew { card, .. } => card,
            Event::Played { card, .. } => Some(card),
            _ => None,
        };
        table.events_since(Version::default(), viewer).into_iter().filter_map(face).collect()
    };
    let open = faces(Viewer::Spectator);
    for seat in Seat::all(3) {
        let mut known = open.clone();
        known.extend(&table.state().held[seat.index()]);
        assert_eq!(faces(Viewer::Seat(seat)), known);
    }
    assert_eq!(table.view(Viewer::Seat(Seat(77))), table.view(Viewer::Spectator));
    assert_eq!(table.view(Viewer::Seat(B)).hand, table.state().held[1]);
}

/// A game goes on from its records as if it had never stopped, the luck to come included.
#[test]
fn a_table_is_built_from_setup_records_and_undos() {
    let mut table = people(3);
    play_on(&mut table, 200, 5);
    table.undo(A).expect("something to undo");
    for seat in [B, C] {
        // The last one to agree takes it back; a free one needs nobody.
        let _ = table.agree_to_undo(seat);
    }
    assert_eq!(table.version().undos, 1);
    let seats = table.seats().to_vec();
    let records = records(&table);
    let resume = |records: Vec<Record<Action>>| {
        Table::<Hands>::resume(table.setup().clone(), seats.clone(), 1, records, table.version().undos)
    };
    let mut again = resume(records.clone()).expect("its own records");
    assert_eq!(
        (again.state(), again.version(), again.save()),
        (table.state(), table.version(), table.save())
    );
    play_on(&mut again, 50, 6);
    let mut went_on = table.clone();
    play_on(&mut went_on, 50, 6);
    assert_eq!(again.records(), went_on.records());
    // What chance owed when it stopped is drawn.
    let cut = resume(Vec::new()).expect("no records");
    assert!(cut.records().iter().eq(records.iter().copied().take(cut.records().len())));
    assert!(!cut.records().is_empty());

    let mut wrong = records.clone();
    wrong[7] = Record::Concede { seat: Seat(9) };
    let error = resume(wrong).expect_err("no such seat");
    assert_eq!(error, ResumeError { record: Some(7), refusal: Refusal::NotSeated(Seat(9)) });
    let few = Table::<Hands>::resume(table.setup().clone(), Vec::new(), 1, records, 0).expect_err("no seats");
    assert_eq!(few, ResumeError { record: None, refusal: Refusal::SeatCount { expected: 3, actual: 0 } });
}

#[test]
fn every_earlier_moment_can_be_looked_at() {
    let mut table = people(2);
    let mut states = vec![];
    for _ in 0..300 {
        states.push((table.records().len(), table.state().clone()));
        play_on(&mut table, 1, 3);
    }
    for (records, state) in &states {
        assert_eq!(table.state_at(*records), *state, "after {records} records");
    }
    assert_eq!(table.state_at(usize::MAX), *table.state());
}
