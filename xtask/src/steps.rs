//! The steps of `cargo xtask test`, some of which `cargo xtask play` runs as well.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::setup::Component;
use crate::step::{Done, Mode, ResourceGroup, Shell, Step};
use crate::test_counts::TestCounts;
use crate::workspace::find_program;
use crate::{
    diagram, glossary, npm_packages, packages, page, python, rustdoc, setup, wasm, wasm_toolchain,
};

/// Every step. Long ones come as early as their needs allow; the others fill the gaps.
pub(crate) const STEPS: [Step; 25] = [
    cargo("fmt", "Rust formatting", &[], formatting).quick(),
    web("npm", "npm packages", &[], setup::npm_packages).quick(),
    cargo("glossary", "Old names", &[], glossary::step).quick(),
    cargo("diagram", "Diagrams in ARCHITECTURE.md", &[], diagram::step).quick(),
    cargo("chromium", "Chromium", &[], chromium),
    cargo("services", "PostgreSQL, NATS and Pebble", &[], setup::services).quick(),
    cargo("target", "WebAssembly compiler", &[], wasm_toolchain::step).quick(),
    web("format", "Web formatting", &["npm"], |shell| npm_script(shell, "format:check")).quick(),
    cargo("clippy", "Rust compilation with Clippy", &[], clippy).quick(),
    cargo("test", "Rust tests", &["services", "clippy"], rust_tests).quick().timing_sensitive(),
    cargo("doc", "Rust documentation and its examples", &["clippy"], rustdoc::step),
    cargo("fuzz", "Fuzz targets", &[], fuzz_targets),
    cargo("python", "Python package", &[], python::step),
    cargo("python-docs", "Documentation of the Python package", &["python"], python::docs),
    cargo("package", "Crates as they would be published", &[], packages::step),
    cargo("deny", "Licences and banned crates", &[], deny),
    web("wasm", "WebAssembly modules", &["npm", "target"], wasm::build).quick(),
    web("check", "Web types", &["npm", "wasm"], |shell| npm_script(shell, "check")).quick(),
    // Lints with type information take two minutes: too long for `--quick`.
    web("lint", "Web lints", &["npm"], |shell| npm_script(shell, "lint")),
    web("vitest", "Web unit tests", &["npm", "wasm"], vitest).quick(),
    web("npm-rules", "npm packages of the rules", &["npm", "wasm"], npm_packages::step),
    web("page", "Page build", &["npm", "wasm"], page::build),
    web("size", "Page size", &["page"], page::check_size),
    web("holz", "Server with the page embedded", &["page"], page::embed_for_tests),
    web("e2e", "Browser tests", &["chromium", "holz"], end_to_end).timing_sensitive(),
];

/// All crates but xtask. Steps that use the same selection share compiled crates.
pub(crate) const EVERYTHING: [&str; 4] = ["--workspace", "--exclude", "xtask", "--all-features"];

/// xtask with the features it is running with, so that little is compiled again.
const XTASK: [&str; 2] = ["--package", "xtask"];

type Run = fn(&Shell<'_>) -> Result<Done>;

const fn cargo(
    name: &'static str,
    about: &'static str,
    needs: &'static [&'static str],
    run: Run,
) -> Step {
    let group = ResourceGroup::Cargo;
    Step { name, about, group, needs, quick: false, timing_sensitive: false, run }
}

const fn web(
    name: &'static str,
    about: &'static str,
    needs: &'static [&'static str],
    run: Run,
) -> Step {
    let group = ResourceGroup::Web;
    Step { name, about, group, needs, quick: false, timing_sensitive: false, run }
}

const FMT: Component = Component { command: "fmt", rustup: "rustfmt", debian: "rustfmt" };
const CLIPPY: Component = Component { command: "clippy", rustup: "clippy", debian: "rust-clippy" };

fn formatting(shell: &Shell<'_>) -> Result<Done> {
    setup::component(shell, &FMT)?;
    shell.run(&mut shell.workspace.cargo(&["fmt", "--all", "--check"]))?;
    Ok(Done::silent())
}

/// Compiles tests and examples with warnings denied. Later steps run what this has compiled.
fn clippy(shell: &Shell<'_>) -> Result<Done> {
    setup::component(shell, &CLIPPY)?;
    for crates in [&EVERYTHING[..], &XTASK] {
        let build = ["build", "--locked", "--tests", "--examples"];
        shell.run(&mut shell.workspace.cargo_with_clippy(&[&build[..], crates].concat()))?;
    }
    Ok(Done::silent())
}

/// The fuzz targets are a separate workspace, which no other step compiles.
fn fuzz_targets(shell: &Shell<'_>) -> Result<Done> {
    let mut command = shell.workspace.cargo(&["check", "--locked"]);
    command.arg("--manifest-path").arg(shell.workspace.path("fuzz/Cargo.toml"));
    command.arg("--target-dir").arg(shell.workspace.target().join("fuzz"));
    // `cargo check` links nothing, so any existing file stands in for libFuzzer, whose build needs C++.
    command.env("CUSTOM_LIBFUZZER_PATH", shell.workspace.path("fuzz/Cargo.toml"));
    shell.run(&mut command)?;
    Ok(Done::silent())
}

/// Runs the tests that the `clippy` step has compiled.
fn rust_tests(shell: &Shell<'_>) -> Result<Done> {
    // nextest runs the tests of all crates in parallel; its profile `quick` is in .config/nextest.toml.
    let runner: &[&str] = match (find_program("cargo-nextest"), shell.mode) {
        (Some(_), Mode::Full) => &["nextest", "run", "--locked", "--no-fail-fast", "--tests"],
        (Some(_), Mode::Quick) => {
            &["nextest", "run", "--locked", "--no-fail-fast", "--tests", "--profile", "quick"]
        }
        (None, Mode::Full) => &["test", "--locked", "--no-fail-fast", "--tests"],
        (None, Mode::Quick) => &["test", "--locked", "--no-fail-fast", "--lib", "--bins"],
    };
    let openapi_tools = setup::virtual_env(shell, "openapi", &["openapi-spec-validator==0.9.0"])?;
    let mut counts = TestCounts::default();
    let mut success = true;
    for crates in [&EVERYTHING[..], &XTASK] {
        let run = [runner, crates].concat();
        let mut command = shell.workspace.cargo_with_clippy(&run);
        command.env("HOLZ_OPENAPI_TOOLS", &openapi_tools);
        let (output, passed) = shell.try_run(&mut command)?;
        counts += TestCounts::read(&output);
        success &= passed;
    }
    test_result(counts, success)
}

fn deny(shell: &Shell<'_>) -> Result<Done> {
    let program = setup::cargo_deny(shell)?;
    let mut command = Command::new(program);
    // Advisories are left out: a new one would fail a commit that has not changed.
    command.args(["--locked", "check", "licenses", "bans", "sources"]);
    shell.run(command.current_dir(shell.workspace.root()))?;
    Ok(Done::silent())
}

fn vitest(shell: &Shell<'_>) -> Result<Done> {
    let (output, success) = shell.try_run(&mut shell.workspace.npm(&["run", "test"]))?;
    test_result(TestCounts::read(&output), success)
}

/// Runs a script of `web/package.json`.
fn npm_script(shell: &Shell<'_>, name: &str) -> Result<Done> {
    shell.run(&mut shell.workspace.npm(&["run", name]))?;
    Ok(Done::silent())
}

/// Runs early, so that a missing browser is reported at once.
fn chromium(shell: &Shell<'_>) -> Result<Done> {
    Ok(Done::with_note(setup::chromium(shell)?.display().to_string()))
}

/// Runs Playwright in the system's Chromium against a real server on a free port.
fn end_to_end(shell: &Shell<'_>) -> Result<Done> {
    let chromium = setup::chromium(shell)?;
    let server = Server::start(shell)?;
    let mut command = shell.workspace.npm(&["run", "e2e"]);
    command.env("HOLZ_URL", &server.address).env("HOLZ_CHROMIUM", chromium);
    let (output, success) = shell.try_run(&mut command)?;
    test_result(TestCounts::read(&output), success)
}

pub(crate) fn test_result(counts: TestCounts, success: bool) -> Result<Done> {
    match (success, counts) {
        (true, TestCounts { failed: 0, .. }) => Ok(Done::with_counts(counts)),
        (_, TestCounts { passed, failed, .. }) => bail!("{passed} tests passed, {failed} failed"),
    }
}

/// A running `holz serve`, stopped when dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(shell: &Shell<'_>) -> Result<Self> {
        // An empty data folder, not the developer's own.
        let data = shell.workspace.target().join("tmp/e2e-data");
        if data.exists() {
            std::fs::remove_dir_all(&data)?;
        }
        let mut process = Command::new(shell.workspace.holz("debug"))
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start holz")?;
        let mut line = String::new();
        let stdout = process.stdout.take().expect("stdout is piped");
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let Some(address) = address.map(str::to_owned) else {
            bail!("expected the address of `holz serve`, got: {line}");
        };
        shell.log(&format!("holz serve listens on {address}"));
        Ok(Self { process, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Fails if the server has ended already; the tests have noticed that.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
