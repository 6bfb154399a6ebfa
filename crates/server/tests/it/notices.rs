//! Players who are away are told, in the way they chose, once, and no more than their seat may know.

use std::collections::BTreeSet;
use std::sync::Arc;

use orrery_engine::{Seat, Source, SplitMix64, Viewer};
use orrery_protocol::{
    Ask, ChoiceKind, Clock, Late, NewTable, NoticePage, NoticeSettings, SeatWish, Text, Webhook, WebhookForm,
};
use orrery_server::games::Games;
use orrery_server::notify::notice::{Kind, message, notice};
use orrery_server::store::sql::Field;
use orrery_server::store::{Change, Sitter, Sql, Store, now};
use orrery_server::{App, Config};
use serde_json::{Value, json};

use crate::client::{ME, Visitor, begin, done, new_table};
use crate::clocks::{pass_hours, timed, until};
use crate::server::{Server, config};
use crate::smtp::mail_server;
use crate::web::{Kept, door, redirect, silent_server, web_server};

const OK: &str = "HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n";
/// Long enough after now for anything to be due.
const LATER: i64 = 3600;

fn settings() -> NoticeSettings {
    NoticeSettings { zone: "Europe/Moscow".to_owned(), ..NoticeSettings::default() }
}

fn hook(address: std::net::SocketAddr, form: WebhookForm) -> NoticeSettings {
    NoticeSettings {
        webhook: Some(Webhook { form, url: format!("http://{address}/hook"), brief: false }),
        ..settings()
    }
}

/// Ada and Bob at a running table, without sockets; the one whose turn it is first.
async fn two(server: &Server) -> (String, [Visitor; 2]) {
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let begun = begin([&mut ada, &mut bob], &new_table(vec![ME, SeatWish::Open])).await;
    (begun.id, if begun.my_turn { [ada, bob] } else { [bob, ada] })
}

fn count<T>(kept: &Kept<T>) -> usize {
    kept.lock().expect("a lock").len()
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_goes_to_a_confirmed_address_only_and_can_be_ended() {
    let (mail, letters) = mail_server().await;
    let server = Server::start_with(|config| {
        config.mail = Some(mail);
    })
    .await;
    let (id, [mut ada, _]) = two(&server).await;
    let bad = NoticeSettings { mail: Some("ada@x.example\r\nBcc: bob@x.example".to_owned()), ..settings() };
    assert_eq!(ada.post("/api/notices", &bad).await.refusal(), "server-bad-mail");
    let wish = NoticeSettings { mail: Some("ada@test.example".to_owned()), confirmed: true, ..settings() };
    let page: NoticePage = ada.post("/api/notices", &wish).await.json();
    assert!(page.mail && !page.settings.confirmed, "nobody confirms an address by saying so");
    server.tell(now() + LATER).await;
    assert_eq!(count(&letters), 1, "nothing but the letter that asks");
    let letter = letters.lock().expect("a lock")[0].clone();
    assert!(letter.to[0].contains("ada@test.example") && letter.from.contains("orrery@test.example"));
    assert_eq!(letter.hello, "EHLO test.example", "a mail server greets by a name");
    let header = |name: &str| {
        let found = letter.data.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        found.unwrap_or_else(|| panic!("no {name} in {}", letter.data)).to_owned()
    };
    let unique = header("Message-ID");
    let part = unique.strip_prefix('<').and_then(|id| id.strip_suffix("@test.example>"));
    assert!(part.is_some_and(|part| part.len() >= 16), "{unique}");
    assert_eq!(
        (header("MIME-Version").as_str(), header("Auto-Submitted").as_str()),
        ("1.0", "auto-generated")
    );
    assert!(header("Content-Type").starts_with("text/plain; charset=utf-8"), "{}", letter.data);
    let text = letter.text();
    let token = text.split("confirm=").nth(1).expect("a link")[..64].to_owned();
    let mut stranger = Visitor::stranger(server.address);
    assert_eq!(
        stranger.post("/api/notices/confirm", &json!({ "token": "0".repeat(64) })).await.refusal(),
        "server-bad-token"
    );
    assert_eq!(stranger.post("/api/notices/confirm", &json!({ "token": token })).await.status, 200);
    assert_eq!(
        stranger.post("/api/notices/confirm", &json!({ "token": token })).await.refusal(),
        "server-bad-token"
    );
    server.touch(&id).await;
    for _ in 0..3 {
        server.tell(now() + LATER).await;
    }
    assert_eq!(count(&letters), 2, "one letter for one turn");
    let letter = letters.lock().expect("a lock")[1].clone();
    assert!(letter.data.contains("List-Unsubscribe: <http"), "{}", letter.data);
    let leave = letter.text().split("/api/notices/leave/").nth(1).expect("a way out")[..64].to_owned();
    // A click leads to a page with a button, and ends nothing: programs follow links, too.
    let click = stranger.get(&format!("/api/notices/leave/{leave}")).await;
    assert_eq!(
        (click.status, click.header("location")),
        (303, Some(format!("/settings?leave={leave}").as_str()))
    );
    assert!(ada.get("/api/notices").await.json::<NoticePage>().settings.letters);
    assert_eq!(stranger.send("POST", &format!("/api/notices/leave/{leave}"), b"").await.status, 200);
    // The address stays, for a forgotten password; nothing about games goes there.
    let page: NoticePage = ada.get("/api/notices").await.json();
    assert_eq!(page.settings.mail.as_deref(), Some("ada@test.example"));
    assert!(page.settings.confirmed && !page.settings.letters);
    server.touch(&id).await;
    server.tell(now() + 2 * LATER).await;
    assert_eq!(count(&letters), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_at_a_table_is_told_nothing_and_a_move_made_is_told_to_nobody() {
    let (hooks, posts) = web_server(OK).await;
    let trust = format!("http://{hooks}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    let (id, [mut ada, mut bob]) = two(&server).await;
    for person in [&mut ada, &mut bob] {
        person.post("/api/notices", &hook(hooks, WebhookForm::Json)).await.json::<NoticePage>();
    }
    server.touch(&id).await;
    // Ada looks, so she knows; Bob has nothing to do.
    let mut chair = ada.sit_at(&id).await;
    server.tell(now() + 1).await;
    server.tell(now() + 60).await;
    assert_eq!(count(&posts), 0);
    // Ada ends her turn: Bob, who is away, is told; she is not told of his turn.
    while !chair.choices().is_empty() {
        let ends = chair.choices().iter().find(|choice| choice.kind == ChoiceKind::Finish);
        let choice = ends.unwrap_or(&chair.choices()[0]).action.clone();
        done(&chair.act(&choice).await);
    }
    drop(chair);
    server.tell(now() + LATER).await;
    let told = posts.lock().expect("a lock").clone();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0]["tables"][0]["kind"], "turn");
    assert_eq!(told[0]["tables"][0]["table"], id);
    assert!(told[0]["tables"][0]["question"].is_string(), "{told:?}");
    server.tell(now() + LATER + 60).await;
    assert_eq!(count(&posts), 1, "a turn is told once");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_is_told_with_its_winners_to_those_who_want_to_know() {
    let (hooks, posts) = web_server(OK).await;
    let trust = format!("http://{hooks}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    for ends in [true, false] {
        let (id, [loser, mut winner]) = two(&server).await;
        let wish = NoticeSettings { ends, ..hook(hooks, WebhookForm::Json) };
        winner.post("/api/notices", &wish).await.json::<NoticePage>();
        let mut chair = loser.sit_at(&id).await;
        let seat = chair.viewer();
        done(&chair.answer(|request| Ask::Concede { request, seat }).await);
        server.tell(now() + LATER).await;
        let told = posts.lock().expect("a lock").clone();
        assert_eq!(told.len(), 1, "{told:?}");
        if ends {
            assert_eq!(told[0]["tables"][0]["kind"], "over");
            assert_eq!(told[0]["tables"][0]["table"], id);
            assert_eq!(told[0]["tables"][0]["winners"], json!([1 - seat]));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn several_servers_tell_it_once() {
    let (hooks, posts) = web_server(OK).await;
    let trust = format!("http://{hooks}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust.clone()]).await;
    let (id, [mut ada, _]) = two(&server).await;
    ada.post("/api/notices", &hook(hooks, WebhookForm::Discord)).await.json::<NoticePage>();
    server.touch(&id).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let mut config = config(&server.folder);
        config.trusted_webhooks = vec![trust.clone()];
        let app = App::with(config, Games::all(), Arc::new(server.folder.open().await));
        others.push(app.expect("a server"));
    }
    let at = now() + LATER;
    let rounds = others.iter().map(|app| {
        let app = app.clone();
        tokio::spawn(async move {
            app.do_chores(at).await.expect("chores");
            app.tell_away(at).await.expect("messages");
        })
    });
    for round in rounds.collect::<Vec<_>>() {
        round.await.expect("no panic");
    }
    assert_eq!(count(&posts), 1);
    for app in others {
        app.close().await.expect("a closed server");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_lead_outside_and_redirects_are_not_followed() {
    let (inner, reached) = web_server(OK).await;
    let (outer, posts) = web_server(redirect(inner)).await;
    let trust = format!("http://{outer}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    let mut ada = Visitor::guest(server.address).await;
    for url in [
        format!("http://{inner}/"),
        format!("https://{inner}/"),
        "https://127.0.0.1/".to_owned(),
        "https://[::ffff:127.0.0.1]/".to_owned(),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://user:word@hooks.example/".to_owned(),
        "file:///etc/passwd".to_owned(),
    ] {
        let wish = NoticeSettings {
            webhook: Some(Webhook { form: WebhookForm::Json, url: url.clone(), brief: false }),
            ..settings()
        };
        assert_eq!(ada.post("/api/notices", &wish).await.refusal(), "server-bad-webhook", "{url}");
    }
    // A name that leads inside is found out when it is called.
    let name = Webhook { form: WebhookForm::Json, url: "https://localhost/".to_owned(), brief: false };
    ada.post("/api/notices", &NoticeSettings { webhook: Some(name), ..settings() })
        .await
        .json::<NoticePage>();
    assert_eq!(ada.post("/api/notices/test", &()).await.refusal(), "server-bad-webhook");
    ada.post("/api/notices", &hook(outer, WebhookForm::Slack)).await.json::<NoticePage>();
    assert_eq!(ada.post("/api/notices/test", &()).await.refusal(), "server-bad-webhook");
    assert_eq!((count(&posts), count(&reached)), (1, 0));
    assert!(posts.lock().expect("a lock")[0]["text"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_do_not_fit_are_refused() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let fits = |change: &dyn Fn(&mut NoticeSettings)| {
        let mut wish = settings();
        change(&mut wish);
        wish
    };
    for wish in [
        fits(&|wish| wish.zone = "Nowhere".to_owned()),
        fits(&|wish| wish.quiet = Some((9, 9))),
        fits(&|wish| wish.quiet = Some((9, 24))),
        fits(&|wish| wish.digest = Some(24)),
        fits(&|wish| wish.language = "xx".to_owned()),
        fits(&|wish| wish.pause_minutes = u16::MAX),
    ] {
        assert_eq!(ada.post("/api/notices", &wish).await.refusal(), "server-bad-settings");
    }
    let mail = fits(&|wish| wish.mail = Some("ada@test.example".to_owned()));
    assert_eq!(ada.post("/api/notices", &mail).await.refusal(), "server-no-mail");
    assert_eq!(Visitor::stranger(server.address).get("/api/notices").await.refusal(), "server-no-session");
}

/// What was said to one seat alone, as one seat's log has it and another's has not.
fn secrets(table: &dyn orrery_server::any_table::AnyTable, of: Seat, from: Seat) -> BTreeSet<String> {
    let told = |seat| -> BTreeSet<String> {
        let log = table.log(0, u32::MAX, usize::MAX, Viewer::Seat(seat)).log;
        log.into_iter().filter_map(|line| line.text).map(|text| json!(text).to_string()).collect()
    };
    told(of).difference(&told(from)).cloned().collect()
}

/// Worlds that look the same to a seat are told in the same words: `promise` compares them. This looks at games as a
/// server has them.
#[tokio::test(flavor = "multi_thread")]
async fn a_notice_has_the_question_of_its_seat_and_no_line_of_another_in_whole_words() {
    let server = Server::start().await;
    let mut compared = 0;
    for offer in Games::all().0 {
        let mut ada = Visitor::guest(server.address).await;
        let summary = ada.quick_game(offer.id).await;
        let id = orrery_server::ids::TableId::parse(&summary.id).expect("an id");
        let store = server.folder.open().await;
        let mut row = store.table(id).await.expect("a row").expect("a table");
        store.close().await.expect("a closed database");
        let seats: Vec<_> = row.seats.iter().map(|_| orrery_table_human()).collect();
        let mut table = (offer.start)(&row.options, seats, [7; 32]).expect("a game");
        let mut source = SplitMix64::new(11);
        for _ in 0..150 {
            let Some(seat) = table.waiting().lowest() else { break };
            let choices = table.play(Viewer::Seat(seat), true).choices;
            let action = &choices[source.below(choices.len() as u32) as usize].action;
            table.act(table.version(), seat, action).expect("a listed action");
        }
        row.waiting = table.waiting();
        let names: Vec<String> = (0..row.seats.len()).map(|seat| format!("P{seat}")).collect();
        for (sitter, name) in row.seats.iter_mut().zip(&names) {
            *sitter = Sitter::Person {
                id: orrery_server::ids::PersonId::random(),
                name: name.clone(),
                account: false,
                replaced: None,
            };
        }
        for seat in Seat::all(row.seats.len() as u8) {
            let told = notice(&row, Some(&*table), Kind::Turn, seat);
            assert_eq!(told.question.is_some(), row.waiting.contains(seat), "{}", offer.id);
            let texts: Vec<String> = told.log.iter().map(|text: &Text| json!(text).to_string()).collect();
            for other in Seat::all(row.seats.len() as u8).filter(|&other| other != seat) {
                let secret = secrets(&*table, other, seat);
                assert!(texts.iter().all(|text| !secret.contains(text)), "{}: {texts:?}", offer.id);
                compared += secret.len();
            }
            for language in ["en", "ru"] {
                let worded = message(std::slice::from_ref(&told), language, "UTC", "https://orrery.example");
                assert!(!worded.body.contains('⟦') && !worded.subject.contains('⟦'), "{}", worded.body);
                // Where there is little room, the same is said and nothing else.
                assert!(worded.short.lines().all(|line| worded.body.contains(line)), "{}", worded.short);
            }
        }
    }
    assert!(compared > 0, "no game had a secret to keep");
}

fn orrery_table_human() -> orrery_table::Occupant {
    orrery_table::Occupant::human("somebody")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_does_not_go_out_is_tried_again() {
    let (hooks, posts) = web_server("HTTP/1.1 500 Broken\r\ncontent-length: 0\r\n\r\n").await;
    let trust = format!("http://{hooks}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    let (id, [mut ada, _]) = two(&server).await;
    ada.post("/api/notices", &hook(hooks, WebhookForm::Json)).await.json::<NoticePage>();
    server.touch(&id).await;
    let mut at = now() + LATER;
    let mut tried = Vec::new();
    for _ in 0..8 {
        server.tell(at).await;
        tried.push(count(&posts));
        at += 2 * LATER;
    }
    // Five times, and then not again until something new happens.
    assert_eq!(tried, [1, 2, 3, 4, 5, 5, 5, 5]);
    let _: Value = posts.lock().expect("a lock")[0].clone();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_gets_few_letters_whoever_asks_for_them() {
    let (mail, letters) = mail_server().await;
    let server = Server::start_with(|config| {
        config.mail = Some(mail);
        config.limits.letters = 2;
    })
    .await;
    let wish = |mail: &str| NoticeSettings { mail: Some(mail.to_owned()), ..settings() };
    let mut refused = 0;
    for n in 0..4 {
        let mut guest = Visitor::guest(server.address).await;
        // Capital letters do not make it another address.
        let mail = if n % 2 == 0 { "eve@test.example" } else { "Eve@test.example" };
        refused += usize::from(guest.post("/api/notices", &wish(mail)).await.status == 429);
    }
    assert_eq!((refused, count(&letters)), (2, 2));
    // Nor does one person write to many.
    let mut ada = Visitor::guest(server.address).await;
    for n in 0..2 {
        ada.post("/api/notices", &wish(&format!("x{n}@test.example"))).await.json::<NoticePage>();
    }
    assert_eq!(ada.post("/api/notices", &wish("x2@test.example")).await.status, 429);
    // What was saved before stays, and a letter that got lost counts as well.
    let page: NoticePage = ada.get("/api/notices").await.json();
    assert_eq!(page.settings.mail.as_deref(), Some("x1@test.example"));
    assert_eq!(ada.post("/api/notices/again", &()).await.status, 429);
    assert_eq!(count(&letters), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_got_lost_is_sent_again_with_the_same_link_and_a_test_names_what_fails() {
    let (mail, letters) = mail_server().await;
    let (hooks, _) = web_server("HTTP/1.1 500 Broken\r\ncontent-length: 0\r\n\r\n").await;
    let server = Server::start_with(|config| {
        config.mail = Some(mail);
        config.trusted_webhooks = vec![format!("http://{hooks}")];
    })
    .await;
    let mut ada = Visitor::guest(server.address).await;
    assert_eq!(ada.post("/api/notices/again", &()).await.refusal(), "server-bad-settings");
    let wish = NoticeSettings { mail: Some("ada@test.example".to_owned()), ..hook(hooks, WebhookForm::Json) };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    assert_eq!(ada.post("/api/notices/again", &()).await.status, 200);
    let link = |n: usize| {
        let text = letters.lock().expect("a lock")[n].text();
        text.split("confirm=").nth(1).expect("a link")[..64].to_owned()
    };
    assert_eq!(link(0), link(1));
    assert_eq!(ada.post("/api/notices/confirm", &json!({ "token": link(1) })).await.status, 200);
    // The letter goes out, and still it is said that the webhook does not answer.
    assert_eq!(ada.post("/api/notices/test", &()).await.refusal(), "server-bad-webhook");
    assert_eq!(count(&letters), 3);
    assert_eq!(ada.post("/api/notices/again", &()).await.refusal(), "server-bad-settings");
}

/// A later server may have written settings that this one cannot read.
#[tokio::test(flavor = "multi_thread")]
async fn settings_that_cannot_be_read_keep_nobody_else_from_being_told() {
    let (address, calls) = web_server(OK).await;
    let server =
        Server::start_with(|config| config.trusted_webhooks = vec![format!("http://{address}")]).await;
    let (id, [mut ada, _]) = two(&server).await;
    let (_, [mut bob, _]) = two(&server).await;
    for visitor in [&mut ada, &mut bob] {
        let page = visitor.post("/api/notices", &hook(address, WebhookForm::Json)).await;
        assert_eq!(page.status, 200, "{}", page.text());
    }
    let before = count(&calls);
    let odd =
        "update settings set body = 'odd' where person not in (select person from seats where table_id = $1
               and person is not null)";
    server.run(Sql::new(odd).bind(&id)).await;
    server.run(Sql::new("update tables set changed = changed + 1")).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&calls), before + 1);
}

/// What a query has found.
async fn one<T: Field>(server: &Server, sql: &'static str) -> T {
    let store = server.folder.open().await;
    let value = store.read(Sql::new(sql)).await.expect("an answer")[0].get("value").expect("a value");
    store.close().await.expect("a closed database");
    value
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_says_nothing_keeps_no_other_way_waiting() {
    let (mail, letters) = mail_server().await;
    let (hooks, posts) = web_server(OK).await;
    let trust = |config: &mut Config| config.trusted_webhooks = vec![format!("http://{hooks}")];
    let server = Server::start_with(|config| {
        trust(config);
        config.mail = Some(mail);
    })
    .await;
    let (id, [mut ada, _]) = two(&server).await;
    let wish = NoticeSettings { mail: Some("ada@test.example".to_owned()), ..hook(hooks, WebhookForm::Json) };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    let text = letters.lock().expect("a lock")[0].text();
    let token = text.split("confirm=").nth(1).expect("a link")[..64].to_owned();
    assert_eq!(ada.post("/api/notices/confirm", &json!({ "token": token })).await.status, 200);
    let (silent, mut held) = silent_server().await;
    let server = Server::start_in(server.stop().await, |config| {
        trust(config);
        config.mail = Some(crate::smtp::mail(format!("smtp://{silent}")));
    })
    .await;
    server.touch(&id).await;
    server.app.do_chores(now()).await.expect("chores");
    let app = server.app.clone();
    let telling = tokio::spawn(async move { app.tell_away(now() + LATER).await });
    until_told(&posts, 1).await;
    held.wait_for(|&held| held == 1).await.expect("a mail server that is asked");
    telling.abort();
}

/// Waits until so many messages have come.
async fn until_told<T>(kept: &Kept<T>, messages: usize) {
    while count(kept) < messages {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_on_its_way_when_the_server_is_killed_is_not_sent_again() {
    let (hooks, posts) = web_server(OK).await;
    let door = door(hooks).await;
    let trust = format!("http://{}", door.address);
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    let (id, [mut ada, _]) = two(&server).await;
    ada.post("/api/notices", &hook(door.address, WebhookForm::Json)).await.json::<NoticePage>();
    server.touch(&id).await;
    server.app.do_chores(now()).await.expect("chores");
    let app = server.app.clone();
    let telling = tokio::spawn(async move { app.tell_away(now() + LATER).await });
    until_told(&posts, 1).await;
    telling.abort();
    assert!(telling.await.is_err(), "it was still waiting for an answer");
    // Whatever was in hand is long out of hand.
    server.tell(now() + 3 * LATER).await;
    assert_eq!(count(&posts), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_hears_what_became_of_a_message_on_its_way() {
    let (hooks, posts) = web_server("HTTP/1.1 500 Broken\r\ncontent-length: 0\r\n\r\n").await;
    let door = door(hooks).await;
    let trust = format!("http://{}", door.address);
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust.clone()]).await;
    let (id, [mut ada, _]) = two(&server).await;
    ada.post("/api/notices", &hook(door.address, WebhookForm::Json)).await.json::<NoticePage>();
    server.touch(&id).await;
    server.app.do_chores(now()).await.expect("chores");
    server.run(Sql::new("update tables set changed = changed - 1000")).await;
    server.run(Sql::new("update notices set due = 1")).await;
    // It begins to tell as soon as it runs.
    let server = Server::start_in(server.stop().await, |config| config.trusted_webhooks = vec![trust]).await;
    until_told(&posts, 1).await;
    let stopping = tokio::spawn(server.stop());
    door.open.send_replace(true);
    let server = Server::start_in(stopping.await.expect("no panic"), |_| ()).await;
    let waits =
        "select tries * 10 + case when due is null then 0 else 1 end as value from notices where tries > 0
                 union all select 0 as value";
    assert_eq!(one::<i64>(&server, waits).await, 11, "it did not go out, and waits to be tried again");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_is_told_nothing() {
    let (hooks, posts) = web_server(OK).await;
    let trust = format!("http://{hooks}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    let (id, [mut ada, _]) = two(&server).await;
    ada.post("/api/notices", &hook(hooks, WebhookForm::Json)).await.json::<NoticePage>();
    server.touch(&id).await;
    server.app.do_chores(now()).await.expect("chores");
    server.run(Sql::new("update people set banned = 1")).await;
    server.tell(now() + LATER).await;
    let due = "select cast(count(*) as bigint) as value from notices where due is not null";
    assert_eq!((count(&posts), one::<i64>(&server, due).await), (0, 0));
    server.run(Sql::new("update people set banned = null")).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1, "whoever is let in again is told what there is");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_in_the_second_in_which_the_turn_comes_is_told() {
    let (hooks, posts) = web_server(OK).await;
    let trust = format!("http://{hooks}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    let (id, [mut ada, _]) = two(&server).await;
    ada.post("/api/notices", &hook(hooks, WebhookForm::Json)).await.json::<NoticePage>();
    server.touch(&id).await;
    let seen = "insert into presence (person, table_id, seen)
                select person, table_id, changed from seats join tables on tables.id = table_id";
    server.run(Sql::new(seen)).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_confirms_an_address_holds_for_a_week() {
    let (mail, letters) = mail_server().await;
    let server = Server::start_with(|config| config.mail = Some(mail)).await;
    let mut ada = Visitor::guest(server.address).await;
    let wish = NoticeSettings { mail: Some("ada@test.example".to_owned()), ..settings() };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    let text = letters.lock().expect("a lock")[0].text();
    let carried = json!({ "token": text.split("confirm=").nth(1).expect("a link")[..64] });
    server.run(Sql::new("update settings set asked = asked - 7 * 24 * 3600")).await;
    assert_eq!(ada.post("/api/notices/confirm", &carried).await.refusal(), "server-bad-token");
    // Whoever asks for the letter again has another week.
    assert_eq!(ada.post("/api/notices/again", &()).await.status, 200);
    assert_eq!(ada.post("/api/notices/confirm", &carried).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_of_letters_is_not_undone_by_settings_that_were_on_their_way() {
    let (mut mail, letters) = mail_server().await;
    let real: std::net::SocketAddr = mail.smtp["smtp://".len()..].parse().expect("an address");
    let mut door = door(real).await;
    mail.smtp = format!("smtp://{}", door.address);
    let server = Server::start_with(|config| config.mail = Some(mail)).await;
    let mut ada = Visitor::guest(server.address).await;
    let wish = |mail: &str| NoticeSettings { mail: Some(mail.to_owned()), ..settings() };
    door.open.send_replace(true);
    ada.post("/api/notices", &wish("ada@test.example")).await.json::<NoticePage>();
    let text = letters.lock().expect("a lock")[0].text();
    let token = text.split("confirm=").nth(1).expect("a link")[..64].to_owned();
    assert_eq!(ada.post("/api/notices/confirm", &json!({ "token": token })).await.status, 200);
    door.open.send_replace(false);
    // While the letter to another address takes its time, all letters are ended.
    let (mut elsewhere, other) = (ada.clone(), wish("other@test.example"));
    let saving = tokio::spawn(async move { elsewhere.post("/api/notices", &other).await });
    door.came.wait_for(|&came| came == 2).await.expect("a letter on its way");
    let leaving = one::<String>(&server, "select leaving as value from settings").await;
    let mut stranger = Visitor::stranger(server.address);
    assert_eq!(stranger.send("POST", &format!("/api/notices/leave/{leaving}"), b"").await.status, 200);
    door.open.send_replace(true);
    assert_eq!(saving.await.expect("no panic").refusal(), "server-try-again");
    let page: NoticePage = ada.get("/api/notices").await.json();
    assert!(!page.settings.letters && page.settings.waiting.is_none(), "{page:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_is_told_that_a_bot_plays_and_until_when_there_was_time() {
    let (hooks, posts) = web_server(OK).await;
    let trust = |config: &mut Config| {
        config.trusted_webhooks = vec![format!("http://{hooks}")];
        config.bot_delay_ms = 1_000_000;
    };
    let server = Server::start_with(trust).await;
    let [mut ada, mut bob] = [Visitor::guest(server.address).await, Visitor::guest(server.address).await];
    let wish = NewTable { hours: Some(24), ..new_table(vec![ME, SeatWish::Open]) };
    let begun = begin([&mut ada, &mut bob], &wish).await;
    let [mut late, mut other] = if begun.my_turn { [ada, bob] } else { [bob, ada] };
    late.post("/api/notices", &hook(hooks, WebhookForm::Json)).await.json::<NoticePage>();
    server.touch(&begun.id).await;
    server.tell(now() + LATER).await;
    let end = posts.lock().expect("a lock")[0]["tables"][0]["until"].as_i64().expect("a moment");
    assert!((end - now() - 24 * 3600).abs() < 600, "{end}");
    server.run(Sql::new("update notices set told = 1")).await;
    let folder = server.stop().await;
    let store = folder.open().await;
    pass_hours(&store, 25).await;
    store.close().await.expect("a closed database");
    let server = Server::start_in(folder, trust).await;
    other.address = server.address;
    let mut chair = other.sit_at(&begun.id).await;
    until(&mut chair, |summary| summary.seats.iter().any(|seat| seat.replaced)).await;
    let told = || -> Vec<Value> {
        posts.lock().expect("a lock").iter().map(|post| post["tables"][0]["kind"].clone()).collect()
    };
    server.tell(now() + LATER).await;
    assert_eq!(told(), ["turn", "bot"]);
    // What goes on without them is no news.
    server.run(Sql::new("update tables set changed = changed + 7200")).await;
    server.tell(now() + 4 * LATER).await;
    assert_eq!(told(), ["turn", "bot"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_leaves_out_time_that_is_nobodys_and_names_no_moment_that_is_past() {
    let (hooks, posts) = web_server(OK).await;
    let trust = |config: &mut Config| config.trusted_webhooks = vec![format!("http://{hooks}")];
    let server = Server::start_with(trust).await;
    let [mut ada, mut bob] = [Visitor::guest(server.address).await, Visitor::guest(server.address).await];
    let begun = begin([&mut ada, &mut bob], &timed(Clock { late: Late::Vote, ..Clock::default() })).await;
    let mut awaited = if begun.my_turn { ada } else { bob };
    awaited.post("/api/notices", &hook(hooks, WebhookForm::Json)).await.json::<NoticePage>();
    let mut folder = server.stop().await;
    // Hours in which no server runs, and then as many in which one does.
    let mut ends = Vec::new();
    for is_outage in [true, false] {
        let store = folder.open().await;
        pass_hours(&store, 25).await;
        if is_outage {
            let away = Sql::new("update attendance set at = at - 25 * 3600");
            store.commit(vec![Change::Do(away)]).await.map(drop).expect("a commit");
        }
        store.close().await.expect("a closed database");
        let server = Server::start_in(folder, trust).await;
        // Whoever is answered comes after the first look at the tables.
        Visitor::guest(server.address).await;
        server.run(Sql::new("update notices set told = 1")).await;
        server.touch(&begun.id).await;
        server.tell(now() + LATER).await;
        ends.push(posts.lock().expect("a lock").last().expect("a message")["tables"][0]["until"].clone());
        folder = server.stop().await;
    }
    let end = ends[0].as_i64().expect("a moment");
    assert!((end - now() - 24 * 3600).abs() < 600, "{end}");
    assert_eq!((ends.len(), count(&posts), &ends[1]), (2, 2, &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_concedes_by_the_clock_is_told_while_the_others_play_on() {
    let (hooks, posts) = web_server(OK).await;
    let trust = |config: &mut Config| config.trusted_webhooks = vec![format!("http://{hooks}")];
    let server = Server::start_with(trust).await;
    let mut people = Vec::new();
    for _ in 0..3 {
        let mut visitor = Visitor::guest(server.address).await;
        let wish = NoticeSettings { ends: false, ..hook(hooks, WebhookForm::Json) };
        visitor.post("/api/notices", &wish).await.json::<NoticePage>();
        people.push(visitor);
    }
    let mut wish = timed(Clock { late: Late::Concede, ..Clock::default() });
    wish.seats = vec![ME, SeatWish::Open, SeatWish::Open];
    wish.options.insert("mode".to_owned(), "free-for-all".to_owned());
    let begun = begin(&mut people, &wish).await;
    let folder = server.stop().await;
    let store = folder.open().await;
    pass_hours(&store, 25).await;
    store.close().await.expect("a closed database");
    let server = Server::start_in(folder, trust).await;
    let mut watching = Visitor::guest(server.address).await.sit_at(&begun.id).await;
    until(&mut watching, |summary| !summary.notes.is_empty()).await;
    // What goes on afterwards is no news to them.
    for later in [1, 4] {
        server.tell(now() + later * LATER).await;
        server.run(Sql::new("update tables set changed = changed + 7200")).await;
    }
    let mut told: Vec<String> =
        posts.lock().expect("a lock").iter().map(|post| post["tables"][0]["kind"].to_string()).collect();
    told.sort();
    assert_eq!(told, ["\"late\"", "\"turn\"", "\"turn\""]);
}
