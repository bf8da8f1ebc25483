//! Builds elements by function calls instead of Yew's `html!` macro.
//!
//! The macro repeats the whole construction of an element wherever it is used, a few hundred bytes of wasm each time. A
//! call costs a tenth of that. The page has some hundred elements, so calls save 30 kB of the first load. Components
//! still use the macro.

use std::rc::Rc;

use web_sys::wasm_bindgen::JsCast;
use yew::{
    prelude::*,
    virtual_dom::{AttributeOrProperty, Attributes, Key, Listener, ListenerKind, VList, VNode, VTag, VText},
};

/// An element under construction. It is boxed, so that passing it along a chain of calls costs nothing.
pub(in crate::app) struct El(Box<Draft>);

struct Draft {
    tag: VTag,
    attributes: Vec<(&'static str, AttrValue)>,
}

/// Returns a new element.
#[inline(never)]
pub(in crate::app) fn el(tag: &'static str) -> El {
    El(Box::new(Draft { tag: VTag::new(tag), attributes: Vec::new() }))
}

/// Returns a text node.
pub(in crate::app) fn text(text: impl Into<AttrValue>) -> Html {
    VNode::VText(VText::new(text))
}

/// Returns several nodes without an element around them.
pub(in crate::app) fn all(nodes: impl IntoIterator<Item = Html>) -> Html {
    VNode::VList(Rc::new(VList::with_children(nodes.into_iter().collect(), None)))
}

impl El {
    /// Sets the class.
    pub(in crate::app) fn class(self, class: impl Into<AttrValue>) -> Self {
        self.attr("class", class)
    }

    /// Sets an attribute.
    pub(in crate::app) fn attr(self, name: &'static str, value: impl Into<AttrValue>) -> Self {
        self.set(name, value.into())
    }

    /// Sets an attribute if the condition holds.
    pub(in crate::app) fn attr_if(self, condition: bool, name: &'static str, value: &'static str) -> Self {
        if condition { self.attr(name, value) } else { self }
    }

    #[inline(never)]
    fn set(mut self, name: &'static str, value: AttrValue) -> Self {
        self.0.attributes.push((name, value));
        self
    }

    /// Names the element for a screen reader.
    pub(in crate::app) fn label(self, label: impl Into<AttrValue>) -> Self {
        self.attr("aria-label", label)
    }

    /// Sets the key, by which Yew tells the element from its siblings.
    pub(in crate::app) fn key(mut self, key: impl Into<Key>) -> Self {
        self.0.tag.key = Some(key.into());
        self
    }

    /// Adds a child.
    pub(in crate::app) fn add(self, child: impl Into<VNode>) -> Self {
        self.push(child.into())
    }

    #[inline(never)]
    fn push(mut self, child: VNode) -> Self {
        self.0.tag.add_child(child);
        self
    }

    /// Adds a text.
    pub(in crate::app) fn text(self, content: impl Into<AttrValue>) -> Self {
        self.push(text(content))
    }

    /// Adds a number.
    pub(in crate::app) fn number(self, number: u8) -> Self {
        self.text(number.to_string())
    }

    /// Adds a child for each item; none for `None`.
    pub(in crate::app) fn each<N: Into<VNode>>(mut self, children: impl IntoIterator<Item = N>) -> Self {
        for child in children {
            self = self.push(child.into());
        }
        self
    }

    /// Adds a child if the condition holds.
    pub(in crate::app) fn add_if(self, condition: bool, child: impl FnOnce() -> El) -> Self {
        if condition { self.add(child()) } else { self }
    }

    /// Calls back when the element is tapped, clicked or pressed.
    pub(in crate::app) fn on_click(self, callback: Callback<MouseEvent>) -> Self {
        self.on(|| ListenerKind::onclick, callback)
    }

    /// Calls back like `on_click`. Without a callback the element counts as disabled.
    pub(in crate::app) fn on_click_if(self, callback: Option<Callback<MouseEvent>>) -> Self {
        match callback {
            Some(callback) => self.on_click(callback),
            None => self.attr("aria-disabled", "true"),
        }
    }

    /// Calls back for events of this kind.
    pub(in crate::app) fn on<E: JsCast + 'static>(
        self,
        kind: fn() -> ListenerKind,
        callback: Callback<E>,
    ) -> Self {
        self.listen(kind, Callback::from(move |event: Event| callback.emit(event.unchecked_into())))
    }

    #[inline(never)]
    fn listen(mut self, kind: fn() -> ListenerKind, callback: Callback<Event>) -> Self {
        self.0.tag.add_listener(Rc::new(On { kind, callback }));
        self
    }

    /// Sets the value of an input.
    pub(in crate::app) fn value(mut self, value: impl Into<AttrValue>) -> Self {
        self.0.tag.set_value(Some(value.into()));
        self
    }

    /// Sets whether an input is checked.
    pub(in crate::app) fn checked(mut self, checked: bool) -> Self {
        self.0.tag.set_checked(checked);
        self
    }
}

impl From<El> for VNode {
    #[inline(never)]
    fn from(element: El) -> Self {
        let Draft { mut tag, attributes } = *element.0;
        let attribute = |(name, value)| (AttrValue::Static(name), AttributeOrProperty::Attribute(value));
        tag.attributes = Attributes::IndexMap(Rc::new(attributes.into_iter().map(attribute).collect()));
        Self::VTag(Rc::new(tag))
    }
}

/// A listener for events of any kind.
struct On {
    /// A function, because a kind is large to copy but cheap to make.
    kind: fn() -> ListenerKind,
    callback: Callback<Event>,
}

impl Listener for On {
    fn kind(&self) -> ListenerKind {
        (self.kind)()
    }

    fn handle(&self, event: Event) {
        self.callback.emit(event);
    }

    fn passive(&self) -> bool {
        false
    }
}
