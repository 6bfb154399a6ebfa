//! The 34 action cards (RB 13.2).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Leader, Side};

/// An action card; each exists once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the cards are documented by their rows")]
pub enum ActionCard {
    #[default]
    AccordingToMyDesign,
    BrilliantAdministrator,
    ItIsYourDestiny,
    MoreDangerousThanYouRealize,
    Blindside,
    BobaFettWhere,
    CatchThemBySurprise,
    FullyOperational,
    GoodIntel,
    KeepThemFromEscaping,
    LocalRumors,
    ProceedingAsPlanned,
    PublicSupport,
    ReadyForAction,
    ScoutingMission,
    TargetTheGenerator,
    HumanCyborgRelations,
    OurMostDesperateHour,
    RebelPlanning,
    ResourcefulAstromech,
    StartTheEvacuation,
    TemporaryAlliance,
    Ambush,
    AnOldFriend,
    IndependentOperation,
    ItsATrap,
    NobleSacrifice,
    OneInAMillion,
    PointBlankAssault,
    SonOfSkywalker,
    TargetTheStarDestroyers,
    TheMillenniumFalcon,
    Undercover,
    WookieeGuardian,
}

/// The bold word above the text (RB 13.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// In the Assignment phase (RB 13.2.7).
    Assignment,
    /// Right after leaders were added to a combat (RB 13.2.8).
    StartOfCombat,
    /// As soon as it is received (RB 13.2.11).
    Immediate,
    /// When the card says (RB 13.2.10).
    Special,
}

/// The printed facts of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionDef {
    /// The card.
    pub card: ActionCard,
    /// Its title.
    pub name: &'static str,
    /// Whose it is.
    pub side: Side,
    /// Whether it is one of the starting cards, without a recruit icon (RB 2.9.15).
    pub starting: bool,
    /// When it can be used.
    pub timing: Timing,
    /// The leaders pictured on it.
    pub leaders: &'static [Leader],
}

impl ActionCard {
    /// How many cards there are.
    pub const COUNT: usize = 34;

    /// Every card.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        ACTIONS.iter().map(|def| def.card)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static ActionDef {
        &ACTIONS[self as usize]
    }

    /// Whether the leader is pictured on it, the Jedi as Luke Skywalker (RB 10.1.6).
    pub fn pictures(self, leader: Leader) -> bool {
        self.def().leaders.iter().any(|&pictured| leader.counts_as(pictured))
    }
}

use ActionCard::*;
use Leader::*;
use Side::*;
use Timing::*;

static ACTIONS: [ActionDef; ActionCard::COUNT] = [
    // In combat round 1 the Rebels roll 1 red and 2 black dice fewer in the space battle and again in
    // the ground battle.
    ActionDef {
        card: AccordingToMyDesign,
        name: "According to My Design",
        side: Empire,
        starting: true,
        timing: StartOfCombat,
        leaders: &[EmperorPalpatine],
    },
    // Place Tarkin in any Imperial system; for each printed resource icon there put 1 matching
    // Imperial unit on the slot of its production number.
    ActionDef {
        card: BrilliantAdministrator,
        name: "Brilliant Administrator",
        side: Empire,
        starting: true,
        timing: Assignment,
        leaders: &[GrandMoffTarkin],
    },
    // During a mission, right after a leader has been rescued: capture 1 Rebel leader who attempted
    // that mission.
    ActionDef {
        card: ItIsYourDestiny,
        name: "It Is Your Destiny",
        side: Empire,
        starting: true,
        timing: Special,
        leaders: &[DarthVader],
    },
    // Choose one tactic deck, space or ground, and take 3 cards from it.
    ActionDef {
        card: MoreDangerousThanYouRealize,
        name: "More Dangerous Than You Realize",
        side: Empire,
        starting: true,
        timing: StartOfCombat,
        leaders: &[GeneralTagge],
    },
    // Just before revealing the mission this leader is assigned to: the Rebels may not send a leader
    // from their pool to oppose it.
    ActionDef {
        card: Blindside,
        name: "Blindside",
        side: Empire,
        starting: false,
        timing: Special,
        leaders: &[BobaFett, JanusGreejatus],
    },
    // Boba Fett goes to an Imperial system. In the command phase that follows, that system is closed
    // to mission attempts and action cards of Rebel leaders.
    ActionDef {
        card: BobaFettWhere,
        name: "Boba Fett? Where?",
        side: Empire,
        starting: false,
        timing: Assignment,
        leaders: &[BobaFett],
    },
    // Ozzel goes to a system; Imperial units of neighbouring systems may join him by the usual
    // movement rules. Rebel units there then mean combat.
    ActionDef {
        card: CatchThemBySurprise,
        name: "Catch Them by Surprise",
        side: Empire,
        starting: false,
        timing: Assignment,
        leaders: &[AdmiralOzzel],
    },
    // Needs a finished or unfinished Death Star in the system: 1 Rebel ship there is destroyed.
    ActionDef {
        card: FullyOperational,
        name: "Fully Operational",
        side: Empire,
        starting: false,
        timing: StartOfCombat,
        leaders: &[MoffJerjerrod],
    },
    // For this combat the Rebel hand of tactic cards is kept open.
    ActionDef {
        card: GoodIntel,
        name: "Good Intel",
        side: Empire,
        starting: false,
        timing: StartOfCombat,
        leaders: &[ColonelYularen, SoontirFel],
    },
    // Retreat is forbidden to the Rebels for the whole combat.
    ActionDef {
        card: KeepThemFromEscaping,
        name: "Keep Them from Escaping",
        side: Empire,
        starting: false,
        timing: StartOfCombat,
        leaders: &[AdmiralPiett],
    },
    // Yularen goes to a system with Imperial units; the Rebels must tell truthfully whether their base
    // lies in that region.
    ActionDef {
        card: LocalRumors,
        name: "Local Rumors",
        side: Empire,
        starting: false,
        timing: Assignment,
        leaders: &[ColonelYularen],
    },
    // Look through the project deck, take one card and assign this leader to it face down; shuffle the
    // deck.
    ActionDef {
        card: ProceedingAsPlanned,
        name: "Proceeding as Planned",
        side: Empire,
        starting: false,
        timing: Assignment,
        leaders: &[AdmiralOzzel, MoffJerjerrod],
    },
    // Greejatus goes to an Imperial system free of Rebel ground units; 3 Stormtroopers from supply
    // appear there. For this round he does not hold Imperial units back in it.
    ActionDef {
        card: PublicSupport,
        name: "Public Support",
        side: Empire,
        starting: false,
        timing: Assignment,
        leaders: &[JanusGreejatus],
    },
    // This leader joins the combat from the pool, takes no part in a retreat and is back in the pool
    // once the combat is over.
    ActionDef {
        card: ReadyForAction,
        name: "Ready for Action",
        side: Empire,
        starting: false,
        timing: StartOfCombat,
        leaders: &[AdmiralPiett, GeneralVeers],
    },
    // Fel goes to a system; as many as 4 TIE Fighters from anywhere join him, regardless of distance
    // and transport. Rebel ships there then mean combat.
    ActionDef {
        card: ScoutingMission,
        name: "Scouting Mission",
        side: Empire,
        starting: false,
        timing: Assignment,
        leaders: &[SoontirFel],
    },
    // One Rebel structure in the system, picked by the Empire, is destroyed.
    ActionDef {
        card: TargetTheGenerator,
        name: "Target the Generator",
        side: Empire,
        starting: false,
        timing: StartOfCombat,
        leaders: &[GeneralVeers],
    },
    // Put the C-3PO ring on any Rebel leader. Ring: when the Rebels fail a diplomacy mission in the
    // bearer's system they may discard the ring and the mission succeeds instead.
    ActionDef {
        card: HumanCyborgRelations,
        name: "Human-Cyborg Relations",
        side: Rebels,
        starting: true,
        timing: Immediate,
        leaders: &[],
    },
    // Look through the Rebel mission deck, take one card and assign Leia to it face down; shuffle the
    // deck.
    ActionDef {
        card: OurMostDesperateHour,
        name: "Our Most Desperate Hour",
        side: Rebels,
        starting: true,
        timing: Assignment,
        leaders: &[PrincessLeia],
    },
    // Place Dodonna on the Rebel Base space and draw 1 objective card.
    ActionDef {
        card: RebelPlanning,
        name: "Rebel Planning",
        side: Rebels,
        starting: true,
        timing: Assignment,
        leaders: &[JanDodonna],
    },
    // Put the R2-D2 ring on any Rebel leader. Ring: after the Empire has rolled dice for a mission in
    // the bearer's system, discard the ring to turn 1 of those dice to a blank side.
    ActionDef {
        card: ResourcefulAstromech,
        name: "Resourceful Astromech",
        side: Rebels,
        starting: true,
        timing: Immediate,
        leaders: &[],
    },
    // Rieekan goes to a system free of Imperial units; Rebel units on the Rebel Base space may follow
    // as though it were a neighbour.
    ActionDef {
        card: StartTheEvacuation,
        name: "Start the Evacuation",
        side: Rebels,
        starting: true,
        timing: Assignment,
        leaders: &[GeneralRieekan],
    },
    // Place Mon Mothma in any neutral system; for each printed resource icon there put 1 matching
    // Rebel unit on the slot of its production number.
    ActionDef {
        card: TemporaryAlliance,
        name: "Temporary Alliance",
        side: Rebels,
        starting: true,
        timing: Assignment,
        leaders: &[MonMothma],
    },
    // Place Madine in any system and destroy Imperial ground units there with a total health of at
    // most 3.
    ActionDef {
        card: Ambush,
        name: "Ambush",
        side: Rebels,
        starting: false,
        timing: Assignment,
        leaders: &[GeneralMadine],
    },
    // Han goes to Bespin and Lando Calrissian is recruited, or to Kashyyyk and Chewbacca is recruited;
    // the newcomer is placed with Han.
    ActionDef {
        card: AnOldFriend,
        name: "An Old Friend",
        side: Rebels,
        starting: false,
        timing: Assignment,
        leaders: &[HanSolo],
    },
    // Place Lando in a subjugated system; the Empire must move all its ground units from there to one
    // Imperial system of its choice, without adjacency or capacity limits.
    ActionDef {
        card: IndependentOperation,
        name: "Independent Operation",
        side: Rebels,
        starting: false,
        timing: Assignment,
        leaders: &[LandoCalrissian],
    },
    // Space tactic cards are barred to the Empire throughout combat round 1.
    ActionDef {
        card: ItsATrap,
        name: "It's a Trap",
        side: Rebels,
        starting: false,
        timing: StartOfCombat,
        leaders: &[AdmiralAckbar],
    },
    // When Obi-Wan is captured: he is eliminated instead and the Rebels gain 1 reputation.
    ActionDef {
        card: NobleSacrifice,
        name: "Noble Sacrifice",
        side: Rebels,
        starting: false,
        timing: Special,
        leaders: &[ObiWanKenobi],
    },
    // In a combat or mission: one or two of the Rebel dice are not rolled but set to any faces.
    ActionDef {
        card: OneInAMillion,
        name: "One in a Million",
        side: Rebels,
        starting: false,
        timing: Special,
        leaders: &[LukeSkywalker, WedgeAntilles],
    },
    // For this combat every unit in the system, of both sides, has 1 health less, but at least 1.
    ActionDef {
        card: PointBlankAssault,
        name: "Point-Blank Assault",
        side: Rebels,
        starting: false,
        timing: StartOfCombat,
        leaders: &[AdmiralAckbar, GeneralMadine],
    },
    // Once a Rebel mission has succeeded where Luke is: fetch Seek Yoda or Daring Rescue from the
    // mission deck to hand and shuffle the deck.
    ActionDef {
        card: SonOfSkywalker,
        name: "Son of Skywalker",
        side: Rebels,
        starting: false,
        timing: Special,
        leaders: &[LukeSkywalker],
    },
    // In the space battle of every round of this combat up to 2 black hits of the Rebels may count as
    // red hits.
    ActionDef {
        card: TargetTheStarDestroyers,
        name: "Target the Star Destroyers",
        side: Rebels,
        starting: false,
        timing: StartOfCombat,
        leaders: &[WedgeAntilles],
    },
    // This leader receives the Millennium Falcon ring. Ring: once a Rebel mission has succeeded where
    // the bearer is, the ring may be given up to rescue a captive in that system.
    ActionDef {
        card: TheMillenniumFalcon,
        name: "The Millennium Falcon",
        side: Rebels,
        starting: false,
        timing: Immediate,
        leaders: &[HanSolo, Chewbacca],
    },
    // An Imperial mission attempt, dice not yet rolled: this leader comes over from whatever system it
    // is in and opposes.
    ActionDef {
        card: Undercover,
        name: "Undercover",
        side: Rebels,
        starting: false,
        timing: Special,
        leaders: &[LandoCalrissian, ObiWanKenobi],
    },
    // When the Empire attempts a spec-ops mission in Chewbacca's system, before dice are rolled: it
    // fails.
    ActionDef {
        card: WookieeGuardian,
        name: "Wookiee Guardian",
        side: Rebels,
        starting: false,
        timing: Special,
        leaders: &[Chewbacca],
    },
];
