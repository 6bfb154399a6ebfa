//! emperor
