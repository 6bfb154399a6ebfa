//! discard_and_draw
