//! Which part of the map is shown.

use crate::view::map::WIDTH;

/// The most that the map is enlarged.
const MOST: f32 = 4.0;

/// A window onto the map, in the drawing's units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    pub scale: f32,
    pub left: f32,
    pub top: f32,
    height: f32,
}

impl Zoom {
    /// The whole of a map of this height.
    #[must_use]
    pub const fn whole(height: f32) -> Self {
        Zoom { scale: 1.0, left: 0.0, top: 0.0, height }
    }

    /// Whether everything is shown.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.scale <= 1.001
    }

    /// Enlarges around a point, which stays where it is. The point is given as shares of the window.
    #[must_use]
    pub fn by(self, factor: f32, across: f32, down: f32) -> Self {
        let scale = (self.scale * factor).clamp(1.0, MOST);
        let (width, height) = (WIDTH / self.scale, self.height / self.scale);
        let left = self.left + across * (width - WIDTH / scale);
        let top = self.top + down * (height - self.height / scale);
        Zoom { scale, left, top, ..self }.inside()
    }

    /// Moves the window by shares of itself.
    #[must_use]
    pub fn moved(self, across: f32, down: f32) -> Self {
        let left = self.left - across * WIDTH / self.scale;
        let top = self.top - down * self.height / self.scale;
        Zoom { left, top, ..self }.inside()
    }

    /// The same window over a map of another height.
    #[must_use]
    pub fn over(self, height: f32) -> Self {
        if (height - self.height).abs() < 0.5 { self } else { Zoom::whole(height) }
    }

    fn inside(self) -> Self {
        let most_left = WIDTH - WIDTH / self.scale;
        let most_top = self.height - self.height / self.scale;
        Zoom { left: self.left.clamp(0.0, most_left.max(0.0)), top: self.top.clamp(0.0, most_top.max(0.0)), ..self }
    }

    /// As SVG writes a view box.
    #[must_use]
    pub fn view_box(&self) -> String {
        let (width, height) = (WIDTH / self.scale, self.height / self.scale);
        format!("{:.2} {:.2} {width:.2} {height:.2}", self.left, self.top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_point_under_the_fingers_stays() {
        let zoom = Zoom::whole(330.0).by(2.0, 0.25, 0.5);
        // A quarter from the left of 360 is 90, and it still is.
        assert_eq!(zoom.left + 0.25 * WIDTH / zoom.scale, 90.0);
        assert_eq!(zoom.top + 0.5 * 330.0 / zoom.scale, 165.0);
    }

    #[test]
    fn the_window_keeps_inside_the_map() {
        let zoom = Zoom::whole(330.0).by(100.0, 1.0, 1.0).moved(-50.0, -50.0);
        assert_eq!(zoom.scale, MOST);
        assert_eq!((zoom.left, zoom.top), (270.0, 247.5));
        assert_eq!(zoom.by(0.001, 0.0, 0.0), Zoom::whole(330.0));
        assert!(Zoom::whole(330.0).moved(1.0, 1.0).is_whole());
    }
}
