//! Accounts, sessions, tokens and push subscriptions in memory.

use std::cmp::Reverse;

use super::data::Data;
use crate::{
    AccountRow, NewAccount, NewToken, PushSubscription, Session, SessionAccount, StoreError,
    TokenRow,
};

/// How many sessions an account may have; the oldest go first.
const MAX_SESSIONS: usize = 20;

impl Data {
    pub(super) fn add_account(&mut self, account: NewAccount, session: Session) -> bool {
        let is_taken = self.account_named(&account.skeleton).is_some();
        if is_taken || self.accounts.contains_key(&account.visitor) {
            return false;
        }
        self.accounts.insert(account.visitor.clone(), Some(account));
        self.sessions.insert(session.hash.clone(), session);
        true
    }

    pub(super) fn account_named(&self, skeleton: &str) -> Option<AccountRow> {
        let mut accounts = self.accounts.values().flatten();
        accounts.find(|account| account.skeleton == skeleton).map(row)
    }

    pub(super) fn account_of(&self, visitor: &str) -> Option<AccountRow> {
        self.accounts.get(visitor)?.as_ref().map(row)
    }

    pub(super) fn set_password(
        &mut self,
        visitor: &str,
        password: &str,
        session: Session,
    ) -> Result<(), StoreError> {
        let missing = || StoreError::Missing { what: "account", id: visitor.to_owned() };
        let account =
            self.accounts.get_mut(visitor).and_then(Option::as_mut).ok_or_else(missing)?;
        password.clone_into(&mut account.password);
        self.sessions.retain(|_, session| session.visitor != visitor);
        self.sessions.insert(session.hash.clone(), session);
        Ok(())
    }

    pub(super) fn delete_account(&mut self, visitor: &str) {
        let programs = self.programs_of(visitor);
        for result in self.results.values_mut() {
            let is_theirs =
                |played: &String| played == visitor || programs.iter().any(|p| p == played);
            if result.seat.visitor.as_ref().is_some_and(is_theirs) {
                result.seat.visitor = None;
                result.seat.name = String::new();
            }
        }
        let authors = programs.iter().map(String::as_str).chain([visitor]);
        for prefix in authors.map(|author| format!("{author} ")) {
            for lines in self.chat.values_mut() {
                lines.retain(|line| !line.request_id.starts_with(&prefix));
            }
        }
        self.watchers.retain(|(_, watcher)| watcher != visitor);
        self.ratings.retain(|(rated, _), _| rated != visitor);
        self.tokens.retain(|_, token| token.owner != visitor);
        self.revoked.retain(|token| token.owner != visitor);
        self.sessions.retain(|_, session| session.visitor != visitor);
        self.daily_results.retain(|(_, _, player), _| player != visitor);
        self.pushes.retain(|_, push| push.visitor != visitor);
        if let Some(account) = self.accounts.get_mut(visitor) {
            *account = None;
        }
    }

    pub(super) fn open_session(
        &mut self,
        session: Session,
        replaces: Option<&str>,
    ) -> Result<(), StoreError> {
        if !self.accounts.contains_key(&session.visitor) {
            return Err(StoreError::Missing { what: "account", id: session.visitor });
        }
        if let Some(hash) = replaces {
            self.sessions.remove(hash);
        }
        let own = self.sessions.values().filter(|known| known.visitor == session.visitor);
        let mut own: Vec<(Reverse<u64>, String)> =
            own.map(|known| (Reverse(known.until_ms), known.hash.clone())).collect();
        own.sort();
        for (_, hash) in own.into_iter().skip(MAX_SESSIONS - 1) {
            self.sessions.remove(&hash);
        }
        self.sessions.insert(session.hash.clone(), session);
        Ok(())
    }

    pub(super) fn session_account(&self, hash: &str, now_ms: u64) -> Option<SessionAccount> {
        let session = self.sessions.get(hash).filter(|session| session.until_ms > now_ms)?;
        let account = self.account_of(&session.visitor)?;
        Some(SessionAccount { visitor: account.visitor, name: account.name })
    }

    pub(super) fn add_token(&mut self, token: NewToken, limit: u32) -> bool {
        let owned = self.tokens.values().filter(|known| known.owner == token.row.owner);
        let has_room = owned.count() < limit as usize;
        if has_room {
            self.tokens.insert(token.hash, token.row);
        }
        has_room
    }

    pub(super) fn tokens_of(&self, owner: &str) -> Vec<TokenRow> {
        let own = self.tokens.values().filter(|token| token.owner == owner);
        let mut rows: Vec<TokenRow> = own.cloned().collect();
        rows.sort_by(|one, other| (one.made_ms, &one.id).cmp(&(other.made_ms, &other.id)));
        rows
    }

    pub(super) fn revoke_token(&mut self, owner: &str, id: &str) -> bool {
        let is_it = |token: &TokenRow| token.owner == owner && token.id == id;
        let Some(hash) = self.tokens.iter().find(|(_, token)| is_it(token)) else { return false };
        let hash = hash.0.clone();
        self.revoked.extend(self.tokens.remove(&hash));
        true
    }

    /// The visitors of all programs that an account has or had.
    pub(super) fn programs_of(&self, owner: &str) -> Vec<String> {
        let all = self.tokens.values().chain(&self.revoked);
        let mut own: Vec<&TokenRow> = all.filter(|token| token.owner == owner).collect();
        own.sort_by_key(|token| (token.made_ms, &token.id));
        own.into_iter().map(|token| token.visitor.clone()).collect()
    }

    pub(super) fn add_push_subscription(&mut self, row: PushSubscription, limit: u32) {
        let visitor = row.visitor.clone();
        self.pushes.insert(row.endpoint.clone(), row);
        let mut own = self.push_subscriptions_of(&visitor);
        own.reverse();
        for old in own.into_iter().skip(limit as usize) {
            self.pushes.remove(&old.endpoint);
        }
    }

    pub(super) fn push_subscriptions_of(&self, visitor: &str) -> Vec<PushSubscription> {
        let own = self.pushes.values().filter(|push| push.visitor == visitor);
        let mut rows: Vec<PushSubscription> = own.cloned().collect();
        rows.sort_by_key(|row| row.made_ms);
        rows
    }
}

fn row(account: &NewAccount) -> AccountRow {
    AccountRow {
        visitor: account.visitor.clone(),
        name: account.name.clone(),
        password: account.password.clone(),
        made_ms: account.made_ms,
    }
}
