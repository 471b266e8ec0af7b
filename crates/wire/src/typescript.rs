//! The page's types, made from the types of this crate.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::klotz::{Layout, MatchSetup, MatchView, PositionView, Target};
use crate::table::Command;
use crate::{BotChoice, Refusal};

const HEADER: &str = "\
// The types that travel between page, worker, store and server.
// Made from the crate `wire` by `cargo xtask types`: change them there, not here.

";

/// The TypeScript module that declares everything the page exchanges with the rules.
pub fn module() -> String {
    let mut declarations = Declarations { config: Config::new(), by_name: BTreeMap::new() };
    declarations.visit::<BotChoice>();
    declarations.visit::<Command>();
    declarations.visit::<Layout>();
    declarations.visit::<MatchSetup>();
    declarations.visit::<MatchView>();
    declarations.visit::<PositionView>();
    declarations.visit::<Refusal>();
    declarations.visit::<Target>();

    let mut module = HEADER.to_owned();
    for line in declarations.by_name.values().flat_map(|text| text.lines().chain([""])) {
        module.push_str(line.trim_end());
        module.push('\n');
    }
    module.truncate(module.trim_end().len());
    module.push('\n');
    module
}

/// Where the module belongs in the source tree.
pub fn path() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/holz/wire.ts"))
}

/// Collects a type and, through it, every type it mentions.
struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to; strings and numbers do not.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.by_name.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}", T::decl(&self.config));
            self.by_name.insert(name, declaration);
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}
