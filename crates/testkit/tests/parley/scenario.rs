//! A scenario says at once where a game does not do what a test expects.

use orrery_testkit::Scenario;
use orrery_testkit::parley::{Action, Parley, Setup, rules};

use crate::{A, B};

fn first_turn() -> Scenario<Parley> {
    let mut t = Scenario::new(&Setup { seats: 2 });
    t.settle();
    t
}

#[test]
#[should_panic(
    expected = "B Pass is refused: not-asked (PA 2.2)\nthe game waits for Decision({A})\nlisted for A: "
)]
fn accepting_what_is_refused() {
    first_turn().accepts(B, Action::Pass);
}

#[test]
#[should_panic(expected = "A Pass is accepted, not refused: not-asked (PA 2.2)")]
fn refusing_what_is_accepted() {
    first_turn().refuses(A, Action::Pass, rules::NOT_ASKED);
}

#[test]
#[should_panic(expected = "B Pass is refused: not-asked (PA 2.2); not: veto-or-pass (PA 4.1)")]
fn refusing_for_another_reason() {
    first_turn().refuses(B, Action::Pass, rules::VETO_OR_PASS);
}

#[test]
#[should_panic(expected = "the game does not wait for {B} alone")]
fn asking_another_seat() {
    first_turn().asks(B, "choose-action");
}

#[test]
#[should_panic(expected = "A is asked Some(\"choose-action\"), not Some(\"choose-veto\")")]
fn asking_another_question() {
    first_turn().asks(A, "choose-veto");
}

#[test]
#[should_panic(expected = "A Veto is not listed")]
fn offering_what_is_not_listed() {
    first_turn().offers(A, Action::Veto);
}

#[test]
#[should_panic(expected = "A Pass is listed")]
fn not_offering_what_is_listed() {
    first_turn().does_not_offer(A, Action::Pass);
}

#[test]
#[should_panic(expected = "the game does not wait for Dice([1, 2])")]
fn rolling_out_of_time() {
    first_turn().rolls([1, 2]);
}

#[test]
#[should_panic(expected = "the game is not won by {A}\nthe game waits for Decision({A})")]
fn ending_too_early() {
    first_turn().over([A]);
}
