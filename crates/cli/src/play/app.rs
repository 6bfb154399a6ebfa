//! The state of the client between two keys, and what moves the game on.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use orrery_engine::{Seat, SeatSet, Spot, Status};
use orrery_table::{Refusal, Table, Undo, Version};

use super::overlay::{Confirm, Overlay};
use super::seen::{self, Seen};
use super::thinker::Thinker;
use crate::board::Row;
use crate::people;
use crate::tabletop::{Tabletop, Words};
use crate::text::{Language, Names, Texts};

/// Why the client was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The player has had enough.
    Quit,
    /// Another game with the same seats.
    NewGame,
    /// Watch this game again.
    Watch,
}

/// What has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// A thing on the table.
    Thing(Spot),
    /// A line of the list of choices.
    Choice(usize),
}

/// A line of the list of choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// The amount that can be changed.
    Amount,
    /// An offer by its index.
    Offer(usize),
}

/// Something to tell the player once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) rule: Option<String>,
    pub(crate) refusal: bool,
}

/// Where the game is saved.
#[derive(Clone, Debug)]
pub struct SaveFile {
    /// The file.
    pub path: PathBuf,
    /// Whether it may be written over: it is this game's own.
    pub own: bool,
}

/// The client of one running game.
pub struct App<G: Tabletop> {
    pub(crate) table: Table<G>,
    pub(crate) texts: Texts,
    pub(crate) names: Names,
    /// Through whose eyes the table is seen.
    pub(crate) me: Option<Seat>,
    /// Who has to be given the screen before anything is shown.
    pub(crate) curtain: Option<Seat>,
    pub(crate) seen: Seen<G>,
    pub(crate) log: Vec<String>,
    /// How long the log was before the player's last decision.
    pub(crate) old_log: usize,
    log_until: Version,
    pub(crate) focus: Focus,
    pub(crate) narrowed: Option<Spot>,
    pub(crate) typed: String,
    pub(crate) amount: u16,
    pub(crate) notice: Option<Notice>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) thinker: Thinker<G>,
    answer: Option<(Seat, Version, G::Action)>,
    /// The least time between two actions of bots, so that a person can follow.
    pub pace: Duration,
    last_step: Instant,
    pub(crate) file: SaveFile,
    saved: Version,
    /// The columns the table was drawn in, and the lines if things may have lines of their own.
    pub(crate) drawn: (usize, usize),
    pub(crate) exit: Option<Exit>,
}

impl<G: Tabletop> App<G> {
    /// The client of `table`. `bot_seed` makes the bots' choices repeatable.
    pub fn new(table: Table<G>, language: Language, file: SaveFile, bot_seed: u64) -> Self {
        let texts = Texts::new(language, Some(G::ID));
        let names = people::names(table.seats(), &texts);
        let thinker = Thinker::new(table.seats(), bot_seed);
        let words = Words { texts: &texts, names: &names };
        let seen = Seen::new(&table, None, words);
        let saved = table.version();
        let mut app = Self {
            table,
            texts,
            names,
            me: None,
            curtain: None,
            seen,
            log: Vec::new(),
            old_log: 0,
            log_until: Version::default(),
            focus: Focus::Choice(0),
            narrowed: None,
            typed: String::new(),
            amount: 0,
            notice: None,
            overlay: None,
            thinker,
            answer: None,
            pace: Duration::from_millis(350),
            last_step: Instant::now(),
            file,
            saved,
            drawn: (80, 0),
            exit: None,
        };
        app.me = app.humans().lowest().filter(|_| app.humans().len() == 1);
        app.refresh();
        app.focus_first();
        app
    }

    /// The words the table is shown with.
    pub(crate) fn words(&self) -> Words<'_> {
        Words { texts: &self.texts, names: &self.names }
    }

    /// Why the client is to be left, if it is.
    pub fn exit(&self) -> Option<Exit> {
        self.exit
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.table.status(), Status::Over(_))
    }

    /// Whether a bot has to decide before anybody else.
    pub fn is_waiting(&self) -> bool {
        self.answer.is_some() || self.thinker.thinking().is_some() || self.next_bot().is_some()
    }

    /// The running game.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Goes on with what was left, e.g. after the game was watched.
    pub fn come_back(&mut self) {
        self.exit = None;
    }

    /// Lets bots think and act; to be called several times a second.
    pub fn tick(&mut self, now: Instant) {
        if self.answer.is_none() {
            self.answer = self.thinker.answer();
        }
        if self.answer.is_some() && now.duration_since(self.last_step) < self.pace {
            return;
        }
        if let Some((seat, version, action)) = self.answer.take() {
            self.last_step = now;
            // An answer to a question that was taken back is no answer.
            if self.table.act_at(version, seat, action).is_ok() {
                self.refresh();
            }
        } else if self.thinker.thinking().is_none()
            && let Some(seat) = self.next_bot()
        {
            self.thinker.begin(&self.table, seat);
        }
    }

    fn humans(&self) -> SeatSet {
        let seats = self.table.seats();
        Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()].is_human()).collect()
    }

    /// The bot that decides next: people who are asked at the same time come first.
    fn next_bot(&self) -> Option<Seat> {
        let Status::Decision(asked) = self.table.status() else { return None };
        if asked.and(self.humans()).is_empty() {
            asked.iter().find(|&seat| self.thinker.plays(seat))
        } else {
            None
        }
    }

    /// Sees the present moment anew, after anything that may have changed it.
    pub(crate) fn refresh(&mut self) {
        self.choose_viewer();
        self.seen = Seen::new(&self.table, self.me, self.words());
        self.extend_log();
        self.narrowed = None;
        self.typed.clear();
        if let Some((_, most)) = self.seen.amounts {
            self.amount = most;
            self.focus = Focus::Choice(0);
        }
        self.keep_focus();
    }

    /// The screen belongs to the person who is asked; between two people it is hidden.
    fn choose_viewer(&mut self) {
        let Status::Decision(asked) = self.table.status() else {
            self.curtain = None;
            return;
        };
        let asked = asked.and(self.humans());
        if asked.is_empty() || self.me.is_some_and(|me| asked.contains(me)) {
            return;
        }
        if self.curtain.is_some_and(|next| asked.contains(next)) {
            return;
        }
        self.hand_over(asked.lowest());
    }

    /// Hides the table until `next` has the screen.
    pub(crate) fn hand_over(&mut self, next: Option<Seat>) {
        if next == self.me {
            return;
        }
        if self.humans().len() > 1 {
            self.curtain = next;
            self.me = None;
            self.overlay = None;
            self.notice = None;
            self.focus = Focus::Choice(0);
        } else {
            self.me = next;
        }
        self.forget_log();
    }

    /// The person asked for has the screen now.
    pub(crate) fn lift_curtain(&mut self) {
        self.me = self.curtain.take();
        self.forget_log();
        self.refresh();
        self.focus_first();
    }

    fn forget_log(&mut self) {
        self.log.clear();
        self.old_log = 0;
        self.log_until = Version { records: 0, undos: self.table.version().undos };
    }

    fn extend_log(&mut self) {
        if self.log_until.undos != self.table.version().undos {
            let kept = self.old_log;
            self.forget_log();
            self.old_log = kept;
        }
        let news = seen::sentences(&self.table, self.log_until, self.me, self.words());
        self.log.extend(news);
        self.log_until = self.table.version();
        self.old_log = self.old_log.min(self.log.len());
    }

    /// The table in the lines it is drawn in.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let (width, height) = self.drawn;
        self.seen.board.fit(width, height)
    }

    /// The choices on the list: all, or those the player has narrowed it to.
    pub(crate) fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        if self.seen.amounts.is_some() {
            lines.push(Line::Amount);
        }
        let is_amount =
            |index: usize| self.seen.amounts.is_some() && self.seen.offers[index].amount().is_some();
        let shown = match self.narrowed {
            Some(spot) => self.seen.about(spot),
            None => (0..self.seen.offers.len()).collect(),
        };
        lines.extend(shown.into_iter().filter(|&index| !is_amount(index)).map(Line::Offer));
        lines
    }

    /// Takes an action of the player.
    pub(crate) fn act(&mut self, action: G::Action) {
        let Some(me) = self.me else { return };
        let before = self.log.len();
        match self.table.act(me, action) {
            Ok(_) => {
                self.old_log = before;
                self.notice = None;
                self.last_step = Instant::now();
                self.refresh();
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Says why the table refuses.
    pub(crate) fn refuse(&mut self, refusal: &Refusal) {
        let rule = match refusal {
            Refusal::Illegal(illegal) => Some(illegal.rule.to_string()),
            _ => None,
        };
        let text = people::refusal(refusal, self.words());
        self.notice = Some(Notice { text, rule, refusal: true });
    }

    /// Says something that is not a refusal.
    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(Notice { text, rule: None, refusal: false });
    }

    /// Says why nothing can be done with `spot`.
    pub(crate) fn explain(&mut self, spot: Spot) {
        let Some(me) = self.me else { return };
        let illegal = seen::why_not(&self.table, me, spot);
        self.refuse(&Refusal::Illegal(illegal));
    }

    /// Takes back the player's last decision, if the others at the screen agree.
    pub(crate) fn undo(&mut self) {
        let Some(me) = self.me else { return };
        self.thinker.stop();
        self.answer = None;
        match self.table.undo(me) {
            Ok(Undo::Done { .. }) => self.undone(),
            Ok(Undo::NeedsConsent { of }) => {
                self.overlay = Some(Overlay::Confirm(Confirm::Undo { by: me, of }));
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// The others have said whether the player may take it back.
    pub(crate) fn answer_undo(&mut self, of: SeatSet, agreed: bool) {
        for seat in of.iter() {
            let answer = if agreed {
                self.table.agree_to_undo(seat).map(|undo| matches!(undo, Undo::Done { .. }))
            } else {
                self.table.decline_undo(seat).map(|()| true)
            };
            match answer {
                Ok(true) => break,
                Ok(false) => (),
                Err(refusal) => return self.refuse(&refusal),
            }
        }
        if agreed {
            self.undone();
        }
    }

    fn undone(&mut self) {
        self.refresh();
        self.tell(self.texts.get("notice-undone"));
    }

    /// The player leaves the game for good.
    pub(crate) fn concede(&mut self) {
        let Some(me) = self.me else { return };
        self.thinker.stop();
        self.answer = None;
        match self.table.concede(me) {
            Ok(_) => self.refresh(),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Saves the game; tells whether it worked.
    pub(crate) fn save(&mut self) -> bool {
        let path = self.file.path.display().to_string();
        if !self.file.own && self.file.path.exists() {
            let text = self.texts.with("notice-file-exists", [("file", path)]);
            self.notice = Some(Notice { text, rule: None, refusal: true });
            return false;
        }
        match self.table.save_to(&self.file.path) {
            Ok(()) => {
                self.file.own = true;
                self.saved = self.table.version();
                self.tell(self.texts.with("notice-saved", [("file", path)]));
                true
            }
            Err(error) => {
                let text =
                    self.texts.with("notice-not-saved", [("file", path), ("error", error.to_string())]);
                self.notice = Some(Notice { text, rule: None, refusal: true });
                false
            }
        }
    }

    /// Leaves the client, after a question if the game would be lost.
    pub(crate) fn quit(&mut self) {
        let humans = self.humans();
        let decided =
            self.table.records().iter().any(|record| record.seat().is_some_and(|seat| humans.contains(seat)));
        if self.is_over() || self.table.version() == self.saved || !decided {
            self.exit = Some(Exit::Quit);
        } else {
            self.overlay = Some(Overlay::Confirm(Confirm::Quit));
        }
    }

    /// Says everything in the other language from now on.
    pub(crate) fn switch_language(&mut self) {
        self.texts = self.texts.in_language(self.texts.language().other());
        self.names = people::names(self.table.seats(), &self.texts);
        self.notice = None;
        let (old, narrowed, focus, amount) = (self.old_log, self.narrowed, self.focus, self.amount);
        self.forget_log();
        self.refresh();
        (self.old_log, self.narrowed, self.focus, self.amount) =
            (old.min(self.log.len()), narrowed, focus, amount);
    }

    /// The next person who is asked at the same time, if there is one.
    pub(crate) fn other_asked(&self) -> Option<Seat> {
        let me = self.me?;
        let n = self.table.seats().len() as u8;
        let asked = self.seen.asked.and(self.humans());
        (1..n).map(|steps| me.clockwise(steps, n)).find(|&seat| asked.contains(seat))
    }

    /// Lets bots answer at once this time.
    pub(crate) fn hurry(&mut self) {
        self.thinker.hurry();
        self.last_step = self.last_step.checked_sub(self.pace).unwrap_or(self.last_step);
    }
}
