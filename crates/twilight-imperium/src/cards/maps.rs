//! Where the systems lie: the hexes of the board, the home places, and maps that are ready to play (TI setup.6).

use super::Tile;

/// The places of tiles: Mecatol Rex, then ring after ring, each clockwise from the north.
pub const HEXES: usize = 37;

/// Axial coordinates of the places, with north at (0, -1).
pub const COORDINATES: [(i8, i8); HEXES] = [
    (0, 0),
    (0, -1),
    (1, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -2),
    (1, -2),
    (2, -2),
    (2, -1),
    (2, 0),
    (1, 1),
    (0, 2),
    (-1, 2),
    (-2, 2),
    (-2, 1),
    (-2, 0),
    (-1, -1),
    (0, -3),
    (1, -3),
    (2, -3),
    (3, -3),
    (3, -2),
    (3, -1),
    (3, 0),
    (2, 1),
    (1, 2),
    (0, 3),
    (-1, 3),
    (-2, 3),
    (-3, 3),
    (-3, 2),
    (-3, 1),
    (-3, 0),
    (-2, -1),
    (-1, -2),
];

/// The ring in which a place lies; Mecatol Rex is ring 0.
pub const fn ring(hex: u8) -> u8 {
    match hex {
        0 => 0,
        1..=6 => 1,
        7..=18 => 2,
        _ => 3,
    }
}

/// Whether two places share an edge (TI 70.0).
pub const fn touch(a: u8, b: u8) -> bool {
    let (q, r) = (
        COORDINATES[a as usize].0 - COORDINATES[b as usize].0,
        COORDINATES[a as usize].1 - COORDINATES[b as usize].1,
    );
    matches!((q, r), (0, -1 | 1) | (1, -1 | 0) | (-1, 0 | 1))
}

/// What the diagram for a number of players shows, and one ready map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// For how many players.
    pub players: u8,
    /// The home places, clockwise (TI setup.6.2).
    pub homes: &'static [u8],
    /// Trade goods for the players at those places (TI G4).
    pub trade_goods: &'static [u8],
    /// The places that stay empty (TI G3).
    pub unused: &'static [u8],
    /// Blue-backed tiles dealt to each player (TI setup.6.b).
    pub blue: u8,
    /// Red-backed tiles dealt to each player.
    pub red: u8,
    /// The numbers of the tiles of a ready map by place; 0 for home places and places that stay empty.
    pub map: [u8; HEXES],
}

impl Layout {
    /// The layout for a number of players, three to six.
    pub fn of(players: u8) -> Option<&'static Self> {
        LAYOUTS.iter().find(|layout| layout.players == players)
    }

    /// The tile that the ready map has at a place, home places left out.
    pub fn tile(&self, hex: u8) -> Option<Tile> {
        match self.map[usize::from(hex)] {
            0 => None,
            number => Some(Tile::by_number(number)),
        }
    }
}

/// A map as it is written: the numbers of the tiles from the north clockwise, ring after ring, with 0 or -1 for home
/// places and places that stay empty. The number of Mecatol Rex may stand before them, and commas between them; what is
/// missing at the end stays empty.
pub fn read(written: &str) -> Option<[u8; HEXES - 1]> {
    let words =
        written.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty());
    let mut numbers = Vec::with_capacity(HEXES);
    for word in words {
        let word = word.trim_start_matches('{').trim_end_matches('}');
        numbers.push(if word == "-1" { 0 } else { word.parse::<u8>().ok()? });
    }
    if numbers.first() == Some(&Tile::MECATOL_REX.number()) {
        numbers.remove(0);
    }
    let mut map = [0; HEXES - 1];
    if numbers.is_empty() || numbers.len() > map.len() {
        return None;
    }
    map[..numbers.len()].copy_from_slice(&numbers);
    Some(map)
}

/// The layouts for three to six players. The maps are our own: as many tiles of each colour as are dealt, no adjacent
/// anomalies, no adjacent equal wormholes, and about as much around each home place.
pub static LAYOUTS: [Layout; 4] = [
    Layout {
        players: 3,
        homes: &[22, 28, 34],
        trade_goods: &[0, 0, 0],
        unused: &[19, 20, 24, 25, 26, 30, 31, 32, 36],
        blue: 6,
        red: 2,
        #[rustfmt::skip]
        map: [
            18,
            47, 22, 23, 36, 24, 31,
            42, 48, 37, 38, 33, 21, 19, 20, 32, 43, 35, 27,
            0, 0, 25, 0, 26, 0, 0, 0, 30, 0, 45, 0, 0, 0, 34, 0, 46, 0,
        ],
    },
    Layout {
        players: 4,
        homes: &[23, 27, 32, 36],
        trade_goods: &[0, 0, 0, 0],
        unused: &[],
        blue: 5,
        red: 3,
        #[rustfmt::skip]
        map: [
            18,
            25, 22, 21, 26, 29, 47,
            34, 36, 37, 23, 50, 33, 30, 49, 46, 20, 35, 24,
            41, 19, 48, 31, 0, 43, 38, 32, 0, 45, 40, 44, 28, 0, 42, 27, 39, 0,
        ],
    },
    Layout {
        players: 5,
        homes: &[21, 25, 28, 31, 35],
        trade_goods: &[0, 2, 4, 2, 0],
        unused: &[],
        blue: 4,
        red: 2,
        #[rustfmt::skip]
        map: [
            18,
            46, 50, 38, 22, 33, 27,
            28, 37, 42, 32, 45, 34, 26, 30, 19, 49, 31, 20,
            43, 36, 0, 40, 21, 23, 0, 24, 35, 0, 41, 39, 0, 29, 44, 48, 0, 25,
        ],
    },
    Layout {
        players: 6,
        homes: &[19, 22, 25, 28, 31, 34],
        trade_goods: &[0, 0, 0, 0, 0, 0],
        unused: &[],
        blue: 3,
        red: 2,
        #[rustfmt::skip]
        map: [
            18,
            44, 47, 45, 24, 29, 30,
            19, 35, 33, 40, 31, 37, 49, 23, 41, 39, 25, 21,
            0, 42, 32, 0, 46, 50, 0, 34, 36, 0, 43, 38, 0, 48, 20, 0, 22, 28,
        ],
    },
];
