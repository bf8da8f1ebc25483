//! Dates as readers of a language write them.

use js_sys::{Date, Object, Reflect};

/// Returns a date and a time of day in the form of this language; `None` if there is no such moment. Saved texts and
/// imported files may name any number.
pub(in crate::app) fn in_words(moment: f64, code: &str) -> Option<String> {
    let date = Date::new(&moment.into());
    if date.get_time().is_nan() {
        return None;
    }
    let options = Object::new();
    for (part, form) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object takes any field.
        drop(Reflect::set(&options, &part.into(), &form.into()));
    }
    Some(date.to_locale_string(code, &options).into())
}
