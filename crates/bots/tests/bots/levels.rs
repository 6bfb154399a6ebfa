use crate::wins;

#[test]
fn each_level_below_search_beats_the_one_before() {
    for (stronger, weaker) in [("novice", "random"), ("easy", "novice"), ("normal", "easy")] {
        let won = wins(stronger, weaker, 200);
        assert!(won >= 130, "{stronger} won {won} of 200 against {weaker}");
    }
}
