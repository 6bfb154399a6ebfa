//! Writes a view as numbers.

use std::fmt;

use serde::ser::{self, Impossible, Serialize};

use crate::place::Place;
use crate::shape::{Kind, Shape};

/// Writes `value` to `out`, which has the size of `shape` and holds zeros.
///
/// What a list has no room for is left out; its length is told in full.
pub(crate) fn write(value: &impl Serialize, shape: &Shape, out: &mut [f32]) {
    if let Err(error) = value.serialize(Writer { shape, out }) {
        unreachable!("a view is not as it is declared: {error}");
    }
}

/// What differs from its declaration.
#[derive(Debug)]
pub(crate) struct Strange(Box<str>);

impl fmt::Display for Strange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Strange {}

impl ser::Error for Strange {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string().into())
    }
}

#[cold]
#[inline(never)]
fn strange<T>(what: &str, shape: &Shape) -> Result<T, Strange> {
    Err(Strange(format!("{what} for {:?}", shape.kind).into()))
}

struct Writer<'a> {
    shape: &'a Shape,
    /// The numbers of the shape, or all rows if it is a record that finds its own.
    out: &'a mut [f32],
}

impl<'a> Writer<'a> {
    fn number(self, value: f32) -> Result<(), Strange> {
        match self.shape.kind {
            Kind::Number | Kind::Flag => self.out[0] = value,
            Kind::Id(_) => self.out[0] = value + 1.0,
            _ => return strange("a number", self.shape),
        }
        Ok(())
    }

    fn sequence(self) -> Result<Sequence<'a>, Strange> {
        let (out, count) = match self.shape.kind {
            Kind::List(..) => {
                let (count, out) = self.out.split_at_mut(1);
                (out, Some(&mut count[0]))
            }
            Kind::Tuple(_) | Kind::Bag(_) | Kind::Weights(_) | Kind::Rows(..) => (self.out, None),
            _ => return strange("a list", self.shape),
        };
        Ok(Sequence { shape: self.shape, out, next: 0, count })
    }

    fn record(self) -> Result<Record<'a>, Strange> {
        match &self.shape.kind {
            Kind::Record(fields) => {
                let row = (self.out.len() > self.shape.size).then_some(self.shape.size);
                Ok(Record { fields, next: 0, out: self.out, row })
            }
            _ => strange("a record", self.shape),
        }
    }

    /// The part of a variant, which is noted.
    fn variant(self, index: u32, name: &'static str) -> Result<Self, Strange> {
        let Kind::Variants(names, parts) = &self.shape.kind else { return strange(name, self.shape) };
        match names.place(index, name).map(|place| (place, &parts[place])) {
            Some((place, Some((at, shape)))) => {
                self.out[0] = (place + 1) as f32;
                Ok(Writer { shape, out: &mut self.out[*at..at + shape.size] })
            }
            _ => strange(name, self.shape),
        }
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, value: $type) -> Result<Self::Ok, Strange> {
            self.number(value as f32)
        })*
    };
}

/// What no view contains.
macro_rules! absent {
    ($ok:ty, $($method:ident: $type:ty),*) => {
        $(fn $method(self, _: $type) -> Result<$ok, Strange> {
            strange(stringify!($method), self.shape)
        })*
    };
}

impl<'a> ser::Serializer for Writer<'a> {
    type Ok = ();
    type Error = Strange;
    type SerializeSeq = Sequence<'a>;
    type SerializeTuple = Sequence<'a>;
    type SerializeTupleStruct = Sequence<'a>;
    type SerializeTupleVariant = Sequence<'a>;
    type SerializeMap = Impossible<(), Strange>;
    type SerializeStruct = Record<'a>;
    type SerializeStructVariant = Record<'a>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32, serialize_f64: f64);
    absent!((), serialize_char: char, serialize_str: &str, serialize_bytes: &[u8]);

    fn serialize_bool(self, value: bool) -> Result<(), Strange> {
        self.number(f32::from(u8::from(value)))
    }

    fn serialize_none(self) -> Result<(), Strange> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Strange> {
        match &self.shape.kind {
            Kind::Maybe(inner) => {
                self.out[0] = 1.0;
                value.serialize(Writer { shape: inner, out: &mut self.out[1..] })
            }
            _ => value.serialize(self),
        }
    }

    fn serialize_unit(self) -> Result<(), Strange> {
        strange("nothing", self.shape)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Strange> {
        strange("nothing", self.shape)
    }

    // Not within the match over all values of a type, which is a table then.
    #[inline(never)]
    fn serialize_unit_variant(self, _: &'static str, index: u32, name: &'static str) -> Result<(), Strange> {
        let (Kind::Key(words) | Kind::Variants(words, _)) = &self.shape.kind else {
            return strange(name, self.shape);
        };
        match words.place(index, name) {
            Some(n) => self.out[0] = (n + 1) as f32,
            None => return strange(name, self.shape),
        }
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Strange> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Strange> {
        value.serialize(self.variant(index, name)?)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Sequence<'a>, Strange> {
        self.sequence()
    }

    fn serialize_tuple(self, _: usize) -> Result<Sequence<'a>, Strange> {
        self.sequence()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Sequence<'a>, Strange> {
        self.sequence()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Sequence<'a>, Strange> {
        self.variant(index, name)?.sequence()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Strange> {
        strange("a map", self.shape)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Record<'a>, Strange> {
        self.record()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Record<'a>, Strange> {
        self.variant(index, name)?.record()
    }
}

/// A list, a tuple or a bag being written.
pub(crate) struct Sequence<'a> {
    shape: &'a Shape,
    out: &'a mut [f32],
    next: usize,
    count: Option<&'a mut f32>,
}

impl Sequence<'_> {
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Strange> {
        let n = self.next;
        self.next += 1;
        match &self.shape.kind {
            Kind::Tuple(parts) => {
                let Some(shape) = parts.get(n) else { return strange("more parts", self.shape) };
                let (part, rest) = std::mem::take(&mut self.out).split_at_mut(shape.size);
                self.out = rest;
                value.serialize(Writer { shape, out: part })
            }
            Kind::List(room, inner) => {
                if let Some(count) = &mut self.count {
                    **count += 1.0;
                }
                if n >= *room {
                    return Ok(());
                }
                let start = n * inner.size;
                value.serialize(Writer { shape: inner, out: &mut self.out[start..start + inner.size] })
            }
            Kind::Bag(key) => {
                let Ok(place) = value.serialize(Place(key)) else { return strange("a value", key) };
                add(self.out, place, 1.0);
                Ok(())
            }
            Kind::Weights(shape) => {
                let mut pair = [0.0; 2];
                value.serialize(Writer { shape, out: &mut pair })?;
                add(self.out, pair[0] as usize, pair[1]);
                Ok(())
            }
            Kind::Rows(_, inner) => value.serialize(Writer { shape: inner, out: self.out }),
            _ => strange("an element", self.shape),
        }
    }
}

/// Adds to the number of a value that is counted from 1; what is beyond the row is left out.
fn add(out: &mut [f32], place: usize, amount: f32) {
    if let Some(sum) = place.checked_sub(1).and_then(|n| out.get_mut(n)) {
        *sum += amount;
    }
}

macro_rules! sequence {
    ($($of:ident $method:ident),*) => {
        $(impl ser::$of for Sequence<'_> {
            type Ok = ();
            type Error = Strange;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Strange> {
                self.element(value)
            }
            fn end(self) -> Result<(), Strange> {
                Ok(())
            }
        })*
    };
}

sequence!(SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field);

/// A record being written, or one that finds its row by its first field.
pub(crate) struct Record<'a> {
    fields: &'a [(Box<str>, Shape)],
    next: usize,
    out: &'a mut [f32],
    /// The size of a row, until the row is found.
    row: Option<usize>,
}

impl Record<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Strange> {
        let Some((known, shape)) = self.fields.get(self.next) else { return Err(Strange(name.into())) };
        debug_assert!(**known == *name, "{name} instead of {known}");
        self.next += 1;
        if let Some(size) = self.row.take() {
            let mut place = [0.0];
            value.serialize(Writer { shape, out: &mut place })?;
            let start = (place[0] as usize).saturating_sub(1) * size;
            let all = std::mem::take(&mut self.out);
            let Some(row) = all.get_mut(start..start + size) else { return strange("no row", shape) };
            row[0] = place[0];
            self.out = &mut row[1..];
            return Ok(());
        }
        let (part, rest) = std::mem::take(&mut self.out).split_at_mut(shape.size);
        self.out = rest;
        value.serialize(Writer { shape, out: part })
    }
}

macro_rules! record {
    ($($kind:ident)*) => {
        $(impl ser::$kind for Record<'_> {
            type Ok = ();
            type Error = Strange;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Strange> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Strange> {
                Ok(())
            }
        })*
    };
}
record!(SerializeStruct SerializeStructVariant);
