//! Arrays of any length in snapshots.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
    things: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(things)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let things = Vec::<T>::deserialize(deserializer)?;
    let n = things.len();
    things.try_into().map_err(|_| serde::de::Error::invalid_length(n, &"as many as there are places"))
}
