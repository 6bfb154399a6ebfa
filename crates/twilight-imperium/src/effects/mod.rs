//! What cards and abilities do, one file a kind of component. A component is added in three places: where it fits
//! (`*_fits`, from what everybody can see), what it aims at (`card_targets`), and what it does (`resolve_*`), which pushes
//! a [`Choose`] for every choice.

mod actions;
mod agendas;
mod battle;
mod battle_cards;
mod battle_powers;
mod card_fits;
mod choose;
mod factions;
mod hooks;
mod laws;
mod nekro;
mod notes;
mod objectives;
mod outcomes;
mod powers;
mod source;
mod technologies;

pub(crate) use battle::BattleAsk;
pub(crate) use choose::{Ask, Choose};
pub(crate) use powers::PowerAsk;
