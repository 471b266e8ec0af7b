//! A moment of a game in one line: `2 s1 B03 Y05G01,R01,-/-,-,- 0/0 AB...`.
//!
//! The round; whose turn it is (`-` when the game is over); the forbidden block or `-`; what lies
//! in front of everybody, bonus, malus and cancelled (with `x` before it if they have left); the
//! points of everybody from earlier rounds; and where everything lies.

use game::{Game as _, Seat};

use crate::{BlockSet, Poses, XStack, text_encoding::Writer};

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
    format!("{} {mover} {forbidden} {trays} {earlier} {poses}", game.round())
}

fn names(blocks: BlockSet) -> String {
    if blocks.is_empty() {
        return "-".to_owned();
    }
    blocks.iter().map(|block| block.to_string()).collect()
}
