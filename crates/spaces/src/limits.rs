//! How many there can be of what a game counts: the bounds of its numbers and the room of its lists.
//!
//! Most of an encoding follows from the types of a game. What a type does not say is here: up to where a number goes, and
//! how long a list grows. What is not named gets the whole of its type, or [`ROOM`].

/// The room of a list that is not named.
pub(crate) const ROOM: usize = 12;
/// The values of a wide number that is not named.
pub(crate) const WIDE: u32 = 256;

/// The bounds of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Numbers by the name of their type, `Variant.field`, `Type.field`, field or variant: the least, and how many.
    numbers: &'static [(&'static str, i32, u32)],
    /// Lists by the name of their field, `Type.field` first.
    lists: &'static [(&'static str, Room)],
}

/// How a list is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Room {
    /// Records in their order, up to so many; of words or ids the count of each.
    Of(usize),
    /// Words or ids in their order, up to so many: what lies above what, or who comes before whom.
    Ordered(usize),
    /// In its order, one for each player.
    Seats,
    /// One row for each value of the first field.
    Rows,
}

impl Limits {
    /// The bounds of the game called `id`.
    pub(crate) fn of(id: &str) -> Self {
        match id {
            "star-realms" => STAR_REALMS,
            "starcraft" => STARCRAFT,
            "rebellion" => REBELLION,
            "twilight-imperium" => TWILIGHT_IMPERIUM,
            _ => Self { numbers: &[], lists: &[] },
        }
    }

    /// The bounds of a number, by the first of its names that is known.
    pub(crate) fn number<S: AsRef<str>>(&self, names: &[S]) -> Option<(i32, u32)> {
        names.iter().find_map(|name| {
            let found = COMMON.iter().chain(self.numbers).find(|(known, ..)| *known == name.as_ref());
            found.map(|&(_, least, count)| (least, count))
        })
    }

    /// The layout of a list that is the field of a type.
    pub(crate) fn list(&self, owner: &str, field: &str) -> Room {
        let exact = format!("{owner}.{field}");
        let find = |name: &str| self.lists.iter().find(|(known, _)| *known == name).map(|&(_, room)| room);
        find(&exact).or_else(|| find(field)).unwrap_or(Room::Of(ROOM))
    }
}

/// What all games count.
const COMMON: &[(&str, i32, u32)] = &[("Seat", 0, 8)];

const STAR_REALMS: Limits = Limits {
    numbers: &[
        // A turn in which more cards are in play has not been seen; their abilities would not be listed.
        ("slot", 0, 48),
        ("UsePrimary", 0, 48),
        ("UseAlly", 0, 48),
        ("UseScrap", 0, 48),
        ("Spend", 0, 512),
    ],
    lists: &[("players", Room::Seats), ("in_play", Room::Of(48)), ("deck_top", Room::Ordered(16))],
};

const STARCRAFT: Limits = Limits {
    numbers: &[
        ("Card", 0, 256),
        ("RouteId", 0, 64),
        ("Area.number", 0, 5),
        ("Cell.x", -11, 23),
        ("Cell.y", -11, 23),
        ("turn", 0, 4),
        ("skirmish", 0, 8),
        ("Resolve", 0, 8),
    ],
    lists: &[
        ("View.players", Room::Seats),
        ("View.planets", Room::Rows),
        ("PlayerView.units", Room::Rows),
        ("areas", Room::Of(5)),
        ("orders", Room::Of(32)),
        ("routes", Room::Of(48)),
        ("skirmishes", Room::Of(8)),
        ("cards", Room::Of(2)),
        ("drawn", Room::Of(16)),
        ("kept", Room::Of(24)),
        ("thralls", Room::Of(16)),
        ("EventsView.discard", Room::Of(100)),
    ],
};

const REBELLION: Limits = Limits {
    numbers: &[
        ("ChoosePlace", 0, 33),
        ("place", 0, 33),
        ("from", 0, 33),
        ("space", 0, 4),
        ("ChooseOption", 0, 16),
        ("slot", 0, 12),
        ("wounds", 0, 8),
        ("marks", 0, 8),
        ("assigned", 0, 8),
    ],
    lists: &[
        ("places", Room::Rows),
        ("leaders", Room::Rows),
        ("excluded", Room::Of(32)),
        ("assigned", Room::Of(16)),
        ("actions", Room::Of(20)),
        ("scrapped", Room::Of(24)),
        ("objective_deck", Room::Of(20)),
        ("objectives", Room::Of(20)),
        ("dice", Room::Of(20)),
        ("set", Room::Of(20)),
        ("wounds", Room::Of(32)),
    ],
};

const TWILIGHT_IMPERIUM: Limits = Limits {
    numbers: &[("Hex", 0, 38), ("Tile", 0, 51), ("Amount", 0, 64), ("face", 0, 11)],
    lists: &[
        ("View.order", Room::Ordered(8)),
        ("BallotView.order", Room::Ordered(8)),
        // Cards over cards that they answer, the last one on top.
        ("View.played", Room::Ordered(12)),
        ("sheets", Room::Rows),
        ("View.systems", Room::Rows),
        ("View.planets", Room::Rows),
        ("View.strategies", Room::Rows),
        ("fleets", Room::Of(3)),
        ("FleetView.units", Room::Rows),
        ("SheetView.units", Room::Rows),
        ("SheetView.strategies", Room::Of(4)),
        ("SheetView.secrets", Room::Of(8)),
        ("CombatSideView.units", Room::Rows),
        ("transit", Room::Rows),
        ("aims", Room::Rows),
        ("goals", Room::Of(12)),
        ("progress", Room::Of(8)),
        ("notes", Room::Of(32)),
        ("open_notes", Room::Of(16)),
        ("laws", Room::Of(24)),
        ("reach", Room::Of(64)),
        ("movable", Room::Of(64)),
        ("moving", Room::Of(64)),
        ("landed", Room::Of(6)),
        ("dice", Room::Of(60)),
        ("agenda_deck", Room::Of(52)),
        ("outcomes", Room::Of(64)),
        ("voters", Room::Of(8)),
        ("available", Room::Of(8)),
        ("predictions", Room::Of(24)),
    ],
};
