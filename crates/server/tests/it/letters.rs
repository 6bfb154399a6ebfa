//! Letters on their way: by TLS and a password, to a mail server that is who it should be, or not at all.

use orrery_protocol::{NoticePage, NoticeSettings};
use orrery_server::App;
use orrery_server::config::Mail;

use crate::client::{Reply, Visitor};
use crate::server::{Folder, Server, config};
use crate::smtp::{Door, LOGIN, certificate, mail, mail_server_with};

/// The answer to somebody who gives an address while letters go by this way.
async fn ask(way: Mail) -> Reply {
    let server = Server::start_with(|config| config.mail = Some(way)).await;
    let mut ada = Visitor::guest(server.address).await;
    let wish = NoticeSettings { mail: Some("ada@test.example".to_owned()), ..NoticeSettings::default() };
    ada.post("/api/notices", &wish).await
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_go_by_tls_and_a_password() {
    for (door, scheme, query) in [(Door::Tls, "smtps", ""), (Door::StartTls, "smtp", "?tls=required")] {
        let (address, letters) = mail_server_with(door).await;
        let way = |login: &str| Mail {
            roots: Some(certificate()),
            ..mail(format!("{scheme}://{login}@{address}{query}"))
        };
        ask(way(LOGIN)).await.json::<NoticePage>();
        let came = letters.lock().expect("a lock").clone();
        assert_eq!(came.len(), 1, "{door:?}");
        assert_eq!(came[0].to, ["RCPT TO:<ada@test.example>"]);
        assert!(came[0].text().contains("confirm="), "{came:?}");
        assert_eq!(ask(way("orrery:wrong")).await.refusal(), "server-bad-mail");
        // Its certificate is signed by nobody whom everybody trusts.
        let stranger = Mail { roots: None, ..way(LOGIN) };
        assert_eq!(ask(stranger).await.refusal(), "server-bad-mail");
        assert_eq!(letters.lock().expect("a lock").len(), 1, "{door:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_in_the_clear_to_a_server_that_should_speak_tls() {
    let (address, letters) = mail_server_with(Door::Open).await;
    let way = Mail { roots: Some(certificate()), ..mail(format!("smtp://{LOGIN}@{address}?tls=required")) };
    assert_eq!(ask(way).await.refusal(), "server-bad-mail");
    assert!(letters.lock().expect("a lock").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_mail_is_set_up_wrongly_does_not_open_and_says_what_to_write() {
    let folder = Folder::new();
    let secret = "s3cret";
    let fits = || mail(format!("smtps://user:{secret}@mail.example"));
    let nowhere = || Some(folder.path().join("nowhere.pem"));
    for (wrong, told) in [
        (mail("mail.example:465".to_owned()), "smtps://user:password@host"),
        (mail(format!("smtp://user:{secret}@mail.example?tls=yes")), "?tls=required"),
        (Mail { from: "Orrery".to_owned(), ..fits() }, "Orrery <orrery@example.org>"),
        (Mail { roots: nowhere(), ..fits() }, "nowhere.pem"),
        (Mail { roots: Some(certificate()), ..mail("smtp://mail.example".to_owned()) }, "leave it out"),
    ] {
        let mut config = config(&folder);
        config.mail = Some(wrong);
        let error = format!("{:#}", App::open(config).await.err().expect("no server"));
        assert!(error.contains("[mail]") && error.contains(told), "{error}");
        assert!(!error.contains(secret), "{error}");
    }
    let mut config = config(&folder);
    config.mail = Some(fits());
    App::open(config).await.expect("a server").close().await.expect("a closed server");
}
