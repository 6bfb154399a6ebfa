//! Temporary.
#![allow(missing_docs)]
use std::cell::Cell;
use std::sync::LazyLock;
thread_local! { pub static HERO: Cell<u8> = const { Cell::new(99) }; }
pub static P: LazyLock<[f32; 16]> = LazyLock::new(|| {
    std::array::from_fn(|i| std::env::var(format!("P{i}")).ok().and_then(|s| s.parse().ok()).unwrap_or(f32::NAN))
});
pub fn p(i: usize, default: f32) -> f32 { if !P[i].is_nan() && NOW.get() { P[i] } else { default } }
thread_local! { pub static NOW: Cell<bool> = const { Cell::new(false) }; }

pub fn hero(seat: u8) -> bool { HERO.get() == seat }
pub fn q(i: usize, default: f32) -> f32 { if P[i].is_nan() { default } else { P[i] } }
