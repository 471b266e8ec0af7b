//! Requesters as occupants of seats.

use store::Rating;
use wire::online::{AccountRefusal, Game, RatingView, Sitting};

use super::requester::AuthKind;
use super::{Requester, name};
use crate::online::error::{AppError, AppResult};
use crate::online::table_record::SeatOccupant;
use crate::online::{AppState, sanitize};

/// A requester as the occupant of a seat, with their name and rating.
pub(crate) async fn seat_occupant(
    state: &AppState,
    requester: &Requester,
    game: Game,
    guest_name: &str,
) -> AppResult<SeatOccupant> {
    let sitting = requester.sitting();
    let visitor = requester.visitor.as_str();
    let name = match &requester.auth {
        AuthKind::Guest => free_guest_name(state, guest_name).await?,
        AuthKind::Account { name, .. } | AuthKind::Program { name, .. } => name.clone(),
    };
    let rating = match sitting {
        Sitting::Program => None,
        Sitting::Guest | Sitting::Account => {
            let ratings = state.store.ratings(visitor).await?;
            let played = ratings.into_iter().find(|row| row.game == game.name());
            played.map(|row| rating_view(row.rating))
        }
    };
    Ok(SeatOccupant { visitor: visitor.to_owned(), name, sitting, rating })
}

/// The name under which a requester is listed: a guest's is empty if it cannot be theirs.
pub(crate) async fn listed_name(
    state: &AppState,
    requester: &Requester,
    guest_name: &str,
) -> AppResult<String> {
    match &requester.auth {
        AuthKind::Guest => match free_guest_name(state, guest_name).await {
            Err(AppError::Account(_)) => Ok(String::new()),
            name => name,
        },
        AuthKind::Account { name, .. } | AuthKind::Program { name, .. } => Ok(name.clone()),
    }
}

/// The name that a guest has chosen, unless it would pass for that of an account or of the operators.
async fn free_guest_name(state: &AppState, chosen: &str) -> AppResult<String> {
    let chosen = sanitize::name(chosen);
    if name::is_reserved(&chosen) {
        return Err(AccountRefusal::NameReserved.into());
    }
    let skeleton = name::skeleton(&chosen);
    if !skeleton.is_empty() && state.store.account_named(&skeleton).await?.is_some() {
        return Err(AccountRefusal::NameTaken.into());
    }
    Ok(chosen)
}

/// A rating as clients see it, in whole points.
pub(crate) fn rating_view(rating: Rating) -> RatingView {
    let points = |thousandths: i64| (thousandths + 500).div_euclid(1_000);
    RatingView {
        rating: i32::try_from(points(rating.rating)).unwrap_or_default(),
        uncertainty: u32::try_from(points(rating.uncertainty)).unwrap_or_default(),
    }
}
