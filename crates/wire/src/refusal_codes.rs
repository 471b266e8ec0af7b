//! The codes of all refusals in this crate.

use crate::{
    WireError,
    online::{AccountRefusal, DailyRefusal, OnlineRefusal},
};

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] = &[
    AccountRefusal::REFUSAL_CODES,
    DailyRefusal::REFUSAL_CODES,
    OnlineRefusal::REFUSAL_CODES,
    WireError::REFUSAL_CODES,
];

#[cfg(test)]
mod tests {
    use game::conformance::refusals::check_refusals;

    use super::*;

    #[test]
    fn codes_and_parameters_are_stable() {
        let text = || "?".to_owned();
        check_refusals(
            REFUSAL_CODES,
            &[
                (&WireError::BadMessage { detail: text() }, "bad-message detail=?"),
                (&OnlineRefusal::Protocol, "online-protocol"),
                (&OnlineRefusal::NoSuchTable, "online-no-such-table"),
                (&OnlineRefusal::SeatTaken { seat: 2 }, "online-seat-taken seat=3"),
                (&OnlineRefusal::AlreadySeated, "online-already-seated"),
                (&OnlineRefusal::NotSeated, "online-not-seated"),
                (&OnlineRefusal::NotYourSeat, "online-not-your-seat"),
                (&OnlineRefusal::Started, "online-started"),
                (&OnlineRefusal::NotStarted, "online-not-started"),
                (&OnlineRefusal::PositionChanged, "online-position-changed"),
                (&OnlineRefusal::NotAlone, "online-not-alone"),
                (&OnlineRefusal::StillThere, "online-still-there"),
                (&OnlineRefusal::RatedHandOver, "online-rated-hand-over"),
                (&OnlineRefusal::TooFast, "online-too-fast"),
                (&OnlineRefusal::TooManyTables { most: 9 }, "online-too-many-tables most=9"),
                (&OnlineRefusal::ChatLength { most: 9 }, "online-chat-length most=9"),
                (&OnlineRefusal::BadId { most: 9 }, "online-bad-id most=9"),
                (&OnlineRefusal::BadClock, "online-bad-clock"),
                (&OnlineRefusal::NoNotices, "online-no-notices"),
                (&OnlineRefusal::BadPlace, "online-bad-place"),
                (&OnlineRefusal::OtherSite, "online-other-site"),
                (
                    &OnlineRefusal::WrongHost { page: "a.org".into(), host: "b:80".into() },
                    "online-wrong-host page=a.org host=b:80",
                ),
                (&OnlineRefusal::Unavailable, "online-unavailable"),
                (
                    &AccountRefusal::NameLength { least: 2, most: 9 },
                    "account-name-length least=2 most=9",
                ),
                (&AccountRefusal::NameCharacters, "account-name-characters"),
                (&AccountRefusal::NameReserved, "account-name-reserved"),
                (&AccountRefusal::NameTaken, "account-name-taken"),
                (
                    &AccountRefusal::PasswordLength { least: 2, most: 9 },
                    "account-password-length least=2 most=9",
                ),
                (&AccountRefusal::SignInFailed, "account-sign-in-failed"),
                (&AccountRefusal::WrongPassword, "account-wrong-password"),
                (&AccountRefusal::Needed, "account-needed"),
                (&AccountRefusal::Already, "account-already"),
                (&AccountRefusal::NoSuchPerson, "account-no-such-person"),
                (&AccountRefusal::CannotRate, "account-cannot-rate"),
                (&AccountRefusal::RatedNeedsAccount, "account-rated-needs-account"),
                (&AccountRefusal::RatedOver, "account-rated-over"),
                (&AccountRefusal::TooManyTokens { most: 9 }, "account-too-many-tokens most=9"),
                (&AccountRefusal::NoSuchToken, "account-no-such-token"),
                (&AccountRefusal::BadToken, "account-bad-token"),
                (&AccountRefusal::Scope { scope: "play" }, "account-scope scope=play"),
                (&OnlineRefusal::MatchOver, "match-over"),
                (&DailyRefusal::NoSuchDay, "daily-no-such-day"),
                (&DailyRefusal::DayOver, "daily-day-over"),
                (&DailyRefusal::Unfinished, "daily-unfinished"),
            ],
        );
    }
}
