//! Votes of the people at a table, as the store keeps them: who has agreed to what.

use orrery_protocol::Motion;
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
}

/// All votes of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Votes(pub Vec<Cast>);

impl Votes {
    /// Who has agreed; `None` if nobody has asked.
    pub fn of(&self, about: About) -> Option<&[PersonId]> {
        self.0.iter().find(|cast| cast.about == about).map(|cast| cast.by.as_slice())
    }

    /// Somebody agrees; whether it is news.
    pub fn agree(&mut self, about: About, person: &PersonId) -> bool {
        let known = self.0.iter().position(|cast| cast.about == about);
        let place = known.unwrap_or_else(|| {
            self.0.push(Cast { about, by: Vec::new() });
            self.0.len() - 1
        });
        let cast = &mut self.0[place];
        let is_news = !cast.by.contains(person);
        if is_news {
            cast.by.push(person.clone());
        }
        is_news
    }

    /// A vote is over; whether there was one.
    pub fn end(&mut self, about: About) -> bool {
        let before = self.0.len();
        self.0.retain(|cast| cast.about != about);
        self.0.len() != before
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
        assert!(votes.agree(pause, &ada) && !votes.agree(pause, &ada) && votes.agree(pause, &bob));
        assert!(votes.agree(About::Bot(1), &ada));
        assert_eq!(votes.of(pause), Some(&[ada, bob][..]));
        let json = serde_json::to_string(&votes).expect("plain");
        assert_eq!(serde_json::from_str::<Votes>(&json).expect("plain"), votes);
        assert!(votes.end(pause) && !votes.end(pause));
        assert_eq!(votes.0.len(), 1);
    }
}
