//! Which of a few values one is, without writing it anywhere: piles of cards are counted by it.

use std::fmt;

use serde::ser::{self, Impossible, Serialize};

use crate::shape::{Kind, Shape};

/// Finds the place of a value in its shape, from 1 on; 0 for none.
pub(crate) struct Place<'a>(pub(crate) &'a Shape);

/// The value is none of those of the shape.
#[derive(Debug)]
pub(crate) struct Unknown;

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such value")
    }
}

impl std::error::Error for Unknown {}

impl ser::Error for Unknown {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, value: $type) -> Result<usize, Unknown> {
            match self.0.kind {
                Kind::Id(_) => Ok(value as usize + 1),
                _ => Err(Unknown),
            }
        })*
    };
}

/// What is not one of a few values.
macro_rules! absent {
    ($($method:ident($($type:ty),*) -> $ok:ty;)*) => {
        $(fn $method(self, $(_: $type),*) -> Result<$ok, Unknown> {
            Err(Unknown)
        })*
    };
}

impl ser::Serializer for Place<'_> {
    type Ok = usize;
    type Error = Unknown;
    type SerializeSeq = Impossible<usize, Unknown>;
    type SerializeTuple = Impossible<usize, Unknown>;
    type SerializeTupleStruct = Impossible<usize, Unknown>;
    type SerializeTupleVariant = Impossible<usize, Unknown>;
    type SerializeMap = Impossible<usize, Unknown>;
    type SerializeStruct = Impossible<usize, Unknown>;
    type SerializeStructVariant = Impossible<usize, Unknown>;

    numbers!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);
    absent! {
        serialize_bool(bool) -> usize;
        serialize_i8(i8) -> usize;
        serialize_i16(i16) -> usize;
        serialize_i32(i32) -> usize;
        serialize_i64(i64) -> usize;
        serialize_f32(f32) -> usize;
        serialize_f64(f64) -> usize;
        serialize_char(char) -> usize;
        serialize_str(&str) -> usize;
        serialize_bytes(&[u8]) -> usize;
        serialize_unit() -> usize;
        serialize_unit_struct(&'static str) -> usize;
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }

    fn serialize_none(self) -> Result<usize, Unknown> {
        Ok(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<usize, Unknown> {
        value.serialize(self)
    }

    // Not within the match over all values of a type, which is a table then.
    #[inline(never)]
    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
    ) -> Result<usize, Unknown> {
        match &self.0.kind {
            Kind::Key(words) => words.place(index, name).map(|place| place + 1).ok_or(Unknown),
            _ => Err(Unknown),
        }
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<usize, Unknown> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<usize, Unknown> {
        Err(Unknown)
    }
}
