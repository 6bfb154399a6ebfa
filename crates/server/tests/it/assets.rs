//! The web client's files, and what browsers are told about them.

use orrery_protocol::Me;

use crate::client::Visitor;
use crate::server::{Folder, Server};

#[tokio::test(flavor = "multi_thread")]
async fn files_pages_and_their_headers() {
    let client = Folder::new();
    let write = |name: &str, text: &str| {
        let path = client.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    };
    write("index.html", "<!doctype html>page");
    write("assets/index-1a2b.js", "script");
    write("icon.svg", "<svg/>");
    write("push.js", "worker");
    let folder = client.path().to_owned();
    let server = Server::start_with(|config| config.assets = Some(folder)).await;
    let mut ada = Visitor::stranger(server.address);
    for path in ["/", "/tables/0123", "/rules/star-realms/en", "/players/Dr.Strange", "/index.html"] {
        let page = ada.get(path).await;
        assert_eq!((page.status, page.text().as_str()), (200, "<!doctype html>page"), "{path}");
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(page.header("cache-control"), Some("no-cache"));
        let policy = page.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self';") && policy.contains("default-src 'none'"));
        assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    }
    let script = ada.get("/assets/index-1a2b.js").await;
    assert_eq!(script.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert!(script.header("cache-control").expect("a rule").contains("immutable"));
    // A worker for the whole site lies at its root, and a new one is found at once.
    let worker = ada.get("/push.js").await;
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(worker.header("cache-control"), Some("no-cache"));
    assert!(worker.header("content-security-policy").expect("a policy").contains("worker-src 'self';"));
    assert_eq!(ada.get("/icon.svg").await.header("content-type"), Some("image/svg+xml"));
    for path in
        ["/assets/none.js", "/missing.png", "/../orrery.db", "/assets/../../orrery.db", "/..%2forrery.db"]
    {
        assert_eq!(ada.get(path).await.refusal(), "server-no-such-path", "{path}");
    }
    let tag = ada.get("/").await.header("etag").expect("a tag").to_owned();
    let headers = [("if-none-match", tag.as_str())];
    let known = crate::client::request(server.address, "GET", "/", &headers, b"").await.expect("an answer");
    assert_eq!(known.status, 304);
    assert_eq!(ada.send("DELETE", "/", &[]).await.refusal(), "server-no-such-path");
    assert_eq!(ada.send("PUT", "/api/me", &[]).await.refusal(), "server-no-such-path");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_embedded_client_and_the_rules() {
    let server = Server::start().await;
    let mut ada = Visitor::stranger(server.address);
    let me: Me = ada.get("/api/me").await.json();
    // A page says itself of which build it is.
    let mark = format!("<meta name=\"orrery-build\" content=\"{}\" />", me.build);
    for path in ["/", "/tables/0123", "/index.html"] {
        let page = ada.get(path).await.text();
        assert!(page.contains("<html") && page.contains(&mark), "{path}");
    }
    let rules = ada.get("/api/rules/star-realms/ru").await;
    assert_eq!(rules.header("content-type"), Some("text/markdown; charset=utf-8"));
    assert!(rules.text().contains("Star Realms"));
    assert_eq!(ada.get("/api/rules/star-realms/xx").await.refusal(), "server-no-such-path");
    assert_eq!(ada.get("/api/rules/chess/en").await.refusal(), "server-no-such-game");
}
