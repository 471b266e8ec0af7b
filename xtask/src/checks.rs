//! The steps that build and guard the project: all of `cargo xtask test`, and those of `play`.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::counts::Counts;
use crate::setup::Component;
use crate::step::{Done, Lane, Shell, Step};
use crate::workspace::find_program;
use crate::{docs, page, setup, toolchain, wasm};

/// Every step. The longest come first, as soon as they can: the rest finds room beside them.
pub(crate) const STEPS: [Step; 19] = [
    rust("fmt", "formatting of the Rust code", &[], formatting),
    page("npm", "npm packages", &[], setup::npm_packages),
    rust("chromium", "a browser to play in", &[], chromium),
    rust("services", "a database and a bus to test with", &[], setup::services),
    rust("target", "compiler for the browser", &[], toolchain::step),
    page("format", "formatting of the web code", &["npm"], |shell| script(shell, "format:check")),
    rust("clippy", "all Rust code compiled by clippy, warnings denied", &[], clippy),
    rust(
        "test",
        "unit, property and integration tests in Rust",
        &["services", "clippy"],
        rust_tests,
    )
    .in_real_time(),
    rust("doc", "documentation and its examples, warnings denied", &["clippy"], docs::step),
    rust("fuzz", "types of the fuzz targets", &[], fuzz_targets),
    rust("deny", "licences and banned crates", &[], deny),
    page("wasm", "rules and bots for the browser", &["npm", "target"], wasm::build),
    page("check", "types of the web code", &["npm", "wasm"], |shell| script(shell, "check")),
    page("lint", "lints of the web code", &["npm"], |shell| script(shell, "lint")),
    page("vitest", "unit tests of the web code", &["npm", "wasm"], vitest),
    page("page", "building the page", &["npm", "wasm"], page::build),
    page("size", "weight of the page", &["page"], page::weigh),
    page("holz", "the program, with the page inside", &["page"], page::embed_for_tests),
    page("e2e", "whole games in Chromium", &["chromium", "holz"], end_to_end).in_real_time(),
];

/// All crates but ourselves: what is chosen alike is compiled once.
pub(crate) const EVERYTHING: [&str; 4] = ["--workspace", "--exclude", "xtask", "--all-features"];

/// With no more features than we were compiled with to run, so that little is compiled again.
const OURSELVES: [&str; 2] = ["--package", "xtask"];

type Run = fn(&Shell<'_>) -> Result<Done>;

const fn rust(
    name: &'static str,
    about: &'static str,
    needs: &'static [&'static str],
    run: Run,
) -> Step {
    Step { name, about, lane: Lane::Rust, needs, in_real_time: false, run }
}

const fn page(
    name: &'static str,
    about: &'static str,
    needs: &'static [&'static str],
    run: Run,
) -> Step {
    Step { name, about, lane: Lane::Page, needs, in_real_time: false, run }
}

const FMT: Component = Component { command: "fmt", rustup: "rustfmt", debian: "rustfmt" };
const CLIPPY: Component = Component { command: "clippy", rustup: "clippy", debian: "rust-clippy" };

fn formatting(shell: &Shell<'_>) -> Result<Done> {
    setup::component(shell, &FMT)?;
    shell.run(&mut shell.workspace.cargo(&["fmt", "--all", "--check"]))?;
    Ok(Done::quietly())
}

/// Compiles everything that is run here, and the examples, which nobody runs here.
fn clippy(shell: &Shell<'_>) -> Result<Done> {
    setup::component(shell, &CLIPPY)?;
    for crates in [&EVERYTHING[..], &OURSELVES] {
        let build = ["build", "--locked", "--tests", "--examples"];
        shell.run(&mut shell.workspace.cargo_with_clippy(&[&build[..], crates].concat()))?;
    }
    Ok(Done::quietly())
}

/// The fuzz targets are a workspace of their own, which no other step looks at.
fn fuzz_targets(shell: &Shell<'_>) -> Result<Done> {
    let mut command = shell.workspace.cargo(&["check", "--locked"]);
    command.arg("--manifest-path").arg(shell.workspace.path("fuzz/Cargo.toml"));
    command.arg("--target-dir").arg(shell.workspace.target().join("fuzz"));
    // Nothing is linked, so nobody needs a C++ compiler for libFuzzer: any existing file will do.
    command.env("CUSTOM_LIBFUZZER_PATH", shell.workspace.path("fuzz/Cargo.toml"));
    shell.run(&mut command)?;
    Ok(Done::quietly())
}

/// Runs what clippy has compiled.
fn rust_tests(shell: &Shell<'_>) -> Result<Done> {
    // nextest runs the tests of all crates side by side.
    let runner: &[&str] = if find_program("cargo-nextest").is_some() {
        &["nextest", "run", "--locked", "--no-fail-fast", "--tests"]
    } else {
        &["test", "--locked", "--no-fail-fast", "--tests"]
    };
    let mut counts = Counts::default();
    let mut success = true;
    for crates in [&EVERYTHING[..], &OURSELVES] {
        let run = [runner, crates].concat();
        let (output, passed) = shell.try_run(&mut shell.workspace.cargo_with_clippy(&run))?;
        counts += Counts::read(&output);
        success &= passed;
    }
    tested(counts, success)
}

fn deny(shell: &Shell<'_>) -> Result<Done> {
    let program = setup::cargo_deny(shell)?;
    let mut command = Command::new(program);
    // Advisories change from day to day without a change of ours: not a guard of this commit.
    command.args(["--locked", "check", "licenses", "bans", "sources"]);
    shell.run(command.current_dir(shell.workspace.root()))?;
    Ok(Done::quietly())
}

fn vitest(shell: &Shell<'_>) -> Result<Done> {
    let (output, success) = shell.try_run(&mut shell.workspace.npm(&["run", "test"]))?;
    tested(Counts::read(&output), success)
}

/// A script of `web/package.json` that finds mistakes or does not.
fn script(shell: &Shell<'_>, name: &str) -> Result<Done> {
    shell.run(&mut shell.workspace.npm(&["run", name]))?;
    Ok(Done::quietly())
}

/// Early on, so that whoever cannot have one learns it at once.
fn chromium(shell: &Shell<'_>) -> Result<Done> {
    Ok(Done::with(setup::chromium(shell)?.display().to_string()))
}

/// Plays in the system's Chromium against the real program on a free port.
fn end_to_end(shell: &Shell<'_>) -> Result<Done> {
    let chromium = setup::chromium(shell)?;
    let server = Server::start(shell)?;
    let mut command = shell.workspace.npm(&["run", "e2e"]);
    command.env("HOLZ_URL", &server.address).env("HOLZ_CHROMIUM", chromium);
    let (output, success) = shell.try_run(&mut command)?;
    tested(Counts::read(&output), success)
}

pub(crate) fn tested(counts: Counts, success: bool) -> Result<Done> {
    match (success, counts) {
        (true, Counts { failed: 0, .. }) => Ok(Done::counted(counts)),
        (_, Counts { passed, failed }) => bail!("{passed} tests passed, {failed} failed"),
    }
}

/// A running `holz serve` that ends with its owner.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(shell: &Shell<'_>) -> Result<Self> {
        // A house of its own, empty each time: not that of whoever runs the tests.
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
        let mut said = String::new();
        let stdout = process.stdout.take().expect("its output was asked for");
        BufReader::new(stdout).read_line(&mut said)?;
        let address = said.split_whitespace().find(|word| word.starts_with("http://"));
        let Some(address) = address.map(str::to_owned) else {
            bail!("holz serve did not say where it listens, but: {said}");
        };
        shell.say(&format!("holz serves at {address}"));
        Ok(Self { process, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself, which the tests have then noticed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
