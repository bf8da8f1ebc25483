//! Who must do what, as segments: a colour in a sentence stays a colour, so that the page can draw its sign.

use super::{Names, Words, place_of};
use crate::{
    i18n::{Text, phrases::walk},
    model::hispaniola::{Prompt, Winning},
    rules::hispaniola::Colour,
};

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Segment {
    /// Words.
    Text(String),
    /// A colour, to be drawn with its sign and its word.
    Colour(Colour),
}

impl Words {
    /// Returns who must do what. The colour to follow and the trump are segments of their own.
    pub fn prompt(&self, prompt: Prompt, names: &Names) -> Vec<Segment> {
        let sentences = &self.sentences;
        let words = |words: Text| Segment::Text(words.to_owned());
        let ship = |ship| words(sentences.the_ships[place_of(ship)]);
        let (template, seat, what) = match prompt {
            Prompt::Bids { seat, again: false } => (sentences.bids, seat, words("")),
            Prompt::Bids { seat, again: true } => (sentences.bids_again, seat, words("")),
            Prompt::Leads(seat) => (sentences.leads, seat, words("")),
            Prompt::Plays(seat) => (sentences.plays, seat, words("")),
            Prompt::Follows(seat, led) => (sentences.follows, seat, Segment::Colour(led)),
            Prompt::PlaysAnything(seat, led) => (sentences.plays_anything, seat, words(self.colour(led))),
            Prompt::Boards(seat, target) => (sentences.boards, seat, ship(target)),
            Prompt::HasNobody(seat, target) => (sentences.has_nobody, seat, ship(target)),
            Prompt::Gives(seat) => (sentences.gives, seat, words("")),
            Prompt::Thinks(seat) => (sentences.thinks, seat, words("")),
            Prompt::DoesNotAnswer(seat) => (sentences.does_not_answer, seat, words("")),
            Prompt::BidsShown(Some(trump)) => return segments(sentences.trump_is, &[Segment::Colour(trump)]),
            Prompt::BidsShown(None) => return vec![words(sentences.no_trump_yet)],
            Prompt::Dealing => return vec![words(self.dealing())],
        };
        segments(template, &[Segment::Text(names[seat].clone()), what])
    }

    /// Returns the trump of this hand. The colour is a segment of its own.
    pub fn trump(&self, trump: Colour) -> Vec<Segment> {
        segments(self.sentences.trump, &[Segment::Colour(trump)])
    }

    /// Returns the colour that was led, as a segment of its own, and whose card is winning.
    pub fn led(&self, led: Colour, winning: &Winning, names: &Names) -> Vec<Segment> {
        segments(self.sentences.led, &[Segment::Colour(led), Segment::Text(self.winning(winning, names))])
    }

    /// Returns the prompt while the cards are dealt.
    pub fn dealing(&self) -> Text {
        self.sentences.dealt
    }

    /// Returns how to do it, where that is not clear.
    pub fn advice(&self, prompt: Prompt) -> Option<Text> {
        match prompt {
            Prompt::Bids { .. } => Some(self.sentences.tap_to_bid),
            Prompt::Leads(_) | Prompt::Follows(..) | Prompt::PlaysAnything(..) => {
                Some(self.sentences.tap_a_card)
            }
            Prompt::Boards(..) => Some(self.sentences.tap_a_place),
            _ => None,
        }
    }
}

/// Returns a template with the parts in their places; words side by side become one segment.
fn segments(template: &str, parts: &[Segment]) -> Vec<Segment> {
    let (mut done, mut text) = (Vec::new(), String::new());
    walk(template, &mut |place, words| {
        match place.and_then(|place| parts.get(place)) {
            Some(Segment::Text(part)) => text += part,
            Some(Segment::Colour(colour)) => {
                done.extend([Segment::Text(std::mem::take(&mut text)), Segment::Colour(*colour)]);
            }
            None => {}
        }
        text += words;
    });
    if !text.is_empty() {
        done.push(Segment::Text(text));
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        i18n::{Language, hispaniola::Words},
        rules::hispaniola::{BySeat, Seat, Ship},
    };

    fn text(words: &str) -> Segment {
        Segment::Text(words.to_owned())
    }

    #[test]
    fn a_colour_stays_a_colour_where_the_language_puts_it() {
        use Segment::Colour as Sign;
        // A player may be called like a colour, or like a place in a sentence.
        let names = BySeat(["Ada", "red", "{1}", "Rot", "rosso"].map(String::from));
        let said = |prompt| Language::ALL.map(|language| Words::of(language).prompt(prompt, &names));
        assert_eq!(
            said(Prompt::Follows(Seat::Two, Colour::Red)),
            [
                vec![text("red: follow "), Sign(Colour::Red)],
                vec![text("red muss "), Sign(Colour::Red), text(" bedienen")],
                vec![text("red doit fournir du "), Sign(Colour::Red)],
                vec![text("red deve giocare "), Sign(Colour::Red)],
            ]
        );
        assert_eq!(
            said(Prompt::BidsShown(Some(Colour::Green))),
            ["Trump is ", "Trumpf ist ", "L’atout est le ", "L’atout è "]
                .map(|words| vec![text(words), Sign(Colour::Green)])
        );
        assert_eq!(
            said(Prompt::Leads(Seat::Three)),
            ["{1} leads", "{1} spielt aus", "{1} entame", "{1} apre"].map(|words| vec![text(words)])
        );
    }

    #[test]
    fn trump_and_the_colour_led_are_drawn_and_the_rest_is_said() {
        use crate::{model::hispaniola::Why, rules::hispaniola::Card};
        let names = BySeat(["Ada", "{0}", "Cleo", "Dora", "Edda"].map(String::from));
        let card = Card::new(Colour::Green, 7).unwrap();
        let winning = Winning { seat: Seat::Two, card, why: Why::OnlyCard, is_won: false };
        for words in Language::ALL.map(Words::of) {
            let trump = words.trump(Colour::Blue);
            assert!(matches!(&trump[..], [Segment::Text(_), Segment::Colour(Colour::Blue)]), "{trump:?}");
            let led = words.led(Colour::Green, &winning, &names);
            let [Segment::Text(_), Segment::Colour(Colour::Green), Segment::Text(who)] = &led[..] else {
                panic!("{led:?}");
            };
            assert_eq!(who, &[" · ", &words.winning(&winning, &names)].concat());
        }
    }

    #[test]
    fn a_colour_that_is_only_mentioned_is_a_word() {
        let names = BySeat(["Ada", "Ben", "Cleo", "Dora", "Edda"].map(String::from));
        for words in Language::ALL.map(Words::of) {
            let said = words.prompt(Prompt::PlaysAnything(Seat::One, Colour::Violet), &names);
            let [Segment::Text(said)] = &said[..] else { panic!("{said:?}") };
            assert!(said.contains("Ada") && said.contains(words.colour(Colour::Violet)), "{said}");
            let said = words.prompt(Prompt::Boards(Seat::One, Ship::Neutral), &names);
            let [Segment::Text(said)] = &said[..] else { panic!("{said:?}") };
            assert!(said.contains(words.sentences.the_ships[5]), "{said}");
        }
    }
}
