//! Between the types that travel and the types of the rules and the table.

mod command;
mod layout;
mod options;
pub(crate) mod record;
mod setup;
mod table;
pub(crate) mod view;

use game::Seat;

pub(crate) use table::seat_numbers;

use crate::WireError;

/// The seat of this number.
pub(crate) fn read_seat(seat: u8) -> Result<Seat, WireError> {
    Seat::new(usize::from(seat)).ok_or(WireError::NoSuchSeat { seat })
}

/// The number of a seat.
pub(crate) fn seat_number(seat: Seat) -> u8 {
    seat.index() as u8
}
