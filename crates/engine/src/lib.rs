//! What every game of Orrery is made of.
//!
//! A [`Game`] is one plain value. It waits for a decision of one or several seats, for chance, or is over
//! ([`Status`]). What is being resolved is a [`Stack`] of plain frames inside the value. Listing, checking and
//! applying an action are one truth, and a refusal ([`Illegal`]) names the printed rule. [`Describe`] tells a
//! client, in message keys, what is asked, what each choice is about and what happened, [`Outline`] what lies on the
//! table; [`Appraise`] tells bots how positions and actions look. [`Offered`] says who can play a game and what can be
//! chosen before it.
//!
//! There is no input or output here, no clock, no generator, no float in a state and no text in a natural language.
//!
//! Reading order: [`game`], [`status`], [`stack`], [`describe`], [`outline`], [`appraise`], [`offered`].

pub mod appraise;
pub mod chance;
pub mod contest;
pub mod deal;
pub mod describe;
pub mod game;
pub mod list;
pub mod log;
pub mod offered;
pub mod outline;
pub mod random;
pub mod record;
pub mod rule;
pub mod seat;
pub mod stack;
pub mod status;
pub mod zones;

pub use appraise::{Appraise, Budget, Level, Shares};
pub use chance::{Chance, ChanceOutcome, Faces};
pub use contest::{Contest, Contests, Manner, Misstated, Staged, Survivors, Tally, Terms, Verdict};
pub use deal::deal;
pub use describe::{Arg, Choice, ChoiceKind, Describe, Line, Message, Move, Spot, Window};
pub use game::{Game, Viewer};
pub use list::List;
pub use log::Log;
pub use offered::{Chosen, Field, Offered, Unfit, Value, WRITTEN};
pub use outline::Outline;
pub use random::{Source, SplitMix64, shuffle};
pub use record::{Record, Unplayable};
pub use rule::{Illegal, Rule};
pub use seat::{BySeat, Seat, SeatSet};
pub use stack::Stack;
pub use status::{Outcome, Status};
pub use zones::Zones;
