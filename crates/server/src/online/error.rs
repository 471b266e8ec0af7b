//! The error type of handlers and table actors: it knows its HTTP status and what the client is told.

use std::error::Error;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use match_log::InvalidSetup;
use store::StoreError;
use wire::online::{AccountRefusal, DailyRefusal, OnlineRefusal};
use wire::{Refusal, WireError};

use super::http::no_store;
use super::rate_limits::TooFast;

/// `Retry-After` for limits that only the client can lift, such as too many tables.
const RETRY_LATER: u64 = 60;

/// `Retry-After` while the server cannot answer.
const RETRY_SOON: u64 = 2;

pub(crate) type AppResult<T> = Result<T, AppError>;

/// Why a request failed.
#[derive(Debug)]
pub(crate) enum AppError {
    /// Refused by the server.
    Online(OnlineRefusal),
    /// Refused because of who asks.
    Account(AccountRefusal),
    /// Refused because of the day.
    Daily(DailyRefusal),
    /// A rate limit is exceeded.
    TooFast(TooFast),
    /// The body did not arrive in time.
    BodyTimeout,
    /// The body is not what this request takes.
    Body(JsonRejection),
    /// Refused by the rules of the game or of the table, or not understood.
    Rejected(Refusal),
    /// Not the client's fault. It may try again; the details go to the log.
    Internal(Box<dyn Error + Send + Sync>),
}

impl AppError {
    /// An error that is logged and not shown.
    pub(crate) fn internal(error: impl Error + Send + Sync + 'static) -> AppError {
        AppError::Internal(Box::new(error))
    }

    fn status(&self) -> StatusCode {
        match self {
            AppError::Online(refusal) => online_status(refusal),
            AppError::Account(refusal) => account_status(refusal),
            AppError::Daily(refusal) => daily_status(refusal),
            AppError::TooFast(_) => StatusCode::TOO_MANY_REQUESTS,
            AppError::BodyTimeout => StatusCode::REQUEST_TIMEOUT,
            AppError::Body(rejection) => rejection.status(),
            AppError::Rejected(_) => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::Internal(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// When to try again, if that may help. Every 429 has it, in whole seconds.
    fn retry_after(&self) -> Option<u64> {
        match self {
            AppError::TooFast(TooFast { retry_after }) => {
                Some((retry_after.as_millis().div_ceil(1_000) as u64).max(1))
            }
            _ if self.status() == StatusCode::TOO_MANY_REQUESTS => Some(RETRY_LATER),
            _ if self.status() == StatusCode::SERVICE_UNAVAILABLE => Some(RETRY_SOON),
            _ => None,
        }
    }

    /// What the client is told.
    pub(crate) fn into_refusal(self) -> Refusal {
        match self {
            AppError::Online(refusal) => refusal.into(),
            AppError::Account(refusal) => refusal.into(),
            AppError::Daily(refusal) => refusal.into(),
            AppError::TooFast(_) => OnlineRefusal::TooFast.into(),
            AppError::BodyTimeout => {
                let detail = "the body did not arrive in time".to_owned();
                WireError::BadMessage { detail }.into()
            }
            AppError::Body(rejection) => {
                WireError::BadMessage { detail: rejection.body_text() }.into()
            }
            AppError::Rejected(refusal) => refusal,
            AppError::Internal(_) => OnlineRefusal::Unavailable.into(),
        }
    }
}

fn online_status(refusal: &OnlineRefusal) -> StatusCode {
    match refusal {
        OnlineRefusal::NoSuchTable => StatusCode::NOT_FOUND,
        OnlineRefusal::TooFast | OnlineRefusal::TooManyTables { .. } => {
            StatusCode::TOO_MANY_REQUESTS
        }
        OnlineRefusal::OtherSite | OnlineRefusal::WrongHost { .. } => StatusCode::FORBIDDEN,
        OnlineRefusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        OnlineRefusal::SeatTaken { .. } | OnlineRefusal::Started | OnlineRefusal::AlreadySeated => {
            StatusCode::CONFLICT
        }
        OnlineRefusal::Protocol
        | OnlineRefusal::NotSeated
        | OnlineRefusal::NotYourSeat
        | OnlineRefusal::NotStarted
        | OnlineRefusal::MatchOver
        | OnlineRefusal::PositionChanged
        | OnlineRefusal::NotAlone
        | OnlineRefusal::StillThere
        | OnlineRefusal::RatedHandOver
        | OnlineRefusal::ChatLength { .. }
        | OnlineRefusal::BadId { .. }
        | OnlineRefusal::BadClock
        | OnlineRefusal::NoNotices
        | OnlineRefusal::BadPlace => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

fn daily_status(refusal: &DailyRefusal) -> StatusCode {
    match refusal {
        DailyRefusal::NoSuchDay => StatusCode::NOT_FOUND,
        DailyRefusal::DayOver => StatusCode::CONFLICT,
        DailyRefusal::Unfinished => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

fn account_status(refusal: &AccountRefusal) -> StatusCode {
    match refusal {
        AccountRefusal::NoSuchPerson | AccountRefusal::NoSuchToken => StatusCode::NOT_FOUND,
        AccountRefusal::TooManyTokens { .. } => StatusCode::TOO_MANY_REQUESTS,
        AccountRefusal::Needed | AccountRefusal::RatedNeedsAccount | AccountRefusal::BadToken => {
            StatusCode::UNAUTHORIZED
        }
        AccountRefusal::SignInFailed
        | AccountRefusal::WrongPassword
        | AccountRefusal::Scope { .. } => StatusCode::FORBIDDEN,
        AccountRefusal::NameTaken | AccountRefusal::Already => StatusCode::CONFLICT,
        AccountRefusal::NameLength { .. }
        | AccountRefusal::NameCharacters
        | AccountRefusal::NameReserved
        | AccountRefusal::PasswordLength { .. }
        | AccountRefusal::CannotRate
        | AccountRefusal::RatedOver => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        if let AppError::Internal(error) = &self {
            tracing::error!(error = error.as_ref() as &dyn Error, "request failed");
        }
        let retry_after = self.retry_after();
        let mut response = (self.status(), no_store(Json(self.into_refusal()))).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<OnlineRefusal> for AppError {
    fn from(refusal: OnlineRefusal) -> AppError {
        AppError::Online(refusal)
    }
}

impl From<TooFast> for AppError {
    fn from(limit: TooFast) -> AppError {
        AppError::TooFast(limit)
    }
}

impl From<AccountRefusal> for AppError {
    fn from(refusal: AccountRefusal) -> AppError {
        AppError::Account(refusal)
    }
}

impl From<JsonRejection> for AppError {
    fn from(rejection: JsonRejection) -> AppError {
        AppError::Body(rejection)
    }
}

impl From<DailyRefusal> for AppError {
    fn from(refusal: DailyRefusal) -> AppError {
        AppError::Daily(refusal)
    }
}

impl From<Refusal> for AppError {
    fn from(refusal: Refusal) -> AppError {
        AppError::Rejected(refusal)
    }
}

impl From<WireError> for AppError {
    fn from(error: WireError) -> AppError {
        AppError::Rejected(error.into())
    }
}

impl From<InvalidSetup> for AppError {
    fn from(error: InvalidSetup) -> AppError {
        AppError::Rejected(error.into())
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        AppError::internal(error)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn status_and_code_come_from_the_type() {
        let check = |error: AppError, status: u16, code: &str| {
            assert_eq!(error.status().as_u16(), status, "{error:?}");
            assert_eq!(error.into_refusal().code, code);
        };
        check(OnlineRefusal::NoSuchTable.into(), 404, "online-no-such-table");
        check(OnlineRefusal::TooFast.into(), 429, "online-too-fast");
        check(OnlineRefusal::SeatTaken { seat: 1 }.into(), 409, "online-seat-taken");
        check(DailyRefusal::DayOver.into(), 409, "daily-day-over");
        check(AccountRefusal::Needed.into(), 401, "account-needed");
        check(AccountRefusal::Scope { scope: "play" }.into(), 403, "account-scope");
        let bad_message = WireError::BadMessage { detail: String::new() };
        check(bad_message.into(), 422, "bad-message");
        check(StoreError::Closed.into(), 503, "online-unavailable");
        let too_fast = TooFast { retry_after: Duration::from_millis(2_100) };
        check(too_fast.into(), 429, "online-too-fast");
        check(AppError::BodyTimeout, 408, "bad-message");
    }

    #[test]
    fn every_429_says_when_to_try_again() {
        let check = |error: AppError, expected: &str| {
            let response = error.into_response();
            assert_eq!(response.headers()[header::RETRY_AFTER], expected);
        };
        check(TooFast { retry_after: Duration::from_millis(2_100) }.into(), "3");
        check(TooFast { retry_after: Duration::ZERO }.into(), "1");
        check(OnlineRefusal::TooManyTables { most: 50 }.into(), "60");
        check(OnlineRefusal::Unavailable.into(), "2");
        let other = AppError::from(OnlineRefusal::NoSuchTable).into_response();
        assert!(!other.headers().contains_key(header::RETRY_AFTER));
    }
}
