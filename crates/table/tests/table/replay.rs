//! Stepping through saved games.

use orrery_table::{LoadError, Record, Refusal, Replay, Table, Verified};

use crate::files::reseal;
use crate::game::{A, Action, Hands, people, play_on};

#[test]
fn every_step_is_as_it_was_played() {
    let mut table = people(3);
    let mut states = vec![(table.records().len(), table.state().clone())];
    for step in 0..400 {
        play_on(&mut table, 1, step);
        states.push((table.records().len(), table.state().clone()));
    }
    let mut replay = Replay::<Hands>::load(&table.save()).expect("just saved");
    assert_eq!(replay.len(), table.records().len());
    assert!(!replay.is_empty());
    // Forward, backward, and by jumps.
    let jumps = (0..states.len()).map(|n| &states[n * 149 % states.len()]);
    for (n, state) in states.iter().chain(states.iter().rev()).chain(jumps) {
        assert_eq!(replay.at(*n), state);
    }
    assert_eq!(replay.at(usize::MAX), table.state());
    assert_eq!(replay.record(0), table.records().get(0));
    assert_eq!(replay.record(replay.len()), None);
}

#[test]
fn events_belong_to_the_step_that_caused_them() {
    let mut table = people(2);
    table.act(A, Action::Roll).expect("legal");
    let replay = Replay::<Hands>::load(&table.save()).expect("just saved");
    let counts: Vec<_> = (0..=replay.len() + 1).map(|n| replay.events(n).len()).collect();
    // The deal, the decision to roll, the roll.
    assert_eq!(counts, [0, 6, 0, 1, 0]);
}

#[test]
fn a_beat_is_a_step() {
    let mut table = people(2);
    let card = table.state().held[0][0];
    table.act(A, Action::Show(card)).expect("legal");
    let mut replay = Replay::<Hands>::load(&table.save()).expect("just saved");
    let shown: Vec<_> = (0..=replay.len()).map(|n| replay.at(n).shown).collect();
    // The deal, the card turned up, the card turned down.
    assert_eq!(shown, [None, None, Some(card), None]);
    assert!(table.save().contains("\n* nothing\n"), "{}", table.save());
}

#[test]
fn a_whole_game_verifies() {
    let mut table = people(2);
    play_on(&mut table, 200, 9);
    let replay = Replay::<Hands>::load(&table.save()).expect("just saved");
    let Verified { records, checkpoints } = replay.verify().expect("untouched");
    assert_eq!(records as usize, table.records().len());
    assert_eq!(checkpoints, records.div_ceil(16));
}

#[test]
fn a_refused_record_ends_what_can_be_watched() {
    let mut table = people(2);
    play_on(&mut table, 10, 9);
    let text = table.save();
    let lines = text.lines().collect::<Vec<_>>();
    let second = lines.iter().position(|line| line.starts_with("* shuffle")).expect("a shuffle") + 1;
    let forged: String = lines
        .iter()
        .enumerate()
        .map(|(n, line)| if n == second { "Z 00\n".into() } else { format!("{line}\n") })
        .collect();
    let mut replay = Replay::<Hands>::load(&reseal(&forged)).expect("well formed");
    assert_eq!(replay.len(), 1);
    assert_eq!(replay.at(9).held, Table::<Hands>::load(&people(2).save()).expect("saved").state().held);
    let verdict = replay.verify().expect_err("seat Z");
    let refusal = Refusal::NotSeated(orrery_engine::Seat(25));
    assert_eq!(verdict, LoadError::Refused { line: second as u32 + 1, refusal });
    assert!(matches!(replay.record(0), Some(Record::Chance(_))));
}
