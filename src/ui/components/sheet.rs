//! The frame of everything that lies over the table.

use yew::prelude::*;

use super::{glyph, icon_button};
use crate::ui::{cx::use_cx, focus::use_focus_inside};

#[derive(Properties, PartialEq)]
pub(crate) struct SheetFrameProps {
    pub(crate) title: &'static str,
    /// A drawing before the title.
    #[prop_or_default]
    pub(crate) glyph: Option<String>,
    /// Turned towards the player at the far side.
    #[prop_or_default]
    pub(crate) flip: bool,
    pub(crate) onclose: Callback<()>,
    pub(crate) children: Html,
}

/// A sheet with a title and a way to close it: by its button, beside it, or with Escape.
#[component]
pub(crate) fn SheetFrame(props: &SheetFrameProps) -> Html {
    let cx = use_cx();
    use_focus_inside(&[".sheet-body button:not([aria-disabled])", ".sheet button"]);
    let onclose = &props.onclose;
    let onkeydown = {
        let onclose = onclose.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                onclose.emit(());
            }
        })
    };
    let inside = Callback::from(|event: MouseEvent| event.stop_propagation());
    html! {
        <div class={if props.flip { "veil flip" } else { "veil" }} onclick={onclose.reform(|_| ())} {onkeydown}>
            <div class="sheet" role="dialog" aria-modal="true" aria-labelledby="sheet-title" onclick={inside}>
                <header class="sheet-head">
                    { for props.glyph.as_deref().map(glyph) }
                    <h2 id="sheet-title">{ props.title }</h2>
                    { icon_button("i-close", cx.labels().close, Some(onclose.reform(|_| ()))) }
                </header>
                <div class="sheet-body">{ props.children.clone() }</div>
            </div>
        </div>
    }
}
