//! Bytes as saved games and as stored records.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| orrery_fuzz::records::try_bytes(bytes));
