//! cards_colony_wars
