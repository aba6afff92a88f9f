//! The device's camera, and pictures from its disk, as grey pixels.

use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, File, HtmlCanvasElement, HtmlVideoElement, ImageBitmap, MediaStream,
    MediaStreamConstraints, MediaStreamTrack,
};

use super::document;

/// The square in the middle of a camera's picture is read at most this large: a dense code that
/// fills two thirds of it has five pixels a module.
const CAMERA_SIDE: u32 = 720;
/// A picture from disk is read at most this large: a code may be a small part of it.
const PICTURE_SIDE: u32 = 2400;

/// The back camera where there are several, and no more pixels than are read.
const WANTED: &str =
    r#"{"audio":false,"video":{"facingMode":"environment","width":{"ideal":1280},"height":{"ideal":720}}}"#;

/// Why there is no picture of a camera.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CameraError {
    /// There is none, or none that a page may ask for.
    Absent,
    /// The players or their settings do not allow it.
    Denied,
    /// It does not start, as the device says it.
    Failed(String),
}

/// A camera that is on, shown in a video element. It goes off when this is dropped.
#[derive(Debug)]
pub struct Camera {
    stream: MediaStream,
    video: HtmlVideoElement,
    canvas: HtmlCanvasElement,
}

/// Grey pixels, row by row.
#[derive(Debug)]
pub struct GreyPixels {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

impl Camera {
    /// Turns the camera on.
    ///
    /// # Errors
    ///
    /// Where there is none, or it may not be used.
    pub async fn start(video: HtmlVideoElement) -> Result<Self, CameraError> {
        let window = web_sys::window().ok_or(CameraError::Absent)?;
        // Absent where the page is not served safely, and where the web view knows of no cameras.
        let devices = Reflect::get(&window.navigator(), &"mediaDevices".into());
        if !devices.is_ok_and(|devices| devices.is_object()) {
            return Err(CameraError::Absent);
        }
        let devices = window.navigator().media_devices().map_err(|error| camera_error(&error))?;
        let wanted: MediaStreamConstraints =
            JSON::parse(WANTED).map_err(|error| camera_error(&error))?.unchecked_into();
        let asked = devices.get_user_media_with_constraints(&wanted).map_err(|error| camera_error(&error))?;
        let stream = JsFuture::from(asked).await.map_err(|error| camera_error(&error))?;
        let camera =
            Camera { stream: stream.unchecked_into(), video, canvas: canvas().map_err(|error| camera_error(&error))? };
        camera.video.set_src_object(Some(&camera.stream));
        if let Ok(playing) = camera.video.play() {
            JsFuture::from(playing).await.map_err(|error| camera_error(&error))?;
        }
        Ok(camera)
    }

    /// The square in the middle of what the camera sees now; none before its first picture.
    #[must_use]
    pub fn picture(&self) -> Option<GreyPixels> {
        let (width, height) = (self.video.video_width(), self.video.video_height());
        let side = width.min(height);
        if side == 0 {
            return None;
        }
        let size = side.min(CAMERA_SIDE);
        let context = sized(&self.canvas, size, size).ok()?;
        let (left, top) = (f64::from(width - side) / 2.0, f64::from(height - side) / 2.0);
        let (side, to) = (f64::from(side), f64::from(size));
        context
            .draw_image_with_html_video_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &self.video,
                left,
                top,
                side,
                side,
                0.0,
                0.0,
                to,
                to,
            )
            .ok()?;
        grey(&context, size, size)
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in self.stream.get_tracks() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
        self.video.set_src_object(None);
    }
}

/// A picture from disk; none where it cannot be opened.
pub async fn picture(file: &File) -> Option<GreyPixels> {
    let window = web_sys::window()?;
    let opened = window.create_image_bitmap_with_blob(file).ok()?;
    let bitmap: ImageBitmap = JsFuture::from(opened).await.ok()?.unchecked_into();
    let (width, height) = (bitmap.width(), bitmap.height());
    let scale = (f64::from(PICTURE_SIDE) / f64::from(width.max(height).max(1))).min(1.0);
    // At most what it was: it fits.
    let scaled = |side: u32| ((f64::from(side) * scale) as u32).max(1);
    let (to_width, to_height) = (scaled(width), scaled(height));
    let context = sized(&canvas().ok()?, to_width, to_height).ok()?;
    context
        .draw_image_with_image_bitmap_and_dw_and_dh(&bitmap, 0.0, 0.0, f64::from(to_width), f64::from(to_height))
        .ok()?;
    bitmap.close();
    grey(&context, to_width, to_height)
}

fn camera_error(error: &JsValue) -> CameraError {
    // Not all of them are of one class: where WebKit finds no camera, it is an error of its own.
    let word = |name: &str| Reflect::get(error, &name.into()).ok()?.as_string();
    match word("name").unwrap_or_default().as_str() {
        "NotFoundError" | "OverconstrainedError" | "NotSupportedError" => CameraError::Absent,
        "NotAllowedError" | "SecurityError" => CameraError::Denied,
        _ => CameraError::Failed(word("message").unwrap_or_else(|| format!("{error:?}."))),
    }
}

fn canvas() -> Result<HtmlCanvasElement, JsValue> {
    Ok(document()?.create_element("canvas")?.unchecked_into())
}

/// A canvas of this size, whose pixels are read often.
fn sized(canvas: &HtmlCanvasElement, width: u32, height: u32) -> Result<CanvasRenderingContext2d, JsValue> {
    if (canvas.width(), canvas.height()) != (width, height) {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    let options = Object::new();
    Reflect::set(&options, &"willReadFrequently".into(), &true.into())?;
    let context = canvas.get_context_with_context_options("2d", &options)?;
    Ok(context.ok_or(JsValue::NULL)?.unchecked_into())
}

fn grey(context: &CanvasRenderingContext2d, width: u32, height: u32) -> Option<GreyPixels> {
    let colours = context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height)).ok()?.data();
    let (pixels, _) = colours.as_chunks::<4>();
    // The weights of the eye, in 256ths.
    let grey = |&[red, green, blue, _]: &[u8; 4]| {
        let light = 77 * u32::from(red) + 150 * u32::from(green) + 29 * u32::from(blue);
        u8::try_from(light >> 8).unwrap_or(u8::MAX)
    };
    Some(GreyPixels {
        width: usize::try_from(width).ok()?,
        height: usize::try_from(height).ok()?,
        pixels: pixels.iter().map(grey).collect(),
    })
}
