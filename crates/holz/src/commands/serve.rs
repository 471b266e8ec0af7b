//! `holz serve`: the server.

use std::io::{self, Write as _};
use std::net::IpAddr;
use std::sync::Arc;

use clap::Args;
use server::{
    AppState, Bus, Config, Content, ForwardedHeader, IpNet, NatsBus, Push, PushServices, Server,
    TrustedProxies, admin_router, redirect_to_https, router, stop_signal,
};
use store::{SqlStore, Store};
use tracing_subscriber::filter::LevelFilter;

use crate::command_error::CommandError;
use crate::data_options::DataOptions;
use crate::https_options::HttpsOptions;
use crate::scheduled_backups::BackupOptions;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Address to listen on; port 0 picks a free port
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "HOST:PORT")]
    addr: String,
    /// Address for health and metrics; only operators should be able to reach it
    #[arg(long, value_name = "HOST:PORT")]
    admin_addr: Option<String>,
    #[command(flatten)]
    data: DataOptions,
    #[command(flatten)]
    https: HttpsOptions,
    #[command(flatten)]
    backup: BackupOptions,
    /// NATS server that connects several servers with the same database
    #[arg(long, value_name = "nats://HOST:PORT", hide_env_values = true)]
    bus: Option<String>,
    /// Address or network of a proxy in front of this server, whose report of the client's address is
    /// believed; can be given several times
    #[arg(
        long,
        value_name = "CIDR",
        value_delimiter = ',',
        value_parser = network
    )]
    trusted_proxy: Vec<IpNet>,
    /// Header in which trusted proxies report the client's address
    #[arg(long, value_enum, default_value_t = Header::XForwardedFor, value_name = "HEADER")]
    forwarded_header: Header,
    /// Contact for push services; enables push notifications for players whose turn it is
    #[arg(long, value_name = "mailto:ADDRESS")]
    push_contact: Option<String>,
    /// Log format: text or JSON
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log: LogFormat,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// The header of trusted proxies.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Header {
    XForwardedFor,
    Forwarded,
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().ok().map(IpNet::from);
    text.parse()
        .ok()
        .or_else(address)
        .ok_or_else(|| "expected an address like 127.0.0.1 or a network like 10.0.0.0/8".to_owned())
}

/// The format of log lines.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Arguments {
    /// Checks what no single setting can know.
    pub(crate) fn check(&self) -> Result<(), CommandError> {
        if self.bus.is_some() && !self.data.can_be_shared() {
            let why = "--bus needs a shared database: add --database";
            return Err(CommandError::BadInput(why.to_owned()));
        }
        self.https.check()?;
        self.backup.schedule(&self.data)?;
        self.push().map(|_| ())
    }

    fn push(&self) -> Result<Option<Push>, CommandError> {
        let contact = self.push_contact.as_deref();
        let push = contact.map(|contact| Push::new(contact, PushServices::Public)).transpose();
        push.map_err(|error| CommandError::BadInput(error.to_string()))
    }
}

/// Runs the server until SIGINT or SIGTERM.
pub(crate) fn serve(arguments: &Arguments) -> Result<(), CommandError> {
    arguments.check()?;
    let push = arguments.push()?;
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
        let header = match arguments.forwarded_header {
            Header::XForwardedFor => ForwardedHeader::XForwardedFor,
            Header::Forwarded => ForwardedHeader::Forwarded,
        };
        let proxies = TrustedProxies::new(arguments.trusted_proxy.clone(), header);
        let mut server = Server::bind(&arguments.addr).await?.with_trusted_proxies(proxies);
        let admin = bind(arguments.admin_addr.as_deref()).await?;
        let redirect = bind(arguments.https.redirect_addr()).await?;
        // Before the address is printed: a test may read it and send the signal at once.
        let stop = stop_signal()?;
        let (database, _lock) = arguments.data.create()?;
        if let Some(tls) = arguments.https.tls(&arguments.data)? {
            server = server.with_tls(tls);
        }
        let https_port = server.address().port();
        let address = arguments.https.url(server.address());
        let sql_store = SqlStore::open(&database).await?;
        // Ends with this block.
        let mut backups = tokio::task::JoinSet::new();
        if let Some(schedule) = arguments.backup.schedule(&arguments.data)? {
            backups.spawn(schedule.run(sql_store.clone()));
        }
        let store: Arc<dyn Store> = Arc::new(sql_store);
        let bus = match &arguments.bus {
            Some(url) => Some(Arc::new(NatsBus::join(url, &*store).await?) as Arc<dyn Bus>),
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
        let (stopped, stopping) = tokio::sync::watch::channel(());
        let stop = async move {
            stop.await;
            app.stop().await;
            drop(stopped);
        };
        let until_stopped = || {
            let mut stopping = stopping.clone();
            // Ends with an error when the sender is dropped.
            async move { drop(stopping.changed().await) }
        };
        let others = [
            admin.map(|server| server.run(admin_router(state.clone()), until_stopped())),
            redirect.map(|server| server.run(redirect_to_https(https_port), until_stopped())),
        ];
        let others: tokio::task::JoinSet<()> = others.into_iter().flatten().collect();
        server.run(router(Content::embedded(), state), stop).await;
        others.join_all().await;
        Ok(())
    })
}

async fn bind(address: Option<&str>) -> Result<Option<Server>, server::BindError> {
    match address {
        Some(address) => Server::bind(address).await.map(Some),
        None => Ok(None),
    }
}

/// Whether there is a desktop to open a browser on.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::network;

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        assert_eq!(network("127.0.0.1").unwrap().to_string(), "127.0.0.1/32");
        assert_eq!(network("::1").unwrap().to_string(), "::1/128");
        assert_eq!(network("10.0.0.0/8").unwrap().to_string(), "10.0.0.0/8");
        assert!(network("nginx").unwrap_err().contains("10.0.0.0/8"));
    }
}
