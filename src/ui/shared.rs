//! Data that components share.

use std::{ops::Deref, rc::Rc};

/// A shared value that is equal only to itself: a component sees at once whether it got another one,
/// without comparing what is in it.
pub(super) struct Shared<T>(Rc<T>);

impl<T> Shared<T> {
    pub(super) fn new(value: T) -> Self {
        Self(Rc::new(value))
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
