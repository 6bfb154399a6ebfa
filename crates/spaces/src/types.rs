//! The types that a view is made of, read from the declarations that the browser client is given.
//!
//! A view is written field by field, but what is absent or empty leaves no trace of its parts; the declarations know
//! them all.

use std::any::TypeId;
use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// A type as it is declared.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Type {
    Number,
    Flag,
    Null,
    Literal(String),
    Name(String),
    Array(Box<Self>),
    Tuple(Vec<Self>),
    Object(Vec<(String, Self)>),
    Union(Vec<Self>),
}

/// The declarations behind a type, and the type itself.
pub(crate) struct Declared {
    pub(crate) root: Type,
    types: BTreeMap<String, Type>,
}

impl Declared {
    /// What `T` is made of.
    pub(crate) fn of<T: TS + 'static>() -> Self {
        let mut found = Found::default();
        found.visit::<T>();
        let root = Type::Name(T::ident(&found.config));
        Self { root, types: found.types }
    }

    /// The type that a name stands for.
    pub(crate) fn get(&self, name: &str) -> &Type {
        self.types.get(name).unwrap_or_else(|| panic!("nothing declares {name}"))
    }
}

#[derive(Default)]
struct Found {
    config: Config,
    seen: Vec<TypeId>,
    types: BTreeMap<String, Type>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // A type without a file of its own is one of the language, such as a list.
        if T::output_path().is_some() {
            self.types.insert(T::ident(&self.config), parse(&T::decl(&self.config)));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Reads `type Name = ...;`.
fn parse(declaration: &str) -> Type {
    let (_, body) = declaration.split_once('=').unwrap_or_else(|| panic!("no declaration: {declaration}"));
    let tokens = tokens(body);
    let mut parser = Parser { tokens: &tokens, at: 0 };
    let read = parser.union();
    assert!(matches!(parser.peek(), None | Some(";")), "more than a type: {declaration}");
    read
}

/// Words, quoted words and single signs; comments are left out.
fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = source.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            rest[1..].find('"').map_or(rest.len(), |end| end + 2)
        } else if first.is_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        if !rest.starts_with("/*") {
            tokens.push(rest[..length].to_owned());
        }
        rest = rest[length..].trim_start();
    }
    tokens
}

struct Parser<'a> {
    tokens: &'a [String],
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<&str> {
        self.tokens.get(self.at).map(String::as_str)
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens.get(self.at - 1).cloned().unwrap_or_default()
    }

    fn takes(&mut self, sign: &str) -> bool {
        let there = self.peek() == Some(sign);
        self.at += usize::from(there);
        there
    }

    fn expect(&mut self, sign: &str) {
        assert!(self.takes(sign), "{sign} is missing at {} of {:?}", self.at, self.tokens);
    }

    fn union(&mut self) -> Type {
        self.takes("|");
        let mut members = vec![self.member()];
        while self.takes("|") {
            members.push(self.member());
        }
        if members.len() == 1 { members.remove(0) } else { Type::Union(members) }
    }

    fn member(&mut self) -> Type {
        let word = self.next();
        match word.as_str() {
            "(" => {
                let inner = self.union();
                self.expect(")");
                inner
            }
            "[" => Type::Tuple(self.list("]")),
            "{" => Type::Object(self.fields()),
            "number" => Type::Number,
            "boolean" => Type::Flag,
            "null" => Type::Null,
            "Array" => {
                self.expect("<");
                let inner = self.union();
                self.expect(">");
                Type::Array(Box::new(inner))
            }
            quoted if quoted.starts_with('"') => Type::Literal(unquoted(quoted)),
            _ => Type::Name(word),
        }
    }

    fn list(&mut self, end: &str) -> Vec<Type> {
        let mut all = Vec::new();
        while !self.takes(end) {
            all.push(self.union());
            self.takes(",");
        }
        all
    }

    fn fields(&mut self) -> Vec<(String, Type)> {
        let mut fields = Vec::new();
        while !self.takes("}") {
            let name = unquoted(&self.next());
            self.expect(":");
            fields.push((name, self.union()));
            self.takes(",");
        }
        fields
    }
}

fn unquoted(word: &str) -> String {
    word.trim_matches('"').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_declaration_is_read_with_its_comments_left_out() {
        let read = parse(
            "type Hand = { \"open\": Array<Kind> } | { \"closed\": { /** How many. */ count: number, } } | null;",
        );
        let Type::Union(members) = read else { panic!("a union") };
        assert_eq!(members.len(), 3);
        let open = Type::Array(Box::new(Type::Name("Kind".to_owned())));
        assert_eq!(members[0], Type::Object(vec![("open".to_owned(), open)]));
        assert_eq!(parse("type Side = \"rebels\" | \"0-0\";"), {
            Type::Union(vec![Type::Literal("rebels".to_owned()), Type::Literal("0-0".to_owned())])
        });
    }
}
