//! Clocks: lag compensation, flags, and the clock that stands still while a turn is verified.

use std::time::Duration;

use tokio::time::Instant;

/// The most time a single move gets back.
pub(super) const MAX_COMPENSATION: Duration = Duration::from_millis(200);

/// What a seat can get back for moves in quick succession.
const FULL: Duration = Duration::from_secs(1);

/// How much of that returns with each move.
const REFILL: Duration = Duration::from_millis(100);

/// How long another node may keep a clock standing still.
const MAX_REMOTE_STOP: Duration = Duration::from_secs(10);

/// Gives a seat back the time its moves spend on the network. Feigning a slow connection gains no more
/// than this.
#[derive(Debug, Clone)]
struct LagCompensation(Duration);

impl Default for LagCompensation {
    fn default() -> LagCompensation {
        LagCompensation(FULL)
    }
}

impl LagCompensation {
    /// What a move over a connection with this round trip gets back.
    fn offer(&self, round_trip: Duration) -> Duration {
        (round_trip / 2).min(MAX_COMPENSATION).min(self.0)
    }

    /// A move that got this much back was played.
    fn spend(&mut self, spent: Duration) {
        self.0 = (self.0.saturating_sub(spent) + REFILL).min(FULL);
    }
}

/// The clock of the seat to move stands still: its turn has arrived and is being verified.
#[derive(Debug, Clone, Copy)]
struct Stopped {
    at_ms: u64,
    until: Option<Instant>,
    position_seq: u32,
}

/// The clocks of a table.
#[derive(Debug)]
pub(super) struct Clocks {
    compensation: Vec<LagCompensation>,
    /// When we noticed that the flag of the seat to move had fallen.
    flag_fell_at: Option<Instant>,
    stopped: Option<Stopped>,
}

impl Clocks {
    pub(super) fn new(seats: usize) -> Clocks {
        let compensation = vec![LagCompensation::default(); seats];
        Clocks { compensation, flag_fell_at: None, stopped: None }
    }

    /// What a move of this seat gets back for its time on the network.
    pub(super) fn compensation(&self, seat: u8, round_trip: Duration) -> Duration {
        let seat = self.compensation.get(usize::from(seat));
        seat.map_or(Duration::ZERO, |seat| seat.offer(round_trip))
    }

    /// A move of this seat was played and got this much back.
    pub(super) fn spend_compensation(&mut self, seat: u8, spent: Duration) {
        if let Some(seat) = self.compensation.get_mut(usize::from(seat)) {
            seat.spend(spent);
        }
    }

    /// Stops the clock of the seat to move at this time: its turn has arrived.
    pub(super) fn stop(&mut self, position_seq: u32, at_ms: u64) {
        self.stopped = Some(Stopped { at_ms, until: None, position_seq });
    }

    /// The same on the word of another node, which may fail: not for long.
    pub(super) fn stop_for_node(&mut self, position_seq: u32, at_ms: u64) {
        let until = Some(Instant::now() + MAX_REMOTE_STOP);
        self.stopped.get_or_insert(Stopped { at_ms, until, position_seq });
    }

    /// The turn has been verified: time runs again.
    pub(super) fn resume(&mut self) {
        self.stopped = None;
    }

    /// Lets time run again if the position is another one, or a node took too long.
    pub(super) fn update(&mut self, position_seq: u32) {
        self.stopped.take_if(|stopped| {
            stopped.position_seq != position_seq
                || stopped.until.is_some_and(|until| until <= Instant::now())
        });
    }

    /// What the clocks of this table show: while a turn is verified, the time it arrived.
    pub(super) fn now_ms(&self, now_ms: u64) -> u64 {
        self.stopped.map_or(now_ms, |stopped| stopped.at_ms.min(now_ms))
    }

    /// How long to wait before acting on the flag of the seat to move, which falls in `flag_in`. A move
    /// sent in time may still be under way, so a fallen flag counts only after `grace`.
    pub(super) fn flag_wait(&self, flag_in: Duration, grace: Duration) -> Duration {
        if let Some(stopped) = self.stopped {
            let left = |until: Instant| until.saturating_duration_since(Instant::now());
            return stopped.until.map_or(Duration::from_hours(1), left);
        }
        self.flag_fell_at.map_or(flag_in, |since| grace.saturating_sub(since.elapsed()))
    }

    /// Whether the flag of the seat to move has been down for longer than `grace`. If so, the next
    /// attempt waits as long again.
    pub(super) fn is_flag_due(&mut self, flag_in: Option<Duration>, grace: Duration) -> bool {
        if flag_in != Some(Duration::ZERO) || self.stopped.is_some() {
            self.flag_fell_at = None;
            return false;
        }
        let since = *self.flag_fell_at.get_or_insert_with(Instant::now);
        let is_due = since.elapsed() >= grace;
        if is_due {
            self.flag_fell_at = Some(Instant::now());
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn half_the_round_trip_is_given_back_within_limits() {
        let mut lag = LagCompensation::default();
        assert_eq!(lag.offer(ms(90)), ms(45));
        assert_eq!(lag.offer(ms(5_000)), ms(200));
        let mut given = Vec::new();
        for _ in 0..12 {
            let offer = lag.offer(ms(5_000));
            lag.spend(offer);
            given.push(offer.as_millis());
        }
        // Once it is used up, a move gets back what has been refilled.
        assert_eq!(given, [200, 200, 200, 200, 200, 200, 200, 200, 200, 100, 100, 100]);
        lag.spend(ms(0));
        assert_eq!(lag.offer(ms(5_000)), ms(200));
    }

    #[test]
    fn a_flag_counts_after_the_grace_period() {
        let mut clocks = Clocks::new(2);
        assert!(!clocks.is_flag_due(Some(ms(5)), Duration::ZERO));
        assert!(!clocks.is_flag_due(Some(ms(0)), ms(10_000)));
        assert!(clocks.flag_wait(ms(0), ms(10_000)) > ms(9_000));
        assert!(clocks.is_flag_due(Some(ms(0)), Duration::ZERO));
        assert!(!clocks.is_flag_due(None, Duration::ZERO));
    }

    #[test]
    fn no_flag_falls_while_a_turn_is_verified() {
        let mut clocks = Clocks::new(2);
        clocks.stop(3, 1_000);
        assert_eq!(clocks.now_ms(5_000), 1_000);
        assert!(!clocks.is_flag_due(Some(ms(0)), Duration::ZERO));
        assert!(clocks.flag_wait(ms(0), ms(0)) > ms(1_000));
        clocks.update(3);
        assert_eq!(clocks.now_ms(5_000), 1_000);
        clocks.update(4);
        assert_eq!(clocks.now_ms(5_000), 5_000, "the position is another one");
        clocks.stop(4, 6_000);
        clocks.resume();
        assert!(clocks.is_flag_due(Some(ms(0)), Duration::ZERO));
    }
}
