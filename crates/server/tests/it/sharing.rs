//! Bots share the threads on which they think: whoever has many tables takes them away from nobody.

use std::collections::BTreeMap;

use orrery_bots::{Bot, Level, Progress, Spec};
use orrery_engine::Seat;
use orrery_protocol::{
    AdminPage, AdminTable, Clock, GameCard, NewTable, Phase, SeatWish, TableSummary, Text,
};
use orrery_server::games::{Games, Offer, OnWire};
use orrery_testkit::parley::{Action, Parley, Setup, View};
use serde_json::{Value, json};
use tokio::sync::RwLock;

use crate::claims::in_time;
use crate::client::{Chair, ME, Visitor, bot, done};
use crate::operators::{account, operator};
use crate::parley::OnTheWire;
use crate::server::{Folder, Server};

/// What the bots wait for that think hard.
static GATE: RwLock<()> = RwLock::const_new(());

/// Parley with such bots.
struct Brooding;

impl OnWire for Brooding {
    type Game = Parley;
    const ZONES: &'static [&'static str] = OnTheWire::ZONES;

    fn card() -> GameCard {
        GameCard { levels: vec!["easy".to_owned(), "hard".to_owned()], ..OnTheWire::card() }
    }

    fn setup(options: &BTreeMap<String, String>, players: u8) -> Result<Setup, Text> {
        OnTheWire::setup(options, players)
    }

    fn wire_view(view: &View) -> orrery_protocol::View {
        OnTheWire::wire_view(view)
    }

    fn bot(spec: &Spec, seed: u64) -> Box<dyn Bot<Parley>> {
        match spec {
            Spec::Level(Level::Hard) => Box::new(Brooder),
            _ => OnTheWire::bot(spec, seed),
        }
    }
}

/// Decides nothing before the gate opens.
struct Brooder;

impl Bot<Parley> for Brooder {
    fn choose(&mut self, _: &Parley, _: Seat, actions: &[Action], _: &Progress) -> Action {
        drop(GATE.blocking_read());
        actions[0]
    }
}

const GAMES: Games = Games(&[Offer::of::<Brooding>()]);

async fn table(host: &mut Visitor, seats: Vec<SeatWish>) -> String {
    let wish = NewTable {
        game: "parley".to_owned(),
        options: BTreeMap::new(),
        seats,
        public: true,
        hours: None,
        clock: Clock::default(),
    };
    host.post("/api/tables", &wish).await.json::<TableSummary>().id
}

/// Waits until so many bots have something to decide.
async fn until_asked(server: &Server, bots: usize) {
    loop {
        let (_, text) = operator(server, "/metrics").await;
        let asked = text.lines().filter_map(|line| line.strip_prefix("orrery_bots{")?.split(' ').nth(1));
        if asked.map(|bots| bots.parse::<usize>().expect("a number")).sum::<usize>() == bots {
            return;
        }
        tokio::task::yield_now().await;
    }
}

/// Takes the first choice whenever there is one, until the game is over.
async fn play(chair: &mut Chair) {
    while chair.my_turn().await {
        let action = chair.choices()[0].action.clone();
        done(&chair.act(&action).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_somebody_watches_waits_for_none_that_nobody_does() {
    let closed = GATE.write().await;
    let server = Server::offer(GAMES, Folder::new(), |_| ()).await;
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let many = 20.max(2 * threads);
    let mut eve = Visitor::guest(server.address).await;
    for _ in 0..many {
        table(&mut eve, vec![bot("hard"), bot("hard")]).await;
    }
    until_asked(&server, many).await;
    let mut ada = Visitor::guest(server.address).await;
    let id = table(&mut ada, vec![ME, bot("easy")]).await;
    in_time(play(&mut ada.sit_at(&id).await)).await;
    // What nobody watches waits, until somebody comes.
    let mut bob = Visitor::guest(server.address).await;
    let id = table(&mut bob, vec![bot("easy"), bot("easy")]).await;
    until_asked(&server, many + 1).await;
    in_time(play(&mut bob.sit_at(&id).await)).await;
    drop(closed);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_find_the_host_of_bots_and_a_ban_ends_what_they_alone_play() {
    let _closed = GATE.write().await;
    let server = Server::offer(GAMES, Folder::new(), |_| ()).await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let (mut eve, mut bob) = (account(&server, "Eve").await, Visitor::guest(server.address).await);
    let bots = table(&mut eve, vec![bot("hard"), bot("hard")]).await;
    let left = table(&mut eve, vec![ME, bot("hard")]).await;
    let own = table(&mut eve, vec![ME, bot("hard")]).await;
    let shared = table(&mut eve, vec![ME, SeatWish::Open]).await;
    assert_eq!(bob.post(&format!("/api/tables/{shared}/sit"), &json!({ "seat": 1 })).await.status, 200);
    assert_eq!(eve.post(&format!("/api/tables/{shared}/start"), &()).await.status, 200);
    let foreign = table(&mut bob, vec![bot("hard"), bot("hard")]).await;
    for table in [&left, &shared] {
        assert_eq!(eve.post(&format!("/api/tables/{table}/leave"), &()).await.status, 200);
    }
    let id = eve.get("/api/me/export").await.json::<Value>()["id"].clone();
    let id = id.as_str().expect("an id");
    let found: Vec<AdminTable> = olga.get(&format!("/api/admin/tables?of={id}")).await.json();
    assert!(found.iter().all(|table| table.host.id == id && table.host.name == "Eve"), "{found:?}");
    assert!(found.len() == 4 && found.iter().any(|table| table.id == bots && table.people.is_empty()));
    assert_eq!(olga.post("/api/admin/ban", &json!({ "id": id, "banned": true })).await.status, 200);
    for (table, phase) in [
        (bots, Phase::Over),
        (left, Phase::Over),
        (own, Phase::Playing),
        (shared, Phase::Playing),
        (foreign, Phase::Playing),
    ] {
        let shown: TableSummary = bob.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!((shown.phase, shown.aborted), (phase, phase == Phase::Over), "{shown:?}");
    }
    let page: AdminPage = olga.get("/api/admin").await.json();
    assert!(page.latest.iter().all(|table| table.host.banned == (table.host.id == id)), "{page:?}");
}
