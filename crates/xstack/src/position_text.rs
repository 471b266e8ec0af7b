//! A position in one line: `2 s1 B03 Y05G01,R01,-/-,-,- 0/0 AB...`.
//!
//! The fields are: the round; the seat to move (`-` when the game is over); the forbidden block or
//! `-`; bonus, malus and cancelled blocks of each seat (with `x` in front if it has left); the
//! points of each seat from earlier rounds; and all poses.

use game::{Game as _, Seat};

use crate::{BlockSet, HouseRule, Poses, XStack, text_encoding::Writer};

pub(crate) fn position_text(game: &XStack) -> String {
    let seats = || Seat::first(game.seats());
    let mover = game.mover().map_or("-".to_owned(), |seat| format!("s{}", seat.index() + 1));
    let forbidden = game.forbidden().map_or("-".to_owned(), |block| block.to_string());
    let trays = seats().map(|seat| {
        let tray = game.tray(seat);
        let gone = if game.gone().contains(seat) { "x" } else { "" };
        let [bonus, malus, cancelled] = [tray.bonus(), tray.malus(), tray.cancelled()].map(names);
        format!("{gone}{bonus},{malus},{cancelled}")
    });
    let trays = trays.collect::<Vec<_>>().join("/");
    let earlier = seats().map(|seat| game.points_before(seat).to_string());
    let earlier = earlier.collect::<Vec<_>>().join("/");
    let mut writer = Writer::default();
    game.poses().write(&Poses::NONE, &mut writer);
    let poses = writer.into_text();
    let text = format!("{} {mover} {forbidden} {trays} {earlier} {poses}", game.round());
    if !game.options().house_rules.has(HouseRule::OwnBlock) {
        return text;
    }
    let own = seats().map(|seat| match game.last_put(seat) {
        Some(block) => block.to_string(),
        None => "-".to_owned(),
    });
    format!("{text} {}", own.collect::<Vec<_>>().join("/"))
}

fn names(blocks: BlockSet) -> String {
    if blocks.is_empty() {
        return "-".to_owned();
    }
    blocks.iter().map(|block| block.to_string()).collect()
}
