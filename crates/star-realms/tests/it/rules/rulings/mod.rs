//! SR G1 to SR G78: rulings on what the rulebook leaves open, one file for each part.

mod acquiring;
mod attacking;
mod copying;
mod discards;
mod edition;
mod elimination;
mod emperor;
mod general;
mod hydra;
mod raid;
