//! What goes wrong, and when.

use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until};

use crate::checks::Checks;
use crate::cluster::{Cluster, NODES};
use crate::random::{Source, Stream};

/// Injects faults until the time is up or a promise is broken.
pub(crate) async fn inject(cluster: &Cluster, source: Source, checks: &Checks, until: Instant) {
    let random = source.stream("faults", 0);
    loop {
        let next = Instant::now() + random.between(Duration::from_secs(10), Duration::from_mins(4));
        if next >= until || checks.has_failed() {
            sleep_until(until).await;
            return;
        }
        sleep_until(next).await;
        one_fault(cluster, &random).await;
    }
}

async fn one_fault(cluster: &Cluster, random: &Stream) {
    let node = random.below(NODES as u64) as usize;
    let lasts = random.between(Duration::from_secs(1), Duration::from_secs(45));
    match random.below(7) {
        0 => {
            cluster.kill_node(node);
            sleep(lasts / 2).await;
            cluster.start_node(node).await;
        }
        1 => {
            cluster.stop_node(node).await;
            sleep(lasts / 4).await;
            cluster.start_node(node).await;
        }
        2 => {
            let Some(running) = cluster.node(node) else { return };
            running.links.cut(random.below(1_001));
        }
        3 => {
            let Some(running) = cluster.node(node) else { return };
            running.links.stall(lasts);
        }
        4 => {
            let Some(running) = cluster.node(node) else { return };
            running.bus.set_connected(false);
            sleep(lasts).await;
            running.bus.set_connected(true);
        }
        5 => {
            let Some(running) = cluster.node(node) else { return };
            running.disk.set_faults(random.below(1_500), random.below(300));
            sleep(lasts).await;
            running.disk.set_faults(3, 0);
        }
        _ => {
            cluster.clock(node).set_offset(random.below(1_000).cast_signed() - 500);
            sleep(lasts).await;
            cluster.clock(node).set_offset(0);
        }
    }
}
