//! Votes of the people at a table, as the store keeps them: who has agreed to what.

use orrery_engine::Seat;
use orrery_protocol::{Deed, Motion, Note};
use serde::{Deserialize, Serialize};

use crate::ids::PersonId;

/// What a vote is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum About {
    /// What the table does.
    Motion(Motion),
    /// A bot plays in this seat for a person who is away.
    Bot(u8),
}

/// A vote under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cast {
    /// What about.
    pub about: About,
    /// Who has agreed.
    pub by: Vec<PersonId>,
    /// Who has to agree yet, of a motion.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waits_for: Vec<PersonId>,
}

/// How much of what was done beside the game is remembered.
const NOTES: usize = 24;

/// All votes of a table, and what became of the last ones.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Votes {
    /// Votes under way.
    pub cast: Vec<Cast>,
    /// What was done beside the game lately, in order.
    pub notes: Vec<Note>,
}

impl Votes {
    /// Who has agreed; `None` if nobody has asked.
    pub fn of(&self, about: About) -> Option<&[PersonId]> {
        self.cast.iter().find(|cast| cast.about == about).map(|cast| cast.by.as_slice())
    }

    /// Whether the table has been asked for something that a person has to agree to yet.
    pub fn wait_for(&self, person: &PersonId) -> bool {
        self.motion_for(person).is_some()
    }

    /// What a person has to agree to yet.
    pub fn motion_for(&self, person: &PersonId) -> Option<Motion> {
        let mut motions = self.cast.iter().filter_map(|cast| match cast.about {
            About::Motion(motion) => Some((motion, cast)),
            About::Bot(_) => None,
        });
        motions.find(|(_, cast)| cast.waits_for.contains(person)).map(|(motion, _)| motion)
    }

    /// Whether it is news, to somebody who knew how things stood at a moment, that a bot plays in a seat without its
    /// person having wanted it.
    pub fn is_news_of_bot(&self, seat: Seat, knew: Option<i64>) -> bool {
        self.is_news(knew, |deed| matches!(deed, Deed::Replaced { seat: replaced, .. } if replaced == seat.0))
    }

    /// Whether it is news, in the same way, that a seat is out of the game because its time was over.
    pub fn is_news_of_end(&self, seat: Seat, knew: Option<i64>) -> bool {
        self.is_news(knew, |deed| deed == Deed::TimedOut { seat: seat.0 })
    }

    fn is_news(&self, knew: Option<i64>, is_it: impl Fn(Deed) -> bool) -> bool {
        let at = self.notes.iter().rev().find(|note| is_it(note.deed)).map(|note| note.at);
        at.is_some_and(|at| knew.is_none_or(|knew| knew <= at))
    }

    /// Somebody agrees; whether it is news.
    pub fn agree(&mut self, about: About, person: &PersonId) -> bool {
        let known = self.cast.iter().position(|cast| cast.about == about);
        let place = known.unwrap_or_else(|| {
            self.cast.push(Cast { about, by: Vec::new(), waits_for: Vec::new() });
            self.cast.len() - 1
        });
        let cast = &mut self.cast[place];
        let is_news = !cast.by.contains(person);
        if is_news {
            cast.by.push(person.clone());
        }
        is_news
    }

    /// A vote is over; whether there was one.
    pub fn end(&mut self, about: About) -> bool {
        let before = self.cast.len();
        self.cast.retain(|cast| cast.about != about);
        self.cast.len() != before
    }

    /// Remembers what was done, and forgets what is longest past.
    pub fn note(&mut self, record: u32, at: i64, deed: Deed) {
        if self.notes.len() >= NOTES {
            self.notes.remove(0);
        }
        self.notes.push(Note { record, at, deed });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_counts_once() {
        let (ada, bob) = (PersonId("a".to_owned()), PersonId("b".to_owned()));
        let pause = About::Motion(Motion::Pause);
        let mut votes = Votes::default();
        assert_eq!(votes.of(pause), None);
        assert!(votes.agree(About::Bot(0), &ada) && !votes.wait_for(&bob) && votes.end(About::Bot(0)));
        assert!(votes.agree(pause, &ada) && !votes.wait_for(&bob));
        votes.cast[0].waits_for = vec![bob.clone()];
        assert!(votes.wait_for(&bob) && !votes.wait_for(&ada));
        assert!(!votes.agree(pause, &ada) && votes.agree(pause, &bob));
        assert!(votes.agree(About::Bot(1), &ada));
        assert_eq!(votes.of(pause), Some(&[ada, bob][..]));
        let json = serde_json::to_string(&votes).expect("plain");
        assert_eq!(serde_json::from_str::<Votes>(&json).expect("plain"), votes);
        assert!(votes.end(pause) && !votes.end(pause));
        assert_eq!(votes.cast.len(), 1);
    }

    #[test]
    fn only_the_last_deeds_are_remembered() {
        let mut votes = Votes::default();
        for record in 0..100 {
            votes.note(record, 7, Deed::Back { seat: 1 });
        }
        assert_eq!(votes.notes.len(), NOTES);
        assert_eq!((votes.notes[0].record, votes.notes[NOTES - 1].record), (76, 99));
        let json = serde_json::to_string(&votes).expect("plain");
        assert_eq!(serde_json::from_str::<Votes>(&json).expect("plain"), votes);
    }

    #[test]
    fn a_table_without_votes_is_read_as_the_store_makes_it() {
        assert_eq!(serde_json::from_str::<Votes>("[]").expect("no votes"), Votes::default());
    }
}
