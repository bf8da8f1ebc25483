//! The building blocks of the rules page.

/// A piece of the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A list.
    List(&'static [&'static str]),
    /// A reading of ours where the printed rules leave something open.
    Ours(&'static str),
    /// A small picture with a line under it.
    Picture(Picture, &'static str),
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Some cards.
    Cards,
    /// Two rolled dice.
    Dice,
    /// The nations with their signs.
    Nations,
    /// A card with two dice of one player and one of the other.
    MoreDice,
    /// The three kinds of trick.
    Tricks,
}
