//! Requesters as occupants of seats.

use store::{Rating, StoreError};
use wire::online::{Game, RatingView, Sitting};

use super::Requester;
use crate::online::AppState;
use crate::online::table_record::SeatOccupant;

/// A requester as the occupant of a seat, with their name and rating.
pub(crate) async fn seat_occupant(
    state: &AppState,
    requester: &Requester,
    game: Game,
    wished: &str,
) -> Result<SeatOccupant, StoreError> {
    let sitting = requester.sitting();
    let visitor = requester.visitor.as_str();
    let rating = match sitting {
        Sitting::Program => None,
        Sitting::Guest | Sitting::Account => {
            let ratings = state.store.ratings(visitor).await?;
            let played = ratings.into_iter().find(|row| row.game == game.name());
            played.map(|row| rating_view(row.rating))
        }
    };
    Ok(SeatOccupant { visitor: visitor.to_owned(), name: requester.name(wished), sitting, rating })
}

/// A rating as clients see it, in whole points.
pub(crate) fn rating_view(rating: Rating) -> RatingView {
    let points = |thousandths: i64| (thousandths + 500).div_euclid(1_000);
    RatingView {
        rating: i32::try_from(points(rating.rating)).unwrap_or_default(),
        uncertainty: u32::try_from(points(rating.uncertainty)).unwrap_or_default(),
    }
}
