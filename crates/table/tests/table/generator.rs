//! The generator, pinned: a failure here means that saved games would go on with other luck.

use orrery_engine::{Chance, ChanceOutcome};
use orrery_table::{Generator, Seed};

fn shuffles<const N: usize>(seed: impl Into<Seed>) -> [u64; N] {
    let mut generator = Generator::new(seed.into(), 0);
    std::array::from_fn(|_| match generator.sample(Chance::Shuffle) {
        ChanceOutcome::Shuffle(seed) => seed,
        _ => panic!("a shuffle was asked for"),
    })
}

fn dice(generator: &mut Generator, count: u8, sides: u8) -> Vec<u8> {
    match generator.sample(Chance::Dice { count, sides }) {
        ChanceOutcome::Dice(faces) => faces.as_slice().to_vec(),
        _ => panic!("dice were asked for"),
    }
}

/// The first block of `ChaCha20` for a zero key and nonce starts with the bytes 76 b8 e0 ad a0 f1 3d 90.
#[test]
fn the_first_outcome_is_the_published_key_stream() {
    assert_eq!(shuffles([0; 32]), [0x903d_f1a0_ade0_b876]);
}

#[test]
fn short_seeds_expand_as_ever() {
    assert_eq!(Seed::from(42).0, PINNED_SEED);
}

#[test]
fn shuffle_seeds_are_pinned() {
    assert_eq!(shuffles(42), PINNED_SHUFFLES);
}

#[test]
fn dice_are_pinned() {
    let mut generator = Generator::new(Seed::from(42), 0);
    assert_eq!(dice(&mut generator, 10, 6), PINNED_D6);
    assert_eq!(dice(&mut generator, 10, 10), PINNED_D10);
    assert_eq!(dice(&mut generator, 3, 100), PINNED_D100);
}

#[test]
fn an_outcome_depends_on_its_number_and_not_on_earlier_questions() {
    let mut many = Generator::new(Seed::from(42), 0);
    dice(&mut many, 30, 6);
    let mut few = Generator::new(Seed::from(42), 0);
    dice(&mut few, 1, 2);
    assert_eq!((many.drawn(), many), (1, few));
    assert_eq!(dice(&mut many, 10, 10), PINNED_D10);
    assert_eq!(dice(&mut Generator::new(Seed::from(42), 1), 10, 10), PINNED_D10);
}

const PINNED_SEED: [u8; 32] = *b"\x95\x6e\xeb\x2f\x26\x32\xd7\xbd\x03\xf1\x66\xb2\x33\xe3\xef\x28\x52\x9f\x0f\x13\x57\x67\x52\x47\x94\xe3\x4a\x0e\xff\xe1\x1c\x58";
const PINNED_SHUFFLES: [u64; 3] = [0x099f_66d7_ec2d_9054, 0xde57_baa2_a6fa_5cdd, 0x0eb8_b421_a987_a395];
const PINNED_D6: [u8; 10] = [1, 6, 2, 4, 6, 2, 6, 3, 4, 5];
const PINNED_D10: [u8; 10] = [9, 4, 10, 4, 9, 3, 2, 9, 3, 9];
const PINNED_D100: [u8; 3] = [6, 84, 59];
