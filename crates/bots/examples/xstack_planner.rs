//! How steady X-Stack's planner is: games against the first bot's highest level, a line each, and
//! beside every pull of the planner what the simple rule "the least loaded block" would have brought
//! in the same place with the same tremor.
//!
//! `cargo run --release -p bots --features xstack --example xstack_planner -- FIRST GAMES [LEVEL [AGAINST]]`:
//! LEVEL and AGAINST are steps of the planner's ladder, 1 to 8; without AGAINST the first bot plays.
#![expect(clippy::print_stdout, reason = "an example for people at a terminal")]

use std::time::Instant;

use bots::{
    Level,
    xstack::{Config, Deed, choose_by_rule, choose_with, perform, play_turn, play_turn_with},
};
use game::{Game as _, Seat};
use xstack::{
    Act, DesignName, Draft, Options, Purpose, Settings, Turn, XStack,
    options::{Start, Tremor},
    sim::{Scene, draw_pile, take_away},
};

/// Pulls, and how many of them made anything fall.
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

/// What a game showed: pulls to put back, and those for a bonus.
#[derive(Clone, Copy, Default)]
struct Story {
    planner: [Falls; 2],
    rule: [Falls; 2],
    thought_s: f64,
    deeds: u32,
}

fn main() {
    let numbers: Vec<usize> =
        std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let at = |index: usize| numbers.get(index).copied();
    let (first, games) = (at(0).unwrap_or(0), at(1).unwrap_or(1));
    let step = |number: usize| Config::LADDER[number - 1];
    let config = step(at(2).unwrap_or(Config::LADDER.len()));
    let against = at(3).map(step);
    for number in first..first + games {
        println!("{}", play(number, &config, against.as_ref()));
    }
}

/// Each pile is played twice, with seats changed.
fn play(number: usize, config: &Config, against: Option<&Config>) -> String {
    let (pile, planner) = (number / 2, Seat::ALL[number % 2]);
    let other = Seat::ALL[1 - number % 2];
    let design = DesignName::ALL[pile % DesignName::ALL.len()];
    let options =
        Options { start: Start::Drawn(design), tremor: Tremor::Natural, ..Options::default() };
    let seed = pile as u64;
    let settings =
        Settings::new(2, Seat::ALL[0], options, seed, vec![draw_pile(design, 10_000 + seed)]);
    let mut game = XStack::start(settings.expect("two can play on a drawn pile"));
    let mut story = Story::default();
    while let Some(mover) = game.mover() {
        let seed = number as u64;
        let turn = match against {
            _ if mover == planner => Some(planned(&game, config, seed, &mut story)),
            Some(against) => play_turn_with(&game, against, seed, &mut || false),
            None => play_turn(&game, Level::Skilled, seed, &mut || false),
        };
        let turn = turn.expect("the game goes on");
        game.play(&turn).expect("bots play by the rules");
    }
    let score = [planner, other].map(|seat| game.points(seat));
    let [pulls, bonuses] = story.planner.map(|falls| format!("{}/{}", falls.fell, falls.of));
    let [rule_pulls, rule_bonuses] = story.rule.map(|falls| format!("{}/{}", falls.fell, falls.of));
    format!(
        "{number} {design} turns {} points {} {} pulls {pulls} bonuses {bonuses} \
         rule {rule_pulls} {rule_bonuses} thought {:.2} s a deed",
        game.turns_played(),
        score[0],
        score[1],
        story.thought_s / f64::from(story.deeds.max(1)),
    )
}

/// A turn of the planner, with what the simple rule would have brought beside each of its pulls.
fn planned(game: &XStack, config: &Config, seed: u64, story: &mut Story) -> Turn {
    let mut draft = game.draft();
    loop {
        let scene = Scene::of(game, &draft);
        let started = Instant::now();
        let deed = choose_with(game, &draft, config, seed, &mut || false);
        let act = match deed.expect("the game goes on") {
            Deed::Handle(plan) => {
                story.thought_s += started.elapsed().as_secs_f64();
                story.deeds += 1;
                let purpose = usize::from(plan.purpose == Purpose::Bonus);
                let act = perform(scene.clone(), &plan);
                if let Some(by_rule) = by_rule(game, &draft, scene) {
                    story.planner[purpose].count(&act);
                    story.rule[purpose].count(&by_rule);
                }
                act
            }
            Deed::TakeAway(block) => {
                let rest = take_away(&scene, block).expect("what is taken away is there");
                Act::TakeAway { block, rest }
            }
            Deed::End => return draft.turn(),
        };
        draft.add(act).expect("a bot plays by the rules");
    }
}

/// What the simple rule brings, if it pulls a block at all.
fn by_rule(game: &XStack, draft: &Draft, scene: Scene) -> Option<Act> {
    match choose_by_rule(game, draft, 0.0, 0)? {
        Deed::Handle(plan) => Some(perform(scene, &plan)),
        Deed::TakeAway(_) | Deed::End => None,
    }
}
