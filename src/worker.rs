//! The programs that think in a worker of their own, so that the page never waits for them. They hear
//! questions and say replies; nothing of the page is in here.

use js_sys::Function;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::ai::{hispaniola, shanghaien};

/// Milliseconds after which a pirate makes up its mind, however slow the device is.
const LONGEST_THOUGHT: u32 = 700;

/// The computer captain of Shanghaien.
pub fn captain() {
    let mut captain = shanghaien::Captain::new();
    serve(move |question, clock| {
        let reply = captain.answer(&question);
        shanghaien::message::Reply { millis: clock.millis(), ..reply }
    });
}

/// The computer pirates of Hispaniola.
pub fn pirates() {
    serve(|question: hispaniola::message::Question, clock| {
        let reply = question.answer(&mut || clock.millis() > LONGEST_THOUGHT);
        hispaniola::message::Reply { millis: clock.millis(), ..reply }
    });
}

/// Runs from when a question is heard.
struct Clock(f64);

impl Clock {
    fn start() -> Self {
        Self(js_sys::Date::now())
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a short time")]
    fn millis(&self) -> u32 {
        (js_sys::Date::now() - self.0) as u32
    }
}

/// Answers questions from now on.
fn serve<Q, R>(mut answer: impl FnMut(Q, &Clock) -> R + 'static)
where
    Q: DeserializeOwned + 'static,
    R: Serialize + Default + 'static,
{
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let hear = {
        let scope = scope.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let clock = Clock::start();
            say(&scope, &answer(read(event.data()), &clock));
        })
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref::<Function>()));
    // It hears as long as the worker lives.
    hear.forget();
    // Whatever was said before this would have been lost.
    say(&scope, &R::default());
}

fn read<Q: DeserializeOwned>(message: JsValue) -> Q {
    match serde_wasm_bindgen::from_value(message) {
        Ok(question) => question,
        // The page notices a worker that breaks down.
        Err(error) => wasm_bindgen::throw_val(error.into()),
    }
}

fn say(scope: &DedicatedWorkerGlobalScope, reply: &impl Serialize) {
    // A page that hears nothing asks again.
    if let Ok(message) = serde_wasm_bindgen::to_value(reply) {
        drop(scope.post_message(&message));
    }
}
