//! The ready-made galaxies.
