//! Victory and tie-breakers (SC 8, SC 19).
