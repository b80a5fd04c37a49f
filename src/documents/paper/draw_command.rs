//! One drawing command: a text run, a shape, a picture, or the start or end of a tag.

use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::text::TextDirection;

use super::page::Ink;
use super::tag::PageTag;
use super::typeface::{Fonts, Typeface};

pub(super) enum DrawCommand {
    /// A text run; if it continues, the next line is joined with a space.
    Text {
        at: (f32, f32),
        face: Typeface,
        size: f32,
        ink: Ink,
        text: String,
        goes_on: bool,
    },
    Shape {
        outline: Outline,
        fill: Option<Ink>,
        line: Option<(Ink, f32)>,
    },
    Picture {
        at: (f32, f32),
        size: (f32, f32),
        png: &'static [u8],
    },
    Turn((f32, f32)),
    TurnBack,
    Open(PageTag),
    Close,
}

#[derive(Debug, Clone)]
pub(in crate::documents) enum Outline {
    /// Rounded box: left, top, width, height, radius.
    Box([f32; 5]),
    Line(Vec<(f32, f32)>),
}

impl DrawCommand {
    pub(super) const fn is_visible(&self) -> bool {
        matches!(self, Self::Text { .. } | Self::Shape { .. } | Self::Picture { .. })
    }

    pub(super) fn bounds(&self) -> [f32; 4] {
        match self {
            Self::Text { at: (x, y), face, size, text, .. } => {
                [*x, y - size * 0.8, x + face.width(text, *size), y + size * 0.25]
            }
            Self::Shape { outline: Outline::Box([x, y, wide, high, _]), .. }
            | Self::Picture { at: (x, y), size: (wide, high), .. } => [*x, *y, x + wide, y + high],
            Self::Shape { outline: Outline::Line(points), .. } => {
                points.iter().fold([f32::MAX, f32::MAX, 0.0, 0.0], |[left, top, right, foot], (x, y)| {
                    [x.min(left), y.min(top), x.max(right), y.max(foot)]
                })
            }
            Self::Turn((x, y)) => [*x, *y, *x, *y],
            Self::TurnBack | Self::Open(_) | Self::Close => [0.0; 4],
        }
    }

    pub(super) fn draw(self, surface: &mut Surface<'_>, fonts: &mut Fonts) {
        match self {
            Self::Text { at: (x, y), face, size, ink, mut text, goes_on } => {
                let Some(font) = fonts.font(face) else { return };
                if goes_on {
                    text.push(' ');
                }
                surface.set_stroke(None);
                surface.set_fill(Some(fill(ink)));
                surface.draw_text(Point::from_xy(x, y), font.clone(), size, &text, false, TextDirection::LeftToRight);
            }
            Self::Shape { outline, fill: inside, line } => {
                let mut path = PathBuilder::new();
                outline.trace(&mut path);
                let Some(path) = path.finish() else { return };
                surface.set_fill(inside.map(fill));
                surface.set_stroke(line.map(|(ink, width)| Stroke {
                    paint: colour(ink).into(),
                    width,
                    ..Stroke::default()
                }));
                if inside.is_some() || line.is_some() {
                    surface.draw_path(&path);
                }
            }
            Self::Picture { at: (x, y), size: (wide, high), png } => {
                let (Some(size), Some(image)) = (Size::from_wh(wide, high), fonts.picture(png)) else { return };
                surface.push_transform(&Transform::from_translate(x, y));
                surface.draw_image(image, size);
                surface.pop();
            }
            Self::Turn((x, y)) => surface.push_transform(&Transform::from_rotate_at(180.0, x, y)),
            Self::TurnBack => surface.pop(),
            Self::Open(_) | Self::Close => {}
        }
    }
}

impl Outline {
    fn trace(&self, path: &mut PathBuilder) {
        // Control point distance for a quarter circle as a cubic.
        const ROUND: f32 = 0.5523;
        match self {
            Self::Box([x, y, wide, high, 0.0]) => {
                if let Some(rect) = Rect::from_xywh(*x, *y, *wide, *high) {
                    path.push_rect(rect);
                }
            }
            Self::Box([x, y, wide, high, radius]) => {
                let (r, right, foot) = (radius.min(wide / 2.0).min(high / 2.0), x + wide, y + high);
                let k = r * (1.0 - ROUND);
                path.move_to(x + r, *y);
                path.line_to(right - r, *y);
                path.cubic_to(right - k, *y, right, y + k, right, y + r);
                path.line_to(right, foot - r);
                path.cubic_to(right, foot - k, right - k, foot, right - r, foot);
                path.line_to(x + r, foot);
                path.cubic_to(x + k, foot, *x, foot - k, *x, foot - r);
                path.line_to(*x, y + r);
                path.cubic_to(*x, y + k, x + k, *y, x + r, *y);
                path.close();
            }
            Self::Line(points) => {
                for (index, (x, y)) in points.iter().enumerate() {
                    if index == 0 {
                        path.move_to(*x, *y);
                    } else {
                        path.line_to(*x, *y);
                    }
                }
            }
        }
    }
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: colour(ink).into(), opacity: NormalizedF32::ONE, rule: FillRule::default() }
}

fn colour((red, green, blue): Ink) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}
