//! One connection to a table without its socket: text in, text out.
//!
//! Everything that a client can send over a socket comes through [`Line::hear`]; sockets and fuzzers use the same.

use orrery_protocol::{Ask, Tell, Text};
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::oneshot;

use crate::app::App;
use crate::ids::TableId;
use crate::limits::Gate;
use crate::lines::Open;
use crate::mailbox::{Inbox, mailbox};
use crate::reason::{Reason, malformed};
use crate::room::asks::request_of;
use crate::room::{Command, Commands, ConnectionId};
use crate::store::Person;

/// How many messages without sense are answered before the line is closed.
const PATIENCE: u32 = 20;
/// How often a room is asked to let somebody in.
const JOINS: u32 = 10;

/// One connection to a table, which it leaves when it is dropped.
pub struct Line {
    app: App,
    /// As which person or address its messages are counted.
    key: String,
    /// The address it comes from, if that counts how often it is shown the whole table.
    address: Option<String>,
    /// Whether it has been shown the whole table.
    shown: bool,
    /// The way into the room that let it in.
    door: Commands,
    connection: ConnectionId,
    messages: Inbox,
    /// Closes it when its session ends.
    _open: Option<Open>,
    /// Messages that have come and were not taken yet.
    come: std::vec::IntoIter<String>,
    /// Messages without sense so far.
    senseless: u32,
}

/// How somebody comes to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stay {
    /// With a socket: whoever closes it has gone.
    Socket,
    /// For a request: another may follow soon.
    Request,
}

/// What becomes of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It went to the table, which answers in its time.
    Passed,
    /// It is answered with this at once.
    Answered(String),
    /// The page is in the background, or in front again.
    Hidden(bool),
    /// There was too much nonsense; nothing more is heard.
    Enough,
    /// The table is not there any more; whoever comes again may find it.
    Lost,
}

impl Line {
    /// Joins a table's room; a room that is just closing is asked for again. `None` if it lets nobody in. A line of a
    /// session, named by the hash of its token, ends with it.
    pub async fn join(
        app: App,
        table: TableId,
        person: Option<&Person>,
        session: Option<[u8; 32]>,
        key: String,
        stay: Stay,
    ) -> Option<Self> {
        let person = person.cloned();
        // Whoever hangs up meanwhile may have been let in already: the line is dropped when it is there, and leaves.
        let joining = tokio::spawn(async move {
            for _ in 0..JOINS {
                let (outbox, messages) = mailbox();
                let (answer, joined) = oneshot::channel();
                let join = Command::Join { person: person.clone(), outbox, stay, answer };
                let door = app.hall().send(&table, join).await.ok()?;
                if let Ok(connection) = joined.await {
                    let open = person.zip(session).map(|(person, session)| {
                        app.lines().note(session, person.id, door.clone(), connection)
                    });
                    let come = Vec::new().into_iter();
                    return Some(Self {
                        app,
                        key,
                        address: None,
                        shown: false,
                        door,
                        connection,
                        messages,
                        _open: open,
                        come,
                        senseless: 0,
                    });
                }
            }
            None
        });
        joining.await.ok().flatten()
    }

    /// Counts as a request of an address whenever it is shown the whole table, but for the first time: opening it was one.
    pub(crate) fn coming_from(mut self, address: String) -> Self {
        self.address = Some(address);
        self
    }

    /// The next message of the table; `None` once it has closed the line.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(message) = self.come.next() {
                return Some(message);
            }
            self.come = self.messages.next().await?.into_iter();
        }
    }

    /// A message of the table that waits; `None` if there is none.
    pub fn try_next(&mut self) -> Option<String> {
        loop {
            if let Some(message) = self.come.next() {
                return Some(message);
            }
            self.come = self.messages.take()?.into_iter();
        }
    }

    /// Passes on what a client says.
    pub async fn hear(&mut self, text: &str) -> Heard {
        self.app.metrics().message();
        let ask = match serde_json::from_str::<Ask>(text) {
            Ok(ask) => ask,
            Err(wrong) => return self.hear_nonsense(wrong.to_string()),
        };
        let gates = self.app.gates();
        let passed = gates.pass(Gate::Message, &self.key).and_then(|()| match (&ask, &self.address) {
            (Ask::Say { .. }, _) => gates.pass(Gate::Words, &self.key),
            // It is worded anew, with hundreds of lines, and everybody at the table waits for that.
            (Ask::Hello { .. } | Ask::Look { .. }, Some(address)) if self.shown => {
                gates.pass(Gate::Request, address)
            }
            _ => Ok(()),
        });
        if let Err(too_fast) = passed {
            return refuse(request_of(&ask), Reason::from(too_fast).into());
        }
        self.shown |= matches!(ask, Ask::Hello { .. } | Ask::Look { .. });
        // The table need not know.
        if let Ask::Hide { hidden } = ask {
            return Heard::Hidden(hidden);
        }
        match self.pass(ask).await {
            Ok(()) => Heard::Passed,
            Err(_) => Heard::Lost,
        }
    }

    /// Passes on a message that is not counted, or was counted before.
    ///
    /// # Errors
    /// If the table is not there any more.
    pub(crate) async fn pass(&self, ask: Ask) -> Result<(), Reason> {
        let ask = Box::new(Command::Ask { connection: self.connection, ask });
        self.door.send(ask).await.map_err(|_| Reason::TryAgain)
    }

    /// Something came that is no message at all, for this reason.
    pub fn hear_nonsense(&mut self, what: impl Into<String>) -> Heard {
        self.senseless += 1;
        if self.senseless > PATIENCE { Heard::Enough } else { refuse(0, malformed(what)) }
    }
}

impl Drop for Line {
    /// Leaves the table, also if a request is cut off in the middle.
    fn drop(&mut self) {
        let gone = Box::new(Command::Gone { connection: self.connection });
        // A room that has closed has forgotten the connection already; one that is busy is told when it has time.
        if let Err(TrySendError::Full(gone)) = self.door.try_send(gone)
            && let Ok(runtime) = Handle::try_current()
        {
            let door = self.door.clone();
            runtime.spawn(async move { door.send(gone).await });
        }
    }
}

fn refuse(request: u32, reason: Text) -> Heard {
    Heard::Answered(Tell::Refused { request, reason }.json())
}
