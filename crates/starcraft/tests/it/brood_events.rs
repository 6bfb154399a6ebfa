//! The Event cards of Brood War (SC 7.8).

use crate::support::*;

const HOME: Planet = Planet::ChauSara;

fn brood() -> Arrangement {
    Arrangement::brood(2).led(A).led(B)
}

/// Hidden Cache and Vespene Windfall.
/// SC 27.1.1
#[test]
fn event_cards_give_tokens() {
    let mut t = plays(brood(), A, EventCard::HiddenCache);
    t.accepts(A, Action::TakeToken(Resource::Gas)).accepts(A, Action::TakeToken(Resource::Minerals));
    assert_eq!(t.state().player(A).brood.tokens, [1, 1]);
    let mut t = plays(brood(), A, EventCard::VespeneWindfall);
    t.accepts(A, Action::TakeToken(Resource::Minerals)).accepts(A, Action::TakeToken(Resource::Minerals));
    // At least one of the three is gas, so the last one has to be.
    assert_eq!(t.state().player(A).brood.tokens, [2, 1]);
}

/// SC G171, SC 18.1.1
#[test]
fn resource_tokens_run_out() {
    // A single gas token is left, which A has to take.
    let t = plays(brood().tokens(B, 15, 14), A, EventCard::HiddenCache);
    assert_eq!(t.state().player(A).brood.tokens, [0, 1]);
    assert_eq!(t.state().round(), 2, "there is no other to take");
}

/// Dug In.
/// SC 28.1.6, SC G115
#[test]
fn dug_in_places_two_guard_tokens() {
    let position = brood().units(A, area(HOME, 1), &[Unit::Marine]).units(A, area(HOME, 2), &[Unit::Marine]);
    let mut t = plays(position, A, EventCard::DugIn);
    t.refuses(A, Action::ChooseArea(area(Planet::Helios, 0)), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseArea(area(HOME, 1)));
    t.refuses(A, Action::ChooseArea(area(HOME, 1)), rules::CARD_SAYS_OTHERWISE);
    t.offers(A, Action::Finish).accepts(A, Action::ChooseArea(area(HOME, 2)));
    assert!(t.state().is_guarded(A, area(HOME, 1)) && t.state().is_guarded(A, area(HOME, 2)));
}

/// Subtle Planning, Heroic Strategy and Inspiring Leadership.
/// SC 29.2.5, SC 29.2.6
#[test]
fn event_cards_give_a_leadership_card_of_their_stage() {
    let cards = [
        (EventCard::SubtlePlanning, Leadership::StorageFacilities, Leadership::RaynorsRaiders),
        (EventCard::HeroicStrategy, Leadership::MakeDoWithLittle, Leadership::StorageFacilities),
        (EventCard::InspiringLeadership, Leadership::ToTheBitterEnd, Leadership::MakeDoWithLittle),
    ];
    for (event, card, wrong) in cards {
        let mut t = plays(brood().points(B, 5), A, event);
        let workers = t.workers(A);
        t.refuses(A, Action::ChooseLeadership(wrong), rules::CARD_SAYS_OTHERWISE);
        t.accepts(A, Action::ChooseLeadership(card));
        assert_ne!(t.state().player(A).brood.resolved & card.bit(), 0);
        assert_eq!(t.workers(A), workers, "without its starting forces");
    }
    // A card that was resolved before is not unused any more.
    let position = brood().leadership(A, Leadership::MakeDoWithLittle);
    let mut t = plays(position, A, EventCard::HeroicStrategy);
    t.accepts(A, Action::ChooseArea(area(HOME, 0)));
    assert_eq!(t.units(area(HOME, 0)), [Unit::JimRaynor], "the only card left");
}
