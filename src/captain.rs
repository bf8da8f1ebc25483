//! The computer captain in a worker of its own, so that the page never waits for it. It hears questions and
//! says replies; nothing of the page is in here.

use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::ai::shanghaien::{
    Captain,
    message::{Question, Reply},
};

/// Answers questions from now on.
pub fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut captain = Captain::new();
    let hear = {
        let scope = scope.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            say(&scope, &reply(&mut captain, event.data()));
        })
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref::<Function>()));
    // It hears as long as the worker lives.
    hear.forget();
    // Whatever was said before this would have been lost.
    say(&scope, &Reply::default());
}

fn reply(captain: &mut Captain, message: JsValue) -> Reply {
    let start = js_sys::Date::now();
    match serde_wasm_bindgen::from_value::<Question>(message) {
        Ok(question) => {
            let reply = captain.answer(&question);
            Reply { millis: whole(js_sys::Date::now() - start), ..reply }
        }
        // The page notices a worker that breaks down.
        Err(error) => wasm_bindgen::throw_val(error.into()),
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a short time")]
fn whole(millis: f64) -> u32 {
    millis as u32
}

fn say(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // A page that hears nothing asks again.
    if let Ok(message) = serde_wasm_bindgen::to_value(reply) {
        drop(scope.post_message(&message));
    }
}
