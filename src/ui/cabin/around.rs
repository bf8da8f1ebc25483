//! The colour of what some browsers paint around the page. It follows the look like everything else; nobody misses it in
//! the first seconds, so it is not part of the first load.

use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::ui::look::is_light;

/// By night and by day: `--bg-1` of the styles.
const COLOURS: [&str; 2] = ["#14292f", "#e4dac0"];

/// Paints it.
pub(super) fn paint() {
    let metas = gloo::utils::document().get_elements_by_name("theme-color");
    for meta in (0..metas.length()).filter_map(|index| metas.get(index)) {
        // Only a broken name of an attribute could be refused.
        drop(meta.unchecked_ref::<Element>().set_attribute("content", COLOURS[usize::from(is_light())]));
    }
}
