//! acquiring
