//! Bytes as everything that clients of a table can send.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| orrery_fuzz::wire::try_bytes(bytes));
