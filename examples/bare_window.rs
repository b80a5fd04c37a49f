//! A window with nothing in it, with the same renderer as the program: what `benches/window.rs` compares with.

use eframe::egui;

struct Bare {
    reports_first_frame: bool,
}

impl eframe::App for Bare {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        if self.reports_first_frame && ui.ctx().cumulative_frame_nr() > 0 {
            use std::io::Write as _;
            self.reports_first_frame = false;
            let _ = writeln!(std::io::stderr(), "first frame");
        } else if self.reports_first_frame {
            ui.ctx().request_repaint();
        }
        egui::CentralPanel::default().show(ui, |_| {});
    }
}

fn main() -> eframe::Result {
    let reports_first_frame = std::env::var_os("TAILLEUR_REPORT_FIRST_FRAME").is_some();
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    eframe::run_native("Bare", options, Box::new(|_| Ok(Box::new(Bare { reports_first_frame }))))
}
