//! Estimates the load of a large crowd on a cluster, without sending anything.
//!
//! The model draws tables, players and spectators, assigns pages to nodes, and adds up what each
//! move causes: a line in the store, a bus message to every other node with pages at the table, and
//! a message to every page.

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use crate::Figures;

/// How a page is assigned to a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Routing {
    /// Any node with room.
    AnyNode,
    /// All pages of a table go to the same node while it has room. A load balancer that looks at
    /// the table's id in the URL can do this.
    ByTable,
}

/// A crowd to simulate.
#[derive(Debug, Clone, Copy)]
pub struct Scenario {
    /// People at tables, including spectators.
    pub people: u32,
    /// The percentage of them who only watch.
    pub watching: u32,
    /// Seconds from one move at a table to the next.
    pub seconds_a_move: f64,
    /// Nodes.
    pub nodes: u32,
    /// How pages find them.
    pub routing: Routing,
}

/// How often a node announces who is at a table, in seconds.
const BEAT: f64 = 10.0;

/// The limit of connections to one table through one node.
const MAX_AT_TABLE: u32 = 500;

/// The load of a node, per second.
#[derive(Debug, Clone, Copy, Default)]
struct Node {
    pages: f64,
    tables: f64,
    to_pages: f64,
    stored: f64,
    said: f64,
    reply: f64,
}

/// Simulates the crowd and prints the load of the average and of the busiest node.
pub fn simulate(scenario: &Scenario, name: &str, out: &mut Figures) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut nodes = vec![Node::default(); scenario.nodes as usize];
    let moves = 1.0 / scenario.seconds_a_move;
    let (mut tables, mut moves_a_second, mut turned_away) = (0_u32, 0.0, 0_u32);
    for table in crowd(scenario, &mut rng) {
        tables += 1;
        moves_a_second += moves;
        let pages = table.players + table.watchers;
        let (at, refused) = deal(pages, scenario, &mut rng);
        turned_away += refused;
        let others = at.len().saturating_sub(1) as f64;
        // Moves arrive at the nodes of the players; here they are spread over all nodes of the
        // table.
        let share = 1.0 / at.len() as f64;
        for &(node, pages) in &at {
            let node = &mut nodes[node];
            node.pages += f64::from(pages);
            node.tables += 1.0;
            // The move goes to everyone, and its sender also gets `done`.
            node.to_pages += moves * (f64::from(pages) + share);
            node.stored += moves * share;
            node.said += moves * share + 1.0 / BEAT;
            node.reply += others * (moves * share + 1.0 / BEAT);
        }
    }
    out.show(&format!("fanout.{name}.tables"), tables);
    out.show(&format!("fanout.{name}.moves_per_s"), format!("{moves_a_second:.0}"));
    out.show(&format!("fanout.{name}.turned_away"), turned_away);
    let total = |of: fn(&Node) -> f64| nodes.iter().map(of).sum::<f64>();
    out.show(&format!("fanout.{name}.bus_deliveries_per_s"), format!("{:.0}", total(|n| n.reply)));
    for (what, of) in [
        ("pages", (|node| node.pages) as fn(&Node) -> f64),
        ("tables", |node| node.tables),
        ("to_pages_per_s", |node| node.to_pages),
        ("stored_per_s", |node| node.stored),
        ("said_on_the_bus_per_s", |node| node.said),
        ("heard_from_the_bus_per_s", |node| node.reply),
    ] {
        let mean = total(of) / f64::from(scenario.nodes);
        let most = nodes.iter().map(of).fold(0.0, f64::max);
        out.show(&format!("fanout.{name}.node.{what}"), format!("{mean:.0} (busiest {most:.0})"));
    }
}

/// A table and the number of people at it.
struct Table {
    players: u32,
    watchers: u32,
}

/// Most tables have two players, some three to five. Spectators follow Zipf's law: the table of
/// rank n has one n-th as many as the first.
fn crowd(scenario: &Scenario, rng: &mut Pcg64Mcg) -> Vec<Table> {
    let watchers = u64::from(scenario.people) * u64::from(scenario.watching) / 100;
    let mut left = scenario.people - watchers as u32;
    let mut tables = Vec::new();
    while left > 0 {
        let players = match rng.next_u32() % 10 {
            0..7 => 2,
            7..9 => 3,
            _ => 4 + rng.next_u32() % 2,
        };
        let players = players.min(left);
        left -= players;
        tables.push(Table { players, watchers: 0 });
    }
    let ranks: f64 = (1..=tables.len()).map(|rank| 1.0 / rank as f64).sum();
    // Carry the fractions over to the next tables, so that the total is exact.
    let (mut due, mut seated) = (0.0, 0);
    for (index, table) in tables.iter_mut().enumerate() {
        due += watchers as f64 / ranks / (index + 1) as f64;
        table.watchers = whole(due) - seated;
        seated += table.watchers;
    }
    tables
}

/// Rounds to the nearest integer.
#[expect(clippy::cast_sign_loss, reason = "shares of people are never below none")]
fn whole(share: f64) -> u32 {
    share.round() as u32
}

/// Assigns the pages of a table to nodes. Returns how many are at which node, and how many found no
/// room.
fn deal(pages: u32, scenario: &Scenario, rng: &mut Pcg64Mcg) -> (Vec<(usize, u32)>, u32) {
    let mut at: Vec<(usize, u32)> = Vec::new();
    let mut refused = 0;
    let home = (rng.next_u32() % scenario.nodes) as usize;
    for page in 0..pages {
        let node = match scenario.routing {
            Routing::AnyNode => (rng.next_u32() % scenario.nodes) as usize,
            // When a node has reached its limit for this table, the next one takes the rest.
            Routing::ByTable => (home + (page / MAX_AT_TABLE) as usize) % scenario.nodes as usize,
        };
        match at.iter_mut().find(|(known, _)| *known == node) {
            Some((_, there)) if *there < MAX_AT_TABLE => *there += 1,
            Some(_) => refused += 1,
            None => at.push((node, 1)),
        }
    }
    (at, refused)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scenario(routing: Routing) -> Scenario {
        Scenario { people: 10_000, watching: 25, seconds_a_move: 10.0, nodes: 8, routing }
    }

    #[test]
    fn every_client_is_assigned_to_a_node() {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let tables = crowd(&scenario(Routing::AnyNode), &mut rng);
        let players: u32 = tables.iter().map(|table| table.players).sum();
        let watchers: u32 = tables.iter().map(|table| table.watchers).sum();
        assert_eq!(players, 7_500);
        assert_eq!(watchers, 2_500);
        for routing in [Routing::AnyNode, Routing::ByTable] {
            let (at, refused) = deal(1_200, &scenario(routing), &mut rng);
            assert_eq!(at.iter().map(|(_, pages)| pages).sum::<u32>() + refused, 1_200);
            assert!(at.iter().all(|(_, pages)| *pages <= MAX_AT_TABLE));
        }
        let (at, _) = deal(4, &scenario(Routing::ByTable), &mut rng);
        assert_eq!(at.len(), 1, "together");
    }

    #[test]
    fn a_table_at_one_node_needs_no_bus() {
        let mut out = Figures::default();
        simulate(&scenario(Routing::ByTable), "near", &mut out);
        simulate(&scenario(Routing::AnyNode), "far", &mut out);
        let value = |name: &str| {
            let line = out.raw().lines().find_map(|line| line.strip_prefix(name));
            line.unwrap().trim_start_matches(": ").parse::<f64>().unwrap()
        };
        let near = value("fanout.near.bus_deliveries_per_s");
        let far = value("fanout.far.bus_deliveries_per_s");
        assert!(near < far / 20.0, "{near} {far}");
    }
}
