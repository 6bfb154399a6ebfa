//! Bots for people who leave or are away, and people who come back.

use orrery_protocol::{
    Ask, Ballot, Clock, Deed, Late, Motion, NewTable, Phase, SeatState, SeatWish, TableSummary, Tell, Vote,
};
use orrery_server::store::{Sql, Store};
use serde_json::json;

use crate::client::{Chair, ME, Visitor, begin, done, new_table, refused};
use crate::clocks::{later, timed};
use crate::live::two;
use crate::server::Server;

async fn replaced(chair: &mut Chair, seat: usize, is: bool) {
    let is_so = |summary: &TableSummary| summary.seats[seat].replaced == is;
    if !chair.summary.as_ref().is_some_and(is_so) {
        chair.until(|tell| matches!(tell, Tell::Seats { summary } if is_so(summary))).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_lets_a_bot_play_and_comes_back() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), (_, mut b)) = two(&server).await;
    done(&a.answer(|request| Ask::Replace { request, seat: 0, bot: true }).await);
    replaced(&mut b, 0, true).await;
    let again = a.answer(|request| Ask::Replace { request, seat: 0, bot: true }).await;
    assert_eq!(refused(&again), "server-replaced");
    let (version, action) = (a.version(), "\"EndTurn\"".to_owned());
    let act = a.answer(|request| Ask::Act { request, seat: 0, version, action }).await;
    assert_eq!(refused(&act), "server-replaced");
    // The bot plays, so Bob gets his turn.
    assert!(b.my_turn().await);
    done(&a.answer(|request| Ask::Replace { request, seat: 0, bot: false }).await);
    replaced(&mut b, 0, false).await;
    let back = a.answer(|request| Ask::Replace { request, seat: 0, bot: false }).await;
    assert_eq!(refused(&back), "server-not-replaced");
    let foreign = a.answer(|request| Ask::Replace { request, seat: 1, bot: false }).await;
    assert_eq!(refused(&foreign), "server-not-mine");
    // Leaving a running game lets the bot in as well, and sitting down ends it.
    ada.post(&format!("/api/tables/{id}/leave"), &()).await.json::<TableSummary>();
    replaced(&mut b, 0, true).await;
    let notes = &b.summary.as_ref().expect("a summary").notes;
    assert_eq!(notes.last().map(|note| note.deed), Some(Deed::Replaced { seat: 0, late: false }));
    let summary: TableSummary =
        ada.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 0 })).await.json();
    assert!(!summary.seats[0].replaced);
}

/// Somebody who leaves at another server has a line here until that is noticed.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_has_left_for_good_takes_no_seat_back_and_says_nothing() {
    let server = Server::start().await;
    let (id, (_, mut a), _) = two(&server).await;
    done(&a.answer(|request| Ask::Replace { request, seat: 0, bot: true }).await);
    let gone =
        "update people set gone = 1 where id in (select person from seats where table_id = $1 and seat = 0)";
    server.run(Sql::new(gone).bind(&id)).await;
    let back = a.answer(|request| Ask::Replace { request, seat: 0, bot: false }).await;
    assert_eq!(refused(&back), "server-no-session");
    a.ask(&Ask::Say { words: "hello".to_owned() }).await;
    let said = a.until(|tell| matches!(tell, Tell::Said(_) | Tell::Refused { .. })).await;
    assert_eq!(refused(&said), "server-no-session");
}

/// The people of a table without a clock, each in front of it, from the one who is asked on.
async fn around(server: &Server, players: usize) -> (String, Vec<(u8, Visitor, Chair)>) {
    let mut people = Vec::new();
    for _ in 0..players {
        people.push(Visitor::guest(server.address).await);
    }
    let mut seats = vec![SeatWish::Open; players];
    seats[0] = ME;
    let table = begin(&mut people, &new_table(seats)).await;
    let mut all = Vec::new();
    for (seat, visitor) in (0..).zip(people) {
        let chair = visitor.sit_at(&table.id).await;
        all.push((seat, visitor, chair));
    }
    for (_, _, chair) in &mut all {
        for seat in 0..players {
            is_online(chair, seat as u8, true).await;
        }
    }
    let first = all[0].2.play.as_ref().expect("a game").asked[0].seat;
    all.rotate_left(usize::from(first));
    (table.id, all)
}

fn state(chair: &Chair, seat: u8) -> SeatState {
    chair.summary.as_ref().expect("a summary").seats[usize::from(seat)].clone()
}

/// Reads until a person is here, or not.
pub(crate) async fn is_online(chair: &mut Chair, seat: u8, is: bool) {
    if state(chair, seat).online != is {
        let so = |summary: &TableSummary| summary.seats[usize::from(seat)].online == is;
        chair.until(|tell| matches!(tell, Tell::Seats { summary } if so(summary))).await;
    }
}

async fn let_a_bot_play(chair: &mut Chair, seat: u8) -> Tell {
    chair.answer(|request| Ask::Replace { request, seat, bot: true }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn all_others_vote_for_a_bot() {
    let server = Server::start().await;
    let (id, mut people) = around(&server, 3).await;
    let (other, _, mut b) = people.pop().expect("three");
    let (one, _, mut a) = people.pop().expect("three");
    let (gone, visitor, c) = people.pop().expect("three");
    assert_eq!(refused(&let_a_bot_play(&mut a, gone).await), "server-not-away");
    assert_eq!(state(&a, gone).bot_after, None);
    drop(c);
    is_online(&mut a, gone, false).await;
    assert_eq!(state(&a, gone).bot_after, Some(0));
    done(&let_a_bot_play(&mut a, gone).await);
    assert_eq!(refused(&let_a_bot_play(&mut a, gone).await), "server-voted");
    let vote = |chair: &Chair| state(chair, gone).bot_vote;
    let half = Some(Vote { agreed: vec![one], missing: vec![other] });
    assert!(!state(&a, gone).replaced);
    assert_eq!(vote(&a), half);
    let told = |summary: &TableSummary| summary.seats[usize::from(gone)].bot_vote == half;
    b.until(|tell| matches!(tell, Tell::Seats { summary } if told(summary))).await;
    // Who comes is not voted out, and the vote begins anew if he goes again.
    let c = visitor.sit_at(&id).await;
    is_online(&mut a, gone, true).await;
    assert_eq!(vote(&a), None);
    drop(c);
    is_online(&mut a, gone, false).await;
    done(&let_a_bot_play(&mut a, gone).await);
    let mut eve = Visitor::guest(server.address).await.sit_at(&id).await;
    assert_eq!(state(&eve, gone).bot_after, None);
    assert_eq!(refused(&let_a_bot_play(&mut eve, gone).await), "server-not-mine");
    done(&let_a_bot_play(&mut b, gone).await);
    replaced(&mut a, usize::from(gone), true).await;
    assert!(state(&a, gone).voted_out);
    let mut c = visitor.sit_at(&id).await;
    done(&c.answer(|request| Ask::Replace { request, seat: gone, bot: false }).await);
    replaced(&mut a, usize::from(gone), false).await;
    assert!(!state(&a, gone).voted_out);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_voted_out_who_keeps_nobody_waiting() {
    let server = Server::start().await;
    let (_, mut people) = around(&server, 2).await;
    let (gone, _, b) = people.pop().expect("two");
    let (_, _, mut a) = people.pop().expect("two");
    drop(b);
    is_online(&mut a, gone, false).await;
    assert_eq!(state(&a, gone).bot_after, None);
    assert_eq!(refused(&let_a_bot_play(&mut a, gone).await), "server-not-awaited");
    // Once it is the other's turn, everybody is told that a bot may play.
    while !a.choices().is_empty() {
        let ends = a.choices().iter().find(|choice| choice.action == "\"EndTurn\"");
        let action = ends.unwrap_or(&a.choices()[0]).action.clone();
        done(&a.act(&action).await);
    }
    let may = |summary: &TableSummary| summary.seats[usize::from(gone)].bot_after == Some(0);
    if state(&a, gone).bot_after.is_none() {
        a.until(|tell| matches!(tell, Tell::Seats { summary } if may(summary))).await;
    }
    done(&let_a_bot_play(&mut a, gone).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_time_is_counted_only_those_who_are_late_are_replaced() {
    let server = Server::start().await;
    let mut people = [Visitor::guest(server.address).await, Visitor::guest(server.address).await];
    let wish = NewTable { hours: Some(72), ..new_table(vec![ME, SeatWish::Open]) };
    let table = begin(&mut people, &wish).await;
    let (asked, other) = if table.my_turn { (0, 1) } else { (1, 0) };
    let mut chair = people[other].sit_at(&table.id).await;
    assert_eq!(refused(&let_a_bot_play(&mut chair, asked).await), "server-not-late");
    assert!(state(&chair, asked).bot_after.is_some_and(|seconds| seconds > 71 * 3600));
}

/// They are away, so nothing that needs them comes about.
#[tokio::test(flavor = "multi_thread")]
async fn the_game_does_not_end_without_those_who_were_voted_out() {
    let server = Server::start().await;
    let (id, mut people) = around(&server, 2).await;
    let (mine, _, mut a) = people.pop().expect("two");
    let (gone, visitor, b) = people.pop().expect("two");
    drop(b);
    is_online(&mut a, gone, false).await;
    done(&let_a_bot_play(&mut a, gone).await);
    let abort = |agree| move |request| Ask::Vote { request, motion: Motion::Abort, agree };
    done(&a.answer(abort(true)).await);
    let vote = Vote { agreed: vec![mine], missing: vec![gone] };
    let ballots = [Ballot { motion: Motion::Abort, vote }];
    let summary = a.summary.clone().expect("a summary");
    assert_eq!((summary.phase, &summary.ballots[..]), (Phase::Playing, &ballots[..]));
    // Whoever comes back may be against it without taking the seat.
    let mut b = visitor.sit_at(&id).await;
    done(&b.answer(abort(false)).await);
    done(&a.answer(abort(true)).await);
    // Whoever goes by himself does not hold up the rest.
    done(&b.answer(|request| Ask::Replace { request, seat: gone, bot: false }).await);
    done(&b.answer(|request| Ask::Replace { request, seat: gone, bot: true }).await);
    a.until(|tell| matches!(tell, Tell::Seats { summary } if summary.aborted)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_when_the_time_is_over() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let mut wish = crate::client::new_table(vec![ME, SeatWish::Open]);
    wish.hours = Some(24);
    let table: TableSummary = ada.post("/api/tables", &wish).await.json();
    bob.post(&format!("/api/tables/{}/sit", table.id), &json!({ "seat": 1 })).await.json::<TableSummary>();
    ada.post(&format!("/api/tables/{}/start", table.id), &()).await.json::<TableSummary>();
    let folder = server.stop().await;
    let store = folder.open().await;
    crate::clocks::pass_hours(&store, 25).await;
    store.close().await.expect("a closed database");
    let server = Server::start_in(folder, |_| ()).await;
    (ada.address, bob.address) = (server.address, server.address);
    let mut chair = bob.sit_at(&table.id).await;
    let late = |summary: &TableSummary| summary.seats.iter().filter(|seat| seat.replaced).count() == 1;
    if !chair.summary.as_ref().is_some_and(late) {
        chair.until(|tell| matches!(tell, Tell::Seats { summary } if late(summary))).await;
    }
}

/// Else a table of three at which two are away would be stuck.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_away_themselves_need_not_agree() {
    let server = Server::start().await;
    let (_, mut people) = around(&server, 3).await;
    let (other, _, b) = people.pop().expect("three");
    let (one, _, mut a) = people.pop().expect("three");
    let (gone, _, c) = people.pop().expect("three");
    drop(c);
    is_online(&mut a, gone, false).await;
    done(&let_a_bot_play(&mut a, gone).await);
    assert_eq!(state(&a, gone).bot_vote, Some(Vote { agreed: vec![one], missing: vec![other] }));
    drop(b);
    is_online(&mut a, other, false).await;
    // The same vote is counted anew.
    done(&let_a_bot_play(&mut a, gone).await);
    replaced(&mut a, usize::from(gone), true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_of_the_game_has_no_say_and_gets_no_bot() {
    let server = Server::start().await;
    let (id, mut people) = around(&server, 3).await;
    let (out, mut visitor, mut c) = people.pop().expect("three");
    let (_, _, mut b) = people.pop().expect("three");
    let (_, _, mut a) = people.pop().expect("three");
    let abort = |request| Ask::Vote { request, motion: Motion::Abort, agree: true };
    done(&c.answer(|request| Ask::Concede { request, seat: out }).await);
    assert_eq!(refused(&c.answer(abort).await), "server-out");
    assert_eq!(refused(&let_a_bot_play(&mut c, out).await), "server-out");
    let left: TableSummary = visitor.post(&format!("/api/tables/{id}/leave"), &()).await.json();
    assert!(!left.seats[usize::from(out)].replaced, "who has a bot at the end comes last");
    let to = Motion::Concede { to: out };
    assert_eq!(
        refused(&a.answer(|request| Ask::Vote { request, motion: to, agree: true }).await),
        "server-out"
    );
    done(&a.answer(abort).await);
    done(&b.answer(abort).await);
    a.until(|tell| matches!(tell, Tell::Seats { summary } if summary.aborted)).await;
}

/// Those who play are both away, so nobody else's consent would be missing.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_of_the_game_or_has_left_puts_nobody_on_a_bot() {
    let server = Server::start().await;
    for leaves in [false, true] {
        let (id, mut people) = around(&server, 3).await;
        let (mine, mut visitor, mut c) = people.pop().expect("three");
        let (other, _, b) = people.pop().expect("three");
        let (gone, _, a) = people.pop().expect("three");
        let refusal = if leaves {
            visitor.post(&format!("/api/tables/{id}/leave"), &()).await.json::<TableSummary>();
            "server-replaced"
        } else {
            done(&c.answer(|request| Ask::Concede { request, seat: mine }).await);
            "server-out"
        };
        drop((a, b));
        is_online(&mut c, gone, false).await;
        is_online(&mut c, other, false).await;
        assert_eq!(state(&c, gone).bot_after, None, "{refusal}");
        assert_eq!(refused(&let_a_bot_play(&mut c, gone).await), refusal);
        assert!(!state(&c, gone).replaced);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_of_the_game_replaces_nobody_who_is_late() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Visitor::guest(server.address).await);
    }
    let seats = vec![ME, SeatWish::Open, SeatWish::Open];
    let wish = NewTable { seats, ..timed(Clock { late: Late::Vote, ..Clock::default() }) };
    let id = begin(&mut people, &wish).await.id;
    let first = people[0].sit_at(&id).await.play.expect("a game").asked[0].seat;
    let (out, stays) = ((first + 1) % 3, (first + 2) % 3);
    let mut chair = people[usize::from(out)].sit_at(&id).await;
    done(&chair.answer(|request| Ask::Concede { request, seat: out }).await);
    let _server = later(server, &mut people, 25).await;
    let late = usize::from(first);
    let mut chair = people[usize::from(out)].sit_at(&id).await;
    let refusal = chair.answer(|request| Ask::Replace { request, seat: first, bot: true }).await;
    assert_eq!(refused(&refusal), "server-out");
    assert_eq!(chair.summary.expect("a summary").seats[late].bot_after, None);
    let mut chair = people[usize::from(stays)].sit_at(&id).await;
    assert_eq!(chair.summary.as_ref().expect("a summary").seats[late].bot_after, Some(0));
    done(&chair.answer(|request| Ask::Replace { request, seat: first, bot: true }).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_concedes_to_a_partner() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for _ in 0..4 {
        people.push(Visitor::guest(server.address).await);
    }
    let mut wish = new_table(vec![ME, SeatWish::Open, SeatWish::Open, SeatWish::Open]);
    wish.options.insert("mode".to_owned(), "hydra".to_owned());
    let table = begin(&mut people, &wish).await;
    let mut chair = people[0].sit_at(&table.id).await;
    let partners = state(&chair, 0).partners;
    assert_eq!(partners.len(), 1);
    let motion = Motion::Concede { to: partners[0] };
    let refusal = chair.answer(|request| Ask::Vote { request, motion, agree: true }).await;
    assert_eq!(refused(&refusal), "server-not-asked");
}
