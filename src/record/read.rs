//! The reader: what all records have in common, whatever their game.

use super::{
    Broken, GameName, Reason, Record, Recorded,
    name::LONGEST,
    text::{Fault, Word, decode, error, line_number, plain, words},
};

/// What a game adds to the reader: its headers and its tokens.
pub(super) trait Grammar: Default {
    /// The game that is read.
    type Game: Recorded;
    /// The name in the first line.
    const NAME: GameName;
    /// The headers that must be there, in the order in which they are written.
    const REQUIRED: &'static [&'static str];
    /// The headers that may be left out.
    const OPTIONAL: &'static [&'static str] = &[];

    /// Reads a header line: one of those above.
    fn header(&mut self, key: &Word<'_>, values: &[Word<'_>]) -> Result<(), Fault>;

    /// Returns the record of the game before its first event, if all required headers have been read.
    fn open(&mut self) -> Option<Record<Self::Game>>;

    /// Returns whether a line that starts with this word is the first line of moves.
    fn is_move(word: &str) -> bool;

    /// Reads a line of moves into the record.
    fn moves(&mut self, record: &mut Record<Self::Game>, words: &[Word<'_>]) -> Result<(), Fault>;

    /// Checks that the text may stop here.
    fn end(&self) -> Result<(), Fault> {
        Ok(())
    }
}

/// Reads a whole record.
pub(super) fn read<G: Grammar>(bytes: &[u8]) -> Result<Record<G::Game>, Box<Broken<G::Game>>> {
    let mut reader =
        Reader::<G> { grammar: G::default(), has_game_line: false, seen: Vec::new(), record: None };
    match reader.read(bytes) {
        Ok(()) => Ok(reader.record.expect("the header is whole")),
        Err(error) => Err(Box::new(Broken { error: *error, so_far: reader.record })),
    }
}

struct Reader<G: Grammar> {
    grammar: G,
    /// The first line has named the game.
    has_game_line: bool,
    /// The headers that have been read.
    seen: Vec<&'static str>,
    /// Made when the header is complete and a move follows, or the text ends.
    record: Option<Record<G::Game>>,
}

impl<G: Grammar> Reader<G> {
    fn read(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        let text = decode(bytes)?;
        let mut last = 1;
        for (lines_before, line) in text.lines().enumerate() {
            last = line_number(lines_before);
            let words = words(last, line)?;
            if let Some((first, values)) = words.split_first() {
                if self.record.is_none() && !G::is_move(plain(first)) {
                    self.header(first, values)?;
                } else {
                    self.open(last)?;
                    let record = self.record.as_mut().expect("opened above");
                    self.grammar.moves(record, &words)?;
                }
            }
        }
        self.grammar.end()?;
        self.open(last)
    }

    fn header(&mut self, key: &Word<'_>, values: &[Word<'_>]) -> Result<(), Fault> {
        let name = plain(key);
        if !std::mem::replace(&mut self.has_game_line, true) {
            return game_line::<G>(key, values);
        }
        let Some(&known) = G::REQUIRED.iter().chain(G::OPTIONAL).find(|&&known| known == name) else {
            let is_game_line = name == G::NAME.code();
            return Err(key.error(if is_game_line { Reason::RepeatedHeader } else { Reason::UnknownHeader }));
        };
        if self.seen.contains(&known) {
            return Err(key.error(Reason::RepeatedHeader));
        }
        self.seen.push(known);
        self.grammar.header(key, values)
    }

    /// Opens the record that the moves go into, when the first of them comes.
    fn open(&mut self, line: u32) -> Result<(), Fault> {
        if self.record.is_some() {
            return Ok(());
        }
        if !self.has_game_line {
            return Err(error(line, "", Reason::UnknownGame));
        }
        if let Some(missing) = G::REQUIRED.iter().find(|header| !self.seen.contains(header)) {
            return Err(error(line, "", Reason::MissingHeader(missing)));
        }
        self.record = Some(self.grammar.open().expect("all headers have been read"));
        Ok(())
    }
}

fn game_line<G: Grammar>(key: &Word<'_>, values: &[Word<'_>]) -> Result<(), Fault> {
    match GameName::from_code(plain(key)) {
        None => return Err(key.error(Reason::UnknownGame)),
        Some(other) if other != G::NAME => return Err(key.error(Reason::OtherGame { wanted: G::NAME })),
        Some(_) => {}
    }
    let version = only_value(key, values)?;
    if plain(version) == "1" { Ok(()) } else { Err(version.error(Reason::UnknownVersion)) }
}

/// Returns the value of a header that must have exactly one.
pub(super) fn only_value<'w, 'a>(key: &Word<'_>, values: &'w [Word<'a>]) -> Result<&'w Word<'a>, Fault> {
    match values {
        [value] => Ok(value),
        _ => Err(key.error(Reason::ValueCount { has: values.len(), needs: 1 })),
    }
}

/// Returns a player's name.
pub(super) fn name(word: &Word<'_>) -> Result<String, Fault> {
    if !word.quoted {
        return Err(word.error(Reason::UnquotedName));
    }
    if word.text.chars().nth(LONGEST).is_some() {
        return Err(word.error(Reason::NameTooLong));
    }
    Ok(word.text.to_string())
}

/// Applies the event that a word stands for.
pub(super) fn push<G: Recorded>(
    record: &mut Record<G>,
    line: u32,
    token: &str,
    event: G::Event,
) -> Result<(), Fault> {
    record.push(event).map_err(|refusal| error(line, token, Reason::Illegal(refusal.into())))
}
