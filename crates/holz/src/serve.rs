//! `holz serve`: the table, for browsers.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use clap::Args;
use server::{AppState, Bus, Config, Content, Push, PushServices, Server, router, stop_signal};
use store::Store;
use tracing_subscriber::filter::LevelFilter;

use crate::data::Data;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 means any free one
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "HOST:PORT")]
    addr: String,
    #[command(flatten)]
    data: Data,
    /// A NATS server through which several servers over one database tell each other what happens
    #[arg(long, value_name = "nats://HOST:PORT", env = "HOLZ_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Tell people who have no page open that it is their turn; the services that deliver such notices
    /// want to know whom to write to about them
    #[arg(long, value_name = "mailto:ADDRESS", env = "HOLZ_PUSH_CONTACT")]
    push_contact: Option<String>,
    /// How to write down what somebody should look at: one line of words, or one JSON object, each
    #[arg(long, value_enum, default_value_t = LogForm::Text, value_name = "FORM")]
    log: LogForm,
    /// Show the table in the desktop's browser
    #[arg(long)]
    open: bool,
}

/// What a line of the log looks like.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum LogForm {
    Text,
    Json,
}

/// Serves until a signal comes.
pub(crate) fn serve(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.bus.is_some() && !arguments.data.can_be_shared() {
        let why = "--bus is for servers that share a database: name it with --database";
        return Err(Failure::BadInput(why.to_owned()));
    }
    let push = arguments.push_contact.as_deref();
    let push = push.map(|contact| Push::new(contact, PushServices::Public)).transpose();
    let push = push.map_err(|error| Failure::BadInput(error.to_string()))?;
    // Nothing but what somebody should look at.
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(LevelFilter::WARN);
    match arguments.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
    // Every page that is open is a file to the system; how many there may be is the server's to say.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(&arguments.addr).await?;
        // Whoever reads the address may end the server at once.
        let stop = stop_signal()?;
        let address = url(server.address());
        let (database, _lock) = arguments.data.make()?;
        let store = Store::open(&database).await?;
        let bus = match &arguments.bus {
            Some(url) => Some(Bus::join(url, &store).await?),
            None => None,
        };
        let state = AppState::open(store, Config { bus, push, ..Config::default() }).await?;
        let mut out = io::stdout();
        // In one piece: whoever only waits for the address may then look away.
        let said = format!(
            "The table stands at {address} (Ctrl+C ends it)\nWhat is played there is kept in {database}\n",
        );
        out.write_all(said.as_bytes())?;
        out.flush()?;
        if arguments.open && has_desktop() {
            // Whoever cannot be shown the page has its address on the screen.
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

/// The address as one types it into a browser on this machine.
fn url(address: SocketAddr) -> String {
    let host = match address.ip() {
        // "Every address" is a place to listen, not one to go to.
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(host, address.port()))
}

/// Whether there is a screen to open a browser on.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::url;

    #[test]
    fn the_printed_address_can_be_visited() {
        let check = |address: &str, expected: &str| {
            assert_eq!(url(address.parse().unwrap()), expected);
        };
        check("127.0.0.1:8080", "http://127.0.0.1:8080/");
        check("0.0.0.0:80", "http://127.0.0.1:80/");
        check("[::]:8080", "http://[::1]:8080/");
        check("192.168.1.5:9000", "http://192.168.1.5:9000/");
    }
}
