//! The screens of the app: opened, acted on and left.

use super::charts::{Chart, ChartsAction, ChartsScreen, DaySpan, Shade};
use super::class::ClassAction;
use super::guest::{GuestAction, GuestEffect};
use super::host::{HostAction, HostEffect, HostScreen, RoomAction};
use super::profile_admin::ProfileAdminAction;
use super::shift::origin::ShiftOrigin;
use super::warm_up::{TAPS, WarmUpAction, WarmUpScreen};
use super::{App, Effect, Screen, Session};
use crate::progress::Moment;
use crate::progress::schedule::tableau::DRILL;

impl Screen {
    /// Reachable from the welcome screen and the settings.
    pub(super) fn class_action(&mut self, action: ClassAction) -> Vec<Effect> {
        if action == ClassAction::Open && self.is_menu() {
            *self = Self::Class(Box::default());
        }
        let Self::Class(register) = self else { return Vec::new() };
        register.act(action).map(Effect::Class).into_iter().collect()
    }

    /// Opening the screen is possible from everywhere except a lesson.
    pub(super) fn profile_action(&mut self, action: ProfileAdminAction) -> Vec<Effect> {
        if action == ProfileAdminAction::Open && self.is_menu() {
            *self = Self::Profile(Box::default());
        }
        let Self::Profile(archives) = self else { return Vec::new() };
        archives.act(action).map(Effect::Archives).into_iter().collect()
    }

    pub(super) fn open_charts(&mut self, session: &Session, now: Moment) {
        let (Self::Home, Some(house), Some(profile)) = (&*self, session.house(), &session.profile) else {
            return;
        };
        *self = Self::Progress(Box::new(ChartsScreen {
            picture: Chart::default(),
            house,
            shade: Shade::default(),
            span: DaySpan::default(),
            drill: DRILL.into(),
            as_table: false,
            today: profile.known.mastery().day(now),
            tests: session.finished_tests(),
        }));
    }

    pub(super) fn charts_action(&mut self, action: ChartsAction, session: &mut Session) -> Vec<Effect> {
        let Self::Progress(charts) = self else { return Vec::new() };
        charts.act(action, session)
    }

    pub(super) fn host_action(&mut self, action: HostAction, session: &mut Session, now: Moment) -> Vec<Effect> {
        if action == HostAction::Plan && self.is_menu() {
            let Some(plan) = HostScreen::plan(session) else { return Vec::new() };
            *self = Self::Host(Box::new(plan));
            return vec![Effect::Host(HostEffect::Look)];
        }
        let Self::Host(host) = self else { return Vec::new() };
        if matches!(action, HostAction::Room(RoomAction::Close(_))) && host.is_over() {
            return self.leave_host_screen(session);
        }
        host.act(action, session, now)
    }

    /// Leaves the screen; closing a running room requires confirmation.
    pub(super) fn leave_host_screen(&mut self, session: &Session) -> Vec<Effect> {
        let Self::Host(host) = self else { return Vec::new() };
        if host.close_layer() {
            return Vec::new();
        }
        let closes = host.hosted.as_ref().map(|_| Effect::Host(HostEffect::Close));
        *self = Self::first(session);
        closes.into_iter().collect()
    }

    pub(super) fn begin_today(&mut self, session: &mut Session, now: Moment) {
        if session.wants_warm_up() {
            self.open_warm_up(true, session);
        } else {
            self.open_practice(session.practice_today(now));
        }
    }

    pub(super) fn open_warm_up(&mut self, leads_on: bool, session: &mut Session) {
        if let (Some(profile), false) = (&session.profile, matches!(self, Self::Lesson(_) | Self::Clauses(_))) {
            *self = Self::WarmUp(Box::new(WarmUpScreen::new(profile.device.clone(), leads_on, &mut session.dice)));
        }
    }

    pub(super) fn warm_up_action(&mut self, action: WarmUpAction, session: &mut Session, now: Moment) -> Vec<Effect> {
        let Self::WarmUp(warm_up) = self else { return Vec::new() };
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
            session.apply_record(record);
        }
        if leads_on {
            *self = Self::Home;
            session.plan_today(now);
            self.open_practice(session.practice_today(now));
        } else {
            *self = Self::Settings;
        }
        record.map(|record| Effect::Record(Box::new(record))).into_iter().collect()
    }

    /// Asks the wrong answers of the finished practice again.
    pub(super) fn retry_missed(&mut self, session: &mut Session, now: Moment) {
        let Self::Lesson(practice) = self else { return };
        if let Some(retry) = session.retry(practice, now) {
            **practice = retry;
        }
    }
}

impl App {
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
}
