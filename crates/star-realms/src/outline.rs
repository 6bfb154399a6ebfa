//! The table in words, for terminals and readers.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Arg, Game, Message, Outline, Seat, SeatSet, Spot, Viewer};

use crate::cards::{Category, Faction, Kind};
use crate::state::StarRealms;
use crate::view::{Hand, InPlayView, PlayerView, Role, View};

/// The index of a spot that is a whole pile rather than a title in it.
const WHOLE: u16 = u16::MAX;

impl Outline for StarRealms {
    fn heading(view: &View) -> Vec<Message> {
        let turn = Message::new("heading-turn").with("turn", i32::from(view.turn));
        vec![Message::new(mode_key(view)), turn.with("player", names(view.active))]
    }

    fn outline(view: &View, me: Option<Seat>) -> Vec<Section> {
        let n = view.setup.players;
        let others = Seat::all(n).map(|seat| me.map_or(seat, |me| seat.clockwise(me.0, n)));
        let mut sections: Vec<Section> = others
            .filter(|&seat| Some(seat) != me)
            .flat_map(|seat| {
                let player = &view.players[seat.index()];
                let ally = me.is_some_and(|me| player.side.contains(me));
                other_player(view, player, ally)
            })
            .collect();
        sections.push(market(view));
        if let Some(me) = me {
            sections.extend(myself(view, &view.players[me.index()]));
        }
        sections
    }

    fn standing(view: &View, seat: Seat) -> Message {
        let player = &view.players[seat.index()];
        let authority = counted("count-authority", player.authority.max(0));
        match role(player) {
            Some(role) => Message::new("standing-role").with("role", role).with("standing", authority),
            None => authority,
        }
    }

    fn open_view(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        for player in &mut view.players {
            let own = self.view(Viewer::Seat(player.seat));
            player.hand = own.players[player.seat.index()].hand.clone();
        }
        view
    }

    fn turn(view: &View) -> u32 {
        u32::from(view.turn)
    }

    fn first(view: &View) -> Seat {
        view.first
    }

    fn side_of(view: &View, seat: Seat) -> SeatSet {
        view.players[seat.index()].side
    }
}

fn mode_key(view: &View) -> &'static str {
    use crate::setup::Mode;
    match view.setup.mode {
        Mode::Duel => "mode-duel",
        Mode::FreeForAll => "mode-free-for-all",
        Mode::Hunter => "mode-hunter",
        Mode::Hydra => "mode-hydra",
        Mode::Emperor => "mode-emperor",
        Mode::Raid => "mode-raid",
    }
}

/// The players of a team, one after the other; nobody before the first turn.
fn names(seats: SeatSet) -> Arg {
    let Some(first) = seats.lowest() else { return Message::new("names-nobody").into() };
    match seats.without(first) {
        rest if rest.is_empty() => first.into(),
        rest => Message::new("names-list").with("first", first).with("rest", names(rest)).into(),
    }
}

fn spot(zone: &'static str, owner: Option<Seat>, index: u16) -> Spot {
    Spot { zone, owner, index, item: 0 }
}

fn counted(key: &'static str, count: i32) -> Message {
    Message::new(key).with("count", count)
}

fn quiet(message: Message) -> Piece {
    Piece::says(message).in_tone(Tone::Quiet)
}

fn role(player: &PlayerView) -> Option<&'static str> {
    Some(match player.role {
        Role::Player => return None,
        Role::Emperor => "role-emperor",
        Role::Admiral => "role-admiral",
        Role::Boss => "role-boss",
        Role::Raider => "role-raider",
    })
}

/// The player himself: sign, name, part in the mode and the numbers that matter.
fn player(view: &View, player: &PlayerView, ally: bool, mine: bool) -> Thing {
    let seat = player.seat;
    let notes = [
        role(player),
        ally.then_some("mark-teammate"),
        (!player.in_game).then_some("mark-out"),
        player.ready.then_some("mark-ready"),
    ];
    let mut label = vec![Piece::player(seat)];
    label.extend(notes.into_iter().flatten().map(|note| {
        Piece::says(Message::new("mark-in-brackets").with("mark", note)).in_tone(Tone::Seat(seat))
    }));
    let mut number = |key: &'static str, count: i32| {
        label.push(Piece::gap());
        label.push(Piece::says(counted(key, count)));
    };
    number("count-authority", player.authority.max(0));
    if mine || player.trade > 0 || view.active.contains(seat) {
        number("count-trade", i32::from(player.trade));
    }
    if mine || player.combat > 0 || view.active.contains(seat) {
        number("count-combat", i32::from(player.combat));
    }
    if !mine {
        number("count-hand", player.hand.len() as i32);
    }
    if player.owed_discards > 0 {
        number("count-owed", i32::from(player.owed_discards));
    }
    if player.pledge > 0 {
        number("count-pledge", i32::from(player.pledge));
    }
    Thing::new(spot("player", Some(seat), 0), label)
}

fn piles(player: &PlayerView) -> [Thing; 2] {
    let owner = Some(player.seat);
    let mut deck = Thing::new(spot("deck", owner, 0), vec![quiet(counted("count-deck", player.deck as i32))]);
    if !player.deck_top.is_empty() {
        let known = player.deck_top.iter().map(|&kind| card(kind, spot("deck", owner, WHOLE)));
        deck.contents = Some(known.collect());
        deck.abilities = vec![Message::new("hint-deck-top")];
    }
    [deck, pile("discard", owner, "count-discard", &player.discard)]
}

/// A pile that anybody may look through.
fn pile(zone: &'static str, owner: Option<Seat>, key: &'static str, kinds: &[Kind]) -> Thing {
    let mut thing = Thing::new(spot(zone, owner, WHOLE), vec![quiet(counted(key, kinds.len() as i32))]);
    if !kinds.is_empty() {
        thing.contents = Some(titles(kinds, |kind| spot(zone, owner, kind as u16)));
        thing.abilities = vec![Message::new("hint-pile")];
    }
    thing
}

/// One thing a title, with its number if there are several.
fn titles(kinds: &[Kind], place: impl Fn(Kind) -> Spot) -> Vec<Thing> {
    let mut seen: Vec<(Kind, usize)> = Vec::new();
    for &kind in kinds {
        match seen.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, count)) => *count += 1,
            None => seen.push((kind, 1)),
        }
    }
    let thing = |(kind, count): (Kind, usize)| {
        let thing = card(kind, place(kind));
        if count > 1 { thing.and(Piece::sign(format!("×{count}"))) } else { thing }
    };
    seen.into_iter().map(thing).collect()
}

fn other_player(view: &View, other: &PlayerView, ally: bool) -> Vec<Section> {
    let mut things = vec![player(view, other, ally, false)];
    if !other.in_game {
        return vec![Section { things, ..Section::default() }];
    }
    things.extend(piles(other));
    things.extend(other.in_play.iter().map(|card| in_play(other.seat, card)));
    let mut sections = vec![Section { things, ..Section::default() }];
    if let Hand::Open(hand) = &other.hand
        && !hand.is_empty()
    {
        let things = titles(hand, |kind| spot("hand", Some(other.seat), kind as u16));
        sections.push(Section::new(Message::new("zone-hand-of").with("player", other.seat), things));
    }
    sections
}

fn market(view: &View) -> Section {
    let mut things = titles(&view.row, |kind| spot("row", None, kind as u16));
    let explorers = card(Kind::Explorer, spot("explorers", None, 0));
    things.push(explorers.and(Piece::sign(format!("×{}", view.explorers))));
    let deck = quiet(counted("count-trade-deck", view.trade_deck as i32));
    things.push(Thing::new(spot("trade-deck", None, 0), vec![deck]));
    things.push(pile("scrap-heap", None, "count-scrap-heap", &view.scrap_heap));
    Section::new(Message::new("zone-row"), things).spread()
}

fn myself(view: &View, me: &PlayerView) -> Vec<Section> {
    let mut about_me = vec![player(view, me, false, true)];
    about_me.extend(piles(me));
    let mut sections = vec![Section { things: about_me, ..Section::default() }];
    if !me.in_play.is_empty() {
        let things = me.in_play.iter().map(|card| in_play(me.seat, card)).collect();
        sections.push(Section::new(Message::new("zone-in-play"), things).spread());
    }
    if let Hand::Open(hand) = &me.hand {
        let things = titles(hand, |kind| spot("hand", Some(me.seat), kind as u16));
        let title = Message::new(if hand.is_empty() { "zone-hand-empty" } else { "zone-hand" });
        sections.push(Section::new(title, things).spread());
    }
    sections
}

const fn tone(faction: Faction) -> Tone {
    match faction {
        Faction::Unaligned => Tone::Plain,
        Faction::Blob => Tone::Green,
        Faction::StarEmpire => Tone::Yellow,
        Faction::TradeFederation => Tone::Blue,
        Faction::MachineCult => Tone::Red,
    }
}

/// `[T] Trade Hauler (2)`, with a shield for bases.
fn card(kind: Kind, spot: Spot) -> Thing {
    let def = kind.def();
    let mut label = named(kind);
    if def.cost > 0 {
        label.push(Piece::sign(format!("({})", def.cost)));
    }
    label.extend(shield(kind, u16::from(def.defense)));
    described(Thing::new(spot, label), kind)
}

fn named(kind: Kind) -> Vec<Piece> {
    let def = kind.def();
    let letter = match def.faction {
        Faction::Unaligned => None,
        Faction::Blob => Some("letter-blob"),
        Faction::StarEmpire => Some("letter-star-empire"),
        Faction::TradeFederation => Some("letter-trade-federation"),
        Faction::MachineCult => Some("letter-machine-cult"),
    };
    let in_brackets = |letter| Message::new("letter-in-brackets").with("letter", letter);
    let pieces = letter.map(in_brackets).into_iter().chain([Message::new(def.key)]);
    pieces.map(|message| Piece::says(message).in_tone(tone(def.faction))).collect()
}

fn shield(kind: Kind, defense: u16) -> Option<Piece> {
    let sign = match kind.def().category {
        Category::Ship => return None,
        Category::Base => "▽",
        Category::Outpost => "▼",
    };
    Some(Piece::sign(format!("{sign}{defense}")))
}

/// A card in play: what is left of its defence, and which abilities are ready, used or wait for an ally.
fn in_play(owner: Seat, card: &InPlayView) -> Thing {
    let acting = card.copies.unwrap_or(card.kind);
    let mut label = named(card.kind);
    if let Some(copied) = card.copies {
        label.push(Piece::sign("="));
        label.push(Piece::says(Message::new(copied.def().key)));
    }
    label.extend(shield(card.kind, card.defense));
    let def = acting.def();
    let mut mark = |key: &'static str, state: &'static str| {
        label.push(quiet(Message::new(state).with("mark", key)));
    };
    if card.kind.is_base() && !def.primary.is_empty() {
        mark("mark-primary", if card.primary_used { "mark-used" } else { "mark-live" });
    }
    if !def.ally.is_empty() {
        let state = match (card.ally_used, card.ally_live) {
            (true, _) => "mark-used",
            (false, true) => "mark-live",
            (false, false) => "mark-asleep",
        };
        mark("mark-ally", state);
    }
    if !def.scrap.is_empty() {
        mark("mark-scrap", "mark-live");
    }
    described(Thing::new(spot("in-play", Some(owner), u16::from(card.slot)), label), acting)
}

/// Adds what the card says.
fn described(mut thing: Thing, kind: Kind) -> Thing {
    let def = kind.def();
    let category = match def.category {
        Category::Ship => "type-ship",
        Category::Base => "type-base",
        Category::Outpost => "type-outpost",
    };
    thing.name = Some(Message::new(def.key));
    thing.facts = vec![Message::new(category), Message::new(def.faction.key())];
    thing.facts.push(counted("fact-cost", i32::from(def.cost)));
    if kind.is_base() {
        thing.facts.push(counted("fact-defense", i32::from(def.defense)));
    }
    let texts = [
        ("text-plain", "primary", !def.primary.is_empty()),
        ("text-ally", "ally", !def.ally.is_empty()),
        ("text-scrap", "scrap", !def.scrap.is_empty()),
        ("text-plain", "static", def.standing.is_some()),
    ];
    let said = texts.into_iter().filter(|(_, _, has)| *has);
    thing.abilities =
        said.map(|(key, part, _)| Message::new(key).with("text", Arg::Part(def.key, part))).collect();
    thing
}
