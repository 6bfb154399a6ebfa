//! What a browser calls itself, in two words that its owner knows.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// What tells browsers apart; most also name those they would like to be taken for, so the order matters.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("OPR/", "Opera"),
    ("YaBrowser/", "Yandex Browser"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chromium"),
    ("Safari/", "Safari"),
];
/// What tells systems apart, in the same way.
const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The browser that asks and its system, as far as they are known. Nothing of what it says is kept but these names.
pub(crate) fn label(headers: &HeaderMap) -> (Option<&'static str>, Option<&'static str>) {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let agent = text(USER_AGENT.as_str());
    let find = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| agent.contains(sign)).map(|&(_, name)| name)
    };
    // Chrome differs from Chromium by its brand alone.
    let is_chrome = text("sec-ch-ua").contains("\"Google Chrome\"");
    let browser = find(BROWSERS).map(|name| if name == "Chromium" && is_chrome { "Chrome" } else { name });
    (browser, find(SYSTEMS))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn of(agent: &'static str, brands: &'static str) -> (Option<&'static str>, Option<&'static str>) {
        let mut headers = HeaderMap::new();
        headers.insert(USER_AGENT, HeaderValue::from_static(agent));
        headers.insert("sec-ch-ua", HeaderValue::from_static(brands));
        label(&headers)
    }

    #[test]
    fn browsers_are_known_by_what_they_say() {
        let chromium = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
        assert_eq!(of(chromium, "\"Chromium\";v=\"140\""), (Some("Chromium"), Some("Linux")));
        let brands = "\"Chromium\";v=\"140\", \"Google Chrome\";v=\"140\"";
        assert_eq!(of(chromium, brands), (Some("Chrome"), Some("Linux")));
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
        assert_eq!(of(edge, ""), (Some("Edge"), Some("Windows")));
        let phone = "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";
        assert_eq!(of(phone, ""), (Some("Firefox"), Some("Android")));
        let apple = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
        assert_eq!(of(apple, ""), (Some("Safari"), Some("iOS")));
        assert_eq!(of("curl/8", ""), (None, None));
    }
}
