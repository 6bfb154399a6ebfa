//! As much of a server's message as a player needs, found by the marks around it.
//!
//! A message is mostly a view that a person would look at. A generator that read all of it would take the processor from
//! the server that it measures.

use std::ops::Range;

use orrery_protocol::Version;

/// As much of a message as a player needs.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Told<'a> {
    /// What kind of message it is.
    pub(super) tell: &'a str,
    /// The game, if the message shows it.
    pub(super) play: Option<ToldPlay>,
}

/// As much of the game as a player needs.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ToldPlay {
    pub(super) version: Version,
    /// The seat it is shown to; a spectator has none.
    pub(super) viewer: Option<u8>,
    /// Where in the message the tokens of the choices stand, quotes and escapes included.
    pub(super) choices: Vec<Range<usize>>,
    pub(super) over: bool,
}

/// Reads a message; `None` if the marks are not where the protocol puts them.
pub(super) fn read(text: &str) -> Option<Told<'_>> {
    let tell = text.strip_prefix("{\"tell\":\"")?;
    let tell = &tell[..tell.find('"')?];
    // A quote inside a string is escaped, so these marks stand nowhere but where they mean something.
    let play = match text.find("\"play\":{\"version\":{\"records\":") {
        Some(at) => Some(read_play(text, at)?),
        None => None,
    };
    Some(Told { tell, play })
}

fn read_play(text: &str, at: usize) -> Option<ToldPlay> {
    let (records, rest) = number_after(&text[at..], "\"records\":")?;
    let (undos, rest) = number_after(rest, "\"undos\":")?;
    let (_, rest) = rest.split_once("\"viewer\":")?;
    let viewer = number_after(rest, "").map(|(seat, _)| seat as u8);
    // What comes after the choices is short, and the view before them is not.
    let first = at + text[at..].rfind("\"choices\":[")?;
    let over = !text[first..].contains("\"winners\":null");
    Some(ToldPlay { version: Version { records, undos }, viewer, choices: tokens(text, first), over })
}

/// The number behind a mark, and what follows it.
fn number_after<'a>(text: &'a str, mark: &str) -> Option<(u32, &'a str)> {
    let rest = &text[text.find(mark)? + mark.len()..];
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    Some((rest[..end].parse().ok()?, &rest[end..]))
}

fn tokens(text: &str, first: usize) -> Vec<Range<usize>> {
    const MARK: &str = "{\"action\":";
    let marks = text[first..].match_indices(MARK).map(|(at, _)| first + at + MARK.len());
    marks.filter_map(|start| Some(start..start + length_of_string(&text[start..])?)).collect()
}

/// How long the quoted string is that a text begins with, quotes included.
fn length_of_string(text: &str) -> Option<usize> {
    let mut escaped = false;
    let end = text.bytes().skip(1).position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    })?;
    Some(end + 2)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use orrery_engine::SplitMix64;
    use orrery_protocol::Tell;
    use orrery_server::games::Games;
    use orrery_table::Occupant;

    use super::*;

    /// The version, the seat, the choices, and whether it is over.
    type Stand = (Version, Option<u8>, Vec<String>, bool);

    /// What the protocol's own types read.
    fn in_full(text: &str) -> (String, Option<Stand>) {
        let value: serde_json::Value = serde_json::from_str(text).expect("a message");
        let play = match serde_json::from_str::<Tell>(text).expect("a message") {
            Tell::Moved { play, .. } => Some(play),
            Tell::Table { play, .. } => play,
            _ => None,
        };
        let play = play.map(|play| {
            let choices = play.choices.into_iter().map(|choice| choice.action).collect();
            (play.version, play.viewer, choices, play.winners.is_some())
        });
        (value["tell"].as_str().expect("a kind").to_owned(), play)
    }

    #[test]
    fn what_is_found_by_marks_is_what_the_protocol_says() {
        use orrery_engine::{Seat, Source, Viewer};
        let offer = Games::all().find("star-realms").expect("a game");
        let seats = vec![Occupant::human("\"play\":{\"version\":{\"records\":"), Occupant::human("b")];
        let mut table = (offer.start)(&BTreeMap::new(), seats, [7; 32]).expect("a table");
        let mut source = SplitMix64::new(1);
        let mut texts = vec![serde_json::to_string(&Tell::Done { request: 3 }).expect("plain")];
        while table.winners().is_none() {
            let before = table.version();
            let seat = table.waiting().lowest().expect("a seat");
            let choices = table.play(Viewer::Seat(seat), true).choices;
            let choice = &choices[source.below(choices.len() as u32) as usize];
            table.act(before, seat, &choice.action).expect("a listed choice");
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let happened = table.happened(before.records, viewer);
                let moved = Tell::Moved { happened, play: table.play(viewer, true) };
                texts.push(serde_json::to_string(&moved).expect("plain"));
            }
        }
        for text in &texts {
            let told = read(text).expect("the marks are there");
            let play = told.play.map(|play| {
                let token =
                    |range: &Range<usize>| serde_json::from_str(&text[range.clone()]).expect("a token");
                (play.version, play.viewer, play.choices.iter().map(token).collect(), play.over)
            });
            assert_eq!((told.tell.to_owned(), play), in_full(text));
        }
    }
}
