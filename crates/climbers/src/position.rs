//! A position: everything its text form contains.

use crate::{
    Block, Building, Cell, Colour, Options, Placement, PositionError, RulesVersion, Tools,
    TurnOrder,
    options::{LastChance, Switch},
    setup::{Setup, problems},
};

/// What you see on the table, and the little you have to remember. Valid by construction.
///
/// ```
/// use climbers::{Colour, Position};
///
/// let text = "C1@2,2:2x2x2:g r@0,0;y@2,2 r r:slx;y:sl - - 0 r:0/0;y:2/1 r:0;y:1";
/// let position: Position = text.parse()?;
/// assert_eq!(position.height(Colour::Yellow), Some(2));
/// assert_eq!(position.to_string(), text);
/// # Ok::<(), climbers::PositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The rules it is played by: they decide what counts as an arrival, and what leaving does.
    pub(crate) rules: RulesVersion,
    pub(crate) building: Building,
    pub(crate) order: TurnOrder,
    /// Whose turn it is, or was while others follow.
    pub(crate) turn: Colour,
    /// Who may follow now, if anyone.
    pub(crate) follower: Option<Colour>,
    /// Who has the next turn, if `turn` has left and others still follow.
    pub(crate) next: Option<Colour>,
    /// By [`Colour::index`].
    pub(crate) players: [Player; 5],
    pub(crate) last: Option<Block>,
    pub(crate) barren: u32,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// Where the pawn stands.
    pub(crate) pawn: Cell,
    /// What has not been used.
    pub(crate) tools: Tools,
    /// Where the stone lies, once it closes a face.
    pub(crate) stone: Option<Cell>,
    /// The highest the pawn has been.
    pub(crate) best: Best,
    /// The number of the turn on which the pawn came to the height it now has. Under version 1 of
    /// the rules always the turn of `best`.
    pub(crate) arrived: u32,
}

impl Player {
    /// The entry of a colour that is not in play.
    pub(crate) const NOBODY: Player = Player {
        pawn: Cell::at(0, 0),
        tools: Tools::NONE,
        stone: None,
        best: Best::START,
        arrived: 0,
    };
}

/// The highest a pawn has been, and when it got there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Best {
    /// The height.
    pub height: u8,
    /// The number of the turn; 0 is before the first.
    pub turn: u32,
}

impl Best {
    /// On the table, before the first turn.
    pub const START: Best = Best { height: 0, turn: 0 };
}

/// A pawn that made room for a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Push {
    /// Whose pawn.
    pub colour: Colour,
    /// Where it stood.
    pub from: Cell,
    /// Where it stands now, on the same face.
    pub to: Cell,
}

/// What the end of a turn depends on. The default is a pass.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct TurnSummary {
    /// The block that was moved.
    pub(crate) moved: Option<Block>,
    /// Whether the pawn has been higher than ever before.
    pub(crate) climbed: bool,
}

impl Position {
    /// The position of a setup, or every reason why it is invalid.
    pub fn new(setup: &Setup) -> Result<Position, PositionError> {
        let problems = problems(setup);
        if !problems.is_empty() {
            return Err(PositionError { problems });
        }
        let colours: Vec<Colour> = setup.pawns.iter().map(|&(colour, _)| colour).collect();
        let order = TurnOrder::new(&colours).expect("the setup has no problems");
        let mut building = Building::EMPTY;
        for &placement in &setup.blocks {
            building.put(placement).expect("the setup has no problems");
        }
        let mut players = [Player::NOBODY; 5];
        for (at, &(colour, pawn)) in setup.pawns.iter().enumerate() {
            let stone = setup.stones.iter().find(|&&(owner, _)| owner == colour);
            players[colour.index()] = Player {
                pawn,
                tools: setup.tools[at].1,
                stone: stone.map(|&(_, cell)| cell),
                best: setup.best[at].1,
                arrived: setup.arrived.as_ref().map_or(setup.best[at].1.turn, |all| all[at].1),
            };
        }
        Ok(Position {
            rules: RulesVersion::LATEST,
            building,
            order,
            turn: setup.turn,
            follower: setup.follower,
            next: setup.next,
            players,
            last: setup.last,
            barren: setup.barren,
        })
    }

    /// The same position as a setup.
    pub fn setup(&self) -> Setup {
        Setup {
            blocks: self.building.blocks().iter().map(|placed| placed.placement).collect(),
            pawns: self.each(|player| player.pawn),
            turn: self.turn,
            follower: self.follower,
            next: self.next,
            tools: self.each(|player| player.tools),
            stones: self
                .order
                .iter()
                .filter_map(|colour| Some((colour, self.player(colour).stone?)))
                .collect(),
            last: self.last,
            barren: self.barren,
            best: self.each(|player| player.best),
            arrived: match self.rules {
                RulesVersion::V1 => None,
                RulesVersion::V2 | RulesVersion::V3 => Some(self.each(|player| player.arrived)),
            },
        }
    }

    /// The same position under another version of the rules. Version 1 knows no arrivals but those
    /// at a best height.
    pub(crate) fn with_rules(mut self, rules: RulesVersion) -> Position {
        self.rules = rules;
        if rules == RulesVersion::V1 {
            for player in &mut self.players {
                player.arrived = player.best.turn;
            }
        }
        self
    }

    /// The version of the rules it is played by.
    pub const fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn each<T>(&self, part: impl Fn(&Player) -> T) -> Vec<(Colour, T)> {
        self.order.iter().map(|colour| (colour, part(self.player(colour)))).collect()
    }

    /// The blocks and the height map.
    pub const fn building(&self) -> &Building {
        &self.building
    }

    /// Those still in play, in turn order.
    pub const fn order(&self) -> &TurnOrder {
        &self.order
    }

    /// The player of this colour, who must be in play.
    #[inline]
    pub(crate) fn player(&self, colour: Colour) -> &Player {
        &self.players[colour.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, colour: Colour) -> &mut Player {
        &mut self.players[colour.index()]
    }

    fn in_play(&self, colour: Colour) -> Option<&Player> {
        self.order.contains(colour).then(|| self.player(colour))
    }

    /// Where a pawn stands; `None` if its player is not in play.
    pub fn pawn(&self, colour: Colour) -> Option<Cell> {
        self.in_play(colour).map(|player| player.pawn)
    }

    /// The height at which a pawn stands.
    pub fn height(&self, colour: Colour) -> Option<u8> {
        self.pawn(colour).map(|pawn| self.building.height(pawn))
    }

    /// Whose pawn stands on a cell.
    #[inline]
    pub fn pawn_on(&self, cell: Cell) -> Option<Colour> {
        self.order.iter().find(|&colour| self.player(colour).pawn == cell)
    }

    /// What a player has not used yet.
    pub fn tools(&self, colour: Colour) -> Tools {
        self.in_play(colour).map_or(Tools::NONE, |player| player.tools)
    }

    /// Where a player's stone lies while it closes a face.
    pub fn stone(&self, colour: Colour) -> Option<Cell> {
        self.in_play(colour).and_then(|player| player.stone)
    }

    /// Whose stone closes the face of a block.
    pub fn stone_on(&self, block: Block) -> Option<Colour> {
        let closes = |cell: Cell| self.building.top(cell) == Some(block);
        self.order.iter().find(|&colour| self.player(colour).stone.is_some_and(closes))
    }

    /// The highest a pawn has been, and when it got there.
    pub fn best(&self, colour: Colour) -> Best {
        self.in_play(colour).map_or(Best::START, |player| player.best)
    }

    /// The number of the turn on which a pawn came to the height it now has; 0 at the start. It
    /// decides ties. Under version 1 of the rules it is the turn of its [`best`](Self::best).
    pub fn arrived(&self, colour: Colour) -> u32 {
        self.in_play(colour).map_or(0, |player| player.arrived)
    }

    /// Whose turn it is; while others follow, whose turn they follow. That player may have left.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// Who has the turn after the one that is played or followed now.
    pub fn next_turn(&self) -> Colour {
        self.next.unwrap_or_else(|| self.order.next_after(self.turn))
    }

    /// Who may follow now with their pawn, under the option `together`.
    pub const fn follower(&self) -> Option<Colour> {
        self.follower
    }

    /// Who moves now: the follower if there is one, otherwise the player whose turn it is.
    pub fn mover(&self) -> Colour {
        self.follower.unwrap_or(self.turn)
    }

    /// The block that may not be moved now: the one that was moved in the turn just before.
    pub const fn last(&self) -> Option<Block> {
        self.last
    }

    /// How many turns in a row were barren. While others follow, the turn they follow counts as
    /// long as nobody has climbed in it.
    pub const fn barren(&self) -> u32 {
        self.barren
    }

    /// The number of barren turns in a row after which comes the last chance; without one, the
    /// game ends then.
    pub fn barren_limit(&self, options: Options) -> u32 {
        u32::from(options.rounds) * self.order.len() as u32
    }

    /// How many barren turns in a row the game survives: with one more it ends.
    pub fn patience(&self, options: Options) -> u32 {
        let limit = self.barren_limit(options);
        match options.last_chance {
            LastChance::Yes => limit,
            LastChance::No => limit - 1,
        }
    }

    /// Whether a pawn must climb in the turn that is played now, or the game ends.
    pub fn is_last_chance(&self, options: Options) -> bool {
        self.follower.is_none() && self.barren == self.patience(options)
    }

    /// Whether nobody has climbed for too long.
    pub fn is_over(&self, options: Options) -> bool {
        self.follower.is_none() && self.barren > self.patience(options)
    }

    /// The number of the current turn, from 1, as far as the position shows: larger than every turn
    /// number in it. A game counts its turns itself; see
    /// [`Climbers::turn_number`](crate::Climbers::turn_number).
    pub fn turn_number(&self) -> u32 {
        let players = || self.order.iter().map(|colour| self.player(colour));
        let best = players().map(|player| player.best.turn).max().unwrap_or(0);
        let played = best.saturating_add(self.barren);
        let arrived = match self.rules {
            RulesVersion::V1 => 0,
            RulesVersion::V2 | RulesVersion::V3 => {
                players().map(|player| player.arrived).max().unwrap_or(0)
            }
        };
        played.max(arrived).saturating_add(1)
    }

    /// Lets a pawn stand somewhere. Says whether it has never been so high.
    pub(crate) fn stand(&mut self, colour: Colour, cell: Cell, number: u32) -> bool {
        let height = self.building.height(cell);
        let player = self.player_mut(colour);
        player.pawn = cell;
        let climbed = height > player.best.height;
        if climbed {
            player.best = Best { height, turn: number };
        }
        climbed
    }

    /// Notes when the pawn of the player who made the turn `number` came to the height it now has.
    /// `before` is the position in which the turn began.
    pub(crate) fn note_arrival(&mut self, colour: Colour, before: &Position, number: u32) {
        let arrived = match self.rules {
            RulesVersion::V1 => self.player(colour).best.turn,
            RulesVersion::V2 | RulesVersion::V3 if self.height(colour) == before.height(colour) => {
                before.player(colour).arrived
            }
            RulesVersion::V2 | RulesVersion::V3 => number,
        };
        self.player_mut(colour).arrived = arrived;
    }

    /// Passes the turn on.
    pub(crate) fn end_turn(&mut self, summary: TurnSummary, options: Options) {
        if self.follower.is_none() {
            self.last = summary.moved;
            self.barren = self.barren.saturating_add(1);
        }
        if summary.climbed {
            self.barren = 0;
        }
        let after = self.order.next_after(self.mover());
        // Following ends at the active player or, if they have left, at the player who has the
        // next turn.
        if options.together == Switch::On && after != self.next.unwrap_or(self.turn) {
            self.follower = Some(after);
        } else {
            self.begin_turn(self.next_turn());
        }
    }

    /// Lets a player's turn begin: the stone leaves the game.
    fn begin_turn(&mut self, colour: Colour) {
        self.turn = colour;
        self.follower = None;
        self.next = None;
        self.player_mut(colour).stone = None;
    }

    /// Takes one of at least three players out, with pawn, tools and stone.
    pub(crate) fn take_out(&mut self, colour: Colour, options: Options) {
        match self.rules {
            RulesVersion::V1 => self.take_out_v1(colour, options),
            RulesVersion::V2 | RulesVersion::V3 => self.take_out_v2(colour, options),
        }
    }

    /// If it is their turn to move, they pass. Nobody else loses a walk or the last chance by it,
    /// but a last chance that was missed stays missed.
    fn take_out_v2(&mut self, colour: Colour, options: Options) {
        if self.mover() == colour {
            self.end_turn(TurnSummary::default(), options);
        }
        let missed = self.barren > self.patience(options);
        let after = self.order.next_after(colour);
        // Players still follow the turn of the one who leaves, or until it would have been theirs.
        if self.turn == colour || self.next == Some(colour) {
            self.next = Some(after);
        }
        self.remove(colour);
        if !missed {
            self.barren = self.barren.min(self.patience(options));
        }
    }

    /// If it was their turn, it passes to the next, and followers lose their walk. The last chance
    /// is given again even if it was missed.
    fn take_out_v1(&mut self, colour: Colour, options: Options) {
        let after = self.order.next_after(colour);
        self.remove(colour);
        self.barren = self.barren.min(self.patience(options));
        if self.turn == colour {
            self.begin_turn(after);
        } else if self.follower == Some(colour) {
            if after == self.turn {
                self.begin_turn(self.order.next_after(self.turn));
            } else {
                self.follower = Some(after);
            }
        }
    }

    fn remove(&mut self, colour: Colour) {
        self.order = self.order.without(colour);
        self.players[colour.index()] = Player::NOBODY;
    }

    /// Moves a block that may be moved to where it may go; covered pawns make room.
    pub(crate) fn place(&mut self, placement: Placement, mover: Colour) -> Vec<Push> {
        self.building.lift(placement.block);
        let base = self.building.height(placement.at);
        let pushes = self.pushes(placement, mover).expect("the placement was checked");
        for push in &pushes {
            self.player_mut(push.colour).pawn = push.to;
        }
        self.building.put_unchecked(placement, base);
        pushes
    }

    /// Where covered pawns go, or the first that finds no room. The block itself is lifted.
    pub(crate) fn pushes(&self, placement: Placement, mover: Colour) -> Result<Vec<Push>, Colour> {
        let mut pushes: Vec<Push> = Vec::new();
        for colour in self.order.from(mover) {
            let from = self.player(colour).pawn;
            if !placement.covers(from) {
                continue;
            }
            let face = self.building.top(from);
            let room = |cell: &Cell| {
                self.building.top(*cell) == face
                    && !placement.covers(*cell)
                    && self.pawn_on(*cell).is_none()
                    && pushes.iter().all(|push| push.to != *cell)
            };
            let nearest = |cell: &Cell| (cell.distance(from), *cell);
            let to = match face {
                Some(block) => self.building.visible(block).filter(room).min_by_key(nearest),
                None => Cell::all().filter(room).min_by_key(nearest),
            };
            pushes.push(Push { colour, from, to: to.ok_or(colour)? });
        }
        Ok(pushes)
    }
}
