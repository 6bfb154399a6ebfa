//! hydra
