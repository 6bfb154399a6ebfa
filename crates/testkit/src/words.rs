//! The words of a language as a test sees them: which messages there are and what each is filled with.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Messages, and attributes as `message.attribute`, with the variables they use.
pub type Words = BTreeMap<String, BTreeSet<String>>;

/// What the Fluent files at these paths say together.
///
/// # Panics
/// If a file cannot be read or is no Fluent, a message has no value, or a key stands twice.
pub fn read<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> Words {
    let mut words = Words::new();
    for path in paths {
        let text = std::fs::read_to_string(&path);
        let path = path.as_ref().display();
        let text = text.unwrap_or_else(|error| panic!("{path}: {error}"));
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let value = message.value.unwrap_or_else(|| panic!("{path}: {key} has no value"));
            let attributes = message.attributes.into_iter();
            let named = attributes.map(|attribute| (format!("{key}.{}", attribute.id.name), attribute.value));
            for (key, pattern) in named.chain([(key.to_owned(), value)]) {
                assert!(!words.contains_key(&key), "{path}: {key} twice");
                words.insert(key, variables(&pattern));
            }
        }
    }
    words
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect(expression, &mut found);
        }
    }
    found
}

fn collect(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                found.extend(variables(&variant.value));
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect(expression, found),
        _ => (),
    }
}
