//! A bot over a WebSocket: it plays its seat at a table to the end.
//!
//! `ORRERY_TOKEN=... cargo run --example bot -- ws://127.0.0.1:8737 <id of the table>`

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use orrery_protocol::{Ask, Play, Tell};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, server, table] = &arguments[..] else { anyhow::bail!("bot ws://<server> <table>") };
    let mut request = format!("{server}/ws/tables/{table}").into_client_request()?;
    let token = std::env::var("ORRERY_TOKEN").context("ORRERY_TOKEN is missing")?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    let hello = serde_json::to_string(&Ask::Hello { version: None })?;
    socket.send(Message::Text(hello.clone().into())).await?;
    let mut moves = 0;
    while let Some(frame) = socket.next().await {
        let Message::Text(text) = frame? else { continue };
        let play = match serde_json::from_str(text.as_str())? {
            Tell::Table { play: Some(play), .. } | Tell::Moved { play, .. } => play,
            Tell::Refused { reason, .. } => {
                // Somebody else was faster; look again.
                eprintln!("refused: {} {:?}", reason.key, reason.rule);
                socket.send(Message::Text(hello.clone().into())).await?;
                continue;
            }
            _ => continue,
        };
        if let Some(winners) = &play.winners {
            let won = play.viewer.is_some_and(|seat| winners.contains(&seat));
            println!("{} after {moves} moves", if won { "won" } else { "lost" });
            return Ok(());
        }
        if let Some(ask) = choose(&play, moves) {
            moves += 1;
            socket.send(Message::Text(serde_json::to_string(&ask)?.into())).await?;
        }
    }
    anyhow::bail!("the server has closed the socket")
}

/// The action to take, if it is our turn. A better bot looks at `play.view`.
fn choose(play: &Play, moves: u32) -> Option<Ask> {
    let any = (moves as usize).wrapping_mul(2_654_435_761) >> 7;
    let choice = play.choices.get(any.checked_rem(play.choices.len())?)?;
    let (request, seat) = (moves + 1, play.viewer?);
    Some(Ask::Act { request, seat, version: play.version, action: choice.action.clone() })
}
