//! What the app is built from: licences, bans and sources, checked by `deny.toml`.
//!
//! cargo-deny checks the same and takes many minutes to build; it does so before a release, when it
//! looks for advisories too.

use std::{collections::BTreeMap, fs, io};

use serde::Deserialize;
use spdx::{Expression, LicenseReq, ParseMode};

use crate::{
    command::{cargo, output},
    error::Error,
    place::Place,
};

/// What is read of `deny.toml`. Everything else in it is cargo-deny's.
#[derive(Debug, Deserialize)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Debug, Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Debug, Deserialize)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    /// The packages that may use it all the same.
    wrappers: Vec<String>,
}

/// What `cargo metadata` says.
#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Debug, Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    /// None for the packages of the project itself.
    source: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
struct Node {
    id: String,
    dependencies: Vec<String>,
}

/// Checks every package that any part of the project is built from, on any system.
pub(crate) fn check(place: &Place) -> Result<(), Error> {
    let path = place.root.join("deny.toml");
    let failed = |source| Error::File { path: path.clone(), source };
    let rules = fs::read_to_string(&path).map_err(failed)?;
    let rules: Rules = toml::from_str(&rules).map_err(|error| failed(io::Error::other(error)))?;
    let mut metadata = cargo(place);
    metadata.args(["metadata", "--format-version", "1", "--locked"]);
    let metadata = output(&mut metadata).and_then(|text| serde_json::from_str::<Metadata>(&text).ok());
    let metadata = metadata.ok_or_else(|| Error::Failed {
        command: "cargo metadata --locked".to_owned(),
        status: "it says nothing that can be read".to_owned(),
    })?;
    let faults = faults(&rules, &metadata);
    println!("{} packages, {} against deny.toml", metadata.packages.len(), faults.len());
    if faults.is_empty() { Ok(()) } else { Err(Error::Denied(faults)) }
}

fn faults(rules: &Rules, metadata: &Metadata) -> Vec<String> {
    let mut faults = Vec::new();
    // All come from one registry; which one, cargo's own settings say.
    let registry = metadata.packages.iter().find_map(|package| package.source.as_deref()?.strip_prefix("registry+"));
    for Package { name, version, license, source, .. } in &metadata.packages {
        let Some(source) = source else { continue };
        if source.strip_prefix("registry+").is_none_or(|from| Some(from) != registry) {
            faults.push(format!("{name} {version} comes from {source}"));
        }
        if !license.as_deref().is_some_and(|license| is_allowed(license, &rules.licenses.allow)) {
            faults.push(format!(
                "{name} {version} has the licence {}",
                license.as_deref().unwrap_or("of nobody knows what")
            ));
        }
    }
    let names: BTreeMap<&str, &str> =
        metadata.packages.iter().map(|package| (package.id.as_str(), package.name.as_str())).collect();
    let name = |id: &str| names.get(id).copied().unwrap_or_default().to_owned();
    for node in &metadata.resolve.nodes {
        for used in &node.dependencies {
            let (user, used) = (name(&node.id), name(used));
            if rules.bans.deny.iter().any(|ban| ban.name == used && !ban.wrappers.contains(&user)) {
                faults.push(format!("{user} uses {used}"));
            }
        }
    }
    faults
}

/// Whether the allowed licences are enough for a licence expression.
fn is_allowed(license: &str, allowed: &[String]) -> bool {
    let Ok(license) = Expression::parse_mode(license, ParseMode::LAX) else { return false };
    license.evaluate(|required: &LicenseReq| allowed.iter().any(|allowed| *allowed == required.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_allowed_by_one_of_several_or_by_all_that_apply() {
        let allowed = ["MIT".to_owned(), "Apache-2.0 WITH LLVM-exception".to_owned(), "ISC".to_owned()];
        for license in
            ["MIT", "GPL-3.0-only OR MIT", "MIT/Apache-2.0", "(MIT OR Zlib) AND ISC", "Apache-2.0 WITH LLVM-exception"]
        {
            assert!(is_allowed(license, &allowed), "{license}");
        }
        for license in ["GPL-3.0-only", "MIT AND GPL-2.0-only", "Apache-2.0", "", "my own"] {
            assert!(!is_allowed(license, &allowed), "{license}");
        }
    }

    #[test]
    fn a_foreign_source_and_a_banned_crate_are_found() {
        let package = |name: &str, source: Option<&str>| Package {
            id: name.to_owned(),
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: Some("MIT".to_owned()),
            source: source.map(str::to_owned),
        };
        let rules = Rules {
            licenses: Licenses { allow: vec!["MIT".to_owned()] },
            bans: Bans { deny: vec![Ban { name: "net".to_owned(), wrappers: vec!["test-driver".to_owned()] }] },
        };
        let node = |user: &str| Node { id: user.to_owned(), dependencies: vec!["net".to_owned()] };
        let metadata = Metadata {
            packages: vec![
                package("app", None),
                package("test-driver", Some("registry+https://registry")),
                package("net", Some("registry+https://registry")),
                package("fork", Some("git+https://somewhere")),
                package("other", Some("registry+https://elsewhere")),
            ],
            resolve: Resolve { nodes: vec![node("app"), node("test-driver")] },
        };
        let expected = [
            "fork 1.0.0 comes from git+https://somewhere",
            "other 1.0.0 comes from registry+https://elsewhere",
            "app uses net",
        ];
        assert_eq!(faults(&rules, &metadata), expected);
    }
}
