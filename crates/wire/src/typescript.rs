//! The page's TypeScript types, generated from this crate: one module that all games share, one for each
//! game and one for online play.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::command::{Clock, Command, Player};

use crate::match_state::{ClockView, OutcomeView, PendingView};
use crate::{BotChoice, Refusal, climbers_view, coach, klotz_view, online, xstack_view};

/// A TypeScript file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Module {
    /// The name of the file, without its folder.
    pub file: &'static str,
    /// What is in it.
    pub text: String,
}

impl Module {
    /// Where the module belongs in the source tree.
    pub fn path(&self) -> PathBuf {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wasm");
        PathBuf::from(folder).join(self.file)
    }
}

/// The modules that declare all messages.
pub fn modules() -> Vec<Module> {
    let mut shared = Declarations::default();
    shared.visit::<BotChoice>();
    shared.visit::<coach::Assessment>();
    shared.visit::<coach::Hint>();
    shared.visit::<coach::LessonVerdict>();
    shared.visit::<coach::PuzzleReply>();
    shared.visit::<Clock>();
    shared.visit::<ClockView>();
    shared.visit::<Command>();
    shared.visit::<OutcomeView>();
    shared.visit::<PendingView>();
    shared.visit::<Player>();
    shared.visit::<Refusal>();

    let mut klotz = Declarations::beside(&shared);
    klotz.visit::<klotz_view::Imagined>();
    klotz.visit::<klotz_view::Layout>();
    klotz.visit::<klotz_view::Lesson>();
    klotz.visit::<klotz_view::MatchSetup>();
    klotz.visit::<klotz_view::MatchView>();
    klotz.visit::<klotz_view::PositionView>();
    klotz.visit::<klotz_view::Puzzle>();
    klotz.visit::<klotz_view::Target>();

    let mut climbers = Declarations::beside(&shared);
    climbers.visit::<climbers_view::BlockChoice>();
    climbers.visit::<climbers_view::DraftView>();
    climbers.visit::<climbers_view::FaceChoice>();
    climbers.visit::<climbers_view::Imagined>();
    climbers.visit::<climbers_view::Lesson>();
    climbers.visit::<climbers_view::MatchView>();
    climbers.visit::<climbers_view::ReachPreview>();
    climbers.visit::<climbers_view::PlaceView>();
    climbers.visit::<climbers_view::PoseView>();
    climbers.visit::<climbers_view::Preset>();
    climbers.visit::<climbers_view::Puzzle>();
    climbers.visit::<climbers_view::PuzzleAttempt>();

    let mut xstack = Declarations::beside(&shared);
    xstack.visit::<xstack_view::ContactsView>();
    xstack.visit::<xstack_view::EditorView>();
    xstack.visit::<xstack_view::Lesson>();
    xstack.visit::<xstack_view::MatchView>();
    xstack.visit::<xstack_view::TurnView>();

    let mut online = Declarations::beside(&shared);
    online.visit::<online::ClientToServer>();
    online.visit::<online::Credentials>();
    online.visit::<online::DailyTry>();
    online.visit::<online::DailyVerdict>();
    online.visit::<online::DailyView>();
    online.visit::<online::Lobby>();
    online.visit::<online::Me>();
    online.visit::<online::NewTable>();
    online.visit::<online::NewToken>();
    online.visit::<online::OwnTables>();
    online.visit::<online::PasswordChange>();
    online.visit::<online::PasswordProof>();
    online.visit::<online::Profile>();
    online.visit::<online::Leaderboard>();
    online.visit::<online::PairRequest>();
    online.visit::<online::PushServerKey>();
    online.visit::<online::PushSubscriptionInfo>();
    online.visit::<online::PushUnsubscribe>();
    online.visit::<online::ServerToClient>();
    online.visit::<online::TableCreated>();
    online.visit::<online::TokenCreated>();
    online.visit::<online::Tokens>();
    online.games = &["klotz", "climbers", "xstack"];

    vec![
        Module {
            file: "wire.ts",
            text: shared.text("Messages that all games share."),
        },
        Module { file: "klotz.ts", text: klotz.text("KLOTZ as the page sees it.") },
        Module {
            file: "climbers.ts",
            text: climbers.text(
                "The Climbers as the page sees it: x runs east, y north, z up, in halves of a cube's edge.",
            ),
        },
        Module {
            file: "xstack.ts",
            text: xstack.text(
                "X-Stack as the page sees it: x runs to the right, y up, z towards the first player, in metres.",
            ),
        },
        Module {
            file: "online.ts",
            text: online.text("Messages of online play."),
        },
    ]
}

/// Collects a type and, through it, every type it mentions.
#[derive(Default)]
struct Declarations {
    config: Config,
    declared: BTreeMap<String, Declared>,
    /// What the module beside this one declares.
    shared: BTreeMap<String, Declared>,
    /// The modules of games it mentions by name.
    games: &'static [&'static str],
}

/// One type of a module.
#[derive(Clone)]
struct Declared {
    id: TypeId,
    docs: String,
    code: String,
}

impl Declarations {
    /// A module that imports what another one declares.
    fn beside(shared: &Declarations) -> Declarations {
        Declarations { shared: shared.declared.clone(), ..Declarations::default() }
    }

    fn text(&self, about: &str) -> String {
        let mut lines = vec![
            format!("// {about}"),
            "// Generated from the crate `wire` by `cargo xtask types`; do not edit.".into(),
        ];
        let imported = self.shared.keys().filter(|name| self.mentions(name)).map(String::as_str);
        let imported: Vec<_> = imported.collect();
        if !imported.is_empty() {
            lines.push(format!("import type {{ {} }} from './wire';", imported.join(", ")));
        }
        for game in self.games {
            lines.push(format!("import type * as {game} from './{game}';"));
        }
        for Declared { docs, code, .. } in self.declared.values() {
            lines.push(String::new());
            let declaration = format!("{docs}export {code}");
            lines.extend(declaration.lines().map(|line| line.trim_end().to_owned()));
        }
        lines.join("\n") + "\n"
    }

    /// Whether a declaration, not counting comments, uses a type of this name.
    fn mentions(&self, name: &str) -> bool {
        let code = self.declared.values().flat_map(|declared| declared.code.lines());
        code.filter(|line| !line.trim_start().starts_with(['/', '*']))
            .any(|line| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == name))
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to; strings and numbers do not.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let id = TypeId::of::<T>();
            if self.shared.get(&name).is_some_and(|known| known.id == id) {
                return;
            }
            if let Some(known) = self.declared.get(&name) {
                assert!(known.id == id, "two types of one module are called {name}");
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let code = T::decl(&self.config);
            self.declared.insert(name, Declared { id, docs, code });
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}
