//! A window with nothing in it, with the same renderer as the program: what `benches/window.rs` compares with.

use eframe::egui;

struct Bare {
    frames: u8,
}

impl eframe::App for Bare {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        if self.frames == 1 && std::env::var_os("TAILLEUR_REPORT_FIRST_FRAME").is_some() {
            use std::io::Write as _;
            let _ = writeln!(std::io::stderr(), "first frame");
        }
        if self.frames == 0 {
            ui.ctx().request_repaint();
        }
        self.frames = self.frames.saturating_add(1);
        egui::CentralPanel::default().show(ui, |_| {});
    }
}

fn main() -> eframe::Result {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    eframe::run_native("Bare", options, Box::new(|_| Ok(Box::new(Bare { frames: 0 }))))
}
