//! From a crate to what the page imports: `web/pkg/holz.js`, its types and the module itself.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::setup;
use crate::stamp::Stamp;
use crate::step::{Done, Shell};
use crate::toolchain;

/// A WebAssembly module of the page.
struct Module {
    /// The crate it is made from.
    package: &'static str,
    /// The name the page imports it by.
    name: &'static str,
    /// What wasm-opt does with it.
    optimise: &'static [&'static str],
}

/// The compiler has done most of it: after more than `-O1` the bots are no faster, and what is sent is
/// larger, because it is harder to compress.
const LIGHTLY: &[&str] = &["-O1"];

const MODULES: [Module; 3] = [
    Module { package: "wasm", name: "holz", optimise: LIGHTLY },
    Module { package: "wasm-coach", name: "coach", optimise: LIGHTLY },
    // Of the simulation wasm-opt makes nothing faster and nothing smaller, and takes minutes for it.
    Module { package: "wasm-xstack", name: "xstack", optimise: &[] },
];

/// Names and notes of the compiler go; its list of features is needed until here, so that the
/// profile `wasm` strips nothing.
const STRIP: [&str; 3] = ["--strip-debug", "--strip-producers", "--strip-target-features"];

/// Builds every module whose code has changed.
pub(crate) fn build(shell: &Shell<'_>) -> Result<Done> {
    let toolchain = toolchain::prepare(shell)?;
    setup::npm_packages(shell)?;
    let folder = shell.workspace.web().join("pkg");
    let mut notes = Vec::new();
    for module in &MODULES {
        // Cargo knows best whether anything has to be compiled; the rest depends on its result.
        shell.run(&mut toolchain.build(shell.workspace, module.package))?;
        let compiled = toolchain.module(shell.workspace, module.package);
        let stamp = Stamp::of(
            shell.workspace.memory().join(format!("{}.wasm.stamp", module.name)),
            // Another version of wasm-bindgen makes other JavaScript from the same module.
            &[compiled.clone(), shell.workspace.path("Cargo.lock")],
            // As does another way of calling it.
            &[include_str!("wasm.rs")],
        )?;
        let finished = folder.join(format!("{}_bg.wasm", module.name));
        if stamp.is_fresh() && finished.is_file() {
            notes.push(format!("{} unchanged", module.name));
            continue;
        }
        bind(module, &compiled, &folder)?;
        optimise(shell, module, &finished)?;
        stamp.store()?;
        let kilobytes = std::fs::metadata(&finished)?.len() / 1000;
        notes.push(format!("{} {kilobytes} kB", module.name));
    }
    Ok(Done::with(notes.join(", ")))
}

/// The JavaScript between page and module.
fn bind(module: &Module, compiled: &Path, folder: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(module.name)
        .web(true)?
        .typescript(true)
        // The JavaScript knows where its module lies, and Vite sees that the page needs it.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .generate(folder)
        .with_context(|| format!("wasm-bindgen cannot read {}", compiled.display()))
}

/// Makes the module smaller and faster, in place.
fn optimise(shell: &Shell<'_>, module: &Module, file: &Path) -> Result<()> {
    let program = shell.workspace.web().join("node_modules/binaryen/bin/wasm-opt");
    let mut command = Command::new("node");
    command.arg(program).args(module.optimise).args(STRIP).arg(file).arg("--output").arg(file);
    shell.run(&mut command)?;
    Ok(())
}
