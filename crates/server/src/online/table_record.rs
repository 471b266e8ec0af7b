//! The stored record of a table: everything but its match.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use store::{SeatedVisitor, TableChange, TableRow};
use wire::Refusal;
use wire::command::Player;
use wire::online::{Game, OnlineRefusal, Phase, RatingView, Sitting, TableSetup, Visibility};

use super::game_adapter::start;
use super::setup_policy::can_be_rated;
use super::visitor::Visitor;

/// A table's record.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TableRecord {
    /// What is played. Once the match has started, it has the names of the players.
    pub(crate) setup: TableSetup,
    /// The occupants of the seats; none on open seats and on those of bots.
    pub(crate) seats: Vec<Option<SeatOccupant>>,
    /// The first line of the match's log, once it has started.
    pub(crate) header: Option<String>,
    /// The table of the rematch.
    pub(crate) next: Option<String>,
    /// Whether the match is rated.
    #[serde(default)]
    pub(crate) rated: bool,
    /// The seats whose players let everyone replay the match.
    #[serde(default)]
    pub(crate) replay: BTreeSet<u8>,
}

/// A person or bot program on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatOccupant {
    pub(crate) visitor: String,
    pub(crate) name: String,
    /// Guest, account or program.
    #[serde(default)]
    pub(crate) sitting: Sitting,
    /// Their rating when they took the seat, if they had one.
    #[serde(default)]
    pub(crate) rating: Option<RatingView>,
}

impl TableRecord {
    pub(crate) fn new(setup: TableSetup) -> TableRecord {
        let seats = vec![None; setup.players().len()];
        TableRecord {
            setup,
            seats,
            header: None,
            next: None,
            rated: false,
            replay: BTreeSet::new(),
        }
    }

    /// Whether all players let everyone replay the match.
    pub(crate) fn is_replay_allowed(&self) -> bool {
        self.seated().iter().all(|(seat, _)| self.replay.contains(seat))
    }

    /// Notes that a player lets everyone replay the match.
    pub(crate) fn allow_replay(&mut self, seat: u8) -> SeatChange {
        if self.replay.insert(seat) { SeatChange::Changed } else { SeatChange::Unchanged }
    }

    /// The seat of a visitor.
    pub(crate) fn seat_of(&self, visitor: &Visitor) -> Option<u8> {
        self.seat_of_name(visitor.as_str())
    }

    fn seat_of_name(&self, visitor: &str) -> Option<u8> {
        let sits = |occupant: &SeatOccupant| occupant.visitor == visitor;
        let seat = self.seats.iter().position(|seat| seat.as_ref().is_some_and(sits))?;
        Some(seat as u8)
    }

    /// The occupied seats, as the store indexes them.
    pub(crate) fn seated(&self) -> Vec<SeatedVisitor> {
        let seats = (0..).zip(&self.seats);
        seats
            .filter_map(|(seat, occupant)| Some((seat, occupant.as_ref()?.visitor.clone())))
            .collect()
    }

    /// Whether a seat is free.
    pub(crate) fn is_open(&self, seat: u8) -> bool {
        let index = usize::from(seat);
        let requester = self.setup.players().get(index) == Some(&Player::Human);
        requester && self.seats[index].is_none()
    }

    /// The first free seat.
    pub(crate) fn open_seat(&self) -> Option<u8> {
        (0..self.seats.len() as u8).find(|&seat| self.is_open(seat))
    }

    /// The name on a seat; empty for a free seat.
    pub(crate) fn name(&self, seat: usize) -> &str {
        self.seats[seat].as_ref().map_or("", |occupant| occupant.name.as_str())
    }

    /// Removes a visitor's name from the table and from the header of its match.
    pub(crate) fn unname(&mut self, visitor: &str) {
        let sits = |occupant: &&mut SeatOccupant| occupant.visitor == visitor;
        for occupant in self.seats.iter_mut().flatten().filter(sits) {
            occupant.name.clear();
            // A program stays one: its match must not become rated.
            if occupant.sitting == Sitting::Account {
                occupant.sitting = Sitting::Guest;
            }
            occupant.rating = None;
        }
        if let Some(header) = &self.header {
            let seats = 0..self.seats.len();
            let names: Vec<String> = seats.map(|seat| self.name(seat).to_owned()).collect();
            self.setup.set_names(names.iter().map(String::as_str));
            self.header = Some(renamed(header, &names));
        }
    }

    /// Gives a seat to its new occupant.
    pub(crate) fn take_seat(
        &mut self,
        seat: u8,
        occupant: SeatOccupant,
    ) -> Result<SeatChange, OnlineRefusal> {
        match self.seat_of_name(&occupant.visitor) {
            Some(taken) if taken == seat => return Ok(SeatChange::Unchanged),
            Some(_) => return Err(OnlineRefusal::AlreadySeated),
            None => {}
        }
        if self.header.is_some() {
            return Err(OnlineRefusal::Started);
        }
        if !self.is_open(seat) {
            return Err(OnlineRefusal::SeatTaken { seat });
        }
        self.seats[usize::from(seat)] = Some(occupant);
        Ok(SeatChange::Changed)
    }

    /// Frees the seat of a visitor.
    pub(crate) fn leave_seat(&mut self, visitor: &str) -> Result<SeatChange, OnlineRefusal> {
        let Some(seat) = self.seat_of_name(visitor) else { return Ok(SeatChange::Unchanged) };
        if self.header.is_some() {
            return Err(OnlineRefusal::Started);
        }
        self.seats[usize::from(seat)] = None;
        Ok(SeatChange::Changed)
    }

    /// Starts the match: all seats are taken.
    pub(crate) fn start_match(&mut self, now_ms: u64) -> Result<(), Refusal> {
        let seats = 0..self.seats.len();
        let names: Vec<String> = seats.map(|seat| self.name(seat).to_owned()).collect();
        self.setup.set_names(names.iter().map(String::as_str));
        self.header = Some(start(&self.setup, now_ms)?);
        Ok(())
    }

    /// A table with this setup for the same people. Bots that have taken over a seat stay.
    pub(crate) fn for_rematch(&self, setup: TableSetup) -> TableRecord {
        let mut next = TableRecord::new(setup);
        next.rated = self.rated && can_be_rated(&next.setup);
        next.seats.clone_from(&self.seats);
        for (occupant, player) in next.seats.iter_mut().zip(next.setup.players()) {
            occupant.take_if(|_| player != Player::Human);
        }
        next
    }

    /// The phase, not considering whether the match is over.
    pub(crate) fn phase(&self) -> Phase {
        if self.header.is_some() { Phase::Playing } else { Phase::Waiting }
    }

    /// The row of a new table.
    pub(crate) fn row(&self, new: NewTableRow) -> TableRow {
        TableRow {
            id: new.id,
            game: self.setup.game().name().to_owned(),
            visibility: visibility_name(new.visibility).to_owned(),
            phase: phase_name(self.phase()).to_owned(),
            pairing: new.pairing,
            made_by: new.made_by,
            made_ms: new.made_ms,
            version: 0,
            document: self.text(),
        }
    }

    /// A change of the stored row.
    pub(crate) fn change(&self, version: u64, phase: Phase) -> TableChange {
        TableChange { version, phase: phase_name(phase).to_owned(), document: self.text() }
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form")
    }

    /// Reads a stored row.
    pub(crate) fn read(row: &TableRow) -> Result<TableRecord, serde_json::Error> {
        serde_json::from_str(&row.document)
    }
}

/// A log's header with other names; unchanged if it cannot be parsed.
fn renamed(header: &str, names: &[String]) -> String {
    let Ok(mut line) = serde_json::from_str::<serde_json::Value>(header) else {
        return header.to_owned();
    };
    let seats = line.pointer_mut("/setup/seats").and_then(serde_json::Value::as_array_mut);
    for (seat, name) in seats.into_iter().flatten().zip(names) {
        seat["name"] = name.as_str().into();
    }
    line.to_string()
}

/// Whether seats have to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SeatChange {
    Changed,
    Unchanged,
}

/// The columns of a new table that are not in its record.
#[derive(Debug, Clone)]
pub(crate) struct NewTableRow {
    pub(crate) id: String,
    pub(crate) visibility: Visibility,
    pub(crate) pairing: Option<String>,
    pub(crate) made_by: String,
    pub(crate) made_ms: u64,
}

/// The game of a stored table.
pub(crate) fn game(row: &TableRow) -> Option<Game> {
    Game::named(&row.game)
}

pub(crate) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// Whether everyone may replay the match of a table. Strangers who were paired and players of open
/// tables play in public.
pub(crate) fn is_replay_public(visibility: Visibility, paired: bool, record: &TableRecord) -> bool {
    visibility == Visibility::Open || paired || record.is_replay_allowed()
}

/// The phase of a stored table.
pub(crate) fn phase(row: &TableRow) -> Phase {
    let all = [Phase::Waiting, Phase::Playing, Phase::Over];
    let found = all.into_iter().find(|&phase| phase_name(phase) == row.phase);
    // A phase of another version: leave the table alone.
    found.unwrap_or(Phase::Over)
}

pub(crate) fn visibility(row: &TableRow) -> Visibility {
    visibility_named(&row.visibility)
}

pub(crate) fn visibility_named(name: &str) -> Visibility {
    // A visibility of another version: list it nowhere.
    if name == "open" { Visibility::Open } else { Visibility::Private }
}

pub(crate) const fn visibility_name(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Private => "private",
        Visibility::Open => "open",
    }
}
