//! Measures the planner: plays games against the baseline's best level, one line each, and compares
//! every pull with what the simple rule would have done in the same position with the same tremor.
//!
//! `cargo run --release -p holz-bots --features xstack --example xstack_planner -- FIRST GAMES [LEVEL
//! [AGAINST]]`: LEVEL and AGAINST are planner levels, 1 to 8; without AGAINST the baseline plays.
//! `rule FIRST GAMES` plays the simple rule against itself; `sum` adds up lines from standard
//! input.
#![expect(clippy::print_stdout, reason = "prints the result")]

use std::time::Instant;

use arena::stats::wilson;
use bots::{
    BaselineLevel,
    xstack_bot::{
        Action, Config, choose_by_rule, choose_with, perform, play_turn_baseline,
        play_turn_by_rule, play_turn_with,
    },
};
use game::{Game as _, Seat};
use xstack::{
    Act, DesignName, Draft, Options, Purpose, Settings, Turn, XStack,
    options::{Start, Tremor},
    sim::{Scene, draw_pile, take_away},
};

/// Marks games that the planner won and ended by making something fall.
const ENDED: &str = "ended-by-fall";

/// The first seed of the piles, far from those of tests.
const FIRST_PILE: u64 = 10_000;

/// Pulls, and how many made anything fall.
#[derive(Clone, Copy, Default)]
struct Falls {
    fell: u32,
    of: u32,
}

impl Falls {
    fn count(&mut self, act: &Act) {
        self.of += 1;
        self.fell += u32::from(!act.fallen().is_empty());
    }
}

/// Statistics of a game: pulls to put back, and for a bonus.
#[derive(Clone, Copy, Default)]
struct GameStats {
    planner: [Falls; 2],
    rule: [Falls; 2],
    /// Whether the planner's last act made something fall.
    fell_last: bool,
    thought_s: f64,
    deeds: u32,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.first().is_some_and(|word| word == "sum") {
        return sum(std::io::stdin().lines().map_while(Result::ok));
    }
    let alone = words.first().is_some_and(|word| word == "rule");
    let numbers: Vec<usize> = words
        .iter()
        .skip(usize::from(alone))
        .map(|word| word.parse().expect("a number, or one of the words sum and rule"))
        .collect();
    let at = |index: usize| numbers.get(index).copied();
    let (first, games) = (at(0).unwrap_or(0), at(1).unwrap_or(1));
    let step = |number: usize| Config::LEVELS[number - 1];
    let config = step(at(2).unwrap_or(Config::LEVELS.len()));
    let against = at(3).map(step);
    for number in first..first + games {
        if alone {
            println!("{}", play_by_rule(number));
        } else {
            println!("{}", play(number, &config, against.as_ref()));
        }
    }
}

/// Plays the simple rule against itself, to count its falls in its own positions.
fn play_by_rule(number: usize) -> String {
    let mut game = start(number);
    let mut falls = [Falls::default(); 2];
    while let Some(turn) = play_turn_by_rule(&game, 0.0, number as u64) {
        for act in turn.acts() {
            if let Act::Handle { gesture, .. } = act {
                falls[usize::from(gesture.purpose() == Purpose::Bonus)].count(act);
            }
        }
        game.play(&turn).expect("bots play legal turns");
    }
    let [pulls, bonuses] = falls.map(|falls| format!("{}/{}", falls.fell, falls.of));
    let points = [0, 1].map(|seat| game.points(Seat::ALL[seat]));
    format!(
        "{number} {} turns {} points {} {} pulls {pulls} bonuses {bonuses} rule 0/0 0/0",
        game.pile().design(),
        game.turns_played(),
        points[0],
        points[1],
    )
}

/// The start of a game. Each pile is played twice, with seats swapped.
fn start(number: usize) -> XStack {
    let pile = number / 2;
    let design = DesignName::ALL[pile % DesignName::ALL.len()];
    let options =
        Options { start: Start::Drawn(design), tremor: Tremor::Natural, ..Options::default() };
    let seed = pile as u64;
    let piles = vec![draw_pile(design, FIRST_PILE + seed)];
    let settings = Settings::new(2, Seat::ALL[0], options, seed, piles);
    XStack::start(settings.expect("two can play on a drawn pile"))
}

/// Adds up lines printed before.
fn sum(lines: impl Iterator<Item = String>) {
    // Falls of the planner's pulls, of its bonuses, and of the rule's pulls and bonuses.
    let (mut games, mut won, mut drawn, mut ended) = (0, 0, 0, 0);
    let mut falls = [Falls::default(); 4];
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let after = |name: &str| {
            let at = words.iter().position(|&word| word == name).expect("a line of this program");
            &words[at + 1..]
        };
        let points: Vec<i32> =
            after("points")[..2].iter().map(|word| word.parse().expect("points")).collect();
        games += 1;
        won += u32::from(points[0] > points[1]);
        drawn += u32::from(points[0] == points[1]);
        ended += u32::from(words.contains(&ENDED));
        let shares = [after("pulls")[0], after("bonuses")[0], after("rule")[0], after("rule")[1]];
        for (falls, share) in falls.iter_mut().zip(shares) {
            let (fell, of) = share.split_once('/').expect("so many of so many");
            falls.fell += fell.parse::<u32>().expect("a number");
            falls.of += of.parse::<u32>().expect("a number");
        }
    }
    println!(
        "games {games} won {won} drawn {drawn}: {}",
        share(f64::from(won) + f64::from(drawn) / 2.0, games)
    );
    println!("{ended} of the planner's falls ended a game that it won");
    let both =
        |one: Falls, other: Falls| Falls { fell: one.fell + other.fell, of: one.of + other.of };
    let [pulls, bonuses, rule_pulls, rule_bonuses] = falls;
    for (name, planner, rule) in [
        ("pulls", pulls, rule_pulls),
        ("bonuses", bonuses, rule_bonuses),
        ("both", both(pulls, bonuses), both(rule_pulls, rule_bonuses)),
    ] {
        let told = |falls: Falls| {
            format!("{}/{} {}", falls.fell, falls.of, share(f64::from(falls.fell), falls.of))
        };
        println!("{name}: planner {}, rule {}", told(planner), told(rule));
    }
}

/// A percentage with its 95 % Wilson interval.
fn share(hits: f64, of: u32) -> String {
    let n = f64::from(of.max(1));
    let interval = wilson(hits / n, n).map(|share| 100.0 * share);
    format!("{:.1} % ({:.1}-{:.1})", 100.0 * hits / n, interval.low, interval.high)
}

/// Plays the planner against another bot.
fn play(number: usize, config: &Config, against: Option<&Config>) -> String {
    let (planner, other) = (Seat::ALL[number % 2], Seat::ALL[1 - number % 2]);
    let mut game = start(number);
    let mut stats = GameStats::default();
    let mut last = None;
    while let Some(mover) = game.mover() {
        last = Some(mover);
        let seed = number as u64;
        let turn = match against {
            _ if mover == planner => Some(planned(&game, config, seed, &mut stats)),
            Some(against) => play_turn_with(&game, against, seed, &mut || false),
            None => play_turn_baseline(&game, BaselineLevel::Skilled, seed, &mut || false),
        };
        let turn = turn.expect("the game goes on");
        game.play(&turn).expect("bots play legal turns");
    }
    let score = [planner, other].map(|seat| game.points(seat));
    // A leader may end the game by bringing down what is left.
    let ended = stats.fell_last && last == Some(planner) && score[0] > score[1];
    let [pulls, bonuses] = stats.planner.map(|falls| format!("{}/{}", falls.fell, falls.of));
    let [rule_pulls, rule_bonuses] = stats.rule.map(|falls| format!("{}/{}", falls.fell, falls.of));
    format!(
        "{number} {} turns {} points {} {} pulls {pulls} bonuses {bonuses} \
         rule {rule_pulls} {rule_bonuses}{} thought {:.2} s a action",
        game.pile().design(),
        game.turns_played(),
        score[0],
        score[1],
        if ended { format!(" {ENDED}") } else { String::new() },
        stats.thought_s / f64::from(stats.deeds.max(1)),
    )
}

/// Plays a turn of the planner, with the simple rule's result beside each pull.
fn planned(game: &XStack, config: &Config, seed: u64, stats: &mut GameStats) -> Turn {
    let mut draft = game.draft();
    loop {
        let scene = Scene::of(game, &draft);
        let started = Instant::now();
        let action = choose_with(game, &draft, config, seed, &mut || false);
        let act = match action.expect("the game goes on") {
            Action::Handle(plan) => {
                stats.thought_s += started.elapsed().as_secs_f64();
                stats.deeds += 1;
                let purpose = usize::from(plan.purpose == Purpose::Bonus);
                let act = perform(scene.clone(), &plan);
                stats.fell_last = !act.fallen().is_empty();
                if let Some(by_rule) = by_rule(game, &draft, scene) {
                    stats.planner[purpose].count(&act);
                    stats.rule[purpose].count(&by_rule);
                }
                act
            }
            Action::TakeAway(block) => {
                let rest = take_away(&scene, block).expect("what is taken away is there");
                Act::TakeAway { block, rest }
            }
            Action::End => return draft.turn(),
        };
        draft.add(act).expect("bots play legal turns");
    }
}

/// The simple rule's pull, if it makes one.
fn by_rule(game: &XStack, draft: &Draft, scene: Scene) -> Option<Act> {
    match choose_by_rule(game, draft, 0.0, 0)? {
        Action::Handle(plan) => Some(perform(scene, &plan)),
        Action::TakeAway(_) | Action::End => None,
    }
}
