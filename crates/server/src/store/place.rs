//! Which database.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::Deserialize;

/// Which database: a file of `SQLite`, or the address of a PostgreSQL server.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "String")]
pub enum Place {
    /// A file; made if it is missing.
    File(PathBuf),
    /// An address: `postgres://user:password@host/database`.
    Server(String),
}

impl From<String> for Place {
    fn from(text: String) -> Self {
        let file = text.strip_prefix("sqlite://").or(text.strip_prefix("sqlite:"));
        // Whatever kind of address it is, it may hold a password, and no file is made of it.
        if file.is_none() && text.contains("://") {
            return Self::Server(text);
        }
        Self::File(PathBuf::from(file.unwrap_or(&text)))
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Self {
        Self::File(path.to_owned())
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from(text.to_owned()))
    }
}

impl fmt::Display for Place {
    /// Without a password: it goes into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let rest = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
                let rest = rest.split_once('?').map_or(rest, |(host, _)| host);
                write!(f, "{scheme}://{rest}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_server_and_anything_else_a_file() {
        assert_eq!("orrery.db".parse(), Ok(Place::File("orrery.db".into())));
        assert_eq!("sqlite:///var/orrery.db".parse(), Ok(Place::File("/var/orrery.db".into())));
        assert_eq!("sqlite:orrery.db".parse(), Ok(Place::File("orrery.db".into())));
        let server = "postgres://me:secret@db.example/orrery?sslmode=disable";
        assert_eq!(server.parse(), Ok(Place::Server(server.to_owned())));
        let unknown = "mysql://me:secret@db.example/orrery";
        assert_eq!(unknown.parse(), Ok(Place::Server(unknown.to_owned())));
    }

    #[test]
    fn a_password_is_not_shown() {
        let shown =
            Place::Server("postgres://me:se@cret@db.example/orrery?password=x".to_owned()).to_string();
        assert_eq!(shown, "postgres://db.example/orrery");
    }
}
