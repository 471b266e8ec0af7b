//! `holz serve`: the server.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use clap::Args;
use server::{AppState, Bus, Config, Content, Push, PushServices, Server, router, stop_signal};
use store::Store;
use tracing_subscriber::filter::LevelFilter;

use crate::command_error::CommandError;
use crate::data_options::DataOptions;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Address to listen on; port 0 picks a free port
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "HOST:PORT")]
    addr: String,
    #[command(flatten)]
    data: DataOptions,
    /// NATS server that connects several servers with the same database
    #[arg(long, value_name = "nats://HOST:PORT", env = "HOLZ_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Contact for push services; enables push notifications for players whose turn it is
    #[arg(long, value_name = "mailto:ADDRESS", env = "HOLZ_PUSH_CONTACT")]
    push_contact: Option<String>,
    /// Log format: text or JSON
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log: LogFormat,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// The format of log lines.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// Runs the server until SIGINT or SIGTERM.
pub(crate) fn serve(arguments: &Arguments) -> Result<(), CommandError> {
    if arguments.bus.is_some() && !arguments.data.can_be_shared() {
        let why = "--bus needs a shared database: add --database";
        return Err(CommandError::BadInput(why.to_owned()));
    }
    let push = arguments.push_contact.as_deref();
    let push = push.map(|contact| Push::new(contact, PushServices::Public)).transpose();
    let push = push.map_err(|error| CommandError::BadInput(error.to_string()))?;
    // Only warnings and errors.
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(LevelFilter::WARN);
    match arguments.log {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    // Every connection is an open file. The server has its own limits for connections.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(&arguments.addr).await?;
        // Before the address is printed: a test may read it and send the signal at once.
        let stop = stop_signal()?;
        let address = url(server.address());
        let (database, _lock) = arguments.data.create()?;
        let store = Store::open(&database).await?;
        let bus = match &arguments.bus {
            Some(url) => Some(Bus::join(url, &store).await?),
            None => None,
        };
        let state = AppState::open(store, Config { bus, push, ..Config::default() }).await?;
        let mut out = io::stdout();
        // In one write: a reader may close the pipe after the first line.
        let message = format!(
            "Listening on {address} (press Ctrl+C to stop)\nData is stored in {database}\n"
        );
        out.write_all(message.as_bytes())?;
        out.flush()?;
        if arguments.open && has_desktop() {
            // On failure the printed address is enough.
            let _ = open::that_detached(&address);
        }
        let app = state.clone();
        let stop = async move {
            stop.await;
            app.stop().await;
        };
        server.run(router(Content::embedded(), state), stop).await;
        Ok(())
    })
}

/// The address to open in a browser on this machine.
fn url(address: SocketAddr) -> String {
    let host = match address.ip() {
        // 0.0.0.0 is an address to listen on, not to connect to.
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(host, address.port()))
}

/// Whether there is a desktop to open a browser on.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::url;

    #[test]
    fn the_printed_address_can_be_opened() {
        let check = |address: &str, expected: &str| {
            assert_eq!(url(address.parse().unwrap()), expected);
        };
        check("127.0.0.1:8080", "http://127.0.0.1:8080/");
        check("0.0.0.0:80", "http://127.0.0.1:80/");
        check("[::]:8080", "http://[::1]:8080/");
        check("192.168.1.5:9000", "http://192.168.1.5:9000/");
    }
}
