//! The promissory notes: 4 of every colour and one of every faction (TI 25.0).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Faction;

components! {
    /// A title of promissory notes (TI 25.0): those of every colour, then those of single factions.
    Note: "note-" {
        Ceasefire = "ceasefire",
        PoliticalSecret = "political-secret",
        SupportForTheThrone = "support-for-the-throne",
        TradeAgreement = "trade-agreement",
        Stymie = "stymie",
        WarFunding = "war-funding",
        RaghsCall = "raghs-call",
        FiresOfTheGashlai = "fires-of-the-gashlai",
        TradeConvoys = "trade-convoys",
        MilitarySupport = "military-support",
        CreussIff = "creuss-iff",
        CyberneticEnhancements = "cybernetic-enhancements",
        PromiseOfProtection = "promise-of-protection",
        GiftOfPrescience = "gift-of-prescience",
        Antivirus = "antivirus",
        TekklarLegion = "tekklar-legion",
        ResearchAgreement = "research-agreement",
        Acquiescence = "acquiescence",
        PoliticalFavor = "political-favor",
        GreyfireMutagen = "greyfire-mutagen",
        SpyNet = "spy-net",
    }
}

/// When a note may be played (TI 25.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NoteTiming {
    /// As a component action.
    Action,
    /// At once when it is received (TI 74.23.a).
    Received,
    /// At the end of the strategy phase (W3).
    StrategyEnd,
    /// At the start of a turn (W4).
    TurnStart,
    /// After a system is activated (W6).
    Activated,
    /// At the start of a combat (W11, W26).
    CombatStart,
    /// At the start of a round of space combat (W11, W13).
    Round,
    /// After ground forces have landed (W24).
    Landed,
    /// When commodities are replenished (W30).
    Replenished,
    /// After a technology was researched (W30).
    Researched,
    /// When an agenda is revealed (W39).
    AgendaReveal,
}

/// The printed facts of a note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoteDef {
    /// The note.
    pub note: Note,
    /// The faction it belongs to; `None` if there is one of every colour.
    pub faction: Option<Faction>,
    /// When it may be played.
    pub timing: NoteTiming,
    /// Whether it stays in the play area of its holder.
    pub stays: bool,
    /// Whether it returns when its holder activates a system with units of the player who issued it.
    pub returns_on_attack: bool,
}

impl Note {
    /// How many every player has in their colour.
    pub const GENERIC: usize = 4;
    /// Those that every player has in their colour.
    pub const COMMON: [Self; Self::GENERIC] =
        [Self::Ceasefire, Self::PoliticalSecret, Self::SupportForTheThrone, Self::TradeAgreement];

    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static NoteDef {
        &NOTES[self as usize]
    }
}

const fn note(note: Note, timing: NoteTiming) -> NoteDef {
    NoteDef { note, faction: None, timing, stays: false, returns_on_attack: false }
}

const fn of(faction: Faction, name: Note, timing: NoteTiming) -> NoteDef {
    NoteDef { faction: Some(faction), ..note(name, timing) }
}

/// Stays until its holder activates a system with units of the player who issued it.
const fn lasting(def: NoteDef) -> NoteDef {
    NoteDef { stays: true, returns_on_attack: true, ..def }
}

use Note::*;
use NoteTiming::*;

static NOTES: [NoteDef; Note::COUNT] = [
    // After the player who issued this note activates a system with your units: none of their units can
    // move into that system. Then the note returns.
    note(Ceasefire, Activated),
    // When an agenda is revealed: until it has been resolved, the player who issued this note cannot vote
    // on it, play action cards or use faction abilities. Then the note returns.
    note(PoliticalSecret, AgendaReveal),
    // When you receive this note, put it in your play area and gain 1 victory point. If you activate a
    // system with units of the player who issued it, or if that player is eliminated, you lose that point
    // and the note returns.
    lasting(note(SupportForTheThrone, Received)),
    // When the player who issued this note replenishes commodities: they give you all their commodities.
    // Then the note returns.
    note(TradeAgreement, Replenished),
    // Action: put this note in your play area. While it lies there, the Arborec player cannot produce units
    // in non-home systems with your units or in systems adjacent to them. It returns when you activate a
    // system with Arborec units.
    lasting(of(Faction::Arborec, Stymie, Action)),
    // At the start of a round of space combat: the Letnev player loses 2 trade goods, or as many as they
    // have; you may reroll any of your dice during that round. Then the note returns.
    of(Faction::Letnev, WarFunding, Round),
    // After you land ground forces on a planet: all Saar ground forces on it are moved to another planet
    // controlled by the Saar player. Then the note returns.
    of(Faction::Saar, RaghsCall, Landed),
    // Action: the Muaat player returns 1 token from their fleet pool to their reinforcements, then you gain
    // your war sun technology, ignoring prerequisites. Then the note returns.
    of(Faction::Muaat, FiresOfTheGashlai, Action),
    // Action: put this note in your play area. While it lies there, you can make transactions with players
    // who are not your neighbors. It returns when you activate a system with Hacan units.
    lasting(of(Faction::Hacan, TradeConvoys, Action)),
    // At the start of the Sol player's turn: they return 1 token from their strategy pool to their
    // reinforcements, if they have any; you may place 2 infantry from your reinforcements on one planet you
    // control. Then the note returns.
    of(Faction::Sol, MilitarySupport, TurnStart),
    // At the start of your turn in the action phase: place or move a Creuss wormhole token into a system
    // with a planet you control or into a non-home system without other players' ships. Then the note
    // returns.
    of(Faction::Creuss, CreussIff, TurnStart),
    // At the start of your turn: the L1Z1X player returns 1 token from their strategy pool to their
    // reinforcements, and you put 1 token from your reinforcements in your strategy pool. Then the note
    // returns.
    of(Faction::L1z1x, CyberneticEnhancements, TurnStart),
    // Action: put this note in your play area. While it lies there, the Mentak player cannot use Pillage
    // against you. It returns when you activate a system with Mentak units.
    lasting(of(Faction::Mentak, PromiseOfProtection, Action)),
    // At the end of the strategy phase: put this note in your play area and the Naalu "0" token on your
    // strategy card. Your initiative is 0, and Telepathic does not work this round. It returns at the end
    // of the status phase.
    NoteDef { stays: true, ..of(Faction::Naalu, GiftOfPrescience, StrategyEnd) },
    // At the start of a combat: put this note in your play area. While it lies there, the Nekro player
    // cannot use Technological Singularity against you. It returns when you activate a system with Nekro
    // units.
    lasting(of(Faction::Nekro, Antivirus, CombatStart)),
    // At the start of a combat in an invasion: add 1 to each of your units' combat rolls in it. If your
    // opponent is the N'orr player, they also subtract 1 from theirs. Then the note returns.
    of(Faction::SardakkNorr, TekklarLegion, CombatStart),
    // After the Jol-Nar player researches a technology that is not a faction technology: gain that
    // technology. Then the note returns.
    of(Faction::JolNar, ResearchAgreement, Researched),
    // At the end of the strategy phase: exchange one of your strategy cards for one that the Winnu player
    // chose. Then the note returns.
    of(Faction::Winnu, Acquiescence, StrategyEnd),
    // When an agenda is revealed: the Xxcha player returns 1 token from their strategy pool to their
    // reinforcements; discard that agenda and reveal the next one; players vote on that one instead. Then
    // the note returns.
    of(Faction::Xxcha, PoliticalFavor, AgendaReveal),
    // After a system is activated: the Yin player cannot use faction abilities or faction technologies
    // during this tactical action. Then the note returns.
    of(Faction::Yin, GreyfireMutagen, Activated),
    // At the start of your turn: look at the Yssaril player's action cards and take 1 of them. Then the
    // note returns.
    of(Faction::Yssaril, SpyNet, TurnStart),
];
