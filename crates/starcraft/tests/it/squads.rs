//! Units that stand together.

use orrery_starcraft::Squad;
use orrery_starcraft::cards::Unit;

#[test]
fn units_are_sorted_whatever_their_order() {
    let there: Squad = [Unit::Marine, Unit::Wraith, Unit::Marine].into_iter().collect();
    let here: Squad = [Unit::Wraith, Unit::Marine, Unit::Marine].into_iter().collect();
    assert_eq!(there, here);
    assert_eq!(there.iter().collect::<Vec<_>>(), [Unit::Marine, Unit::Marine, Unit::Wraith]);
    assert_eq!(there.types().collect::<Vec<_>>(), [Unit::Marine, Unit::Wraith]);
    assert_eq!((there.len(), there.count(Unit::Marine), there.count(Unit::Ghost)), (3, 2, 0));
}

#[test]
fn what_was_added_and_taken_out_leaves_equal_bits() {
    let mut squad: Squad = [Unit::Zealot, Unit::Scout].into_iter().collect();
    let before = squad;
    squad.add(Unit::Dragoon);
    assert!(squad.contains(Unit::Dragoon));
    squad.remove(Unit::Dragoon);
    assert_eq!(squad, before);
    squad.remove(Unit::Zealot);
    squad.remove(Unit::Scout);
    assert_eq!(squad, Squad::EMPTY);
    assert!(squad.is_empty());
}

#[test]
fn a_squad_holds_the_most_it_says() {
    let mut squad: Squad = std::iter::repeat_n(Unit::Zergling, Squad::MOST).collect();
    assert_eq!(usize::from(squad.len()), Squad::MOST);
    squad.remove(Unit::Zergling);
    squad.add(Unit::Hydralisk);
    assert_eq!(squad.count(Unit::Zergling), 7);
}
