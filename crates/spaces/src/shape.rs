//! The layout of an observation: which number stands for what.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::limits::{Limits, Room};
use crate::types::{Declared, Type};
use crate::words::Words;

/// Where the parts of a value stand in a row of numbers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    /// How many numbers it takes.
    pub(crate) size: usize,
    pub(crate) kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    /// As it is.
    Number,
    /// 1 for true.
    Flag,
    /// The place among these words, from 1 on; 0 if there is none.
    Key(Words),
    /// One of so many, from 1 on; 0 if there is none.
    Id(u32),
    /// 1 if it is there, and then what it is.
    Maybe(Box<Shape>),
    /// The fields in their order.
    Record(Vec<(Box<str>, Shape)>),
    /// The parts in their order.
    Tuple(Vec<Shape>),
    /// How often each value occurs.
    Bag(Box<Shape>),
    /// The sum of the numbers told for each value; the shape is that of the pairs.
    Weights(Box<Shape>),
    /// How many there are, and then the first of them.
    List(usize, Box<Shape>),
    /// A record for each value of its first field.
    Rows(usize, Box<Shape>),
    /// Which variant, from 1 on, and then what each of them holds, and where.
    Variants(Words, Vec<Option<(usize, Shape)>>),
}

impl Shape {
    /// The shape of the declared type, for so many players.
    pub(crate) fn new(declared: &Declared, limits: Limits, players: u8) -> Self {
        Builder { declared, limits, players, words: RefCell::default() }.shape(&declared.root, "", "")
    }

    fn of(kind: Kind) -> Self {
        let size = match &kind {
            Kind::Number | Kind::Flag | Kind::Key(_) | Kind::Id(_) => 1,
            Kind::Maybe(inner) => 1 + inner.size,
            Kind::Record(fields) => fields.iter().map(|(_, shape)| shape.size).sum(),
            Kind::Tuple(parts) => parts.iter().map(|shape| shape.size).sum(),
            Kind::Bag(value) => value.values().unwrap_or(0),
            Kind::Weights(pair) => pair.key().values().unwrap_or(0),
            Kind::List(room, inner) => 1 + room * inner.size,
            Kind::Rows(rows, inner) => rows * inner.size,
            Kind::Variants(_, parts) => {
                1 + parts.iter().flatten().map(|(_, shape)| shape.size).sum::<usize>()
            }
        };
        Self { size, kind }
    }

    /// How many values it can have, if it is one of a few.
    pub(crate) fn values(&self) -> Option<usize> {
        match &self.kind {
            Kind::Key(words) => Some(words.len()),
            Kind::Id(count) => Some(*count as usize),
            _ => None,
        }
    }

    /// The first part of a pair.
    fn key(&self) -> &Self {
        match &self.kind {
            Kind::Tuple(parts) => &parts[0],
            _ => self,
        }
    }

    /// Tells each number by its path: one line for a part, with where it begins.
    pub(crate) fn describe(&self, path: &str, start: usize, text: &mut String) {
        let mut line = |what: &str| {
            let _ = writeln!(text, "{start} {path} {what}");
        };
        match &self.kind {
            Kind::Number => line("number"),
            Kind::Flag => line("flag"),
            Kind::Key(words) => line(&format!("one of {}", joined(words))),
            Kind::Id(count) => line(&format!("one of {count}")),
            Kind::Bag(value) => line(&format!("count of each: {}", value.listed())),
            Kind::Weights(pair) => line(&format!("sum for each: {}", pair.key().listed())),
            Kind::Maybe(inner) => {
                line("present");
                inner.describe(path, start + 1, text);
            }
            Kind::Record(fields) => {
                let mut at = start;
                for (name, shape) in fields {
                    shape.describe(&format!("{path}.{name}"), at, text);
                    at += shape.size;
                }
            }
            Kind::Tuple(parts) => {
                let mut at = start;
                for (n, shape) in parts.iter().enumerate() {
                    shape.describe(&format!("{path}.{n}"), at, text);
                    at += shape.size;
                }
            }
            Kind::List(room, inner) => {
                line("length");
                inner.describe(&format!("{path}[0..{room}]"), start + 1, text);
            }
            Kind::Rows(rows, inner) => inner.describe(&format!("{path}[each of {rows}]"), start, text),
            Kind::Variants(names, parts) => {
                line(&format!("which of {}", joined(names)));
                for (name, part) in names.texts().zip(parts) {
                    if let Some((at, shape)) = part {
                        shape.describe(&format!("{path}.{name}"), start + at, text);
                    }
                }
            }
        }
    }

    /// The path of a list in `written` that was longer than its room.
    pub(crate) fn crowded(&self, path: &str, written: &[f32]) -> Option<String> {
        let parts = |parts: Vec<(String, &Self)>, mut at: usize| {
            parts.into_iter().find_map(|(path, shape)| {
                at += shape.size;
                shape.crowded(&path, &written[at - shape.size..at])
            })
        };
        match &self.kind {
            Kind::Number | Kind::Flag | Kind::Key(_) | Kind::Id(_) | Kind::Bag(_) | Kind::Weights(_) => None,
            Kind::Maybe(inner) => inner.crowded(path, &written[1..]),
            Kind::Record(fields) => {
                parts(fields.iter().map(|(name, shape)| (format!("{path}.{name}"), shape)).collect(), 0)
            }
            Kind::Tuple(all) => {
                parts(all.iter().enumerate().map(|(n, shape)| (format!("{path}.{n}"), shape)).collect(), 0)
            }
            Kind::List(room, _) if written[0] > *room as f32 => Some(format!("{path}: {}", written[0])),
            Kind::List(room, inner) => {
                parts((0..*room).map(|n| (format!("{path}[{n}]"), &**inner)).collect(), 1)
            }
            Kind::Rows(rows, inner) => {
                parts((0..*rows).map(|n| (format!("{path}[{n}]"), &**inner)).collect(), 0)
            }
            Kind::Variants(names, held) => names.texts().zip(held).find_map(|(name, part)| {
                let (at, shape) = part.as_ref()?;
                shape.crowded(&format!("{path}.{name}"), &written[*at..at + shape.size])
            }),
        }
    }

    fn listed(&self) -> String {
        match &self.kind {
            Kind::Key(words) => joined(words),
            Kind::Id(count) => format!("0..{count}"),
            _ => String::new(),
        }
    }
}

fn joined(words: &Words) -> String {
    words.texts().collect::<Vec<_>>().join(" ")
}

struct Builder<'a> {
    declared: &'a Declared,
    limits: Limits,
    players: u8,
    /// Those of the types that were met, by their names.
    words: RefCell<BTreeMap<String, Words>>,
}

impl Builder<'_> {
    /// The shape of a type that is the field of an owner.
    fn shape(&self, of: &Type, owner: &str, field: &str) -> Shape {
        match of {
            Type::Number => match self.limits.number(&[format!("{owner}.{field}")]) {
                Some((0, count)) => Shape::of(Kind::Id(count)),
                _ => Shape::of(Kind::Number),
            },
            Type::Flag => Shape::of(Kind::Flag),
            Type::Literal(word) => Shape::of(Kind::Key(Words::new([&**word]))),
            Type::Name(name) => self.named(name, field),
            Type::Array(inner) => self.list(inner, owner, field),
            Type::Tuple(parts) => {
                Shape::of(Kind::Tuple(parts.iter().map(|part| self.shape(part, owner, field)).collect()))
            }
            Type::Object(fields) => {
                let named =
                    |(name, part): &(String, Type)| (name.as_str().into(), self.shape(part, owner, name));
                Shape::of(Kind::Record(fields.iter().map(named).collect()))
            }
            Type::Union(members) => self.union(members, owner, field),
            Type::Null => unreachable!("nothing but a union is null"),
        }
    }

    fn named(&self, name: &str, field: &str) -> Shape {
        // A set of seats is declared as a list of numbers.
        if name == "SeatSet" {
            return Shape::of(Kind::Bag(Box::new(self.named("Seat", field))));
        }
        match self.declared.get(name) {
            Type::Number => match self.limits.number(&[name]) {
                Some((_, count)) => Shape::of(Kind::Id(count)),
                None => Shape::of(Kind::Number),
            },
            other => match self.shape(other, name, field).kind {
                Kind::Key(words) => {
                    let mut known = self.words.borrow_mut();
                    Shape::of(Kind::Key(known.entry(name.to_owned()).or_insert(words).clone()))
                }
                kind => Shape::of(kind),
            },
        }
    }

    fn list(&self, inner: &Type, owner: &str, field: &str) -> Shape {
        let element = self.shape(inner, owner, field);
        let room = self.limits.list(owner, field);
        if let Kind::Tuple(parts) = &element.kind
            && let [key, Shape { kind: Kind::Number, .. }] = &parts[..]
            && key.values().is_some()
        {
            return Shape::of(Kind::Weights(Box::new(element)));
        }
        let ordered = matches!(room, Room::Ordered(_)) || matches!(inner, Type::Union(_));
        if element.values().is_some() && !ordered {
            return Shape::of(Kind::Bag(Box::new(element)));
        }
        match room {
            Room::Of(room) | Room::Ordered(room) => Shape::of(Kind::List(room, Box::new(element))),
            Room::Seats => Shape::of(Kind::List(usize::from(self.players), Box::new(element))),
            Room::Rows => {
                let Kind::Record(fields) = &element.kind else { panic!("{owner}.{field} has no fields") };
                let rows = fields[0].1.values().unwrap_or_else(|| panic!("{owner}.{field} has no key"));
                Shape::of(Kind::Rows(rows, Box::new(element)))
            }
        }
    }

    fn union(&self, members: &[Type], owner: &str, field: &str) -> Shape {
        let there: Vec<&Type> = members.iter().filter(|member| **member != Type::Null).collect();
        let shape = if let [only] = there[..] {
            self.shape(only, owner, field)
        } else if there.iter().any(|member| matches!(member, Type::Object(_))) {
            let (names, shapes): (Vec<_>, Vec<_>) =
                there.iter().map(|member| self.variant(member, owner)).unzip();
            let mut next = 1;
            let parts = shapes.into_iter().map(|shape| {
                let shape = shape?;
                let at = next;
                next += shape.size;
                Some((at, shape))
            });
            Shape::of(Kind::Variants(Words::new(names), parts.collect()))
        } else {
            let words = there.iter().map(|member| match self.shape(member, owner, field).kind {
                Kind::Key(words) => words,
                other => panic!("{owner}.{field} may be {other:?}"),
            });
            let words: Vec<Words> = words.collect();
            Shape::of(Kind::Key(Words::new(words.iter().flat_map(Words::texts))))
        };
        // A value of a few has room for none at 0.
        if there.len() == members.len() || shape.values().is_some() {
            shape
        } else {
            Shape::of(Kind::Maybe(Box::new(shape)))
        }
    }

    fn variant<'a>(&self, member: &'a Type, owner: &str) -> (&'a str, Option<Shape>) {
        match member {
            Type::Literal(name) => (name, None),
            Type::Object(fields) if fields.len() == 1 => {
                let (name, inner) = &fields[0];
                (name, Some(self.shape(inner, owner, name)))
            }
            other => panic!("{owner} has a variant {other:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Chosen, Offered, Seat, Viewer};
    use orrery_star_realms::StarRealms;
    use orrery_star_realms::cards::Kind as Card;
    use orrery_twilight_imperium::TwilightImperium;
    use ts_rs::TS;

    use super::*;
    use crate::observe;

    fn view<G: Offered>(players: u8) -> G::View {
        let chosen = Chosen::new(G::FIELDS, Vec::<(&str, &str)>::new(), players).expect("a setup");
        G::new(&G::setup(&chosen)).expect("a game").view(Viewer::Seat(Seat(0)))
    }

    fn numbers<G: Offered>(view: &G::View, players: u8) -> Vec<f32>
    where
        G::View: TS + 'static,
    {
        let shape = Shape::new(&Declared::of::<G::View>(), Limits::of(G::ID), players);
        let mut out = vec![0.0; shape.size];
        observe::write(view, &shape, &mut out);
        out
    }

    #[test]
    fn which_card_is_on_top_of_a_deck_is_told() {
        let mut view = view::<StarRealms>(2);
        let [one, other] = [Card::Scout, Card::Viper];
        view.players[1].deck_top = vec![one, other];
        let before = numbers::<StarRealms>(&view, 2);
        view.players[1].deck_top = vec![other, one];
        assert!(before != numbers::<StarRealms>(&view, 2));
    }

    #[test]
    fn who_goes_before_whom_is_told() {
        let mut view = view::<TwilightImperium>(3);
        view.order = vec![Seat(0), Seat(1), Seat(2)];
        let before = numbers::<TwilightImperium>(&view, 3);
        view.order.swap(0, 2);
        assert!(before != numbers::<TwilightImperium>(&view, 3));
    }

    /// Piles that are shuffled before they are used again have no order.
    #[test]
    fn a_discard_pile_is_the_count_of_each() {
        let mut view = view::<StarRealms>(2);
        let [one, other] = [Card::Scout, Card::Viper];
        view.players[1].discard = vec![one, other, one];
        let before = numbers::<StarRealms>(&view, 2);
        view.players[1].discard = vec![one, one, other];
        assert!(before == numbers::<StarRealms>(&view, 2));
    }
}
