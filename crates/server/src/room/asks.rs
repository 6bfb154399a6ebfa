//! What sockets ask. The seat is checked for every message.

use orrery_engine::Seat;
use orrery_protocol::{Ask, Look, Phase, Said, Tell, Text, Version};

use super::orders::Held;
use super::{ConnectionId, Done, Room, Trouble};
use crate::any_table::AnyTable;
use crate::ids::PersonId;
use crate::names;
use crate::reason::Reason;
use crate::store::{AskedUndo, Beside, Change, Commit, Person, Sitter, Sql, now};

/// How often something is stored, if other servers change the table meanwhile, before it is given up.
pub(super) const TRIES: u32 = 5;

/// The number by which a client knows the answer; 0 if it expects none.
pub(crate) const fn request_of(ask: &Ask) -> u32 {
    match *ask {
        Ask::Act { request, .. }
        | Ask::Why { request, .. }
        | Ask::Undo { request, .. }
        | Ask::AnswerUndo { request, .. }
        | Ask::Concede { request, .. }
        | Ask::Replace { request, .. }
        | Ask::Vote { request, .. }
        | Ask::Odds { request, .. }
        | Ask::Order { request, .. } => request,
        Ask::Hello { .. } | Ask::Look { .. } | Ask::Hide { .. } | Ask::Say { .. } => 0,
    }
}

impl Room {
    pub(super) async fn hear(&mut self, id: ConnectionId, ask: Ask) -> anyhow::Result<()> {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let person = connection.person.clone();
        let request = request_of(&ask);
        let (reply, done) = match self.answer(id, person, ask).await {
            Ok(reply) => (reply, Ok(())),
            Err(trouble) => (None, Err(trouble)),
        };
        let reply = match self.settle(done).await? {
            Ok(()) => reply,
            Err(reason) => Some(Tell::Refused { request, reason }),
        };
        if let Some(reply) = reply {
            self.tell(id, &reply);
        }
        Ok(())
    }

    async fn answer(
        &mut self,
        id: ConnectionId,
        person: Option<Person>,
        ask: Ask,
    ) -> Result<Option<Tell>, Trouble> {
        match ask {
            Ask::Act { request, seat, version, action } => {
                let seat = self.mine_to_play(person.as_ref(), seat)?;
                self.see(version).await;
                self.expect_unaborted()?;
                if self.is_too_early(seat, version, &action) {
                    self.hold(Held { connection: id, request, seat, version, action })?;
                    return Ok(None);
                }
                self.act(seat, version, &action).await?;
                Ok(Some(Tell::Done { request }))
            }
            // Whatever else is asked takes more and is rare.
            rest => Box::pin(self.answer_rest(id, person, rest)).await,
        }
    }

    async fn answer_rest(
        &mut self,
        id: ConnectionId,
        person: Option<Person>,
        ask: Ask,
    ) -> Result<Option<Tell>, Trouble> {
        let request = request_of(&ask);
        match ask {
            Ask::Hello { version } => {
                // What he did or said last may be stored, and his server gone before it could tell anybody.
                self.freshen().await;
                self.listen().await;
                self.tell_table(id, version);
                return Ok(None);
            }
            Ask::Look { seat } => {
                let seat = self.mine(person.as_ref(), seat)?;
                if let Some(connection) = self.connections.get_mut(&id) {
                    connection.look = Some(seat);
                }
                self.tell_table(id, None);
                return Ok(None);
            }
            // It is the socket's concern.
            Ask::Hide { .. } => return Ok(None),
            Ask::Say { words } => {
                self.say(id, person.ok_or(Reason::NoSession)?, &words).await?;
                return Ok(None);
            }
            Ask::Why { seat, spot, .. } => {
                let seat = self.mine(person.as_ref(), seat)?;
                return Ok(Some(Tell::Because { request, reason: self.game()?.why(seat, &spot) }));
            }
            Ask::Odds { seat, .. } => {
                let seat = self.mine(person.as_ref(), seat)?;
                self.count_odds(id, request, seat)?;
                return Ok(None);
            }
            // Answered before.
            Ask::Act { .. } => return Ok(None),
            Ask::Concede { seat, .. } => {
                let seat = self.mine(person.as_ref(), seat)?;
                self.expect_unaborted()?;
                self.game()?.concede(seat)?;
                self.commit_records().await?;
                self.tell_moved();
            }
            Ask::Undo { seat, .. } => {
                let seat = self.mine_to_play(person.as_ref(), seat)?;
                self.expect_unaborted()?;
                self.expect_undoable(person.as_ref().map(|person| &person.id), seat)?;
                let others = self.seats_of(person.as_ref().map(|person| &person.id)).without(seat);
                self.change_undo(|game| {
                    game.undo(seat)?;
                    // Whoever plays several seats agrees with himself; a refusal means that nothing is asked.
                    others.iter().for_each(|other| {
                        let _ = game.agree_to_undo(other);
                    });
                    Ok(())
                })
                .await?;
            }
            Ask::AnswerUndo { seat, agree, .. } => {
                let seat = self.mine_to_play(person.as_ref(), seat)?;
                self.expect_unaborted()?;
                if agree && let Some((by, _)) = self.game()?.undo_asked() {
                    self.expect_undoable(person.as_ref().map(|person| &person.id), by)?;
                }
                self.change_undo(
                    |game| if agree { game.agree_to_undo(seat) } else { game.decline_undo(seat) },
                )
                .await?;
            }
            Ask::Order { seat, kind, order, .. } => {
                let seat = self.mine(person.as_ref(), seat)?;
                self.set_order(seat, &kind, order).await?;
            }
            Ask::Vote { motion, agree, .. } => {
                self.hear_vote(&person.ok_or(Reason::NoSession)?, motion, agree).await?;
            }
            Ask::Replace { seat, bot, .. } => {
                let person = person.ok_or(Reason::NoSession)?;
                if bot { self.vote(&person, seat).await? } else { self.come_back(&person, seat).await? }
            }
        }
        Ok(Some(Tell::Done { request }))
    }

    /// Takes an action, stores it and tells everybody. If another server was first, it is taken again as long as it
    /// holds: of several who decide at once, nobody loses a choice to another.
    pub(super) async fn act(&mut self, seat: Seat, version: Version, action: &str) -> Done {
        for _ in 0..TRIES {
            match self.act_once(seat, version, action).await {
                Err(Trouble::Stale) => (),
                done => return done,
            }
            let sitter = self.row.seats[seat.index()].clone();
            Box::pin(self.reload()).await?;
            let Some(table) = self.table.as_mut().filter(|_| !self.dropped) else { break };
            // The table that was left behind had the seat asked something new already.
            table.resume_question(seat, version.records);
            let goes_on =
                self.row.phase == Phase::Playing && self.row.seats.get(seat.index()) == Some(&sitter);
            if !goes_on || !table.still_holds(version, seat) {
                break;
            }
        }
        Err(Trouble::Stale)
    }

    /// Takes an action, stores it and tells everybody.
    pub(super) async fn act_once(&mut self, seat: Seat, version: Version, action: &str) -> Done {
        self.game()?.act(version, seat, action)?;
        self.commit_records().await?;
        self.tell_moved();
        Ok(())
    }

    /// Whoever comes from another server may have seen more than was heard of here.
    async fn see(&mut self, seen: Version) {
        if self.is_behind(seen) {
            self.freshen().await;
        }
    }

    /// The table for somebody who looks once, from a seat or from the one that fits best.
    pub(super) async fn look(
        &mut self,
        person: &Person,
        seat: Option<u8>,
        seen: Option<Version>,
    ) -> anyhow::Result<Result<Look, Text>> {
        match seen {
            Some(seen) => self.see(seen).await,
            None => self.freshen().await,
        }
        let seat = match seat.map(|seat| self.mine(Some(person), seat)).transpose() {
            Ok(seat) => seat,
            Err(reason) => return Ok(Err(reason.into())),
        };
        self.drop_by(&person.id);
        let play = self.play(self.viewer(Some(&person.id), seat));
        Ok(Ok(Look { summary: self.summary(Some(&person.id)), play }))
    }

    /// The seat, if it is the person's.
    fn mine(&self, person: Option<&Person>, seat: u8) -> Result<Seat, Reason> {
        let sitter = self.row.seats.get(usize::from(seat)).ok_or(Reason::NoSuchSeat)?;
        if sitter.is(person.map(|person| &person.id)) { Ok(Seat(seat)) } else { Err(Reason::NotMine) }
    }

    /// A game that all agreed to end is over, whatever its last position says.
    fn expect_unaborted(&self) -> Result<(), Reason> {
        if self.row.aborted { Err(Reason::NotPlaying) } else { Ok(()) }
    }

    /// The seat, if it is the person's and no bot plays for him.
    fn mine_to_play(&self, person: Option<&Person>, seat: u8) -> Result<Seat, Reason> {
        let seat = self.mine(person, seat)?;
        if self.row.seats[seat.index()].is_played_by_bot() { Err(Reason::Replaced) } else { Ok(seat) }
    }

    /// Does something about an undo, and stores it if records were taken back.
    async fn change_undo(&mut self, change: impl FnOnce(&mut dyn AnyTable) -> Result<(), Text>) -> Done {
        let before = self.row.version.undos;
        let game = self.game()?;
        change(game)?;
        let version = game.version();
        if version.undos == before {
            return self.ask_undo().await;
        }
        self.undos.push(version.records);
        self.moved = tokio::time::Instant::now();
        self.commit(Beside::TakenBack).await?;
        self.tell_moved();
        Ok(())
    }

    /// Stores and tells how a request to undo stands.
    async fn ask_undo(&mut self) -> Done {
        let version = self.row.version;
        let asked = self.table.as_ref().and_then(|table| table.undo_asked());
        let asked = asked.map(|(by, agreed)| AskedUndo { version, by, agreed });
        let (table, revision) = (self.row.id.clone(), self.row.revision);
        let commit = self.store.commit(vec![Change::AskUndo { table, revision, asked }]).await?;
        if commit == Commit::Conflict {
            return Err(Trouble::Stale);
        }
        self.row.revision += 1;
        self.row.changed = now();
        self.note_revision();
        self.tell_moved();
        Ok(())
    }

    /// Refuses somebody who has left for good at another server, and whose line is not cut yet.
    pub(super) async fn expect_stayed(&mut self, person: &PersonId) -> Done {
        let gone = Sql::new("select 1 as one from people where id = $1 and gone = 1").bind(&person.0);
        if self.store.read(gone).await?.is_empty() { Ok(()) } else { Err(Reason::NoSession.into()) }
    }

    async fn say(&mut self, id: ConnectionId, person: Person, words: &str) -> Done {
        let words = names::clean_words(words).ok_or(Reason::BadWords)?;
        self.expect_stayed(&person.id).await?;
        let seat = match self.viewer_of(id) {
            orrery_engine::Viewer::Seat(seat) => Some(seat),
            orrery_engine::Viewer::Spectator => None,
        };
        let name = match seat.and_then(|seat| self.row.seats.get(seat.index())) {
            Some(Sitter::Person { name, .. }) => name.clone(),
            _ => person.name.clone(),
        };
        let account = person.account && person.name == name;
        let said = Said { name, account, seat: seat.map(|seat| seat.0), words, at: now() };
        let mut tries = 0;
        // Two who speak at once at different servers may want the same place.
        while self
            .store
            .commit(vec![Change::Say(self.row.id.clone(), person.id.clone(), said.clone())])
            .await?
            == Commit::Conflict
        {
            tries += 1;
            if tries == TRIES {
                return Err(Reason::TryAgain.into());
            }
        }
        // Something may have been said before it at another server.
        self.hear_words(self.said).await?;
        Ok(())
    }
}
