//! A table of Parley with three people.

use std::collections::BTreeMap;

use orrery_protocol::{Clock, NewTable, SeatWish, TableSummary, Tell};
use orrery_server::games::{Games, Offer};
use orrery_server::rate::DECISIONS;

use crate::client::{Chair, ME, Visitor, begin};
use crate::parley::OnTheWire;
use crate::server::{Folder, Server};

/// A server with this game.
pub(crate) const GAMES: Games = Games(&[Offer::of::<OnTheWire>()]);

/// A table of people, each with a socket.
pub(crate) struct Party {
    pub(crate) server: Server,
    pub(crate) id: String,
    pub(crate) people: Vec<Visitor>,
    pub(crate) chairs: Vec<Chair>,
}

impl Party {
    /// A game of three that has just begun.
    pub(crate) async fn of_three() -> Self {
        Self::at(Server::offer(GAMES, Folder::new(), |_| ()).await).await
    }

    /// The same at a server.
    pub(crate) async fn at(server: Server) -> Self {
        Self::at_with(server, |_| ()).await
    }

    /// The same at a table made in another way.
    pub(crate) async fn at_with(server: Server, change: impl FnOnce(&mut NewTable)) -> Self {
        let mut people = Vec::new();
        for _ in 0..3 {
            people.push(Visitor::guest(server.address).await);
        }
        let seats = vec![ME, SeatWish::Open, SeatWish::Open];
        let options = BTreeMap::new();
        let mut wish = NewTable {
            game: "parley".to_owned(),
            options,
            seats,
            public: true,
            hours: None,
            clock: Clock::default(),
        };
        change(&mut wish);
        let id = begin(&mut people, &wish).await.id;
        let mut party = Self { server, id, people, chairs: Vec::new() };
        party.come().await;
        party
    }

    /// Everybody connects, in the order of seats.
    pub(crate) async fn come(&mut self) {
        for person in &self.people {
            self.chairs.push(person.sit_at(&self.id).await);
        }
        let last = self.people.len() - 1;
        for chair in &mut self.chairs {
            // Everybody hears of everybody who comes.
            let all_here = |summary: &TableSummary| summary.seats.iter().all(|seat| seat.online);
            if !chair.summary.as_ref().is_some_and(all_here) {
                chair.until(|tell| matches!(tell, Tell::Seats { summary } if all_here(summary))).await;
            }
        }
        assert_eq!(self.chairs[last].viewer() as usize, last);
    }

    /// The same table on a server of its own, as it is now.
    pub(crate) async fn copy(&self, delay_ms: u64) -> Self {
        let folder = self.server.folder.copy().await;
        let server =
            Server::offer(GAMES, folder, |config| config.order_delay_ms = (delay_ms, delay_ms)).await;
        let mut people = self.people.clone();
        for person in &mut people {
            person.address = server.address;
        }
        let mut party = Self { server, id: self.id.clone(), people, chairs: Vec::new() };
        party.come().await;
        party
    }

    /// The seat that is asked, if it is one.
    pub(crate) fn asked(&self) -> usize {
        usize::from(self.chairs[0].play.as_ref().expect("a game").asked[0].seat)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.chairs[0].play.as_ref().is_some_and(|play| play.winners.is_some())
    }

    /// The key of the window that asks a seat.
    pub(crate) fn window(&self, seat: usize) -> Option<&str> {
        self.chairs[seat].play.as_ref()?.window.as_ref().map(|window| window.kind.as_str())
    }

    /// Takes the action of a seat whose token contains `part`, or the first; everybody hears of it.
    pub(crate) async fn act(&mut self, seat: usize, part: &str) {
        let choices = self.chairs[seat].choices();
        let choice = choices.iter().find(|choice| choice.action.contains(part)).unwrap_or(&choices[0]);
        let action = choice.action.clone();
        crate::client::done(&self.chairs[seat].act(&action).await);
        self.catch_up(seat).await;
    }

    /// Everybody hears what `seat` has heard.
    pub(crate) async fn catch_up(&mut self, seat: usize) {
        catch_up(&mut self.chairs, seat).await;
    }

    /// Everybody decides as often as it takes for a game to count.
    pub(crate) async fn play_a_while(&mut self) {
        play_a_while(&mut self.chairs).await;
    }

    /// Plays until a window asks somebody; who that is.
    pub(crate) async fn until_window(&mut self) -> usize {
        loop {
            assert!(!self.is_over(), "no window opened");
            let seat = self.asked();
            if self.window(seat).is_some() {
                return seat;
            }
            let part = ["Spy", "Broker", "Target"]
                .into_iter()
                .find(|part| self.chairs[seat].choices().iter().any(|choice| choice.action.contains(part)));
            self.act(seat, part.unwrap_or("Pass")).await;
        }
    }
}

/// All chairs of a table hear what the one of `seat` has heard.
async fn catch_up(chairs: &mut [Chair], seat: usize) {
    let version = chairs[seat].version();
    for chair in chairs {
        while chair.version().records < version.records {
            chair.next().await;
        }
    }
}

/// Everybody decides as often as it takes for a game to count; the chairs are those of the seats in order.
pub(crate) async fn play_a_while(chairs: &mut [Chair]) {
    let mut decisions = vec![0; chairs.len()];
    while decisions.iter().any(|&decisions| decisions < DECISIONS) {
        let asked = (0..chairs.len()).filter(|&seat| !chairs[seat].choices().is_empty());
        let Some(actor) = asked.min_by_key(|&seat| decisions[seat]) else {
            chairs[0].next().await;
            catch_up(chairs, 0).await;
            continue;
        };
        let action = chairs[actor].choices()[0].action.clone();
        crate::client::done(&chairs[actor].act(&action).await);
        decisions[actor] += 1;
        catch_up(chairs, actor).await;
    }
}
