//! Everything a player reads has words in both languages, tells choices apart and tells nothing hidden.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use orrery_engine::outline::{self, Thing};
use orrery_engine::{
    Arg, Choice, Describe, Game, Log, Message, Outline, Record, Rule, Seat, Source, SplitMix64, Spot, Status,
    Viewer, shuffle,
};
use orrery_starcraft::describe::ZONES;
use orrery_starcraft::facts::Facts;
use orrery_testkit::citations::paragraphs;
use orrery_testkit::play::{listed, pick, random_record};
use orrery_testkit::words::{self, Words};

use super::fight::{Battling, fight, protoss, terran, zerg};
use super::laws::setups;
use super::support::*;

/// Records between two looks at the table in words.
const OUTLINED: usize = 9;
const FILES: [&str; 5] = [
    "starcraft.ftl",
    "starcraft-cards.ftl",
    "starcraft-outline.ftl",
    "starcraft-lobby.ftl",
    "starcraft-brood.ftl",
];
/// How many records of a random game are looked at.
const RECORDS: usize = 3000;
/// How many records of a random game with Brood War are looked at.
const BROOD_RECORDS: usize = 1500;
/// Of so many positions one is dealt anew.
const REDEALT: u32 = 40;
/// How many arranged battles are fought.
const BATTLES: u64 = 120;
/// What random games seldom say.
const RARE: &[&str] = &[
    "ask-extra-cards",
    "ask-lose-flyer",
    "ask-lose-ground",
    "ask-name-front",
    "ask-play-new",
    "ask-splash",
    "ask-victim",
    "ask-withdraw",
    "ask-card-casualty",
    "ask-card-build",
    "log-cancelled",
    "log-hand-shown",
    "log-own-hand-shown",
    "log-withdrew",
    "wait-victim",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn words_of(language: &str) -> Words {
    words::read(FILES.map(|file| root().join("locales").join(language).join(file)))
}

/// Both languages and the paragraphs of the rules reference.
struct Book {
    languages: [Words; 2],
    rules: BTreeSet<String>,
    /// Keys that were met, to see what no game says.
    met: BTreeSet<String>,
}

impl Book {
    fn open() -> Self {
        let rules = fs::read_to_string(root().join("rules/starcraft/en.md")).expect("the rules reference");
        Self {
            languages: ["en", "ru"].map(words_of),
            rules: paragraphs(&rules).map(str::to_owned).collect(),
            met: BTreeSet::new(),
        }
    }

    #[track_caller]
    fn has_name(&mut self, key: &str) {
        for words in &self.languages {
            assert_eq!(words.get(key), Some(&BTreeSet::new()), "the name {key}");
        }
        self.met.insert(key.to_owned());
    }

    #[track_caller]
    fn has_rule(&self, rule: Rule) {
        assert!(self.rules.contains(&rule.to_string()), "{rule} is no paragraph");
    }

    /// The message has words, and they use all of its arguments and no others.
    #[track_caller]
    fn says(&mut self, message: &Message) {
        let args: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        for words in &self.languages {
            assert_eq!(words.get(message.key), Some(&args), "{message:?}");
        }
        self.met.insert(message.key.to_owned());
        if let Some(rule) = message.rule {
            self.has_rule(rule);
        }
        for (_, arg) in &message.args {
            match arg {
                Arg::Number(_) | Arg::Player(_) => (),
                Arg::Name(key) => self.has_name(key),
                Arg::Part(key, part) => self.has_name(&format!("{key}.{part}")),
                Arg::Message(message) => self.says(message),
                Arg::Counted(counts) => {
                    let count = BTreeSet::from(["count".to_owned()]);
                    for (n, key) in counts {
                        assert!(*n > 0);
                        let counted = format!("{key}.counted");
                        assert!(
                            self.languages.iter().all(|words| words.get(&counted) == Some(&count)),
                            "{key}"
                        );
                    }
                }
            }
        }
    }
}

fn assert_zone(spot: Spot) {
    assert!(ZONES.contains(&spot.zone), "{spot:?}");
}

/// What a seat is asked and offered.
fn offered(game: &StarCraft, seat: Seat) -> (Option<Message>, Vec<Choice>) {
    let choices = listed(game, seat).into_iter().map(|action| game.choice(seat, action)).collect();
    (game.question(seat), choices)
}

/// Why nothing can be done, for every place in sight.
fn answers(game: &StarCraft, seat: Seat) -> Vec<String> {
    let spots = ZONES.iter().flat_map(|&zone| {
        [None, Some(Seat(0)), Some(Seat(1))].into_iter().flat_map(move |owner| {
            [0, 1, 8, 17, 42]
                .into_iter()
                .flat_map(move |index| [0, 1, 5, 101, 200].map(move |item| Spot { zone, owner, index, item }))
        })
    });
    spots
        .map(|spot| {
            let attempts = game.attempts(seat, spot);
            let refused = attempts.iter().find_map(|&action| game.check(seat, action).err());
            let why = refused.unwrap_or_else(|| game.idle(seat, spot));
            assert!(rules::ALL.contains(&why), "{why}");
            format!("{spot:?}: {attempts:?}: {why}")
        })
        .collect()
}

fn check_position(game: &StarCraft, book: &mut Book) {
    let Status::Decision(asked) = game.status() else { return };
    for seat in asked.iter() {
        let (question, choices) = offered(game, seat);
        let question = question.expect("who is asked is asked something");
        assert!(question.rule.is_some(), "{question:?}");
        book.says(&question);
        book.says(&game.waiting(seat).expect("the others are told"));
        for choice in &choices {
            book.says(&choice.label);
            choice.about.iter().for_each(|&spot| assert_zone(spot));
            choice.group.into_iter().for_each(|key| book.has_name(key));
        }
        let mut labels: Vec<String> = choices.iter().map(|choice| format!("{:?}", choice.label)).collect();
        labels.sort_unstable();
        let alike = labels.windows(2).find(|pair| pair[0] == pair[1]);
        assert!(alike.is_none(), "{alike:?} in {question:?}");
    }
    for seat in Seat::all(game.seats()).filter(|&seat| !asked.contains(seat)) {
        assert_eq!((game.question(seat), game.waiting(seat)), (None, None));
    }
}

fn check_event(game: &StarCraft, event: &Event, book: &mut Book) {
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let seen = game.seen_by(event, viewer);
        if let Some(sentence) = game.sentence(&seen) {
            assert!(sentence.rule.is_some(), "{sentence:?}");
            book.says(&sentence);
        }
        game.line(&seen);
        for moved in game.moves(&seen) {
            assert!(moved.count > 0 && (moved.from.is_some() || moved.to.is_some()), "{event:?}: {moved:?}");
            moved.from.into_iter().chain(moved.to).for_each(assert_zone);
            moved.piece.into_iter().for_each(|key| book.has_name(key));
        }
    }
}

/// Nothing a viewer reads changes when what he cannot know is dealt anew.
fn check_hidden(game: &StarCraft, events: &[Event], lot: u64) {
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let mut redealt = game.clone();
        redealt.redeal(viewer, lot);
        for seat in Seat::all(game.seats()) {
            assert_eq!(game.waiting(seat), redealt.waiting(seat), "{viewer:?}");
        }
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(offered(game, seat), offered(&redealt, seat));
            assert_eq!(answers(game, seat), answers(&redealt, seat));
        }
        for event in events {
            let seen = game.seen_by(event, viewer);
            assert_eq!(game.sentence(&seen), redealt.sentence(&seen));
            assert_eq!(game.moves(&seen), redealt.moves(&seen));
        }
    }
}

/// What a player does who looks for a fight and rarely lets a chance pass; now and then anything.
fn eager(game: &StarCraft, source: &mut impl Source) -> Option<Record<Action>> {
    let record = random_record(game, source).expect("somebody can do something")?;
    let Record::Action { seat, .. } = record else { return Some(record) };
    if source.below(8) == 0 {
        return Some(record);
    }
    let dull = [Action::TakeEvent, Action::Scuttle, Action::Decline, Action::Finish];
    let actions = listed(game, seat);
    let attacks = |&action: &Action| game.choice(seat, action).label.key == "do-attack";
    let better: Vec<Action> = match actions.iter().copied().find(attacks) {
        Some(attack) => vec![attack],
        None => actions.iter().copied().filter(|action| !dull.contains(action)).collect(),
    };
    Some(pick(&better, source).map_or(record, |action| Record::Action { seat, action }))
}

/// The table in words, as everybody sees it.
fn check_outline(game: &StarCraft, book: &mut Book) {
    fn check_thing(thing: &Thing, book: &mut Book) {
        assert_zone(thing.spot);
        for piece in &thing.label {
            if let outline::Words::Message(message) = &piece.words {
                book.says(message);
            }
        }
        for message in thing.name.iter().chain(&thing.facts).chain(&thing.abilities) {
            book.says(message);
        }
        for inner in thing.contents.iter().flatten() {
            check_thing(inner, book);
        }
    }
    for seat in Seat::all(game.seats()).map(Some).chain([None]) {
        let view = game.view(seat.map_or(Viewer::Spectator, Viewer::Seat));
        for message in StarCraft::heading(&view) {
            book.says(&message);
        }
        for section in StarCraft::outline(&view, seat) {
            if let Some(title) = &section.title {
                book.says(title);
            }
            for thing in &section.things {
                check_thing(thing, book);
            }
        }
    }
    let open = game.open_view();
    for seat in Seat::all(game.seats()) {
        book.says(&StarCraft::standing(&open, seat));
    }
}

fn check_game(mut game: StarCraft, records: usize, seed: u64, book: &mut Book) {
    let mut source = SplitMix64::new(seed);
    let mut events = Vec::new();
    for number in 0..records {
        check_position(&game, book);
        if number % OUTLINED == 0 {
            check_outline(&game, book);
        }
        if source.below(REDEALT) == 0 {
            check_hidden(&game, &events, source.next_u64());
        }
        let Some(record) = eager(&game, &mut source) else { break };
        events.clear();
        record.play(&mut game, &mut Log::to(&mut events)).expect("a listed action");
        for event in &events {
            check_event(&game, event, book);
        }
    }
}

/// Up to so many units of a race, none more often than it has figures.
fn squad(race: Race, most: usize, source: &mut impl Source) -> Vec<Unit> {
    let figures = |unit: Unit| std::iter::repeat_n(unit, usize::from(unit.def().figures / 2));
    let mut units: Vec<Unit> = Unit::of(race, Edition::Base).flat_map(figures).collect();
    shuffle(&mut units, source.next_u64());
    units.truncate(1 + source.below(most as u32) as usize);
    units
}

/// Two armies face each other on a planet, with all that can come into play in a battle and after it.
fn skirmish_line(seed: u64) -> StarCraft {
    let mut source = SplitMix64::new(seed);
    let mut factions = Faction::ALL;
    shuffle(&mut factions, source.next_u64());
    let options = Options { racial_abilities: source.below(2) == 0, ..Options::default() };
    let mut drawn: Vec<EventCard> =
        EventCard::all().take(EventCard::BASE).filter(|card| !card.def().kept).collect();
    shuffle(&mut drawn, source.next_u64());
    let mut drawn = drawn.into_iter();
    let (home, field) = (Planet::ChauSara, Planet::Pridewater);
    let mut position = Arrangement::of(&Setup { options, ..Setup::new(2) });
    for (seat, faction) in [A, B].into_iter().zip(factions) {
        let race = faction.race();
        position = position.faction(seat, faction);
        for technology in Technology::of(race, Edition::Base).filter(|technology| technology.def().play_area)
        {
            position = position.technology(seat, technology);
        }
        let mut cards: Vec<Card> = Card::of(race, Edition::Base)
            .filter(|card| card.is_standard() || card.is_reinforcement())
            .collect();
        shuffle(&mut cards, source.next_u64());
        position = position.hand(seat, &cards[..source.below(14) as usize]);
        for card in
            [EventCard::FlawlessDefensePlan, EventCard::InterceptedTransmissions, EventCard::SupremeEffort]
        {
            position = position.kept(seat, card);
        }
        for card in drawn.by_ref().take(2) {
            position = position.drawn(seat, card);
        }
        let areas =
            if seat == A { [area(home, 1), area(home, 2), area(field, 0)] } else { [area(field, 1); 3] };
        for at in areas.into_iter().take(if seat == A { 3 } else { 1 }) {
            position = position.units(seat, at, &squad(race, 3, &mut source));
        }
    }
    position
        .transport(A, RouteId(0))
        .order_on_top(A, home, Order::SpecialBuild)
        .order_on_top(A, field, Order::SpecialMobilize)
        .order_on_top(B, Planet::Helios, Order::SpecialResearch)
        .depletion(area(home, 2), Depletion::Partial)
        .turn_of(A)
        .build()
}

/// Flyers against Charon Boosters, a side of assist units, a flyer's supporters hit in its place, a cancelled card, and
/// Total War.
fn rarities() -> Vec<StarCraft> {
    let mut boosted = fight(&[Unit::Mutalisk, Unit::Queen], &[Unit::Goliath])
        .technology(B, Technology::CharonBoosters)
        .begin();
    boosted.accepts(B, Action::UseTechnology(Technology::CharonBoosters));
    let assisting = fight(&[Unit::Queen, Unit::Defiler], &[Unit::Marine]).begin();
    let supported = fight(&[Unit::Mutalisk, Unit::Zergling, Unit::Ultralisk], &[Unit::SiegeTank])
        .plays(&[zerg(7)], &[terran(13)]);
    let trick = Card::copies(Technology::Hallucination).next().expect("a copy");
    let mut tricked = fight(&[Unit::Zealot, Unit::HighTemplar], &[Unit::Goliath])
        .hand(A, &[protoss(1), trick])
        .hand(B, &[terran(16), terran(17), terran(9)])
        .begin();
    tricked.lays(A, &[protoss(1), trick]);
    let bases = Arrangement::new(2).base(A, area(Planet::Torus, 1));
    let war = plays(bases, A, EventCard::TotalWar);
    let tables = [&boosted, &assisting, &supported.t, &tricked, &war];
    tables.map(|t| t.state().clone()).into()
}

#[test]
fn everything_said_in_battles_and_events_has_words_in_both_languages() {
    let mut book = Book::open();
    for seed in 0..BATTLES {
        check_game(skirmish_line(seed), 150, seed, &mut book);
    }
    // Some things seldom happen by chance.
    for game in rarities() {
        check_game(game, 150, 0, &mut book);
    }
    let unsaid: Vec<_> = RARE.iter().filter(|key| !book.met.contains(**key)).collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn everything_said_in_random_games_has_words_in_both_languages() {
    let mut book = Book::open();
    for (number, (_, setup)) in setups().iter().enumerate() {
        let game = StarCraft::new(setup).expect("a setup of the laws");
        check_game(game, RECORDS, number as u64, &mut book);
    }
    let spoken = |prefix: &str| book.met.iter().filter(|key| key.starts_with(prefix)).count();
    for (prefix, least) in [("ask-", 50), ("do-", 70), ("log-", 60), ("wait-", 25), ("event-", 32)] {
        assert!(spoken(prefix) >= least, "only {} keys {prefix}", spoken(prefix));
    }
}

/// What random games with Brood War seldom come to is met by the tests of its cards.
#[test]
fn everything_said_in_games_with_brood_war_has_words_in_both_languages() {
    let mut book = Book::open();
    for (number, (_, setup)) in super::brood::setups().iter().enumerate() {
        let game = StarCraft::new(setup).expect("a setup of the laws");
        check_game(game, BROOD_RECORDS, number as u64, &mut book);
    }
    let spoken = |prefix: &str| book.met.iter().filter(|key| key.starts_with(prefix)).count();
    for (prefix, least) in [("leadership-", 30), ("ask-lead", 8), ("do-defend", 1), ("log-guard", 2)] {
        assert!(spoken(prefix) >= least, "only {} keys {prefix}", spoken(prefix));
    }
}

/// The components of Brood War have names and texts in both languages.
#[test]
fn everything_brood_war_adds_has_a_name_and_a_text() {
    let mut book = Book::open();
    let facts = Facts::all();
    let name = |value: serde_json::Value| value.as_str().expect("a key").to_owned();
    let key = |kind: &str, value: serde_json::Value| format!("{kind}-{}", name(value));
    for card in &facts.leadership {
        let key = key("leadership", serde_json::to_value(card.card).expect("plain"));
        book.has_name(&key);
        book.has_name(&format!("{key}.text"));
    }
    for installation in &facts.installations {
        let key = key("installation", serde_json::to_value(installation).expect("plain"));
        book.has_name(&key);
        book.has_name(&format!("{key}.text"));
    }
    for technology in &facts.technologies {
        let key = key("technology", serde_json::to_value(technology.technology).expect("plain"));
        book.has_name(&format!("{key}.text"));
    }
    for event in &facts.events {
        let key = key("event", serde_json::to_value(event.event).expect("plain"));
        book.has_name(&format!("{key}.text"));
    }
    for card in facts.cards.iter().filter(|card| card.text) {
        book.has_name(&format!("{}.text", card.key));
    }
    for unit in &facts.units {
        book.has_name(&key("unit", serde_json::to_value(unit.unit).expect("plain")));
    }
}

#[test]
fn every_refusal_has_words_and_a_paragraph() {
    let mut book = Book::open();
    for illegal in rules::ALL {
        book.has_name(illegal.reason);
        book.has_rule(illegal.rule);
    }
}

#[test]
fn both_languages_have_the_same_keys_attributes_and_variables() {
    let [en, ru] = ["en", "ru"].map(words_of);
    for (key, variables) in &en {
        assert_eq!(ru.get(key), Some(variables), "{key}");
    }
    for key in ru.keys() {
        assert!(en.contains_key(key), "{key} is only in Russian");
    }
}

/// A key that nothing says is a mistake in one place or the other.
#[test]
fn every_key_in_the_source_has_words_and_the_other_way_round() {
    let folder = root().join("crates/starcraft/src/describe");
    let mut source = String::new();
    for entry in fs::read_dir(folder).expect("the descriptions").flatten() {
        source += &fs::read_to_string(entry.path()).expect("a source file");
    }
    let prefixes = [
        "ask-", "wait-", "do-", "log-", "group-", "item-", "cost-", "area-", "card-", "list-", "zone-",
        "count-", "mark-", "kind-", "lasting-", "piece-",
    ];
    let is_key = |text: &&str| {
        prefixes.iter().any(|prefix| text.starts_with(prefix))
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            && !text.ends_with('-')
    };
    let keys: BTreeSet<&str> = source.split('"').skip(1).step_by(2).filter(is_key).collect();
    let [en, ru] = ["en", "ru"].map(words_of);
    for key in &keys {
        assert!(en.contains_key(*key) && ru.contains_key(*key), "{key} has no words");
    }
    let said = ["ask-", "wait-", "do-", "log-", "group-", "item-", "cost-"];
    for key in en.keys().filter(|key| said.iter().any(|prefix| key.starts_with(prefix))) {
        assert!(keys.contains(key.as_str()), "nothing says {key}");
    }
    let refused: BTreeSet<&str> = rules::ALL.iter().map(|illegal| illegal.reason).collect();
    for key in en.keys().filter(|key| key.starts_with("refuse-")) {
        assert!(refused.contains(key.as_str()), "nothing is refused by {key}");
    }
}
