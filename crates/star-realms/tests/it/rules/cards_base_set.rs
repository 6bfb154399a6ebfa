//! cards_base_set
