//! Which component asks for a choice, by the key of its name.

use super::Ask;
use super::actions::CardAsk;
use super::agendas::AgendaAsk;
use super::battle::BattleAsk;
use super::factions::FactionAsk;
use super::laws::LawAsk;
use super::nekro::NekroAsk;
use super::notes::NoteAsk;
use super::powers::PowerAsk;
use super::technologies::TechAsk;
use crate::cards::{Ability, ActionCard, Agenda, Note, Profile, Tech};

impl Ask {
    /// The component that asks, by the key of its name.
    pub(crate) const fn source(self) -> &'static str {
        match self {
            Self::Core(_) => "source-rules",
            Self::Objective(_) => "source-objective",
            Self::Card(ask) => card(ask),
            Self::Note(ask) => note(ask),
            Self::Agenda(ask) => agenda(ask),
            Self::Law(LawAsk::Elect) => Agenda::CommitteeFormation.key(),
            Self::Law(LawAsk::TakeToken) => Agenda::MinisterOfWar.key(),
            Self::Law(LawAsk::SwapGive { .. }) => "source-swap-give",
            Self::Law(LawAsk::SwapTake { .. }) => "source-swap-take",
            Self::Power(PowerAsk::Tech(ask)) => tech(ask),
            Self::Power(PowerAsk::Faction(ask)) => faction(ask),
            Self::Power(PowerAsk::Nekro(NekroAsk::Gain { .. })) => Ability::TechnologicalSingularity.key(),
            Self::Power(PowerAsk::Nekro(NekroAsk::Mark { .. })) => Tech::ValefarAssimilatorX.key(),
            Self::Power(PowerAsk::Nekro(NekroAsk::Land { .. })) => Tech::FloatingFactory2.key(),
            Self::Power(PowerAsk::Battle(ask)) => battle(ask),
        }
    }

    /// What a number means that is chosen here, if it is no amount.
    pub(crate) const fn counts(self) -> Option<&'static str> {
        match self {
            Self::Note(NoteAsk::Gate) => Some("gate"),
            Self::Power(PowerAsk::Nekro(NekroAsk::Mark { .. })) => Some("mark"),
            Self::Power(PowerAsk::Faction(FactionAsk::Loot(_))) => Some("loot"),
            _ => None,
        }
    }
}

const fn card(ask: CardAsk) -> &'static str {
    match ask {
        CardAsk::Bribe => ActionCard::Bribery,
        CardAsk::Plague { .. } => ActionCard::Plague,
        CardAsk::Spy(_) => ActionCard::Spy,
        CardAsk::Reparation(_) | CardAsk::Ready => ActionCard::Reparations,
        CardAsk::Dock => ActionCard::ConstructionRider,
        CardAsk::Peace => ActionCard::DiplomacyRider,
        CardAsk::Dreadnought => ActionCard::WarfareRider,
        CardAsk::Courage { .. } | CardAsk::LoseShip => ActionCard::CourageousToTheEnd,
    }
    .key()
}

const fn note(ask: NoteAsk) -> &'static str {
    match ask {
        NoteAsk::Support => Note::MilitarySupport.key(),
        NoteAsk::Recall(_) | NoteAsk::RecallFrom(_) => Note::RaghsCall.key(),
        NoteAsk::Gate | NoteAsk::GateTo { .. } => "source-gate",
        NoteAsk::Spy(_) => "source-hand",
    }
}

const fn agenda(ask: AgendaAsk) -> &'static str {
    match ask {
        AgendaAsk::ExhaustPlanet | AgendaAsk::LoseShip => Agenda::AntiIntellectualRevolution,
        AgendaAsk::LosePds => Agenda::HomelandDefenseAct,
        AgendaAsk::LoseOf(_) => Agenda::ArmsReduction,
        AgendaAsk::LoseIn(_) | AgendaAsk::Artifact | AgendaAsk::MayResearch => Agenda::IxthianArtifact,
        AgendaAsk::CollapseWormholes | AgendaAsk::LoseToken => Agenda::WormholeResearch,
        AgendaAsk::RandomDiscard => Agenda::ExecutiveSanctions,
        AgendaAsk::ChooseSettler(_) | AgendaAsk::Settle(_) => Agenda::ColonialRedistribution,
    }
    .key()
}

const fn tech(ask: TechAsk) -> &'static str {
    match ask {
        TechAsk::Lift | TechAsk::Drop => Tech::TransitDiodes,
        TechAsk::Shift | TechAsk::ShiftTo(_) => Tech::Bioplasmosis,
        TechAsk::Poison => Tech::X89BacterialWeapon,
        TechAsk::Benefit => Tech::ProductionBiomes,
        TechAsk::Implant => Tech::MageonImplants,
        TechAsk::Datahub => Tech::QuantumDatahubNode,
        TechAsk::Chaos => Tech::ChaosMapping,
        TechAsk::Exchange => Tech::HegemonicTradePolicy,
        TechAsk::Spin(_) => Tech::YinSpinner,
    }
    .key()
}

const fn faction(ask: FactionAsk) -> &'static str {
    match ask {
        FactionAsk::Deploy { count: 1 } => Ability::Mitosis,
        FactionAsk::Deploy { .. } => Ability::OrbitalDrop,
        FactionAsk::Forge => Ability::StarForge,
        FactionAsk::Foresee => Ability::Foresight,
        FactionAsk::Accord => Ability::PeaceAccords,
        FactionAsk::Loot(_) => Ability::Pillage,
        FactionAsk::Threaten => Ability::GalacticThreat,
        FactionAsk::Reclaim => Ability::Reclamation,
    }
    .key()
}

const fn battle(ask: BattleAsk) -> &'static str {
    match ask {
        BattleAsk::Reroll => "source-reroll",
        BattleAsk::Thalnos | BattleAsk::ThalnosRoll { .. } => Agenda::TheCrownOfThalnos.key(),
        BattleAsk::Kenara => Profile::WrathOfKenara.key(),
        BattleAsk::LoseLarge => Tech::AssaultCannon.key(),
        BattleAsk::Sacrifice { chosen: true } => Ability::Devotion.key(),
        BattleAsk::Sacrifice { .. } => Tech::ImpulseCore.key(),
        BattleAsk::Target => "source-target",
        BattleAsk::Repair => Tech::DuraniumArmor.key(),
        BattleAsk::Ram => Tech::Exotrireme2.key(),
        BattleAsk::Singularity => Ability::TechnologicalSingularity.key(),
        BattleAsk::Salvage => Tech::SalvageOperations.key(),
        BattleAsk::Plasma | BattleAsk::PlasmaBomb => Tech::PlasmaScoring.key(),
        BattleAsk::Join => Profile::TheAlastor.key(),
    }
}
