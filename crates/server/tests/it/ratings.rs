//! Ratings: games between people count, once each; leaderboards and the pages of players.

use std::sync::Arc;

use jiff::Timestamp;
use orrery_protocol::{
    Ask, Fork, Leaderboard, Motion, NewTable, PastGame, PlayerPage, SeatRating, SeatState, SeatWish,
    TableSummary, Tell,
};
use orrery_server::games::Games;
use orrery_server::rate::{DECISIONS, rate_finished};
use orrery_server::ratings::{Rating, after_game};
use orrery_server::store::{Sql, Store, now};
use serde_json::json;

use crate::client::{Chair, ME, Visitor, begin, bot, done, new_table};
use crate::party::{Party, play_a_while};
use crate::replace::is_online;
use crate::server::Server;

pub(crate) async fn account(server: &Server, name: &str) -> Visitor {
    let mut visitor = Visitor::guest(server.address).await;
    let reply = visitor.post("/api/register", &json!({ "name": name, "password": "correct horse" })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    visitor
}

/// A game of two that the second concedes after a while.
pub(crate) async fn win(winner: &mut Visitor, loser: &mut Visitor) -> String {
    let (id, mut chairs) = a_while(winner, loser, &new_table(vec![ME, SeatWish::Open])).await;
    done(&chairs[1].answer(|request| Ask::Concede { request, seat: 1 }).await);
    id
}

/// A table of two where each has decided as often as it takes for a game to count.
pub(crate) async fn a_while(one: &mut Visitor, other: &mut Visitor, wish: &NewTable) -> (String, [Chair; 2]) {
    let id = begin([&mut *one, &mut *other], wish).await.id;
    let mut chairs = [one.sit_at(&id).await, other.sit_at(&id).await];
    play_a_while(&mut chairs).await;
    (id, chairs)
}

async fn board(visitor: &mut Visitor) -> Leaderboard {
    visitor.get("/api/leaderboard/star-realms?players=2").await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_between_people_count_once_each() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Боб").await;
    assert!(board(&mut ada).await.ranks.is_empty());
    win(&mut ada, &mut bob).await;
    // Several servers look at the same time, and again.
    let mut stores = Vec::new();
    for _ in 0..3 {
        stores.push(Arc::new(server.folder.open().await));
    }
    for _ in 0..2 {
        let rounds: Vec<_> = stores
            .iter()
            .map(|store| {
                let store = store.clone();
                tokio::spawn(async move { rate_finished(&*store, Games::all()).await })
            })
            .collect();
        for round in rounds {
            round.await.expect("no panic").expect("ratings");
        }
    }
    for store in stores {
        store.close().await.expect("a closed database");
    }
    server.app.do_chores(now()).await.expect("chores");
    let ranks = board(&mut ada).await.ranks;
    let told: Vec<_> =
        ranks.iter().map(|rank| (rank.place, rank.name.as_str(), rank.games, rank.wins, rank.me)).collect();
    assert_eq!(told, [(1, "Ada", 1, 1, true), (2, "Боб", 1, 0, false)]);
    // Both begin at 25 with a deviation of 25/3; 27.635 and 8.066 are worth 40 * (27.635 - 3 * 8.066) points.
    assert_eq!((ranks[0].points, ranks[1].points), (138, -73));
    win(&mut bob, &mut ada).await;
    win(&mut bob, &mut ada).await;
    server.app.do_chores(now()).await.expect("chores");
    let ranks = board(&mut bob).await.ranks;
    assert_eq!(
        ranks.iter().map(|rank| (rank.name.as_str(), rank.games, rank.wins)).collect::<Vec<_>>(),
        [("Боб", 3, 2), ("Ada", 3, 1)]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sees_the_end_sees_what_it_brought() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let rated = async |ada: &mut Visitor, table: &str| -> Vec<SeatRating> {
        ada.get(&format!("/api/tables/{table}/ratings")).await.json()
    };
    let first = win(&mut ada, &mut bob).await;
    let [won, lost] = [138, -73];
    let seat = |seat, before, points| SeatRating { seat, before, points };
    assert_eq!(rated(&mut ada, &first).await, [seat(0, 0, won), seat(1, 0, lost)]);
    let second = win(&mut bob, &mut ada).await;
    let after = rated(&mut ada, &second).await;
    assert_eq!(after.iter().map(|it| (it.seat, it.before)).collect::<Vec<_>>(), [(0, lost), (1, won)]);
    assert!(after[0].points > lost && after[1].points < won);
    assert_eq!(rated(&mut ada, &first).await, [seat(0, 0, won), seat(1, 0, lost)]);
    let running = ada.quick().await;
    assert_eq!(rated(&mut ada, &running.id).await, []);
}

/// Somebody plays so many turns of the own seats; everybody else there is a bot.
async fn turns(chair: &mut Chair, turns: usize) {
    for _ in 0..turns {
        loop {
            let play = chair.play.as_ref().expect("a game");
            let (viewer, asked) = (play.viewer, play.asked.first().map(|asked| asked.seat));
            let mine = &chair.summary.as_ref().expect("a summary").seats;
            match asked.filter(|&seat| mine[usize::from(seat)].mine) {
                Some(seat) if viewer == Some(seat) => break,
                Some(seat) => {
                    chair.ask(&Ask::Look { seat }).await;
                    chair.until(|tell| matches!(tell, Tell::Table { .. })).await;
                }
                None => drop(chair.next().await),
            }
        }
        while let Some(choice) = chair.choices().first() {
            let action = choice.action.clone();
            done(&chair.act(&action).await);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_hot_seats_forks_and_aborted_games_do_not_count() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let mut played = Vec::new();
    for seats in [vec![ME, bot("novice")], vec![ME, ME]] {
        let table = ada.table(seats).await;
        let mut chair = ada.sit_at(&table.id).await;
        turns(&mut chair, 6).await;
        done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
        played.push((table.id, chair.version().records));
    }
    let (table, records) = &played[1];
    let fork = Fork { record: records - 1, seats: vec![ME, ME] };
    let fork: TableSummary = ada.post(&format!("/api/tables/{table}/fork"), &fork).await.json();
    let mut chair = ada.sit_at(&fork.id).await;
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    // None of them was too short to count.
    for table in [&played[0].0, table, &fork.id] {
        let text = ada.get(&format!("/api/tables/{table}/record")).await.text();
        for seat in ["A ", "B "] {
            let decisions = text.lines().filter(|line| line.starts_with(seat)).count();
            assert!(decisions >= DECISIONS, "{seat}decided {decisions} times:\n{text}");
        }
    }
    let table = begin([&mut ada, &mut bob], &new_table(vec![ME, SeatWish::Open])).await;
    let (mut a, mut b) = (ada.sit_at(&table.id).await, bob.sit_at(&table.id).await);
    done(&a.answer(|request| Ask::Vote { request, motion: Motion::Abort, agree: true }).await);
    done(&b.answer(|request| Ask::Vote { request, motion: Motion::Abort, agree: true }).await);
    a.until(|tell| matches!(tell, Tell::Seats { summary } if summary.aborted)).await;
    server.app.do_chores(now()).await.expect("chores");
    assert!(board(&mut ada).await.ranks.is_empty());
    let page: PlayerPage = ada.get("/api/players/ada").await.json();
    assert!(page.ratings.is_empty() && page.history.is_empty());
    // All were looked at, and none is looked at for ever.
    let store = server.folder.open().await;
    let unrated = Sql::new("select id from tables where phase = 'over' and rated = 0");
    assert_eq!(store.read(unrated).await.expect("an answer").len(), 0);
    store.close().await.expect("a closed database");
    // They are finished games all the same, but for the fork and the one without a result.
    assert_eq!(page.finished.iter().map(|count| count.games).sum::<u32>(), 2);
}

/// Guests are made by a click: whoever wants to be first could make as many as it takes.
#[tokio::test(flavor = "multi_thread")]
async fn what_guests_concede_does_not_count_nor_what_is_conceded_at_once() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let mut guest = Visitor::guest(server.address).await;
    let with_guest = win(&mut ada, &mut guest).await;
    let at_once = begin([&mut ada, &mut bob], &new_table(vec![ME, SeatWish::Open])).await.id;
    let mut chair = bob.sit_at(&at_once).await;
    done(&chair.answer(|request| Ask::Concede { request, seat: 1 }).await);
    for table in [with_guest, at_once] {
        let path = format!("/api/tables/{table}/ratings");
        assert_eq!(ada.get(&path).await.json::<Vec<SeatRating>>(), []);
    }
    // Somebody who deletes the account after the game was somebody all the same; a guest who goes was none.
    win(&mut ada, &mut guest).await;
    assert_eq!(guest.post("/api/me/delete", &json!({ "password": "" })).await.status, 200);
    win(&mut ada, &mut bob).await;
    assert_eq!(bob.post("/api/me/delete", &json!({ "password": "correct horse" })).await.status, 200);
    server.app.do_chores(now()).await.expect("chores");
    let ranks = board(&mut ada).await.ranks;
    assert_eq!(ranks.iter().map(|rank| (rank.games, rank.wins)).collect::<Vec<_>>(), [(1, 1)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_is_on_the_board_behind_the_first_hundred() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    win(&mut bob, &mut ada).await;
    server.app.do_chores(now()).await.expect("chores");
    for n in 0..120_i64 {
        let person = Sql::new(
            "insert into people (id, name, name_key, password, created) values ($1, $1, $1, 'none', 0)",
        );
        server.run(person.bind(format!("{n:03}"))).await;
        let rating = Sql::new(
            "insert into ratings (person, game, players, mean, deviation, points, games, wins)
             values ($1, 'star-realms', 2, 30.0, 1.0, $2, 10, 5)",
        );
        server.run(rating.bind(format!("{n:03}")).bind(2000 - n)).await;
    }
    server.run(Sql::new("update people set banned = 1 where id = '000'")).await;
    let ranks = board(&mut ada).await.ranks;
    let last = ranks.last().expect("somebody");
    assert_eq!((ranks.len(), last.me, last.place, last.points), (101, true, 121, -73));
    // Whoever is among the first is not told twice, and nobody else sees it.
    assert_eq!(board(&mut Visitor::guest(server.address).await).await.ranks.len(), 100);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_left_the_seat_to_a_bot_comes_last() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let (id, [mut chair, _]) = a_while(&mut ada, &mut bob, &new_table(vec![ME, SeatWish::Open])).await;
    bob.post(&format!("/api/tables/{id}/leave"), &()).await.json::<TableSummary>();
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    server.app.do_chores(now()).await.expect("chores");
    let ranks = board(&mut ada).await.ranks;
    assert_eq!(
        ranks.iter().map(|rank| (rank.name.as_str(), rank.wins)).collect::<Vec<_>>(),
        [("Ada", 0), ("Bob", 0)]
    );
    assert!(ranks[0].points > ranks[1].points, "{ranks:?}");
    // What the bot has won is no victory of Bob's, on his page either.
    let page: PlayerPage = bob.get("/api/players/Bob").await.json();
    assert_eq!(page.finished.iter().map(|count| (count.games, count.wins)).collect::<Vec<_>>(), [(1, 0)]);
}

/// Else the others could vote somebody out, concede, and gain by it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_voted_out_gets_what_the_seat_gets() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let (_, [a, b]) = a_while(&mut ada, &mut bob, &new_table(vec![ME, SeatWish::Open])).await;
    let (asked, stays, who, gone, mut chair) =
        if a.choices().is_empty() { (1, 0, "Bob", b, a) } else { (0, 1, "Ada", a, b) };
    drop(gone);
    is_online(&mut chair, asked, false).await;
    done(&chair.answer(|request| Ask::Replace { request, seat: asked, bot: true }).await);
    done(&chair.answer(|request| Ask::Concede { request, seat: stays }).await);
    server.app.do_chores(now()).await.expect("chores");
    let ranks = board(&mut ada).await.ranks;
    assert_eq!((ranks[0].name.as_str(), ranks[0].wins, ranks[1].wins), (who, 1, 0), "{ranks:?}");
    let page: PlayerPage = ada.get(&format!("/api/players/{who}")).await.json();
    assert_eq!(page.finished.iter().map(|count| count.wins).collect::<Vec<_>>(), [1]);
}

/// Somebody with more influence at the end is placed before somebody with less, although both have lost. The cards are
/// dealt by chance, so games are played until there are such two.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_lost_are_rated_by_their_places() {
    for _ in 0..20 {
        let mut party = Party::of_three().await;
        party.server.run(Sql::new("update people set password = 'none', name_key = id")).await;
        while !party.is_over() {
            let seat = party.asked();
            party.act(seat, "").await;
        }
        let play = party.chairs[0].play.clone().expect("a game");
        let view = serde_json::to_value(&play.view).expect("JSON");
        let winners = play.winners.expect("winners");
        let losers: Vec<usize> = (0..3).filter(|&seat| !winners.contains(&(seat as u8))).collect();
        let influence = |seat: usize| view["influence"][seat].as_u64().expect("a number");
        let path = format!("/api/tables/{}/ratings", party.id);
        let rated: Vec<SeatRating> = party.people[0].get(&path).await.json();
        // A short game does not count.
        if let ([one, other], false) = (&losers[..], rated.is_empty()) {
            let (one, other) = (*one, *other);
            let by_influence = influence(one).cmp(&influence(other));
            assert_eq!(rated[one].points.cmp(&rated[other].points), by_influence, "{rated:?} for {view}");
            if by_influence.is_ne() {
                return;
            }
        }
    }
    panic!("no two of those who lost were apart in twenty games");
}

/// Four people at a table of Star Realms.
async fn four(mode: &str) -> Party {
    let server = Server::start().await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cyd", "Dan"] {
        people.push(account(&server, name).await);
    }
    let mut wish = new_table(vec![ME, SeatWish::Open, SeatWish::Open, SeatWish::Open]);
    wish.options.insert("mode".to_owned(), mode.to_owned());
    let id = begin(&mut people, &wish).await.id;
    let mut party = Party { server, id, people, chairs: Vec::new() };
    party.come().await;
    party.play_a_while().await;
    party
}

async fn points(party: &mut Party) -> Vec<i32> {
    let path = format!("/api/tables/{}/ratings", party.id);
    let rated: Vec<SeatRating> = party.people[0].get(&path).await.json();
    rated.into_iter().map(|rating| rating.points).collect()
}

async fn concede(party: &mut Party, seat: usize) {
    done(&party.chairs[seat].answer(|request| Ask::Concede { request, seat: seat as u8 }).await);
    party.catch_up(seat).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stayed_in_the_game_for_longer_comes_before() {
    let mut party = four("free-for-all").await;
    for seat in [2, 0, 3] {
        concede(&mut party, seat).await;
        if !party.is_over() {
            let asked = party.asked();
            party.act(asked, "").await;
        }
    }
    assert!(party.is_over());
    let points = points(&mut party).await;
    assert!(points[1] > points[3] && points[3] > points[0] && points[0] > points[2], "{points:?}");
}

/// Who is good at four may not be good at a duel, or at another game.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_and_number_of_players_has_a_rating_of_its_own() {
    let mut party = four("free-for-all").await;
    for seat in [1, 2, 3] {
        concede(&mut party, seat).await;
    }
    let of_four = points(&mut party).await[0];
    party.chairs.clear();
    let [ada, bob] = &mut party.people[..2] else { panic!("four people") };
    let mut told = vec![("star-realms".to_owned(), 4, of_four, 1)];
    for game in ["star-realms", "rebellion"] {
        let wish = NewTable { game: game.to_owned(), ..new_table(vec![ME, SeatWish::Open]) };
        let (id, mut chairs) = a_while(ada, bob, &wish).await;
        done(&chairs[1].answer(|request| Ask::Concede { request, seat: 1 }).await);
        let rated: Vec<SeatRating> = ada.get(&format!("/api/tables/{id}/ratings")).await.json();
        assert_eq!((rated[0].before, rated[1].before), (0, 0), "{game}");
        told.push((game.to_owned(), 2, rated[0].points, 1));
    }
    let page: PlayerPage = ada.get("/api/players/Ada").await.json();
    let mut ratings: Vec<_> =
        page.ratings.into_iter().map(|it| (it.game, it.players, it.points, it.wins)).collect();
    ratings.sort();
    told.sort();
    assert_eq!(ratings, told);
    assert_eq!(board(ada).await.counts, [2, 4]);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_concede_together_share_a_place() {
    let mut party = four("free-for-all").await;
    let motion = Motion::Concede { to: 1 };
    for seat in [0, 2, 3] {
        let agree = |request| Ask::Vote { request, motion, agree: true };
        done(&party.chairs[seat].answer(agree).await);
    }
    let points = points(&mut party).await;
    assert!(points[1] > points[0] && points[0] == points[2] && points[2] == points[3], "{points:?}");
}

/// Partners win and lose together: they have not drawn against each other.
#[tokio::test(flavor = "multi_thread")]
async fn partners_are_not_compared() {
    let mut party = four("hydra").await;
    let seats = &party.chairs[0].summary.as_ref().expect("a summary").seats;
    let lowest = |seat: &SeatState| seat.partners.iter().copied().fold(seat.seat, u8::min);
    let sides: Vec<u8> = seats.iter().map(lowest).collect();
    let losers: Vec<usize> = (0..4).filter(|&seat| sides[seat] == sides[0]).collect();
    assert_eq!(losers.len(), 2);
    for seat in losers.clone() {
        if !party.is_over() {
            concede(&mut party, seat).await;
            if !party.is_over() {
                let asked = party.asked();
                party.act(asked, "").await;
            }
        }
    }
    let places: Vec<u8> = (0..4).map(|seat| if losers.contains(&seat) { 3 } else { 1 }).collect();
    let expected = after_game(&[Rating::NEW; 4], &places, &sides);
    let expected: Vec<i32> = expected.into_iter().map(Rating::points).collect();
    assert_eq!(points(&mut party).await, expected);
    // Nor are they listed among those they played against.
    let page: PlayerPage = party.people[0].get("/api/players/Ada").await.json();
    let names = |seats: Vec<usize>| -> Vec<&str> {
        seats.iter().map(|&seat| ["Ada", "Bob", "Cyd", "Dan"][seat]).collect()
    };
    let partners: Vec<usize> = losers.iter().copied().filter(|&seat| seat != 0).collect();
    let others: Vec<usize> = (0..4).filter(|seat| !losers.contains(seat)).collect();
    assert_eq!(
        (page.history[0].partners.clone(), page.history[0].others.clone()),
        (
            names(partners.clone()).into_iter().map(str::to_owned).collect(),
            names(others).into_iter().map(str::to_owned).collect(),
        )
    );
    // Also one who has left for good was a partner.
    let gone =
        party.people[partners[0]].post("/api/me/delete", &json!({ "password": "correct horse" })).await;
    assert_eq!(gone.status, 200);
    let page: PlayerPage = party.people[0].get("/api/players/Ada").await.json();
    assert_eq!((page.history[0].partners.len(), page.history[0].others.len()), (1, 2));
    assert!(page.history[0].partners[0].starts_with("Former player"), "{page:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_players_page_has_history_and_hides_private_tables() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let open = win(&mut ada, &mut bob).await;
    let mut wish = new_table(vec![ME, SeatWish::Open]);
    wish.public = false;
    let (id, mut chairs) = a_while(&mut bob, &mut ada, &wish).await;
    done(&chairs[1].answer(|request| Ask::Concede { request, seat: 1 }).await);
    server.app.do_chores(now()).await.expect("chores");
    let mine: PlayerPage = ada.get("/api/players/ADA").await.json();
    assert!(mine.me && mine.name == "Ada");
    assert_eq!(mine.months.len(), 12);
    // A month may end between the games and the look at the page.
    let month =
        |game: &PastGame| Timestamp::from_second(game.at).expect("a moment").strftime("%Y-%m").to_string();
    let played: Vec<String> = mine.history.iter().map(month).collect();
    for month in &mine.months {
        let here = played.iter().filter(|played| **played == month.month).count();
        assert_eq!(month.games as usize, here, "{month:?}");
    }
    assert_eq!(mine.months.iter().map(|month| month.games).sum::<u32>(), 2);
    let seen = |page: &PlayerPage| -> Vec<Option<String>> {
        page.history.iter().map(|game| game.table.clone()).collect()
    };
    let both = seen(&mine);
    assert!(both.contains(&Some(open.clone())) && both.contains(&Some(id)));
    assert_eq!(mine.history.iter().filter(|game| game.won).count(), 1);
    assert_eq!(mine.history[0].others, ["Bob"]);
    let strange: PlayerPage = Visitor::guest(server.address).await.get("/api/players/Ada").await.json();
    assert!(!strange.me);
    let mut tables = seen(&strange);
    tables.sort();
    assert_eq!(tables, [None, Some(open)]);
    assert_eq!(ada.get("/api/players/Nobody").await.refusal(), "server-no-such-player");
    assert_eq!(ada.get("/api/leaderboard/chess").await.refusal(), "server-no-such-game");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_ended_in_the_same_second_are_listed_in_the_order_in_which_they_were_rated() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    win(&mut ada, &mut bob).await;
    win(&mut ada, &mut bob).await;
    // They are rated anew, if they were already.
    server.run(Sql::new("delete from results")).await;
    server.run(Sql::new("delete from ratings")).await;
    server.run(Sql::new("update tables set rated = 0, changed = $1").bind(now())).await;
    server.app.do_chores(now()).await.expect("chores");
    let page: PlayerPage = ada.get("/api/players/Ada").await.json();
    let [last, first] = &page.history[..] else { panic!("two games: {page:?}") };
    assert_eq!(first.at, last.at);
    assert_eq!((first.was, first.points, last.points), (0, last.was, page.ratings[0].points));
}
