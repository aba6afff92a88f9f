//! A seat is dragged to another place in turn order.

use leptos::{ev, html, prelude::*};
use web_sys::Element;

use super::Form;
use crate::view::new_game::move_seat;

/// The list of seats, and the one that a finger or the mouse holds by its grip.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drag {
    form: Form,
    pub(super) list: NodeRef<html::Ol>,
    held: RwSignal<Option<usize>>,
}

impl Drag {
    pub(super) fn new(form: Form) -> Self {
        Self { form, list: NodeRef::new(), held: RwSignal::new(None) }
    }

    pub(super) fn holds(self, seat: usize) -> bool {
        self.held.get() == Some(seat)
    }

    pub(super) fn take(self, seat: usize, event: &ev::PointerEvent) {
        // The seat is drawn anew where it goes; the list stays, so it follows the pointer.
        let follows =
            self.list.get_untracked().is_some_and(|list| list.set_pointer_capture(event.pointer_id()).is_ok());
        if follows {
            event.prevent_default();
            self.held.set(Some(seat));
        }
    }

    /// Moves the seat to where the pointer is: below each other seat whose middle is above it.
    pub(super) fn slide(self, event: &ev::PointerEvent) {
        let (Some(from), Some(list)) = (self.held.get_untracked(), self.list.get_untracked()) else { return };
        let seats = std::iter::successors(list.first_element_child(), Element::next_element_sibling)
            .filter(|element| element.class_list().contains("seat-form"));
        let above = |seat: &Element| {
            let place = seat.get_bounding_client_rect();
            place.top() + place.height() / 2.0 < f64::from(event.client_y())
        };
        let to = seats.enumerate().filter(|(at, seat)| *at != from && above(seat)).count();
        if to != from {
            self.form.update(|form| move_seat(form, from, to));
            self.held.set(Some(to));
        }
    }

    pub(super) fn let_go(self) {
        self.held.set(None);
    }
}
