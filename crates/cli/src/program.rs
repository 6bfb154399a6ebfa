//! Bots that are programs of their own: `docs/api.md` says how they are talked to.

use std::fmt;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
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
            _ => {
                let spec = name.parse().map_err(|_| texts.with("error-player", [("name", name)]));
                spec.map(Self::House).map_err(anyhow::Error::msg)
            }
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
    /// The lines that it is to read.
    questions: Sender<String>,
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
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both are pipes")
        };
        // A pipe holds so much, and nobody shall wait for a program that does not read.
        let (questions, asked) = mpsc::channel::<String>();
        thread::spawn(move || {
            asked.iter().take_while(|line| writeln!(input, "{line}").is_ok()).for_each(drop);
        });
        let (say, said) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines();
            lines.map_while(Result::ok).take_while(|line| say.send(line.clone()).is_ok()).for_each(drop);
        });
        Ok(Self { command: command.to_owned(), seed: seed as u32, child, questions, said })
    }

    /// What it answers to a line; none if it was stopped first.
    fn ask(&mut self, question: String, stop: &Progress) -> Result<Option<String>, Failure> {
        let failed = |why| Failure { program: self.command.clone(), why };
        self.questions.send(question).map_err(|_| failed(Why::Ended))?;
        let asked = Instant::now();
        loop {
            match self.said.recv_timeout(GLANCE) {
                Ok(answer) => return Ok(Some(answer)),
                Err(_) if stop.is_stopped() => return Ok(None),
                Err(RecvTimeoutError::Timeout) if asked.elapsed() < PATIENCE => (),
                Err(RecvTimeoutError::Timeout) => return Err(failed(Why::Late)),
                Err(RecvTimeoutError::Disconnected) => return Err(failed(Why::Ended)),
            }
        }
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
        let moment = Moment {
            version: Version { records, undos: 0 },
            choosing: true,
            asked_since: records,
            undo: Undo::Nothing,
            undo_request: None,
        };
        let play = wire::play::<G>(game, Viewer::Seat(seat), moment);
        let question = json!({ "game": G::ID, "seed": self.seed, "play": play });
        let Some(answer) = self.ask(question.to_string(), stop)? else { return Ok(None) };
        let chosen = serde_json::from_str::<Answer>(&answer).ok();
        let chosen = chosen.and_then(|answer| token::read::<G::Action>(&answer.action));
        let chosen = chosen.filter(|action| actions.contains(action));
        let strange = || Failure {
            program: self.command.clone(),
            why: Why::Answered(answer.chars().take(TOLD).collect()),
        };
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// A pipe holds a part of so long a question only.
    #[test]
    fn a_program_that_does_not_read_keeps_nobody_from_stopping() {
        let mut program = Program::start("sleep 600", 1).expect("a program");
        let stop = Progress::new();
        stop.stop();
        let answer = program.ask("x".repeat(1 << 20), &stop);
        assert!(matches!(answer, Ok(None)), "{answer:?}");
    }

    #[test]
    fn a_question_may_be_longer_than_a_pipe_holds() {
        let mut program = Program::start("cat", 1).expect("a program");
        let question = "x".repeat(1 << 20);
        for _ in 0..2 {
            let answer = program.ask(question.clone(), &Progress::none()).expect("an answer");
            assert!(answer.as_ref() == Some(&question));
        }
    }
}
