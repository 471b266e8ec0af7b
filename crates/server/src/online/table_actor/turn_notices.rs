//! Push notices: in games with days per move, tells the player to move, if they have no page open.

use std::time::Duration;

use wire::command::{Clock, Player};

use super::active_match::ActiveMatch;
use crate::online::game_adapter::GameAdapter;
use crate::online::push::TurnNotice;
use crate::online::table_record::TableRecord;
use crate::online::visitor::Visitor;

/// With this much time per move, nobody waits at the board.
const DAY: Duration = Duration::from_hours(24);

/// Whether players have days for each move.
pub(super) fn is_correspondence(record: &TableRecord) -> bool {
    match record.setup.clock() {
        Clock::PerMove { move_ms } => u128::from(move_ms) >= DAY.as_millis(),
        Clock::None | Clock::Increment { .. } => false,
    }
}

/// The notice that it is someone's turn, if it is a person's and they have days for it.
pub(super) fn turn_notice<G: GameAdapter>(
    table: &str,
    record: &TableRecord,
    active: &ActiveMatch<G>,
) -> Option<(Visitor, TurnNotice)> {
    let seat = usize::from(active.to_move().filter(|_| is_correspondence(record))?);
    if active.players().get(seat) != Some(&Player::Human) {
        return None;
    }
    let visitor = record.seats.get(seat)?.as_ref()?.visitor.clone();
    let notice =
        TurnNotice { visitor: visitor.clone(), table: table.to_owned(), game: record.setup.game() };
    Some((Visitor::known(visitor), notice))
}

#[cfg(test)]
mod tests {
    use klotz::Klotz;
    use wire::online::{Sitting, TableSetup};

    use super::*;
    use crate::online::table_record::SeatOccupant;

    #[test]
    fn only_people_with_days_per_move_are_notified() {
        let check = |clock, player, expected: Option<&str>| {
            let mut setup = wire::klotz_view::MatchSetup::for_players(2).unwrap();
            setup.clock = clock;
            setup.seats[0].player = player;
            let mut record = TableRecord::new(TableSetup::Klotz(setup));
            record.seats[0] = Some(SeatOccupant {
                visitor: "anna".into(),
                name: String::new(),
                sitting: Sitting::Guest,
                rating: None,
            });
            record.start_match(0).unwrap();
            let active = ActiveMatch::<Klotz>::new(record.header.clone().unwrap()).unwrap();
            let notice = turn_notice("t", &record, &active);
            assert_eq!(notice.map(|(_, notice)| notice.visitor).as_deref(), expected);
        };
        let days = Clock::PerMove { move_ms: 86_400_000 };
        check(days, Player::Human, Some("anna"));
        check(days, Player::Bot { level: 11 }, None);
        check(Clock::PerMove { move_ms: 86_399_999 }, Player::Human, None);
        check(Clock::None, Player::Human, None);
    }
}
