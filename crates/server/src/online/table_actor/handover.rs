//! Handing the seat of someone who left over to a bot, once all other players agree.

use std::collections::BTreeSet;

use wire::online::HandOverView;

/// The hand-over that players are voting on. Not stored: after a restart, players ask again.
#[derive(Debug, Default)]
pub(super) struct HandOver(Option<Vote>);

#[derive(Debug)]
struct Vote {
    seat: u8,
    level: u8,
    agreed: BTreeSet<u8>,
}

/// What a vote led to.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Agreement {
    /// Others have yet to agree.
    Waiting,
    /// All agree to a bot of this level. The vote is over.
    Reached { level: u8 },
}

impl HandOver {
    /// These seats agree that a bot plays for `seat`. The first to ask chooses the level. `people` are
    /// the seats of all people in the match.
    pub(super) fn agree(&mut self, seat: u8, level: u8, agreed: &[u8], people: &[u8]) -> Agreement {
        let vote = self.0.take().filter(|vote| vote.seat == seat);
        let mut vote = vote.unwrap_or_else(|| Vote { seat, level, agreed: BTreeSet::new() });
        vote.agreed
            .extend(agreed.iter().filter(|&&other| other != seat && people.contains(&other)));
        let all = people.iter().all(|other| *other == seat || vote.agreed.contains(other));
        if all {
            return Agreement::Reached { level: vote.level };
        }
        self.0 = Some(vote);
        Agreement::Waiting
    }

    /// Ends a vote on this seat: its occupant is back.
    pub(super) fn cancel(&mut self, seat: u8) {
        self.0.take_if(|vote| vote.seat == seat);
    }

    /// Ends a vote that has become pointless: a bot plays for the seat, its player is out, or the match
    /// is over. Returns whether there was one.
    pub(super) fn end_if_pointless(&mut self, is_over: bool, people: &[u8]) -> bool {
        self.0.take_if(|vote| is_over || !people.contains(&vote.seat)).is_some()
    }

    pub(super) fn view(&self) -> Option<HandOverView> {
        let vote = self.0.as_ref()?;
        let agreed = vote.agreed.iter().copied().collect();
        Some(HandOverView { seat: vote.seat, level: vote.level, agreed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_others_have_to_agree() {
        let mut handover = HandOver::default();
        let people = [0, 1, 2, 3];
        assert_eq!(handover.agree(1, 13, &[0], &people), Agreement::Waiting);
        assert_eq!(handover.agree(1, 18, &[1, 4], &people), Agreement::Waiting);
        let view = handover.view().unwrap();
        assert_eq!((view.seat, view.level, view.agreed), (1, 13, vec![0]));
        assert_eq!(handover.agree(1, 18, &[2, 3], &people), Agreement::Reached { level: 13 });
        assert!(handover.view().is_none());
    }

    #[test]
    fn a_vote_ends_when_it_is_pointless() {
        let mut handover = HandOver::default();
        let people = [0, 1, 2];
        let _ = handover.agree(1, 13, &[0], &people);
        handover.cancel(2);
        assert!(!handover.end_if_pointless(false, &people));
        assert!(handover.end_if_pointless(false, &[0, 2]));
        let _ = handover.agree(1, 13, &[0], &people);
        assert!(handover.end_if_pointless(true, &people));
        let _ = handover.agree(1, 13, &[0], &people);
        handover.cancel(1);
        assert!(handover.view().is_none());
    }
}
