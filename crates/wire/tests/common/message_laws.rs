//! Properties that must hold for any text from a page or another server. The fuzz targets and a
//! bounded test use them.
//!
//! They do not say which texts are accepted, only that accepted texts round-trip and that commands
//! do exactly what was decided.

use std::fmt::Debug;

use match_log::{StoredGame, read_log, write_log};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Journal;
use wire::command::Command;
use wire::online::{
    BotChat, BotCommand, BotSit, BotStand, BusEnvelope, ClientToServer, Credentials, NewTable,
    NewToken, PairRequest, PasswordChange, PasswordProof, PushSubscriptionInfo, PushUnsubscribe,
};

/// Messages on the socket of a table.
pub(crate) fn client_request(text: &str) {
    read::<ClientToServer>(text);
}

/// Requests to create a table. Every readable setup can be checked.
pub(crate) fn new_table(text: &str) {
    if let Some(new) = read::<NewTable>(text) {
        let _ = new.setup.check();
    }
}

/// Requests to be paired.
pub(crate) fn pair_request(text: &str) {
    if let Some(request) = read::<PairRequest>(text) {
        let _ = request.setup.check();
    }
}

/// Requests about accounts and notifications. `Debug` never shows passwords and endpoints.
pub(crate) fn account(text: &str) {
    hidden(read::<Credentials>(text), "Credentials");
    hidden(read::<PasswordChange>(text), "PasswordChange");
    hidden(read::<PasswordProof>(text), "PasswordProof");
    hidden(read::<PushSubscriptionInfo>(text), "PushSubscriptionInfo");
    hidden(read::<PushUnsubscribe>(text), "PushUnsubscribe");
    read::<NewToken>(text);
}

fn hidden(message: Option<impl Debug>, shown: &str) {
    assert!(message.is_none_or(|message| format!("{message:?}") == shown));
}

/// What programs ask for.
pub(crate) fn program(text: &str) {
    read::<BotSit>(text);
    read::<BotStand>(text);
    read::<BotCommand>(text);
    read::<BotChat>(text);
}

/// What other servers say.
pub(crate) fn bus_message(text: &str) {
    read::<BusEnvelope>(text);
}

/// Commands of a match: an accepted one is applied as decided and can be read again; a refused one
/// changes nothing.
pub(crate) fn command<G: StoredGame>(setup: &G::MatchSetup, text: &str) {
    let Some(command) = read::<Command>(text) else { return };
    let setup = G::read_setup(setup).expect("a setup that can be played");
    let mut journal: Journal<G> = Journal::start(setup, 1_000);
    let before = write_log(&journal);
    let Ok(command) = command.read(journal.table().game()) else { return };
    match journal.execute(&command, 2_000) {
        Ok(_) => {
            let log = write_log(&journal);
            assert_eq!(read_log(&log).ok(), Some(journal), "{log}");
        }
        Err(_) => assert_eq!(write_log(&journal), before, "a refused command makes no event"),
    }
}

/// Accepted texts round-trip.
fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) -> Option<T> {
    let message: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&message).expect("plain data has a JSON form");
    assert_eq!(serde_json::from_str::<T>(&written).expect("what was written"), message);
    Some(message)
}
