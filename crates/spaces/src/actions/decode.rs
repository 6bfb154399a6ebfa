//! From a number to its action.

use serde::de::value::U32Deserializer;
use serde::de::{self, DeserializeSeed, IntoDeserializer, Visitor};

use super::encode::OutOfBounds;
use super::{Kind, Layout};

#[derive(Clone, Copy)]
pub(crate) struct Decoder<'a> {
    pub(crate) layout: &'a Layout,
    /// Below the size of the layout.
    pub(crate) number: u32,
}

impl<'a> Decoder<'a> {
    fn parts(self) -> Result<Parts<'a>, OutOfBounds> {
        match &self.layout.kind {
            Kind::Tuple(parts) => Ok(Parts { left: parts, base: self.layout.size, number: self.number }),
            _ => Err(OutOfBounds),
        }
    }
}

macro_rules! numbers {
    ($($method:ident),*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, OutOfBounds> {
            let Kind::Number(least) = self.layout.kind else { return Err(OutOfBounds) };
            visitor.visit_i64(i64::from(least) + i64::from(self.number))
        })*
    };
}

macro_rules! absent {
    ($($method:ident),*) => {
        $(fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, OutOfBounds> {
            Err(OutOfBounds)
        })*
    };
}

impl<'de> de::Deserializer<'de> for Decoder<'_> {
    type Error = OutOfBounds;

    numbers!(
        deserialize_i8,
        deserialize_i16,
        deserialize_i32,
        deserialize_i64,
        deserialize_u8,
        deserialize_u16,
        deserialize_u32,
        deserialize_u64
    );
    absent!(
        deserialize_any,
        deserialize_f32,
        deserialize_f64,
        deserialize_char,
        deserialize_str,
        deserialize_string,
        deserialize_bytes,
        deserialize_byte_buf,
        deserialize_seq,
        deserialize_map,
        deserialize_identifier,
        deserialize_ignored_any
    );

    fn is_human_readable(&self) -> bool {
        false
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, OutOfBounds> {
        visitor.visit_bool(self.number == 1)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, OutOfBounds> {
        let Kind::Maybe(layout) = &self.layout.kind else { return Err(OutOfBounds) };
        match self.number.checked_sub(1) {
            None => visitor.visit_none(),
            Some(number) => visitor.visit_some(Decoder { layout, number }),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, OutOfBounds> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, OutOfBounds> {
        visitor.visit_seq(self.parts()?)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        visitor.visit_seq(self.parts()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        visitor.visit_seq(self.parts()?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        visitor.visit_enum(self)
    }
}

impl<'de, 'a> de::EnumAccess<'de> for Decoder<'a> {
    type Error = OutOfBounds;
    type Variant = Decoder<'a>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), OutOfBounds> {
        let Kind::Enum(variants) = &self.layout.kind else { return Err(OutOfBounds) };
        let index = variants.partition_point(|&(_, start, _)| start <= self.number) - 1;
        let (_, start, layout) = &variants[index];
        let tag: U32Deserializer<OutOfBounds> = (index as u32).into_deserializer();
        Ok((seed.deserialize(tag)?, Decoder { layout, number: self.number - start }))
    }
}

impl<'de> de::VariantAccess<'de> for Decoder<'_> {
    type Error = OutOfBounds;

    fn unit_variant(self) -> Result<(), OutOfBounds> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, OutOfBounds> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, OutOfBounds> {
        visitor.visit_seq(self.parts()?)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        visitor.visit_seq(self.parts()?)
    }
}

/// Digits from the first, which is slowest.
struct Parts<'a> {
    left: &'a [(String, Layout)],
    base: u32,
    number: u32,
}

impl<'de> de::SeqAccess<'de> for Parts<'_> {
    type Error = OutOfBounds;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, OutOfBounds> {
        let Some(((_, layout), rest)) = self.left.split_first() else { return Ok(None) };
        self.left = rest;
        self.base /= layout.size;
        let number = self.number / self.base;
        self.number %= self.base;
        seed.deserialize(Decoder { layout, number }).map(Some)
    }
}
