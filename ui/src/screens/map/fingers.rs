//! Pinch, wheel and drag on the map.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use crate::device;
use crate::view::zoom::Zoom;

/// How far a finger may slip and still tap, in pixels.
const SLIP: f32 = 9.0;

/// Fingers on the map: where each of them is, and how far they went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fingers {
    pub(super) zoom: RwSignal<Zoom>,
    down: StoredValue<Vec<(i32, f32, f32)>>,
    way: StoredValue<f32>,
}

impl Fingers {
    pub(super) fn new(zoom: RwSignal<Zoom>) -> Self {
        Fingers { zoom, down: StoredValue::new(Vec::new()), way: StoredValue::new(0.0) }
    }

    /// Whether the fingers moved the map, so that lifting them is no tap.
    pub(super) fn dragged(self) -> bool {
        self.way.get_value() > SLIP
    }

    pub(super) fn put_down(self, event: &ev::PointerEvent) {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        self.down.update_value(|down| {
            if down.is_empty() {
                self.way.set_value(0.0);
            }
            down.retain(|&(id, _, _)| id != event.pointer_id());
            down.push((event.pointer_id(), x, y));
        });
    }

    pub(super) fn lift(self, event: &ev::PointerEvent) {
        self.down.update_value(|down| down.retain(|&(id, _, _)| id != event.pointer_id()));
    }

    pub(super) fn slide(self, event: &ev::PointerEvent) {
        let Some(area) = area(event.current_target()) else { return };
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let before = self.down.get_value();
        let Some(&(_, old_x, old_y)) = before.iter().find(|&&(id, _, _)| id == event.pointer_id()) else { return };
        let other = before.iter().find(|&&(id, _, _)| id != event.pointer_id());
        self.way.update_value(|way| *way += (x - old_x).hypot(y - old_y));
        match other {
            Some(&(_, other_x, other_y)) => {
                let was = (old_x - other_x).hypot(old_y - other_y).max(1.0);
                let is = (x - other_x).hypot(y - other_y).max(1.0);
                let (across, down) = area.share((x + other_x) / 2.0, (y + other_y) / 2.0);
                self.zoom.update(|zoom| *zoom = zoom.by(is / was, across, down));
            }
            None if !self.zoom.with_untracked(Zoom::is_whole) && self.dragged() => {
                let (across, down) = ((x - old_x) / area.width, (y - old_y) / area.height);
                self.zoom.update(|zoom| *zoom = zoom.moved(across, down));
            }
            None => {}
        }
        self.down.update_value(|down| {
            if let Some(finger) = down.iter_mut().find(|(id, _, _)| *id == event.pointer_id()) {
                *finger = (event.pointer_id(), x, y);
            }
        });
    }

    /// The wheel enlarges where it does not have to scroll the page.
    pub(super) fn turn_wheel(self, event: &ev::WheelEvent) {
        if !event.ctrl_key() && device::page_scrolls() {
            return;
        }
        let Some(area) = area(event.current_target()) else { return };
        event.prevent_default();
        let (across, down) = area.share(event.client_x() as f32, event.client_y() as f32);
        let factor = (-event.delta_y() as f32 * 0.0022).exp();
        self.zoom.update(|zoom| *zoom = zoom.by(factor, across, down));
    }
}

/// Where the map is on the screen.
struct Area {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

impl Area {
    fn share(&self, x: f32, y: f32) -> (f32, f32) {
        ((x - self.left) / self.width, (y - self.top) / self.height)
    }
}

fn area(target: Option<EventTarget>) -> Option<Area> {
    let element: Element = target?.dyn_into().ok()?;
    let rect = element.get_bounding_client_rect();
    let (width, height) = (rect.width() as f32, rect.height() as f32);
    (width > 0.0 && height > 0.0).then(|| Area { left: rect.left() as f32, top: rect.top() as f32, width, height })
}
