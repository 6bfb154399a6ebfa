//! The setup of a game from the command line.

use anyhow::{anyhow, bail};
use orrery_engine::{Chosen, Seat, Unfit};

use crate::args::SetupArgs;
use crate::tabletop::Tabletop;
use crate::text::Texts;

/// What the arguments ask for; `seats` is how many were named.
///
/// # Errors
/// If they name what is not there, or contradict each other.
pub fn chosen<G: Tabletop>(args: &SetupArgs, seats: Option<u8>, texts: &Texts) -> anyhow::Result<Chosen> {
    let wishes = args.set.iter().map(|wish| {
        let pair = wish.split_once('=').map(|(key, value)| (key.trim(), value.trim()));
        pair.ok_or_else(|| anyhow!(texts.with("error-set", [("wish", wish.as_str())])))
    });
    let wishes = wishes.collect::<anyhow::Result<Vec<_>>>()?;
    if let (Some(players), Some(seats)) = (args.players, seats)
        && seats > players
    {
        bail!(texts.with("error-seats", [("seats", seats), ("players", players)]));
    }
    let mode = G::FIELDS.first().and_then(|field| {
        let (_, value) = wishes.iter().rfind(|(key, _)| *key == field.key)?;
        field.value(value)
    });
    let fewest = mode.map_or(G::PLAYERS.0, |mode| G::fewest(mode.key));
    let players = args.players.or(seats).map_or(fewest, |named| {
        // Fewer seats than the mode needs are filled up with bots.
        if args.players.is_none() { named.max(fewest) } else { named }
    });
    let (least, most) = G::PLAYERS;
    if !(least..=most).contains(&players) {
        bail!(texts.with("error-players-none", [("players", players), ("least", least), ("most", most)]));
    }
    if let Some(mode) = mode.filter(|mode| !mode.admits(players)) {
        let values = G::FIELDS.iter().take(1).flat_map(|field| field.values);
        let fitting: Vec<&str> =
            values.filter(|value| value.admits(players)).map(|value| value.key).collect();
        let counts: Vec<String> = mode.players.iter().map(u8::to_string).collect();
        let args = [
            ("mode", mode.key.to_owned()),
            ("counts", counts.join(", ")),
            ("players", players.to_string()),
            ("fitting", fitting.join(", ")),
        ];
        bail!(texts.with("error-players", args));
    }
    let mut chosen =
        Chosen::new(G::FIELDS, wishes, players).map_err(|unfit| anyhow!(explain(&unfit, texts)))?;
    chosen.first = match args.first {
        None => None,
        Some(n) if (1..=players).contains(&n) => Some(Seat(n - 1)),
        Some(n) => bail!(texts.with("error-first", [("seat", n), ("players", players)])),
    };
    Ok(chosen)
}

/// Which values would do instead.
fn explain(unfit: &Unfit, texts: &Texts) -> String {
    match unfit {
        Unfit::Field { key, fields } => {
            let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
            texts.with("error-option", [("key", key.clone()), ("keys", keys.join(", "))])
        }
        Unfit::Value { value, field } => {
            if field.written {
                let args = [("key", field.key.to_owned()), ("most", orrery_engine::WRITTEN.to_string())];
                return texts.with("error-written", args);
            }
            let values: Vec<&str> = field.values.iter().map(|value| value.key).collect();
            let args =
                [("key", field.key.to_owned()), ("value", value.clone()), ("values", values.join(", "))];
            texts.with("error-value", args)
        }
    }
}
