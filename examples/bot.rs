//! A bot over a WebSocket: it plays its seat at a table to the end.
//! `ORRERY_TOKEN=... cargo run --example bot -- ws://127.0.0.1:8737 <id of the table>`

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use orrery_protocol::{Ask, Play, Tell};
use tokio::time::{Duration, sleep, timeout};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let (mut moves, mut failed) = (0, 0);
    // Servers are restarted and networks break, but the table is still there: the socket is opened again.
    while let Err(error) = play(&mut moves, &mut failed).await {
        failed += 1;
        anyhow::ensure!(failed < 10, error);
        sleep(Duration::from_secs(1)).await;
    }
    Ok(())
}

/// Plays over one socket up to the end of the game, or until somebody else was faster or we were too fast.
async fn play(moves: &mut u32, failed: &mut u32) -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, server, table] = &arguments[..] else { anyhow::bail!("bot ws://<server> <table>") };
    let mut request = format!("{server}/ws/tables/{table}").into_client_request()?;
    let token = std::env::var("ORRERY_TOKEN").context("ORRERY_TOKEN is missing")?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    let mut next = Some(Ask::Hello { version: None });
    loop {
        if let Some(ask) = next.take() {
            socket.send(Message::Text(serde_json::to_string(&ask)?.into())).await?;
        }
        let frame = timeout(Duration::from_secs(90), socket.next()).await.context("nothing is heard")?;
        let Message::Text(text) = frame.context("the socket has ended")?? else { continue };
        let play = match serde_json::from_str(text.as_str())? {
            Tell::Table { play: Some(play), .. } | Tell::Moved { play, .. } => play,
            Tell::Refused { reason, .. } => anyhow::bail!("refused: {}", reason.key),
            _ => continue,
        };
        *failed = 0;
        if let Some(winners) = &play.winners {
            let won = play.viewer.is_some_and(|seat| winners.contains(&seat));
            println!("{} after {moves} moves", if won { "won" } else { "lost" });
            return Ok(());
        }
        next = choose(&play, moves);
    }
}

/// The action to take, if it is our turn and no standing order is about to pass. A better bot looks at `play.view`.
fn choose(play: &Play, moves: &mut u32) -> Option<Ask> {
    let any = (*moves as usize).wrapping_mul(2_654_435_761) >> 7;
    let choices = if play.window.as_ref().is_some_and(|it| it.passing) { &[] } else { &play.choices[..] };
    let action = choices.get(any.checked_rem(choices.len())?)?.action.clone();
    *moves += 1;
    Some(Ask::Act { request: *moves, seat: play.viewer?, version: play.version, action })
}
