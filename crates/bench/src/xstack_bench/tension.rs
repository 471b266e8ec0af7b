//! How much tension there is: measures of whole games and of single turns, for several hands.

use bots::{
    Level,
    xstack_bot::{self, Action, Config, PlanRisk, perform},
};
use game::{Game as _, Seat, random::derive_seed};
use xstack::{
    Act, Block, DesignName, HouseRule, HouseRules, Judgement, Options, Phase, Purpose, Settings,
    Turn, XStack,
    options::{Start, Tremor},
    sim::{Scene, draw_pile, take_away},
};

use super::{format, result_cache::ResultCache};

/// Longer games are cut off: tension shows early, and experts take minutes per game.
const MAX_TURNS: usize = 40;

/// How often, in turns of an expert's game, we simulate all options many times.
const SAMPLED: usize = 4;

/// What is played on.
#[derive(Clone, Copy)]
pub(super) struct Variant {
    design: DesignName,
    tremor: Tremor,
    house_rules: HouseRules,
}

/// Who plays, and with what kind of hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hands {
    /// The seventh level: as careful as the eighth, with fewer rollouts.
    Expert,
    /// The fourth level.
    Middling,
    /// The third level with an inexact hand: the grip is off the centre, and a block is laid up to
    /// 6 mm beside where it was meant to be.
    Human,
    /// The first level.
    Beginner,
}

impl Hands {
    const ALL: [Hands; 4] = [Hands::Expert, Hands::Middling, Hands::Human, Hands::Beginner];

    const fn name(self) -> &'static str {
        match self {
            Hands::Expert => "expert",
            Hands::Middling => "middling",
            Hands::Human => "human",
            Hands::Beginner => "beginner",
        }
    }

    const fn config(self) -> Config {
        Config::of(match self {
            Hands::Expert => Level::ALL[6],
            Hands::Middling => Level::ALL[3],
            Hands::Human => Level::ALL[2],
            Hands::Beginner => Level::ALL[0],
        })
    }

    /// Expert games take minutes, those of beginners a few seconds.
    const fn games(self, samples: usize) -> usize {
        match self {
            Hands::Expert => samples.div_ceil(4),
            Hands::Middling | Hands::Human => samples.div_ceil(3),
            Hands::Beginner => samples.div_ceil(2),
        }
    }
}

impl Variant {
    /// Reads `pyramid natural own_block top_floor`.
    pub(super) fn read(text: &str) -> Option<Variant> {
        let mut words = text.split_whitespace();
        let design = words.next()?.parse().ok()?;
        let tremor = words.next()?;
        let tremor = Tremor::ALL.into_iter().find(|one| one.name() == tremor)?;
        let rule = |word: &str| HouseRule::ALL.into_iter().find(|rule| rule.key() == word);
        let house_rules = words.map(rule).collect::<Option<HouseRules>>()?;
        Some(Variant { design, tremor, house_rules })
    }

    /// What new games offer, and the same on every other pile.
    pub(super) fn offered() -> Vec<Variant> {
        let Options { tremor, house_rules, .. } = Options::SUGGESTED;
        DesignName::ALL.map(|design| Variant { design, tremor, house_rules }).into()
    }

    fn name(self) -> String {
        let mut name = format!("{}.{}", self.design, self.tremor.name());
        for rule in self.house_rules.iter() {
            name.push('+');
            name.push_str(rule.key());
        }
        name
    }

    fn start(self, seed: u64) -> XStack {
        let options = Options {
            start: Start::Drawn(self.design),
            tremor: self.tremor,
            house_rules: self.house_rules,
            ..Options::default()
        };
        let settings =
            Settings::new(2, Seat::ALL[0], options, seed, vec![draw_pile(self.design, seed)]);
        XStack::start(settings.expect("two can play on a drawn pile"))
    }
}

/// The names of the counts of a game.
const COUNTED: [&str; 13] = [
    "turns",
    "first_fall",
    "put_without_fall",
    "falls",
    "fallen",
    "pulls",
    "lower_half",
    "own",
    "lead_changes",
    "bonuses",
    "declined",
    "gave_up",
    "points",
];

/// The names of the counts of a sampled turn; points in thousandths.
const SAMPLED_COUNTS: [&str; 5] =
    ["riskless", "best_beats_safe", "has_bonus", "bonus_is_question", "any_safe"];

/// Measures variants and prints a table of each.
pub(super) fn measure(variants: &[Variant], samples: usize, cache: &ResultCache) {
    for &variant in variants {
        for hands in Hands::ALL {
            let kind = format!("xstack.{}.{}", variant.name(), hands.name());
            let found = cache.each(&kind, COUNTED, hands.games(samples), |seed| {
                play(variant, hands, seed as u64)
            });
            print(&kind, &found, hands);
        }
        let kind = format!("xstack.{}.expert_turns", variant.name());
        let found = cache.each(&kind, SAMPLED_COUNTS, samples.div_ceil(4), |seed| {
            sample_turn(variant, seed as u64)
        });
        print_turns(&kind, &found);
    }
}

fn print(kind: &str, games: &[[usize; COUNTED.len()]], hands: Hands) {
    let sum = |at: usize| games.iter().map(|counts| counts[at]).sum::<usize>();
    let each = |at: usize| games.iter().map(|counts| counts[at] as f64).collect::<Vec<f64>>();
    // A game without a fall had its first one after its last turn.
    let first: Vec<f64> = games
        .iter()
        .map(|counts| if counts[1] == 0 { counts[0] + 1 } else { counts[1] } as f64)
        .collect();
    println!("{kind}.games: {}", games.len());
    println!("{kind}.turns: {}", format::mean(&each(0)));
    println!("{kind}.first_fall_turn: {}", format::median(&first));
    println!("{kind}.put_without_fall_percent: {}", format::share(sum(2), sum(0)));
    println!("{kind}.falls_a_game: {}", format::mean(&each(3)));
    println!("{kind}.lower_half_percent: {}", format::share(sum(6), sum(5)));
    println!("{kind}.own_block_percent: {}", format::share(sum(7), sum(5)));
    println!("{kind}.lead_changes: {}", format::mean(&each(8)));
    println!("{kind}.bonus_percent: {}", format::share(sum(9), sum(0)));
    println!("{kind}.declined_percent: {}", format::share(sum(10), sum(0)));
    println!("{kind}.gave_up_percent: {}", format::share(sum(11), sum(0)));
    let held = match hands {
        Hands::Expert => vec![
            ("first fall between turns 5 and 10", format::median_within(&first, 5.0, 10.0)),
            ("lower half at least 40 %", format::share_at_least(sum(6), sum(5), 0.4)),
            ("own block at most 5 %", format::share_at_most(sum(7), sum(5), 0.05)),
        ],
        Hands::Middling | Hands::Human => {
            vec![("put back in 55 to 75 %", format::share_within(sum(2), sum(0), 0.55, 0.75))]
        }
        Hands::Beginner => {
            vec![("put back in at least 40 %", format::share_at_least(sum(2), sum(0), 0.4))]
        }
    };
    for (wanted, holds) in held {
        println!("{kind}: {wanted}: {holds}");
    }
}

fn print_turns(kind: &str, turns: &[[usize; SAMPLED_COUNTS.len()]]) {
    let sum = |at: usize| turns.iter().map(|counts| counts[at]).sum::<usize>();
    let beats: Vec<f64> = turns
        .iter()
        .filter(|counts| counts[4] > 0)
        .map(|counts| counts[1] as f64 / 1_000.0)
        .collect();
    println!("{kind}.sampled: {}", turns.len());
    println!("{kind}.riskless_percent: {}", format::share(sum(0), turns.len()));
    println!("{kind}.best_beats_safe_points: {}", format::mean(&beats));
    println!("{kind}.bonus_is_question_percent: {}", format::share(sum(3), sum(2)));
}

/// Plays a game and counts.
fn play(variant: Variant, hands: Hands, seed: u64) -> [usize; COUNTED.len()] {
    let mut game = variant.start(seed);
    let mut counts = [0; COUNTED.len()];
    let mut leader = None;
    while counts[0] < MAX_TURNS {
        let Some(seat) = game.mover() else { break };
        let turn = play_turn(&game, hands, derive_seed(seed, counts[0] as u64));
        let fallen: usize = turn.acts().iter().map(|act| act.fallen().len()).sum();
        let own = game.last_put(seat);
        let middle = middle_height(&game);
        counts[0] += 1;
        counts[3] += usize::from(fallen > 0);
        counts[4] += fallen;
        if fallen > 0 && counts[1] == 0 {
            counts[1] = counts[0];
        }
        let words = turn.words();
        counts[2] += usize::from(fallen == 0 && words.contains(" put"));
        counts[10] += usize::from(words.contains("decline"));
        counts[11] += usize::from(words.contains(" up") || words.contains("away"));
        let mut pulled: Vec<Block> = Vec::new();
        for act in turn.acts() {
            let Act::Handle { gesture, .. } = act else { continue };
            if pulled.contains(&gesture.block()) {
                continue;
            }
            pulled.push(gesture.block());
            counts[5] += 1;
            let low = game.poses().get(gesture.block()).is_some_and(|pose| pose.at[1] < middle);
            counts[6] += usize::from(low);
            let lifted_again =
                own == Some(gesture.block()) && gesture.purpose() == Purpose::PutBack;
            counts[7] += usize::from(lifted_again);
        }
        counts[9] += usize::from(words.contains("bonus") && fallen == 0);
        game.play(&turn).expect("bots play legal turns");
        let [one, two] = [0, 1].map(|seat| game.points(Seat::ALL[seat]));
        let ahead = if one == two { leader } else { Some(one > two) };
        counts[8] += usize::from(leader.is_some() && ahead != leader);
        leader = ahead;
    }
    counts[12] = Seat::first(2).map(|seat| usize::try_from(game.points(seat)).unwrap_or(0)).sum();
    counts
}

/// The middle between the lowest and the highest block.
fn middle_height(game: &XStack) -> i32 {
    let heights = || game.poses().iter().map(|(_, pose)| pose.at[1]);
    i32::midpoint(heights().min().unwrap_or(0), heights().max().unwrap_or(0))
}

fn play_turn(game: &XStack, hands: Hands, seed: u64) -> Turn {
    if hands != Hands::Human {
        let turn = xstack_bot::play_turn_with(game, &hands.config(), seed, &mut || false);
        return turn.expect("the game goes on");
    }
    let mut draft = game.draft();
    loop {
        let number = draft.acts().len() as u64;
        let action = xstack_bot::choose_with(game, &draft, &hands.config(), seed, &mut || false);
        let act = match action.expect("the game goes on") {
            Action::Handle(mut plan) => {
                // Up to 6 mm beside the spot, and up to 5 mm off the block's centre.
                let part = |at: u64| {
                    (derive_seed(derive_seed(seed, number), at) % 2_001) as f64 / 1_000.0 - 1.0
                };
                if let Some(spot) = &mut plan.spot {
                    spot.at[0] += 0.006 * part(0);
                    spot.at[2] += 0.006 * part(1);
                }
                plan.grip = [(5_000.0 * part(2)) as i32, 0, (5_000.0 * part(3)) as i32];
                perform(Scene::of(game, &draft), &plan)
            }
            Action::TakeAway(block) => {
                let rest = take_away(&Scene::of(game, &draft), block).expect("the block is there");
                Act::TakeAway { block, rest }
            }
            Action::End => return draft.turn(),
        };
        draft.add(act).expect("bots play legal turns");
    }
}

/// Simulates the options of a turn in the middle of an expert's game.
fn sample_turn(variant: Variant, seed: u64) -> [usize; SAMPLED_COUNTS.len()] {
    let mut game = variant.start(seed);
    for number in 0..SAMPLED * (1 + seed as usize % 4) {
        if game.mover().is_none() {
            break;
        }
        let turn = play_turn(&game, Hands::Middling, derive_seed(seed, number as u64));
        game.play(&turn).expect("bots play legal turns");
    }
    if game.mover().is_none() {
        return [0; SAMPLED_COUNTS.len()];
    }
    let draft = game.draft();
    let pulls = xstack_bot::plan_risks(&game, &draft, &Hands::Expert.config(), seed);
    let is_safe = |risk: &PlanRisk| risk.falls == 0;
    let points = |risk: &&PlanRisk| (risk.points * 1_000.0) as i64;
    let best = pulls.iter().map(|risk| points(&risk)).max().unwrap_or(0);
    let safe = pulls.iter().filter(|risk| is_safe(risk)).map(|risk| points(&risk)).max();
    let mut counts = [0; SAMPLED_COUNTS.len()];
    counts[0] = usize::from(safe.is_some());
    counts[1] = safe.map_or(0, |safe| usize::try_from(best - safe).unwrap_or(0));
    counts[4] = usize::from(safe.is_some());
    // Then the best pull is made, and bonus or stop is the question.
    let Some(chosen) = pulls.iter().max_by_key(points) else { return counts };
    let mut draft = draft;
    let act = perform(Scene::of(&game, &draft), &chosen.plan);
    if draft.add(act) == Ok(Judgement::Put) && matches!(draft.phase(), Phase::MayTakeBonus { .. }) {
        let bonuses = xstack_bot::plan_risks(&game, &draft, &Hands::Expert.config(), seed);
        counts[2] = 1;
        let best = bonuses.iter().map(|risk| points(&risk)).max();
        // Stopping is worth 0.
        counts[3] = usize::from(best.is_some_and(|best| best.abs() <= 200));
    }
    counts
}
