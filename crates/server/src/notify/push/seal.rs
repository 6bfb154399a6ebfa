//! Sealing a message for one browser (RFC 8291), so that the push service in between can neither read nor change it.

use anyhow::{Context, ensure};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

use crate::ids;

/// The bytes of a point on the curve, uncompressed.
const POINT: usize = 65;
/// The bytes of the secret that a browser makes up.
const AUTH: usize = 16;
/// The bytes of the salt.
const SALT: usize = 16;
/// The size of a record as its header tells it; a message is one record and shorter than that.
const RECORD: u32 = 4096;
/// What ends the text of the last record, before its padding (RFC 8188).
const END: u8 = 2;

/// What a browser tells of itself so that only it can read what it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Keys {
    public: [u8; POINT],
    auth: [u8; AUTH],
}

/// So many bytes of key.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

impl Keys {
    /// # Errors
    /// If they cannot be keys: they have another length, or the point is not on the curve.
    pub(super) fn new(public: &[u8], auth: &[u8]) -> anyhow::Result<Self> {
        let public = public.try_into().context("the key has another length")?;
        let auth = auth.try_into().context("the secret has another length")?;
        let keys = Self { public, auth };
        // What can be sealed for once can be sealed for again.
        keys.seal(b"", 0)?;
        Ok(keys)
    }

    /// The public key.
    pub(super) const fn public(&self) -> &[u8] {
        &self.public
    }

    /// What the browser made up.
    pub(super) const fn auth(&self) -> &[u8] {
        &self.auth
    }

    /// Seals a text with a key pair of its own, padded to at least `length` bytes.
    ///
    /// # Errors
    /// If the text is too long for one record, or the keys are no good.
    pub(super) fn seal(&self, text: &[u8], length: usize) -> anyhow::Result<Vec<u8>> {
        let random = SystemRandom::new();
        let own =
            EphemeralPrivateKey::generate(&ECDH_P256, &random).ok().context("the system gives no entropy")?;
        let public = own.compute_public_key().ok().context("a key pair has no public key")?;
        let public: [u8; POINT] = public.as_ref().try_into().context("a public key has another length")?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        let sealed = agree_ephemeral(own, &theirs, |shared| {
            self.seal_with(shared, &public, ids::bytes(), text, length)
        });
        sealed.ok().context("the key is no point on the curve")?
    }

    /// Seals with what both sides agreed on.
    fn seal_with(
        &self,
        shared: &[u8],
        own: &[u8; POINT],
        salt: [u8; SALT],
        text: &[u8],
        length: usize,
    ) -> anyhow::Result<Vec<u8>> {
        let info = [&b"WebPush: info\0"[..], &self.public, own];
        let keying: [u8; 32] = derive(&self.auth, shared, &info)?;
        let key: [u8; 16] = derive(&salt, &keying, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; NONCE_LEN] = derive(&salt, &keying, &[b"Content-Encoding: nonce\0"])?;
        let mut record = text.to_vec();
        record.push(END);
        record.resize(record.len().max(length), 0);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok().context("a key is no key")?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)
            .ok()
            .context("the text cannot be sealed")?;
        ensure!(record.len() <= RECORD as usize, "the text is too long");
        let mut sealed = salt.to_vec();
        sealed.extend(RECORD.to_be_bytes());
        sealed.push(POINT as u8);
        sealed.extend(own);
        sealed.append(&mut record);
        Ok(sealed)
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> anyhow::Result<[u8; N]> {
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    let mut key = [0; N];
    let filled = extracted.expand(info, Length(N)).and_then(|expanded| expanded.fill(&mut key));
    filled.ok().context("a key cannot be derived")?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64").try_into().expect("so many bytes")
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_standards_example_is_sealed_as_it_is_printed() {
        let public: [u8; POINT] =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let own: [u8; POINT] =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let keys = Keys { public, auth: bytes("BTBZMqHH6r4Tts7J_aSIgg") };
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = keys.seal_with(&shared, &own, bytes("DGv6ra1nlYgDCS1FRnbzlw"), text, 0);
        let printed = concat!(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml",
            "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT",
            "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        );
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed.expect("sealed")), printed);
        assert!(Keys::new(&public, &[0; AUTH]).is_ok());
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        assert!(Keys::new(&[4; POINT], &[0; AUTH]).is_err(), "not on the curve");
        assert!(Keys::new(&[4; 12], &[0; AUTH]).is_err());
        assert!(Keys::new(&[0; POINT], &[]).is_err());
    }
}
