//! Setups of matches of The Climbers.

use climbers::{Climbers, Position, Settings, TurnOrder};
use game::Seat;
use table::Setup;

use super::{Colour, MatchSetup, Options, SeatSetup};
use crate::{Clock, InvalidSetup, Player, StoredGame};

/// The largest integer that every JSON reader represents exactly.
const MAX_TOWER: u64 = (1 << 53) - 1;

impl StoredGame for Climbers {
    type MatchSetup = MatchSetup;

    fn read_setup(setup: &MatchSetup) -> Result<Setup<Climbers>, InvalidSetup> {
        setup.read()
    }

    fn write_setup(setup: &Setup<Climbers>) -> MatchSetup {
        setup.into()
    }
}

impl MatchSetup {
    /// The default setup for this many players: people on every seat, the colours, their order and the
    /// tower drawn from a seed, no clock.
    pub fn draw(players: usize, seed: u64) -> Result<MatchSetup, InvalidSetup> {
        let order = TurnOrder::draw(players, seed).ok_or_else(|| player_count(players))?;
        let seats = order.iter().map(|colour| SeatSetup {
            colour: colour.into(),
            name: String::new(),
            player: Player::Human,
        });
        Ok(MatchSetup {
            seats: seats.collect(),
            first: None,
            options: (&climbers::Preset::Classic.options_for(players)).into(),
            tower: seed.min(MAX_TOWER),
            clock: Clock::None,
            start: None,
        })
    }

    /// The number of rounds without a climb that suits this many players.
    pub fn suggested_rounds(players: usize) -> u8 {
        climbers::Preset::Classic.options_for(players).rounds
    }

    /// Checks the setup and converts it for the table, with free takebacks as in local play.
    pub fn read(&self) -> Result<Setup<Climbers>, InvalidSetup> {
        let seats = self.seats.iter().map(|seat| {
            let player = seat.player.read()?;
            Ok(table::SeatSetup { name: seat.name.clone(), player })
        });
        let seats = seats.collect::<Result<Vec<_>, InvalidSetup>>()?;
        Ok(Setup::try_new(self.settings()?, seats, self.clock.into())?)
    }

    /// The setup of a match with these settings.
    pub fn new(settings: &Settings, seats: Vec<SeatSetup>, clock: Clock) -> MatchSetup {
        let first = settings.first();
        // Records allow larger numbers: such a tower is stored as its position.
        let tower = settings.tower().filter(|&number| number <= MAX_TOWER);
        MatchSetup {
            seats,
            first: (first != settings.order().as_slice()[0]).then(|| Colour::from(first)),
            options: Options::from(settings.options()),
            tower: tower.unwrap_or(0),
            clock,
            start: tower.is_none().then(|| settings.start().to_string()),
        }
    }

    fn settings(&self) -> Result<Settings, InvalidSetup> {
        let order = self.order()?;
        let first = self.first.map_or(order.as_slice()[0], Into::into);
        let options = self.options.read()?;
        match &self.start {
            None if self.tower > MAX_TOWER => Err(InvalidSetup::TowerNumber { most: MAX_TOWER }),
            None => Ok(Settings::new(order, first, options, self.tower)?),
            Some(text) => {
                let start: Position = text.parse()?;
                check_start(&start, order, first)?;
                Ok(Settings::from_position(start, options)?)
            }
        }
    }

    fn order(&self) -> Result<TurnOrder, InvalidSetup> {
        let colours: Vec<_> = self.seats.iter().map(|seat| seat.colour.into()).collect();
        TurnOrder::new(&colours).ok_or_else(|| {
            let twice = (1..colours.len()).find(|&at| colours[..at].contains(&colours[at]));
            match twice {
                Some(at) => InvalidSetup::ColourTwice { colour: colours[at].name() },
                None => player_count(colours.len()),
            }
        })
    }
}

fn player_count(players: usize) -> InvalidSetup {
    InvalidSetup::PlayerCount { players, most: TurnOrder::MAX }
}

fn check_start(
    start: &Position,
    seats: TurnOrder,
    first: climbers::Colour,
) -> Result<(), InvalidSetup> {
    if *start.order() != seats {
        let names = |order: TurnOrder| order.iter().map(climbers::Colour::name).collect();
        return Err(InvalidSetup::StartSeats {
            position: names(*start.order()),
            seats: names(seats),
        });
    }
    if start.mover() != first {
        let (turn, first) = (start.mover().name(), first.name());
        return Err(InvalidSetup::StartTurn { turn, first });
    }
    Ok(())
}

impl From<&Setup<Climbers>> for MatchSetup {
    fn from(setup: &Setup<Climbers>) -> MatchSetup {
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
