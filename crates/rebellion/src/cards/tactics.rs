//! The tactic cards: 15 for space and 15 for ground battles (RB 13.5).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Theatre;

/// A tactic card by its title; copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the cards are documented by their rows")]
pub enum Tactic {
    #[default]
    SpaceBrilliantStrategy,
    SpaceConcentrateFire,
    SpaceCriticalHit,
    SpaceDefensiveFormation,
    SpaceOnslaught,
    SpaceTakeItDown,
    SpaceUnstoppableAssault,
    GroundBrilliantStrategy,
    GroundConcentrateFire,
    GroundCriticalHit,
    GroundDefensiveFormation,
    GroundOnslaught,
    GroundTakeItDown,
    GroundUnstoppableAssault,
    SpaceNoEscape,
    SpaceOutmaneuver,
    GroundBombardment,
    GroundDigIn,
    GroundEscapePlan,
}

/// What a tactic card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TacticEffect {
    /// Draw so many tactic cards from the two decks as one likes.
    Draw(u8),
    /// Roll up to so many own dice again, together (RB 9.6.8).
    Reroll(u8),
    /// 1 damage to a unit of the theatre.
    DamageAny,
    /// So much damage to one unit of the theatre.
    DamageOne(u8),
    /// 1 damage to each of one or two units of the theatre.
    DamageTwo,
    /// The red attack value of an own ship as damage to ground units.
    Bombard,
    /// Cancel so much assigned damage (RB 9.8.2).
    Block(u8),
    /// Discard another card of the theatre, cancel up to so much assigned damage.
    BlockForCard(u8),
    /// The opponent cannot block until this battle step ends.
    NoBlocking,
    /// The opponent cannot retreat in this combat round.
    NoRetreat,
    /// Own units may retreat in this combat round without carriers.
    EscapePlan,
}

/// The printed facts of a tactic card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TacticDef {
    /// The card.
    pub tactic: Tactic,
    /// Its title.
    pub name: &'static str,
    /// Its deck.
    pub theatre: Theatre,
    /// How many cards bear the title.
    pub copies: u8,
    /// Whether a die showing a special is spent to use it (RB 9.6.7).
    pub special: bool,
    /// What it does.
    pub effect: TacticEffect,
}

impl Tactic {
    /// How many titles there are.
    pub const COUNT: usize = 19;

    /// Every title.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        TACTICS.iter().map(|def| def.tactic)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static TacticDef {
        &TACTICS[self as usize]
    }

    /// Whether it is played only to block damage (RB 9.8.3).
    pub fn blocks(self) -> bool {
        matches!(self.def().effect, TacticEffect::Block(_) | TacticEffect::BlockForCard(_))
    }
}

use Tactic::*;
use TacticEffect::*;
use Theatre::*;

static TACTICS: [TacticDef; Tactic::COUNT] = [
    // Take 2 tactic cards: two from one deck or one from each.
    TacticDef {
        tactic: SpaceBrilliantStrategy,
        name: "Brilliant Strategy",
        theatre: Space,
        copies: 1,
        special: true,
        effect: Draw(2),
    },
    // One or two own dice are rolled again, together.
    TacticDef {
        tactic: SpaceConcentrateFire,
        name: "Concentrate Fire",
        theatre: Space,
        copies: 2,
        special: false,
        effect: Reroll(2),
    },
    // A unit of the theatre takes 1 damage, whatever its health colour.
    TacticDef {
        tactic: SpaceCriticalHit,
        name: "Critical Hit",
        theatre: Space,
        copies: 2,
        special: false,
        effect: DamageAny,
    },
    // Cancels 1 assigned damage.
    TacticDef {
        tactic: SpaceDefensiveFormation,
        name: "Defensive Formation",
        theatre: Space,
        copies: 3,
        special: false,
        effect: Block(1),
    },
    // One or two different ships take 1 damage each.
    TacticDef {
        tactic: SpaceOnslaught,
        name: "Onslaught",
        theatre: Space,
        copies: 1,
        special: true,
        effect: DamageTwo,
    },
    // A single ship takes 2 damage.
    TacticDef {
        tactic: SpaceTakeItDown,
        name: "Take It Down",
        theatre: Space,
        copies: 2,
        special: true,
        effect: DamageOne(2),
    },
    // Blocking is barred to the opponent until this space battle step ends.
    TacticDef {
        tactic: SpaceUnstoppableAssault,
        name: "Unstoppable Assault",
        theatre: Space,
        copies: 1,
        special: true,
        effect: NoBlocking,
    },
    // Take 2 tactic cards: two from one deck or one from each.
    TacticDef {
        tactic: GroundBrilliantStrategy,
        name: "Brilliant Strategy",
        theatre: Ground,
        copies: 1,
        special: true,
        effect: Draw(2),
    },
    // One or two own dice are rolled again, together.
    TacticDef {
        tactic: GroundConcentrateFire,
        name: "Concentrate Fire",
        theatre: Ground,
        copies: 2,
        special: false,
        effect: Reroll(2),
    },
    // A unit of the theatre takes 1 damage, whatever its health colour.
    TacticDef {
        tactic: GroundCriticalHit,
        name: "Critical Hit",
        theatre: Ground,
        copies: 2,
        special: false,
        effect: DamageAny,
    },
    // Cancels 1 assigned damage.
    TacticDef {
        tactic: GroundDefensiveFormation,
        name: "Defensive Formation",
        theatre: Ground,
        copies: 3,
        special: false,
        effect: Block(1),
    },
    // One or two different ground units take 1 damage each.
    TacticDef {
        tactic: GroundOnslaught,
        name: "Onslaught",
        theatre: Ground,
        copies: 1,
        special: true,
        effect: DamageTwo,
    },
    // A single ground unit takes 2 damage.
    TacticDef {
        tactic: GroundTakeItDown,
        name: "Take It Down",
        theatre: Ground,
        copies: 1,
        special: true,
        effect: DamageOne(2),
    },
    // Blocking is barred to the opponent until this ground battle step ends.
    TacticDef {
        tactic: GroundUnstoppableAssault,
        name: "Unstoppable Assault",
        theatre: Ground,
        copies: 1,
        special: true,
        effect: NoBlocking,
    },
    // Bars the opponent from retreating this combat round.
    TacticDef {
        tactic: SpaceNoEscape,
        name: "No Escape",
        theatre: Space,
        copies: 1,
        special: false,
        effect: NoRetreat,
    },
    // Cost: another space tactic card from hand. Cancels 1 or 2 assigned damage.
    TacticDef {
        tactic: SpaceOutmaneuver,
        name: "Outmaneuver",
        theatre: Space,
        copies: 2,
        special: false,
        effect: BlockForCard(2),
    },
    // Name one own ship in the system; its red attack value is dealt as damage to ground units.
    TacticDef {
        tactic: GroundBombardment,
        name: "Bombardment",
        theatre: Ground,
        copies: 1,
        special: true,
        effect: Bombard,
    },
    // Cost: another ground tactic card from hand. Cancels 1 or 2 assigned damage.
    TacticDef {
        tactic: GroundDigIn,
        name: "Dig In",
        theatre: Ground,
        copies: 2,
        special: false,
        effect: BlockForCard(2),
    },
    // Own units may retreat this combat round regardless of transport.
    TacticDef {
        tactic: GroundEscapePlan,
        name: "Escape Plan",
        theatre: Ground,
        copies: 1,
        special: true,
        effect: EscapePlan,
    },
];
