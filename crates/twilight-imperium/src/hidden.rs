//! What a viewer may not know: events redacted, and guesses that fit what is known.

use orrery_engine::{List, Seat, Source, SplitMix64, Viewer, deal, shuffle};

use crate::cards::{ActionCard, Agenda, Back, NoteTiming, Objective, Tile};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{DealStep, SetupStep};
use crate::state::{AgendaZone, CardZone, Held, NoteId, ObjectiveZone, Phase, TileZone, TwilightImperium};

/// The event as `viewer` saw it.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut seen = event.clone();
    match &mut seen {
        Event::TilesDealt { seat, tiles, .. } if !is(*seat) => *tiles = None,
        Event::SecretsDealt { seat, objectives } if !is(*seat) => *objectives = None,
        Event::SecretKept { seat, objective }
        | Event::SecretDrawn { seat, objective }
        | Event::SecretReturned { seat, objective }
            if !is(*seat) =>
        {
            *objective = None;
        }
        Event::CardsDrawn { seat, cards, .. } if !is(*seat) => *cards = None,
        Event::CardTaken { from, to, card } if !is(*from) && !is(*to) => *card = None,
        Event::HandShown { seat, to, cards } if !is(*seat) && !is(*to) => *cards = None,
        Event::NoteGiven { from, to, note } if !is(*from) && !is(*to) => *note = None,
        Event::AgendasLooked { seat, agendas } if !is(*seat) => *agendas = None,
        Event::AgendaLaid { seat, agenda, .. } if !is(*seat) => *agenda = None,
        _ => (),
    }
    seen
}

/// Whether the event showed a face to somebody whose action caused it and who did not know it.
pub(crate) const fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::TilesDealt { .. }
            | Event::SecretsDealt { .. }
            | Event::SecretDrawn { .. }
            | Event::CardsDrawn { .. }
            | Event::CardTaken { .. }
            | Event::HandShown { .. }
            | Event::NoteGiven { .. }
            | Event::AgendasLooked { .. }
            | Event::AgendaRevealed { .. }
            | Event::ObjectiveRevealed { .. }
            | Event::CardPlayed { .. }
    )
}

/// Deals anew what `viewer` cannot know. The outcome depends on nothing but what the viewer knows and the seed: what is
/// unknown is sorted before it is shuffled.
pub(crate) fn redeal(game: &mut TwilightImperium, viewer: Viewer, seed: u64) {
    if !game.winners.is_empty() {
        return;
    }
    let viewer = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mut seeds = SplitMix64::new(seed);
    redeal_tiles(game, viewer, &mut seeds);
    redeal_objectives(game, viewer, &mut seeds);
    redeal_agendas(game, viewer, seeds.next_u64());
    redeal_cards(game, viewer, seeds.next_u64());
    redeal_notes(game, viewer, seeds.next_u64());
    redeal_lots(game, viewer);
}

/// The seats whose hands a viewer cannot see.
fn others(game: &TwilightImperium, viewer: Option<Seat>) -> Vec<Seat> {
    Seat::all(game.players).filter(|&seat| viewer != Some(seat)).collect()
}

/// Tiles in the hands of others and those that were not dealt, colour by colour (TI G5).
fn redeal_tiles(game: &mut TwilightImperium, viewer: Option<Seat>, seeds: &mut impl Source) {
    // The extra tile of five players lies open already.
    let extra = matches!(game.stack.top(), Some(Frame::Setup(SetupStep::Extra)));
    if game.phase != Phase::Setup || extra {
        return;
    }
    for (back, pile) in [(Back::Blue, TileZone::Blue), (Back::Red, TileZone::Red)] {
        let hidden = |game: &TwilightImperium| -> Vec<(usize, usize)> {
            let zones = others(game, viewer).into_iter().map(TileZone::hand).chain([pile as usize]);
            let mut places = Vec::new();
            for zone in zones {
                let tiles = game.tiles.get(zone).iter().enumerate();
                places.extend(
                    tiles.filter(|(_, tile)| tile.def().back == back).map(|(index, _)| (zone, index)),
                );
            }
            places
        };
        let places = hidden(game);
        let mut pool: Vec<Tile> = places.iter().map(|&(zone, index)| game.tiles.get(zone)[index]).collect();
        pool.sort_unstable();
        shuffle(&mut pool, seeds.next_u64());
        for (&(zone, index), tile) in places.iter().zip(pool) {
            game.tiles.get_mut(zone)[index] = tile;
        }
    }
}

/// Public objectives face down, and secret ones in the deck and in the hands of others (TI 30.13, TI 30.17).
fn redeal_objectives(game: &mut TwilightImperium, viewer: Option<Seat>, seeds: &mut impl Source) {
    let secret = others(game, viewer).into_iter().map(ObjectiveZone::hand);
    let secret = secret.chain([ObjectiveZone::Secrets as usize, ObjectiveZone::Returned as usize]).collect();
    let pools: [Vec<usize>; 3] = [
        vec![ObjectiveZone::DeckI as usize, ObjectiveZone::RowI as usize],
        vec![ObjectiveZone::DeckII as usize, ObjectiveZone::RowII as usize],
        secret,
    ];
    for zones in pools {
        let mut pool: Vec<Objective> =
            zones.iter().flat_map(|&zone| game.objectives.get(zone).to_vec()).collect();
        pool.sort_unstable();
        shuffle(&mut pool, seeds.next_u64());
        let mut pool = pool.into_iter();
        for zone in zones {
            game.objectives.get_mut(zone).iter_mut().zip(&mut pool).for_each(|(card, new)| *card = new);
        }
    }
}

/// The agenda deck but for what the viewer put there, and what somebody else looks at (TI 56.2.c).
fn redeal_agendas(game: &mut TwilightImperium, viewer: Option<Seat>, seed: u64) {
    let mut places = Vec::new();
    for (index, &agenda) in game.agendas.get(AgendaZone::Deck as usize).iter().enumerate() {
        if viewer.is_none_or(|seat| !game.known[agenda as usize].contains(seat)) {
            places.push((AgendaZone::Deck as usize, index));
        }
    }
    if viewer != game.active || viewer.is_none() {
        let looked = game.agendas.len(AgendaZone::Looked as usize);
        places.extend((0..looked).map(|index| (AgendaZone::Looked as usize, index)));
    }
    let mut pool: Vec<Agenda> = places.iter().map(|&(zone, index)| game.agendas.get(zone)[index]).collect();
    // Who else knows a place knows whatever lies there.
    let marks: Vec<_> = pool.iter().map(|&agenda| game.known[agenda as usize]).collect();
    pool.sort_unstable();
    shuffle(&mut pool, seed);
    for ((&(zone, index), agenda), marks) in places.iter().zip(pool).zip(marks) {
        game.agendas.get_mut(zone)[index] = agenda;
        game.known[agenda as usize] = marks;
    }
}

/// The hand that a viewer is looking at right now.
fn shown_to(game: &TwilightImperium, viewer: Option<Seat>) -> Option<Seat> {
    match game.stack.top() {
        Some(Frame::Choose(choose)) if viewer == Some(choose.seat) => choose.ask.shown_hand(),
        _ => None,
    }
}

/// The two of a transaction that is being made, and whether its terms have been proposed.
fn bargainers(game: &TwilightImperium) -> Option<([Seat; 2], DealStep)> {
    game.stack.iter().find_map(|frame| match frame {
        Frame::Deal(deal) => Some(([deal.from, deal.to], deal.step)),
        _ => None,
    })
}

/// Whether a viewer knows which cards a side of the transaction gives.
pub(crate) fn knows_lot(game: &TwilightImperium, viewer: Option<Seat>, side: usize) -> bool {
    let Some((seats, step)) = bargainers(game) else { return true };
    let Some(viewer) = viewer else { return false };
    viewer == seats[side] || (seats.contains(&viewer) && side == 0 && !matches!(step, DealStep::Build { .. }))
}

/// The action deck and the hands of others (TI 24.5), but for cards that the viewer is shown.
fn redeal_cards(game: &mut TwilightImperium, viewer: Option<Seat>, seed: u64) {
    let shown = shown_to(game, viewer);
    let mut places: Vec<(usize, usize)> =
        (0..game.cards.len(CardZone::Deck as usize)).map(|index| (CardZone::Deck as usize, index)).collect();
    for seat in others(game, viewer).into_iter().filter(|&seat| shown != Some(seat)) {
        let mut kept: Vec<ActionCard> = known_lots(game, viewer)
            .filter(|&(owner, _)| owner == seat)
            .flat_map(|(_, side)| game.bargain.lots[side].cards.iter().collect::<Vec<_>>())
            .collect();
        for (index, card) in game.hand(seat).iter().enumerate() {
            match kept.iter().position(|own| own == card) {
                Some(at) => {
                    kept.swap_remove(at);
                }
                None => places.push((CardZone::hand(seat), index)),
            }
        }
    }
    let mut pool: Vec<ActionCard> = places.iter().map(|&(zone, index)| game.cards.get(zone)[index]).collect();
    pool.sort_unstable();
    shuffle(&mut pool, seed);
    for (&(zone, index), card) in places.iter().zip(pool) {
        game.cards.get_mut(zone)[index] = card;
    }
    // Where the known cards of a hand lie among the others is not known.
    for seat in others(game, viewer) {
        game.cards.get_mut(CardZone::hand(seat)).sort_unstable();
    }
}

/// The sides of the transaction whose cards a viewer knows, with their seats.
fn known_lots(game: &TwilightImperium, viewer: Option<Seat>) -> impl Iterator<Item = (Seat, usize)> + '_ {
    let seats = bargainers(game).map(|(seats, _)| seats);
    (0..2).filter_map(move |side| {
        seats.filter(|_| knows_lot(game, viewer, side)).map(|seats| (seats[side], side))
    })
}

/// Notes in the hands of others (TI 25.6): who was never given one holds only their own, and those that are played on
/// receipt lie in no other hand.
fn redeal_notes(game: &mut TwilightImperium, viewer: Option<Seat>, seed: u64) {
    let fixed: Vec<NoteId> =
        known_lots(game, viewer).filter_map(|(_, side)| game.bargain.lots[side].note).collect();
    let mut places = Vec::new();
    let mut pool = Vec::new();
    for id in game.all_notes() {
        if let Held::Hand(holder) = game.held(id)
            && viewer != Some(holder)
            && !fixed.contains(&id)
        {
            places.push(holder);
            pool.push(id);
        }
    }
    places.sort_unstable();
    pool.sort_unstable();
    let noted = game.noted;
    let fits = |place: usize, id: &NoteId| {
        let holder: Seat = places[place];
        id.owner == holder || (noted.contains(holder) && id.note.def().timing != NoteTiming::Received)
    };
    if deal(&mut pool, fits, seed) {
        for (&holder, id) in places.iter().zip(pool) {
            game.set_held(id, Held::Hand(holder));
        }
    }
}

/// What others have put into a transaction that the viewer does not know: any of what they hold now.
fn redeal_lots(game: &mut TwilightImperium, viewer: Option<Seat>) {
    let Some((seats, _)) = bargainers(game) else { return };
    for (side, seat) in seats.into_iter().enumerate() {
        if knows_lot(game, viewer, side) {
            continue;
        }
        let lot = game.bargain.lots[side];
        let mut hand = game.hand(seat).to_vec();
        hand.sort_unstable();
        let cards: List<ActionCard, 7> = hand.into_iter().take(lot.cards.len()).collect();
        let note = lot.note.and_then(|_| game.notes_in_hand(seat).next());
        game.bargain.lots[side].cards = cards;
        game.bargain.lots[side].note = note;
    }
}
