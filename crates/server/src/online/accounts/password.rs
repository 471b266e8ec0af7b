//! Password hashing: slow on purpose, so on blocking threads and only a few at a time.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;
use wire::Refusal;
use wire::online::{AccountRefusal, OnlineRefusal};

const LEAST_CHARS: usize = 8;
const MOST_CHARS: usize = 200;

/// The minimum that OWASP recommends for argon2id. A hash stores its own parameters, so we can raise
/// these later.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// How many passwords are hashed at a time.
const AT_A_TIME: usize = 2;

/// How many may wait. More are refused.
const WAITING: usize = 64;

/// Hashes and checks passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    hashing: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            hashing: Arc::new(Semaphore::new(AT_A_TIME)),
            waiting: Arc::new(Semaphore::new(WAITING)),
        }
    }
}

/// Whether a password has a valid length.
pub(super) fn check(password: &str) -> Result<(), AccountRefusal> {
    if (LEAST_CHARS..=MOST_CHARS).contains(&password.chars().count()) {
        return Ok(());
    }
    let (least, most) = (LEAST_CHARS as u32, MOST_CHARS as u32);
    Err(AccountRefusal::PasswordLength { least, most })
}

impl Passwords {
    /// The hash of a password.
    pub(super) async fn hash(&self, password: String) -> Result<String, Refusal> {
        self.work(move || {
            let hash = argon2().hash_password(password.as_bytes());
            hash.expect("a password of valid length can be hashed").to_string()
        })
        .await
    }

    /// Whether a password matches a hash. Without a hash it does not, but that takes as long.
    pub(super) async fn verify(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Refusal> {
        // Hashing an overlong password would take longer.
        let fits = check(&password).is_ok();
        let password = if fits { password } else { String::new() };
        self.work(move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(decoy);
            let verified = argon2().verify_password(password.as_bytes(), hash.as_str());
            verified.is_ok() && known && fits
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _waiting = self.waiting.try_acquire().map_err(|_| OnlineRefusal::TooFast)?;
        // Move the permit along, so that closing the connection does not start another one.
        let permit = self.hashing.clone().acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        Ok(done.await.map_err(|_| OnlineRefusal::Unavailable)?)
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).expect("the parameters are valid");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// A hash that no password matches, with the usual parameters.
fn decoy() -> String {
    let (salt, hash) = ("A".repeat(22), "A".repeat(43));
    format!("$argon2id$v=19$m={MEMORY_KIB},t={PASSES},p={LANES}${salt}${hash}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_matches() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        let parameters = decoy();
        let parameters = parameters.rsplitn(3, '$').last().unwrap();
        assert!(hash.starts_with(parameters), "{hash} and the decoy cost the same: {parameters}");
        let verify = |password: &str, hash: Option<&str>| {
            passwords.verify(password.to_owned(), hash.map(str::to_owned))
        };
        assert!(verify("correct horse", Some(&hash)).await.unwrap());
        assert!(!verify("correct horsf", Some(&hash)).await.unwrap());
        assert!(!verify("", Some(&hash)).await.unwrap());
        assert!(!verify(&"x".repeat(100_000), Some(&hash)).await.unwrap());
        assert!(!verify("correct horse", None).await.unwrap());
        let other = passwords.hash("correct horse".into()).await.unwrap();
        assert_ne!(hash, other, "every hash has its salt");
    }

    #[tokio::test]
    async fn the_queue_for_hashing_is_bounded() {
        let passwords = Passwords::default();
        let _all = passwords.waiting.clone().try_acquire_many_owned(WAITING as u32).unwrap();
        let refused = passwords.hash("correct horse".into()).await.unwrap_err();
        assert_eq!(refused.code, "online-too-fast");
    }

    #[test]
    fn passwords_have_a_minimum_and_maximum_length() {
        assert!(check("eight ch").is_ok());
        assert!(check("sevench").is_err());
        assert!(check(&"x".repeat(201)).is_err());
    }
}
