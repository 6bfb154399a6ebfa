//! Random battles: what is listed is just what is accepted, nothing appears or vanishes, and nobody sees more than
//! he may. Whole games of random players have few battles, so these begin with one.

use orrery_engine::{Game, Log, Source, SplitMix64, Viewer};
use orrery_testkit::play::random_record;

use crate::fight::*;
use crate::support::*;

/// So many battles are fought.
const BATTLES: u64 = 150;

fn pick<T: Copy>(from: &[T], source: &mut SplitMix64) -> T {
    from[source.below(from.len() as u32) as usize]
}

/// Up to so many units of one race, as many as there are figures.
fn army(most: u32, source: &mut SplitMix64) -> Vec<Unit> {
    let race = pick(&Race::ALL, source);
    let types: Vec<Unit> = Unit::of(race, Edition::Base).collect();
    let mut army = Vec::new();
    for _ in 0..=source.below(most) {
        let unit = pick(&types, source);
        if army.iter().filter(|&&own| own == unit).count() < usize::from(unit.def().figures) {
            army.push(unit);
        }
    }
    army
}

/// Some cards of a race that can be in a hand.
fn cards(race: Race, source: &mut SplitMix64) -> Vec<Card> {
    let playable = |card: &Card| card.is_standard() || card.is_reinforcement();
    let mut cards: Vec<Card> = Card::of(race, Edition::Base).filter(playable).collect();
    orrery_engine::shuffle(&mut cards, source.next_u64());
    cards.truncate(source.below(9) as usize);
    cards
}

/// A battle in the middle of nowhere, with all that can matter to it.
fn battle(source: &mut SplitMix64) -> Scenario<StarCraft> {
    let options = Options { racial_abilities: source.below(2) == 0, ..Options::default() };
    let [attackers, defenders] = [army(6, source), army(4, source)];
    let position = Arrangement::of(&Setup { options, ..Setup::new(3) });
    let mut fight = fight_of(position, &attackers, &defenders);
    for (seat, race) in [(A, attackers[0].def().race), (B, defenders[0].def().race)] {
        let technologies: Vec<Technology> = Technology::of(race, Edition::Base).collect();
        for _ in 0..source.below(4) {
            let technology = pick(&technologies, source);
            fight = fight.technology(seat, technology);
        }
        let hand = cards(race, source);
        fight = fight.hand(seat, &hand);
        if source.below(3) == 0 {
            let deck = cards(race, source);
            fight = fight.with(|position| {
                let free: Vec<Card> = deck.into_iter().filter(|card| !hand.contains(card)).collect();
                position.deck(seat, &free)
            });
        }
        for card in [EventCard::FlawlessDefensePlan, EventCard::InterceptedTransmissions] {
            if source.below(4) == 0 {
                fight = fight.with(|position| position.kept(seat, card));
            }
        }
        if source.below(2) == 0 {
            fight = fight.with(|position| position.module(seat, Module::AirSupport, 1));
        }
    }
    let base = pick(&[A, B, C], source);
    fight =
        fight.with(|position| position.base(base, FIELD).transport(A, RouteId(0)).transport(B, RouteId(1)));
    match source.below(3) {
        0 => fight = fight.with(|position| position.base(B, CAMP)),
        1 if attackers.len() <= 4 => {
            let ally = attackers[0];
            if attackers.iter().filter(|&&unit| unit == ally).count() < usize::from(ally.def().figures) {
                fight = fight.with(|position| position.units(A, REAR, &[ally]));
            }
        }
        _ => (),
    }
    if source.below(3) == 0 { fight.begin_special() } else { fight.begin() }
}

/// Every action that could mean something in a battle.
fn universe() -> Vec<Action> {
    let mut actions = vec![
        Action::Decline,
        Action::Finish,
        Action::Draw,
        Action::PlayFromDeck,
        Action::ChooseFront,
        Action::Execute,
        Action::Scuttle,
    ];
    actions.extend((0..6).map(Action::Resolve));
    for unit in Unit::all() {
        actions.extend([Action::NameFront(unit), Action::ChooseUnit(unit)]);
        actions.extend((0..6).map(|skirmish| Action::Support { unit, skirmish }));
        actions.extend(Unit::all().map(|defender| Action::Pair { attacker: unit, defender }));
    }
    for planet in Planet::all() {
        actions.extend((0..5).map(|number| Action::MoveTo(area(planet, number))));
    }
    for card in Card::all() {
        actions.extend([
            Action::Play(card),
            Action::Reinforce(card),
            Action::UseCard(card),
            Action::TakeBack(card),
        ]);
    }
    actions.extend(Technology::all().map(Action::UseTechnology));
    actions.extend(EventCard::all().map(Action::UseEvent));
    actions
}

/// SC 13.1.5
#[test]
fn random_battles_end_and_obey_the_laws() {
    let universe = universe();
    let mut skirmishes = 0;
    for seed in 0..BATTLES {
        let mut source = SplitMix64::new(seed);
        let mut game = battle(&mut source).state().clone();
        for step in 0.. {
            if !game.battle().is_fought() {
                break;
            }
            assert!(step < 200, "battle {seed} goes on and on: {game:?}");
            game.validate().unwrap_or_else(|what| panic!("battle {seed}: {what} in {game:?}"));
            for seat in [A, B, C] {
                let mut listed = Vec::new();
                game.legal_actions(seat, &mut listed);
                for &action in &universe {
                    let times = listed.iter().filter(|&&own| own == action).count();
                    let accepted = usize::from(game.check(seat, action).is_ok());
                    assert_eq!(times, accepted, "battle {seed}: {seat:?} {action:?} in {game:?}");
                }
                assert!(listed.iter().all(|action| universe.contains(action)), "battle {seed}: {listed:?}");
                let mut guess = game.clone();
                guess.redeal(Viewer::Seat(seat), source.next_u64());
                assert_eq!(
                    game.view(Viewer::Seat(seat)),
                    guess.view(Viewer::Seat(seat)),
                    "battle {seed} for {seat:?}"
                );
                assert_eq!(game.status(), guess.status());
                let mut guessed = Vec::new();
                guess.legal_actions(seat, &mut guessed);
                assert_eq!(listed, guessed, "battle {seed} for {seat:?}");
                guess.validate().unwrap_or_else(|what| panic!("battle {seed} guessed: {what} in {guess:?}"));
            }
            let record = random_record(&game, &mut source).expect("an action").expect("a battle goes on");
            skirmishes = skirmishes.max(game.battle().count());
            record.play(&mut game, &mut Log::off()).expect("a listed action");
        }
        for seat in [A, B] {
            assert!(game.cards(seat, CardZone::Battle).is_empty(), "battle {seed}: cards left of {seat:?}");
        }
        game.validate().unwrap_or_else(|what| panic!("after battle {seed}: {what} in {game:?}"));
    }
    assert_eq!(skirmishes, 4);
}
