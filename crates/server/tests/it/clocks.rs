//! Clocks of tables, and votes: pausing, more time, conceding together, ending without a result.

use orrery_protocol::{
    Ask, Ballot, Clock, Deed, Late, Motion, NewTable, Phase, SeatWish, TableSummary, Tell, Vote,
};
use orrery_server::ids::TableId;
use orrery_server::store::{Attendance, Change, Commit, Database, Sql, Store, now};
use serde_json::{Value, json};

use crate::client::{Chair, ME, Visitor, begin, bot, done, new_table, refused};
use crate::party::{GAMES, Party};
use crate::server::{Folder, Server};

/// Turns the clocks of all tables back, as if so many hours had passed since.
pub(crate) async fn pass_hours(store: &Database, hours: i64) {
    let rows = store.read(Sql::new("select id, clock, deadline from tables where clock is not null")).await;
    for row in rows.expect("rows") {
        let mut clock: Value =
            serde_json::from_str(&row.get::<String>("clock").expect("text")).expect("JSON");
        clock["at"] = json!(clock["at"].as_i64().expect("a moment") - hours * 3600);
        let deadline = row.get::<Option<i64>>("deadline").expect("a number").map(|at| at - hours * 3600);
        let sql = Sql::new("update tables set clock = $1, deadline = $2 where id = $3");
        let sql = sql.bind(clock.to_string()).bind(deadline).bind(row.get::<String>("id").expect("an id"));
        assert_eq!(store.commit(vec![Change::Expect(sql)]).await.expect("a commit"), Commit::Done);
    }
}

pub(crate) fn timed(clock: Clock) -> NewTable {
    NewTable { hours: Some(24), clock, ..new_table(vec![ME, SeatWish::Open]) }
}

/// Ada and Bob at a running table; whoever is asked first is the first of the two.
async fn two(server: &Server, wish: &NewTable) -> (String, [Visitor; 2]) {
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let begun = begin([&mut ada, &mut bob], wish).await;
    let people = if begun.my_turn { [ada, bob] } else { [bob, ada] };
    (begun.id, people)
}

pub(crate) async fn later(server: Server, people: &mut [Visitor], hours: i64) -> Server {
    let folder = server.stop().await;
    let store = folder.open().await;
    pass_hours(&store, hours).await;
    store.close().await.expect("a closed database");
    let server = Server::start_in(folder, |_| ()).await;
    for person in people {
        person.address = server.address;
    }
    server
}

pub(crate) async fn until(chair: &mut Chair, is_so: impl Fn(&TableSummary) -> bool) {
    if !chair.summary.as_ref().is_some_and(&is_so) {
        chair.until(|tell| matches!(tell, Tell::Seats { summary } | Tell::Table { summary, .. } if is_so(summary))).await;
    }
}

/// What the log tells beside the game.
fn deeds(summary: &TableSummary) -> Vec<Deed> {
    summary.notes.iter().map(|note| note.deed).collect()
}

async fn vote(chair: &mut Chair, motion: Motion, agree: bool) -> Tell {
    chair.answer(|request| Ask::Vote { request, motion, agree }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_that_cannot_be_are_refused() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    for clock in [
        Clock { zone: "Mars/Olympus".to_owned(), ..Clock::default() },
        Clock { total_hours: Some(0), ..Clock::default() },
        Clock { total_hours: Some(9000), ..Clock::default() },
    ] {
        assert_eq!(ada.post("/api/tables", &timed(clock)).await.refusal(), "server-wrong-clock");
    }
    for hours in [0, 721] {
        let wish = NewTable { hours: Some(hours), ..timed(Clock::default()) };
        assert_eq!(ada.post("/api/tables", &wish).await.refusal(), "server-wrong-clock");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_concedes_where_that_was_agreed() {
    let server = Server::start().await;
    let (id, mut people) = two(&server, &timed(Clock { late: Late::Concede, ..Clock::default() })).await;
    let server = later(server, &mut people, 23).await;
    let early = people[1].sit_at(&id).await;
    assert_eq!(early.play.expect("a game").phase, Phase::Playing);
    let _server = later(server, &mut people, 2).await;
    let mut winner = people[1].sit_at(&id).await;
    until(&mut winner, |summary| summary.phase == Phase::Over).await;
    let summary = winner.summary.expect("a summary");
    let mine = summary.seats.iter().find(|seat| seat.mine).expect("a seat").seat;
    assert_eq!(summary.winners, Some(vec![mine]));
    assert_eq!(deeds(&summary), [Deed::TimedOut { seat: 1 - mine }]);
    // Whoever plays once more plays by the same clock.
    let clock = summary.clock.expect("a clock");
    assert_eq!((clock.clock.late, clock.ends), (Late::Concede, vec![None, None]));
}

/// A week of days that count has a weekend in it, whenever it begins.
#[tokio::test(flavor = "multi_thread")]
async fn weekends_do_not_count_at_a_table_that_wants_them_off() {
    let server = Server::start().await;
    let (mut days, store) = (Vec::new(), server.folder.open().await);
    for weekends_off in [false, true] {
        let wish = NewTable { hours: Some(7 * 24), ..timed(Clock { weekends_off, ..Clock::default() }) };
        let (id, people) = two(&server, &wish).await;
        let ends = end(&people[0].sit_at(&id).await);
        assert_eq!(deadline(&store, &id).await, ends);
        days.push((ends - now() + 600) / (24 * 3600));
    }
    store.close().await.expect("a closed database");
    assert!(days[0] == 7 && (9..=11).contains(&days[1]), "{days:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_total_that_is_used_up_leaves_the_seat_to_the_bot() {
    let server = Server::start().await;
    let (id, mut people) = two(&server, &timed(Clock { total_hours: Some(10), ..Clock::default() })).await;
    let _server = later(server, &mut people, 11).await;
    let mut late = people[0].sit_at(&id).await;
    until(&mut late, |summary| summary.seats.iter().any(|seat| seat.mine && seat.replaced)).await;
    let seat = late.viewer();
    let back = late.answer(|request| Ask::Replace { request, seat, bot: false }).await;
    assert_eq!(refused(&back), "server-time-up");
    let left = &late.summary.as_ref().expect("a summary").clock.as_ref().expect("a clock").left;
    assert_eq!(left[usize::from(seat)], Some(0));
    assert_eq!(left[usize::from(1 - seat)], Some(10 * 3600));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_late_players_are_voted_on_one_other_is_enough() {
    let server = Server::start().await;
    let (id, mut people) = two(&server, &timed(Clock { late: Late::Vote, ..Clock::default() })).await;
    let _server = later(server, &mut people, 25).await;
    let mut other = people[1].sit_at(&id).await;
    let late = 1 - other.viewer();
    assert!(!other.summary.as_ref().expect("a summary").seats[usize::from(late)].replaced);
    done(&other.answer(|request| Ask::Replace { request, seat: late, bot: true }).await);
    until(&mut other, |summary| summary.seats[usize::from(late)].replaced).await;
    let told = [Deed::Replaced { seat: late, late: true }];
    assert_eq!(deeds(other.summary.as_ref().expect("a summary")), told);
}

/// Whoever restores an old backup, too, finds what was noted at its moment.
#[tokio::test(flavor = "multi_thread")]
async fn time_in_which_no_server_ran_is_nobodys() {
    let server = Server::start().await;
    let clock = Clock { late: Late::Concede, total_hours: Some(30), ..Clock::default() };
    let (id, mut people) = two(&server, &timed(clock)).await;
    let server = later(server, &mut people, 20).await;
    let before = people[0].sit_at(&id).await;
    let (left, ends) =
        (end(&before) - now(), before.summary.expect("a summary").clock.expect("a clock").left);
    let folder = server.stop().await;
    let store = folder.open().await;
    pass_hours(&store, 25).await;
    let away = Sql::new("update attendance set at = at - 25 * 3600");
    assert_eq!(store.commit(vec![Change::Expect(away)]).await.expect("a commit"), Commit::Done);
    store.close().await.expect("a closed database");
    let server = Server::start_in(folder, |_| ()).await;
    people[0].address = server.address;
    let chair = people[0].sit_at(&id).await;
    let summary = chair.summary.clone().expect("a summary");
    assert!(summary.phase == Phase::Playing && summary.seats.iter().all(|seat| !seat.replaced));
    assert!((end(&chair) - now() - left).abs() < 600, "{} is not about {left}", end(&chair) - now());
    let still = summary.clock.expect("a clock").left;
    assert!(still.iter().zip(&ends).all(|(now, then)| (now.unwrap_or(0) - then.unwrap_or(0)).abs() < 600));
    // It is looked up again when it is really over.
    let store = server.folder.open().await;
    while deadline(&store, &id).await < now() {
        tokio::task::yield_now().await;
    }
    assert!((deadline(&store, &id).await - end(&chair)).abs() < 600);
    store.close().await.expect("a closed database");
}

/// When a table is looked up because somebody's time is over.
async fn deadline(store: &Database, id: &str) -> i64 {
    let rows = store.read(Sql::new("select deadline from tables where id = $1").bind(id)).await;
    rows.expect("rows")[0].get::<Option<i64>>("deadline").expect("a number").expect("a deadline")
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_servers_that_start_together_one_notes_how_long_nobody_looked_after_the_tables() {
    let server = Server::start().await;
    let (id, _) = two(&server, &timed(Clock::default())).await;
    let folder = server.stop().await;
    let store = folder.open().await;
    let begun = deadline(&store, &id).await;
    let servers = [(); 3].map(|()| Attendance::default());
    // A restart is too short to be noticed.
    assert!(!servers[0].attend(&store, now() + 200).await.expect("an answer"));
    let stores = [folder.open().await, folder.open().await, folder.open().await];
    let at = now() + 100 * 3600;
    let [a, b, c] = [0, 1, 2].map(|server| servers[server].attend(&stores[server], at));
    let (a, b, c) = tokio::join!(a, b, c);
    a.and(b).and(c).expect("an answer");
    let noted = store.read(Sql::new("select began, ended from outages")).await.expect("rows");
    assert_eq!(noted.len(), 1);
    assert_eq!(noted[0].get::<i64>("ended").expect("a moment"), at);
    // Whoever heard of nothing at first has learnt it by the next look, and nobody is late.
    for (server, store) in servers.iter().zip(&stores) {
        server.attend(store, at + 5).await.expect("an answer");
    }
    let tables = [TableId(id.clone())];
    assert_eq!(servers[1].put_off(&store, &tables, at + 5).await.expect("an answer"), 1);
    let later = deadline(&store, &id).await - begun;
    assert!((99 * 3600..=100 * 3600).contains(&later), "{later}");
    for store in stores.into_iter().chain([store]) {
        store.close().await.expect("a closed database");
    }
}

/// When the time of the one who is asked is over.
fn end(chair: &Chair) -> i64 {
    let clock = chair.summary.as_ref().and_then(|summary| summary.clock.clone()).expect("a clock");
    clock.ends.into_iter().flatten().next().expect("an end")
}

/// A turn may be many clicks.
#[tokio::test(flavor = "multi_thread")]
async fn all_that_a_seat_decides_in_a_row_shares_one_time() {
    let server = Server::start().await;
    let (id, mut people) = two(&server, &timed(Clock::default())).await;
    let _server = later(server, &mut people, 20).await;
    let [mut a, mut b] = [people[0].sit_at(&id).await, people[1].sit_at(&id).await];
    let before = end(&a);
    let action = a.choices()[0].action.clone();
    done(&a.act(&action).await);
    assert!((end(&a) - before).abs() < 3600, "{} is not about {before}", end(&a));
    end_turn(&mut a).await;
    assert!(b.my_turn().await);
    end_turn(&mut b).await;
    // The other has decided, so this is another turn.
    assert!(a.my_turn().await);
    let again = people[0].sit_at(&id).await;
    assert!(end(&again) > before + 19 * 3600, "{} is not a day from now", end(&again));
}

/// Goes on until it is somebody else's turn.
async fn end_turn(chair: &mut Chair) {
    while !chair.choices().is_empty() {
        let ends = chair.choices().iter().find(|choice| choice.action == "\"EndTurn\"");
        let action = ends.unwrap_or(&chair.choices()[0]).action.clone();
        done(&chair.act(&action).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_gives_no_more_time() {
    let server = Server::start().await;
    let (id, mut people) = two(&server, &timed(Clock::default())).await;
    let _server = later(server, &mut people, 20).await;
    let mut chair = people[0].sit_at(&id).await;
    let (seat, before) = (chair.viewer(), end(&chair));
    let action = chair.choices()[0].action.clone();
    done(&chair.act(&action).await);
    done(&chair.answer(|request| Ask::Undo { request, seat }).await);
    assert!(end(&chair) < before + 3600, "{} is not about {before}", end(&chair));
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_to_the_same_question_gives_no_more_time() {
    let server = Server::start().await;
    let (id, mut people) = two(&server, &timed(Clock::default())).await;
    let folder = server.stop().await;
    let store = folder.open().await;
    pass_hours(&store, 20).await;
    store.close().await.expect("a closed database");
    // The bot takes its time, so the same is still asked when its owner comes back.
    let server = Server::start_in(folder, |config| config.bot_delay_ms = 1_000_000).await;
    people[0].address = server.address;
    let mut chair = people[0].sit_at(&id).await;
    let (seat, before) = (chair.viewer(), end(&chair));
    done(&chair.answer(|request| Ask::Replace { request, seat, bot: true }).await);
    done(&chair.answer(|request| Ask::Replace { request, seat, bot: false }).await);
    until(&mut chair, |summary| !summary.seats[usize::from(seat)].replaced).await;
    assert!(end(&chair) < before + 3600, "{} is not about {before}", end(&chair));
}

/// Many moves fall into one second, and the clock is the same after each of them.
#[tokio::test(flavor = "multi_thread")]
async fn the_stored_deadline_is_that_of_whoever_is_asked() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let wish = NewTable { hours: Some(24), ..new_table(vec![ME, bot("novice")]) };
    let id = ada.post("/api/tables", &wish).await.json::<TableSummary>().id;
    let mut chair = ada.sit_at(&id).await;
    let store = server.folder.open().await;
    for _ in 0..60 {
        if !chair.my_turn().await {
            break;
        }
        let rows = store.read(Sql::new("select deadline from tables where id = $1").bind(&id)).await;
        let stored: Option<i64> = rows.expect("rows")[0].get("deadline").expect("a number");
        let row = store.table(TableId(id.clone())).await.expect("a row").expect("a table");
        assert!(stored.is_some() && stored == row.deadline(), "{stored:?} is not {:?}", row.deadline());
        let ends = chair.choices().iter().find(|choice| choice.action == "\"EndTurn\"");
        let action = ends.unwrap_or(&chair.choices()[0]).action.clone();
        done(&chair.act(&action).await);
    }
    store.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_to_pause_outlives_the_server_and_anybody_ends_the_pause() {
    let server = Server::start().await;
    let (id, mut people) = two(&server, &timed(Clock::default())).await;
    let mut a = people[0].sit_at(&id).await;
    let ends = |chair: &Chair| {
        let clock = chair.summary.as_ref().and_then(|summary| summary.clock.clone()).expect("a clock");
        (clock.paused, clock.ends.into_iter().flatten().next())
    };
    assert!(ends(&a).1.is_some());
    done(&vote(&mut a, Motion::Pause, true).await);
    assert_eq!(refused(&vote(&mut a, Motion::Pause, true).await), "server-voted");
    assert_eq!(refused(&vote(&mut a, Motion::Resume, true).await), "server-not-paused");
    let mine = a.viewer();
    let half = Vote { agreed: vec![mine], missing: vec![1 - mine] };
    until(&mut a, |summary| summary.ballots == [Ballot { motion: Motion::Pause, vote: half.clone() }]).await;
    let server = later(server, &mut people, 0).await;
    let mut eve = Visitor::guest(server.address).await.sit_at(&id).await;
    assert_eq!(refused(&vote(&mut eve, Motion::Pause, true).await), "server-not-mine");
    let mut b = people[1].sit_at(&id).await;
    done(&vote(&mut b, Motion::Pause, true).await);
    until(&mut b, |summary| summary.clock.as_ref().is_some_and(|clock| clock.paused)).await;
    assert!(b.summary.as_ref().expect("a summary").ballots.is_empty());
    assert_eq!(ends(&b), (true, None));
    // However long it lasts, nobody is late.
    let _server = later(server, &mut people, 100).await;
    let mut b = people[1].sit_at(&id).await;
    assert!(b.summary.as_ref().expect("a summary").seats.iter().all(|seat| !seat.replaced));
    done(&vote(&mut b, Motion::Resume, true).await);
    until(&mut b, |summary| summary.clock.as_ref().is_some_and(|clock| !clock.paused)).await;
    assert!(ends(&b).1.is_some());
    let (what, by) = (Motion::Pause, mine);
    let told =
        [Deed::Moved { what, by }, Deed::Carried { what }, Deed::Moved { what: Motion::Resume, by: 1 - by }];
    assert_eq!(deeds(b.summary.as_ref().expect("a summary")), told);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_time_needs_all_and_one_against_ends_the_vote() {
    let server = Server::start().await;
    let (id, people) = two(&server, &timed(Clock::default())).await;
    let mut a = people[0].sit_at(&id).await;
    let mut b = people[1].sit_at(&id).await;
    let before = end(&a);
    done(&vote(&mut a, Motion::Extend, true).await);
    until(&mut b, |summary| !summary.ballots.is_empty()).await;
    done(&vote(&mut b, Motion::Extend, false).await);
    until(&mut a, |summary| summary.ballots.is_empty()).await;
    assert_eq!(refused(&vote(&mut b, Motion::Extend, false).await), "server-no-vote");
    let (what, by) = (Motion::Extend, a.viewer());
    let told = [Deed::Moved { what, by }, Deed::Refused { what, by: 1 - by }];
    assert_eq!(deeds(a.summary.as_ref().expect("a summary")), told);
    done(&vote(&mut a, Motion::Extend, true).await);
    done(&vote(&mut b, Motion::Extend, true).await);
    until(&mut b, |summary| {
        summary.clock.as_ref().is_some_and(|clock| clock.ends.iter().flatten().any(|&at| at > before + 3600))
    })
    .await;
    assert_eq!(end(&b), before + 24 * 3600);
    // A table without a clock has no time to give.
    let (id, people) = two(&server, &new_table(vec![ME, SeatWish::Open])).await;
    let mut a = people[0].sit_at(&id).await;
    assert_eq!(refused(&vote(&mut a, Motion::Extend, true).await), "server-no-clock");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_may_end_a_game_without_a_result() {
    let server = Server::start().await;
    let (id, people) = two(&server, &new_table(vec![ME, SeatWish::Open])).await;
    let mut a = people[0].sit_at(&id).await;
    let mut b = people[1].sit_at(&id).await;
    done(&vote(&mut a, Motion::Abort, true).await);
    assert_eq!(a.summary.as_ref().expect("a summary").phase, Phase::Playing);
    let action = a.choices()[0].action.clone();
    done(&vote(&mut b, Motion::Abort, true).await);
    until(&mut a, |summary| summary.aborted && summary.phase == Phase::Over).await;
    let summary = a.summary.clone().expect("a summary");
    assert_eq!(summary.winners, Some(vec![]));
    assert_eq!(refused(&a.act(&action).await), "server-not-playing");
    let seat = a.viewer();
    assert_eq!(refused(&a.answer(|request| Ask::Concede { request, seat }).await), "server-not-playing");
    assert_eq!(refused(&vote(&mut a, Motion::Abort, true).await), "server-not-playing");
    // It stays over when it is loaded again.
    let again = people[1].sit_at(&id).await;
    let play = again.play.expect("a game");
    assert!(play.choices.is_empty() && play.phase == Phase::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_would_concede_decide_on_it() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Visitor::guest(server.address).await);
    }
    let mut wish = new_table(vec![ME, SeatWish::Open, SeatWish::Open]);
    wish.options.insert("mode".to_owned(), "free-for-all".to_owned());
    let table = begin(&mut people, &wish).await;
    let mut chairs = Vec::new();
    for person in &people {
        chairs.push(person.sit_at(&table.id).await);
    }
    let to = Motion::Concede { to: 2 };
    assert_eq!(refused(&vote(&mut chairs[2], to, true).await), "server-not-asked");
    done(&vote(&mut chairs[0], to, true).await);
    let half = Vote { agreed: vec![0], missing: vec![1] };
    until(&mut chairs[0], |summary| summary.ballots == [Ballot { motion: to, vote: half.clone() }]).await;
    done(&vote(&mut chairs[1], to, true).await);
    until(&mut chairs[2], |summary| summary.winners == Some(vec![2])).await;
}

/// In Twilight Imperium nobody can concede before all have set up; time runs all the same.
#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_can_concede_yet_a_bot_plays_for_whoever_is_late() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Visitor::guest(server.address).await);
    }
    let clock = Clock { late: Late::Concede, ..Clock::default() };
    let wish = NewTable {
        game: "twilight-imperium".to_owned(),
        seats: vec![ME, SeatWish::Open, SeatWish::Open],
        ..timed(clock)
    };
    let table = begin(&mut people, &wish).await;
    let mut chair = people[0].sit_at(&table.id).await;
    let asked: Vec<u8> = chair.play.as_ref().expect("a game").asked.iter().map(|asked| asked.seat).collect();
    assert!(!asked.is_empty());
    assert_eq!(refused(&vote(&mut chair, Motion::Concede { to: 1 }, true).await), "server-cannot-concede");
    drop(chair);
    let _server = later(server, &mut people, 25).await;
    let mut chair = people[0].sit_at(&table.id).await;
    let late = |summary: &TableSummary| asked.iter().all(|&seat| summary.seats[usize::from(seat)].replaced);
    until(&mut chair, late).await;
    let expected: Vec<Deed> = asked.iter().map(|&seat| Deed::Replaced { seat, late: true }).collect();
    assert_eq!(deeds(chair.summary.as_ref().expect("a summary")), expected);
}

/// Two of three in a duel, who decide at the same time, and the third; what has become of the game once the time of the
/// two has been over for so many seconds. The third is out if they are alone.
async fn duel_out_of_time(alone: bool, over_for: [i64; 2]) -> ([u8; 3], TableSummary) {
    let folder = Folder::new();
    let mut party = Party::at_with(Server::offer(GAMES, folder, |_| ()).await, |wish| {
        wish.hours = Some(24);
        wish.clock.late = Late::Concede;
    })
    .await;
    let by = party.asked();
    let other = (by + 1) % 3;
    let third = 3 - by - other;
    if alone {
        done(&party.chairs[third].answer(|request| Ask::Concede { request, seat: third as u8 }).await);
        party.catch_up(third).await;
    }
    party.act(by, &format!("{{\"Challenge\":{other}}}")).await;
    let asked: Vec<u8> =
        party.chairs[0].play.as_ref().expect("a game").asked.iter().map(|asked| asked.seat).collect();
    assert_eq!(asked.len(), 2, "both owe a card");
    party.chairs.clear();
    let folder = party.server.stop().await;
    let store = folder.open().await;
    let rows = store.read(Sql::new("select id, clock from tables")).await.expect("rows");
    let mut clock: Value =
        serde_json::from_str(&rows[0].get::<String>("clock").expect("text")).expect("JSON");
    for (seat, over_for) in [by, other].into_iter().zip(over_for) {
        clock["thought"][seat] = json!(24 * 3600 + over_for);
    }
    let sql = Sql::new("update tables set clock = $1, deadline = 1").bind(clock.to_string());
    assert_eq!(store.commit(vec![Change::Expect(sql)]).await.expect("a commit"), Commit::Done);
    store.close().await.expect("a closed database");
    let server = Server::offer(GAMES, folder, |_| ()).await;
    party.people[third].address = server.address;
    let mut chair = party.people[third].sit_at(&party.id).await;
    until(&mut chair, |summary| {
        let late = |note: &orrery_protocol::Note| matches!(note.deed, Deed::TimedOut { .. });
        summary.phase == Phase::Over || summary.notes.iter().filter(|note| late(note)).count() == 2
    })
    .await;
    ([by, other, third].map(|seat| seat as u8), chair.summary.expect("a summary"))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_ran_out_of_time_first_concedes_first() {
    for over_for in [[10, 20], [20, 10]] {
        let ([by, other, _], summary) = duel_out_of_time(true, over_for).await;
        let (first, last) = if over_for[0] > over_for[1] { (by, other) } else { (other, by) };
        assert_eq!((summary.aborted, &summary.winners), (false, &Some(vec![last])), "{summary:?}");
        let told = deeds(&summary);
        assert_eq!(told.last(), Some(&Deed::TimedOut { seat: first }));
        assert!(!told.contains(&Deed::TimedOut { seat: last }), "{told:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_last_players_run_out_of_time_together_has_no_winner() {
    let ([by, other, _], summary) = duel_out_of_time(true, [10; 2]).await;
    assert!(summary.aborted && summary.winners == Some(vec![]), "{summary:?}");
    assert!(
        [by, other].iter().all(|&seat| deeds(&summary).contains(&Deed::TimedOut { seat })),
        "{summary:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_time_left_wins_against_those_who_run_out_of_it_together() {
    let ([_, _, third], summary) = duel_out_of_time(false, [10; 2]).await;
    assert_eq!((summary.aborted, summary.winners), (false, Some(vec![third])));
}
