//! KLOTZ as an environment.
//!
//! Boards are turned so that the corner of the seat in question is `a1`: one network can play every seat.
//! Actions are turned the same way, for the seat to move.

mod action_table;
mod observation;

use std::sync::Arc;

use arena::ArenaGame as _;
use game::{Game as _, Seat};
use klotz::{Cell, Colour, Illegal, Klotz, Move, Position, Settings};
use serde_json::{Value, json};

use crate::environment::{ActionError, Assessment, Environment, SetupError, Spec};
use action_table::{ACTIONS, ActionTable, PASS};
use observation::{PLANES, observe};

/// KLOTZ, version 1.
#[derive(Clone, PartialEq, Debug)]
pub struct KlotzV1 {
    game: Klotz,
    /// The same table for all: looking it up must not cost an atomic operation.
    table: &'static ActionTable,
}

/// The starting position of every layout that may be drawn.
pub struct KlotzSetup {
    players: usize,
    starts: Arc<[Klotz]>,
}

impl Environment for KlotzV1 {
    const NAME: &'static str = "klotz_v1";

    type Game = Klotz;
    type Element = u8;
    type Setup = KlotzSetup;

    /// Besides the options of the rules, `layout=NAME` or `layout=NAME,NAME`: the seed of a game draws one
    /// of these. The default is the standard layout; `layout=all` draws from all that are built in.
    fn setup(players: usize, options: &[String]) -> Result<KlotzSetup, SetupError> {
        let seats = Klotz::SEATS;
        if !seats.contains(&players) {
            let (min, max) = (*seats.start(), *seats.end());
            return Err(SetupError::Players { game: "KLOTZ", players, min, max });
        }
        let named = |option: &&String| option.starts_with("layout=");
        let mut arguments: Vec<String> = options.to_vec();
        let count = match options.iter().find(named).map(String::as_str) {
            Some("layout=all") => {
                arguments.retain(|option| option != "layout=all");
                klotz::Layout::builtin().len()
            }
            Some(layouts) => layouts.split(',').count(),
            None => {
                arguments.push(format!("layout={}", klotz::Layout::default().name()));
                1
            }
        };
        let setup = Klotz::setup(&arguments)?;
        let start = |seed| Klotz::start(Klotz::start_settings(&setup, players, seed));
        Ok(KlotzSetup { players, starts: (0..count as u64).map(start).collect() })
    }

    fn spec(setup: &KlotzSetup) -> Spec {
        let side = usize::from(klotz::SIDE);
        Spec {
            players: setup.players,
            actions: ACTIONS,
            observation: vec![PLANES, side, side],
            high: 1,
        }
    }

    fn start(setup: &KlotzSetup, seed: u64) -> KlotzV1 {
        let at = seed % setup.starts.len() as u64;
        KlotzV1::from_game(setup.starts[at as usize].clone())
    }

    fn from_game(game: Klotz) -> KlotzV1 {
        KlotzV1 { game, table: ActionTable::get() }
    }

    fn game(&self) -> &Klotz {
        &self.game
    }

    fn for_each_action(&self, mut visit: impl FnMut(usize)) {
        let Some(mover) = self.game.turn() else { return };
        self.game.position().for_each_move(|mv| visit(self.table.action(mover, mv)));
    }

    fn observe(&self, seat: Seat, into: &mut [u8]) {
        observe(&self.game, self.table, seat, into);
    }

    fn apply(&mut self, action: usize) -> Result<Option<Move>, ActionError> {
        let mover = self.game.turn().ok_or(ActionError::GameOver)?;
        let mv = self.table.move_of(mover, action).ok_or(ActionError::unknown(action, ACTIONS))?;
        self.game
            .play(&mv)
            .map_err(|refusal| ActionError::Illegal { action, reason: refusal.to_string() })?;
        Ok(Some(mv))
    }

    fn play(&mut self, mv: &Move) -> Result<(), Illegal> {
        self.game.play(mv)
    }

    fn from_position(text: &str, options: &[String]) -> Result<KlotzV1, String> {
        let options: klotz::Options =
            game::Options::from_text(&options.join(" ")).map_err(|error| error.to_string())?;
        let start = Position::read(text, options.goal).map_err(|error| error.to_string())?;
        let settings = Settings::from_position(start, options).map_err(|e| e.to_string())?;
        Ok(KlotzV1::from_game(Klotz::start(settings)))
    }

    fn assess(&self, nodes: u64) -> Option<Assessment> {
        let found = bots::klotz_bot::assess(&self.game, nodes);
        let mut game = self.game.clone();
        let mut line = Vec::new();
        for mv in found.line {
            line.push(game.write_move(&mv));
            game.play(&mv).ok()?;
        }
        Some(Assessment { chances: found.chances, line })
    }

    fn action_text(&self, action: usize) -> String {
        let mover = self.game.position().turn();
        match self.table.move_of(mover, action) {
            Some(mv) => self.game.write_move(&mv),
            None => format!("action {action}"),
        }
    }

    fn svg(&self) -> String {
        picture::klotz(self.game.position())
    }

    fn json(&self) -> Value {
        let position = self.game.position();
        let text = |cell: Option<Cell>| cell.map(|cell| cell.to_string());
        let columns: Vec<Value> = Cell::ALL
            .into_iter()
            .filter_map(|cell| {
                let height = position.height(cell)?;
                Some(json!({ "cell": cell.to_string(), "height": height.steps() }))
            })
            .collect();
        let colours: Vec<Colour> = position.seats().iter().collect();
        let players: Vec<Value> = colours
            .iter()
            .map(|&colour| {
                json!({
                    "colour": colour.name(),
                    "klotz": text(position.klotz(colour)),
                    "stone": text(position.stone(colour)),
                    "goal": colour.goal(position.goal()).to_string(),
                })
            })
            .collect();
        json!({
            "game": Klotz::ID,
            "position": self.game.position_text(),
            "to_move": self.game.turn().map(Colour::name),
            "players": players,
            "columns": columns,
            "moves_played": self.game.moves_played(),
            "occurrences": self.game.occurrences(),
        })
    }
}

/// The action of a move of the seat to move, for tests and tools.
impl KlotzV1 {
    /// The number of a move, seen by its mover; `None` when the game is over.
    pub fn action_of(&self, mv: Move) -> Option<usize> {
        Some(self.table.action(self.game.turn()?, mv))
    }

    /// The number of the action that passes.
    pub const PASS: usize = PASS;
}
