//! How the hexes of the map are numbered.

use orrery_twilight_imperium::hex::Hex;

#[test]
fn rings_are_numbered_clockwise_from_the_north() {
    let around = |n: u8| Hex(n).neighbours().map(|hex| hex.0).collect::<Vec<_>>();
    assert_eq!(around(0), [1, 2, 3, 4, 5, 6]);
    assert_eq!(around(1), [0, 2, 6, 7, 8, 18]);
    assert_eq!(around(12), [3, 4, 11, 13, 26, 27]);
    assert_eq!(around(36), [7, 18, 19, 35]);
    assert_eq!(around(22), [9, 21, 23]);
    assert!(around(37).is_empty());
}
