//! The page's generated TypeScript: the types of `wire`, and constants that the crates know.

use wire::typescript::Module;

/// The modules that `cargo xtask types` writes.
pub fn modules() -> Vec<Module> {
    let mut modules = wire::typescript::modules();
    modules.push(Module { file: "levels.ts", text: crate::levels_script::text() });
    modules
}
