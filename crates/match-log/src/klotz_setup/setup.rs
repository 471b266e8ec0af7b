//! Setups of KLOTZ matches.

use game::Seat;
use klotz::{Colour, ColourSet, Height, Klotz, Position, Settings};
use table::Setup;

use super::{Layout, MatchSetup, Placement, SeatSetup};
use crate::{Clock, InvalidSetup, Player, StoredGame};

impl StoredGame for Klotz {
    type MatchSetup = MatchSetup;

    fn read_setup(setup: &MatchSetup) -> Result<Setup<Klotz>, InvalidSetup> {
        setup.read()
    }

    fn write_setup(setup: &Setup<Klotz>) -> MatchSetup {
        setup.into()
    }
}

impl MatchSetup {
    /// The default setup for this many players: people on every seat, no clock.
    pub fn for_players(players: usize) -> Result<MatchSetup, InvalidSetup> {
        let settings =
            Settings::for_players(players).ok_or(InvalidSetup::PlayerCount { players, most: 4 })?;
        let seats = settings.colours().iter().map(|colour| SeatSetup {
            colour: colour.into(),
            name: String::new(),
            player: Player::Human,
        });
        Ok(MatchSetup::new(&settings, seats.collect(), Clock::None))
    }

    /// The setup of a match with these settings.
    pub fn new(settings: &Settings, seats: Vec<SeatSetup>, clock: Clock) -> MatchSetup {
        let start = settings.start();
        MatchSetup {
            seats,
            first: settings.first().into(),
            options: settings.options().into(),
            // A custom position is shown as a layout without a name.
            layout: settings.layout().map_or_else(|| columns_of(start), Layout::from),
            clock,
            start: settings.layout().is_none().then(|| start.to_string()),
        }
    }

    /// Checks the setup and converts it for the table, with free takebacks as in local play.
    pub fn read(&self) -> Result<Setup<Klotz>, InvalidSetup> {
        let seats = self.seats.iter().map(|seat| {
            Ok(table::SeatSetup { name: seat.name.clone(), player: seat.player.read()? })
        });
        let seats = seats.collect::<Result<Vec<_>, InvalidSetup>>()?;
        Ok(Setup::try_new(self.settings()?, seats, self.clock.into())?)
    }

    fn settings(&self) -> Result<Settings, InvalidSetup> {
        let colours: Vec<Colour> = self.seats.iter().map(|seat| seat.colour.into()).collect();
        if !colours.is_sorted_by(|one, next| one < next) {
            return Err(InvalidSetup::SeatOrder);
        }
        let colours: ColourSet = colours.into_iter().collect();
        let first = self.first.into();
        let options = self.options.read()?;
        match &self.start {
            None => {
                // One reason is enough here; the editor shows all.
                let layout = self.layout.check().map_err(|reasons| reasons[0].clone())?;
                Ok(Settings::new(colours, first, options, layout)?)
            }
            Some(text) => {
                let start = Position::read(text, options.goal)?;
                check_start(&start, colours, first)?;
                Ok(Settings::from_position(start, options)?)
            }
        }
    }
}

fn check_start(start: &Position, seats: ColourSet, first: Colour) -> Result<(), InvalidSetup> {
    if start.seats() != seats {
        let names = |colours: ColourSet| colours.iter().map(Colour::name).collect();
        return Err(InvalidSetup::StartSeats {
            position: names(start.seats()),
            seats: names(seats),
        });
    }
    if start.turn() != first {
        let (turn, first) = (start.turn().name(), first.name());
        return Err(InvalidSetup::StartTurn { turn, first });
    }
    Ok(())
}

fn columns_of(position: &Position) -> Layout {
    let columns = Height::ALL.into_iter().flat_map(|height| {
        position.columns(height).iter().map(move |cell| Placement::new(cell, height))
    });
    Layout { name: String::new(), columns: columns.collect() }
}

impl From<&Setup<Klotz>> for MatchSetup {
    fn from(setup: &Setup<Klotz>) -> MatchSetup {
        let settings = setup.settings();
        let seats = Seat::ALL.into_iter().zip(setup.seats());
        let seats = seats.filter_map(|(seat, described)| {
            Some(SeatSetup {
                colour: settings.colour(seat)?.into(),
                name: described.name.clone(),
                player: described.player.into(),
            })
        });
        MatchSetup::new(settings, seats.collect(), setup.clock().into())
    }
}
