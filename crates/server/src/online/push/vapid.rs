//! The keys that identify the server to push services (VAPID, RFC 8292).

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::json;
use store::{Store, StoreError};
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

use crate::online::environment::Environment;

/// How long a signature is valid: services accept a day at most.
const GOOD_FOR_S: u64 = 12 * 60 * 60;

/// The server's keys and its operator's contact.
#[derive(Clone)]
pub(super) struct VapidKeys {
    key: SigningKey,
    /// The public key, for browsers.
    public: String,
    contact: String,
}

/// Keeps keys out of logs.
impl fmt::Debug for VapidKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("VapidKeys").field("public", &self.public).finish_non_exhaustive()
    }
}

impl VapidKeys {
    /// The keys in the store. All nodes share them, and subscriptions survive a restart.
    pub(super) async fn kept(
        store: &dyn Store,
        contact: &str,
        environment: &Environment,
    ) -> Result<VapidKeys, StoreError> {
        let text = store.secret("push", &draw(environment)).await?;
        VapidKeys::read(&text, contact).ok_or_else(|| StoreError::Missing {
            what: "key for notices in the secret",
            id: "push".to_owned(),
        })
    }

    fn read(text: &str, contact: &str) -> Option<VapidKeys> {
        let key = SigningKey::from_slice(&URL_SAFE_NO_PAD.decode(text).ok()?).ok()?;
        let public = key.verifying_key().to_encoded_point(false);
        let public = URL_SAFE_NO_PAD.encode(public.as_bytes());
        Some(VapidKeys { key, public, contact: contact.to_owned() })
    }

    /// The public key, for browsers.
    pub(super) fn public(&self) -> &str {
        &self.public
    }

    /// The authorization header of a request to a push service.
    pub(super) fn authorization(&self, origin: &str, now_s: u64) -> String {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": origin, "exp": now_s + GOOD_FOR_S, "sub": self.contact }));
        let signed = format!("{head}.{claims}");
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}

/// A new key as text.
fn draw(environment: &Environment) -> String {
    loop {
        let bytes = environment.random_bytes::<32>();
        // All but one in four billion numbers are valid keys.
        if SigningKey::from_slice(&bytes).is_ok() {
            return URL_SAFE_NO_PAD.encode(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use store::{Database, SqlStore};
    use web_push_native::p256::ecdsa::VerifyingKey;
    use web_push_native::p256::ecdsa::signature::Verifier as _;

    use super::*;

    #[test]
    fn keys_round_trip_and_invalid_ones_are_refused() {
        let environment = Environment::default();
        let text = draw(&environment);
        assert_ne!(text, draw(&environment));
        let contact = "mailto:host@example.org";
        let keys = VapidKeys::read(&text, contact).unwrap();
        assert_eq!(keys.public().len(), 87, "{}", keys.public());
        assert!(!format!("{keys:?}").contains(&text));
        for bad in ["", "x", "AAAA", &"A".repeat(43), keys.public()] {
            assert!(VapidKeys::read(bad, contact).is_none(), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_store_keeps_its_key() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqlStore::open(&Database::Sqlite(folder.path().join("holz.db"))).await.unwrap();
        let keys =
            VapidKeys::kept(&store, "https://example.org", &Environment::default()).await.unwrap();
        let again =
            VapidKeys::kept(&store, "https://example.org", &Environment::default()).await.unwrap();
        assert_eq!(keys.public(), again.public());
    }

    #[test]
    fn requests_are_signed() {
        let keys = VapidKeys::read(&draw(&Environment::default()), "https://example.org").unwrap();
        let said = keys.authorization("https://push.example", 1_000);
        let (token, public) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&decode(public)).unwrap();
        let signature = Signature::from_slice(&decode(signature)).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(
            (&claims["exp"], &claims["sub"]),
            (&44_200.into(), &"https://example.org".into())
        );
    }
}
