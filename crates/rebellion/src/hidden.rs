//! What a viewer may not know: events redacted, and guesses that fit what is known.

use orrery_engine::{Source, SplitMix64, Viewer, deal, shuffle};

use crate::cards::{ActionCard, Deck, Leader, Mission, Objective, Side, Stage, System, Tactic, Theatre};
use crate::event::Event;
use crate::frame::Frame;
use crate::judge::belief::Belief;
use crate::phase::{Build, Choose, RefreshStep};
use crate::state::{Knowledge, Mark, MissionZone, ObjectiveZone, ProbeZone, Rebellion, TacticZone};

/// The side a viewer sees for: partners share all information (RB 16.2.1).
pub(crate) fn side_of_viewer(game: &Rebellion, viewer: Viewer) -> Option<Side> {
    let Viewer::Seat(seat) = viewer else { return None };
    Side::BOTH.into_iter().find(|&side| game.seated[side as usize * 2..][..2].contains(&seat))
}

/// Whether a side sees the probe cards in Rebel hands.
pub(crate) fn sees_drawn_probes(side: Option<Side>) -> bool {
    side == Some(Side::Rebels)
}

/// The event as `viewer` saw it.
pub(crate) fn seen_by(game: &Rebellion, event: &Event, viewer: Viewer) -> Event {
    let side = side_of_viewer(game, viewer);
    let rebels = side == Some(Side::Rebels);
    let empire = side == Some(Side::Empire);
    let mut seen = event.clone();
    match &mut seen {
        Event::ActionsDealt { side: own, cards } if side != Some(*own) => *cards = None,
        Event::ActionsDrawn { side: own, cards, .. } if side != Some(*own) => *cards = None,
        Event::Assigned { side: own, mission, .. } if side != Some(*own) => *mission = None,
        Event::MissionsDrawn { side: own, missions, .. } if side != Some(*own) => *missions = None,
        Event::MissionFetched { side: own, mission } if side != Some(*own) => *mission = None,
        Event::Recruited { side: own, card, .. } if side != Some(*own) => *card = None,
        Event::BaseChosen { system } | Event::NewBase { system } if !rebels => *system = None,
        Event::ProbesLooked { systems, .. } if !rebels => *systems = None,
        Event::ProbeLaid { system, .. } if !rebels => *system = None,
        Event::ProbesDrawn { systems, .. } if !empire => *systems = None,
        Event::ProbesPassed { systems, .. } | Event::ProbesTaken { systems } if side.is_none() => {
            *systems = None;
        }
        Event::ProjectsDrawn { missions, .. } if !empire => *missions = None,
        Event::ProjectBuried { mission } if !empire => *mission = None,
        Event::ObjectiveDrawn { objective, .. } if !rebels => *objective = None,
        Event::ObjectivesLooked { objectives } if !rebels => objectives.fill(None),
        Event::ObjectiveBuried { objective, shown, .. } if !(rebels || (empire && *shown)) => {
            *objective = None;
        }
        Event::ObjectivesShown { objectives } if side.is_none() => *objectives = None,
        Event::TacticsDrawn { side: own, open: false, tactics, .. } if side != Some(*own) => {
            tactics.fill(None);
        }
        _ => (),
    }
    seen
}

/// Whether the event showed a face to somebody whose action caused it and who did not know it.
pub(crate) const fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::NotHere { .. }
            | Event::BaseRevealed { .. }
            | Event::SystemDestroyed { .. }
            | Event::ProbesLooked { .. }
            | Event::ProbesDrawn { .. }
            | Event::ProbesPassed { .. }
            | Event::ProbesTaken { .. }
            | Event::AnsweredHere { .. }
            | Event::AnsweredRegion { .. }
            | Event::Named { .. }
            | Event::MissionsDrawn { .. }
            | Event::ProjectsDrawn { .. }
            | Event::MissionsDiscarded { .. }
            | Event::ObjectiveDrawn { .. }
            | Event::ObjectivesLooked { .. }
            | Event::ObjectivesShown { .. }
            | Event::TacticsDrawn { .. }
            | Event::TacticsOpened { .. }
            | Event::ActionsDrawn { .. }
            | Event::Recruited { .. }
            | Event::BuildsShown
    )
}

/// Deals anew what `viewer` cannot know. The outcome depends on nothing but what the viewer knows and the seed: what is
/// unknown is sorted before it is shuffled.
pub(crate) fn redeal(game: &mut Rebellion, viewer: Viewer, seed: u64) {
    if !game.winners.is_empty() {
        return;
    }
    let side = side_of_viewer(game, viewer);
    let mut seeds = SplitMix64::new(seed);
    for own in Side::BOTH {
        if side == Some(own) {
            redeal_own_decks(game, own, &mut seeds);
        } else {
            redeal_missions(game, own, &mut seeds);
            redeal_actions(game, own, &mut seeds);
            redeal_building(game, own);
        }
    }
    redeal_objectives(game, side, &mut seeds);
    redeal_tactics(game, side, &mut seeds);
    redeal_probes(game, side, &mut seeds);
}

/// A side knows its hand, and of its decks what it has put at the bottom.
fn redeal_own_decks(game: &mut Rebellion, side: Side, seeds: &mut impl Source) {
    let known = if side == Side::Empire { usize::from(game.known_projects) } else { 0 };
    for (zone, known) in [(MissionZone::Deck, 0), (MissionZone::Projects, known)] {
        let cards = &mut game.missions[side as usize].get_mut(zone as usize)[known..];
        cards.sort_unstable();
        shuffle(cards, seeds.next_u64());
    }
    let actions = &mut game.actions[side as usize];
    let mut deck: Vec<ActionCard> = actions.deck.iter().collect();
    let unknown = &mut deck[usize::from(actions.known)..];
    unknown.sort_unstable();
    shuffle(unknown, seeds.next_u64());
    actions.deck = deck.into_iter().collect();
}

/// The other side's missions: decks, hand, what is looked at, chosen for discarding or assigned.
fn redeal_missions(game: &mut Rebellion, side: Side, seeds: &mut impl Source) {
    let zones = &mut game.missions[side as usize];
    let assigned: Vec<(Mission, Mark)> =
        game.assigned[side as usize].iter().map(|own| (own.mission, own.mark)).collect();
    let mut table: Vec<Mission> = zones.get(MissionZone::Table as usize).to_vec();
    for (mission, _) in &assigned {
        table.remove(table.iter().position(|card| card == mission).expect("assigned cards lie on the table"));
    }
    let hidden = [
        MissionZone::Deck,
        MissionZone::Projects,
        MissionZone::Looked,
        MissionZone::Hand,
        MissionZone::Discarding,
    ];
    let mut pool: Vec<Mission> = hidden.iter().flat_map(|&zone| zones.get(zone as usize)).copied().collect();
    pool.extend(assigned.iter().map(|&(mission, _)| mission));
    pool.sort_unstable();
    let mut by_deck = [Deck::Mission, Deck::Project].map(|deck| {
        let mut cards: Vec<Mission> = pool.iter().copied().filter(|card| card.def().deck == deck).collect();
        shuffle(&mut cards, seeds.next_u64());
        cards
    });
    // The decks and what is looked at hold cards of their kind; what is left is in hand or comes from it.
    for (zone, kind) in [(MissionZone::Deck, 0), (MissionZone::Projects, 1), (MissionZone::Looked, 1)] {
        let cards = zones.get_mut(zone as usize);
        let from = by_deck[kind].len() - cards.len();
        cards.copy_from_slice(&by_deck[kind].split_off(from));
    }
    let mut rest: Vec<Mission> = pool.into_iter().filter(|card| card.is_starting()).collect();
    rest.extend(by_deck.concat());
    rest.sort_unstable();
    let (hand, discarding) =
        (zones.len(MissionZone::Hand as usize), zones.len(MissionZone::Discarding as usize));
    let fits = |place: usize, card: &Mission| match place {
        place if place < hand => true,
        place if place < hand + discarding => !card.is_starting(),
        place => match assigned[place - hand - discarding].1 {
            Mark::Any => true,
            Mark::Starting => card.is_starting(),
            Mark::Deck => card.def().deck == Deck::Mission,
            Mark::Project => card.is_project(),
        },
    };
    deal(&mut rest, fits, seeds.next_u64());
    let laid = rest.split_off(hand + discarding);
    zones.get_mut(MissionZone::Discarding as usize).copy_from_slice(&rest[hand..]);
    zones.get_mut(MissionZone::Hand as usize).copy_from_slice(&rest[..hand]);
    table.splice(0..0, laid.iter().copied());
    zones.get_mut(MissionZone::Table as usize).copy_from_slice(&table);
    for (own, mission) in game.assigned[side as usize].iter_mut().zip(laid) {
        own.mission = mission;
    }
    // What the Empire knows of its project deck is nobody else's knowledge, only that it knows it.
}

/// The other side's action cards: what it keeps face down, has drawn or chosen, its deck, and what nobody has seen.
fn redeal_actions(game: &mut Rebellion, side: Side, seeds: &mut impl Source) {
    let first_game = game.setup.options.first_game;
    let actions = &mut game.actions[side as usize];
    let recruit = &mut game.recruits[side as usize];
    let (deck, drawn, owned, unseen) =
        (actions.deck.len(), actions.drawn.len(), actions.owned.len(), actions.unseen.len());
    let mut pool: Vec<ActionCard> = actions.deck.iter().chain(actions.drawn.iter()).collect();
    pool.extend(actions.owned.iter().map(|own| own.card));
    pool.extend(actions.unseen.iter());
    pool.extend(recruit.choice.map(|(card, _)| card));
    pool.sort_unstable();
    let backs: Vec<_> = actions.owned.iter().map(|own| own.back).collect();
    let fits = |place: usize, card: &ActionCard| {
        if place < owned {
            backs[place].fits(*card)
        } else if place < owned + unseen {
            first_game || card.def().starting
        } else {
            !card.def().starting
        }
    };
    deal(&mut pool, fits, seeds.next_u64());
    let mut cards = pool.into_iter();
    for own in actions.owned.iter_mut() {
        own.card = cards.next().expect("as many as there are places");
    }
    actions.unseen = cards.by_ref().take(unseen).collect();
    actions.drawn = cards.by_ref().take(drawn).collect();
    actions.deck = cards.by_ref().take(deck).collect();
    if let Some(card) = cards.next() {
        let free = |&leader: &Leader| game.leaders[leader as usize].at == crate::state::At::Supply;
        recruit.choice = Some((card, card.def().leaders.iter().copied().find(|leader| free(leader))));
    }
}

/// What the other side builds is unknown until both are done: nothing is as good a guess as any.
fn redeal_building(game: &mut Rebellion, side: Side) {
    if !matches!(game.stack.top(), Some(Frame::Refresh(RefreshStep::Build))) {
        return;
    }
    let done = game.builds[side as usize].done;
    game.builds[side as usize] = Build { done, ..Build::default() };
    if !done {
        game.skip_icons(side);
    }
}

/// Objectives: the deck, and for others than the Rebels the hand, each among those of its stage.
fn redeal_objectives(game: &mut Rebellion, side: Option<Side>, seeds: &mut impl Source) {
    let knows = |objective: Objective| match side {
        Some(side) => game.objectives_known[side as usize] & (1 << objective as u16) != 0,
        None => false,
    };
    let (deck, hand) = (ObjectiveZone::Deck as usize, ObjectiveZone::Hand as usize);
    let zones: &[usize] = if side == Some(Side::Rebels) { &[deck] } else { &[deck, hand] };
    let mut after = game.objectives_known;
    let mut moved = Vec::new();
    for stage in [Stage::I, Stage::II, Stage::III] {
        let places: Vec<(usize, usize)> = zones
            .iter()
            .flat_map(|&zone| (0..game.objectives.len(zone)).map(move |n| (zone, n)))
            .filter(|&(zone, n)| {
                let own = game.objectives.get(zone)[n];
                own.def().stage == stage && !knows(own)
            })
            .collect();
        let mut cards: Vec<Objective> =
            places.iter().map(|&(zone, n)| game.objectives.get(zone)[n]).collect();
        cards.sort_unstable();
        shuffle(&mut cards, seeds.next_u64());
        for (&(zone, n), card) in places.iter().zip(cards) {
            moved.push((zone, n, game.objectives.get(zone)[n], card));
        }
    }
    // Who knows a card knows the one that lies in its place now.
    for (n, bits) in after.iter_mut().enumerate() {
        let before = game.objectives_known[n];
        for &(.., old, _) in &moved {
            *bits &= !(1 << old as u16);
        }
        for &(.., old, new) in &moved {
            if before & (1 << old as u16) != 0 {
                *bits |= 1 << new as u16;
            }
        }
    }
    for (zone, n, _, card) in moved {
        game.objectives.get_mut(zone)[n] = card;
    }
    game.objectives_known = after;
    game.objectives.get_mut(hand).sort_unstable();
    if side.is_none() {
        forget_shown_objectives(game);
    }
}

/// Which objectives in hand the Empire has seen, a spectator cannot tell: as many of each stage.
fn forget_shown_objectives(game: &mut Rebellion) {
    let known = &mut game.objectives_known[Side::Empire as usize];
    let hand = game.objectives.get(ObjectiveZone::Hand as usize);
    for stage in [Stage::I, Stage::II, Stage::III] {
        let own: Vec<u16> =
            hand.iter().filter(|card| card.def().stage == stage).map(|&card| 1 << card as u16).collect();
        let count = own.iter().filter(|&&bit| *known & bit != 0).count();
        for (n, bit) in own.into_iter().enumerate() {
            if n < count { *known |= bit } else { *known &= !bit }
        }
    }
}

/// Tactic cards: the decks, and the hands the viewer does not see.
fn redeal_tactics(game: &mut Rebellion, side: Option<Side>, seeds: &mut impl Source) {
    let open = game.combat.has_card(ActionCard::GoodIntel);
    for theatre in Theatre::BOTH {
        let zones = &mut game.tactics[theatre as usize];
        let mut hidden = vec![TacticZone::Deck as usize];
        for own in Side::BOTH {
            if side != Some(own) && !(own == Side::Rebels && open) {
                hidden.push(TacticZone::hand(own) as usize);
            }
        }
        let mut cards: Vec<Tactic> = hidden.iter().flat_map(|&zone| zones.get(zone)).copied().collect();
        cards.sort_unstable();
        if !game.combat.active || game.combat.round == 0 && zones.len(TacticZone::Deck as usize) == 15 {
            // Between combats and before the shuffle the decks lie sorted.
            let shuffled = !matches!(game.stack.top(), Some(Frame::Combat(crate::combat::CombatStep::Begin)));
            if !(game.combat.active && shuffled) {
                continue;
            }
        }
        shuffle(&mut cards, seeds.next_u64());
        for zone in hidden {
            let own = zones.get_mut(zone);
            own.copy_from_slice(&cards.split_off(cards.len() - own.len()));
        }
    }
}

/// Probe cards: what lies in the deck, with the Empire, in Rebel hands and under the Location space.
fn redeal_probes(game: &mut Rebellion, side: Option<Side>, seeds: &mut impl Source) {
    if game.base.is_none() {
        return;
    }
    let (deck, hand) = (ProbeZone::Deck as usize, ProbeZone::Hand as usize);
    let (drawn, location) = (ProbeZone::Drawn as usize, ProbeZone::Location as usize);
    let mark = |game: &Rebellion, n: usize| match (side, game.probes_known.get(n)) {
        (Some(side), Some(marks)) => marks[side as usize],
        _ => Knowledge::Nothing,
    };
    let mut unknown: Vec<(usize, usize)> = Vec::new();
    let mut groups: Vec<(u8, Vec<(usize, usize)>)> = Vec::new();
    let mut put = |group: Knowledge, place: (usize, usize)| match group {
        Knowledge::Nothing => unknown.push(place),
        Knowledge::Among(number) => match groups.iter_mut().find(|(own, _)| *own == number) {
            Some((_, places)) => places.push(place),
            None => groups.push((number, vec![place])),
        },
        Knowledge::Exact => (),
    };
    for n in 0..game.probes.len(deck) {
        put(mark(game, n), (deck, n));
    }
    let top = game.stack.iter().find_map(|frame| match frame {
        Frame::Choose(Choose::FalseLead { group, .. }) => Some(group),
        _ => None,
    });
    for n in 0..game.probes.len(drawn) {
        match (side, top) {
            (Some(Side::Rebels), _) => (),
            // The Empire knows which cards were taken from it, not which of them are laid.
            (Some(Side::Empire), Some(group)) => put(Knowledge::Among(group), (drawn, n)),
            _ => put(Knowledge::Nothing, (drawn, n)),
        }
    }
    if side != Some(Side::Empire) {
        for (n, &system) in game.probes.get(hand).iter().enumerate() {
            let seen = side == Some(Side::Rebels) && game.probes_seen.contains(system);
            if !seen {
                put(Knowledge::Nothing, (hand, n));
            }
        }
    }
    if side != Some(Side::Rebels) && !game.revealed {
        put(Knowledge::Nothing, (location, 0));
    }
    let possible = game.possible;
    let parts: Vec<Vec<(usize, usize)>> =
        std::iter::once(unknown).chain(groups.into_iter().map(|(_, places)| places)).collect();
    for places in parts {
        let mut cards: Vec<System> = places.iter().map(|&(zone, n)| game.probes.get(zone)[n]).collect();
        cards.sort_unstable();
        // The base is more likely where a base would be hidden; the other cards may lie anywhere.
        let base = places.iter().position(|&(zone, _)| zone == location).map(|at| {
            let open = possible.and(cards.iter().copied().collect());
            let system = Belief::over(game, open).draw(seeds.next_u64());
            cards.retain(|&card| card != system);
            (at, system)
        });
        shuffle(&mut cards, seeds.next_u64());
        if let Some((at, system)) = base {
            cards.insert(at, system);
        }
        for (&(zone, n), card) in places.iter().zip(cards) {
            game.probes.get_mut(zone)[n] = card;
            if zone == location {
                game.base = Some(card);
            }
        }
    }
    if side.is_none() {
        // Which of the Empire's cards the Rebels have seen, a spectator cannot tell: as many.
        let count = game.probes_seen.len() as usize;
        game.probes_seen = game.probes.get(hand).iter().copied().take(count).collect();
    }
    for zone in [hand, drawn] {
        game.probes.get_mut(zone).sort_unstable();
    }
    if game.probes_known.is_empty() {
        // Before the first shuffle the deck lies sorted.
        game.probes.get_mut(deck).sort_unstable();
    }
}
