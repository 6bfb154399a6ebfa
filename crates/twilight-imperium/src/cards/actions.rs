//! The 80 action cards of 59 titles (TI 24.0).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

components! {
    /// A title of action cards (TI 24.0).
    ActionCard: "action-" {
        AncientBurialSites = "ancient-burial-sites",
        AssassinateRepresentative = "assassinate-representative",
        Bribery = "bribery",
        Bunker = "bunker",
        ConfusingLegalText = "confusing-legal-text",
        ConstructionRider = "construction-rider",
        CourageousToTheEnd = "courageous-to-the-end",
        CrippleDefenses = "cripple-defenses",
        DiplomacyRider = "diplomacy-rider",
        DirectHit = "direct-hit",
        Disable = "disable",
        DistinguishedCouncilor = "distinguished-councilor",
        EconomicInitiative = "economic-initiative",
        EmergencyRepairs = "emergency-repairs",
        ExperimentalBattlestation = "experimental-battlestation",
        FighterPrototype = "fighter-prototype",
        FireTeam = "fire-team",
        FlankSpeed = "flank-speed",
        FocusedResearch = "focused-research",
        FrontlineDeployment = "frontline-deployment",
        GhostShip = "ghost-ship",
        ImperialRider = "imperial-rider",
        InTheSilenceOfSpace = "in-the-silence-of-space",
        IndustrialInitiative = "industrial-initiative",
        Infiltrate = "infiltrate",
        Insubordination = "insubordination",
        Intercept = "intercept",
        LeadershipRider = "leadership-rider",
        LostStarChart = "lost-star-chart",
        LuckyShot = "lucky-shot",
        ManeuveringJets = "maneuvering-jets",
        MiningInitiative = "mining-initiative",
        MoraleBoost = "morale-boost",
        Parley = "parley",
        Plague = "plague",
        PoliticalStability = "political-stability",
        PoliticsRider = "politics-rider",
        PublicDisgrace = "public-disgrace",
        ReactorMeltdown = "reactor-meltdown",
        Reparations = "reparations",
        RepealLaw = "repeal-law",
        RiseOfAMessiah = "rise-of-a-messiah",
        Sabotage = "sabotage",
        Salvage = "salvage",
        ShieldsHolding = "shields-holding",
        SignalJamming = "signal-jamming",
        SkilledRetreat = "skilled-retreat",
        Spy = "spy",
        Summit = "summit",
        TacticalBombardment = "tactical-bombardment",
        TechnologyRider = "technology-rider",
        TradeRider = "trade-rider",
        UnexpectedAction = "unexpected-action",
        UnstablePlanet = "unstable-planet",
        Upgrade = "upgrade",
        Uprising = "uprising",
        Veto = "veto",
        WarEffort = "war-effort",
        WarfareRider = "warfare-rider",
    }
}

/// When an action card may be played (TI 24.6); W numbers are rows of the table of reaction windows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// As a component action (TI 24.6.a).
    Action,
    /// After an agenda is revealed (W40).
    AgendaRevealed,
    /// After another player has landed ground forces on a planet of the player (W24).
    Landed,
    /// After the opponent has announced a retreat (W14).
    RetreatAnnounced,
    /// After a ship of another player has used Sustain Damage against a hit of the player (W17).
    Sustained,
    /// After another player has gained control of a planet of the player (W27).
    PlanetLost,
    /// After the combat rolls of the player in a ground combat (W15).
    GroundRolled,
    /// After a ship of the player was destroyed in a space combat (W18).
    ShipDestroyed,
    /// After the player has activated a system (W6).
    Activated,
    /// After the player has cast votes (W42).
    Voted,
    /// After another player has moved ships into a system (W7).
    ShipsMoved,
    /// After the speaker has voted or would have (W43).
    SpeakerVoted,
    /// After the player has won a space combat (W21).
    SpaceWon,
    /// Before hits of a space cannon roll are assigned to the player's units (W9, W25).
    CannonHits,
    /// Before hits are assigned to the player's ships in a space combat (W16).
    CombatHits,
    /// At the start of the agenda phase (W38).
    AgendaPhase,
    /// At the start of a combat round (W11, W13, W26).
    Round,
    /// At the start of the first round of a space combat (W11).
    FirstRound,
    /// At the start of an invasion (W22).
    Invasion,
    /// At the start or at the end of a combat round (W13, W20).
    RoundOrItsEnd,
    /// At the start of the strategy phase (W1).
    StrategyPhase,
    /// When an agenda is revealed (W39).
    AgendaReveal,
    /// When another player chooses a strategy card (W2).
    StrategyChosen,
    /// When another player plays an action card (W5).
    CardPlayed,
    /// When the player would return strategy cards (W36).
    StrategyReturned,
    /// When the outcome of an agenda elects the player (W44).
    Elected,
    /// When the player gains control of a planet (W27).
    PlanetGained,
}

/// The printed facts of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionCardDef {
    /// The title.
    pub card: ActionCard,
    /// How many cards bear it.
    pub copies: u8,
    /// When it may be played.
    pub timing: Timing,
}

/// The titles by what is printed on them.
static BY_TIMING: LazyLock<[Vec<ActionCard>; Timing::PlanetGained as usize + 1]> = LazyLock::new(|| {
    std::array::from_fn(|timing| {
        ActionCard::ALL.into_iter().filter(|card| card.def().timing as usize == timing).collect()
    })
});

impl Timing {
    /// The titles that may be played then.
    pub fn cards(self) -> &'static [ActionCard] {
        &BY_TIMING[self as usize]
    }
}

impl ActionCard {
    /// How many cards there are.
    pub const CARDS: usize = 80;

    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static ActionCardDef {
        &ACTION_CARDS[self as usize]
    }

    /// Whether it predicts the outcome of an agenda (TI 83.22).
    pub const fn is_rider(self) -> bool {
        matches!(
            self,
            Self::ConstructionRider
                | Self::DiplomacyRider
                | Self::ImperialRider
                | Self::LeadershipRider
                | Self::PoliticsRider
                | Self::TechnologyRider
                | Self::TradeRider
                | Self::WarfareRider
        )
    }
}

const fn card(card: ActionCard, timing: Timing) -> ActionCardDef {
    ActionCardDef { card, copies: 1, timing }
}

const fn four(card: ActionCard, timing: Timing) -> ActionCardDef {
    ActionCardDef { card, copies: 4, timing }
}

use ActionCard::*;

static ACTION_CARDS: [ActionCardDef; ActionCard::COUNT] = [
    // At the start of the agenda phase: choose a player; all that player's cultural planets are exhausted.
    card(AncientBurialSites, Timing::AgendaPhase),
    // After an agenda is revealed: choose a player, who cannot vote on this agenda.
    card(AssassinateRepresentative, Timing::AgendaRevealed),
    // After the speaker has voted, or would have voted: spend any number of trade goods; each gives you 1
    // more vote for the outcome you voted for.
    card(Bribery, Timing::SpeakerVoted),
    // At the start of an invasion: until it ends, subtract 4 from every Bombardment die rolled against your
    // planets.
    card(Bunker, Timing::Invasion),
    // When an agenda's outcome elects you: choose a player, who counts as elected in your place.
    card(ConfusingLegalText, Timing::Elected),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right,
    // place a space dock from your reinforcements on a planet you control.
    card(ConstructionRider, Timing::AgendaRevealed),
    // After a ship of yours is destroyed in a space combat: roll 2 dice. For each result not below that
    // ship's combat value your opponent chooses and destroys a ship of theirs.
    card(CourageousToTheEnd, Timing::ShipDestroyed),
    // Action: choose a planet and destroy all PDS on it.
    card(CrippleDefenses, Timing::Action),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right,
    // choose a system with a planet you control: every other player puts a command token from their
    // reinforcements there.
    card(DiplomacyRider, Timing::AgendaRevealed),
    // After another player's ship used Sustain Damage against a hit from your units or abilities: destroy
    // that ship.
    four(DirectHit, Timing::Sustained),
    // At the start of an invasion in a system with PDS of your opponents: until it ends, those PDS have
    // neither Planetary Shield nor Space Cannon.
    card(Disable, Timing::Invasion),
    // After you have cast your votes on an agenda: cast 5 more votes for the same outcome.
    card(DistinguishedCouncilor, Timing::Voted),
    // Action: ready all your cultural planets.
    card(EconomicInitiative, Timing::Action),
    // At the start or end of a combat round: repair all your units in the active system that have Sustain
    // Damage.
    card(EmergencyRepairs, Timing::RoundOrItsEnd),
    // After another player's tactical action moves ships into a system: choose a space dock of yours in or
    // adjacent to it. It fires Space Cannon 5 (×3) at the active player's ships there.
    card(ExperimentalBattlestation, Timing::ShipsMoved),
    // At the start of the first round of a space combat: add 2 to each of your fighters' combat rolls in
    // this round.
    card(FighterPrototype, Timing::FirstRound),
    // After your ground forces made their combat rolls in a round of ground combat: reroll any of your
    // dice.
    card(FireTeam, Timing::GroundRolled),
    // After you activate a system: each of your ships has +1 move during this tactical action.
    four(FlankSpeed, Timing::Activated),
    // Action: spend 4 trade goods to research 1 technology.
    card(FocusedResearch, Timing::Action),
    // Action: place 3 infantry from your reinforcements on one planet you control.
    card(FrontlineDeployment, Timing::Action),
    // Action: place a destroyer from your reinforcements in a non-home system that has a wormhole and no
    // ships of other players.
    card(GhostShip, Timing::Action),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right, gain
    // 1 victory point.
    card(ImperialRider, Timing::AgendaRevealed),
    // After you activate a system: choose a system; during this tactical action your ships that start there
    // can move through systems with other players' ships.
    card(InTheSilenceOfSpace, Timing::Activated),
    // Action: gain 1 trade good for each industrial planet you control.
    card(IndustrialInitiative, Timing::Action),
    // When you gain control of a planet: instead of being destroyed, each PDS and space dock on it is
    // replaced with one of yours from your reinforcements.
    card(Infiltrate, Timing::PlanetGained),
    // Action: choose another player; 1 token from their tactic pool returns to their reinforcements.
    card(Insubordination, Timing::Action),
    // After your opponent announces a retreat: they cannot retreat in this round of the space combat.
    card(Intercept, Timing::RetreatAnnounced),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right, gain
    // 3 command tokens.
    card(LeadershipRider, Timing::AgendaRevealed),
    // After you activate a system: during this tactical action all systems with alpha or beta wormholes are
    // adjacent to each other.
    card(LostStarChart, Timing::Activated),
    // Action: destroy another player's dreadnought, cruiser or destroyer in a system with a planet you
    // control.
    card(LuckyShot, Timing::Action),
    // Before hits of another player's space cannon roll are assigned to your units: cancel 1 hit.
    four(ManeuveringJets, Timing::CannonHits),
    // Action: choose a planet you control and gain as many trade goods as its resource value.
    card(MiningInitiative, Timing::Action),
    // At the start of a combat round: add 1 to each of your units' combat rolls in this round.
    four(MoraleBoost, Timing::Round),
    // After another player lands ground forces on a planet you control: those ground forces return to
    // space.
    card(Parley, Timing::Landed),
    // Action: choose a planet controlled by another player and roll 1 die for each infantry on it; each
    // result of 6 or more destroys 1 of them.
    card(Plague, Timing::Action),
    // When you would return your strategy cards: keep them. You choose no strategy card in the next
    // strategy phase.
    card(PoliticalStability, Timing::StrategyReturned),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right, draw
    // 3 action cards and take the speaker token.
    card(PoliticsRider, Timing::AgendaRevealed),
    // When another player chooses a strategy card in the strategy phase: they must choose a different one,
    // if there is any.
    card(PublicDisgrace, Timing::StrategyChosen),
    // Action: destroy another player's space dock in a non-home system.
    card(ReactorMeltdown, Timing::Action),
    // After another player gains control of a planet you controlled: exhaust one of that player's planets
    // and ready one of yours.
    card(Reparations, Timing::PlanetLost),
    // Action: discard 1 law from play.
    card(RepealLaw, Timing::Action),
    // Action: place 1 infantry from your reinforcements on each planet you control.
    card(RiseOfAMessiah, Timing::Action),
    // When another player plays an action card other than Sabotage: cancel it.
    four(Sabotage, Timing::CardPlayed),
    // After you win a space combat: your opponent gives you all their commodities.
    card(Salvage, Timing::SpaceWon),
    // Before you assign hits to your ships in a space combat: cancel up to 2 hits.
    four(ShieldsHolding, Timing::CombatHits),
    // Action: choose another player and a non-home system with a ship of yours in it or adjacent to it;
    // that player's command token from their reinforcements is placed there.
    card(SignalJamming, Timing::Action),
    // At the start of a round of space combat: move all your ships to one adjacent system without other
    // players' ships and put a command token from your reinforcements there. The combat ends in a draw.
    four(SkilledRetreat, Timing::Round),
    // Action: choose a player, who gives you 1 random action card from their hand.
    card(Spy, Timing::Action),
    // At the start of the strategy phase: gain 2 command tokens.
    card(Summit, Timing::StrategyPhase),
    // Action: choose a system with units of yours that have Bombardment; exhaust all planets there that
    // other players control.
    card(TacticalBombardment, Timing::Action),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right,
    // research 1 technology.
    card(TechnologyRider, Timing::AgendaRevealed),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right, gain
    // 5 trade goods.
    card(TradeRider, Timing::AgendaRevealed),
    // Action: return 1 of your command tokens from the board to your reinforcements.
    card(UnexpectedAction, Timing::Action),
    // Action: choose a hazardous planet; exhaust it and destroy up to 3 infantry on it.
    card(UnstablePlanet, Timing::Action),
    // After you activate a system with at least one of your ships: replace a cruiser of yours there with a
    // dreadnought from your reinforcements.
    card(Upgrade, Timing::Activated),
    // Action: exhaust a non-home planet controlled by another player and gain as many trade goods as its
    // resource value.
    card(Uprising, Timing::Action),
    // When an agenda is revealed: discard it and reveal the next one from the deck; players vote on that
    // one instead.
    card(Veto, Timing::AgendaReveal),
    // Action: place a cruiser from your reinforcements in a system with one of your ships.
    card(WarEffort, Timing::Action),
    // After an agenda is revealed: you cannot vote on it. Predict its outcome aloud; if you are right,
    // place a dreadnought from your reinforcements in a system with one of your ships.
    card(WarfareRider, Timing::AgendaRevealed),
];
