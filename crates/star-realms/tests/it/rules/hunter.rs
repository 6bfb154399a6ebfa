//! hunter
