//! Standing orders in reaction windows: kept, private, and not to be told from a person.

use orrery_engine::{Describe, Game, Log, Seat, SeatSet, Source, SplitMix64, Status, Viewer};
use orrery_protocol::{Ask, Order, Tell, Undo};
use orrery_server::ids::TableId;
use orrery_server::store::{AskedUndo, Change, Commit, Store};
use orrery_testkit::parley::{Action, Parley, Setup};

use crate::client::{Chair, Visitor, done, refused};
use crate::hints::bring_home;
use crate::party::{GAMES, Party};
use crate::postgres;
use crate::server::{Folder, Server};

const THEFT: &str = "window-theft";
/// Longer than any test takes.
const HOURS: u64 = 10 * 3_600_000;

async fn order(chair: &mut Chair, kind: &str, order: Order) -> Tell {
    let (seat, kind) = (chair.viewer(), kind.to_owned());
    chair.answer(|request| Ask::Order { request, seat, kind, order }).await
}

fn orders(chair: &Chair) -> Vec<Order> {
    chair.play.as_ref().expect("a game").orders.iter().map(|known| known.order).collect()
}

/// What a person does by hand and what his order does are the same bytes in the same order to everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn others_cannot_tell_an_order_from_a_person() {
    let mut party = Party::of_three().await;
    let asked = party.until_window().await;
    let others = [(asked + 1) % 3, (asked + 2) % 3];
    let mut told = Vec::new();
    for way in [None, Some(Order::PassToTheEnd), Some(Order::PassUntilAsked), Some(Order::AskIfAble)] {
        let mut copy = party.copy(0).await;
        let mut eve = Visitor::stranger(copy.server.address).sit_at(&copy.id).await;
        let able = copy.chairs[asked].choices().len() > 1;
        match way {
            None => copy.act(asked, "Pass").await,
            // He is asked, and passes himself.
            Some(Order::AskIfAble) if able => {
                done(&order(&mut copy.chairs[asked], THEFT, Order::AskIfAble).await);
                copy.act(asked, "Pass").await;
            }
            Some(way) => {
                let before = copy.chairs[asked].version();
                done(&order(&mut copy.chairs[asked], THEFT, way).await);
                copy.chairs[asked].until_asked_after(before).await;
                copy.catch_up(asked).await;
            }
        }
        eve.until(|tell| matches!(tell, Tell::Moved { .. })).await;
        // Whatever was sent to them is here before the answers to these.
        let mut raw = Vec::new();
        for &seat in &others {
            let chair = &mut copy.chairs[seat];
            chair.answer(|request| Ask::Concede { request, seat: asked as u8 }).await;
            raw.push(chair.raw.clone());
        }
        eve.answer(|request| Ask::Concede { request, seat: 0 }).await;
        raw.push(eve.raw.clone());
        told.push((way, raw));
        copy.server.stop().await;
    }
    let (_, by_hand) = &told[0];
    assert!(by_hand.iter().all(|raw| raw.iter().any(|json| json.contains("\"passed\""))));
    for (way, raw) in &told {
        assert_eq!(raw, by_hand, "{way:?}");
    }
}

/// Who waits in a window, which window it is and what passes it follow from what everybody knows; the time drawn
/// for an order has nothing else to depend on.
#[test]
fn windows_are_the_same_whatever_anybody_holds() {
    let mut source = SplitMix64::new(77);
    let mut compared = 0;
    for seats in [2, 3, 4, 3, 4] {
        let mut game = Parley::new(&Setup { seats }).expect("a setup");
        loop {
            let record = match game.status() {
                Status::Over(_) => break,
                Status::Chance(chance) => {
                    game.resolve_chance(chance.sample(&mut source), &mut Log::off());
                    continue;
                }
                Status::Decision(asked) => asked.lowest().expect("somebody"),
            };
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let mut other = game.clone();
                other.redeal(viewer, source.next_u64());
                for seat in Seat::all(seats) {
                    let window = game.window(seat);
                    assert_eq!(window, other.window(seat));
                    if let Some(window) = window {
                        assert!(Parley::WINDOWS.contains(&window.kind));
                        assert!(
                            game.check(seat, window.pass).is_ok() && other.check(seat, window.pass).is_ok()
                        );
                        compared += 1;
                    }
                }
            }
            let mut actions: Vec<Action> = Vec::new();
            game.legal_actions(record, &mut actions);
            let action = actions[source.below(actions.len() as u32) as usize];
            game.apply(record, action, &mut Log::off()).expect("listed");
        }
    }
    assert!(compared > 100, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_passes_to_the_end_and_asks_nobody() {
    let mut party = Party::of_three().await;
    for chair in &mut party.chairs {
        for kind in [THEFT, "window-veto"] {
            done(&order(chair, kind, Order::PassToTheEnd).await);
        }
    }
    let mut source = SplitMix64::new(4);
    let mut passed = 0;
    while !party.is_over() {
        let seat = party.asked();
        if party.window(seat).is_some() {
            // Nobody touches it.
            let before = party.chairs[0].version();
            party.chairs[0].until_asked_after(before).await;
            passed += 1;
            party.catch_up(0).await;
            continue;
        }
        let choices = party.chairs[seat].choices();
        let action = choices[source.below(choices.len() as u32) as usize].action.clone();
        // The order of a seat that was asked before may have moved on meanwhile.
        party.chairs[seat].act(&action).await;
        party.catch_up(seat).await;
    }
    assert!(passed > 5, "{passed}");
    assert!(party.chairs.iter().all(|chair| {
        chair.log.iter().all(|line| line.text.as_ref().is_none_or(|text| text.key != "vetoed"))
    }));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_able_is_asked_and_who_is_not_is_not() {
    let mut party = Party::of_three().await;
    for chair in &mut party.chairs {
        for kind in [THEFT, "window-veto"] {
            done(&order(chair, kind, Order::AskIfAble).await);
        }
    }
    let (mut able, mut passed) = (0, 0);
    while !party.is_over() {
        let seat = party.asked();
        let window = party.chairs[seat].play.as_ref().and_then(|play| play.window.clone());
        let Some(window) = window else {
            let part = ["Spy", "Broker", "Target", "Herald", "Pass"]
                .into_iter()
                .find(|part| party.chairs[seat].choices().iter().any(|choice| choice.action.contains(part)));
            party.act(seat, part.expect("a choice")).await;
            continue;
        };
        let can_veto = party.chairs[seat].choices().iter().any(|choice| choice.action.contains("Veto"));
        assert_eq!(window.passing, !can_veto);
        if can_veto {
            able += 1;
            party.act(seat, if able % 2 == 0 { "Veto" } else { "Pass" }).await;
        } else {
            let before = party.chairs[seat].version();
            party.chairs[seat].until_asked_after(before).await;
            passed += 1;
            party.catch_up(seat).await;
        }
    }
    assert!(able > 0 && passed > 3, "{able} {passed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_private_checked_and_kept() {
    let mut party = Party::of_three().await;
    assert_eq!(orders(&party.chairs[1]), [Order::Ask, Order::Ask]);
    done(&order(&mut party.chairs[1], THEFT, Order::AskIfAble).await);
    assert_eq!(orders(&party.chairs[1]), [Order::AskIfAble, Order::Ask]);
    let strange = order(&mut party.chairs[1], "window-nothing", Order::PassToTheEnd).await;
    assert_eq!(refused(&strange), "server-no-such-window");
    let kind = THEFT.to_owned();
    let foreign = party.chairs[0]
        .answer(|request| Ask::Order { request, seat: 1, kind, order: Order::PassToTheEnd })
        .await;
    assert_eq!(refused(&foreign), "server-not-mine");
    let mut eve = Visitor::guest(party.server.address).await.sit_at(&party.id).await;
    let kind = THEFT.to_owned();
    let foreign =
        eve.answer(|request| Ask::Order { request, seat: 1, kind, order: Order::PassToTheEnd }).await;
    assert_eq!(refused(&foreign), "server-not-mine");
    // Nobody else has heard anything.
    for chair in [&party.chairs[0], &eve] {
        assert!(chair.raw.iter().all(|json| !json.contains("askIfAble") && !json.contains("passToTheEnd")));
        assert!(!chair.raw.iter().any(|json| json.contains("\"tell\":\"moved\"")));
    }
    let Party { server, id, mut people, chairs } = party;
    drop((chairs, eve));
    let server = Server::offer(GAMES, server.stop().await, |_| ()).await;
    for person in &mut people {
        person.address = server.address;
    }
    let chair = people[1].sit_at(&id).await;
    assert_eq!(orders(&chair), [Order::AskIfAble, Order::Ask]);
    assert_eq!(orders(&people[0].sit_at(&id).await), [Order::Ask, Order::Ask]);
}

#[tokio::test(flavor = "multi_thread")]
async fn passing_until_asked_ends_with_the_next_question_that_is_no_window() {
    let mut party = Party::of_three().await;
    let asked = party.until_window().await;
    let mut copy = party.copy(0).await;
    done(&order(&mut copy.chairs[asked], THEFT, Order::PassUntilAsked).await);
    let mut asked_again = false;
    while !asked_again {
        while copy.window(copy.asked()).is_some() && copy.asked() == asked {
            copy.chairs[asked].next().await;
            copy.catch_up(asked).await;
        }
        let seat = copy.asked();
        if copy.window(seat).is_none() && seat == asked {
            asked_again = true;
        } else {
            assert_eq!(orders(&copy.chairs[asked])[0], Order::PassUntilAsked);
            copy.act(seat, "Pass").await;
        }
    }
    assert_eq!(orders(&copy.chairs[asked])[0], Order::Ask);
    assert!(!copy.is_over());
}

/// With a long delay an order has not passed yet, its owner may still do something else, and a pass of his own is
/// held back as long; a server that starts anew carries the order out.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_takes_its_time_and_outlives_a_restart() {
    let mut party = Party::of_three().await;
    let asked = party.until_window().await;
    let mut copy = party.copy(HOURS).await;
    done(&order(&mut copy.chairs[asked], THEFT, Order::PassToTheEnd).await);
    let play = copy.chairs[asked].play.clone().expect("a game");
    assert!(play.window.expect("a window").passing);
    // A pass by hand is not told either: the answer to what is asked after it comes before it.
    let pass = play.choices.iter().find(|choice| choice.action.contains("Pass")).expect("a pass");
    let (seat, version) = (asked as u8, play.version);
    let by_hand = Ask::Act { request: 9000, seat, version, action: pass.action.clone() };
    copy.chairs[asked].ask(&by_hand).await;
    let second =
        copy.chairs[asked].answer(|request| Ask::Act { request, seat, version, action: pass.action.clone() });
    assert_eq!(refused(&second.await), "server-try-again");
    assert_eq!(copy.chairs[asked].version(), version);
    // Who wants to be asked again need not wait.
    let kind = THEFT.to_owned();
    copy.chairs[asked].ask(&Ask::Order { request: 9001, seat, kind, order: Order::Ask }).await;
    copy.chairs[asked].until(|tell| matches!(tell, Tell::Done { request: 9000 })).await;
    copy.catch_up(asked).await;
    assert_ne!(copy.chairs[asked].version(), version);

    let mut copy = party.copy(HOURS).await;
    done(&order(&mut copy.chairs[asked], THEFT, Order::PassToTheEnd).await);
    let version = copy.chairs[asked].version();
    let Party { server, id, mut people, chairs } = copy;
    drop(chairs);
    let server = Server::offer(GAMES, server.stop().await, |_| ()).await;
    for person in &mut people {
        person.address = server.address;
    }
    let mut chair = people[(asked + 1) % 3].sit_at(&id).await;
    while chair.version() == version {
        chair.next().await;
    }
}

/// The orders of a table are carried out by one server, and a person may be at another.
#[tokio::test(flavor = "multi_thread")]
async fn a_pass_counts_though_an_order_was_first_at_another_server() {
    let folder = Folder::on(postgres::database());
    let server = Server::offer(GAMES, folder, |config| config.order_delay_ms = (HOURS, HOURS)).await;
    let mut party = Party::at(server).await;
    let asked = party.until_window().await;
    done(&order(&mut party.chairs[asked], THEFT, Order::PassToTheEnd).await);
    let play = party.chairs[asked].play.clone().expect("a game");
    let (seat, version, pass) = (asked as u8, play.version, play.window.expect("a window").pass);
    let by_hand = |request| Ask::Act { request, seat, version, action: pass.clone() };
    party.chairs[asked].ask(&by_hand(9000)).await;
    let second = party.chairs[asked].answer(by_hand);
    assert_eq!(refused(&second.await), "server-try-again", "the first one is held back");
    let mut elsewhere = party.copy(0).await;
    elsewhere.chairs[asked].until_asked_after(version).await;
    elsewhere.chairs.clear();
    let copy = elsewhere.server.stop().await.open().await;
    bring_home(&copy, &party.server, &TableId(party.id.clone()), version.records).await;
    let is_answer =
        |tell: &Tell| matches!(tell, Tell::Done { request: 9000 } | Tell::Refused { request: 9000, .. });
    done(&party.chairs[asked].until(is_answer).await);
    copy.close().await.expect("a closed database");
    party.chairs.clear();
    party.server.stop().await;
}

/// An undo that is asked for is not overtaken by an order.
#[tokio::test(flavor = "multi_thread")]
async fn orders_wait_for_an_answer_to_an_undo() {
    let mut party = Party::of_three().await;
    let first = party.until_window().await;
    party.act(first, "Pass").await;
    let asked = party.asked();
    let thief = 3 - first - asked;
    let undo = party.chairs[thief].play.as_ref().map(|play| play.undo);
    assert_eq!(undo, Some(orrery_protocol::Undo::Consent));
    done(&party.chairs[thief].answer(|request| Ask::Undo { request, seat: thief as u8 }).await);
    let is_asked = |tell: &Tell| matches!(tell, Tell::Moved { play, .. } if play.undo_request.is_some());
    party.chairs[asked].until(is_asked).await;
    let version = party.chairs[asked].version();
    done(&order(&mut party.chairs[asked], THEFT, Order::PassToTheEnd).await);
    assert!(
        !party.chairs[asked].play.as_ref().and_then(|play| play.window.clone()).expect("a window").passing
    );
    assert_eq!(party.chairs[asked].version(), version);
    let decline = |request| Ask::AnswerUndo { request, seat: asked as u8, agree: false };
    done(&party.chairs[asked].answer(decline).await);
    while party.chairs[asked].version() == version {
        party.chairs[asked].next().await;
    }
}

/// Where windows are many, nobody is asked who could only pass, unless he says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_many_windows_asks_only_who_can_answer() {
    let server = Server::start().await;
    let mut visitor = Visitor::guest(server.address).await;
    let table = visitor.quick_game("twilight-imperium").await;
    let mut chair = visitor.sit_at(&table.id).await;
    assert!(chair.my_turn().await);
    assert!(orders(&chair).iter().all(|&order| order == Order::AskIfAble));
    let kind = chair.play.as_ref().expect("a game").orders[0].kind.clone();
    done(&order(&mut chair, &kind, Order::Ask).await);
    assert_eq!(orders(&chair)[0], Order::Ask);
    done(&order(&mut chair, &kind, Order::AskIfAble).await);
    assert_eq!(orders(&chair)[0], Order::AskIfAble);
}

/// Bots take the twentieth part of the shortest time, and a person alone with them none.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_alone_with_bots_gets_through_many_windows() {
    let server = Server::start_with(|config| config.order_delay_ms = (20, HOURS)).await;
    let mut visitor = Visitor::guest(server.address).await;
    let table = visitor.quick_game("twilight-imperium").await;
    let mut chair = visitor.sit_at(&table.id).await;
    let mut decided = 0;
    while decided < 12 && chair.my_turn().await {
        let play = chair.play.as_ref().expect("a game");
        let action = match &play.window {
            Some(window) if window.passing => {
                assert_eq!(play.choices.len(), 1, "{:?}", play.choices);
                chair.next().await;
                continue;
            }
            Some(window) => window.pass.clone(),
            None => play.choices[0].action.clone(),
        };
        done(&chair.act(&action).await);
        decided += 1;
    }
    assert_eq!(decided, 12);
}

/// Nobody here has heard that the order is withdrawn at another server, or that an undo is asked for there.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_passes_no_more_once_another_server_has_stored_what_forbids_it() {
    let mut party = Party::of_three().await;
    // A window in which somebody else may ask for an undo.
    let (asked, by) = loop {
        let asked = party.until_window().await;
        let undo = |chair: &Chair| chair.play.as_ref().is_some_and(|play| play.undo == Undo::Consent);
        match party.chairs.iter().position(undo).filter(|&by| by != asked) {
            Some(by) => break (asked, Seat(by as u8)),
            None => party.act(asked, "Pass").await,
        }
    };
    for withdrawn in [true, false] {
        // Long enough to store it before the order passes.
        let mut copy = party.copy(3000).await;
        done(&order(&mut copy.chairs[asked], THEFT, Order::PassToTheEnd).await);
        let version = copy.chairs[asked].version();
        let silent = copy.server.folder.open().await;
        let table = TableId(copy.id.clone());
        let revision = silent.table(table.clone()).await.expect("a database").expect("a table").revision;
        let change = if withdrawn {
            Change::Order { table, revision, orders: Vec::new(), bot_due: false }
        } else {
            let asked = Some(AskedUndo { version, by, agreed: SeatSet::only(by) });
            Change::AskUndo { table, revision, asked }
        };
        assert_eq!(silent.commit(vec![change]).await.expect("a database"), Commit::Done);
        silent.close().await.expect("a closed database");
        // The pass is tried, and the table is taken as it is stored.
        let chair = &mut copy.chairs[asked];
        let is_known = |chair: &Chair| {
            let is_asked = chair.play.as_ref().is_some_and(|play| play.undo_request.is_some());
            if withdrawn { orders(chair).iter().all(|&order| order == Order::Ask) } else { is_asked }
        };
        while !is_known(chair) {
            chair.next().await;
        }
        // Whatever was done then is told before this is answered.
        let theirs = (asked as u8 + 1) % 3;
        let answer = chair.answer(|request| Ask::Concede { request, seat: theirs }).await;
        assert_eq!(refused(&answer), "server-not-mine");
        assert_eq!(chair.version(), version, "{withdrawn}");
        assert!(!chair.choices().is_empty());
        copy.chairs.clear();
        copy.server.stop().await;
    }
}
