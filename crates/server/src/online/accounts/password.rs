//! Password hashing: slow on purpose, so on blocking threads and only a few at a time.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;
use wire::online::AccountRefusal;

use super::hash_memory::HashMemory;
use super::known_device::Device;
use crate::online::environment::Environment;
use crate::online::error::{AppError, AppResult};
use crate::online::rate_limits::TooFast;

const LEAST_CHARS: usize = 8;
const MOST_CHARS: usize = 200;

/// One of the combinations that OWASP recommends for argon2id: two at a time stay below 40 MiB. A hash
/// stores its own parameters, so we can change these later.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// The most memory that a stored hash may ask for.
const MOST_MEMORY_KIB: u32 = 64 * 1024;

/// How many passwords are hashed at a time. Each takes 19 MiB.
const AT_A_TIME: usize = 2;

/// When to try again if too many wait.
const RETRY: Duration = Duration::from_secs(5);

/// How many may wait. More are refused.
const WAITING: usize = 64;

/// How many may wait in addition, from devices that know the account: others cannot shut them out.
const WAITING_KNOWN: usize = 16;

/// Hashes and checks passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    hashing: Arc<Semaphore>,
    waiting: Semaphore,
    waiting_known: Semaphore,
    memory: Arc<HashMemory>,
    environment: Environment,
}

impl Passwords {
    pub(crate) fn new(environment: &Environment) -> Passwords {
        Passwords {
            environment: environment.clone(),
            hashing: Arc::new(Semaphore::new(AT_A_TIME)),
            waiting: Semaphore::new(WAITING),
            waiting_known: Semaphore::new(WAITING_KNOWN),
            memory: Arc::default(),
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
    pub(super) async fn hash(&self, password: String) -> AppResult<String> {
        let salt = self.environment.random_bytes::<16>();
        self.work(Device::Unknown, move |memory| {
            let params = params();
            let output = output(&params, password.as_bytes(), &salt, memory)
                .expect("a password of valid length can be hashed");
            let hash = PasswordHash {
                algorithm: Algorithm::Argon2id.ident(),
                version: Some(Version::V0x13.into()),
                params: ParamsString::try_from(&params).expect("the parameters are valid"),
                salt: Some(Salt::new(&salt).expect("a salt has 16 bytes")),
                hash: Some(output),
            };
            hash.to_string()
        })
        .await
    }

    /// Whether a password matches a hash. Without a hash it does not, but that takes as long.
    pub(super) async fn verify(
        &self,
        device: Device,
        password: String,
        hash: Option<String>,
    ) -> AppResult<bool> {
        // Hashing an overlong password would take longer.
        let fits = check(&password).is_ok();
        let password = if fits { password } else { String::new() };
        self.work(device, move |memory| {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(decoy);
            matches(&hash, password.as_bytes(), memory) && known && fits
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        device: Device,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> AppResult<T> {
        let waiting = match device {
            Device::Known => &self.waiting_known,
            Device::Unknown => &self.waiting,
        };
        let _waiting = waiting.try_acquire().map_err(|_| TooFast { retry_after: RETRY })?;
        // Move the permit along, so that closing the connection does not start another one.
        let permit = self.hashing.clone().acquire_owned().await;
        let memory = HashMemory::take(&self.memory);
        let done = self.environment.run_blocking(move || {
            let _permit = permit;
            let mut memory = memory;
            work(&mut memory.blocks)
        });
        done.await.map_err(AppError::internal)
    }
}

fn params() -> Params {
    Params::new(MEMORY_KIB, PASSES, LANES, None).expect("the parameters are valid")
}

/// The argon2id output for a password.
fn output(
    params: &Params,
    password: &[u8],
    salt: &[u8],
    memory: &mut Vec<Block>,
) -> Option<Output> {
    memory.resize(params.block_count(), Block::default());
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    argon2.hash_password_into_with_memory(password, salt, &mut output, memory).ok()?;
    Output::new(&output).ok()
}

/// Whether a password has this hash, by the parameters that are stored in it.
fn matches(hash: &str, password: &[u8], memory: &mut Vec<Block>) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    let Ok(params) = Params::try_from(&hash) else { return false };
    let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return false };
    if params.m_cost() > MOST_MEMORY_KIB {
        return false;
    }
    // `Output` compares in constant time.
    output(&params, password, salt, memory).is_some_and(|output| output == *expected)
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
        let passwords = Passwords::new(&Environment::default());
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        let parameters = decoy();
        let parameters = parameters.rsplitn(3, '$').last().unwrap();
        assert!(hash.starts_with(parameters), "{hash} and the decoy cost the same: {parameters}");
        let verify = |password: &str, hash: Option<&str>| {
            passwords.verify(Device::Unknown, password.to_owned(), hash.map(str::to_owned))
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
    async fn the_queue_for_hashing_is_bounded_and_known_devices_have_their_own() {
        let passwords = Passwords::new(&Environment::default());
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        let _all = passwords.waiting.try_acquire_many(WAITING as u32).unwrap();
        let refused = passwords.hash("correct horse".into()).await.unwrap_err();
        assert!(matches!(refused, AppError::TooFast(_)), "{refused:?}");
        let known = passwords.verify(Device::Known, "correct horse".into(), Some(hash)).await;
        assert!(known.unwrap());
    }

    #[tokio::test]
    async fn hashes_with_other_parameters_stay_valid() {
        let passwords = Passwords::new(&Environment::default());
        // `correct horse` with 8 MiB and one pass, as the `argon2` crate itself writes it.
        let argon2 = Argon2::new(
            Algorithm::Argon2id,
            Version::V0x13,
            Params::new(8 * 1024, 1, 1, None).unwrap(),
        );
        let hash = argon2::PasswordHasher::hash_password(&argon2, b"correct horse").unwrap();
        let verify = |password: &str| {
            passwords.verify(Device::Unknown, password.to_owned(), Some(hash.to_string()))
        };
        assert!(verify("correct horse").await.unwrap());
        assert!(!verify("correct horsf").await.unwrap());
    }

    #[test]
    fn passwords_have_a_minimum_and_maximum_length() {
        assert!(check("eight ch").is_ok());
        assert!(check("sevench").is_err());
        assert!(check(&"x".repeat(201)).is_err());
    }
}
