//! Seats as numbers, counted from 0.

use game::{Seat, SeatSet};

use crate::InvalidSetup;

/// The seat with this number.
pub fn read_seat(number: u8) -> Result<Seat, InvalidSetup> {
    Seat::new(usize::from(number)).ok_or(InvalidSetup::NoSuchSeat { seat: number })
}

/// The number of a seat.
pub fn seat_number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// The numbers of these seats, in turn order.
pub fn seat_numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(seat_number).collect()
}
