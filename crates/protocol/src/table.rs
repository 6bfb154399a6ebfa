//! One table over a socket: what a client asks and what the server tells.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::agreed::Motion;
use crate::lobby::{Phase, SeatState, TableSummary};
use crate::text::{Spot, Text};
use crate::view::View;

/// How far a table has come. It changes with every record, and with every undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Version {
    /// Records so far.
    pub records: u32,
    /// Undos so far.
    pub undos: u32,
}

/// What a client asks over the socket. `request` comes back with the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "camelCase")]
pub enum Ask {
    /// The first message: what I have already, if this is a new connection to a table I was looking at.
    Hello {
        /// The last version seen.
        version: Option<Version>,
    },
    /// Take an action.
    Act {
        /// Chosen by the client to know the answer by.
        request: u32,
        /// The seat that acts; one of mine.
        seat: u8,
        /// The version the choice was made at.
        version: Version,
        /// The token of the choice.
        action: String,
    },
    /// Why can nothing be done with this?
    Why {
        /// Chosen by the client.
        request: u32,
        /// The seat that asks; one of mine.
        seat: u8,
        /// What was pointed at.
        spot: Spot,
    },
    /// Take my last decision back, or ask the others to agree.
    Undo {
        /// Chosen by the client.
        request: u32,
        /// The seat whose decision it was.
        seat: u8,
    },
    /// Agree to an undo that was asked for, or not.
    AnswerUndo {
        /// Chosen by the client.
        request: u32,
        /// The seat that answers.
        seat: u8,
        /// Yes or no.
        agree: bool,
    },
    /// Leave the game for good.
    Concede {
        /// Chosen by the client.
        request: u32,
        /// The seat.
        seat: u8,
    },
    /// Hot-seat: look at the table as this seat of mine.
    Look {
        /// The seat.
        seat: u8,
    },
    /// Whether anybody can see the page. Somebody whose pages are all in the background is told things as if away.
    Hide {
        /// It is in the background, or in front again.
        hidden: bool,
    },
    /// Say something.
    Say {
        /// Up to 500 characters.
        words: String,
    },
    /// Let a bot take over the seat of somebody who is away, or take my seat back.
    Replace {
        /// Chosen by the client.
        request: u32,
        /// The seat.
        seat: u8,
        /// A bot takes over, or the person comes back.
        bot: bool,
    },
    /// Move that the table do something, agree to it, or take that back.
    Vote {
        /// Chosen by the client.
        request: u32,
        /// What about.
        motion: Motion,
        /// For it, or not any more: one who is against ends the vote.
        agree: bool,
    },
    /// How the contest at hand, a battle perhaps, is likely to end as far as my seat can know.
    Odds {
        /// Chosen by the client.
        request: u32,
        /// The seat that asks; one of mine.
        seat: u8,
    },
    /// What to do from now on when a window of this kind asks my seat. Nobody else learns of it.
    Order {
        /// Chosen by the client.
        request: u32,
        /// The seat; one of mine.
        seat: u8,
        /// The kind of window, one of those listed in [`Play::orders`].
        kind: String,
        /// What to do.
        order: Order,
    },
}

/// What the server tells over the socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "tell", rename_all = "camelCase")]
#[expect(clippy::large_enum_variant, reason = "it is made, used and gone; few live at a time")]
pub enum Tell {
    /// The whole table, after `Hello` and whenever a client has to start afresh.
    Table {
        /// What lists show of it.
        summary: TableSummary,
        /// The game as I may see it, once it has begun.
        play: Option<Play>,
        /// What happened since the version named in `Hello`, or the last of what happened since the beginning.
        log: Vec<Happened>,
        /// Whether `log` takes the place of what a client has, or goes on after it.
        whole_log: bool,
        /// The record from which on `log` is complete; earlier lines come in pages (`LogPage`).
        log_from: u32,
        /// The last things said.
        chat: Vec<Said>,
        /// The build of the web client that the server hands out.
        build: String,
    },
    /// Something happened.
    Moved {
        /// What happened since the last message, in order.
        happened: Vec<Happened>,
        /// The game as I may see it now.
        play: Play,
    },
    /// Seats or phase changed.
    Seats {
        /// What lists show of it.
        summary: TableSummary,
    },
    /// A request was carried out.
    Done {
        /// The request.
        request: u32,
    },
    /// A request was refused.
    Refused {
        /// The request.
        request: u32,
        /// Why.
        reason: Text,
    },
    /// The answer to `Why`.
    Because {
        /// The request.
        request: u32,
        /// Why not.
        reason: Text,
    },
    /// The answer to `Odds`, to nobody else.
    Odds {
        /// The request.
        request: u32,
        /// The odds; none if nothing is contested now.
        odds: Option<Odds>,
    },
    /// Somebody said something.
    Said(Said),
    /// A bot thinks.
    Thinking {
        /// Its seat.
        seat: u8,
        /// How far it is.
        per_mille: u16,
    },
    /// The server is still there; every half a minute. A client that hears nothing for more than twice as long comes
    /// again.
    Beat,
}

/// How a contest is likely to end, from many games played on from here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Odds {
    /// What is fought over.
    pub place: Text,
    /// The attacker and the defender.
    pub seats: [u8; 2],
    /// How often the attacker wins, the defender does and nobody is left, in thousandths.
    pub ends: [u16; 3],
    /// What the attacker and the defender lose.
    pub losses: [Losses; 2],
    /// How many games were played on.
    pub samples: u32,
}

/// What one side of a contest is likely to lose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Losses {
    /// All its pieces together.
    pub all: Spread,
    /// Each kind of piece it stakes.
    pub kinds: Vec<PieceLoss>,
}

/// How many pieces of a kind are likely to be lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PieceLoss {
    /// The key of the piece's name.
    pub piece: String,
    /// How many are at stake.
    pub staked: u32,
    /// How many are lost.
    pub lost: Spread,
}

/// How a number is spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Spread {
    /// The average, in hundredths.
    pub mean: u32,
    /// One time in ten it is less.
    pub low: u32,
    /// One time in ten it is more.
    pub high: u32,
}

/// The game as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Play {
    /// How far it has come.
    pub version: Version,
    /// The seat I look from; none as a spectator.
    pub viewer: Option<u8>,
    /// Where it stands.
    pub phase: Phase,
    /// The view of the game; its type is in the `wire.ts` of the game.
    #[ts(type = "unknown")]
    pub view: View,
    /// Who owes a decision, with what each is asked.
    pub asked: Vec<Asked>,
    /// What the viewer's seat may do now.
    pub choices: Vec<Choice>,
    /// The record since which the viewer's seat is asked the same and may do the same; a choice made at any version
    /// from there on holds.
    pub asked_since: u32,
    /// Whether the viewer's seat may undo.
    pub undo: Undo,
    /// An undo that waits for agreement.
    pub undo_request: Option<UndoRequest>,
    /// The viewer's standing orders, one for each kind of window the game has; nobody else gets them.
    pub orders: Vec<StandingOrder>,
    /// The reaction window that asks the viewer's seat now.
    pub window: Option<Window>,
    /// Seats of the winners, once it is over.
    pub winners: Option<Vec<u8>>,
}

/// Somebody who owes a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Asked {
    /// The seat.
    pub seat: u8,
    /// The question, if the seat is the viewer's own; otherwise what everybody waits for.
    pub text: Text,
}

/// One choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Choice {
    /// The token to send back.
    pub action: String,
    /// The words on the button.
    pub label: Text,
    /// What lights up on the table.
    pub about: Vec<Spot>,
    /// What to ask back before it is sent, if it is rarely meant and cannot be taken back.
    pub confirmation: Option<Text>,
    /// The heading it stands under, a message key.
    pub group: Option<String>,
    /// How it is offered.
    pub kind: ChoiceKind,
}

/// What a seat wants done when a reaction window asks it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Order {
    /// Ask me, always.
    #[default]
    Ask,
    /// Ask me if I could do anything but pass; pass for me otherwise.
    AskIfAble,
    /// Pass for me until I am asked something that is no window.
    PassUntilAsked,
    /// Pass for me to the end of the game.
    PassToTheEnd,
}

/// A standing order of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StandingOrder {
    /// The kind of window by the key of its name.
    pub kind: String,
    /// What to do then.
    pub order: Order,
}

/// A reaction window that asks the viewer's seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Window {
    /// Its kind, by the key of its name.
    pub kind: String,
    /// The token of the choice that lets it pass.
    pub pass: String,
    /// Whether a standing order is about to pass, unless the player does something else first.
    pub passing: bool,
}

/// How a choice is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum ChoiceKind {
    /// One among others.
    Plain,
    /// It ends what the seat is doing.
    Finish,
    /// One of many that differ only in this number.
    Amount(u16),
    /// Rarely wanted, and therefore folded away.
    Aside,
}

impl From<orrery_engine::ChoiceKind> for ChoiceKind {
    fn from(kind: orrery_engine::ChoiceKind) -> Self {
        match kind {
            orrery_engine::ChoiceKind::Plain => Self::Plain,
            orrery_engine::ChoiceKind::Finish => Self::Finish,
            orrery_engine::ChoiceKind::Amount(amount) => Self::Amount(amount),
            orrery_engine::ChoiceKind::Aside => Self::Aside,
        }
    }
}

/// What an undo would need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Undo {
    /// There is nothing to undo.
    Nothing,
    /// It happens at once.
    Free,
    /// The other people at the table have to agree.
    Consent,
}

/// An undo that waits for agreement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct UndoRequest {
    /// Who asked.
    pub by: u8,
    /// How far the others are.
    pub vote: Vote,
}

/// A wish that needs the agreement of several people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Vote {
    /// The seats of those who have agreed.
    pub agreed: Vec<u8>,
    /// The seats of those who have not answered yet; it happens when nobody is left here.
    pub missing: Vec<u8>,
}

/// One line of the log, with what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Happened {
    /// The record that caused it.
    pub record: u32,
    /// In words; none if it is only for animation.
    pub text: Option<Text>,
    /// How much the words matter.
    pub line: Line,
    /// What moved, appeared or vanished.
    pub moves: Vec<Move>,
}

/// How much a line of the log matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Line {
    /// A turn, a phase or a battle begins.
    Heading,
    /// Something happened.
    Sentence,
    /// A step of it.
    Detail,
}

impl From<orrery_engine::Line> for Line {
    fn from(line: orrery_engine::Line) -> Self {
        match line {
            orrery_engine::Line::Heading => Self::Heading,
            orrery_engine::Line::Sentence => Self::Sentence,
            orrery_engine::Line::Detail => Self::Detail,
        }
    }
}

/// A piece that moves; it appears where only `to` is known and vanishes where only `from` is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Move {
    /// What moves, by the key of its name; none for something without a face.
    pub piece: Option<String>,
    /// How many of them.
    pub count: u16,
    /// Where from.
    pub from: Option<Spot>,
    /// Where to.
    pub to: Option<Spot>,
}

impl From<orrery_engine::Move> for Move {
    fn from(moved: orrery_engine::Move) -> Self {
        Self {
            piece: moved.piece.map(str::to_owned),
            count: moved.count,
            from: moved.from.map(Spot::from),
            to: moved.to.map(Spot::from),
        }
    }
}

/// One page of the log, from `/api/tables/<id>/log?before=<record>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LogPage {
    /// The record from which on the page is complete; the next page ends before it. 0 is the beginning.
    pub from: u32,
    /// What happened up to before the record asked for.
    pub log: Vec<Happened>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Said {
    /// Who, by name.
    pub name: String,
    /// Whether the name is that of the account which spoke; any other name may be anybody's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub account: bool,
    /// The seat, unless a spectator spoke.
    pub seat: Option<u8>,
    /// The words.
    pub words: String,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A game to step through, as its viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReplayStep {
    /// The table the game was played at.
    pub summary: TableSummary,
    /// After so many records.
    pub record: u32,
    /// Of so many.
    pub records: u32,
    /// Who sat where.
    pub seats: Vec<SeatState>,
    /// The game at that moment.
    pub play: Play,
    /// What the last record caused.
    pub happened: Vec<Happened>,
}
