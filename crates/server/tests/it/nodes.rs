//! Several servers on one PostgreSQL: the players of one table sit at different ones, and one after the other is killed
//! in the middle. Nobody loses or repeats a move, and clients come back by themselves.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_engine::{Seat, Source, SplitMix64};
use orrery_protocol::{Ask, SeatWish, TableSummary, Tell, Version};
use orrery_server::Config;
use orrery_server::ids::TableId;
use orrery_server::store::Store;
use serde_json::json;
use tokio::sync::watch;

use crate::client::{Chair, ME, Visitor, bot, done};
use crate::kill::{Process, Tally, stored_actions};
use crate::postgres;
use crate::server::{Folder, Server};

pub(crate) const NODES: usize = 3;
/// Tables of two people at two servers; at the last of them a bot sits as well.
const TABLES: usize = 6;
const KILLS: usize = 24;
/// How many games two people play one after the other: more than end before the last kill, on a fast machine, too.
const GAMES: usize = 6;

/// Nobody waits longer for the table after a socket has ended: 'within seconds' is what is promised, and that is far less
/// than a second on a machine that has nothing else to do. Time during which no server was up counts as well.
const SECONDS: Duration = Duration::from_secs(20);

/// What all players share.
#[derive(Clone)]
pub(crate) struct House {
    /// Where the servers are.
    pub(crate) nodes: watch::Receiver<Vec<Option<SocketAddr>>>,
    /// A server that answers nobody, as a load balancer notices.
    pub(crate) silent: watch::Receiver<Option<usize>>,
    pub(crate) is_closed: watch::Receiver<bool>,
    pub(crate) tally: Tally,
}

/// A table after table of two people.
pub(crate) type Pair = (Vec<String>, Visitor, Visitor);

/// What one player did.
#[derive(Default)]
pub(crate) struct Done {
    /// The tokens of the actions that count, in order; several if only the database knows which of them it was.
    actions: Vec<Vec<String>>,
    /// An action that was sent at a version and not answered.
    unanswered: Option<(Version, String)>,
    /// Those of which nobody has heard since their servers were killed, all at one version; the database may have got
    /// one of them.
    unheard: Vec<(Version, String)>,
    version: Option<Version>,
    /// Since when there is no socket.
    lost: Option<Instant>,
    /// The longest time from there to the table being shown again.
    longest: Duration,
    acknowledged: usize,
    resumed: usize,
    refused: usize,
}

/// Plays on one connection until it breaks, the game is over or the house closes.
async fn play(
    chair: &mut Chair,
    (seat, node): (u8, usize),
    done: &mut Done,
    source: &mut SplitMix64,
    house: &mut House,
) -> Option<()> {
    chair.try_ask(&Ask::Hello { version: done.version }).await.ok()?;
    loop {
        let tell = tokio::select! {
            tell = chair.try_next() => tell?,
            _ = house.is_closed.wait_for(|closed| *closed) => return None,
            _ = house.silent.wait_for(|silent| *silent == Some(node)) => return None,
        };
        match tell {
            Tell::Table { whole_log, .. } => {
                done.longest =
                    done.longest.max(done.lost.take().map_or(Duration::ZERO, |lost| lost.elapsed()));
                done.resumed += usize::from(!whole_log);
                done.unheard.extend(done.unanswered.take());
            }
            Tell::Done { .. } => {
                let (_, action) = done.unanswered.take().expect("an action under way");
                done.actions.push(vec![action]);
                done.unheard.clear();
                done.acknowledged += 1;
                house.tally.count();
            }
            Tell::Refused { .. } => {
                // Another server was first; nothing of it counts.
                done.unanswered = None;
                done.refused += 1;
            }
            _ => (),
        }
        if chair.play.is_none() {
            continue;
        }
        // It counts if it was stored, though nobody could say so any more: only this seat was asked.
        let went_on = done.unheard.iter().any(|(version, _)| chair.version().records > version.records);
        if done.unanswered.is_none() && went_on {
            done.actions.push(done.unheard.drain(..).map(|(_, action)| action).collect());
        }
        done.version = Some(chair.version());
        if chair.play.as_ref().is_some_and(|play| play.winners.is_some()) && done.unanswered.is_none() {
            return Some(());
        }
        let choices = chair.choices();
        if done.unanswered.is_none() && !choices.is_empty() {
            let action = choices[source.below(choices.len() as u32) as usize].action.clone();
            let version = chair.version();
            done.unanswered = Some((version, action.clone()));
            let request = chair.request();
            chair.try_ask(&Ask::Act { request, seat, version, action }).await.ok()?;
        }
    }
}

/// Plays a seat of one table after the other.
pub(crate) async fn player(
    visitor: Visitor,
    tables: Vec<String>,
    seat: u8,
    home: usize,
    house: House,
) -> Vec<Done> {
    let mut source = SplitMix64::new(home as u64 * 100 + u64::from(seat));
    let mut done = Vec::new();
    for table in tables {
        done.push(game(visitor.clone(), table, seat, home, house.clone(), &mut source).await);
    }
    done
}

/// Plays one game until the end, at one server after the other.
async fn game(
    mut visitor: Visitor,
    table: String,
    seat: u8,
    home: usize,
    mut house: House,
    source: &mut SplitMix64,
) -> Done {
    let mut done = Done::default();
    let mut node = home;
    while !*house.is_closed.borrow() {
        let here = house.nodes.borrow()[node % NODES];
        let is_silent = *house.silent.borrow() == Some(node % NODES);
        if let Some(here) = here.filter(|_| !is_silent) {
            visitor.address = here;
            if let Ok(mut chair) = visitor.connect(&table).await
                && play(&mut chair, (seat, node % NODES), &mut done, source, &mut house).await.is_some()
            {
                break;
            }
            done.lost.get_or_insert_with(Instant::now);
        }
        // As a load balancer would: on to the next one.
        node += 1;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    done
}

/// A table of two guests at two servers.
pub(crate) async fn table(at: SocketAddr, other: SocketAddr, with_bot: bool) -> (String, Visitor, Visitor) {
    let (mut ada, mut bob) = (Visitor::guest(at).await, Visitor::guest(other).await);
    (table_of(&mut ada, &mut bob, with_bot, None).await, ada, bob)
}

/// A table of two people whose game has begun, with so many hours for a move.
pub(crate) async fn table_of(
    ada: &mut Visitor,
    bob: &mut Visitor,
    with_bot: bool,
    hours: Option<u16>,
) -> String {
    let mut seats = vec![ME, SeatWish::Open];
    if with_bot {
        seats.push(bot("novice"));
    }
    let mut wish = crate::client::new_table(seats);
    wish.hours = hours;
    if with_bot {
        wish.options.insert("mode".to_owned(), "free-for-all".to_owned());
    }
    let table: TableSummary = ada.post("/api/tables", &wish).await.json();
    bob.post(&format!("/api/tables/{}/sit", table.id), &json!({ "seat": 1 })).await.json::<TableSummary>();
    // Each server knows at once what was done at the other, though no hint of it may have come yet.
    ada.post(&format!("/api/tables/{}/start", table.id), &()).await.json::<TableSummary>();
    assert!(bob.sit_at(&table.id).await.play.is_some());
    table.id
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_or_repeats_a_move_when_servers_are_killed() {
    let folder = Folder::on(postgres::database());
    let mut processes = Vec::new();
    let mut addresses = Vec::new();
    for _ in 0..NODES {
        let (process, address) = Process::start(&folder).await;
        processes.push(Some(process));
        addresses.push(Some(address));
    }
    let mut players = Vec::new();
    let (moved, nodes) = watch::channel(addresses.clone());
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let at = |n: usize| addresses[n % NODES].expect("a server");
        let (mut ada, mut bob) = (Visitor::guest(at(number)).await, Visitor::guest(at(number + 1)).await);
        let hours = (number % 2 == 0).then_some(24);
        let mut ids = Vec::new();
        for _ in 0..GAMES {
            ids.push(table_of(&mut ada, &mut bob, number + 1 == TABLES, hours).await);
        }
        tables.push((ids, ada, bob));
    }
    let (close, is_closed) = watch::channel(false);
    let (_silence, silent) = watch::channel(None);
    let house = House { nodes, silent, is_closed, tally: Tally::default() };
    for (number, (ids, ada, bob)) in tables.iter().enumerate() {
        for (seat, who, home) in [(0, ada, number), (1, bob, number + 1)] {
            players.push(tokio::spawn(player(who.clone(), ids.clone(), seat, home, house.clone())));
        }
    }
    let mut source = SplitMix64::new(7);
    for kill in 0..KILLS {
        house.tally.more(8).await;
        tokio::time::sleep(Duration::from_millis(u64::from(source.below(300)))).await;
        let victim = kill % NODES;
        processes[victim].take().expect("a process").kill();
        moved.send_modify(|nodes| nodes[victim] = None);
        let (process, address) = Process::start(&folder).await;
        processes[victim] = Some(process);
        moved.send_modify(|nodes| nodes[victim] = Some(address));
    }
    house.tally.more(8).await;
    close.send_replace(true);
    let mut done = Vec::new();
    for player in players {
        done.push(player.await.expect("no panic"));
    }
    for process in processes.into_iter().flatten() {
        process.kill();
    }
    let [acknowledged, resumed, refused] = compare(&folder, &tables, &done).await;
    let longest = done.iter().flatten().map(|done| done.longest).max().unwrap_or_default();
    println!(
        "{KILLS} kills, {acknowledged} acknowledged, {resumed} resumed in {longest:?} at most, {refused} refused"
    );
    assert!(acknowledged > 100, "only {acknowledged} actions were acknowledged");
    assert!(resumed > 10, "only {resumed} clients resumed");
    assert!(longest < SECONDS, "a client was without a table for {longest:?}");
}

/// Nothing that players saw acknowledged is missing in the database or there twice, and all games can go on; how many actions were
/// acknowledged, how many sockets resumed, and how many actions refused.
pub(crate) async fn compare(folder: &Folder, tables: &[Pair], done: &[Vec<Done>]) -> [usize; 3] {
    let store = folder.open().await;
    let (mut acknowledged, mut resumed, mut refused) = (0, 0, 0);
    for ((ids, ..), both) in tables.iter().zip(done.chunks(2)) {
        let of_seat = |seat: u8| ids.iter().zip(&both[usize::from(seat)]).map(move |game| (Seat(seat), game));
        for (seat, (id, player)) in of_seat(0).chain(of_seat(1)) {
            let stored = stored_actions(&store, &TableId(id.clone()), seat).await;
            let extra = stored.len() - player.actions.len().min(stored.len());
            let open = player.unanswered.is_some() || !player.unheard.is_empty();
            assert!(extra <= usize::from(open), "{extra} too many at {id}");
            assert!(
                stored.len() >= player.actions.len(),
                "{} lost at {id}",
                player.actions.len() - stored.len()
            );
            for (number, (stored, done)) in stored.iter().zip(&player.actions).enumerate() {
                assert!(done.contains(stored), "action {number} at {id} is {stored}, not {done:?}");
            }
            acknowledged += player.acknowledged;
            resumed += player.resumed;
            refused += player.refused;
        }
    }
    store.close().await.expect("a closed database");
    let checked = folder.checked().await;
    assert_eq!(checked.differ, Vec::new());
    [acknowledged, resumed, refused]
}

/// Two servers in this process on one database.
pub(crate) async fn pair() -> (Server, Server) {
    pair_with(|_| ()).await
}

/// The same with another configuration.
pub(crate) async fn pair_with(change: impl Fn(&mut Config)) -> (Server, Server) {
    let folder = Folder::on(postgres::database());
    let second = Folder::on(folder.database());
    (Server::start_in(folder, &change).await, Server::start_in(second, &change).await)
}

/// Reads until the chair's game is at a version.
pub(crate) async fn reaches(chair: &mut Chair, version: Version) {
    while chair.version() != version {
        chair.next().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_two_servers_stays_in_step() {
    let (one, other) = pair().await;
    let (id, ada, bob) = table(one.address, other.address, false).await;
    let mut a = ada.sit_at(&id).await;
    let mut b = bob.sit_at(&id).await;
    // Everybody sees that both are here, though at different servers.
    for chair in [&mut a, &mut b] {
        let both = |summary: &TableSummary| summary.seats.iter().all(|seat| seat.online);
        if !chair.summary.as_ref().is_some_and(both) {
            chair.until(|tell| matches!(tell, Tell::Seats { summary } if both(summary))).await;
        }
    }
    for _ in 0..30 {
        let (mover, watcher) = if a.choices().is_empty() { (&mut b, &mut a) } else { (&mut a, &mut b) };
        let action = mover.choices()[0].action.clone();
        done(&mover.act(&action).await);
        let version = mover.version();
        reaches(watcher, version).await;
        let asked = |chair: &Chair| -> Vec<u8> {
            chair.play.as_ref().expect("a game").asked.iter().map(|asked| asked.seat).collect()
        };
        assert_eq!(asked(&a), asked(&b));
    }
    // What is said at one is heard at the other.
    a.ask(&Ask::Say { words: "hello".to_owned() }).await;
    b.until(|tell| matches!(tell, Tell::Said(said) if said.words == "hello")).await;
    // An undo that needs consent is asked at one and granted at the other.
    let end_turn = "\"EndTurn\"";
    while a.choices().iter().all(|choice| choice.action != end_turn) {
        // The other's turn, or the text of a card that has to be finished first.
        let (mover, watcher) = if a.choices().is_empty() { (&mut b, &mut a) } else { (&mut a, &mut b) };
        let action = mover.choices()[0].action.clone();
        done(&mover.act(&action).await);
        let version = mover.version();
        reaches(watcher, version).await;
    }
    done(&a.act(end_turn).await);
    let version = a.version();
    done(&a.answer(|request| Ask::Undo { request, seat: 0 }).await);
    assert_eq!(a.version(), version, "it needs consent");
    while b.play.as_ref().is_none_or(|play| play.undo_request.is_none()) {
        b.next().await;
    }
    done(&b.answer(|request| Ask::AnswerUndo { request, seat: 1, agree: true }).await);
    while a.version().undos == version.undos {
        a.next().await;
    }
    let version = a.version();
    reaches(&mut b, version).await;
    drop((a, b));
    one.stop().await;
    other.stop().await;
}

/// The other server may read both at once.
#[tokio::test(flavor = "multi_thread")]
async fn an_undo_asked_for_right_after_a_move_is_heard_at_the_other_server() {
    let (one, other) = pair().await;
    let (id, ada, bob) = table(one.address, other.address, false).await;
    let (mut a, mut b) = (ada.sit_at(&id).await, bob.sit_at(&id).await);
    if a.choices().is_empty() {
        (a, b) = (b, a);
    }
    let (mine, theirs) = (a.viewer(), b.viewer());
    for _ in 0..20 {
        let (version, action) = (a.version(), "\"EndTurn\"".to_owned());
        a.ask(&Ask::Act { request: 0, seat: mine, version, action }).await;
        done(&a.answer(|request| Ask::Undo { request, seat: mine }).await);
        while b.play.as_ref().is_none_or(|play| play.undo_request.is_none()) {
            b.next().await;
        }
        done(&b.answer(|request| Ask::AnswerUndo { request, seat: theirs, agree: true }).await);
        while a.version().undos == version.undos {
            a.next().await;
        }
        let version = a.version();
        reaches(&mut b, version).await;
    }
    drop((a, b));
    one.stop().await;
    other.stop().await;
}

/// A server that dies leaves its bots to another.
#[tokio::test(flavor = "multi_thread")]
async fn bots_think_on_at_another_server() {
    let folder = Folder::on(postgres::database());
    let (first, address) = Process::start(&folder).await;
    let mut ada = Visitor::guest(address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    chair.my_turn().await;
    let (second, elsewhere) = Process::start(&folder).await;
    // The first server has claimed the bots of the table; it dies right after a move.
    let actions: Vec<String> = chair.choices().iter().map(|choice| choice.action.clone()).collect();
    let action = actions.last().expect("a choice").clone();
    let (seat, version) = (chair.viewer(), chair.version());
    chair.ask(&Ask::Act { request: 9, seat, version, action }).await;
    first.kill();
    ada.address = elsewhere;
    let mut chair = ada.sit_at(&table.id).await;
    for _ in 0..40 {
        if !chair.my_turn().await {
            break;
        }
        let last = chair.choices().last().expect("a choice").action.clone();
        done(&chair.act(&last).await);
    }
    second.kill();
}

/// Whoever loses a race is told how the table stands, and may go on.
#[tokio::test(flavor = "multi_thread")]
async fn the_loser_of_a_race_goes_on() {
    let (one, other) = pair().await;
    let (id, ada, bob) = table(one.address, other.address, false).await;
    let mut here = ada.sit_at(&id).await;
    // Whoever goes first sits at both servers.
    let first = if here.choices().is_empty() { bob } else { ada };
    here = Visitor { address: one.address, ..first.clone() }.sit_at(&id).await;
    let mut there = Visitor { address: other.address, ..first }.sit_at(&id).await;
    let mut refused = 0;
    for _ in 0..12 {
        let play = here.play.clone().expect("a game");
        if play.choices.is_empty() {
            break;
        }
        let (seat, version) = (here.viewer(), here.version());
        let action = play.choices[0].action.clone();
        // The same move through both servers at once.
        let ask = |request| Ask::Act { request, seat, version, action: action.clone() };
        let (first, second) = tokio::join!(here.answer(ask), there.answer(ask));
        let won = [&first, &second].into_iter().filter(|tell| matches!(tell, Tell::Done { .. })).count();
        assert_eq!(won, 1, "{first:?} {second:?}");
        refused += 1;
        // Whoever won has seen all of it.
        let (winner, loser) = match first {
            Tell::Done { .. } => (&mut here, &mut there),
            _ => (&mut there, &mut here),
        };
        reaches(loser, winner.version()).await;
    }
    assert!(refused > 3);
    drop((here, there));
    one.stop().await;
    other.stop().await;
}

/// Several servers start at once on an empty database, and each brings it up to date or waits.
#[tokio::test(flavor = "multi_thread")]
async fn servers_may_start_together() {
    let folder = Arc::new(Folder::on(postgres::database()));
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let folder = folder.clone();
            tokio::spawn(async move { folder.open().await.close().await })
        })
        .collect();
    for start in starts {
        start.await.expect("no panic").expect("a closed database");
    }
}
