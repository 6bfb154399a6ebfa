//! What each title is worth, by the phase of the game.

use std::sync::LazyLock;

use crate::cards::{Clause, From, PerCard, Standing};
use crate::{Category, Kind};

/// Phases from the first turns (0) to the last (8).
pub(super) const PHASES: usize = 9;

/// What points are worth in a phase.
#[derive(Clone, Copy, Default)]
pub(super) struct Prices {
    pub(super) trade: i32,
    pub(super) combat: i32,
    pub(super) authority: i32,
    pub(super) draw: i32,
    pub(super) discard: i32,
    pub(super) destroy: i32,
    pub(super) thin: i32,
}

/// What a title is worth in a phase.
#[derive(Clone, Copy, Default)]
pub(super) struct Worth {
    /// Playing it, or using it once.
    pub(super) primary: i32,
    /// Its ally ability.
    pub(super) ally: i32,
}

/// How a title is handled, in every phase.
#[derive(Clone, Copy, Default)]
pub(super) struct Habit {
    /// In which order cards are played from hand, the greatest first.
    pub(super) order: i32,
    /// A base whose primary ability only gains and is used at once.
    pub(super) gains: bool,
    /// A base whose primary ability uses up hand cards.
    pub(super) uses_hand: bool,
    /// An ally ability that only gains and is used at once.
    pub(super) ally_gains: bool,
    /// Combat gained by the scrap ability.
    pub(super) scrap_combat: u16,
    /// Combat it is likely to give each time it is played or used.
    pub(super) combat: f32,
    /// Trade gained by playing it.
    pub(super) trade: u16,
}

pub(super) struct Table {
    pub(super) prices: [Prices; PHASES],
    pub(super) worths: [[Worth; Kind::COUNT]; PHASES],
    pub(super) habits: [Habit; Kind::COUNT],
}

pub(super) static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

impl Table {
    fn new() -> Self {
        let mut table = Self {
            prices: [Prices::default(); PHASES],
            worths: [[Worth::default(); Kind::COUNT]; PHASES],
            habits: [Habit::default(); Kind::COUNT],
        };
        for phase in 0..PHASES {
            let prices = Prices::of(phase as i32);
            table.prices[phase] = prices;
            for kind in Kind::all() {
                table.worths[phase][kind as usize] = Worth::of(kind, &prices);
            }
        }
        for kind in Kind::all() {
            table.habits[kind as usize] = Habit::of(kind);
        }
        table
    }
}

impl Prices {
    fn of(phase: i32) -> Self {
        let between = |early: i32, late: i32| early + (late - early) * phase / (PHASES as i32 - 1);
        Self {
            trade: between(130, 25),
            combat: between(75, 115),
            authority: between(40, 65),
            draw: between(190, 260),
            discard: between(130, 170),
            destroy: between(60, 200),
            thin: between(200, 60),
        }
    }

    /// What a text is worth when carried out once.
    pub(super) fn text(&self, text: &[Clause]) -> i32 {
        let mut sum = 0;
        let mut share = 100;
        for &clause in text {
            let worth = match clause {
                Clause::Trade(n) => self.trade * i32::from(n),
                Clause::Combat(n) => self.combat * i32::from(n),
                Clause::Authority(n) => self.authority * i32::from(n),
                Clause::Draw(n) => self.draw * i32::from(n),
                Clause::OpponentDiscards => self.discard,
                Clause::DestroyBase | Clause::MayDestroyBase => self.destroy,
                Clause::ScrapOwn { from, at_least, up_to, then } => {
                    let once = match from {
                        From::Hand => self.thin * 2 / 3,
                        From::DiscardPile | From::HandOrDiscardPile => self.thin,
                    };
                    let drawn = if then == PerCard::Draw { self.draw } else { 0 };
                    (once + drawn) * i32::from(up_to) - i32::from(at_least) * 30
                }
                Clause::ScrapRow { up_to } => 20 * i32::from(up_to),
                Clause::EitherOr => 0,
                Clause::AcquireFree { max_cost, .. } => 70 * i32::from(max_cost.min(7)),
                Clause::NextCardToHand => 250,
                Clause::NextCardToTop => 120,
                Clause::NextShipMayTop => 80,
                Clause::OnlyIf(_) => {
                    share = 40;
                    0
                }
                Clause::DiscardOwn { up_to, .. } => 90 * i32::from(up_to),
                Clause::CombatPerScrapped(n) => self.combat * i32::from(n),
                Clause::DrawPerPlayed(_) => self.draw * 2,
                Clause::CopyBase | Clause::CopyShip => self.combat * 4,
            };
            sum += worth * share / 100;
        }
        sum
    }
}

impl Worth {
    fn of(kind: Kind, prices: &Prices) -> Self {
        let def = kind.def();
        let (either, or) = (prices.text(def.either), prices.text(def.or));
        let mut primary = prices.text(def.primary) + either.max(or) + either.min(or) / 5;
        primary += match def.standing {
            Some(Standing::EachShipPlayed { of, combat }) => {
                prices.combat * i32::from(combat) * if of.is_some() { 1 } else { 3 }
            }
            Some(Standing::EveryFaction) => 200,
            Some(Standing::HandWhenAcquired) | None => 0,
        };
        Self { primary, ally: prices.text(def.ally) }
    }
}

impl Habit {
    fn of(kind: Kind) -> Self {
        let def = kind.def();
        let only_gains = |text: &[Clause]| {
            text.iter().all(|clause| {
                matches!(
                    clause,
                    Clause::Trade(_)
                        | Clause::Combat(_)
                        | Clause::Authority(_)
                        | Clause::Draw(_)
                        | Clause::OpponentDiscards
                        | Clause::NextCardToHand
                        | Clause::NextCardToTop
                        | Clause::NextShipMayTop
                        | Clause::OnlyIf(_)
                )
            })
        };
        let draws = def.primary.iter().chain(def.or).any(|clause| matches!(clause, Clause::Draw(_)));
        let scraps = def.primary.iter().any(|clause| matches!(clause, Clause::ScrapOwn { .. }));
        let order = match kind {
            Kind::Scout | Kind::Viper | Kind::Explorer => i32::from(def.cost),
            Kind::StealthNeedle => 5,
            _ if def.category != Category::Ship => 90,
            _ if draws && kind != Kind::EmbassyYacht => 80,
            _ if scraps => 70,
            _ => 50,
        };
        let points = |text: &[Clause]| {
            text.iter().fold((0, 0), |(trade, combat), clause| match clause {
                Clause::Trade(n) => (trade + u16::from(*n), combat),
                Clause::Combat(n) => (trade, combat + u16::from(*n)),
                _ => (trade, combat),
            })
        };
        Self {
            order,
            gains: def.category != Category::Ship && !def.primary.is_empty() && only_gains(def.primary),
            uses_hand: def.category != Category::Ship
                && def.primary.iter().chain(def.or).any(|clause| {
                    matches!(
                        clause,
                        Clause::DiscardOwn { .. }
                            | Clause::ScrapOwn { from: From::Hand | From::HandOrDiscardPile, .. }
                    )
                }),
            ally_gains: !def.ally.is_empty() && only_gains(def.ally),
            scrap_combat: points(def.scrap).1,
            combat: f32::from(points(def.primary).1 + points(def.either).1.max(points(def.or).1))
                + f32::from(points(def.ally).1) * 0.4,
            trade: points(def.primary).0,
        }
    }
}
