//! The sounds. They are computed from fading tones and a little noise; there are no recordings to load.
//!
//! Browsers allow sounds only after a visitor has touched the page, and some forget that after the screen was locked.
//! So every touch and every key wakes the sounds again.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::{
    events::{EventListener, EventListenerOptions},
    timers::callback::Timeout,
};
use js_sys::{Date, Math};
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioContextState, AudioNode, BiquadFilterType, GainNode};
use yew::{Callback, platform::spawn_local};

use super::{
    promise::resolved,
    sound::set_player,
    theme::{TOUCHED, is_media, page_settings},
};
use crate::model::Sound;

/// Milliseconds after which a sound is dropped: it would come too late to belong to what is seen.
const LATE: f64 = 400.0;

/// Plays the sounds.
pub(in crate::app) struct Audio {
    output: Rc<Output>,
    _listeners: [EventListener; 3],
}

/// The state of the sounds, shared with the listeners.
struct Output {
    /// Whether the settings allow sounds.
    is_wanted: Cell<bool>,
    /// `None` until a visitor has touched the page.
    instrument: RefCell<Option<Instrument>>,
}

/// What sounds are made with.
#[derive(Clone)]
struct Instrument {
    context: AudioContext,
    /// White noise, made once because that takes a while.
    noise: AudioBuffer,
}

impl Instrument {
    #[expect(clippy::cast_possible_truncation, reason = "nobody hears the difference")]
    fn new() -> Result<Self, JsValue> {
        const SAMPLES: u32 = 1024;
        let context = AudioContext::new()?;
        let hiss: Vec<f32> = (0..SAMPLES).map(|_| (2.0 * Math::random() - 1.0) as f32).collect();
        let noise = context.create_buffer(1, SAMPLES, context.sample_rate())?;
        noise.copy_to_channel(&hiss, 0)?;
        Ok(Self { context, noise })
    }

    fn is_running(&self) -> bool {
        self.context.state() == AudioContextState::Running
    }
}

impl Audio {
    /// Listens for the first touch and plays the games' sounds from then on.
    pub(in crate::app) fn new() -> Self {
        let output = Rc::new(Output { is_wanted: Cell::new(is_wanted()), instrument: RefCell::default() });
        // The capture phase comes first, because the tap itself may cause a sound.
        let first = EventListenerOptions::run_in_capture_phase();
        let listeners = ["click", "pointerup", "keydown"].map(|touch| {
            let output = Rc::clone(&output);
            let wake = move |_: &web_sys::Event| wake(&output);
            EventListener::new_with_options(&gloo::utils::window(), touch, first, wake)
        });
        let player = Rc::clone(&output);
        set_player(Callback::from(move |sound| play(&player, sound)));
        Self { output, _listeners: listeners }
    }

    /// Reads the settings again.
    pub(in crate::app) fn tune(&self) {
        self.output.is_wanted.set(is_wanted());
    }
}

fn is_wanted() -> bool {
    page_settings().has_sounds(is_media(TOUCHED))
}

/// Wakes the sounds when a visitor touches the page, unless they are switched off.
fn wake(output: &Output) {
    if !output.is_wanted.get() {
        return;
    }
    let mut instrument = output.instrument.borrow_mut();
    if instrument.is_none() {
        *instrument = Instrument::new().ok();
    }
    if let Some(instrument) = instrument.as_ref().filter(|instrument| !instrument.is_running())
        && let Ok(promise) = instrument.context.resume()
    {
        spawn_local(async {
            resolved(promise).await;
        });
    }
}

/// Plays a sound, unless the browser takes too long to allow it.
fn play(output: &Output, sound: Sound) {
    let instrument = output.instrument.borrow().clone();
    let Some(instrument) = instrument.filter(|_| output.is_wanted.get()) else { return };
    let sounds = async move {
        let asked = Date::now();
        if !instrument.is_running()
            && let Ok(promise) = instrument.context.resume()
        {
            resolved(promise).await;
        }
        if Date::now() - asked < LATE {
            // A sound that fails is left out.
            drop(strike(&instrument, sound));
        }
    };
    // What was tapped is drawn before it is heard.
    Timeout::new(0, || spawn_local(sounds)).forget();
}

/// A tone: when it starts, its pitch and loudness, and the seconds in which it fades.
struct Tone {
    at: f64,
    hertz: f32,
    loudness: f32,
    fade: f64,
}

/// The tones of a ship's bell: multiple of its pitch, loudness, seconds to fade.
const BELL: [(f32, f32, f64); 8] = [
    (0.5, 0.10, 2.6),
    (1.0, 0.15, 2.2),
    (1.19, 0.08, 1.6),
    (1.5, 0.05, 1.1),
    (2.0, 0.17, 1.5),
    (2.006, 0.05, 1.5),
    (2.74, 0.06, 0.7),
    (3.76, 0.03, 0.35),
];
const BELL_PITCH: f32 = 587.0;
/// Seconds between the two strokes of the bell.
const STROKES: f64 = 0.44;

/// The tones of a piece of wood, as for the bell.
const WOOD: [(f32, f32, f64); 3] = [(1.0, 0.34, 0.11), (2.42, 0.16, 0.06), (4.1, 0.07, 0.03)];

/// When the knocks of rolling dice fall, in seconds, and how loud each is.
const ROLL: [(f64, f32); 7] =
    [(0.0, 0.75), (0.07, 1.0), (0.16, 0.8), (0.22, 0.6), (0.33, 0.55), (0.41, 0.35), (0.47, 0.25)];

fn strike(instrument: &Instrument, sound: Sound) -> Result<(), JsValue> {
    let context = &instrument.context;
    let master = context.create_gain()?;
    master.gain().set_value(page_settings().volume.gain());
    master.connect_with_audio_node(&context.destination())?;
    let start = context.current_time() + 0.01;
    match sound {
        Sound::Wood => knock(instrument, &master, start, varied(330.0, 0.06), 0.65),
        Sound::Dice => ROLL.iter().try_for_each(|&(at, loudness)| {
            let at = start + at + f64::from(varied(0.01, 1.0));
            knock(instrument, &master, at, varied(760.0, 0.22), loudness * 0.8)
        }),
        Sound::Bell => [0.0, STROKES].into_iter().try_for_each(|stroke| {
            let at = start + stroke;
            BELL.iter().try_for_each(|&(share, loudness, fade)| {
                ring(context, &master, &Tone { at, hertz: BELL_PITCH * share, loudness, fade })
            })
        }),
    }
}

/// Returns the number, off by up to this share, so that no two knocks sound alike.
#[expect(clippy::cast_possible_truncation, reason = "nobody hears the difference")]
fn varied(number: f32, share: f32) -> f32 {
    number * (1.0 + share * (2.0 * Math::random() as f32 - 1.0))
}

/// Plays a knock of wood on wood.
fn knock(instrument: &Instrument, to: &GainNode, at: f64, hertz: f32, loudness: f32) -> Result<(), JsValue> {
    for (share, part, fade) in WOOD {
        ring(&instrument.context, to, &Tone { at, hertz: hertz * share, loudness: part * loudness, fade })?;
    }
    tick(instrument, to, at, hertz * 3.0, loudness * 0.5)
}

/// Plays one tone that fades.
fn ring(context: &AudioContext, to: &GainNode, tone: &Tone) -> Result<(), JsValue> {
    let source = context.create_oscillator()?;
    source.frequency().set_value(tone.hertz);
    fade(context, &source, to, tone)?;
    source.start_with_when(tone.at)?;
    source.stop_with_when(tone.at + tone.fade)
}

/// Plays the contact of a knock: a very short noise.
fn tick(instrument: &Instrument, to: &GainNode, at: f64, hertz: f32, loudness: f32) -> Result<(), JsValue> {
    let context = &instrument.context;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&instrument.noise));
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value(hertz);
    source.connect_with_audio_node(&filter)?;
    fade(context, &filter, to, &Tone { at, hertz, loudness, fade: 0.018 })?;
    source.start_with_when(at)
}

/// Connects one node to the next through a gain that fades.
fn fade(context: &AudioContext, from: &AudioNode, to: &GainNode, tone: &Tone) -> Result<(), JsValue> {
    let gain = context.create_gain()?;
    let level = gain.gain();
    // The tone starts at zero and ends close to it: a jump would be heard as a click.
    level.set_value_at_time(0.0, tone.at)?;
    level.linear_ramp_to_value_at_time(tone.loudness, tone.at + 0.002)?;
    level.exponential_ramp_to_value_at_time(0.0001, tone.at + tone.fade)?;
    from.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(to)?;
    Ok(())
}
