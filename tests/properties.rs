//! What holds in every game, checked on many: cards and dice are conserved, records lead back, a mirrored row plays
//! alike.

mod common;

use std::collections::BTreeMap;

use common::{json, random_record};
use proptest::prelude::*;
use shanghaien::{
    record::shanghaien::Record,
    rules::{
        BySeat, Game, Seat, SeededChance,
        shanghaien::{
            Card, Deck, End, Event, Nation, Phase, Position, Sailor, Setup, Shanghaien, Step, Trick,
        },
    },
};

/// Counts how often each card is somewhere: in a crew, in a hand, in the tavern, out of the game or still to come.
fn card_counts(position: &Position, deck: &Deck) -> BTreeMap<Card, usize> {
    let mut counts = BTreeMap::new();
    let mut add = |card: Card, count: usize| *counts.entry(card).or_insert(0) += count;
    let dealt = usize::from(position.round()) * 6;
    for &card in deck.cards()[dealt..].iter().chain(position.tavern()) {
        add(card, 1);
    }
    for card in Card::kinds() {
        add(card, usize::from(position.removed(card)));
    }
    for seat in Seat::ALL {
        for trick in Trick::ALL {
            add(Card::Trick(trick), usize::from(position.tricks(seat, trick)));
        }
        for nation in Nation::ALL {
            for value in position.crew(seat).values(nation) {
                let sailor = Sailor::new(nation, value).unwrap();
                add(Card::Sailor(sailor), 1);
            }
        }
    }
    counts
}

fn wilds(position: &Position) -> usize {
    let of = |seat: Seat| Nation::ALL.into_iter().map(move |nation| position.crew(seat).wilds(nation));
    Seat::ALL.into_iter().flat_map(of).map(usize::from).sum()
}

/// Returns the same game as seen from the other side of the row.
fn mirrored(record: &Record) -> Record {
    let cards: Vec<Card> =
        record.setup().deck.cards().chunks(6).flat_map(|tavern| tavern.iter().rev().copied()).collect();
    let setup = Setup { deck: Deck::new(&cards).unwrap(), ..*record.setup() };
    let mut mirror = Record::new(record.players().clone(), setup);
    for &event in record.events() {
        let event: Event = match event {
            Step::Place { end, die } => Step::Place { end: end.map(End::other), die },
            Step::AddBoth { end } => Step::AddBoth { end: end.map(End::other) },
            other => other,
        };
        mirror.push(event).expect("the mirrored event is legal");
    }
    mirror
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_card_is_lost_or_doubled(seed: u64) {
        let record = random_record(seed);
        let deck = record.setup().deck;
        let mut whole = BTreeMap::new();
        deck.cards().iter().for_each(|&card| *whole.entry(card).or_insert(0) += 1);
        for position in record.positions() {
            let counts = card_counts(&position, &deck);
            // Wild cards no longer show which trick they were, so their number must be that of the missing tricks.
            let missing: usize = whole.iter().map(|(card, count)| count - counts[card]).sum();
            prop_assert_eq!(missing, wilds(&position));
            let in_place = |(card, count): (&Card, &usize)| {
                counts[card] == *count || matches!(card, Card::Trick(_)) && counts[card] < *count
            };
            prop_assert!(whole.iter().all(in_place));
        }
    }

    #[test]
    fn each_player_always_has_six_dice(seed: u64) {
        for position in random_record(seed).positions() {
            for seat in Seat::ALL {
                prop_assert_eq!(position.supply(seat) + position.dice_on_cards(seat), 6);
            }
        }
    }

    #[test]
    fn a_game_ends_within_eight_rounds_with_a_score(seed: u64) {
        let record = random_record(seed);
        let shanghais = record.events().iter().filter(|event| **event == Step::Shanghai).count();
        prop_assert_eq!(shanghais, 8);
        prop_assert_eq!(record.position().phase(), Phase::Over);
        prop_assert_eq!(&json(record.position())["score"][0], record.position().score().totals[Seat::One]);
    }

    #[test]
    fn writing_and_reading_gives_the_same_game(seed: u64, length in 0_usize..150) {
        let record = random_record(seed).prefix(length);
        prop_assert_eq!(Record::read(record.to_string().as_bytes()), Ok(record));
    }

    #[test]
    fn names_survive_whatever_they_contain(one in "\\PC*", two in ".*") {
        let record = random_record(1).prefix(3);
        let renamed = Record::new(BySeat([one, two]), *record.setup());
        prop_assert_eq!(Record::read(renamed.to_string().as_bytes()), Ok(renamed));
    }

    #[test]
    fn a_mirrored_row_gives_the_mirrored_game(seed: u64) {
        let record = random_record(seed);
        let mirror = mirrored(&record);
        for (here, there) in record.positions().zip(mirror.positions()) {
            prop_assert_eq!(here.score(), there.score());
            let mut claims = there.distribution();
            claims.reverse();
            if here.phase() != Phase::Over {
                prop_assert_eq!(here.distribution(), claims);
            }
        }
    }

    #[test]
    fn a_round_ends_as_its_distribution_says(seed: u64) {
        let record = random_record(seed);
        let positions: Vec<Position> = record.positions().collect();
        for (index, event) in record.events().iter().enumerate() {
            if *event == Step::Shanghai {
                let (before, after) = (&positions[index], &positions[index + 1]);
                for claim in before.distribution() {
                    let of = |position: &Position, seat| match claim.card {
                        Card::Sailor(sailor) => position.crew(seat).values(sailor.nation()).count(),
                        Card::Trick(trick) => usize::from(position.tricks(seat, trick)),
                    };
                    if let Some(seat) = claim.verdict.taker() {
                        prop_assert!(of(after, seat) > of(before, seat));
                    } else {
                        prop_assert!(after.removed(claim.card) > before.removed(claim.card));
                    }
                }
            }
        }
    }

    #[test]
    fn a_soup_of_tokens_never_panics(words in prop::collection::vec("[LRabprnw!]?[0-9*NBRSA]{0,2}[+-]?", 0..60)) {
        let text = common::text("", &words.join(" "));
        if let Err(broken) = Record::read(text.as_bytes()) {
            prop_assert_eq!(broken.error.line, 6);
        }
    }
}

/// Runs with `LONG_RUN=1 cargo test --release --test properties a_million`, which takes some seconds.
#[test]
fn a_million_games_end_and_keep_their_cards() {
    if std::env::var_os("LONG_RUN").is_none() {
        return;
    }
    for seed in 0..1_000_000 {
        let record = random_record(seed);
        let position = record.position();
        assert_eq!(position.phase(), Phase::Over);
        let cards: usize = card_counts(position, &record.setup().deck).values().sum();
        assert_eq!(cards + wilds(position), Deck::SIZE);
        assert_eq!(Record::read(record.to_string().as_bytes()), Ok(record));
    }
}

proptest! {
    #[test]
    fn what_is_yet_to_come_can_be_counted_but_not_foreseen(seed in any::<u64>(), at in any::<prop::sample::Index>()) {
        let record = random_record(seed);
        let count = at.index(record.events().len());
        let position = *record.prefix(count).position();
        let to_come = &record.setup().deck.cards()[usize::from(position.round()) * 6..];
        for card in Card::kinds() {
            let left = to_come.iter().filter(|&&other| other == card).count();
            prop_assert_eq!(usize::from(position.unseen(card)), left);
        }
        let mut chance = SeededChance::from_number(seed);
        let mut sampled = Shanghaien::sample(&position, &mut chance);
        prop_assert_eq!(sampled.position(), &position);
        while sampled.play_randomly(&mut chance).is_some() {}
        prop_assert_eq!(sampled.position().phase(), Phase::Over);
        prop_assert!(Card::kinds().all(|card| sampled.position().unseen(card) == 0));
    }
}
