//! The rules of Shanghaien in English.

use crate::i18n::{Block, Picture};

/// The whole page.
pub(super) static PAGE: &[Block] = &[
    Block::Text(
        "Two captains sit in a harbour tavern and dice for sailors. Eight rounds are played, each with six \
         new cards. In the end a crew is worth most where the other captain has nothing, or just a little less.",
    ),
    Block::Picture(
        Picture::Cards,
        "Sailors have a nation and a value from 1 to 4; dirty tricks bend the luck",
    ),
    Block::Heading("A turn"),
    Block::Text("The captain whose turn it is does one of two things."),
    Block::List(&[
        "Roll: takes two dice from the own supply, rolls them, chooses one and puts it at the tavern card of \
         that number. The other die goes back to the supply.",
        "Shanghai: ends the round. This needs at least two own dice on cards.",
    ]),
    Block::Picture(Picture::Dice, "One of the two dice is put down, the other one goes back"),
    Block::Text(
        "With fewer than two dice in the supply there is no rolling any more: the captain must shanghai.",
    ),
    Block::Heading("Which end is the 1"),
    Block::Text(
        "The cards are numbered 1 to 6 along the row. Whoever starts the round decides after the first roll, \
         with the first die put down, at which end the count begins. It holds for both captains until the \
         round ends.",
    ),
    Block::Heading("Who gets a card"),
    Block::Picture(Picture::MoreDice, "Two dice against one: red takes the card"),
    Block::List(&[
        "No dice at it: the card leaves the game.",
        "More dice at it: that captain takes it.",
        "Equally many: each captain adds up the pips of the own dice at the cards next to it. The higher sum \
         takes the card; if the sums are equal as well, it leaves the game.",
    ]),
    Block::Text(
        "Sailors join the crew, dirty tricks are kept aside, dice and captains go back, and six new cards come. \
         The next round is started by the opponent of the captain who shanghaied.",
    ),
    Block::Ours(
        "One translation lets the captains take turns in starting the rounds. That is an option of a new game.",
    ),
    Block::Heading("Dirty tricks"),
    Block::Picture(Picture::Tricks, "Each has a use of its own, and each can be two sailors instead"),
    Block::Text(
        "Right after an own roll a captain may play one dirty trick, only one in a round. The captain's figure \
         then stands at the tavern until the round ends.",
    ),
    Block::List(&[
        "Die ±1: one of the two dice goes up or down by one, never past 1 or 6. Then either die is put down.",
        "Add both dice: both dice are put down at their cards.",
        "Roll again: both dice are rolled once more, and one of the new ones is put down.",
        "2 sailors: the card joins a nation of the own crew that has at least one sailor, as a sailor of value 2 \
         for the rest of the game. Then the turn goes on.",
    ]),
    Block::Ours(
        "How many tricks of each kind there are is nowhere told. Here it is three Die ±1, three Roll again and \
         two Add both dice.",
    ),
    Block::Heading("The score"),
    Block::Text("After eight rounds the crews are compared nation by nation, by the sum of their values."),
    Block::List(&[
        "Only one captain has sailors of a nation: the full strength is scored.",
        "Both have: the stronger captain drops the own sailors and takes the weaker ones, so only the weaker \
         strength is scored.",
        "Equally strong: all of them leave, nobody scores.",
        "Each dirty trick that was not played is a point.",
    ]),
    Block::Text("Most points win; with equal points the game is a draw."),
    Block::Heading("The nations"),
    Block::Picture(
        Picture::Nations,
        "Every nation has a colour, an emblem and a letter: sailors 1, 2, 3, 3 and 4",
    ),
];
