//! Star Realms on a terminal.

use orrery_engine::{Describe, Game, Message, Seat, SeatSet, Spot, Viewer};
use orrery_star_realms::view::{Hand, InPlayView, PlayerView, Role};
use orrery_star_realms::{Category, Event, Faction, Kind, Setup, StarRealms, View};
use orrery_table::Happened;
use ratatui::style::{Color, Style};
use ratatui::text::Span;

use super::star_realms_setup::setup;
use crate::args::SetupArgs;
use crate::board::{Board, Section, Thing};
use crate::look;
use crate::rulebook::Book;
use crate::tabletop::{Tabletop, Words};
use crate::text::{Source, Texts};

/// The rules reference.
pub const BOOK: Book = Book {
    initials: "SR",
    en: include_str!("../../../../rules/star-realms/en.md"),
    ru: include_str!("../../../../rules/star-realms/ru.md"),
};

/// The game's messages.
pub const SOURCES: &[Source] = &[
    Source {
        en: include_str!("../../../../locales/en/star-realms.ftl"),
        ru: include_str!("../../../../locales/ru/star-realms.ftl"),
    },
    Source {
        en: include_str!("../../../../locales/en/star-realms-cards.ftl"),
        ru: include_str!("../../../../locales/ru/star-realms-cards.ftl"),
    },
];

/// The index of a spot that is a whole pile rather than a title in it.
const WHOLE: u16 = u16::MAX;

impl Tabletop for StarRealms {
    const SOURCES: &'static [Source] = SOURCES;
    const BOOK: Book = BOOK;

    fn setup(args: &SetupArgs, seats: Option<u8>, texts: &Texts) -> anyhow::Result<(Setup, u8)> {
        setup(args, seats, texts)
    }

    fn with_first(setup: &Setup, first: Seat) -> Setup {
        Setup { first: Some(first), ..*setup }
    }

    fn named_first(setup: &Setup) -> Option<Seat> {
        setup.first
    }

    fn heading(view: &View, words: Words) -> String {
        let mode = words.texts.get(&format!("mode-{}", view.setup.mode.key()));
        let active = words.names.list(view.active.iter());
        let turn = words.texts.with("heading-turn", [("turn", view.turn.to_string()), ("player", active)]);
        format!("{mode} · {turn}")
    }

    fn board(view: &View, me: Option<Seat>, words: Words) -> Board {
        let n = view.setup.players;
        let others = Seat::all(n).map(|seat| me.map_or(seat, |me| seat.clockwise(me.0, n)));
        let mut sections: Vec<Section> = others
            .filter(|&seat| Some(seat) != me)
            .flat_map(|seat| {
                let player = &view.players[seat.index()];
                let ally = me.is_some_and(|me| player.side.contains(me));
                other_player(view, player, ally, words)
            })
            .collect();
        sections.push(market(view, words));
        if let Some(me) = me {
            sections.extend(myself(view, &view.players[me.index()], words));
        }
        Board { sections }
    }

    fn log(&self, events: &[Happened<Event>]) -> Vec<(u32, Message)> {
        // The shuffles of the setup are no news; later ones are.
        let begun = events.iter().position(|happened| matches!(happened.event, Event::GameBegan { .. }));
        let told = |(index, happened): (usize, &Happened<Event>)| {
            let setup = begun.is_some_and(|begun| index < begun);
            let shuffle = matches!(happened.event, Event::DeckShuffled { .. });
            let message = if setup && shuffle { None } else { self.sentence(&happened.event) };
            message.map(|message| (happened.record, message))
        };
        events.iter().enumerate().filter_map(told).collect()
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

    fn standing(view: &View, seat: Seat, words: Words) -> String {
        let player = &view.players[seat.index()];
        let authority = counted(words.texts, "count-authority", player.authority.max(0));
        let role = role(player, words.texts).map(|role| format!(" ({role})")).unwrap_or_default();
        format!("{} {}{role}: {authority}", look::sign(seat), words.names.of(seat))
    }
}

fn spot(zone: &'static str, owner: Option<Seat>, index: u16) -> Spot {
    Spot { zone, owner, index, item: 0 }
}

fn counted(texts: &Texts, key: &str, count: i32) -> String {
    texts.with(key, [("count", count)])
}

fn role(player: &PlayerView, texts: &Texts) -> Option<String> {
    let key = match player.role {
        Role::Player => return None,
        Role::Emperor => "role-emperor",
        Role::Admiral => "role-admiral",
        Role::Boss => "role-boss",
        Role::Raider => "role-raider",
    };
    Some(texts.get(key))
}

/// The player himself: sign, name, part in the mode and the numbers that matter.
fn player(view: &View, player: &PlayerView, ally: bool, mine: bool, words: Words) -> Thing {
    let texts = words.texts;
    let mut notes: Vec<String> = role(player, texts).into_iter().collect();
    if ally {
        notes.push(texts.get("mark-teammate"));
    }
    if !player.in_game {
        notes.push(texts.get("mark-out"));
    }
    if player.ready {
        notes.push(texts.get("mark-ready"));
    }
    let mut name = format!("{} {}", look::sign(player.seat), words.names.of(player.seat));
    if !notes.is_empty() {
        name = format!("{name} ({})", notes.join(", "));
    }
    let mut label = vec![Span::styled(name, look::seat(player.seat))];
    let mut number = |key: &str, count: i32| {
        label.push(Span::raw(format!("  {}", counted(texts, key, count))));
    };
    number("count-authority", player.authority.max(0));
    if mine || player.trade > 0 || view.active.contains(player.seat) {
        number("count-trade", i32::from(player.trade));
    }
    if mine || player.combat > 0 || view.active.contains(player.seat) {
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
    Thing::new(spot("player", Some(player.seat), 0), label)
}

fn piles(player: &PlayerView, words: Words) -> [Thing; 2] {
    let texts = words.texts;
    let owner = Some(player.seat);
    let mut deck = Thing::new(
        spot("deck", owner, 0),
        vec![Span::styled(counted(texts, "count-deck", player.deck as i32), look::QUIET)],
    );
    if !player.deck_top.is_empty() {
        let known = player.deck_top.iter().map(|&kind| card(kind, spot("deck", owner, WHOLE), texts));
        deck.contents = Some(known.collect());
        deck.hint = texts.get("hint-deck-top");
    }
    let discard = pile("discard", owner, "count-discard", &player.discard, texts);
    [deck, discard]
}

/// A pile that anybody may look through.
fn pile(zone: &'static str, owner: Option<Seat>, key: &str, kinds: &[Kind], texts: &Texts) -> Thing {
    let label = vec![Span::styled(counted(texts, key, kinds.len() as i32), look::QUIET)];
    let mut thing = Thing::new(spot(zone, owner, WHOLE), label);
    if !kinds.is_empty() {
        thing.contents = Some(titles(kinds, texts, |kind| spot(zone, owner, kind as u16)));
        thing.hint = texts.get("hint-pile");
    }
    thing
}

/// One thing a title, with its number if there are several.
fn titles(kinds: &[Kind], texts: &Texts, place: impl Fn(Kind) -> Spot) -> Vec<Thing> {
    let mut seen: Vec<(Kind, usize)> = Vec::new();
    for &kind in kinds {
        match seen.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, count)) => *count += 1,
            None => seen.push((kind, 1)),
        }
    }
    let thing = |(kind, count): (Kind, usize)| {
        let mut thing = card(kind, place(kind), texts);
        if count > 1 {
            thing.label.push(Span::raw(format!(" ×{count}")));
        }
        thing
    };
    seen.into_iter().map(thing).collect()
}

fn other_player(view: &View, other: &PlayerView, ally: bool, words: Words) -> Vec<Section> {
    let mut things = vec![player(view, other, ally, false, words)];
    if !other.in_game {
        return vec![Section { things, ..Section::default() }];
    }
    things.extend(piles(other, words));
    things.extend(other.in_play.iter().map(|card| in_play(other.seat, card, words.texts)));
    let mut sections = vec![Section { things, ..Section::default() }];
    if let Hand::Open(hand) = &other.hand
        && !hand.is_empty()
    {
        let things = titles(hand, words.texts, |kind| spot("hand", Some(other.seat), kind as u16));
        let title = words.texts.with("zone-hand-of", [("player", words.names.of(other.seat))]);
        sections.push(Section { title, things, spread: false });
    }
    sections
}

fn market(view: &View, words: Words) -> Section {
    let texts = words.texts;
    let mut things = titles(&view.row, texts, |kind| spot("row", None, kind as u16));
    let mut explorers = card(Kind::Explorer, spot("explorers", None, 0), texts);
    explorers.label.push(Span::raw(format!(" ×{}", view.explorers)));
    things.push(explorers);
    let deck = Span::styled(counted(texts, "count-trade-deck", view.trade_deck as i32), look::QUIET);
    things.push(Thing::new(spot("trade-deck", None, 0), vec![deck]));
    things.push(pile("scrap-heap", None, "count-scrap-heap", &view.scrap_heap, texts));
    Section { title: texts.get("zone-row"), things, spread: true }
}

fn myself(view: &View, me: &PlayerView, words: Words) -> Vec<Section> {
    let texts = words.texts;
    let mut about_me = vec![player(view, me, false, true, words)];
    about_me.extend(piles(me, words));
    let mut sections = vec![Section { things: about_me, ..Section::default() }];
    if !me.in_play.is_empty() {
        let things = me.in_play.iter().map(|card| in_play(me.seat, card, texts)).collect();
        sections.push(Section { title: texts.get("zone-in-play"), things, spread: true });
    }
    if let Hand::Open(hand) = &me.hand {
        let things = titles(hand, texts, |kind| spot("hand", Some(me.seat), kind as u16));
        let title = texts.get(if hand.is_empty() { "zone-hand-empty" } else { "zone-hand" });
        sections.push(Section { title, things, spread: true });
    }
    sections
}

fn faction_style(faction: Faction) -> Style {
    match faction {
        Faction::Unaligned => look::TEXT,
        Faction::Blob => Style::new().fg(Color::Green),
        Faction::StarEmpire => Style::new().fg(Color::Yellow),
        Faction::TradeFederation => Style::new().fg(Color::LightBlue),
        Faction::MachineCult => Style::new().fg(Color::LightRed),
    }
}

/// `T Trade Hauler (2)`, with a shield for bases.
fn card(kind: Kind, spot: Spot, texts: &Texts) -> Thing {
    let def = kind.def();
    let mut label = named(kind, texts);
    if def.cost > 0 {
        label.push(Span::raw(format!(" ({})", def.cost)));
    }
    if let Some(shield) = shield(kind, u16::from(def.defense)) {
        label.push(shield);
    }
    described(Thing::new(spot, label), kind, texts)
}

fn named(kind: Kind, texts: &Texts) -> Vec<Span<'static>> {
    let def = kind.def();
    let letter = letter(def.faction, texts);
    let style = faction_style(def.faction);
    let name = Span::styled(texts.get(def.key), style);
    if def.faction == Faction::Unaligned {
        vec![name]
    } else {
        vec![Span::styled(format!("[{letter}] "), style), name]
    }
}

fn letter(faction: Faction, texts: &Texts) -> String {
    texts.get(match faction {
        Faction::Unaligned => return String::new(),
        Faction::Blob => "letter-blob",
        Faction::StarEmpire => "letter-star-empire",
        Faction::TradeFederation => "letter-trade-federation",
        Faction::MachineCult => "letter-machine-cult",
    })
}

fn shield(kind: Kind, defense: u16) -> Option<Span<'static>> {
    let sign = match kind.def().category {
        Category::Ship => return None,
        Category::Base => look::BASE,
        Category::Outpost => look::OUTPOST,
    };
    Some(Span::raw(format!(" {sign}{defense}")))
}

/// A card in play: what is left of its defence, and which abilities are ready, used or wait for an ally.
fn in_play(owner: Seat, card: &InPlayView, texts: &Texts) -> Thing {
    let acting = card.copies.unwrap_or(card.kind);
    let mut label = named(card.kind, texts);
    if let Some(copied) = card.copies {
        label.push(Span::raw(format!(" = {}", texts.get(copied.def().key))));
    }
    label.extend(shield(card.kind, card.defense));
    let def = acting.def();
    let mut marks = Vec::new();
    if card.kind.is_base() && !def.primary.is_empty() {
        marks.push(format!("{}{}", texts.get("mark-primary"), if card.primary_used { "✓" } else { "+" }));
    }
    if !def.ally.is_empty() {
        let state = if card.ally_used {
            "✓"
        } else if card.ally_live {
            "+"
        } else {
            "–"
        };
        marks.push(format!("{}{state}", texts.get("mark-ally")));
    }
    if !def.scrap.is_empty() {
        marks.push(format!("{}+", texts.get("mark-scrap")));
    }
    if !marks.is_empty() {
        label.push(Span::styled(format!(" {}", marks.join(" ")), look::QUIET));
    }
    described(Thing::new(spot("in-play", Some(owner), u16::from(card.slot)), label), acting, texts)
}

/// Adds what the card says.
fn described(mut thing: Thing, kind: Kind, texts: &Texts) -> Thing {
    let def = kind.def();
    let category = match def.category {
        Category::Ship => "type-ship",
        Category::Base => "type-base",
        Category::Outpost => "type-outpost",
    };
    let mut facts = vec![texts.get(category), texts.get(def.faction.key())];
    facts.push(counted(texts, "fact-cost", i32::from(def.cost)));
    if kind.is_base() {
        facts.push(counted(texts, "fact-defense", i32::from(def.defense)));
    }
    let abilities: Vec<String> = ["primary", "ally", "scrap", "static"]
        .into_iter()
        .filter_map(|part| {
            let text = texts.attribute(def.key, part)?;
            Some(if matches!(part, "ally" | "scrap") {
                format!("{}: {text}", texts.get(ability(part)))
            } else {
                text
            })
        })
        .collect();
    thing.hint = abilities.join(" · ");
    thing.text = vec![texts.get(def.key), facts.join(" · ")];
    thing.text.push(String::new());
    thing.text.extend(abilities);
    thing
}

fn ability(part: &str) -> &'static str {
    if part == "ally" { "ability-ally" } else { "ability-scrap" }
}
