//! A plain Monte Carlo tree search: a player to compare the captains with.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use crate::rules::{
    Game, Seat, SeededChance,
    shanghaien::{Action, Event, Position, Shanghaien},
};

/// How much rarely tried actions are favoured.
const CURIOSITY: f64 = 0.7;

/// A search with a time limit for each decision.
pub struct TreeSearch {
    budget: Duration,
}

/// A node of the tree.
#[derive(Default)]
struct Node {
    visits: f64,
    /// By action: how often it was tried, and how much it won for its player.
    actions: Vec<(Action, f64, f64)>,
    /// The node after each event.
    after: HashMap<Event, usize>,
}

impl TreeSearch {
    /// Makes a search with this time for each decision.
    pub fn new(budget: Duration) -> Self {
        Self { budget }
    }

    /// Returns the action tried most often; `None` when the game is over.
    pub fn choose(&mut self, position: &Position, chance: &mut SeededChance) -> Option<Action> {
        let legal = position.legal_actions();
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        let start = Instant::now();
        let mut nodes = vec![Node::default()];
        while start.elapsed() < self.budget {
            // Reading the clock costs as much as a few steps.
            for _ in 0..16 {
                play_once(&mut nodes, Shanghaien::sample(position, chance), chance);
            }
        }
        let tried = &nodes[0].actions;
        tried.iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, ..)| *action)
    }
}

/// Goes down the tree, adds a node, plays on at random and stores the result. The cards to come are dealt again each
/// time, so a node stands for all deals that lead there.
fn play_once(nodes: &mut Vec<Node>, mut game: Shanghaien, chance: &mut SeededChance) {
    let mut path: Vec<(usize, usize, Seat)> = Vec::new();
    let mut at = 0;
    while let Some(mover) = game.position().to_move() {
        let legal = game.legal_actions();
        let chosen = choose(&nodes[at], &legal);
        let node = &mut nodes[at];
        let index = node.actions.iter().position(|(action, ..)| *action == chosen).unwrap_or_else(|| {
            node.actions.push((chosen, 0.0, 0.0));
            node.actions.len() - 1
        });
        path.push((at, index, mover));
        let event = game.draw(chosen, chance);
        game.apply(event).expect("a legal action is accepted");
        let next = nodes.len();
        match nodes[at].after.get(&event) {
            Some(&known) => at = known,
            None => {
                nodes[at].after.insert(event, next);
                nodes.push(Node::default());
                break;
            }
        }
    }
    while game.play_randomly(chance).is_some() {}
    let winner = game.position().score().leader();
    for (node, index, mover) in path {
        nodes[node].visits += 1.0;
        let (_, tries, won) = &mut nodes[node].actions[index];
        *tries += 1.0;
        *won += winner.map_or(0.5, |winner| if winner == mover { 1.0 } else { 0.0 });
    }
}

/// Returns an action not tried yet, or else the most promising one (UCB1).
fn choose(node: &Node, legal: &[Action]) -> Action {
    let promise =
        |&(_, tries, won): &(Action, f64, f64)| won / tries + CURIOSITY * (node.visits.ln() / tries).sqrt();
    let known = |action: &Action| node.actions.iter().find(|(known, ..)| known == action);
    match legal.iter().find(|action| known(action).is_none()) {
        Some(&untried) => untried,
        None => {
            let promises =
                legal.iter().filter_map(|action| known(action).map(|known| (action, promise(known))));
            *promises.max_by(|one, other| one.1.total_cmp(&other.1)).expect("something is legal").0
        }
    }
}
