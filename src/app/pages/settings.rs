//! The settings page. A choice is saved at once, and the other pages are told to read it again.

use web_sys::HtmlInputElement;
use yew::{platform::spawn_local, prelude::*, virtual_dom::ListenerKind};

use super::extras::Extras;
use crate::{
    app::{
        has_words::HasWords,
        language::{self, current_language, load_and_declare},
        platform::{
            full_screen, sound,
            storage::{self, LANGUAGE, PAGE_SETTINGS, SHANGHAIEN},
            theme::{TOUCHED, is_media, page_settings},
        },
        view::{
            element::{El, el},
            widgets::glyph,
        },
    },
    i18n::Language,
    model::{
        Notice, Pace, PageSettings, Sound, TextSize, Theme, Volume,
        session::SavedSettings,
        shanghaien::{Seating, Settings as ShanghaienSettings},
    },
};

/// Is called after a choice, with a notice if it could not be saved.
pub(in crate::app) type OnSaved = Callback<Option<Notice>>;

/// What has been chosen.
pub(in crate::app) struct Choices {
    page: PageSettings,
    shanghaien: ShanghaienSettings,
}

impl Choices {
    /// Reads the choices from the store.
    pub(in crate::app) fn read() -> Self {
        Self { page: page_settings(), shanghaien: shanghaien_settings() }
    }
}

/// One option of a setting.
struct SettingsOption {
    label: &'static str,
    sign: Option<El>,
    is_chosen: bool,
    choose: Callback<Event>,
}

/// Draws all settings.
pub(in crate::app) fn settings(on_saved: &OnSaved, now: &Choices, notice: Option<&Notice>) -> El {
    let words = &Extras::words().settings;
    let shared = &now.page;
    let alert = el("p")
        .class("message")
        .attr("role", "alert")
        .each(notice.map(|notice| el("span").text(Extras::words().shared().notice(notice))));
    el("div")
        .class("settings")
        .add(alert)
        .add(
            section(words.display)
                .add(language(on_saved))
                .add(theme(on_saved, shared.theme))
                .add(text_size(on_saved, shared.text))
                .add(pace(on_saved, shared.pace))
                .each(full_screen::button()),
        )
        .add(sounds(on_saved, shared))
        .add(shanghaien(on_saved, &now.shanghaien))
        .add(licenses())
}

/// Draws the link to the notices that each build writes (`src/cli/finish_build/licenses.rs`).
fn licenses() -> El {
    el("a")
        .class("plain")
        .attr("href", "licenses.txt")
        .attr("target", "_blank")
        .text(Extras::words().settings.licenses)
}

fn section(title: &'static str) -> El {
    el("section").class("stack").add(el("h2").text(title))
}

/// Draws radio buttons side by side.
fn field(name: &'static str, legend: &'static str, choices: impl IntoIterator<Item = SettingsOption>) -> El {
    let option = |choice: SettingsOption| {
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

/// Saves a choice and reports it.
fn save(on_saved: &OnSaved, key: &str, text: &str) {
    on_saved.emit(storage::save(key, text).err());
}

fn sets_page(on_saved: &OnSaved, set: impl Fn(&mut PageSettings) + 'static) -> Callback<Event> {
    let on_saved = on_saved.clone();
    Callback::from(move |_| {
        let mut settings = page_settings();
        set(&mut settings);
        save(&on_saved, PAGE_SETTINGS, &settings.to_text());
    })
}

fn shanghaien_settings() -> ShanghaienSettings {
    ShanghaienSettings::from_text(&storage::read(SHANGHAIEN.settings).unwrap_or_default())
}

fn sets_shanghaien(on_saved: &OnSaved, set: impl Fn(&mut ShanghaienSettings) + 'static) -> Callback<Event> {
    let on_saved = on_saved.clone();
    Callback::from(move |_| {
        let mut settings = shanghaien_settings();
        set(&mut settings);
        save(&on_saved, SHANGHAIEN.settings, &settings.to_text());
    })
}

/// Draws the choice of language. Each language has its own name.
fn language(on_saved: &OnSaved) -> El {
    let choice = |language: Language| {
        let on_saved = on_saved.clone();
        let choose = move |_| {
            let on_saved = on_saved.clone();
            spawn_local(async move {
                if load_and_declare::<Extras>(language).await == language::WordsStatus::Wanted {
                    save(&on_saved, LANGUAGE, language.code());
                } else {
                    on_saved.emit(Some(Notice::NoWords));
                }
            });
        };
        let is_chosen = language == current_language::<Extras>();
        SettingsOption { label: language.own_name(), sign: None, is_chosen, choose: Callback::from(choose) }
    };
    field("language", Extras::words().shared().language, Language::ALL.map(choice)).class("field languages")
}

fn theme(on_saved: &OnSaved, now: Theme) -> El {
    let words = &Extras::words().settings;
    let themes = [Theme::System, Theme::Dark, Theme::Light].into_iter().zip(words.themes);
    let choice = |(theme, label)| {
        let choose = sets_page(on_saved, move |settings| settings.theme = theme);
        SettingsOption { label, sign: None, is_chosen: theme == now, choose }
    };
    field("look", words.theme, themes.map(choice))
}

fn text_size(on_saved: &OnSaved, now: TextSize) -> El {
    let words = &Extras::words().settings;
    let sizes = [TextSize::Normal, TextSize::Larger, TextSize::Largest].into_iter().zip(words.text_sizes);
    let choice = |(size, label): (TextSize, _)| {
        let sign =
            el("span").class("aa").attr("aria-hidden", "true").attr("data-size", size.word()).text("A");
        let choose = sets_page(on_saved, move |settings| settings.text = size);
        SettingsOption { label, sign: Some(sign), is_chosen: size == now, choose }
    };
    field("text", words.text_size, sizes.map(choice))
}

/// Draws the choice of how fast things move in both games.
fn pace(on_saved: &OnSaved, now: Pace) -> El {
    let words = &Extras::words().settings;
    let choice = |(pace, label)| {
        let choose = sets_page(on_saved, move |settings| settings.pace = pace);
        SettingsOption { label, sign: None, is_chosen: pace == now, choose }
    };
    let paces = [Pace::Off, Pace::Fast, Pace::Normal].into_iter().zip(words.paces);
    field("pace", words.pace, paces.map(choice))
}

fn sounds(on_saved: &OnSaved, shared: &PageSettings) -> El {
    let words = &Extras::words().settings;
    let now = shared.has_sounds(is_media(TOUCHED));
    let choice = |(is_on, label)| {
        let choose = sets_page(on_saved, move |settings| settings.sounds = Some(is_on));
        SettingsOption { label, sign: None, is_chosen: is_on == now, choose }
    };
    let choices = [(false, words.sounds_off), (true, words.sounds_on)].map(choice);
    section(words.sounds)
        .add(field("sounds", words.sounds, choices).class("field alone"))
        .add_if(now, || volume(on_saved, shared.volume))
        .add_if(now, || {
            let ring = Callback::from(|_| sound::play(Some(Sound::Bell)));
            el("button").class("btn quiet side").on_click(ring).add(glyph("i-bell")).text(words.ring)
        })
}

fn volume(on_saved: &OnSaved, now: Volume) -> El {
    let words = &Extras::words().settings;
    let on_saved = on_saved.clone();
    let onchange = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let mut settings = page_settings();
        settings.volume = input.value().parse().ok().and_then(Volume::new).unwrap_or(settings.volume);
        save(&on_saved, PAGE_SETTINGS, &settings.to_text());
        // Lets the player hear the new volume.
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

fn shanghaien(on_saved: &OnSaved, now: &ShanghaienSettings) -> El {
    let words = &Extras::words().settings;
    let seatings = [Seating::Across, Seating::Same, Seating::Turning];
    let seating = |(index, seating): (usize, Seating)| SettingsOption {
        label: words.seatings[index],
        sign: Some(glyph(["i-across", "i-same", "i-turning"][index])),
        is_chosen: seating == now.seating,
        choose: sets_shanghaien(on_saved, move |settings| settings.seating = seating),
    };
    let hint =
        seatings.iter().position(|seating| *seating == now.seating).map(|at| words.seatings_explained[at]);
    let chances = |(is_shown, label)| SettingsOption {
        label,
        sign: None,
        is_chosen: is_shown == now.chances,
        choose: sets_shanghaien(on_saved, move |settings| settings.chances = is_shown),
    };
    let chances = [(false, words.chances_hidden), (true, words.chances_shown)].map(chances);
    // The game has the same name in every language.
    section("Shanghaien")
        .add(field("seating", words.seating, seatings.into_iter().enumerate().map(seating)))
        .each(hint.map(|hint| el("p").class("note").text(hint)))
        .add(field("chances", words.chances, chances))
}
