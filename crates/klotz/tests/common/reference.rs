//! A second, independent reading of the rules: as slow and as literal as possible.
//!
//! Nothing of the crate's own machinery is used: the board is an array of characters, and a move is
//! found by walking every path step by step. If the two disagree, one of them has misread the
//! rules.

/// `'.'`, `'1'`..`'3'` or a colour's letter for each cell: `board[rank][file]`.
pub(crate) type Board = [[char; 14]; 14];

/// A cell as (file, rank), from 0.
pub(crate) type Spot = (usize, usize);

const LETTERS: [char; 4] = ['R', 'Y', 'G', 'B'];
const CORNERS: [Spot; 4] = [(0, 0), (0, 13), (13, 13), (13, 0)];
const CENTRES: [Spot; 4] = [(6, 6), (6, 7), (7, 7), (7, 6)];

/// A position, without any invariant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reference {
    pub(crate) board: Board,
    /// Which of red, yellow, green, blue play.
    pub(crate) plays: [bool; 4],
    pub(crate) turn: usize,
    pub(crate) stones: [Option<Spot>; 4],
    pub(crate) far_goals: bool,
}

/// A move as the reference sees it; `None` is a pass.
pub(crate) type ReferenceMove = Option<(Spot, Spot)>;

impl Reference {
    pub(crate) fn read(text: &str, far_goals: bool) -> Reference {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = [['.'; 14]; 14];
        for (row, line) in fields[0].split('/').enumerate() {
            for (file, letter) in line.chars().enumerate() {
                board[13 - row][file] = letter;
            }
        }
        let plays = LETTERS.map(|letter| fields[1].contains(letter));
        let turn = index_of(fields[2].chars().next().expect("a turn"));
        let mut stones = [None; 4];
        for word in fields[3].split(',') {
            let (letter, place) = word.split_once('=').expect("a stone");
            stones[index_of(letter.chars().next().expect("a letter"))] = read_spot(place);
        }
        Reference { board, plays, turn, stones, far_goals }
    }

    pub(crate) fn write(&self) -> String {
        let rows: Vec<String> =
            (0..14).rev().map(|rank| self.board[rank].iter().collect()).collect();
        let playing: Vec<usize> = (0..4).filter(|&colour| self.plays[colour]).collect();
        let seats: String = playing.iter().map(|&colour| LETTERS[colour]).collect();
        let stones: Vec<String> = playing
            .iter()
            .map(|&colour| match self.stones[colour] {
                Some(spot) => format!("{}={}", LETTERS[colour], write_spot(spot)),
                None => format!("{}=-", LETTERS[colour]),
            })
            .collect();
        format!("{} {seats} {} {}", rows.join("/"), LETTERS[self.turn], stones.join(","))
    }

    fn at(&self, (file, rank): Spot) -> char {
        self.board[rank][file]
    }

    fn goal(&self, colour: usize) -> Spot {
        CORNERS[if self.far_goals { (colour + 2) % 4 } else { colour }]
    }

    /// Who stands on their goal corner.
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..4).find(|&colour| self.plays[colour] && self.at(self.goal(colour)) == LETTERS[colour])
    }

    /// "Moving exactly one piece": all (start, end) pairs, each once, sorted.
    fn slides(&self, colour: usize) -> Vec<(Spot, Spot)> {
        let mut found = Vec::new();
        for rank in 0..14 {
            for file in 0..14 {
                let from = (file, rank);
                let steps = match self.at(from) {
                    // Your own Klotz, exactly four steps.
                    letter if letter == LETTERS[colour] => 4,
                    // A column that carries no other player's stone, as many steps as it is high.
                    letter @ '1'..='3' if !self.locked(from, colour) => {
                        letter.to_digit(10).expect("a digit") as usize
                    }
                    _ => continue,
                };
                for path in paths(from, steps) {
                    if self.walkable(from, &path, colour) {
                        found.push((from, path[steps - 1]));
                    }
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn locked(&self, column: Spot, colour: usize) -> bool {
        (0..4).any(|other| other != colour && self.stones[other] == Some(column))
    }

    fn walkable(&self, from: Spot, path: &[Spot], colour: usize) -> bool {
        let (end, way) = path.split_last().expect("at least one step");
        // Every cell on the way, the bend included, is empty and is not a corner.
        if way.iter().any(|&cell| self.at(cell) != '.' || CORNERS.contains(&cell)) {
            return false;
        }
        let is_klotz = self.at(from) == LETTERS[colour];
        if is_klotz && *end == self.goal(colour) {
            return self.at(*end) == '.';
        }
        if CORNERS.contains(end) || CENTRES.contains(end) {
            return false;
        }
        match self.at(*end) {
            '.' => true,
            '1'..='3' => false,
            // A column may capture any Klotz in play.
            letter => !is_klotz && self.plays[index_of(letter)],
        }
    }

    /// Whether any player could move a piece.
    fn somebody_can_move(&self) -> bool {
        (0..4).any(|colour| self.plays[colour] && !self.slides(colour).is_empty())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.winner().is_some() || !self.somebody_can_move()
    }

    /// All legal moves, sorted.
    pub(crate) fn moves(&self) -> Vec<ReferenceMove> {
        if self.is_over() {
            return Vec::new();
        }
        let slides = self.slides(self.turn);
        if slides.is_empty() { vec![None] } else { slides.into_iter().map(Some).collect() }
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: ReferenceMove) -> Reference {
        let mut next = self.clone();
        if let Some((from, to)) = mv {
            let moved = self.at(from);
            let captured = self.at(to);
            next.board[from.1][from.0] = '.';
            next.board[to.1][to.0] = moved;
            if moved.is_ascii_digit() {
                next.stones[self.turn] = Some(to);
            }
            if captured != '.' {
                let home = CENTRES[index_of(captured)];
                next.board[home.1][home.0] = captured;
            }
        }
        next.turn = self.next_turn();
        next
    }

    fn next_turn(&self) -> usize {
        (1..=4)
            .map(|on| (self.turn + on) % 4)
            .find(|&colour| self.plays[colour])
            .expect("somebody plays")
    }

    /// The position after a player has left.
    pub(crate) fn without(&self, colour: usize, klotz_stays: bool) -> Reference {
        let mut next = self.clone();
        if self.turn == colour {
            next.turn = self.next_turn();
        }
        next.plays[colour] = false;
        next.stones[colour] = None;
        for row in &mut next.board {
            for cell in row.iter_mut().filter(|cell| **cell == LETTERS[colour]) {
                *cell = '.';
            }
        }
        if klotz_stays {
            let (file, rank) = CENTRES[colour];
            next.board[rank][file] = LETTERS[colour];
        }
        next
    }

    /// A move as the rules write it.
    pub(crate) fn move_text(&self, mv: ReferenceMove) -> String {
        let Some((from, to)) = mv else { return "--".to_owned() };
        let sign = if self.at(to) == '.' { '-' } else { 'x' };
        let end = if CORNERS.contains(&to) { "#" } else { "" };
        format!("{}{sign}{}{end}", write_spot(from), write_spot(to))
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().into_iter().map(|mv| self.after(mv).perft(depth - 1)).sum()
    }
}

/// Every path of this many orthogonal steps with at most one bend that stays on the board.
fn paths((file, rank): Spot, steps: usize) -> Vec<Vec<Spot>> {
    let directions: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
    let mut all = Vec::new();
    for first in directions {
        for second in directions {
            // A bend is a turn by 90 degrees: not on, and not back.
            if first.0 * second.0 + first.1 * second.1 != 0 {
                continue;
            }
            for straight in 1..=steps {
                let mut path = Vec::new();
                let (mut x, mut y) = (file.cast_signed(), rank.cast_signed());
                for step in 0..steps {
                    let (dx, dy) = if step < straight { first } else { second };
                    (x, y) = (x + dx, y + dy);
                    if (0..14).contains(&x) && (0..14).contains(&y) {
                        path.push((x.cast_unsigned(), y.cast_unsigned()));
                    }
                }
                if path.len() == steps {
                    all.push(path);
                }
            }
        }
    }
    all
}

fn index_of(letter: char) -> usize {
    LETTERS.iter().position(|&other| other == letter).expect("a colour's letter")
}

fn read_spot(text: &str) -> Option<Spot> {
    let (file, rank) = (text.bytes().next()?.checked_sub(b'a')?, text[1..].parse::<usize>().ok()?);
    Some((file.into(), rank - 1))
}

fn write_spot((file, rank): Spot) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}
