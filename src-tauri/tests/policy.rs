//! What the pages may do, read from the files that say so.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that panics has failed")]

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::{Value, json};

fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The content policy of the app, by directive.
fn of_app() -> BTreeMap<String, String> {
    let config: Value = serde_json::from_str(&file("tauri.conf.json")).unwrap();
    serde_json::from_value(config["app"]["security"]["csp"].clone()).unwrap()
}

/// The content policy that the page has itself, for the browser edition.
fn of_page() -> BTreeMap<String, String> {
    let page = file("ui/index.html");
    let policy = page.split("http-equiv=\"Content-Security-Policy\" content=\"").nth(1).unwrap();
    let directives = policy.split('"').next().unwrap().split("; ");
    let directives = directives.map(|directive| directive.split_once(' ').unwrap());
    directives.map(|(name, sources)| (name.to_owned(), sources.to_owned())).collect()
}

#[test]
fn nothing_comes_from_elsewhere_and_no_script_stands_in_a_page() {
    assert_eq!(of_app(), of_page(), "one policy for both editions");
    for (directive, sources) in of_app() {
        for source in sources.split(' ') {
            // The last two are how the page speaks to the app itself.
            let own = ["'self'", "'none'", "data:", "blob:", "ipc:", "http://ipc.localhost"].contains(&source);
            let code = directive == "script-src" && source == "'wasm-unsafe-eval'";
            let looks = directive == "style-src-attr" && source == "'unsafe-inline'";
            assert!(own || code || looks, "{directive} {source}");
        }
    }
    let policy = of_app();
    assert_eq!(policy["default-src"], "'self'");
    assert_eq!(policy["script-src"], "'self' 'wasm-unsafe-eval'");
    for script in file("ui/index.html").split("<script").skip(1) {
        assert!(script.contains(" src=\"") && script.contains("></script>"), "{script}");
    }
}

#[test]
fn the_pages_may_ask_the_app_for_nothing_but_its_own_commands() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("capabilities");
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let capability: Value = serde_json::from_str(&fs::read_to_string(files.first().unwrap()).unwrap()).unwrap();
    assert_eq!(capability["permissions"], json!([]));
    assert_eq!(capability["windows"], json!(["main"]));
    assert_eq!(capability["remote"], Value::Null);
}

/// What players type goes into the page as text: there is no way in as markup.
#[test]
fn no_text_becomes_markup() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(&path).unwrap();
            for way in ["inner_html", "innerHTML", "outer_html", "insert_adjacent_html", "document.write", "eval("] {
                assert!(!source.contains(way), "{way} in {}", path.display());
            }
        }
    }
}
