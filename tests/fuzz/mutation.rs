//! Damages texts: the corpus, and ways to change it.

use std::{fs, path::Path};

use shanghaien::rules::{Chance, SeededChance};

/// The largest input. The page reads no larger record.
pub const LARGEST: usize = shanghaien::model::link_codec::LARGEST as usize;

/// Pieces that readers may stumble over.
const PIECES: [&[u8]; 26] = [
    b"\"",
    b"\\",
    b"#",
    b"\n",
    b"\r",
    b"\0",
    b" ",
    b"|",
    b"!",
    b"0",
    b"99999999999",
    b"-1",
    b"\xff",
    b"\xc3",
    b"\xef\xbb\xbf",
    "\u{202e}".as_bytes(),
    "\u{2069}".as_bytes(),
    "\u{85}".as_bytes(),
    "ﷺ".as_bytes(),
    b"players",
    b"deck",
    b"deal",
    b"shanghaien 1\n",
    b"hispaniola 1\n",
    b"# version 2\n",
    b"# ended NaN\n",
];

/// A source of damaged texts.
pub struct Mutation {
    pub chance: SeededChance,
    corpus: Vec<Vec<u8>>,
}

impl Mutation {
    /// Returns the source with this number.
    pub fn new(seed: u64) -> Self {
        let mut corpus = Vec::new();
        for folder in ["records/valid", "records/invalid", "saves/1", "saves/2"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
            let mut files: Vec<_> =
                fs::read_dir(folder).expect("the corpus").map(|file| file.expect("a file").path()).collect();
            files.retain(|file| file.extension().is_none_or(|ending| ending != "json"));
            files.sort();
            corpus.extend(files.iter().map(|file| fs::read(file).expect("a file")));
        }
        Self { chance: SeededChance::from_number(seed), corpus }
    }

    /// Returns a number below this one, or 0.
    pub fn below(&mut self, bound: usize) -> usize {
        u32::try_from(bound).map_or(0, |bound| if bound == 0 { 0 } else { self.chance.below(bound) as usize })
    }

    /// Returns a text of the corpus as it is.
    pub fn example(&mut self) -> Vec<u8> {
        let index = self.below(self.corpus.len());
        self.corpus[index].clone()
    }

    /// Returns a text of the corpus with some damage; sometimes none.
    pub fn damaged(&mut self) -> Vec<u8> {
        let mut bytes = self.example();
        for _ in 0..self.below(5) {
            self.damage(&mut bytes);
        }
        bytes.truncate(LARGEST);
        bytes
    }

    /// Damages a text in one of many ways.
    pub fn damage(&mut self, bytes: &mut Vec<u8>) {
        let (from, to) = self.range(bytes.len());
        match self.below(9) {
            0 if from < bytes.len() => bytes[from] ^= 1 << self.below(8),
            1 if from < bytes.len() => bytes[from] = self.chance.bits().to_le_bytes()[0],
            2 => drop(bytes.drain(from..to)),
            3 => bytes.truncate(from),
            4 => {
                let piece = PIECES[self.below(PIECES.len())];
                bytes.splice(from..from, piece.iter().copied());
            }
            5 => {
                // A long run of one piece.
                let piece = PIECES[self.below(PIECES.len())];
                let run = piece.repeat(self.below(2000));
                bytes.splice(from..from, run);
            }
            6 => {
                let again = bytes[from..to].repeat(1 + self.below(8));
                bytes.splice(from..from, again);
            }
            7 => {
                let other = self.example();
                let (first, last) = self.range(other.len());
                bytes.splice(from..to, other[first..last].iter().copied());
            }
            _ => self.swap_words(bytes),
        }
        bytes.truncate(LARGEST);
    }

    /// Swaps two words: that breaks rules, not the format.
    fn swap_words(&mut self, bytes: &mut Vec<u8>) {
        let mut words: Vec<&[u8]> = bytes.split_inclusive(u8::is_ascii_whitespace).collect();
        let (one, other) = (self.below(words.len()), self.below(words.len()));
        if one < words.len() && other < words.len() {
            words.swap(one, other);
        }
        *bytes = words.concat();
    }

    fn range(&mut self, length: usize) -> (usize, usize) {
        let from = self.below(length + 1);
        // Mostly short, sometimes anything.
        let most = if self.below(4) == 0 { length - from } else { (length - from).min(8) };
        (from, from + self.below(most + 1))
    }
}
