//! Monte Carlo tree search for games of several players, everyone for themselves: each player
//! picks what is best for them (max^n), instead of playing positions out at random they are
//! judged, and what is proven to be won is not looked at again.
//!
//! Only sums, products, quotients and square roots are taken of broken numbers, so that the same
//! search finds the same on every machine.
#![expect(clippy::cast_precision_loss, reason = "nobody counts the last of millions of visits")]

use super::{Budget, Found, Scored};

/// The most players there can be.
pub const SEATS: usize = 4;

/// Everyone's chance to win. A draw leaves some of it to nobody.
pub type Shares = [f32; SEATS];

/// A game as this search sees it. Players are numbered from 0.
pub trait Tree: Clone {
    /// A move.
    type Move: Copy + PartialEq;

    /// Who is to move.
    fn mover(&self) -> usize;

    /// Who has won, or wins with the next move.
    fn winner(&self) -> Option<usize>;

    /// The shares where the game is drawn.
    fn drawn(&self) -> Option<Shares>;

    /// A guess at everyone's chances, which add up to one.
    fn shares(&mut self) -> Shares;

    /// The moves worth a look, each with a weight above 0 that says how likely it is the best.
    fn moves(&mut self, care: Care, into: &mut Vec<(Self::Move, f32)>);

    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move);
}

/// How closely moves are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// All of them, as it is they that are chosen from.
    Root,
    /// The promising ones.
    Inner,
}

/// How the search spreads its attention.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// How much a move that looks likely is preferred over one that has done well, in hundredths.
    pub curiosity: u32,
    /// The same for moves of the others. The higher, the more they are thought to play what looks
    /// likely instead of what is best: nobody should count on others to stop a rival in time.
    pub others: u32,
    /// How much worse than its position a move is held before it was tried, in hundredths.
    pub doubt: u32,
    /// The most positions that are kept.
    pub kept: usize,
}

/// Nobody, where a winner is expected.
const NOBODY: u8 = u8::MAX;

/// A position, as the move that leads to it.
struct Node<M> {
    mv: M,
    likely: f32,
    visits: u32,
    /// The sum of the shares found below it.
    sum: Shares,
    /// Where its successors are kept, once it has any.
    first: u32,
    count: u32,
    /// Who is proven to win.
    proven: u8,
}

/// Searches until the budget is spent, whose depth does not matter: a node is one way from the
/// root to a position that is judged. Values are everyone's odds in points, as `odds` makes them
/// of a chance.
pub fn search<T: Tree>(
    tree: &T,
    spread: &Spread,
    odds: impl Fn(f32) -> i32,
    budget: &mut Budget<'_>,
) -> Found<T::Move> {
    let us = tree.mover();
    let mut run =
        Run { us, spread, nodes: Vec::new(), list: Vec::new(), path: Vec::new(), depth: 0 };
    let mut root = tree.clone();
    run.expand_root(&mut root);
    let mut playouts = 0;
    while !run.nodes.is_empty()
        && run.nodes[0].proven == NOBODY
        && (playouts == 0 || playouts < budget.nodes)
        && !(playouts % 64 == 63 && (budget.stop)())
    {
        run.playout(tree.clone());
        playouts += 1;
    }
    let Some(root) = run.nodes.first() else {
        return Found { moves: Vec::new(), depth: 0, nodes: 0 };
    };
    let children = &run.nodes[root.first as usize..(root.first + root.count) as usize];
    Found { moves: ranked(children, us, odds), depth: run.depth, nodes: playouts }
}

/// The root's moves, best first: proven wins, then by visits, proven losses last.
fn ranked<M: Copy>(children: &[Node<M>], us: usize, odds: impl Fn(f32) -> i32) -> Vec<Scored<M>> {
    let chance = |node: &Node<M>| match node.proven {
        NOBODY if node.visits == 0 => 0.0,
        NOBODY => node.sum[us] / node.visits as f32,
        winner => f32::from(u8::from(usize::from(winner) == us)),
    };
    let rank = |node: &Node<M>| match node.proven {
        NOBODY => u64::from(node.visits) + 1,
        winner if usize::from(winner) == us => u64::MAX,
        _ => 0,
    };
    let mut order = children.iter().collect::<Vec<_>>();
    order.sort_by_key(|node| std::cmp::Reverse(rank(node)));
    let best = order.first().map_or(0, |&node| odds(chance(node)));
    let most = order.first().map_or(0, |node| node.visits);
    let value = |(at, node): (usize, &&Node<M>)| {
        // A move that was hardly looked at has been found wanting, whatever its chance seems.
        let neglected = u64::from(node.visits) * 10 < u64::from(most);
        let value = odds(if neglected { 0.0 } else { chance(node) });
        Scored { mv: node.mv, value: if at == 0 { best } else { value.min(best - 1) } }
    };
    let mut scored = order.iter().enumerate().map(value).collect::<Vec<_>>();
    scored.sort_by_key(|scored| std::cmp::Reverse(scored.value));
    scored
}

struct Run<'s, M> {
    us: usize,
    spread: &'s Spread,
    nodes: Vec<Node<M>>,
    /// A list of moves for reuse.
    list: Vec<(M, f32)>,
    /// The way from the root to where the search is: who moved from each node.
    path: Vec<(usize, usize)>,
    depth: u32,
}

impl<M: Copy + PartialEq> Run<'_, M> {
    fn expand_root<T: Tree<Move = M>>(&mut self, root: &mut T) {
        self.list.clear();
        root.moves(Care::Root, &mut self.list);
        if let Some(&(mv, _)) = self.list.first() {
            self.nodes.push(Node {
                mv,
                likely: 1.0,
                visits: 0,
                sum: [0.0; SEATS],
                first: 0,
                count: 0,
                proven: NOBODY,
            });
            self.adopt(0);
        }
    }

    /// Makes the moves of the list the successors of a node.
    fn adopt(&mut self, node: usize) {
        let total = self.list.iter().map(|&(_, weight)| weight).sum::<f32>();
        self.nodes[node].first = u32::try_from(self.nodes.len()).expect("memory ends sooner");
        self.nodes[node].count = u32::try_from(self.list.len()).expect("few moves");
        for &(mv, weight) in &self.list {
            self.nodes.push(Node {
                mv,
                likely: weight / total,
                visits: 0,
                sum: [0.0; SEATS],
                first: 0,
                count: 0,
                proven: NOBODY,
            });
        }
    }

    /// One way down, a judgement, and the way back.
    fn playout<T: Tree<Move = M>>(&mut self, mut tree: T) {
        self.path.clear();
        let mut at = 0;
        let shares = loop {
            // At the root a move is wanted, whatever is known.
            if at != 0 {
                if let Some(winner) = tree.winner() {
                    self.nodes[at].proven = winner as u8;
                    break won_by(winner);
                }
                if let Some(shares) = tree.drawn() {
                    break shares;
                }
            }
            let mover = tree.mover();
            if self.nodes[at].count == 0 {
                let again = self.nodes[at].visits > 0 && self.nodes.len() < self.spread.kept;
                if again {
                    self.list.clear();
                    tree.moves(Care::Inner, &mut self.list);
                }
                if !again || self.list.is_empty() {
                    break tree.shares();
                }
                self.adopt(at);
            }
            self.path.push((at, mover));
            at = self.select(at, mover);
            tree.play(self.nodes[at].mv);
        };
        self.depth = self.depth.max(u32::try_from(self.path.len()).unwrap_or(u32::MAX));
        self.record(at, &shares);
        while let Some((parent, mover)) = self.path.pop() {
            self.record(parent, &shares);
            if self.nodes[at].proven != NOBODY {
                self.prove(parent, mover);
            }
            at = parent;
        }
    }

    fn record(&mut self, at: usize, shares: &Shares) {
        let node = &mut self.nodes[at];
        node.visits += 1;
        for (sum, share) in node.sum.iter_mut().zip(shares) {
            *sum += share;
        }
    }

    /// The mover wins if one move does; somebody else does if all moves let them.
    fn prove(&mut self, at: usize, mover: usize) {
        let children = self.children(at);
        let first = children.first().map_or(NOBODY, |child| child.proven);
        let proven = if children.iter().any(|child| usize::from(child.proven) == mover) {
            mover as u8
        } else if children.iter().all(|child| child.proven == first) {
            first
        } else {
            NOBODY
        };
        self.nodes[at].proven = proven;
    }

    fn children(&self, at: usize) -> &[Node<M>] {
        let Node { first, count, .. } = self.nodes[at];
        &self.nodes[first as usize..(first + count) as usize]
    }

    /// The successor that deserves the next look.
    fn select(&self, at: usize, mover: usize) -> usize {
        let node = &self.nodes[at];
        let visits = node.visits as f32;
        let here = if node.visits == 0 { 0.5 } else { node.sum[mover] / visits };
        let untried = (here - self.spread.doubt as f32 / 100.0).max(0.0);
        let Spread { curiosity, others, .. } = *self.spread;
        let curiosity = if mover == self.us { curiosity } else { others };
        let reach = curiosity as f32 / 100.0 * (visits + 1.0).sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, child) in self.children(at).iter().enumerate() {
            let tried = child.visits as f32;
            let merit = match child.proven {
                NOBODY if child.visits == 0 => untried + reach * child.likely,
                NOBODY => child.sum[mover] / tried + reach * child.likely / (1.0 + tried),
                winner if usize::from(winner) == mover => 2.0,
                // Lost for sure: only where everything is.
                _ => -1.0,
            };
            if merit > best.0 {
                best = (merit, place);
            }
        }
        node.first as usize + best.1
    }
}

fn won_by(winner: usize) -> Shares {
    let mut shares = [0.0; SEATS];
    shares[winner] = 1.0;
    shares
}
