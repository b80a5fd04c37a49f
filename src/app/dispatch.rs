//! The screens of the app: opened, acted on and left.

use super::charts::{Chart, ChartsAction, ChartsScreen, DaySpan, Shade};
use super::class::ClassAction;
use super::guest::{GuestAction, GuestEffect};
use super::host::{HostAction, HostEffect, HostScreen, RoomAction};
use super::profile_admin::ProfileAdminAction;
use super::shift::origin::ShiftOrigin;
use super::warm_up::{TAPS, WarmUpAction, WarmUpScreen};
use super::{App, Effect, Screen};
use crate::progress::Moment;
use crate::progress::schedule::tableau::DRILL;

impl App {
    /// Reachable from the welcome screen and the settings.
    pub(super) fn class_action(&mut self, action: ClassAction) -> Vec<Effect> {
        if action == ClassAction::Open && self.screen.is_menu() {
            self.screen = Screen::Class(Box::default());
        }
        let Screen::Class(register) = &mut self.screen else { return Vec::new() };
        register.act(action).map(Effect::Class).into_iter().collect()
    }

    /// Opening the screen is possible from everywhere except a lesson.
    pub(super) fn profile_action(&mut self, action: ProfileAdminAction) -> Vec<Effect> {
        if action == ProfileAdminAction::Open && self.screen.is_menu() {
            self.screen = Screen::Profile(Box::default());
        }
        let Screen::Profile(archives) = &mut self.screen else { return Vec::new() };
        archives.act(action).map(Effect::Archives).into_iter().collect()
    }

    /// Keeps the previous options.
    pub(super) fn open_charts(&mut self, now: Moment) {
        let (Screen::Home, Some(house), Some(profile)) = (&self.screen, self.session.house(), &self.session.profile)
        else {
            return;
        };
        let today = profile.known.mastery().day(now);
        let tests = self.session.finished_tests();
        self.screen = Screen::Progress(Box::new(ChartsScreen {
            picture: Chart::default(),
            house,
            shade: Shade::default(),
            span: DaySpan::default(),
            drill: DRILL.into(),
            as_table: false,
            today,
            tests,
        }));
    }

    pub(super) fn charts_action(&mut self, action: ChartsAction) -> Vec<Effect> {
        let Screen::Progress(charts) = &mut self.screen else { return Vec::new() };
        charts.act(action, &mut self.session)
    }

    pub(super) fn guest_action(&mut self, action: GuestAction, now: Moment) -> Vec<Effect> {
        if action == GuestAction::Open && self.screen.is_menu() && self.session.profile.is_some() {
            self.screen = Screen::Guest(Box::default());
            return vec![Effect::Guest(GuestEffect::Look)];
        }
        if action == GuestAction::WorkShift {
            return self.begin_class_shift(now);
        }
        // While the shift of a room is worked, the room goes on.
        match (&mut self.screen, &mut self.shift_origin) {
            (Screen::Guest(joining), _) | (_, ShiftOrigin::Room(joining)) => {
                joining.act(action, &mut self.session, now)
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn host_action(&mut self, action: HostAction, now: Moment) -> Vec<Effect> {
        if action == HostAction::Plan && self.screen.is_menu() {
            let Some(plan) = HostScreen::plan(&self.session) else { return Vec::new() };
            self.screen = Screen::Host(Box::new(plan));
            return vec![Effect::Host(HostEffect::Look)];
        }
        let Screen::Host(host) = &mut self.screen else { return Vec::new() };
        if matches!(action, HostAction::Room(RoomAction::Close(_))) && host.is_over() {
            return self.leave_host_screen();
        }
        host.act(action, &mut self.session, now)
    }

    /// Leaves the screen; closing a running room requires confirmation.
    pub(super) fn leave_host_screen(&mut self) -> Vec<Effect> {
        let Screen::Host(host) = &mut self.screen else { return Vec::new() };
        if host.close_layer() {
            return Vec::new();
        }
        let closes = host.hosted.as_ref().map(|_| Effect::Host(HostEffect::Close));
        self.screen = Screen::first(&self.session);
        closes.into_iter().collect()
    }

    pub(super) fn begin_today(&mut self, now: Moment) {
        if self.session.wants_warm_up() {
            self.open_warm_up(true);
        } else {
            self.screen.open_practice(self.session.practice_today(now));
        }
    }

    pub(super) fn open_warm_up(&mut self, leads_on: bool) {
        if let (Some(profile), false) =
            (&self.session.profile, matches!(self.screen, Screen::Lesson(_) | Screen::Clauses(_)))
        {
            self.screen =
                Screen::WarmUp(Box::new(WarmUpScreen::new(profile.device.clone(), leads_on, &mut self.session.dice)));
        }
    }

    pub(super) fn warm_up_action(&mut self, action: WarmUpAction, now: Moment) -> Vec<Effect> {
        let Screen::WarmUp(warm_up) = &mut self.screen else { return Vec::new() };
        let leads_on = warm_up.leads_on();
        let record = match action {
            WarmUpAction::Start => {
                warm_up.start(now);
                return Vec::new();
            }
            WarmUpAction::Tap(side) => match warm_up.tap(side, now) {
                Some(record) => Some(record),
                None if warm_up.taps() < TAPS => return Vec::new(),
                None => None,
            },
            WarmUpAction::Skip => None,
        };
        if let Some(record) = &record {
            self.session.apply_record(record);
        }
        if leads_on {
            self.screen = Screen::Home;
            self.session.plan_today(now);
            self.screen.open_practice(self.session.practice_today(now));
        } else {
            self.screen = Screen::Settings;
        }
        record.map(|record| Effect::Record(Box::new(record))).into_iter().collect()
    }

    /// Asks the wrong answers of the finished practice again.
    pub(super) fn retry_missed(&mut self, now: Moment) {
        let Screen::Lesson(practice) = &mut self.screen else { return };
        if let Some(retry) = self.session.retry(practice, now) {
            **practice = retry;
        }
    }
}
