use crate::wins;

#[test]
fn greedy_beats_random() {
    let won = wins("greedy", "random", 100);
    assert!(won >= 95, "{won} of 100");
}

#[test]
fn search_beats_greedy() {
    let won = wins("search:300", "greedy", 60);
    assert!(won >= 33, "{won} of 60");
}
