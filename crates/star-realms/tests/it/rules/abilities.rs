//! abilities
