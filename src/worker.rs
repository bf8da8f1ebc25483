//! The computer players as programs for workers of the browser, so that the page never waits for them. They receive
//! questions and send replies; they contain no code of the page.

pub mod protocol;

use js_sys::Function;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::ai::{
    hispaniola,
    message::{Question, Reply, Weighed},
    shanghaien,
};

/// Milliseconds after which a pirate has to decide, however slow the device is.
const LONGEST_THOUGHT: u32 = 700;

/// Runs the computer captain of Shanghaien.
pub fn captain() {
    let mut captain = shanghaien::Captain::new();
    serve(move |question: &Question<shanghaien::message::Question>, _| captain.answer(&question.asked));
}

/// Runs the computer pirates of Hispaniola.
pub fn pirates() {
    serve(|question: &Question<hispaniola::message::Question>, clock| {
        hispaniola::message::answer(question, &mut || clock.millis() > LONGEST_THOUGHT)
    });
}

/// Measures the time since a question has arrived. The field is the start.
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

/// Answers questions until the worker ends.
fn serve<Q: DeserializeOwned + 'static, A: Serialize>(
    mut answer: impl FnMut(&Question<Q>, &Clock) -> Weighed<A> + 'static,
) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let hear = {
        let scope = scope.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let clock = Clock::start();
            match protocol::read::<Question<Q>>(event.data()) {
                Ok(question) => {
                    let actions = answer(&question, &clock);
                    say(&scope, &Reply::Answer { id: question.id, actions, millis: clock.millis() });
                }
                // The page notices a worker that fails.
                Err(error) => wasm_bindgen::throw_val(error.into()),
            }
        })
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref::<Function>()));
    // The listener has to live as long as the worker.
    hear.forget();
    say(&scope, &Reply::<A>::Ready);
}

fn say<A: Serialize>(scope: &DedicatedWorkerGlobalScope, reply: &Reply<A>) {
    // If a reply gets lost, the page asks again.
    if let Ok(message) = protocol::write(reply) {
        drop(scope.post_message(&message));
    }
}
