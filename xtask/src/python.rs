//! The Python package: its wheel, and the tests of the installed wheel.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::bench;
use crate::setup;
use crate::step::{Done, Shell};
use crate::steps::test_result;
use crate::test_counts::TestCounts;
use crate::workspace::lint;

/// What builds wheels.
const BUILD: [&str; 1] = ["maturin==1.16.0"];

/// What the tests of the package need besides the package: the peers whose suites we run, and type
/// checkers.
const TESTS: [&str; 9] = [
    "numpy==2.4.6",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
    "pytest==9.2.0",
    "mypy==2.4.1",
    // With a Node.js of its own instead of a download while it runs.
    "pyright[nodejs]==1.1.414",
    "pillow==13.0.0",
    // The example of a learner.
    "jax==0.10.2",
    "optax==0.2.8",
];

/// What builds the documentation besides the package.
const DOCS: [&str; 6] = [
    "sphinx==9.0.4",
    "myst-parser==5.2.0",
    "furo==2025.12.19",
    "numpy==2.4.6",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
];

/// The peers of the benchmark.
const PEERS: [&str; 10] = [
    "numpy==2.4.6",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
    "chess==1.11.2",
    // PettingZoo's board games draw with it.
    "pygame-ce==2.5.8",
    "open_spiel==2.0.2",
    "jax==0.10.2",
    "jaxlib==0.10.2",
    "pgx==2.6.0",
    "mujoco==4.0.0",
];

/// What a new user installs beside the wheel, without versions: the newest must do.
const NEW_USER: [&str; 5] = ["numpy", "gymnasium", "pettingzoo", "jax", "optax"];

/// The largest wheel, in bytes.
const MAX_WHEEL: u64 = 6_000_000;

/// Builds the wheel, installs it in a virtual environment, and runs its tests and type checks.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    // The profile of the other tests: most crates have been compiled for them.
    let wheel = build_wheel(shell, "dev")?;
    let size = wheel.metadata()?.len();
    if size > MAX_WHEEL {
        bail!("the wheel has {size} bytes; {MAX_WHEEL} are allowed");
    }
    // pip takes a minute for the packages, so they stay; the wheel is always installed anew.
    let bin = setup::virtual_env(shell, "python-tests", &TESTS)?;
    let mut install = setup::pip_install(&bin);
    install.args(["--force-reinstall", "--no-deps"]).arg(&wheel);
    shell.run(&mut install)?;
    let package = shell.workspace.path("crates/python");
    let tool = |arguments: &[&str]| {
        let mut command = Command::new(bin.join("python"));
        command.arg("-m").args(arguments).current_dir(&package);
        command
    };
    let (output, success) =
        shell.try_run(&mut tool(&["pytest", "--quiet", "-p", "no:cacheprovider"]))?;
    let done = test_result(TestCounts::read(&output), success)?;
    let cache = shell.workspace.target().join("mypy");
    shell.run(tool(&["mypy"]).arg("--cache-dir").arg(cache))?;
    shell.run(tool(&["pyright", "--pythonpath"]).arg(bin.join("python")))?;
    let note = format!("{}, wheel {} kB", done.note, size / 1_000);
    Ok(Done { note, ..done })
}

/// Builds the documentation of the package, with warnings as errors, into `target/python-docs`.
pub(crate) fn docs(shell: &Shell<'_>) -> Result<Done> {
    let wheel = only_file(&wheels(shell, "dev"))?;
    let bin = setup::virtual_env(shell, "python-docs", &DOCS)?;
    let mut install = setup::pip_install(&bin);
    shell.run(install.args(["--force-reinstall", "--no-deps"]).arg(&wheel))?;
    let mut sphinx = Command::new(bin.join("python"));
    sphinx.args(["-m", "sphinx", "-W", "--keep-going", "-q", "-E", "-b", "html"]);
    sphinx.arg(shell.workspace.path("docs/python"));
    sphinx.arg(shell.workspace.target().join("python-docs"));
    shell.run(&mut sphinx)?;
    Ok(Done::silent())
}

/// Builds the best wheel, checks it in a virtual environment of its own, and puts it into `dist`.
pub(crate) fn dist(shell: &Shell<'_>) -> Result<Done> {
    let wheel = build_wheel(shell, "measured")?;
    let size = wheel.metadata()?.len();
    if size > MAX_WHEEL {
        bail!("the wheel has {size} bytes; {MAX_WHEEL} are allowed");
    }
    let folder = shell.workspace.target().join("venv/dist");
    setup::new_virtual_env(shell, &folder)?;
    let bin = folder.join("bin");
    shell.run(setup::pip_install(&bin).args(NEW_USER).arg("pytest").arg(&wheel))?;
    let tests = shell.workspace.path("crates/python/tests");
    let mut pytest = Command::new(bin.join("python"));
    // From another folder: the installed package counts, not the sources.
    pytest.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]).arg(tests);
    let (output, success) = shell.try_run(pytest.current_dir(&folder))?;
    let done = test_result(TestCounts::read(&output), success)?;
    let dist = shell.workspace.path("dist");
    std::fs::create_dir_all(&dist)?;
    let name = wheel.file_name().context("a wheel has a name")?.to_owned();
    std::fs::copy(&wheel, dist.join(&name))?;
    let name = name.to_string_lossy();
    let note = format!("dist/{name}, {} kB, {}", size / 1_000, done.note);
    println!("{note}");
    Ok(Done { note, ..done })
}

/// Measures the package beside other libraries.
pub(crate) fn bench(shell: &Shell<'_>) -> Result<Done> {
    let wheel = build_wheel(shell, "measured")?;
    let bin = setup::virtual_env(shell, "python-bench", &PEERS)?;
    let mut install = setup::pip_install(&bin);
    shell.run(install.args(["--force-reinstall", "--no-deps"]).arg(&wheel))?;
    let mut command = Command::new(bin.join("python"));
    command.arg(shell.workspace.path("crates/python/bench/peers.py"));
    command.arg("--wheel").arg(&wheel);
    command.arg("--out").arg(shell.workspace.path("docs/bench/python.txt"));
    let (output, success) = shell.try_run(&mut command)?;
    if !success {
        bail!("the benchmark failed");
    }
    for line in output.lines().filter(|line| line.starts_with("python.")) {
        println!("{line}");
    }
    let table = bench::table(&bench::figures(&output));
    bench::write_table(shell.workspace, "README.md", "python-bench", &table)?;
    Ok(Done::silent())
}

/// Builds the wheel of a cargo profile and returns its path.
pub(crate) fn build_wheel(shell: &Shell<'_>, profile: &str) -> Result<PathBuf> {
    let bin = setup::virtual_env(shell, "maturin", &BUILD)?;
    let folder = wheels(shell, profile);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let mut build = Command::new(bin.join("maturin"));
    build.args(["build", "--locked", "--profile", profile, "--interpreter"]);
    build.arg(bin.join("python")).arg("--out").arg(&folder);
    build.current_dir(shell.workspace.path("crates/python"));
    if profile == "dev" {
        // Shares what the other tests have compiled, and lints this crate, which they leave out: without
        // an interpreter it cannot be linked into a test.
        lint(&mut build);
    }
    shell.run(&mut build)?;
    only_file(&folder)
}

/// Where the wheel of a cargo profile is.
fn wheels(shell: &Shell<'_>, profile: &str) -> PathBuf {
    shell.workspace.target().join("wheels").join(profile)
}

fn only_file(folder: &Path) -> Result<PathBuf> {
    let mut files = std::fs::read_dir(folder)?;
    let file = files.next().with_context(|| format!("no wheel in {}", folder.display()))?;
    Ok(file?.path())
}
