//! Between the types that travel and those of the table, whatever the game.

mod command;
pub(crate) mod table;
pub(crate) mod view;

use game::{Seat, SeatSet};

use crate::WireError;

/// The seat of this number.
pub(crate) fn read_seat(seat: u8) -> Result<Seat, WireError> {
    Seat::new(usize::from(seat)).ok_or(WireError::NoSuchSeat { seat })
}

/// The number of a seat.
pub(crate) fn seat_number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// The seats in turn order.
pub(crate) fn seat_numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(seat_number).collect()
}
