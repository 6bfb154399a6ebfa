//! Threads to share out work to.

use std::process;
use std::sync::OnceLock;

/// Whether rayon's threads are there. A process that forks leaves them behind: whoever gave them work in the fork would wait for
/// ever, and does it alone instead.
pub fn are_there() -> bool {
    static OWNER: OnceLock<u32> = OnceLock::new();
    *OWNER.get_or_init(process::id) == process::id()
}
