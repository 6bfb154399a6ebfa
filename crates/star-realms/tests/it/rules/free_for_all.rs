//! free_for_all
