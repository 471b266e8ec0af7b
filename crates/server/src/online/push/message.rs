//! The message of a notice: a small JSON object, encrypted for one browser.

use axum::body::Body;
use axum::http::{Request, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use store::PushSubscription;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

use super::TurnNotice;
use super::endpoint::Endpoint;
use super::vapid::VapidKeys;

/// How long a service keeps a notice for a browser that is offline. After that, the list of tables shows
/// it.
const KEPT_FOR_S: u64 = 24 * 60 * 60;

/// The keys of a browser.
pub(super) struct BrowserKeys {
    public: PublicKey,
    auth: Auth,
}

impl BrowserKeys {
    /// Parses the keys of a subscription.
    pub(super) fn read(public: &str, auth: &str) -> Option<BrowserKeys> {
        // Some browsers pad, some do not.
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public = PublicKey::from_sec1_bytes(&decode(public)?).ok()?;
        let auth: [u8; 16] = decode(auth)?.try_into().ok()?;
        Some(BrowserKeys { public, auth: auth.into() })
    }
}

/// The request to a push service. None if the subscription has invalid keys.
pub(super) fn request(
    keys: &VapidKeys,
    place: &PushSubscription,
    address: &Endpoint,
    turn: &TurnNotice,
    now_s: u64,
) -> Option<Request<Body>> {
    let browser = BrowserKeys::read(&place.public_key, &place.auth)?;
    let TurnNotice { table, game, .. } = turn;
    let notice = json!({ "table": table, "game": game, "language": place.language });
    let body = encrypt(notice.to_string().into_bytes(), &browser.public, &browser.auth).ok()?;
    let request = Request::post(&address.path)
        .header(header::HOST, &address.host)
        .header(header::AUTHORIZATION, keys.authorization(&address.origin(), now_s))
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_LENGTH, body.len())
        .header("ttl", KEPT_FOR_S)
        .header("urgency", "normal")
        .header("topic", topic(table));
    request.body(Body::from(body)).ok()
}

/// A newer notice about a table replaces an older one. The service sees which notices are about the same
/// table, but not its id: anyone who knows that can open it.
fn topic(table: &str) -> String {
    let mut topic = URL_SAFE_NO_PAD.encode(Sha256::digest(table));
    topic.truncate(32);
    topic
}

#[cfg(test)]
mod tests {
    use web_push_native::p256::SecretKey;
    use web_push_native::{Auth, decrypt};

    use super::*;

    /// The example of RFC 8291, section 5.
    #[test]
    fn the_encryption_matches_rfc_8291() {
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
        let auth: [u8; 16] = decode("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap();
        let message = decode(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T\
             lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4\
             a-fN",
        );
        let read = decrypt(message, &SecretKey::from_slice(&key).unwrap(), &Auth::from(auth));
        assert_eq!(read.unwrap(), b"When I grow up, I want to be a watermelon");
    }

    #[test]
    fn a_topic_does_not_name_its_table() {
        let (one, other) = (topic("0123456789abcdef"), topic("0123456789abcdee"));
        assert_eq!((one.len(), other.len()), (32, 32));
        assert!(one != other && !one.contains("0123"), "{one}");
    }
}
