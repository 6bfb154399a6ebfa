//! The paragraphs we cite.

orrery_engine::refusals! { "PA";
    TWO_TO_FOUR = "1.1", "two-to-four-players";
    NOT_ASKED = "2.2", "not-asked";
    PLAY_CHALLENGE_OR_PASS = "2.2", "play-challenge-or-pass";
    NOT_IN_HAND = "2.3", "not-in-hand";
    VETO_ONLY_ANSWERS = "2.4", "veto-only-answers";
    NO_OPPONENT = "2.5", "no-opponent";
    CHOOSE_A_VICTIM = "3.3", "choose-a-victim";
    NOTHING_TO_STEAL = "3.3", "nothing-to-steal";
    VETO_OR_PASS = "4.1", "veto-or-pass";
    EMPTY_HAND = "5.1", "empty-hand";
    COMMIT_ONE_CARD = "5.2", "commit-one-card";
    GAME_OVER = "6.1", "game-over";
    NOT_DEALT = "6.3", "not-dealt";
    ALREADY_OUT = "6.3", "already-out";
}
