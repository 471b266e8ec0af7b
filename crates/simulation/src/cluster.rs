//! Three nodes over one database and one bus. A node can be killed and started again.

use std::cell::{Cell, RefCell};
use std::net::{IpAddr, Ipv4Addr};
use std::rc::Rc;
use std::sync::Arc;

use axum::Router;
use server::{AppState, Config, Content, PlantedBug, WallClock as _, router, serve_simulated};
use store::memory::{MemoryDatabase, MemoryStore};
use tokio::io::DuplexStream;
use tokio::runtime::Handle;
use tokio::time::{Duration, sleep};

use crate::Bug;
use crate::bus::{Hub, SimulatedBus};
use crate::checks::Failure;
use crate::disk::SimulatedDisk;
use crate::environment::{SimulatedClock, environment};
use crate::network::Links;
use crate::random::Source;
use crate::trace::Trace;

/// How many nodes there are.
pub(crate) const NODES: usize = 3;

/// How long a graceful stop takes at most.
const STOP_TIMEOUT: Duration = Duration::from_secs(4);

/// Longer than the upkeep of a node takes to notice that it is gone.
const UPKEEP: Duration = Duration::from_mins(2);

/// The cluster. Clones refer to the same one.
#[derive(Clone)]
pub(crate) struct Cluster(Rc<Shared>);

struct Shared {
    database: MemoryDatabase,
    hub: Hub,
    source: Source,
    trace: Trace,
    bug: Option<Bug>,
    clocks: [SimulatedClock; NODES],
    nodes: RefCell<[Option<Node>; NODES]>,
    starts: Cell<u64>,
    kills: Cell<u64>,
}

/// A running node.
#[derive(Clone)]
pub(crate) struct Node {
    app: Router,
    state: AppState,
    pub(crate) links: Rc<Links>,
    pub(crate) disk: Arc<SimulatedDisk>,
    pub(crate) bus: SimulatedBus,
}

impl Cluster {
    pub(crate) async fn start(source: Source, trace: &Trace, bug: Option<Bug>) -> Cluster {
        let database = MemoryDatabase::default();
        if bug == Some(Bug::DoubleRating) {
            database.rate_flags_twice();
        }
        let time = SimulatedClock::new(0);
        database.set_clock(Box::new(move || time.now_ms()));
        let skew = source.stream("skew", 0);
        let clocks = [(); NODES].map(|()| SimulatedClock::new(skew.below(100).cast_signed() - 50));
        let cluster = Cluster(Rc::new(Shared {
            database,
            hub: Hub::new(source.stream("bus", 0)),
            source,
            trace: trace.clone(),
            bug,
            clocks,
            nodes: RefCell::default(),
            starts: Cell::new(0),
            kills: Cell::new(0),
        }));
        for node in 0..NODES {
            cluster.start_node(node).await;
        }
        cluster
    }

    pub(crate) fn database(&self) -> &MemoryDatabase {
        &self.0.database
    }

    pub(crate) fn node(&self, node: usize) -> Option<Node> {
        self.0.nodes.borrow()[node].clone()
    }

    pub(crate) fn clock(&self, node: usize) -> &SimulatedClock {
        &self.0.clocks[node]
    }

    pub(crate) fn kills(&self) -> u64 {
        self.0.kills.get()
    }

    /// Starts a node that is not running.
    pub(crate) async fn start_node(&self, node: usize) {
        let number = self.0.starts.get();
        self.0.starts.set(number + 1);
        let source = &self.0.source;
        let disk = Arc::new(SimulatedDisk::new(source.stream("disk", number)));
        let bus = self.0.hub.join(1_000 + number);
        let store = MemoryStore::new(self.0.database.clone(), disk.clone());
        let config = Config {
            bus: Some(Arc::new(bus.clone())),
            environment: environment(&self.0.clocks[node], &source.stream("node", number)),
            planted_bug: match self.0.bug {
                Some(Bug::AckBeforeStore) => Some(PlantedBug::AckBeforeStore),
                Some(Bug::MissedResync) => Some(PlantedBug::MissedResync),
                Some(Bug::DoubleRating) | None => None,
            },
            ..Config::default()
        };
        let state = AppState::open(Arc::new(store), config).await;
        let state = state.expect("the database answers while a node starts");
        let app = router(Content::new([]), state.clone());
        let links = Rc::new(Links::new(source.stream("links", number)));
        self.0.trace.note(&format!("node {node} starts"));
        self.0.nodes.borrow_mut()[node] = Some(Node { app, state, links, disk, bus });
    }

    /// Kills a node: its connections are cut, and nothing of it reaches the database or the bus any more.
    pub(crate) fn kill_node(&self, node: usize) {
        let Some(killed) = self.0.nodes.borrow_mut()[node].take() else { return };
        self.0.trace.note(&format!("node {node} is killed"));
        self.0.kills.set(self.0.kills.get() + 1);
        killed.disk.kill();
        killed.bus.set_connected(false);
        killed.links.cut(1_000);
    }

    /// Stops a node as for an update: it asks its players to reconnect.
    pub(crate) async fn stop_node(&self, node: usize) {
        let Some(stopped) = self.0.nodes.borrow_mut()[node].take() else { return };
        self.0.trace.note(&format!("node {node} stops"));
        let _ = tokio::time::timeout(STOP_TIMEOUT, stopped.state.stop()).await;
        stopped.disk.kill();
        stopped.bus.set_connected(false);
        stopped.links.cut(1_000);
    }

    /// A player connects to a node, if it is running.
    pub(crate) fn connect(&self, node: usize, player: usize) -> Option<DuplexStream> {
        let node = self.node(node)?;
        let (near, far) = node.links.connect();
        let address = Ipv4Addr::new(10, 0, (player / 250) as u8, (player % 250) as u8 + 1);
        tokio::spawn(serve_simulated(far, IpAddr::V4(address), node.app.clone()));
        Some(near)
    }

    /// Ends all faults.
    pub(crate) async fn heal(&self) {
        for node in 0..NODES {
            self.clock(node).set_offset(0);
            match self.node(node) {
                Some(running) => {
                    running.disk.set_faults(3, 0);
                    running.bus.set_connected(true);
                }
                None => self.start_node(node).await,
            }
        }
    }

    /// Nobody is connected: no table may be in memory and no task be left.
    pub(crate) async fn check_idle(&self) -> Result<(), Failure> {
        for node in 0..NODES {
            let subscriptions = self.node(node).map_or(0, |node| node.bus.subscriptions());
            if subscriptions > 0 {
                return Err(Failure::new(format!(
                    "node {node} still has {subscriptions} tables in memory with nobody connected"
                )));
            }
        }
        // The last reference to a node ends its upkeep.
        self.0.nodes.take();
        sleep(UPKEEP).await;
        let tasks = Handle::current().metrics().num_alive_tasks();
        if tasks > 0 {
            return Err(Failure::new(format!("{tasks} tasks are left with nobody connected")));
        }
        Ok(())
    }
}
