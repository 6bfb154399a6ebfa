//! What a viewer may know, built field by field from the state.

mod council;
mod fight;
mod galaxy;
mod goals;
mod sheet;
mod tactical;
mod trade;

pub use council::{BallotView, OutcomeView, PredictionView, VoteView};
pub use fight::{CombatSideView, CombatStage, CombatView, DieView, HitsView, RollStage, RollView};
pub use galaxy::{FleetView, PlanetView, SystemView, UnitsView};
pub use goals::{GoalView, ProgressView, SecretView};
pub use sheet::{SheetView, StrategyView, UnitView};
pub use tactical::{
    Coin, LandedView, PaymentView, ProductionView, ReachView, ShipView, TacticalStage, TacticalView,
    VoyageView,
};
pub use trade::{DealStage, DealView, LotView};

use orrery_engine::{Outcome, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::{ActionCard, Agenda, Faction, Objective, Stage, Strategy, Tech};
use crate::effects::{Ask, Choose};
use crate::frame::Frame;
use crate::hex::Hex;
use crate::phase::{CoreAsk, SetupStep};
use crate::state::{AgendaZone, CardZone, Law, ObjectiveZone, Phase, TwilightImperium};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// How many seats there are.
    pub players: u8,
    /// The points that win.
    pub goal: u8,
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who owes a decision.
    pub asked: SeatSet,
    /// The speaker.
    pub speaker: Seat,
    /// The active player.
    pub active: Option<Seat>,
    /// Eliminated players, and those who left.
    pub out: SeatSet,
    /// Whether the custodians token is still on Mecatol Rex.
    pub custodians: bool,
    /// The initiative order.
    pub order: Vec<Seat>,
    /// Who has the '0' token.
    pub zero: Option<Seat>,
    /// The factions that can still be chosen; only while they are.
    pub factions: Vec<Faction>,
    /// The systems on the board, by place.
    pub systems: Vec<SystemView>,
    /// The planets on the board.
    pub planets: Vec<PlanetView>,
    /// The players by seat.
    pub sheets: Vec<SheetView>,
    /// The strategy cards, by initiative.
    pub strategies: Vec<StrategyView>,
    /// The public objectives, stage I first.
    pub public: Vec<Objective>,
    /// How everybody stands with each of them, in the same order.
    pub goals: Vec<GoalView>,
    /// Public objectives that lie face down: stage I and stage II.
    pub face_down: [usize; 2],
    /// How many cards are in the deck of secret objectives.
    pub secrets: usize,
    /// How many action cards are in the deck.
    pub action_deck: usize,
    /// The discard pile of action cards, the top last.
    pub action_discards: Vec<ActionCard>,
    /// Action cards that are being played, the last one on top.
    pub played: Vec<ActionCard>,
    /// The agenda deck from the bottom to the top: what the viewer knows of it.
    pub agenda_deck: Vec<Option<Agenda>>,
    /// The discard pile of agendas, the top last.
    pub agenda_discards: Vec<Agenda>,
    /// Agendas that the viewer looks at with Politics.
    pub looked: Vec<Agenda>,
    /// Laws in play.
    pub laws: Vec<Law>,
    /// The Creuss wormhole tokens, alpha and beta.
    pub gates: [Option<Hex>; 2],
    /// What the assimilator tokens mark.
    pub assimilated: [Option<Tech>; 2],
    /// Where the viewer's ships could go, while the viewer chooses what to do in a turn.
    pub reach: Vec<ReachView>,
    /// The tactical action in progress.
    pub tactical: Option<TacticalView>,
    /// The combat being fought.
    pub combat: Option<CombatView>,
    /// The dice on the table that hits are being counted or assigned from.
    pub roll: Option<RollView>,
    /// Hits that are being assigned.
    pub hits: Option<HitsView>,
    /// The production in progress.
    pub production: Option<ProductionView>,
    /// The payment in progress.
    pub payment: Option<PaymentView>,
    /// The vote at hand.
    pub ballot: Option<BallotView>,
    /// The transaction being put together.
    pub deal: Option<DealView>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

impl View {
    pub(crate) fn of(game: &TwilightImperium, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (asked, outcome) = match game.status_or_over() {
            Status::Decision(seats) => (seats, None),
            Status::Chance(_) => (SeatSet::EMPTY, None),
            Status::Over(outcome) => (SeatSet::EMPTY, Some(outcome)),
        };
        let objectives = |zone: ObjectiveZone| game.objectives.len(zone as usize);
        let mut public = game.public_objectives().to_vec();
        public.sort_unstable_by_key(|objective| (objective.def().stage != Stage::I, *objective as u8));
        let looks = matches!(
            game.stack.top(),
            Some(Frame::Choose(Choose { seat: own, ask: Ask::Core(CoreAsk::Bury), .. })) if Some(own) == seat
        );
        let mut looked = if looks { game.agendas.get(AgendaZone::Looked as usize).to_vec() } else { vec![] };
        looked.sort_unstable();
        let known = |agenda: Agenda| seat.is_some_and(|seat| game.known[agenda as usize].contains(seat));
        let deck = game.agendas.get(AgendaZone::Deck as usize).iter();
        Self {
            seat,
            players: game.players,
            goal: game.goal,
            round: game.round,
            phase: game.phase,
            asked,
            speaker: game.speaker,
            active: game.active,
            out: game.out,
            custodians: game.custodians,
            order: game.order.iter().collect(),
            zero: game.zero,
            factions: factions(game),
            systems: galaxy::systems(game, seat),
            planets: galaxy::planets(game),
            sheets: Seat::all(game.players).map(|own| SheetView::of(game, own, seat)).collect(),
            strategies: Strategy::ALL.into_iter().map(|card| StrategyView::of(game, card)).collect(),
            goals: public.iter().map(|&objective| GoalView::of(game, objective)).collect(),
            public,
            face_down: [objectives(ObjectiveZone::RowI), objectives(ObjectiveZone::RowII)],
            secrets: objectives(ObjectiveZone::Secrets),
            action_deck: game.cards.len(CardZone::Deck as usize),
            action_discards: game.cards.get(CardZone::Discard as usize).to_vec(),
            played: game.cards.get(CardZone::Played as usize).to_vec(),
            agenda_deck: deck.map(|&agenda| known(agenda).then_some(agenda)).collect(),
            agenda_discards: game.agendas.get(AgendaZone::Discard as usize).to_vec(),
            looked,
            laws: game.laws.iter().collect(),
            gates: game.gates,
            assimilated: game.assimilated,
            reach: seat.map(|seat| tactical::reach(game, seat)).unwrap_or_default(),
            tactical: TacticalView::of(game),
            combat: CombatView::of(game),
            roll: RollView::of(game),
            hits: HitsView::of(game),
            production: ProductionView::of(game),
            payment: PaymentView::of(game),
            ballot: BallotView::of(game),
            deal: DealView::of(game, seat),
            outcome,
        }
    }

    /// The system at a place.
    pub fn system(&self, hex: Hex) -> Option<&SystemView> {
        self.systems.iter().find(|system| system.hex == hex)
    }
}

fn factions(game: &TwilightImperium) -> Vec<Faction> {
    let Some(Frame::Setup(SetupStep::Factions { pool })) = game.stack.top() else { return vec![] };
    let taken = |faction: Faction| game.sheets.0.iter().any(|sheet| sheet.faction == Some(faction));
    let open = |faction: &Faction| pool & (1 << *faction as u32) != 0 && !taken(*faction);
    Faction::ALL.into_iter().filter(open).collect()
}
