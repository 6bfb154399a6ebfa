//! What the system tells of processes; nothing where it tells nothing.

use std::fs;

/// Memory of processes, in bytes; 0 where that cannot be known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Memory {
    /// All that is resident.
    pub(super) resident: u64,
    /// What of it is no file's: a program and its database may share pages with the system's cache.
    pub(super) anonymous: u64,
}

impl Memory {
    pub(super) fn of(process: u32) -> Self {
        Self::read(&fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default())
    }

    fn read(status: &str) -> Self {
        let bytes = |name: &str| {
            let kilobytes = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            kilobytes.and_then(|text| text.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) * 1024
        };
        Self { resident: bytes("VmRSS"), anonymous: bytes("RssAnon") }
    }

    /// What there is more than before.
    pub(super) const fn since(self, before: Self) -> Self {
        Self {
            resident: self.resident.saturating_sub(before.resident),
            anonymous: self.anonymous.saturating_sub(before.anonymous),
        }
    }
}

impl std::iter::Sum for Memory {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::default(), |sum, part| Self {
            resident: sum.resident + part.resident,
            anonymous: sum.anonymous + part.anonymous,
        })
    }
}

/// What a process has written to disks, in bytes.
pub(super) fn written(process: u32) -> Option<u64> {
    let io = fs::read_to_string(format!("/proc/{process}/io")).ok()?;
    io.lines().find_map(|line| line.strip_prefix("write_bytes:"))?.trim().parse().ok()
}

/// Seconds of processor time that a process has taken; 0 where that cannot be known.
pub(super) fn seconds(process: u32) -> f64 {
    Stat::of(process).map_or(0.0, |stat| stat.own)
}

/// The process that started another.
pub(super) fn parent(process: u32) -> Option<u32> {
    Stat::of(process).map(|stat| stat.parent)
}

/// Seconds of processor time that a process has taken with all that it started, those that have ended included.
pub(super) fn seconds_of_family(process: u32) -> Option<f64> {
    let all = fs::read_dir("/proc").ok()?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let children = all.filter_map(Stat::of).filter(|stat| stat.parent == process);
    let itself = Stat::of(process)?;
    Some(itself.own + itself.ended + children.map(|child| child.own).sum::<f64>())
}

/// As much of `/proc/PROCESS/stat` as is asked for.
struct Stat {
    parent: u32,
    /// Seconds of its own.
    own: f64,
    /// Seconds of those that it started and that have ended.
    ended: f64,
}

impl Stat {
    fn of(process: u32) -> Option<Self> {
        Self::read(&fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
    }

    fn read(text: &str) -> Option<Self> {
        // The name may hold anything; the numbers come after it.
        let numbers: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
        let ticks = |at: usize| numbers.get(at)?.parse::<f64>().ok();
        let seconds = |at: usize| Some((ticks(at)? + ticks(at + 1)?) / 100.0);
        Some(Self { parent: numbers.get(1)?.parse().ok()?, own: seconds(11)?, ended: seconds(13)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_is_no_files_is_told_apart() {
        let status =
            "Name:\torrery\nVmPeak:\t   99 kB\nVmRSS:\t    7 kB\nRssAnon:\t    5 kB\nRssFile:\t    2 kB\n";
        assert_eq!(Memory::read(status), Memory { resident: 7 * 1024, anonymous: 5 * 1024 });
        assert_eq!(Memory::read(""), Memory::default());
    }

    #[test]
    fn numbers_are_found_behind_any_name() {
        let text = "7 (a (b) 1 2) S 3 7 7 0 -1 4 0 0 0 0 150 50 1000 500 20 0 1 0 9";
        let stat = Stat::read(text).expect("numbers");
        assert_eq!((stat.parent, stat.own, stat.ended), (3, 2.0, 15.0));
    }
}
