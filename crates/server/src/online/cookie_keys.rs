//! The keys that cookies are signed with. They rotate: the newest signs, older ones still verify until the
//! cookies they have signed are gone.

use std::sync::{Mutex, RwLock};
use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use store::{Store, StoreError};
use tokio::time::Instant;

use super::environment::Environment;
use super::rate_limits::lock;

/// The name of the secret in the store.
const SECRET: &str = "cookies";

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// After this long a new key signs.
const ROTATE_AFTER_MS: u64 = 90 * DAY_MS;

/// Cookies live for 400 days, so older keys are of no use.
const FORGET_AFTER_MS: u64 = 400 * DAY_MS;

/// How often the keys are read again, in case another process has changed them.
const READ_EVERY: Duration = Duration::from_mins(5);

/// How often they are read again when a signature is unknown: another node may have a newer key.
const READ_FOR_UNKNOWN_EVERY: Duration = Duration::from_secs(10);

/// A key and when it was made.
#[derive(Clone, PartialEq, Eq)]
struct Key {
    secret: String,
    made_ms: u64,
}

impl Key {
    fn draw(environment: &Environment, made_ms: u64) -> Key {
        Key { secret: environment.random_id::<32>(), made_ms }
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes())
            .expect("HMAC takes keys of any length");
        mac.update(text.as_bytes());
        mac
    }

    fn verify(&self, text: &str, signature: &[u8]) -> bool {
        // Compares in constant time.
        self.mac(text).verify_slice(signature).is_ok()
    }
}

/// The keys, the newest first.
pub(crate) struct Keys {
    keys: RwLock<Vec<Key>>,
    read_at: Mutex<Instant>,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    fn with(keys: Vec<Key>) -> Keys {
        Keys { keys: RwLock::new(keys), read_at: Mutex::new(Instant::now()) }
    }

    /// Reads the keys from the store, with a new one if it is time.
    pub(crate) async fn open(
        store: &dyn Store,
        environment: &Environment,
    ) -> Result<Keys, StoreError> {
        Ok(Keys::with(rotate(store, environment, ROTATE_AFTER_MS).await?))
    }

    /// Reads the keys again if that is due. If the store does not answer, the known ones stay.
    pub(crate) async fn refresh(
        &self,
        store: &dyn Store,
        environment: &Environment,
        unknown_signature: bool,
    ) {
        let every = if unknown_signature { READ_FOR_UNKNOWN_EVERY } else { READ_EVERY };
        {
            let mut read_at = lock(&self.read_at);
            if read_at.elapsed() < every {
                return;
            }
            *read_at = Instant::now();
        }
        if let Ok(keys) = rotate(store, environment, ROTATE_AFTER_MS).await {
            *self.keys.write().unwrap_or_else(std::sync::PoisonError::into_inner) = keys;
        }
    }

    /// Signs a text with the newest key.
    pub(crate) fn sign(&self, text: &str) -> String {
        self.with_keys(|keys| hex::encode(keys[0].mac(text).finalize().into_bytes()))
    }

    /// Whether one of the keys has signed a text.
    pub(crate) fn verify(&self, text: &str, signature: &str) -> bool {
        let Ok(signature) = hex::decode(signature) else { return false };
        self.with_keys(|keys| keys.iter().any(|key| key.verify(text, &signature)))
    }

    /// Whether the newest key has signed a text.
    pub(crate) fn is_newest(&self, text: &str, signature: &str) -> bool {
        let Ok(signature) = hex::decode(signature) else { return false };
        self.with_keys(|keys| keys[0].verify(text, &signature))
    }

    fn with_keys<T>(&self, use_keys: impl FnOnce(&[Key]) -> T) -> T {
        use_keys(&self.keys.read().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

/// One line per key. A line without a time is from before keys were rotated.
fn parse(text: &str) -> Vec<Key> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines
        .map(|line| {
            let (secret, made_ms) = line.split_once(' ').unwrap_or((line, "0"));
            Key { secret: secret.to_owned(), made_ms: made_ms.trim().parse().unwrap_or_default() }
        })
        .collect()
}

fn text(keys: &[Key]) -> String {
    let lines: Vec<_> = keys.iter().map(|key| format!("{} {}", key.secret, key.made_ms)).collect();
    lines.join("\n")
}

/// The keys as they should be when `new` was made: it comes first if the newest is older than this, and
/// keys whose cookies have all expired are gone.
fn rotated(mut keys: Vec<Key>, after_ms: u64, new: Key) -> Vec<Key> {
    let now_ms = new.made_ms;
    if keys.first().is_none_or(|newest| newest.made_ms.saturating_add(after_ms) <= now_ms) {
        keys.insert(0, new);
    }
    // A key signs until the next one is made.
    let mut replaced_ms = u64::MAX;
    keys.retain(|key| {
        let keep = replaced_ms.saturating_add(FORGET_AFTER_MS) > now_ms;
        replaced_ms = key.made_ms;
        keep
    });
    keys
}

/// Reads the keys and stores what has changed. If several processes do so at once, one wins.
async fn rotate(
    store: &dyn Store,
    environment: &Environment,
    after_ms: u64,
) -> Result<Vec<Key>, StoreError> {
    let new = Key::draw(environment, environment.now_ms());
    let old = store.secret(SECRET, &text(std::slice::from_ref(&new))).await?;
    let known = parse(&old);
    let keys = rotated(known.clone(), after_ms, new);
    if keys == known || store.replace_secret(SECRET, &old, &text(&keys)).await? {
        return Ok(keys);
    }
    Ok(parse(&store.secret(SECRET, &old).await?))
}

/// Makes a new key for cookies. Cookies of older keys stay valid and are signed again when they are used.
pub async fn rotate_cookie_keys(store: &dyn Store) -> Result<(), StoreError> {
    rotate(store, &Environment::default(), 0).await.map(drop)
}

/// Replaces all keys and ends all sessions: every guest is a newcomer, and everyone has to sign in again.
pub async fn invalidate_sessions(store: &dyn Store) -> Result<(), StoreError> {
    let environment = Environment::default();
    let new = text(&[Key::draw(&environment, environment.now_ms())]);
    let old = store.secret(SECRET, &new).await?;
    if old != new {
        store.replace_secret(SECRET, &old, &new).await?;
    }
    store.close_all_sessions().await
}

#[cfg(test)]
impl Keys {
    /// A new key that no store has.
    pub(crate) fn new() -> Keys {
        Keys::with(vec![Key::draw(&Environment::default(), 0)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made_at(made_ms: u64) -> Key {
        Key::draw(&Environment::default(), made_ms)
    }

    #[test]
    fn a_key_signs_for_a_while_and_verifies_as_long_as_its_cookies_live() {
        let first = rotated(Vec::new(), ROTATE_AFTER_MS, made_at(1_000));
        assert_eq!(first.len(), 1);
        assert!(rotated(first.clone(), ROTATE_AFTER_MS, made_at(1_000 + 89 * DAY_MS)) == first);
        let second = rotated(first.clone(), ROTATE_AFTER_MS, made_at(1_000 + 90 * DAY_MS));
        assert!(second.len() == 2 && second[1] == first[0]);
        let old = Keys::with(first);
        let signature = old.sign("guest anna");
        let new = Keys::with(second.clone());
        assert!(new.verify("guest anna", &signature) && !new.is_newest("guest anna", &signature));
        assert!(!new.verify("guest bert", &signature) && !new.verify("guest anna", "zz"));
        let later = rotated(second, u64::MAX, made_at(1_000 + 491 * DAY_MS));
        assert!(!Keys::with(later).verify("guest anna", &signature), "its cookies are gone");
    }

    #[test]
    fn keys_from_before_rotation_are_read() {
        let old = parse("0123abcd");
        assert!(old == [Key { secret: "0123abcd".into(), made_ms: 0 }]);
        let keys = rotated(old.clone(), ROTATE_AFTER_MS, made_at(500 * DAY_MS));
        assert!(keys.len() == 2 && keys[1] == old[0]);
        assert!(parse(&text(&keys)) == keys);
    }
}
