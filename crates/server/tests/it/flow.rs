//! How news and decisions flow: step by step, several deciders at once, at a pace that people can follow.

use std::collections::BTreeMap;

use orrery_bots::Progress;
use orrery_engine::Viewer;
use orrery_protocol::{Ask, Line, Tell};
use orrery_server::games::Games;
use orrery_table::Occupant;

use crate::client::{Chair, Visitor, done, refused};
use crate::party::Party;
use crate::server::Server;

/// Goes on until two players owe a card for a duel at the same time; who they are.
pub(crate) async fn until_duel(party: &mut Party) -> [usize; 2] {
    loop {
        assert!(!party.is_over(), "nobody duelled");
        let asked = &party.chairs[0].play.as_ref().expect("a game").asked;
        if let [one, other] = &asked[..] {
            return [usize::from(one.seat), usize::from(other.seat)];
        }
        let seat = party.asked();
        let duel = party.chairs[seat].choices().iter().any(|choice| choice.action.contains("Challenge"));
        party.act(seat, if duel { "Challenge" } else { "Pass" }).await;
    }
}

/// The table is told in the middle of a procedure, before nature has answered.
#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_a_procedure_is_told() {
    let mut party = Party::of_three().await;
    let [one, other] = until_duel(&mut party).await;
    let heard = party.chairs[2].raw.len();
    party.act(one, "").await;
    party.act(other, "").await;
    let steps: Vec<Tell> = party.chairs[2].raw[heard..]
        .iter()
        .map(|raw| serde_json::from_str(raw).expect("a message of ours"))
        .collect();
    let mut records = 0;
    let mut in_the_middle = 0;
    for step in &steps {
        let Tell::Moved { happened, play } = step else { continue };
        assert!(play.version.records > records, "{steps:?}");
        assert!(happened.iter().all(|line| (records..play.version.records).contains(&line.record)));
        records = play.version.records;
        in_the_middle += u32::from(play.asked.is_empty() && play.winners.is_none());
    }
    assert!(in_the_middle > 0, "the open cards of the duel were never seen");
}

/// What one of several deciders does leaves the choice of another alone, and a choice counts once.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_on_its_way_holds_while_others_decide() {
    let mut party = Party::of_three().await;
    let [one, other] = until_duel(&mut party).await;
    let version = party.chairs[other].version();
    let action = party.chairs[other].choices()[0].action.clone();
    party.act(one, "").await;
    assert!(party.chairs[other].version().records > version.records);
    assert!(party.chairs[other].play.as_ref().is_some_and(|play| play.asked_since <= version.records));
    let seat = other as u8;
    let late = action.clone();
    let answer = party.chairs[other].answer(|request| Ask::Act { request, seat, version, action: late });
    done(&answer.await);
    let twice = party.chairs[other].answer(|request| Ask::Act { request, seat, version, action });
    assert_eq!(refused(&twice.await), "table-stale-version");
}

/// A bot that pays for a purchase worker by worker does not keep people waiting; one that takes over from another
/// player, or has done something to read about, does. How many choices it has, which its hand may tell, makes no
/// difference.
#[test]
fn bots_pause_only_where_there_is_something_to_follow() {
    let mut went_on = 0;
    for offer in Games::all().0 {
        let (players, _) = (offer.card)().players;
        let seats = (0..players).map(|_| Occupant::bot("normal")).collect();
        let mut table = (offer.start)(&BTreeMap::new(), seats, [7; 32]).expect("a table");
        let mut last = None;
        let mut paused = 0;
        for _ in 0..400 {
            let Some(seat) = table.waiting().lowest() else { break };
            let now = table.version();
            let told = last.is_some_and(|(_, first)| {
                let happened = table.happened(first, Viewer::Spectator);
                happened.iter().any(|line| line.text.is_some() && line.line != Line::Detail)
            });
            let goes_on = last.is_some_and(|(actor, _)| actor == seat) && !told;
            assert_eq!(table.goes_on(seat), goes_on, "{} at {now:?}", offer.id);
            went_on += u32::from(goes_on);
            paused += u32::from(!goes_on);
            last = Some((seat, now.records));
            let choice = table.first_choice(seat).expect("something to do");
            table.act(now, seat, &choice).expect("a listed action");
        }
        assert!(paused > 0, "{} never pauses", offer.id);
    }
    assert!(went_on > 0, "nobody ever goes on");
}

/// One click is enough for every game.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_begins_at_one_click() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    for id in orrery_games::IDS {
        let table = ada.quick_game(id).await;
        assert_eq!(table.game, *id);
        let mut chair = ada.sit_at(&table.id).await;
        for _ in 0..10 {
            assert!(chair.my_turn().await, "{id}");
            // An order answers a window in which she can do nothing, perhaps sooner than she does.
            while chair
                .play
                .as_ref()
                .and_then(|play| play.window.as_ref())
                .is_some_and(|window| window.passing)
            {
                chair.next().await;
                assert!(chair.my_turn().await, "{id}");
            }
            let action = chair.choices()[0].action.clone();
            done(&chair.act(&action).await);
        }
    }
}

/// Whoever asks hears the odds of a battle, and that there are none without one.
#[tokio::test(flavor = "multi_thread")]
async fn odds_are_told_to_whoever_asks() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    // Some games between bots have no battle.
    for _ in 0..30 {
        let table = ada.quick_game("starcraft").await;
        let mut chair = ada.sit_at(&table.id).await;
        let none = chair.answer(|request| Ask::Odds { request, seat: 0 }).await;
        assert!(matches!(none, Tell::Odds { odds: None, .. }), "{none:?}");
        let foreign = chair.answer(|request| Ask::Odds { request, seat: 1 }).await;
        assert_eq!(refused(&foreign), "server-not-mine");
        done(&chair.answer(|request| Ask::Replace { request, seat: 0, bot: true }).await);
        if odds_of_a_battle(&mut chair).await {
            return;
        }
    }
    panic!("no battle had odds");
}

/// Watches bots until there is a battle, and asks twice at that moment: both answers are odds. Whether there was one.
async fn odds_of_a_battle(chair: &mut Chair) -> bool {
    while chair.play.as_ref().is_some_and(|play| play.winners.is_none()) {
        chair.next().await;
        if chair.play.as_ref().is_none_or(|play| play.view.value()["battle"].is_null()) {
            continue;
        }
        let asked = chair.request();
        chair.ask(&Ask::Odds { request: asked, seat: 0 }).await;
        let second = chair.answer(|request| Ask::Odds { request, seat: 0 }).await;
        let mut heard = chair.raw.iter().rev().filter_map(|raw| serde_json::from_str(raw).ok());
        let first = heard.find(|tell| matches!(tell, Tell::Odds { request, .. } if *request == asked));
        if let (Some(Tell::Odds { odds: Some(first), .. }), Tell::Odds { odds: Some(second), .. }) =
            (first, second)
        {
            assert!(first.samples > 0 && second.samples > 0);
            return true;
        }
    }
    false
}

/// The odds of the first battle of a game.
#[test]
fn odds_say_how_a_battle_may_end() {
    let offer = Games::all().find("starcraft").expect("it is on offer");
    let options = [("galaxy", "ready"), ("factions", "dealt")];
    let options: BTreeMap<String, String> =
        options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let seats = vec![Occupant::bot("normal"), Occupant::bot("normal")];
    let mut table = (offer.start)(&options, seats, [3; 32]).expect("a table");
    for number in 0..3000 {
        let Some(seat) = table.waiting().lowest() else { break };
        let play = table.play(Viewer::Seat(seat), true);
        if !play.view.value()["battle"].is_null() {
            let odds = table.odds(seat)(&Progress::none()).expect("a battle has odds");
            assert!((998..=1002).contains(&odds.ends.iter().sum::<u16>()), "{odds:?}");
            assert_ne!(odds.seats[0], odds.seats[1]);
            assert!(odds.losses.iter().all(|side| !side.kinds.is_empty()), "{odds:?}");
            return;
        }
        let thought = table.think(seat, "normal", number).expect("something to decide");
        let action = thought(&Progress::none()).expect("a decision");
        table.act(table.version(), seat, &action).expect("a listed action");
    }
    panic!("nobody fought");
}
