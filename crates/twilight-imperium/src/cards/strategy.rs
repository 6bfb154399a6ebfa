//! The 8 strategy cards (TI 27.5).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

components! {
    /// A strategy card, by initiative (TI 27.5).
    Strategy: "strategy-" {
        // Primary: Gain 3 command tokens. Then you may spend any amount of influence and gain 1 command
        // token for every 3 spent.
        // Secondary: Spend any amount of influence and gain 1 command token for every 3 spent. No command
        // token is spent.
        Leadership = "leadership",
        // Primary: Choose a system, other than Mecatol Rex's, with a planet you control and ready up to 2
        // of your planets there. Then every other player puts a command token from their reinforcements
        // there.
        // Secondary: Spend 1 token from your strategy pool to ready up to 2 of your planets.
        Diplomacy = "diplomacy",
        // Primary: Choose a player who is not the speaker; they take the speaker token. Draw 2 action
        // cards. Look at the top 2 agenda cards and put each on the top or the bottom of the deck.
        // Secondary: Spend 1 token from your strategy pool to draw 2 action cards.
        Politics = "politics",
        // Primary: You may place 1 PDS or 1 space dock on a planet you control. Then you may place 1 PDS on
        // a planet you control.
        // Secondary: Spend 1 token from your strategy pool and place it in a system; place 1 PDS or 1 space
        // dock on a planet you control there.
        Construction = "construction",
        // Primary: Gain 3 trade goods. Replenish commodities. Choose any number of other players, who use
        // the secondary ability without spending a token.
        // Secondary: Spend 1 token from your strategy pool to replenish commodities.
        Trade = "trade",
        // Primary: Take 1 of your command tokens off the board and put it in any of your pools. Then you
        // may redistribute your command tokens.
        // Secondary: Spend 1 token from your strategy pool to use Production of one of your space docks in
        // your home system.
        Warfare = "warfare",
        // Primary: Research 1 technology. Then you may spend 6 resources to research 1 more.
        // Secondary: Spend 1 token from your strategy pool and 4 resources to research 1 technology.
        Technology = "technology",
        // Primary: You may score 1 public objective whose requirement you meet. Then gain 1 victory point
        // if you control Mecatol Rex; otherwise draw 1 secret objective.
        // Secondary: Spend 1 token from your strategy pool to draw 1 secret objective.
        Imperial = "imperial",
    }
}

impl Strategy {
    /// Its initiative number (TI 27.6).
    #[inline]
    pub const fn initiative(self) -> u8 {
        self as u8 + 1
    }

    /// Whether its secondary ability costs a token from the strategy pool (TI 18.5.a).
    #[inline]
    pub const fn secondary_costs(self) -> bool {
        !matches!(self, Self::Leadership)
    }
}
