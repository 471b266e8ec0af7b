//! The state of a match.

use game::{
    Game, MAX_SEATS, Outcome, RetireError, Seat, SeatSet, Verdict, hash::fnv1a, random::derive_seed,
};
use rand_core::Rng;

use crate::{
    Block, Draft, Effect, Illegal, Options, Origin, Pile, Poses, RulesVersion, Settings, Tray,
    Turn, TurnTextError, position_text::position_text, random_turn::random_turn,
};

/// A round ends after the turn when this many blocks, or fewer, are left on the X.
pub const ENDS_AT: usize = 4;

/// A game of X-Stack being played.
#[derive(Clone, PartialEq, Debug)]
pub struct XStack {
    settings: Settings,
    /// From 0.
    round: usize,
    turn: Seat,
    turns_played: u32,
    poses: Poses,
    forbidden: Option<Block>,
    /// The block that each player put back in their last turn of this round.
    last_put: [Option<Block>; MAX_SEATS],
    trays: [Tray; MAX_SEATS],
    /// The points from earlier rounds.
    earlier: [i32; MAX_SEATS],
    gone: SeatSet,
    outcome: Option<Outcome<EndRule>>,
}

/// The rules by which a game ends. It always ends with the last round; they say what decided it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndRule {
    /// One player has more points than all others.
    MostPoints,
    /// Several have the most points and share the first place.
    Shared,
}

impl EndRule {
    /// Both.
    pub const ALL: [EndRule; 2] = [EndRule::MostPoints, EndRule::Shared];

    /// Its name in records, in kebab case.
    pub const fn name(self) -> &'static str {
        match self {
            EndRule::MostPoints => "most-points",
            EndRule::Shared => "shared",
        }
    }
}

impl XStack {
    /// The options of the game.
    pub const fn options(&self) -> &Options {
        self.settings.options()
    }

    /// Which round is being played, from 1; the last one when the game is over.
    pub const fn round(&self) -> usize {
        self.round + 1
    }

    /// The pile this round started from: it knows how large the blocks are.
    pub fn pile(&self) -> &Pile {
        &self.settings.piles()[self.round]
    }

    /// The poses of the blocks on the X.
    pub const fn poses(&self) -> &Poses {
        &self.poses
    }

    /// The forbidden block: the one the previous player put back.
    pub const fn forbidden(&self) -> Option<Block> {
        self.forbidden
    }

    /// The block that a player put back in their last turn, if it is still on the X.
    pub const fn last_put(&self, seat: Seat) -> Option<Block> {
        self.last_put[seat.index()]
    }

    /// How many turns have been played in all rounds.
    pub const fn turns_played(&self) -> u32 {
        self.turns_played
    }

    /// The tray of a player in this round.
    pub const fn tray(&self, seat: Seat) -> &Tray {
        &self.trays[seat.index()]
    }

    /// The points a player had before this round.
    pub const fn points_before(&self, seat: Seat) -> i32 {
        self.earlier[seat.index()]
    }

    /// The points of a player in all rounds so far.
    pub fn points(&self, seat: Seat) -> i32 {
        self.points_before(seat) + self.tray(seat).points()
    }

    /// Who has left.
    pub const fn gone(&self) -> SeatSet {
        self.gone
    }

    /// Who moves; `None` when the game is over.
    pub fn mover(&self) -> Option<Seat> {
        self.outcome.is_none().then_some(self.turn)
    }

    /// A turn for the player to move.
    pub fn draft(&self) -> Draft {
        Draft::new(self)
    }

    /// Whether a turn is legal, or why not.
    pub fn check(&self, turn: &Turn) -> Result<(), Illegal> {
        self.played(turn).map(drop)
    }

    /// The seed of this turn's tremor.
    pub(crate) fn turn_seed(&self) -> u64 {
        let round = derive_seed(self.settings.seed(), self.round as u64);
        derive_seed(round, self.turns_played.into())
    }

    /// The draft of a whole turn.
    fn played(&self, turn: &Turn) -> Result<Draft, Illegal> {
        self.played_with(turn, |_| ())
    }

    /// The draft of a whole turn; `before_act` sees it before each act.
    pub(crate) fn played_with(
        &self,
        turn: &Turn,
        mut before_act: impl FnMut(&Draft),
    ) -> Result<Draft, Illegal> {
        let mut draft = self.draft();
        for act in turn.acts() {
            before_act(&draft);
            draft.add(act.clone())?;
        }
        draft.may_end()?;
        let is = draft.words();
        if is == turn.words() {
            Ok(draft)
        } else {
            Err(Illegal::NotationMismatch { said: turn.words().to_owned(), is })
        }
    }

    /// Ends the turn of a draft that has been checked.
    pub(crate) fn finish_turn(&mut self, draft: &Draft) {
        self.poses = draft.poses().clone();
        self.take_effect(*draft.effect());
        self.turns_played += 1;
        self.turn = self.staying_from(self.turn.index() + 1);
        if self.poses.present().len() <= ENDS_AT {
            self.end_round();
        }
    }

    fn take_effect(&mut self, effect: Effect) {
        let tray = &mut self.trays[self.turn.index()];
        tray.suffer(effect.malus);
        if let Some(block) = effect.bonus {
            tray.gain(block);
        }
        // The block put back may have fallen since.
        self.forbidden = effect.put.filter(|&put| self.poses.get(put).is_some());
        self.last_put[self.turn.index()] = self.forbidden;
        for last in &mut self.last_put {
            *last = last.filter(|&block| self.poses.get(block).is_some());
        }
    }

    /// The first of those who stay, from this seat on.
    fn staying_from(&self, index: usize) -> Seat {
        let players = self.settings.players();
        let seats = (0..players).filter_map(|more| Seat::new((index + more) % players));
        let mut staying = seats.filter(|&seat| !self.gone.contains(seat));
        staying.next().expect("at least two players stay")
    }

    /// The pile of the next round, begun by the next player, or the end.
    fn end_round(&mut self) {
        if self.round() == self.settings.piles().len() {
            self.outcome = Some(self.judge());
            return;
        }
        for seat in Seat::first(self.settings.players()) {
            self.earlier[seat.index()] = self.points(seat);
        }
        self.round += 1;
        self.lay_out_pile();
        self.turn = self.staying_from(self.settings.first().index() + self.round);
    }

    /// The pile of the round as it starts, and what happened before if it was prepared.
    fn lay_out_pile(&mut self) {
        let pile = self.pile();
        let (trays, forbidden) = match pile.origin() {
            Origin::Prepared(prepared) => (*prepared.trays(), prepared.forbidden()),
            Origin::Drawn { .. } | Origin::Built { .. } => ([Tray::default(); MAX_SEATS], None),
        };
        let poses = pile.poses().clone();
        (self.trays, self.forbidden, self.poses) = (trays, forbidden, poses);
        self.last_put = [None; MAX_SEATS];
    }

    /// Who has won among those who stayed.
    fn judge(&self) -> Outcome<EndRule> {
        let staying =
            || Seat::first(self.settings.players()).filter(|&seat| !self.gone.contains(seat));
        let most = staying().map(|seat| self.points(seat)).max();
        let winners: SeatSet = staying().filter(|&seat| Some(self.points(seat)) == most).collect();
        let rule = if winners.len() == 1 { EndRule::MostPoints } else { EndRule::Shared };
        Outcome { verdict: Verdict::Won(winners), rule }
    }
}

impl Game for XStack {
    const ID: &'static str = "xstack";
    const RULES_VERSION: u32 = RulesVersion::LATEST.number();
    const OLDEST_RULES_VERSION: u32 = RulesVersion::V1.number();

    type Settings = Settings;
    type Move = Turn;
    type Illegal = Illegal;
    type MoveTextError = TurnTextError;
    type EndRule = EndRule;

    fn start(settings: Settings) -> XStack {
        let mut game = XStack {
            round: 0,
            turn: settings.first(),
            turns_played: 0,
            poses: Poses::NONE,
            forbidden: None,
            last_put: [None; MAX_SEATS],
            trays: [Tray::default(); MAX_SEATS],
            earlier: [0; MAX_SEATS],
            gone: SeatSet::EMPTY,
            outcome: None,
            settings,
        };
        game.lay_out_pile();
        game
    }

    fn rules_version(settings: &Settings) -> u32 {
        settings.rules().number()
    }

    fn with_rules_version(settings: Settings, version: u32) -> Option<Settings> {
        Some(settings.with_rules(RulesVersion::from_number(version)?))
    }

    fn settings_for_rematch(settings: &Settings) -> Settings {
        settings.for_rematch()
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        self.settings.players()
    }

    fn to_move(&self) -> Option<Seat> {
        self.mover()
    }

    fn outcome(&self) -> Option<Outcome<EndRule>> {
        self.outcome
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        let draft = self.played(turn)?;
        self.finish_turn(&draft);
        Ok(())
    }

    /// What the player has taken stays off the game. The forbidden block stays forbidden.
    fn retire(&mut self, seat: Seat) -> Result<(), RetireError> {
        if self.outcome.is_some() {
            return Err(RetireError::GameOver);
        }
        let players = self.settings.players();
        if seat.index() >= players || self.gone.contains(seat) {
            return Err(RetireError::NotInGame(seat));
        }
        if players - self.gone.len() <= Settings::MIN_PLAYERS {
            return Err(RetireError::LastTwo(seat));
        }
        self.gone = self.gone.with(seat);
        self.turn = self.staying_from(self.turn.index());
        Ok(())
    }

    fn write_move(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Turn, TurnTextError> {
        text.parse()
    }

    fn position_text(&self) -> String {
        position_text(self)
    }

    fn fingerprint(&self) -> u64 {
        fnv1a(self.position_text().as_bytes())
    }

    fn random_move(&self, rng: &mut dyn Rng) -> Option<Turn> {
        self.outcome.is_none().then(|| random_turn(self.draft(), rng))
    }
}
