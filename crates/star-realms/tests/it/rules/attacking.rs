//! attacking
