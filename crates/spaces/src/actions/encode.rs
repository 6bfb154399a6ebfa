//! From an action to its number.

use std::fmt;

use serde::ser::{self, Impossible, Serialize};

use super::{Kind, Layout};

/// A number out of bounds, or something that no action has.
#[derive(Debug)]
pub(crate) struct OutOfBounds;

impl fmt::Display for OutOfBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("out of bounds")
    }
}

impl std::error::Error for OutOfBounds {}

impl ser::Error for OutOfBounds {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

impl serde::de::Error for OutOfBounds {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

pub(crate) struct Encoder<'a>(pub(crate) &'a Layout);

impl<'a> Encoder<'a> {
    fn number(self, value: i64) -> Result<u32, OutOfBounds> {
        let Kind::Number(least) = self.0.kind else { return Err(OutOfBounds) };
        let number = u32::try_from(value - i64::from(least)).map_err(|_| OutOfBounds)?;
        if number < self.0.size { Ok(number) } else { Err(OutOfBounds) }
    }

    fn variant(self, index: u32) -> Result<(u32, &'a Layout), OutOfBounds> {
        let Kind::Enum(variants) = &self.0.kind else { return Err(OutOfBounds) };
        variants.get(index as usize).map(|(_, start, layout)| (*start, layout)).ok_or(OutOfBounds)
    }

    fn digits(self, start: u32) -> Result<Digits<'a>, OutOfBounds> {
        match &self.0.kind {
            Kind::Tuple(parts) => Ok(Digits { parts, start, number: 0 }),
            _ => Err(OutOfBounds),
        }
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, value: $type) -> Result<u32, OutOfBounds> {
            self.number(i64::from(value))
        })*
    };
}

macro_rules! absent {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, _: $type) -> Result<u32, OutOfBounds> {
            Err(OutOfBounds)
        })*
    };
}

impl<'a> ser::Serializer for Encoder<'a> {
    type Ok = u32;
    type Error = OutOfBounds;
    type SerializeSeq = Impossible<u32, OutOfBounds>;
    type SerializeTuple = Digits<'a>;
    type SerializeTupleStruct = Digits<'a>;
    type SerializeTupleVariant = Digits<'a>;
    type SerializeMap = Impossible<u32, OutOfBounds>;
    type SerializeStruct = Digits<'a>;
    type SerializeStructVariant = Digits<'a>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32);
    absent!(serialize_u64: u64, serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_str: &str,
        serialize_bytes: &[u8], serialize_unit_struct: &'static str);

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_bool(self, value: bool) -> Result<u32, OutOfBounds> {
        Ok(u32::from(value))
    }

    fn serialize_unit(self) -> Result<u32, OutOfBounds> {
        Ok(0)
    }

    fn serialize_none(self) -> Result<u32, OutOfBounds> {
        Ok(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<u32, OutOfBounds> {
        let Kind::Maybe(inner) = &self.0.kind else { return Err(OutOfBounds) };
        Ok(1 + value.serialize(Self(inner))?)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
    ) -> Result<u32, OutOfBounds> {
        Ok(self.variant(index)?.0)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<u32, OutOfBounds> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Result<u32, OutOfBounds> {
        let (start, layout) = self.variant(index)?;
        Ok(start + value.serialize(Self(layout))?)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, OutOfBounds> {
        Err(OutOfBounds)
    }

    fn serialize_tuple(self, _: usize) -> Result<Digits<'a>, OutOfBounds> {
        self.digits(0)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Digits<'a>, OutOfBounds> {
        self.digits(0)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Digits<'a>, OutOfBounds> {
        let (start, layout) = self.variant(index)?;
        Encoder(layout).digits(start)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, OutOfBounds> {
        Err(OutOfBounds)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Digits<'a>, OutOfBounds> {
        self.digits(0)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Digits<'a>, OutOfBounds> {
        let (start, layout) = self.variant(index)?;
        Encoder(layout).digits(start)
    }
}

/// Fields that follow each other, the last one fastest.
pub(crate) struct Digits<'a> {
    parts: &'a [(String, Layout)],
    start: u32,
    number: u32,
}

impl Digits<'_> {
    fn digit<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), OutOfBounds> {
        let ((_, part), rest) = self.parts.split_first().ok_or(OutOfBounds)?;
        self.number = self.number * part.size + value.serialize(Encoder(part))?;
        self.parts = rest;
        Ok(())
    }
}

macro_rules! unnamed {
    ($($of:ident $method:ident),*) => {
        $(impl ser::$of for Digits<'_> {
            type Ok = u32;
            type Error = OutOfBounds;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), OutOfBounds> {
                self.digit(value)
            }
            fn end(self) -> Result<u32, OutOfBounds> {
                Ok(self.start + self.number)
            }
        })*
    };
}

macro_rules! named {
    ($($of:ident),*) => {
        $(impl ser::$of for Digits<'_> {
            type Ok = u32;
            type Error = OutOfBounds;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), OutOfBounds> {
                self.digit(value)
            }
            fn end(self) -> Result<u32, OutOfBounds> {
                Ok(self.start + self.number)
            }
        })*
    };
}

unnamed!(SerializeTuple serialize_element, SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field);
named!(SerializeStruct, SerializeStructVariant);
