//! Elimination and leaving (SC 8.6).
