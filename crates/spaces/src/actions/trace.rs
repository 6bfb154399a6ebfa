//! What an action can be, found by reading it again and again until every variant of every part has come up.

use std::cell::RefCell;

use serde::de::value::U32Deserializer;
use serde::de::{self, DeserializeOwned, DeserializeSeed, IntoDeserializer, Visitor};

use super::encode::OutOfBounds;
use super::{Enums, Kind, Layout};
use crate::limits::{Limits, WIDE};

/// The numbers of `T`.
pub(crate) fn layout<T: DeserializeOwned>(limits: Limits) -> Layout {
    let enums = RefCell::new(Enums::new());
    loop {
        let found = RefCell::new(Layout::UNIT);
        let tracer = Tracer { limits, enums: &enums, names: Vec::new(), found: &found };
        if let Err(error) = T::deserialize(tracer) {
            unreachable!("the first value of everything makes an action: {error}");
        }
        let known = enums.borrow();
        if known.values().all(|(_, variants)| variants.iter().all(Option::is_some)) {
            drop(known);
            return resolve(&found.into_inner(), &enums.into_inner());
        }
    }
}

/// Puts the layouts of enums where they were only named.
fn resolve(layout: &Layout, enums: &Enums) -> Layout {
    match &layout.kind {
        Kind::Unit | Kind::Flag | Kind::Number(_) => layout.clone(),
        Kind::Maybe(inner) => {
            let inner = resolve(inner, enums);
            Layout { size: 1 + inner.size, kind: Kind::Maybe(Box::new(inner)) }
        }
        Kind::Tuple(parts) => {
            Layout::tuple(parts.iter().map(|(name, part)| (name.clone(), resolve(part, enums))).collect())
        }
        Kind::Enum(named) => {
            let (words, variants) = &enums[named[0].0.as_str()];
            let layouts =
                variants.iter().map(|layout| resolve(layout.as_ref().unwrap_or(&Layout::UNIT), enums));
            Layout::variants(words.iter().map(|word| (*word).to_owned()).zip(layouts))
        }
    }
}

/// Whether every variant that an enum leads to has been looked into.
fn is_known(layout: &Layout, enums: &Enums) -> bool {
    match &layout.kind {
        Kind::Unit | Kind::Flag | Kind::Number(_) => true,
        Kind::Maybe(inner) => is_known(inner, enums),
        Kind::Tuple(parts) => parts.iter().all(|(_, part)| is_known(part, enums)),
        Kind::Enum(named) => {
            let (_, variants) = &enums[named[0].0.as_str()];
            variants.iter().all(|layout| layout.as_ref().is_some_and(|layout| is_known(layout, enums)))
        }
    }
}

struct Tracer<'a> {
    limits: Limits,
    enums: &'a RefCell<Enums>,
    /// What a number here may be called in the table of bounds, the best name first.
    names: Vec<String>,
    /// What was found here.
    found: &'a RefCell<Layout>,
}

impl<'a> Tracer<'a> {
    fn finds(&self, layout: Layout) {
        self.found.replace(layout);
    }

    fn part<'b>(&self, names: Vec<String>, found: &'b RefCell<Layout>) -> Tracer<'b>
    where
        'a: 'b,
    {
        Tracer { limits: self.limits, enums: self.enums, names, found }
    }

    /// Reads fields one after another; `owner` and their names say what their numbers are called.
    fn fields<'de, V: Visitor<'de>>(
        self,
        owner: &str,
        fields: &[&str],
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        let parts = RefCell::new(Vec::new());
        let value =
            visitor.visit_seq(Fields { tracer: &self, owner, names: fields, next: 0, parts: &parts })?;
        self.finds(Layout::tuple(parts.into_inner()));
        Ok(value)
    }

    fn number(&self, whole: (i32, u32)) {
        let (least, size) = self.limits.number(&self.names).unwrap_or(whole);
        self.finds(Layout { size, kind: Kind::Number(least) });
    }

    fn owner(&self) -> String {
        self.names.first().cloned().unwrap_or_default()
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident $least:expr, $count:expr);*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, OutOfBounds> {
            self.number(($least, $count));
            visitor.$visit(0)
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

impl<'de> de::Deserializer<'de> for Tracer<'_> {
    type Error = OutOfBounds;

    numbers!(deserialize_u8 visit_u8 0, 256; deserialize_u16 visit_u16 0, WIDE; deserialize_u32 visit_u32 0, WIDE;
        deserialize_i8 visit_i8 -128, 256; deserialize_i16 visit_i16 -128, WIDE; deserialize_i32 visit_i32 -128, WIDE);
    absent!(
        deserialize_any,
        deserialize_i64,
        deserialize_u64,
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
        self.finds(Layout { size: 2, kind: Kind::Flag });
        visitor.visit_bool(false)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, OutOfBounds> {
        let inner = RefCell::new(Layout::UNIT);
        let value = visitor.visit_some(self.part(self.names.clone(), &inner))?;
        self.finds(Layout { size: 0, kind: Kind::Maybe(Box::new(inner.into_inner())) });
        Ok(value)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, OutOfBounds> {
        self.finds(Layout::UNIT);
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        mut self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        self.names.insert(0, name.to_owned());
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, OutOfBounds> {
        let owner = self.owner();
        self.fields(&owner, &NUMBERED[..len], visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        self.fields(name, &NUMBERED[..len], visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        self.fields(name, fields, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        let index = {
            let mut enums = self.enums.borrow_mut();
            enums.entry(name).or_insert_with(|| (words, vec![None; words.len()]));
            let (known, variants) = &enums[name];
            assert_eq!(*known, words, "two enums are called {name}");
            let open = variants.iter().position(Option::is_none).or_else(|| {
                variants
                    .iter()
                    .position(|layout| !layout.as_ref().is_some_and(|layout| is_known(layout, &enums)))
            });
            open.unwrap_or(0)
        };
        let found = RefCell::new(Layout::UNIT);
        let names = vec![words[index].to_owned(), format!("{name}.{}", words[index])];
        let value = visitor.visit_enum(Chosen { index, tracer: self.part(names, &found) })?;
        if let Some((_, variants)) = self.enums.borrow_mut().get_mut(name) {
            variants[index] = Some(found.into_inner());
        }
        // The layout of the whole is put together when all variants are known.
        self.finds(Layout { size: 0, kind: Kind::Enum(vec![(name.to_owned(), 0, Layout::UNIT)]) });
        Ok(value)
    }
}

const NUMBERED: [&str; 8] = ["0", "1", "2", "3", "4", "5", "6", "7"];

struct Fields<'t, 'a> {
    tracer: &'t Tracer<'a>,
    owner: &'t str,
    names: &'t [&'t str],
    next: usize,
    parts: &'t RefCell<Vec<(String, Layout)>>,
}

impl<'de> de::SeqAccess<'de> for Fields<'_, '_> {
    type Error = OutOfBounds;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, OutOfBounds> {
        let Some(&field) = self.names.get(self.next) else { return Ok(None) };
        self.next += 1;
        let found = RefCell::new(Layout::UNIT);
        let names = vec![format!("{}.{field}", self.owner), field.to_owned()];
        let value = seed.deserialize(self.tracer.part(names, &found))?;
        self.parts.borrow_mut().push((field.to_owned(), found.into_inner()));
        Ok(Some(value))
    }
}

struct Chosen<'a> {
    index: usize,
    tracer: Tracer<'a>,
}

impl<'de, 'a> de::EnumAccess<'de> for Chosen<'a> {
    type Error = OutOfBounds;
    type Variant = Tracer<'a>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Tracer<'a>), OutOfBounds> {
        let tag: U32Deserializer<OutOfBounds> = (self.index as u32).into_deserializer();
        Ok((seed.deserialize(tag)?, self.tracer))
    }
}

impl<'de> de::VariantAccess<'de> for Tracer<'_> {
    type Error = OutOfBounds;

    fn unit_variant(self) -> Result<(), OutOfBounds> {
        self.finds(Layout::UNIT);
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, OutOfBounds> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, OutOfBounds> {
        let owner = self.owner();
        self.fields(&owner, &NUMBERED[..len], visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, OutOfBounds> {
        let owner = self.owner();
        self.fields(&owner, fields, visitor)
    }
}
