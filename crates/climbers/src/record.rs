//! The part of a record file that is specific to The Climbers.

use game::{
    Options as _, Refusal, Seat,
    record::{Header, MoveLines, RecordError, Recorded, Side},
};

use crate::{
    Climbers, Colour, EndRule, Options, Position, RulesVersion, Settings, TurnOrder,
    cell::read_number,
};

/// A game as a record file.
pub type Record = game::record::Record<Climbers>;

impl Side for Colour {
    const ALL: &'static [Colour] = &Colour::ALL;

    fn name(self) -> &'static str {
        Colour::name(self)
    }

    fn letter(self) -> char {
        Colour::letter(self)
    }
}

impl Recorded for Climbers {
    type Side = Colour;
    type Options = Options;

    const END_RULES: &'static [EndRule] = &EndRule::ALL;
    const KEYS: &'static [&'static str] = &["order", "first", "tower", "position"];
    const MOVE_LINES: MoveLines = MoveLines::PerMove;

    fn rule_name(rule: EndRule) -> &'static str {
        rule.name()
    }

    fn options(settings: &Settings) -> &Options {
        settings.options()
    }

    fn options_text(settings: &Settings) -> String {
        let text = settings.options().to_text();
        if settings.rules() >= RulesVersion::V3 {
            return text;
        }
        text.strip_suffix(" last_chance=yes").map_or(text.clone(), str::to_owned)
    }

    fn side(settings: &Settings, seat: Seat) -> Option<Colour> {
        settings.colour(seat)
    }

    fn start_lines(settings: &Settings) -> Vec<(&'static str, String)> {
        let Some(seed) = settings.tower() else {
            return vec![("position", settings.start().to_string())];
        };
        let order: Vec<&str> = settings.order().iter().map(Colour::name).collect();
        vec![
            ("order", order.join(" ")),
            ("first", settings.first().name().to_owned()),
            ("tower", seed.to_string()),
        ]
    }

    fn read_settings(header: &Header<'_>, options: Options) -> Result<Settings, RecordError> {
        if let Some(position) = header.position(&["order", "first", "tower"])? {
            let start: Position = position.parse()?;
            return position.check(Settings::from_position(start, options));
        }
        let first = header.required("first")?;
        let colour = first.side(first.value)?;
        first.check(Settings::new(read_order(header)?, colour, options, read_tower(header)?))
    }
}

fn read_order(header: &Header<'_>) -> Result<TurnOrder, RecordError> {
    let entry = header.required("order")?;
    let colours: Result<Vec<Colour>, _> =
        entry.value.split(' ').map(|name| entry.side(name)).collect();
    let order = TurnOrder::new(&colours?);
    entry.check(order.ok_or_else(|| StartError::BadOrder { text: entry.value.to_owned() }))
}

fn read_tower(header: &Header<'_>) -> Result<u64, RecordError> {
    let entry = header.required("tower")?;
    let seed = read_number(entry.value);
    entry.check(seed.ok_or_else(|| StartError::BadTower { text: entry.value.to_owned() }))
}

/// Why a line does not describe the start of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "record")]
pub(crate) enum StartError {
    #[error("{text:?} is not a turn order: two to five different colours")]
    BadOrder { text: String },
    #[error("{text:?} is not the seed number of a tower")]
    BadTower { text: String },
}
