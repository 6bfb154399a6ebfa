//! The 50 agenda cards: 34 laws and 16 directives (TI 26.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Planet, Tile, Trait};

components! {
    /// An agenda card (TI 26.0), laws first.
    Agenda: "agenda-" {
        AntiIntellectualRevolution = "anti-intellectual-revolution",
        ClassifiedDocumentLeaks = "classified-document-leaks",
        CommitteeFormation = "committee-formation",
        ConventionsOfWar = "conventions-of-war",
        CoreMining = "core-mining",
        DemilitarizedZone = "demilitarized-zone",
        EnforcedTravelBan = "enforced-travel-ban",
        ExecutiveSanctions = "executive-sanctions",
        FleetRegulations = "fleet-regulations",
        HolyPlanetOfIxth = "holy-planet-of-ixth",
        HomelandDefenseAct = "homeland-defense-act",
        ImperialArbiter = "imperial-arbiter",
        MinisterOfCommerce = "minister-of-commerce",
        MinisterOfExploration = "minister-of-exploration",
        MinisterOfIndustry = "minister-of-industry",
        MinisterOfPeace = "minister-of-peace",
        MinisterOfPolicy = "minister-of-policy",
        MinisterOfSciences = "minister-of-sciences",
        MinisterOfWar = "minister-of-war",
        ProphecyOfIxth = "prophecy-of-ixth",
        PublicizeWeaponSchematics = "publicize-weapon-schematics",
        RegulatedConscription = "regulated-conscription",
        RepresentativeGovernment = "representative-government",
        ResearchTeamBiotic = "research-team-biotic",
        ResearchTeamCybernetic = "research-team-cybernetic",
        ResearchTeamPropulsion = "research-team-propulsion",
        ResearchTeamWarfare = "research-team-warfare",
        SenateSanctuary = "senate-sanctuary",
        ShardOfTheThrone = "shard-of-the-throne",
        SharedResearch = "shared-research",
        TerraformingInitiative = "terraforming-initiative",
        TheCrownOfEmphidia = "the-crown-of-emphidia",
        TheCrownOfThalnos = "the-crown-of-thalnos",
        WormholeReconstruction = "wormhole-reconstruction",
        ArchivedSecret = "archived-secret",
        ArmsReduction = "arms-reduction",
        ColonialRedistribution = "colonial-redistribution",
        CompensatedDisarmament = "compensated-disarmament",
        EconomicEquality = "economic-equality",
        IncentiveProgram = "incentive-program",
        IxthianArtifact = "ixthian-artifact",
        JudicialAbolishment = "judicial-abolishment",
        MiscountDisclosed = "miscount-disclosed",
        Mutiny = "mutiny",
        NewConstitution = "new-constitution",
        PublicExecution = "public-execution",
        SeedOfAnEmpire = "seed-of-an-empire",
        SwordsToPlowshares = "swords-to-plowshares",
        UnconventionalMeasures = "unconventional-measures",
        WormholeResearch = "wormhole-research",
    }
}

/// What kind of agenda it is, and where a law lies while it is in play (TI 26.1, TI 26.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A law that lies in the common play area.
    Law,
    /// A law that lies in front of the elected player, who owns it (TI 26.4).
    OwnedLaw,
    /// A law that is attached to the elected planet (TI 59.0).
    AttachedLaw,
    /// A directive, which works once (TI 26.7).
    Directive,
}

/// Which planets may be elected (TI 83.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PlanetFilter {
    /// All.
    Any,
    /// Those with the trait.
    Trait(Trait),
    /// Those outside home systems, but for Mecatol Rex.
    Outer,
}

/// What is voted on (TI 83.8, TI 83.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Outcomes {
    /// For or against.
    ForAgainst,
    /// A player is elected.
    Player,
    /// A planet is elected.
    Planet(PlanetFilter),
    /// A law in play is elected.
    Law,
    /// A scored secret objective is elected.
    ScoredSecret,
}

/// The printed facts of an agenda card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AgendaDef {
    /// The agenda.
    pub agenda: Agenda,
    /// What kind of agenda it is.
    pub kind: Kind,
    /// What is voted on.
    pub outcomes: Outcomes,
}

impl Agenda {
    /// How many of them are laws.
    pub const LAWS: usize = 34;

    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static AgendaDef {
        &AGENDAS[self as usize]
    }

    /// Whether it is a law (TI 26.2).
    #[inline]
    pub const fn is_law(self) -> bool {
        (self as usize) < Self::LAWS
    }
}

impl PlanetFilter {
    /// Whether the planet may be elected, if somebody controls it.
    pub fn takes(self, planet: Planet) -> bool {
        match self {
            Self::Any => true,
            Self::Trait(kind) => planet.def().traits == Some(kind),
            Self::Outer => planet.home_of().is_none() && planet.tile() != Tile::MECATOL_REX,
        }
    }
}

const fn law(agenda: Agenda) -> AgendaDef {
    AgendaDef { agenda, kind: Kind::Law, outcomes: Outcomes::ForAgainst }
}

const fn owned(agenda: Agenda) -> AgendaDef {
    AgendaDef { agenda, kind: Kind::OwnedLaw, outcomes: Outcomes::Player }
}

const fn attached(agenda: Agenda, kind: Trait) -> AgendaDef {
    AgendaDef { agenda, kind: Kind::AttachedLaw, outcomes: Outcomes::Planet(PlanetFilter::Trait(kind)) }
}

const fn directive(agenda: Agenda, outcomes: Outcomes) -> AgendaDef {
    AgendaDef { agenda, kind: Kind::Directive, outcomes }
}

use Agenda::*;
use Outcomes::*;

static AGENDAS: [AgendaDef; Agenda::COUNT] = [
    // For: From now on, a player who researches a technology destroys one of their non-fighter ships.
    // Against: At the start of the next strategy phase each player exhausts as many of their planets, of
    // their choice, as they own technologies.
    law(AntiIntellectualRevolution),
    // If nobody has scored a secret objective, discard this card and reveal the next agenda.
    // Elect a scored secret objective: The elected objective joins the public objectives and counts as one
    // of them.
    AgendaDef { outcomes: ScoredSecret, ..law(ClassifiedDocumentLeaks) },
    // Elect a player: Before the vote on an agenda that elects a player, the owner may discard this card
    // and choose the elected player; no vote is held.
    owned(CommitteeFormation),
    // For: From now on, Bombardment cannot be used against units on cultural planets.
    // Against: Each player who voted against discards all their action cards.
    law(ConventionsOfWar),
    // Elect a hazardous planet: Attach this card to the planet, then destroy 1 infantry on it. Its resource
    // value is 2 higher.
    attached(CoreMining, Trait::Hazardous),
    // Elect a cultural planet: Attach this card to the planet, then destroy all units on it. From then on
    // no unit can land, be produced or be placed there.
    attached(DemilitarizedZone, Trait::Cultural),
    // For: From now on, alpha and beta wormholes create no adjacency for movement.
    // Against: Destroy all PDS in systems with wormholes and in systems adjacent to them.
    law(EnforcedTravelBan),
    // For: From now on, each player may hold at most 3 action cards.
    // Against: Each player discards 1 random action card.
    law(ExecutiveSanctions),
    // For: From now on, no player can have more than 4 tokens in their fleet pool.
    // Against: Each player puts 1 command token from their reinforcements in their fleet pool.
    law(FleetRegulations),
    // Elect a cultural planet: Attach this card to the planet; its controller gains 1 victory point. Units
    // on it cannot use Production. Whoever gains control of it gains 1 victory point, whoever loses control
    // loses 1.
    attached(HolyPlanetOfIxth, Trait::Cultural),
    // For: From now on, any number of PDS may stand on a planet that their owner controls.
    // Against: Each player destroys 1 of their PDS.
    law(HomelandDefenseAct),
    // Elect a player: At the end of a strategy phase the owner may discard this card to exchange one of
    // their strategy cards for one of another player.
    owned(ImperialArbiter),
    // Elect a player: After replenishing commodities the owner gains 1 trade good for each neighbor.
    owned(MinisterOfCommerce),
    // Elect a player: After gaining control of a planet the owner gains 1 trade good.
    owned(MinisterOfExploration),
    // Elect a player: After placing a space dock the owner may use Production of their units in its system.
    owned(MinisterOfIndustry),
    // Elect a player: After a player activates a system with units of a different player, the owner may
    // discard this card to end the active player's turn at once.
    owned(MinisterOfPeace),
    // Elect a player: At the end of each status phase the owner draws 1 action card.
    owned(MinisterOfPolicy),
    // Elect a player: The owner spends no resources for the primary or secondary ability of Technology.
    owned(MinisterOfSciences),
    // Elect a player: After performing an action the owner may discard this card to return 1 of their
    // command tokens from the board to their reinforcements and perform 1 more action.
    owned(MinisterOfWar),
    // Elect a player: The owner adds 1 to the combat rolls of their fighters. When the owner uses
    // Production, this card is discarded unless at least 2 fighters are produced.
    owned(ProphecyOfIxth),
    // For: From now on, once any player owns a war sun technology, nobody needs prerequisites for war sun
    // technologies. War suns have no Sustain Damage.
    // Against: Each player who owns a war sun technology discards all their action cards.
    law(PublicizeWeaponSchematics),
    // For: From now on, the cost of fighters and infantry buys 1 unit instead of 2.
    // Against: No effect.
    law(RegulatedConscription),
    // For: From now on, planets cannot be exhausted to cast votes; each player may cast exactly 1 vote on
    // each agenda.
    // Against: At the start of the next strategy phase each player who voted against exhausts all their
    // cultural planets.
    law(RepresentativeGovernment),
    // Elect an industrial planet: Attach this card to the planet. When researching, the planet's controller
    // may exhaust this card to ignore 1 green prerequisite.
    attached(ResearchTeamBiotic, Trait::Industrial),
    // Elect an industrial planet: Attach this card to the planet. When researching, the planet's controller
    // may exhaust this card to ignore 1 yellow prerequisite.
    attached(ResearchTeamCybernetic, Trait::Industrial),
    // Elect an industrial planet: Attach this card to the planet. When researching, the planet's controller
    // may exhaust this card to ignore 1 blue prerequisite.
    attached(ResearchTeamPropulsion, Trait::Industrial),
    // Elect a hazardous planet: Attach this card to the planet. When researching, the planet's controller
    // may exhaust this card to ignore 1 red prerequisite.
    attached(ResearchTeamWarfare, Trait::Hazardous),
    // Elect a cultural planet: Attach this card to the planet. Its influence value is 2 higher.
    attached(SenateSanctuary, Trait::Cultural),
    // Elect a player: The elected player takes this card and gains 1 victory point. A player who wins a
    // combat against the owner takes the card and gains 1 victory point; the previous owner loses 1.
    owned(ShardOfTheThrone),
    // For: From now on, every player's units can move through nebulae.
    // Against: Each player puts a command token from their reinforcements in their home system, if
    // possible.
    law(SharedResearch),
    // Elect a hazardous planet: Attach this card to the planet. Its resource value and its influence value
    // are 1 higher.
    attached(TerraformingInitiative, Trait::Hazardous),
    // Elect a player: The elected player takes this card and gains 1 victory point. A player who gains
    // control of a planet in the owner's home system takes the card and gains 1 victory point; the previous
    // owner loses 1.
    owned(TheCrownOfEmphidia),
    // Elect a player: In each combat round, after rolling, the owner may reroll any of their dice; each of
    // their units whose reroll produces no hit is destroyed.
    owned(TheCrownOfThalnos),
    // For: From now on, all systems with alpha or beta wormholes are adjacent to each other.
    // Against: Each player puts a command token from their reinforcements in every system with a wormhole
    // and at least one of their ships.
    law(WormholeReconstruction),
    // Elect a player: The elected player draws 1 secret objective.
    directive(ArchivedSecret, Player),
    // For: Each player destroys their dreadnoughts until they have 2 left and their cruisers until they
    // have 4 left.
    // Against: At the start of the next strategy phase each player exhausts their planets that have a
    // technology specialty.
    directive(ArmsReduction, ForAgainst),
    // Elect a non-home planet other than Mecatol Rex: Destroy all units on the planet. Then its controller
    // chooses one of the players with the fewest victory points, who may place 1 infantry from their
    // reinforcements on it.
    directive(ColonialRedistribution, Outcomes::Planet(PlanetFilter::Outer)),
    // Elect a planet: Destroy all ground forces on the planet; its controller gains 1 trade good for each
    // unit destroyed.
    directive(CompensatedDisarmament, Outcomes::Planet(PlanetFilter::Any)),
    // For: Each player returns all their trade goods to the supply and then gains 5 trade goods.
    // Against: Each player returns all their trade goods to the supply.
    directive(EconomicEquality, ForAgainst),
    // For: Draw a stage I objective and add it, revealed, to the public objectives.
    // Against: Draw a stage II objective and add it, revealed, to the public objectives.
    directive(IncentiveProgram, ForAgainst),
    // For: The speaker rolls a die. On 6 or more each player may research 2 technologies. On 5 or less all
    // units in the Mecatol Rex system are destroyed, and in each adjacent system each player with units
    // there destroys 3 of them.
    // Against: No effect.
    directive(IxthianArtifact, ForAgainst),
    // If no law is in play, discard this card and reveal the next agenda.
    // Elect a law: Discard the elected law from play.
    directive(JudicialAbolishment, Law),
    // If no law is in play, discard this card and reveal the next agenda.
    // Elect a law: Vote on the elected law as if it had just been revealed. It stays in force during the
    // vote.
    directive(MiscountDisclosed, Law),
    // For: Each player who voted for gains 1 victory point.
    // Against: Each player who voted for loses 1 victory point.
    directive(Mutiny, ForAgainst),
    // If no law is in play, discard this card and reveal the next agenda.
    // For: Discard all laws in play. At the start of the next strategy phase each player exhausts all
    // planets of their home system.
    // Against: No effect.
    directive(NewConstitution, ForAgainst),
    // Elect a player: The elected player discards all action cards. If they are the speaker, the speaker
    // token goes to the player on their left. They cannot vote on any agenda in this agenda phase.
    directive(PublicExecution, Player),
    // For: Each player with the most victory points gains 1 victory point.
    // Against: Each player with the fewest victory points gains 1 victory point.
    directive(SeedOfAnEmpire, ForAgainst),
    // For: Each player destroys half of their infantry on each planet they control, rounded up, and gains 1
    // trade good for each infantry destroyed.
    // Against: Each player places 1 infantry from their reinforcements on each planet they control.
    directive(SwordsToPlowshares, ForAgainst),
    // For: Each player who voted for draws 2 action cards.
    // Against: Each player who voted for discards all their action cards.
    directive(UnconventionalMeasures, ForAgainst),
    // For: Each player with a ship in a system with a wormhole may research 1 technology. Then all ships in
    // systems with alpha or beta wormholes are destroyed.
    // Against: Each player who voted against returns 1 token from their command sheet to their
    // reinforcements.
    directive(WormholeResearch, ForAgainst),
];
