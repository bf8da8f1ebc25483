//! Counts how often each component is drawn, so that a browser test can check how much of the page a tap redraws. Only
//! builds with the feature `count-renders` count.

#[cfg(feature = "count-renders")]
pub(in crate::app) fn count(component: &str) {
    use js_sys::{Object, Reflect};
    use wasm_bindgen::JsValue;

    let (window, name): (JsValue, JsValue) = (gloo::utils::window().into(), "renders".into());
    let mut counts = Reflect::get(&window, &name).unwrap_or_default();
    if counts.is_undefined() {
        counts = Object::new().into();
        // A new object takes any field.
        drop(Reflect::set(&window, &name, &counts));
    }
    let before = Reflect::get(&counts, &component.into()).ok().and_then(|count| count.as_f64());
    drop(Reflect::set(&counts, &component.into(), &(before.unwrap_or_default() + 1.0).into()));
}

#[cfg(not(feature = "count-renders"))]
pub(in crate::app) const fn count(_component: &str) {}
