//! Bots that are programs of their own: `docs/api.md` says how they are talked to.

use std::fmt;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use orrery_bots::{Bot, Progress, Spec};
use orrery_engine::{Offered, Seat, Viewer};
use orrery_protocol::{Undo, Version, token};
use orrery_server::wire::{self, Moment};
use serde::Deserialize;
use serde_json::json;

use crate::text::Texts;

/// Who plays in `orrery sim` and `orrery arena`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// A bot of the house.
    House(Spec),
    /// The command that starts a program.
    Program(String),
}

/// How the name of a program begins.
const COMMAND: &str = "cmd:";

impl Player {
    /// The player called so.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn of(name: &str, texts: &Texts) -> anyhow::Result<Self> {
        let name = name.trim();
        match name.strip_prefix(COMMAND).map(str::trim) {
            Some(command) if !command.is_empty() => Ok(Self::Program(command.to_owned())),
            _ => crate::play::bot_spec(name, texts).map(Self::House),
        }
    }

    /// Whether it is known to think by the clock.
    pub(crate) const fn is_timed(&self) -> bool {
        matches!(self, Self::House(spec) if spec.is_timed())
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(spec) => spec.fmt(f),
            Self::Program(command) => write!(f, "{COMMAND}{command}"),
        }
    }
}

/// Why a program plays no further.
#[derive(Debug)]
pub(crate) struct Failure {
    program: String,
    why: Why,
}

#[derive(Debug)]
enum Why {
    CannotStart(std::io::Error),
    Ended,
    Late,
    /// It answered something else than an action that it may take.
    Answered(String),
}

impl Failure {
    /// It in words.
    pub(crate) fn told(&self, texts: &Texts) -> String {
        let program = || ("program", self.program.clone());
        match &self.why {
            Why::CannotStart(error) => {
                texts.with("error-program-start", [program(), ("reason", error.to_string())])
            }
            Why::Ended => texts.with("error-program-ended", [program()]),
            Why::Late => {
                texts.with("error-program-late", [program(), ("seconds", PATIENCE.as_secs().to_string())])
            }
            Why::Answered(answer) => {
                texts.with("error-program-answer", [program(), ("answer", answer.clone())])
            }
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.program, self.why)
    }
}

impl std::error::Error for Failure {}

/// How long a program may take to answer.
const PATIENCE: Duration = Duration::from_mins(1);
/// How soon it is noticed that nobody waits for the answer any more.
const GLANCE: Duration = Duration::from_millis(100);
/// So much of a strange answer is told.
const TOLD: usize = 200;

/// A program in one seat of one game.
pub(crate) struct Program {
    command: String,
    seed: u32,
    child: Child,
    input: ChildStdin,
    /// The lines that it writes.
    said: Receiver<String>,
}

/// What it answers.
#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Program {
    /// Starts it; words are parted by spaces.
    fn start(command: &str, seed: u64) -> Result<Self, Failure> {
        let failed = |error| Failure { program: command.to_owned(), why: Why::CannotStart(error) };
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or_default());
        process.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C is for us alone.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        let mut child = process.spawn().map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both are pipes")
        };
        let (say, said) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines();
            lines.map_while(Result::ok).take_while(|line| say.send(line.clone()).is_ok()).for_each(drop);
        });
        Ok(Self { command: command.to_owned(), seed: seed as u32, child, input, said })
    }

    /// What it chooses; none if it was stopped first.
    fn choose<G: Offered>(
        &mut self,
        game: &G,
        seat: Seat,
        actions: &[G::Action],
        records: u32,
        stop: &Progress,
    ) -> Result<Option<G::Action>, Failure> {
        let failed = |why| Failure { program: self.command.clone(), why };
        let moment = Moment {
            version: Version { records, undos: 0 },
            choosing: true,
            asked_since: records,
            undo: Undo::Nothing,
            undo_request: None,
        };
        let play = wire::play::<G>(game, Viewer::Seat(seat), moment);
        let question = json!({ "game": G::ID, "seed": self.seed, "play": play });
        writeln!(self.input, "{question}").map_err(|_| failed(Why::Ended))?;
        let asked = Instant::now();
        let answer = loop {
            match self.said.recv_timeout(GLANCE) {
                Ok(answer) => break answer,
                Err(_) if stop.is_stopped() => return Ok(None),
                Err(RecvTimeoutError::Timeout) if asked.elapsed() < PATIENCE => (),
                Err(RecvTimeoutError::Timeout) => return Err(failed(Why::Late)),
                Err(RecvTimeoutError::Disconnected) => return Err(failed(Why::Ended)),
            }
        };
        let chosen = serde_json::from_str::<Answer>(&answer).ok();
        let chosen = chosen.and_then(|answer| token::read::<G::Action>(&answer.action));
        let chosen = chosen.filter(|action| actions.contains(action));
        let strange = || failed(Why::Answered(answer.chars().take(TOLD).collect()));
        chosen.map(Some).ok_or_else(strange)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has nothing to say any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A player in one seat of one game.
pub(crate) enum Mind<G> {
    House(Box<dyn Bot<G>>),
    Program(Box<Program>),
}

impl<G: Offered> Mind<G> {
    pub(crate) fn of(player: &Player, seed: u64) -> Result<Self, Failure> {
        match player {
            Player::House(spec) => Ok(Self::House(orrery_bots::bot(spec, seed))),
            Player::Program(command) => Ok(Self::Program(Box::new(Program::start(command, seed)?))),
        }
    }

    /// What it chooses after so many records; none if it was stopped first.
    pub(crate) fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        actions: &[G::Action],
        records: u32,
        stop: &Progress,
    ) -> Result<Option<G::Action>, Failure> {
        match self {
            Self::House(bot) => Ok(Some(bot.choose(game, seat, actions, stop))),
            Self::Program(program) => program.choose(game, seat, actions, records, stop),
        }
    }
}
