//! The OpenAPI document, checked by a validator that others wrote. `cargo xtask test test` installs it.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::app::TestApp;

/// Runs a tool to its end and shows what it has written if it fails.
async fn run(mut tool: Command) {
    let shown = format!("{tool:?}");
    let output = tokio::task::spawn_blocking(move || tool.stdin(Stdio::null()).output());
    let output = output.await.unwrap().unwrap();
    let text = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{shown}\n{}", String::from_utf8_lossy(&text));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_is_valid() {
    let Some(bin) = std::env::var_os("HOLZ_OPENAPI_TOOLS").map(PathBuf::from) else {
        eprintln!(
            "NOT RUN, because HOLZ_OPENAPI_TOOLS is not set: `cargo xtask test test` sets it"
        );
        return;
    };
    let app = TestApp::start().await;
    let document = app.guest().await.get(&app, "/api/openapi.json").await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("openapi.json");
    std::fs::write(&path, document.body()).unwrap();
    let mut validator = Command::new(bin.join("openapi-spec-validator"));
    validator.arg(&path);
    run(validator).await;
}
