//! What records of KLOTZ say besides what all records say.

use game::{
    Refusal, Seat,
    record::{Header, MoveLines, RecordError, Recorded, Side},
};

use crate::{Colour, ColourSet, EndRule, Klotz, Layout, Options, Position, Settings};

/// A game as it is kept in a file.
///
/// ```
/// use game::{Game as _, record::{Action, Ending}};
/// use klotz::{Klotz, Record, Settings};
///
/// let settings = Settings::default();
/// let mv = Klotz::start(settings.clone()).read_move("b2-b4")?;
/// let record = Record::new(settings, vec![Action::Play(mv)], Ending::Unfinished)?;
/// let text = record.to_string();
/// assert!(text.ends_with("1. b2-b4\n"));
/// assert_eq!(text.parse::<Record>()?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Record = game::record::Record<Klotz>;

/// Separates the name of a layout that is not built in from its cells.
const LAYOUT_SEPARATOR: &str = " = ";

impl Side for Colour {
    const ALL: &'static [Colour] = &Colour::ALL;

    fn name(self) -> &'static str {
        Colour::name(self)
    }

    fn letter(self) -> char {
        Colour::letter(self)
    }
}

impl Recorded for Klotz {
    type Side = Colour;
    type Options = Options;

    const END_RULES: &'static [EndRule] = &EndRule::ALL;
    const KEYS: &'static [&'static str] = &["first", "layout", "position"];
    const MOVE_LINES: MoveLines = MoveLines::PerRound;

    fn rule_name(rule: EndRule) -> &'static str {
        rule.name()
    }

    fn options(settings: &Settings) -> &Options {
        settings.options()
    }

    fn side(settings: &Settings, seat: Seat) -> Option<Colour> {
        settings.colour(seat)
    }

    fn start_lines(settings: &Settings) -> Vec<(&'static str, String)> {
        let Some(layout) = settings.layout() else {
            return vec![("position", settings.start().to_string())];
        };
        let mut described = layout.name().to_owned();
        if !layout.is_builtin() {
            described += LAYOUT_SEPARATOR;
            described += &layout.cells_text();
        }
        vec![("first", settings.first().to_string()), ("layout", described)]
    }

    /// Without a position, the colours with a name play; `?` is enough.
    fn read_settings(header: &Header<'_>, options: Options) -> Result<Settings, RecordError> {
        if let Some(position) = header.position(&["layout", "first"])? {
            let start = position.check(Position::read(position.value, options.goal))?;
            return position.check(Settings::from_position(start, options));
        }
        let named: ColourSet =
            Colour::ALL.into_iter().filter(|colour| header.get(colour.name()).is_some()).collect();
        let first = header.required("first")?;
        let colour = first.side(first.value)?;
        first.check(Settings::new(named, colour, options, read_layout(header)?))
    }
}

fn read_layout(header: &Header<'_>) -> Result<Layout, RecordError> {
    let entry = header.required("layout")?;
    match entry.value.split_once(LAYOUT_SEPARATOR) {
        Some((name, cells)) => entry.check(Layout::from_text(name, cells)),
        None => entry.check(
            Layout::named(entry.value)
                .cloned()
                .ok_or_else(|| UnknownLayout { name: entry.value.to_owned() }),
        ),
    }
}

/// Why a word alone does not say which layout was played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("there is no built-in layout {name:?}; other layouts are written with their columns")]
#[refusal(code = "record-unknown-layout")]
pub(crate) struct UnknownLayout {
    pub(crate) name: String,
}
