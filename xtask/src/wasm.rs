//! Builds the WebAssembly modules with their JavaScript and types into `web/pkg`.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::fingerprint::Fingerprint;
use crate::setup;
use crate::step::{Done, Shell};
use crate::wasm_toolchain;

/// A WebAssembly module of the page.
struct Module {
    /// The crate it is compiled from.
    package: &'static str,
    /// The name the page imports it by.
    name: &'static str,
    /// Options for wasm-opt.
    optimise: &'static [&'static str],
}

/// More than `-O1` makes the bots no faster and the compressed module larger.
const LIGHTLY: &[&str] = &["-O1"];

const MODULES: [Module; 3] = [
    Module { package: "wasm", name: "holz", optimise: LIGHTLY },
    Module { package: "wasm-coach", name: "coach", optimise: LIGHTLY },
    // wasm-opt takes minutes for the simulation and makes it neither faster nor smaller.
    Module { package: "wasm-xstack", name: "xstack", optimise: &[] },
];

/// Removes debug information. The profile `wasm` strips nothing, because wasm-bindgen and wasm-opt need
/// the list of target features.
const STRIP: [&str; 3] = ["--strip-debug", "--strip-producers", "--strip-target-features"];

/// Builds every module whose code has changed.
pub(crate) fn build(shell: &Shell<'_>) -> Result<Done> {
    let toolchain = wasm_toolchain::prepare(shell)?;
    setup::npm_packages(shell)?;
    let folder = shell.workspace.web().join("pkg");
    let mut notes = Vec::new();
    for module in &MODULES {
        // Cargo decides whether to compile; the other steps depend only on its output.
        shell.run(&mut toolchain.build(shell.workspace, module.package))?;
        let compiled = toolchain.module(shell.workspace, module.package);
        let fingerprint = Fingerprint::of(
            shell.workspace.state_folder().join(format!("{}.wasm.fingerprint", module.name)),
            // The JavaScript depends on the version of wasm-bindgen …
            &[compiled.clone(), shell.workspace.path("Cargo.lock")],
            // … and on how this file calls it.
            &[include_str!("wasm.rs")],
        )?;
        let finished = folder.join(format!("{}_bg.wasm", module.name));
        if fingerprint.is_fresh() && finished.is_file() {
            notes.push(format!("{} unchanged", module.name));
            continue;
        }
        bind(module, &compiled, &folder)?;
        optimise(shell, module, &finished)?;
        fingerprint.store()?;
        let kilobytes = std::fs::metadata(&finished)?.len() / 1000;
        notes.push(format!("{} {kilobytes} kB", module.name));
    }
    Ok(Done::with_note(notes.join(", ")))
}

/// Generates the JavaScript between page and module.
fn bind(module: &Module, compiled: &Path, folder: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(module.name)
        .web(true)?
        .typescript(true)
        // The JavaScript names its module, so Vite bundles it.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .generate(folder)
        .with_context(|| format!("wasm-bindgen cannot read {}", compiled.display()))
}

/// Runs wasm-opt on the module, in place.
fn optimise(shell: &Shell<'_>, module: &Module, file: &Path) -> Result<()> {
    let program = shell.workspace.web().join("node_modules/binaryen/bin/wasm-opt");
    let mut command = Command::new("node");
    command.arg(program).args(module.optimise).args(STRIP).arg(file).arg("--output").arg(file);
    shell.run(&mut command)?;
    Ok(())
}
