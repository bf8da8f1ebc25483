//! The settings, all in one place. What is chosen is saved at once, and the other pages are told to read it again.

use web_sys::HtmlInputElement;
use yew::{platform::spawn_local, prelude::*, virtual_dom::ListenerKind};

use super::extras::Extras;
use crate::{
    app::{
        desk::Speaker,
        language::{self, speak, spoken},
        platform::{
            full_screen, sound,
            storage::{self, HISPANIOLA, HOUSE, LANGUAGE, SHANGHAIEN},
            theme::{TOUCHED, house_settings, is_media},
        },
        view::{
            element::{El, el},
            widgets::glyph,
        },
    },
    i18n::Language,
    model::{
        HouseSettings, Look, Notice, Pace, Sound, TextSize, Volume,
        hispaniola::Settings as HispaniolaSettings,
        shanghaien::{Seating, Settings as ShanghaienSettings},
    },
};

/// Called when something was chosen, with what went wrong.
pub(in crate::app) type Told = Callback<Option<Notice>>;

/// One of a few things to choose from.
struct Choice {
    label: &'static str,
    sign: Option<El>,
    is_chosen: bool,
    choose: Callback<Event>,
}

/// All settings.
pub(in crate::app) fn settings(told: &Told, notice: Option<&Notice>) -> El {
    let words = &Extras::words().settings;
    let house = house_settings();
    let alert = el("p")
        .class("message")
        .attr("role", "alert")
        .each(notice.map(|notice| el("span").text(Extras::words().house().notice(notice))));
    el("div")
        .class("settings")
        .add(alert)
        .add(
            section(words.display)
                .add(language(told))
                .add(look(told, house.look))
                .add(text_size(told, house.text))
                .add(pace(told))
                .each(full_screen::button()),
        )
        .add(sounds(told, &house))
        .add(shanghaien(told))
}

fn section(title: &'static str) -> El {
    el("section").class("stack").add(el("h2").text(title))
}

/// Radio buttons side by side.
fn field(name: &'static str, legend: &'static str, choices: impl IntoIterator<Item = Choice>) -> El {
    let option = |choice: Choice| {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", name)
            .checked(choice.is_chosen)
            .on(|| ListenerKind::onchange, choice.choose);
        el("label").add(input).each(choice.sign).text(choice.label)
    };
    el("fieldset")
        .class("field")
        .add(el("legend").text(legend))
        .add(el("div").class("segments").each(choices.into_iter().map(option)))
}

/// Keeps what was chosen and lets everybody know.
fn keep(told: &Told, texts: &[(&str, String)]) {
    let kept = texts.iter().map(|(key, text)| storage::keep(key, text)).fold(Ok(()), Result::and);
    told.emit(kept.err());
}

fn sets_house(told: &Told, set: impl Fn(&mut HouseSettings) + 'static) -> Callback<Event> {
    let told = told.clone();
    Callback::from(move |_| {
        let mut settings = house_settings();
        set(&mut settings);
        keep(&told, &[(HOUSE, settings.to_text())]);
    })
}

fn shanghaien_settings() -> ShanghaienSettings {
    ShanghaienSettings::from_text(&storage::read(SHANGHAIEN.settings).unwrap_or_default())
}

fn sets_shanghaien(told: &Told, set: impl Fn(&mut ShanghaienSettings) + 'static) -> Callback<Event> {
    let told = told.clone();
    Callback::from(move |_| {
        let mut settings = shanghaien_settings();
        set(&mut settings);
        keep(&told, &[(SHANGHAIEN.settings, settings.to_text())]);
    })
}

/// The language, by what those who speak it call it.
fn language(told: &Told) -> El {
    let choice = |language: Language| {
        let told = told.clone();
        let choose = move |_| {
            let told = told.clone();
            spawn_local(async move {
                if speak::<Extras>(language).await == language::Words::Wanted {
                    keep(&told, &[(LANGUAGE, language.code().to_owned())]);
                } else {
                    told.emit(Some(Notice::NoWords));
                }
            });
        };
        let is_chosen = language == spoken::<Extras>();
        Choice { label: language.own_name(), sign: None, is_chosen, choose: Callback::from(choose) }
    };
    field("language", Extras::words().house().language, Language::ALL.map(choice)).class("field languages")
}

fn look(told: &Told, now: Look) -> El {
    let words = &Extras::words().settings;
    let looks = [Look::System, Look::Dark, Look::Light].into_iter().zip(words.looks);
    let choice = |(look, label)| {
        let choose = sets_house(told, move |settings| settings.look = look);
        Choice { label, sign: None, is_chosen: look == now, choose }
    };
    field("look", words.look, looks.map(choice))
}

fn text_size(told: &Told, now: TextSize) -> El {
    let words = &Extras::words().settings;
    let sizes = [TextSize::Normal, TextSize::Larger, TextSize::Largest].into_iter().zip(words.text_sizes);
    let choice = |(size, label): (TextSize, _)| {
        let sign =
            el("span").class("aa").attr("aria-hidden", "true").attr("data-size", size.word()).text("A");
        let choose = sets_house(told, move |settings| settings.text = size);
        Choice { label, sign: Some(sign), is_chosen: size == now, choose }
    };
    field("text", words.text_size, sizes.map(choice))
}

/// How fast things move, in both games. Each keeps it among its own settings.
fn pace(told: &Told) -> El {
    let words = &Extras::words().settings;
    let now = shanghaien_settings().pace;
    let choice = |(pace, label)| {
        let told = told.clone();
        let choose = Callback::from(move |_| {
            let one = ShanghaienSettings { pace, ..shanghaien_settings() };
            let other = storage::read(HISPANIOLA.settings).unwrap_or_default();
            let other = HispaniolaSettings { pace, ..HispaniolaSettings::from_text(&other) };
            keep(&told, &[(SHANGHAIEN.settings, one.to_text()), (HISPANIOLA.settings, other.to_text())]);
        });
        Choice { label, sign: None, is_chosen: pace == now, choose }
    };
    let paces = [Pace::Off, Pace::Fast, Pace::Normal].into_iter().zip(words.paces);
    field("pace", words.pace, paces.map(choice))
}

fn sounds(told: &Told, house: &HouseSettings) -> El {
    let words = &Extras::words().settings;
    let now = house.has_sounds(is_media(TOUCHED));
    let choice = |(is_on, label)| {
        let choose = sets_house(told, move |settings| settings.sounds = Some(is_on));
        Choice { label, sign: None, is_chosen: is_on == now, choose }
    };
    let choices = [(false, words.sounds_off), (true, words.sounds_on)].map(choice);
    section(words.sounds)
        .add(field("sounds", words.sounds, choices).class("field alone"))
        .add_if(now, || volume(told, house.volume))
        .add_if(now, || {
            let ring = Callback::from(|_| sound::play(Some(Sound::Bell)));
            el("button").class("btn quiet side").on_click(ring).add(glyph("i-bell")).text(words.ring)
        })
}

fn volume(told: &Told, now: Volume) -> El {
    let words = &Extras::words().settings;
    let told = told.clone();
    let onchange = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let mut settings = house_settings();
        settings.volume = input.value().parse().ok().and_then(Volume::new).unwrap_or(settings.volume);
        keep(&told, &[(HOUSE, settings.to_text())]);
        // How loud is that?
        sound::play(Some(Sound::Wood));
    });
    let slider = el("input")
        .attr("type", "range")
        .attr("name", "volume")
        .attr("min", "0")
        .attr("max", "100")
        .attr("step", "5")
        .value(now.percent().to_string())
        .on(|| ListenerKind::onchange, onchange);
    el("label").class("volume").add(el("span").text(words.volume)).add(slider)
}

fn shanghaien(told: &Told) -> El {
    let words = &Extras::words().settings;
    let now = shanghaien_settings();
    let seatings = [Seating::Across, Seating::Same, Seating::Turning];
    let seating = |(index, seating): (usize, Seating)| Choice {
        label: words.seatings[index],
        sign: Some(glyph(["i-across", "i-same", "i-turning"][index])),
        is_chosen: seating == now.seating,
        choose: sets_shanghaien(told, move |settings| settings.seating = seating),
    };
    let hint = seatings.iter().position(|seating| *seating == now.seating).map(|at| words.seating_hints[at]);
    let chances = |(is_shown, label)| Choice {
        label,
        sign: None,
        is_chosen: is_shown == now.chances,
        choose: sets_shanghaien(told, move |settings| settings.chances = is_shown),
    };
    let chances = [(false, words.chances_hidden), (true, words.chances_shown)].map(chances);
    // The name of the game, in every language.
    section("Shanghaien")
        .add(field("seating", words.seating, seatings.into_iter().enumerate().map(seating)))
        .each(hint.map(|hint| el("p").class("note").text(hint)))
        .add(field("chances", words.chances, chances))
}
