//! Whose move it is, when pawns arrive and how a game ends, a second time: written from the text of
//! the rules, with a queue of those who still move in a turn and a list of all heights.

use std::collections::{BTreeMap, VecDeque};

use climbers::{
    Climbers, Colour, EndRule, Options, Position,
    options::{LastChance, Switch, Tie},
};

/// What the rules of turns and of the end look at.
#[expect(clippy::struct_excessive_bools, reason = "each is a question the rules ask")]
pub(crate) struct Ledger {
    options: Options,
    /// Those in play, in turn order.
    players: Vec<Colour>,
    /// Who still moves in this turn: the active player, then those who follow.
    queue: VecDeque<Colour>,
    /// Whether the active player has yet to move.
    is_active: bool,
    /// Who has the next turn.
    next: Colour,
    /// How high every pawn stood at the start, and after every move.
    heights: Vec<BTreeMap<Colour, u8>>,
    /// Whether a pawn has reached a new best in this turn.
    climbed: bool,
    barren: usize,
    /// Whether this turn was the last chance when the active player ended it.
    was_last_chance: bool,
    /// How many were in play when the active player ended this turn.
    players_of_turn: usize,
    pub(crate) is_over: bool,
}

impl Ledger {
    /// The ledger of a game before its first move.
    pub(crate) fn new(game: &Climbers) -> Ledger {
        let first = game.position().turn();
        let mut ledger = Ledger {
            options: *game.options(),
            players: game.position().order().as_slice().to_vec(),
            queue: VecDeque::new(),
            is_active: true,
            next: first,
            heights: vec![heights(game.position())],
            climbed: false,
            barren: 0,
            was_last_chance: false,
            players_of_turn: 0,
            is_over: false,
        };
        ledger.begin_turn();
        ledger
    }

    fn after(&self, colour: Colour) -> Colour {
        let at = self.players.iter().position(|&other| other == colour).expect("in play");
        self.players[(at + 1) % self.players.len()]
    }

    fn begin_turn(&mut self) {
        let active = self.next;
        self.queue = VecDeque::from([active]);
        self.next = self.after(active);
        if self.options.together == Switch::On {
            let mut follower = self.next;
            while follower != active {
                self.queue.push_back(follower);
                follower = self.after(follower);
            }
        }
        self.is_active = true;
        self.climbed = false;
    }

    /// "After `rounds` x (number of players) barren turns in a row the player to move has one last
    /// chance."
    fn has_last_chance(&self) -> bool {
        self.barren >= usize::from(self.options.rounds) * self.players.len()
    }

    /// "The game ends as soon as everybody in a row has failed to climb": would it by a barren turn?
    fn ends_by_a_barren_turn(&self, players: usize) -> bool {
        self.barren + 1 >= usize::from(self.options.rounds) * players
    }

    pub(crate) fn is_last_chance(&self) -> bool {
        let is_last = match self.options.last_chance {
            LastChance::Yes => self.has_last_chance(),
            LastChance::No => self.ends_by_a_barren_turn(self.players.len()),
        };
        !self.is_over && self.is_active && is_last
    }

    pub(crate) fn mover(&self) -> Option<Colour> {
        self.queue.front().copied().filter(|_| !self.is_over)
    }

    /// The mover has moved, and this is the game now.
    pub(crate) fn moved(&mut self, game: &Climbers, climbed: bool) {
        self.heights.push(heights(game.position()));
        self.climbed |= climbed;
        self.pass_on();
    }

    fn pass_on(&mut self) {
        self.queue.pop_front();
        if self.is_active {
            self.was_last_chance = self.has_last_chance();
            self.players_of_turn = self.players.len();
            self.is_active = false;
        }
    }

    /// Ends the turn if nobody is left to move in it. Comes after every move and every departure.
    pub(crate) fn end_turn_if_done(&mut self) {
        if !self.queue.is_empty() {
            return;
        }
        let ends = match self.options.last_chance {
            LastChance::Yes => self.was_last_chance,
            LastChance::No => self.ends_by_a_barren_turn(self.players_of_turn),
        };
        self.is_over = ends && !self.climbed;
        self.barren = if self.climbed { 0 } else { self.barren + 1 };
        self.begin_turn();
    }

    /// "The turn goes on as if they had passed."
    pub(crate) fn left(&mut self, colour: Colour) {
        if self.mover() == Some(colour) {
            self.heights.extend(self.heights.last().cloned());
            self.pass_on();
        }
        if self.next == colour {
            self.next = self.after(colour);
        }
        self.players.retain(|&other| other != colour);
        self.queue.retain(|&other| other != colour);
    }

    /// The number of the last move that changed the height of a pawn.
    pub(crate) fn arrived(&self, colour: Colour) -> usize {
        let changed = |&at: &usize| self.heights[at][&colour] != self.heights[at - 1][&colour];
        (1..self.heights.len()).rev().find(changed).unwrap_or(0)
    }

    /// Those in play, the leader first.
    pub(crate) fn ranking(&self) -> Vec<Colour> {
        let now = &self.heights[self.heights.len() - 1];
        let mut ranking = self.players.clone();
        ranking.sort_by(|&one, &other| {
            let by_arrival = self.arrived(one).cmp(&self.arrived(other));
            let by_arrival = match self.options.tie {
                Tie::First => by_arrival,
                Tie::Last => by_arrival.reverse(),
            };
            now[&other].cmp(&now[&one]).then(by_arrival)
        });
        ranking
    }

    /// Who has won and by what, once the game is over; nobody if it is drawn.
    pub(crate) fn result(&self) -> (Option<Colour>, EndRule) {
        let ranking = self.ranking();
        let height = |at: usize| self.heights[self.heights.len() - 1][&ranking[at]];
        match (height(0), height(1)) {
            (0, _) => (None, EndRule::NobodyClimbed),
            (first, second) if first == second => (Some(ranking[0]), EndRule::Arrival),
            _ => (Some(ranking[0]), EndRule::Highest),
        }
    }

    /// Those of equal height above the table whose order matters.
    pub(crate) fn has_tie(&self) -> bool {
        let now = &self.heights[self.heights.len() - 1];
        let high = |colour: &Colour| (now[colour] > 0).then_some(now[colour]);
        let mut heights: Vec<u8> = self.players.iter().filter_map(high).collect();
        let all = heights.len();
        heights.sort_unstable();
        heights.dedup();
        heights.len() < all
    }
}

fn heights(position: &Position) -> BTreeMap<Colour, u8> {
    let height = |colour| position.height(colour).unwrap_or(0);
    Colour::ALL.into_iter().map(|colour| (colour, height(colour))).collect()
}
