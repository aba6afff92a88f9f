//! What the tools of accessibility testing find, and what a window is too small for.

use std::{env, fs, path::PathBuf};

use serde_json::Value;

use crate::{Browser, Error};

/// Holds axe-core against the page as it is now. One line a violation.
pub async fn violations(browser: &Browser) -> Result<Vec<String>, Error> {
    const RUN: &str = "
        const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'] }).then(
            ({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.map((node) => {
                const [check] = [...node.any, ...node.all, ...node.none];
                return `${id}: ${node.html.slice(0, 160)} ${check ? check.message : ''}`;
            }))),
            (error) => done([String(error)]),
        );";
    if browser.run("return typeof axe === 'undefined'", Vec::new()).await? == Value::Bool(true) {
        let axe = fs::read_to_string(path()).map_err(|source| Error::Io { doing: "read axe-core", source })?;
        browser.run(&axe, Vec::new()).await?;
    }
    Ok(lines(&browser.run_to_end(RUN, Vec::new()).await?))
}

/// What the page has no room for: sideways scrolling, words that are cut off, things beyond the edge.
pub async fn cut_off(browser: &Browser) -> Result<Vec<String>, Error> {
    const RUN: &str = "
        const found = [];
        const root = document.documentElement;
        if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
        const name = (element) => `<${element.tagName.toLowerCase()} class='${element.getAttribute('class') ?? ''}'> `
            + element.textContent.trim().slice(0, 40);
        for (const element of document.body.querySelectorAll('*')) {
            if (element.closest('.unseen, svg') || !element.checkVisibility()) continue;
            const box = element.getBoundingClientRect();
            if (box.width === 0) continue;
            const scrolls = element.parentElement.closest('.scrolls');
            if (!scrolls && (box.left < -0.5 || box.right > root.clientWidth + 0.5)) found.push(`beyond the edge: ${name(element)}`);
            const style = getComputedStyle(element);
            const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
            if (words && style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
                && !['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName)) found.push(`cut off: ${name(element)}`);
        }
        return found;";
    Ok(lines(&browser.run(RUN, Vec::new()).await?))
}

fn lines(found: &Value) -> Vec<String> {
    let found = found.as_array().into_iter().flatten();
    found.map(|line| line.as_str().map_or_else(|| line.to_string(), str::to_owned)).collect()
}

/// Where `cargo xtask test` installs it, or where `CLOCKWOOD_AXE` says.
fn path() -> PathBuf {
    env::var_os("CLOCKWOOD_AXE").map(PathBuf::from).unwrap_or_default()
}
