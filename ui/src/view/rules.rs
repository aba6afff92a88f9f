//! The rules reference: passages in our own words, by the numbers of the Law of Rootbotics.
//!
//! A language's passages are one file, `rules/*.md`, that is fetched when the reference is opened:
//! `#` begins a bot's part, `##` a passage, with its number where the Law has one.

use engine::{Faction, Trait};

use crate::text::Texts;

/// Whose part each is, in the order of the file.
const PARTS: [Option<Faction>; 9] = [
    None,
    Some(Faction::Marquise),
    Some(Faction::Eyrie),
    Some(Faction::Alliance),
    Some(Faction::Vagabond),
    Some(Faction::Lizards),
    Some(Faction::Riverfolk),
    Some(Faction::Duchy),
    Some(Faction::Corvids),
];

/// The section about difficulty and traits.
const TRAITS: &str = "3.3";

/// The whole reference in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    pub parts: Vec<Part>,
}

/// What holds for all bots, or the rules of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub faction: Option<Faction>,
    pub name: String,
    pub passages: Vec<Passage>,
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// Its section of the Law, as `4.5.1`; empty where it has none of its own.
    pub number: String,
    pub title: String,
    pub text: String,
    /// Traits, with what each does.
    pub traits: Vec<(String, String)>,
}

/// A passage's place: its part, and its position there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    pub part: usize,
    pub passage: usize,
}

impl Rules {
    /// Reads a file of `rules/`. What stands before the first heading is passed over.
    #[must_use]
    pub fn read(file: &str, texts: &Texts) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        for line in file.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix("# ") {
                let faction = PARTS.get(parts.len()).copied().flatten();
                parts.push(Part { faction, name: name.to_owned(), passages: Vec::new() });
                continue;
            }
            let Some(part) = parts.last_mut() else { continue };
            if let Some(heading) = line.strip_prefix("## ") {
                part.passages.push(passage(heading, part.faction, texts));
            } else if let Some(passage) = part.passages.last_mut().filter(|_| !line.is_empty()) {
                if !passage.text.is_empty() {
                    passage.text.push('\n');
                }
                passage.text.push_str(line);
            }
        }
        Rules { parts }
    }

    /// The passage about a section of the Law: first in the part of the bot that plays, then in any;
    /// where the section has none, that of the section it belongs to.
    #[must_use]
    pub fn find(&self, faction: Faction, section: &str) -> Option<At> {
        let own = part_of(faction);
        let mut number = section;
        loop {
            let of_own = self.all().find(|(at, passage)| at.part == own && passage.number == number);
            if let Some((at, _)) = of_own.or_else(|| self.all().find(|(_, passage)| passage.number == number)) {
                return Some(at);
            }
            number = number.rsplit_once('.')?.0;
        }
    }

    /// The passages that have every one of these words in their number, title or text.
    #[must_use]
    pub fn search(&self, words: &str) -> Vec<At> {
        let words: Vec<String> = words.split_whitespace().map(plain).collect();
        let has_all = |passage: &Passage| {
            let Passage { number, title, text, traits } = passage;
            let traits: String = traits.iter().map(|(name, says)| format!("{name} {says} ")).collect();
            let all = plain(&format!("{number} {title} {text} {traits}"));
            words.iter().all(|word| all.contains(word))
        };
        self.all().filter(|(_, passage)| has_all(passage)).map(|(at, _)| at).collect()
    }

    /// The passage there.
    #[must_use]
    pub fn passage(&self, at: At) -> Option<&Passage> {
        self.parts.get(at.part)?.passages.get(at.passage)
    }

    fn all(&self) -> impl Iterator<Item = (At, &Passage)> {
        self.parts
            .iter()
            .enumerate()
            .flat_map(|(part, of)| of.passages.iter().enumerate().map(move |(passage, it)| (At { part, passage }, it)))
    }
}

/// The position of a bot's part; the first for factions that no bot plays.
#[must_use]
pub fn part_of(faction: Faction) -> usize {
    let faction = if faction == Faction::Vagabond2 { Faction::Vagabond } else { faction };
    PARTS.iter().position(|&part| part == Some(faction)).unwrap_or(0)
}

fn passage(heading: &str, faction: Option<Faction>, texts: &Texts) -> Passage {
    let numbered = heading.split_once(' ').filter(|(number, _)| number.starts_with(|c: char| c.is_ascii_digit()));
    let (number, title) = numbered.unwrap_or(("", heading));
    let traits = faction.filter(|_| number == TRAITS).map(Trait::of).unwrap_or_default();
    let says = |t: &Trait| (texts.t(&format!("trait-{t}")), texts.t(&format!("trait-{t}.says")));
    Passage {
        number: number.to_owned(),
        title: title.to_owned(),
        text: String::new(),
        traits: traits.iter().map(says).collect(),
    }
}

/// Small letters without accents, so that a search need not type them.
fn plain(text: &str) -> String {
    let letter = |letter| match letter {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(letter).collect()
}
