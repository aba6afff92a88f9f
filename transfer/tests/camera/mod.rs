//! A camera that films a code: blurred, turned, tilted, dim, uneven and noisy.

#![allow(dead_code, reason = "each user takes what it needs")]

use engine::simulate::Draws;
use transfer::draw::{Code, QUIET_ZONE};
use transfer::picture::Grey;
use transfer::{Density, Level, Outgoing, Past, draw, frames};

use crate::games::{Seeded, played};

/// How a code is filmed.
#[derive(Clone, Copy, Debug)]
pub struct Shot {
    /// Pixels a module, in the middle of the code.
    pub pixels: f64,
    /// Standard deviation of the blur, in modules.
    pub blur: f64,
    /// Turned by so many degrees.
    pub turned: f64,
    /// How much larger the near edge is than the middle, and how much smaller the far one.
    pub tilt: f64,
    /// What black and white come out as, 0 to 255.
    pub black: f64,
    pub white: f64,
    /// How much of the light is lost from one side to the other, 0 to 1.
    pub falloff: f64,
    /// Standard deviation of the noise, of 255.
    pub noise: f64,
}

/// A grey picture.
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

/// A way of filming, by its name in the table; the number varies it from shot to shot.
pub type Condition = (&'static str, fn(Shot, f64) -> Shot);

/// The ways of filming.
pub const CONDITIONS: &[Condition] = &[
    ("as it is", |shot, _| shot),
    ("blurred by 0.4 modules", |shot, _| Shot { blur: 0.4, ..shot }),
    ("turned by any angle", |shot, chance| Shot { turned: 360.0 * chance, ..shot }),
    ("tilted: one edge a fifth larger", |shot, chance| Shot { tilt: 0.1, turned: 30.0 * chance - 15.0, ..shot }),
    ("dim: black 30, white 90", |shot, _| Shot { black: 30.0, white: 90.0, ..shot }),
    ("light falls off by half", |shot, chance| Shot { falloff: 0.5, turned: 20.0 * chance - 10.0, ..shot }),
    ("noise of 12", |shot, _| Shot { noise: 12.0, ..shot }),
    ("all of it, milder", |shot, chance| Shot {
        blur: 0.25,
        turned: 40.0 * chance - 20.0,
        tilt: 0.05,
        black: 40.0,
        white: 150.0,
        falloff: 0.25,
        noise: 5.0,
        ..shot
    }),
];

/// A code filmed straight on.
pub const fn straight(pixels: f64) -> Shot {
    Shot { pixels, blur: 0.0, turned: 0.0, tilt: 0.0, black: 10.0, white: 240.0, falloff: 0.0, noise: 0.0 }
}

/// Codes of real games: an easy, a normal and a dense frame, and a still code of version 15.
pub fn codes() -> Vec<(u8, String, Code)> {
    let game = played(77, 600);
    let past = Past::of(&game);
    let outgoing = Outgoing { id: "0198c3e7a1b2-0c0ffee0", played: 1_760_000_000_000, past: &past, game: &game };
    // Frames carry any bytes: a long packet fills every code.
    let packet = outgoing.whole().unwrap().repeat(5);
    let still = packet.get(..frames::still_capacity(Level::Screen)).unwrap();
    let mut all = vec![frames::still(still, Level::Screen).unwrap()];
    all.extend(Density::ALL.map(|density| frames::split(&packet, density, Level::Screen).unwrap()));
    let drawn = all.into_iter().map(|frames| {
        let text = frames.frames.into_iter().next().unwrap().text;
        let code = draw::code(&text, frames.version, Level::Screen).unwrap();
        (frames.version, text, code)
    });
    drawn.collect()
}

/// How many of so many shots are read, and right.
pub fn read_of(code: &Code, text: &str, pixels: f64, condition: &Condition, shots: u32) -> u32 {
    let mut read = 0;
    for number in 0..shots {
        let mut draws = Seeded::new(u64::from(number) + 1000);
        let shot = (condition.1)(straight(pixels), (f64::from(number) + 0.37) / f64::from(shots));
        let picture = film(code, &shot, &mut draws);
        let grey = Grey::new(picture.width, picture.height, &picture.pixels).unwrap();
        read += u32::from(grey.codes().is_ok_and(|texts| texts == [text]));
    }
    read
}

/// Films a code that lies on something darker.
pub fn film(code: &Code, shot: &Shot, draws: &mut Seeded) -> Picture {
    let modules = code.modules();
    let inner = code.side() as i64;
    let side = (code.side() + 2 * QUIET_ZONE) as f64;
    let (sin, cos) = shot.turned.to_radians().sin_cos();
    let half = side * shot.pixels / 2.0;
    let size = (2.0 * half * (sin.abs() + cos.abs()) * (1.0 + 1.5 * shot.tilt)).ceil() as usize + 24;
    let middle = size as f64 / 2.0;
    // Light that comes back from a point of the picture, 0 to 1.
    let light = |x: f64, y: f64| {
        let (x, y) = (x - middle, y - middle);
        let depth = (1.0 + shot.tilt * y / half) * shot.pixels;
        let (u, v) = ((cos * x + sin * y) / depth + side / 2.0, (cos * y - sin * x) / depth + side / 2.0);
        if u < 0.0 || v < 0.0 || u >= side || v >= side {
            return 0.35;
        }
        let (column, row) = (u.floor() as i64 - QUIET_ZONE as i64, v.floor() as i64 - QUIET_ZONE as i64);
        let inside = (0..inner).contains(&column) && (0..inner).contains(&row);
        let dark = inside && modules[(row * inner + column) as usize];
        if dark { 0.0 } else { 1.0 }
    };
    // Each pixel gathers light over its area.
    const OFFSETS: [f64; 3] = [1.0 / 6.0, 0.5, 5.0 / 6.0];
    let mut lights: Vec<f64> = Vec::with_capacity(size * size);
    for y in 0..size {
        for x in 0..size {
            let samples = OFFSETS.iter().flat_map(|dy| OFFSETS.iter().map(move |dx| (x as f64 + dx, y as f64 + dy)));
            lights.push(samples.map(|(x, y)| light(x, y)).sum::<f64>() / 9.0);
        }
    }
    let lights = blurred(&lights, size, shot.blur * shot.pixels);
    let pixels = lights.iter().enumerate().map(|(at, light)| {
        let across = (at % size) as f64 / size as f64;
        let value = (shot.black + light * (shot.white - shot.black)) * (1.0 - shot.falloff * across);
        (value + shot.noise * bell(draws)).round().clamp(0.0, 255.0) as u8
    });
    Picture { width: size, height: size, pixels: pixels.collect() }
}

/// A number of mean 0 and standard deviation 1.
fn bell(draws: &mut Seeded) -> f64 {
    let sum: f64 = (0..12).map(|_| draws.below(1 << 16) as f64 / f64::from(1 << 16)).sum();
    sum - 6.0
}

fn blurred(lights: &[f64], size: usize, deviation: f64) -> Vec<f64> {
    if deviation == 0.0 {
        return lights.to_vec();
    }
    let reach = (3.0 * deviation).ceil() as i64;
    let weights: Vec<f64> = (-reach..=reach).map(|at| (-0.5 * (at as f64 / deviation).powi(2)).exp()).collect();
    let all: f64 = weights.iter().sum();
    let along = |lights: &[f64], step: usize, across: usize| {
        let mut out = vec![0.0; lights.len()];
        for line in 0..size {
            for at in 0..size as i64 {
                let near = weights.iter().zip(-reach..=reach).map(|(weight, offset)| {
                    let from = (at + offset).clamp(0, size as i64 - 1) as usize;
                    weight * lights[line * across + from * step]
                });
                out[line * across + at as usize * step] = near.sum::<f64>() / all;
            }
        }
        out
    };
    along(&along(lights, 1, size), size, 1)
}
