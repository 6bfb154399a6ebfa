//! Who a push service hears from (RFC 8292): one key pair of all servers that share a database, made when it is first
//! asked for.

use anyhow::Context;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use url::Url;

use crate::store::{Change, Sql, Store, now};

/// How long a push service may take a token for one of ours; a day is the most.
const LIFETIME: i64 = 12 * 3600;

/// The key pair.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
}

impl Vapid {
    /// The key pair of the store; the first who asks makes it.
    pub(crate) async fn of(store: &dyn Store) -> anyhow::Result<Self> {
        if let Some(known) = Self::read(store).await? {
            return Ok(known);
        }
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        let pair = pair.ok().context("making a key pair")?;
        let sql = "insert into push_key (id, pair, made) values (1, $1, $2) on conflict (id) do nothing";
        store.commit(vec![Change::Do(Sql::new(sql).bind(pair.as_ref()).bind(now()))]).await.map(drop)?;
        // Another server may have been quicker.
        Self::read(store).await?.context("there is no key pair")
    }

    async fn read(store: &dyn Store) -> anyhow::Result<Option<Self>> {
        let rows = store.read(Sql::new("select pair from push_key")).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let (pair, random) = (row.get::<Vec<u8>>("pair")?, SystemRandom::new());
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &pair, &random);
        pair.map(|pair| Some(Self { pair })).map_err(|error| anyhow::anyhow!("reading the key pair: {error}"))
    }

    /// The public key, as browsers want it.
    pub(crate) fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.pair.public_key().as_ref())
    }

    /// The header by which the push service at `endpoint` knows us; `site` is told if people can reach it.
    pub(super) fn authorization(&self, endpoint: &Url, site: &str) -> anyhow::Result<String> {
        let mut claims = json!({ "aud": endpoint.origin().ascii_serialization(), "exp": now() + LIFETIME });
        if site.starts_with("https://") {
            claims["sub"] = json!(site);
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let [head, claims] = [head, claims].map(|part| BASE64_URL_SAFE_NO_PAD.encode(part.to_string()));
        let signed = format!("{head}.{claims}");
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok().context("signing")?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}
