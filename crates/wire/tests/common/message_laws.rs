//! What must hold for any text that a page or another server sends: the fuzz targets and a bounded test
//! use these.
//!
//! None of them asks whether a text is accepted, only that what was accepted means what it says, and that
//! nothing happens but what was decided.

use std::fmt::Debug;

use match_log::{StoredGame, read_log, write_log};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Journal;
use wire::online::{
    BotChat, BotCommand, BotSit, BotStand, BusEnvelope, ClientToServer, Credentials, NewTable,
    NewToken, PairRequest, PasswordChange, PasswordProof, PushSubscriptionInfo, PushUnsubscribe,
};
use wire::table::Command;

/// What is said on the socket of a table.
pub(crate) fn wish(text: &str) {
    read::<ClientToServer>(text);
}

/// What is asked for to make a table. A setup that can be read can be judged.
pub(crate) fn new_table(text: &str) {
    if let Some(new) = read::<NewTable>(text) {
        let _ = new.setup.check();
    }
}

/// What is asked for to be paired.
pub(crate) fn pair_wish(text: &str) {
    if let Some(wish) = read::<PairRequest>(text) {
        let _ = wish.setup.check();
    }
}

/// What is asked about accounts and notices. Passwords and addresses are shown nowhere.
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
pub(crate) fn told(text: &str) {
    read::<BusEnvelope>(text);
}

/// What is to be done in a match: it happens as it was decided, and can be read again; or nothing does.
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

/// What was read is written so that it reads back.
fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) -> Option<T> {
    let message: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&message).expect("plain data has a JSON form");
    assert_eq!(serde_json::from_str::<T>(&written).expect("what was written"), message);
    Some(message)
}
