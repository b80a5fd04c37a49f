//! The mix: speech, what ducks under it, and noises beside it.

use std::time::Duration;

use tailleur::platform::audio::{Clip, ClipSegment, FADE, Mix};

use super::ear::{Ear, Heard, tone};

fn part(clip: Clip, pause: u64) -> ClipSegment {
    ClipSegment { clip, pause: Duration::from_millis(pause) }
}

/// Asserts when each sound starts and ends, to 15 ms.
fn assert_sounds(heard: &Heard, expected: &[(u32, u32)], text: &str) {
    let sounds = heard.sounds();
    let near = |one: u32, other: u32| one.abs_diff(other) <= 15;
    let same = sounds.len() == expected.len()
        && sounds.iter().zip(expected).all(|(heard, wanted)| near(heard.0, wanted.0) && near(heard.1, wanted.1));
    assert!(same, "{text}: heard at {sounds:?}, not at {expected:?}");
}

#[test]
fn an_announcement_lasts_as_long_as_its_clips_and_pauses_on_every_device() {
    for (channels, device) in [(1, 48_000), (2, 44_100), (2, 48_000), (2, 96_000), (6, 48_000), (1, 8_000)] {
        for recorded in [8_000, 16_000, 24_000, 44_100] {
            let mix = Mix::default();
            mix.queue(part(tone(440.0, 700, recorded), 250));
            mix.queue(part(tone(440.0, 300, recorded), 400));
            let mut ear = Ear::on(mix.source(), channels, device);
            let case = format!("{recorded} on {channels} x {device}");
            assert_sounds(&ear.hear(1_600), &[(0, 700), (950, 1_250)], &case);
            assert!(!mix.is_silent(), "{case}: the last pause is a part of it");
            ear.hear(100);
            assert!(mix.is_silent(), "{case}: it is over");
        }
    }
}

#[test]
fn words_spoken_in_one_go_are_heard_in_its_order() {
    let pitches = [440.0, 660.0, 330.0, 880.0];
    let mix = Mix::default();
    for pitch in pitches {
        mix.queue(part(tone(pitch, 200, 16_000), 100));
    }
    let heard = Ear::on(mix.source(), 2, 48_000).hear(1_200);
    for (at, pitch) in (0..).zip(pitches) {
        let tone = heard.between(300 * at + 20, 300 * at + 180);
        assert!((tone.pitch() - pitch).abs() < 4.0, "the {at}th sounds at {}", tone.pitch());
    }
}

#[test]
fn recordings_of_different_rates_stand_in_one_announcement() {
    let mix = Mix::default();
    for recorded in [16_000, 44_100, 48_000, 11_025] {
        mix.queue(part(tone(500.0, 200, recorded), 100));
    }
    let heard = Ear::on(mix.source(), 2, 44_100).hear(1_300);
    assert_sounds(&heard, &[(0, 200), (300, 500), (600, 800), (900, 1_100)], "four rates");
    for at in [0, 300, 600, 900] {
        assert!((heard.between(at + 20, at + 180).pitch() - 500.0).abs() < 5.0);
    }
}

#[test]
fn something_new_fades_speech_without_a_click() {
    let mix = Mix::default();
    mix.queue(part(tone(440.0, 5_000, 48_000), 0));
    mix.queue(part(tone(330.0, 5_000, 48_000), 0));
    let mut ear = Ear::on(mix.source(), 2, 48_000);
    let before = ear.hear(333);
    mix.hush();
    mix.queue(part(tone(880.0, 500, 48_000), 0));
    let after = ear.hear(900);
    assert!((before.between(50, 300).strength(440.0) - 0.5).abs() < 0.02);
    assert!(after.between(0, 20).strength(440.0) > 0.2, "the old is still heard for a moment");
    assert!(after.between(50, 450).strength(440.0) < 0.01, "then it is gone");
    assert!((after.between(50, 450).strength(880.0) - 0.5).abs() < 0.02, "the new is heard at once");
    assert_sounds(&after, &[(0, 500)], "nothing of the old comes back");
    // Between two samples a tone moves by its height times its angle; both together by less than a tenth.
    assert!(before.greatest_step() < 0.1 && after.greatest_step() < 0.1, "{}", after.greatest_step());
}

#[test]
fn a_cut_may_come_at_any_moment_and_does_not_click() {
    for millis in (1..100).step_by(7) {
        let mix = Mix::default();
        mix.queue(part(tone(440.0, 60, 16_000), 20));
        mix.queue(part(tone(440.0, 500, 16_000), 0));
        let mut ear = Ear::on(mix.source(), 1, 48_000);
        let before = ear.hear(millis);
        mix.hush();
        let after = ear.hear(200);
        let both = before.followed_by(&after);
        assert!(both.greatest_step() < 0.05, "cut at {millis} ms: {}", both.greatest_step());
        let fade = u32::try_from(FADE.as_millis()).unwrap();
        assert!(after.between(fade + 5, 200).peak() == 0.0, "cut at {millis} ms: silence");
        assert!(mix.is_silent());
    }
}

#[test]
fn a_recording_that_was_cut_roughly_does_not_click() {
    let loud = Clip::new(vec![0.8; 4_800], 48_000).unwrap();
    for pace in [1.0, 0.7] {
        let mix = Mix::default();
        mix.set_pace(pace);
        mix.queue(part(loud.clone(), 50));
        mix.queue(part(loud.clone(), 50));
        let step = Ear::on(mix.source(), 1, 48_000).hear(500).greatest_step();
        assert!(step < 0.05, "a step of {step}");
    }
}

#[test]
fn slower_and_faster_speech_keeps_its_pitch() {
    for percent in [70, 85, 100, 115, 130_u16] {
        for recorded in [16_000, 44_100] {
            let mix = Mix::default();
            mix.set_pace(f32::from(percent) / 100.0);
            mix.queue(part(tone(220.0, 1_000, recorded), 500));
            mix.queue(part(tone(220.0, 1_000, recorded), 0));
            let heard = Ear::on(mix.source(), 2, 48_000).hear(4_000);
            let at = |millis: u32| millis * 100 / u32::from(percent);
            let case = format!("at {percent} per cent of {recorded}");
            assert_sounds(&heard, &[(0, at(1_000)), (at(1_500), at(2_500))], &case);
            for (from, to) in [(50, at(950)), (at(1_550), at(2_450))] {
                let tone = heard.between(from, to);
                assert!((tone.pitch() - 220.0).abs() < 4.0, "{case} it sounds at {}", tone.pitch());
                assert!(tone.peak() > 0.4, "{case} it is as loud");
            }
        }
    }
}

#[test]
fn the_volume_goes_from_silence_to_as_recorded() {
    let mut last = -1.0;
    for percent in [0, 20, 50, 80, 100_u16] {
        let mix = Mix::default();
        mix.set_volume(f32::from(percent) / 100.0);
        mix.queue(part(tone(440.0, 200, 16_000), 0));
        mix.add_noise(&tone(660.0, 200, 16_000));
        let peak = Ear::on(mix.source(), 2, 48_000).hear(300).peak();
        assert!(peak > last, "louder at {percent} than {last}");
        last = peak;
        match percent {
            0 => assert!(peak == 0.0, "silence"),
            100 => assert!(peak > 0.9, "both at full height"),
            _ => {}
        }
    }
}

#[test]
fn the_volume_turns_during_speech_without_a_click() {
    let mix = Mix::default();
    mix.queue(part(tone(440.0, 1_000, 48_000), 0));
    let mut ear = Ear::on(mix.source(), 1, 48_000);
    ear.hear(101);
    mix.set_volume(0.0);
    let off = ear.hear(200);
    mix.set_volume(1.0);
    let on = ear.hear(200);
    assert!(off.greatest_step() < 0.05 && on.greatest_step() < 0.05);
    assert!(off.between(30, 200).peak() == 0.0 && on.between(30, 200).peak() > 0.4);
}

#[test]
fn a_noise_is_heard_beside_speech() {
    let mix = Mix::default();
    mix.queue(part(tone(440.0, 800, 16_000), 0));
    let mut ear = Ear::on(mix.source(), 2, 48_000);
    ear.hear(200);
    mix.add_noise(&tone(1_000.0, 100, 44_100));
    let heard = ear.hear(700);
    assert_sounds(&heard, &[(0, 600)], "the words go on");
    assert!(heard.between(10, 90).strength(1_000.0) > 0.4 && heard.between(10, 90).strength(440.0) > 0.4);
    assert!(heard.between(110, 500).strength(1_000.0) < 0.02);
    mix.add_noise(&tone(1_000.0, 300, 44_100));
    ear.hear(50);
    mix.hush();
    assert!(ear.hear(200).strength(1_000.0) > 0.4, "hushing the tailleur does not stop a noise");
}

#[test]
fn many_noises_at_once_stay_within_what_a_device_can_take() {
    let mix = Mix::default();
    for _ in 0..100 {
        mix.add_noise(&tone(440.0, 100, 16_000));
    }
    let heard = Ear::on(mix.source(), 2, 48_000).hear(200);
    assert!(heard.peak() <= 1.0);
    assert!(mix.is_silent());
}

#[test]
fn the_next_device_goes_on_where_the_last_one_stopped() {
    let mix = Mix::default();
    mix.queue(part(tone(440.0, 500, 16_000), 100));
    mix.queue(part(tone(660.0, 500, 16_000), 0));
    let first = Ear::on(mix.source(), 2, 48_000).hear(300);
    let second = Ear::on(mix.source(), 1, 44_100).hear(1_000);
    assert_sounds(&first, &[(0, 300)], "the first device");
    assert_sounds(&second, &[(0, 200), (300, 800)], "the second device");
    assert!(second.between(320, 780).strength(660.0) > 0.4);
}

#[test]
fn no_clip_is_made_of_what_no_device_can_play() {
    for (rate, plays) in [(0, false), (1, false), (3_999, false), (8_000, true), (16_000, true), (44_100, true)] {
        assert_eq!(Clip::new(vec![0.0; 10], rate).is_some(), plays, "{rate}");
    }
    for rate in [11_127, 44_101, 47_999, 89_479, 96_001, 191_999, 192_000] {
        let Some(clip) = Clip::new(vec![0.5; 1_000], rate) else { continue };
        for pace in [0.7, 1.0, 1.3] {
            let mix = Mix::default();
            mix.set_pace(pace);
            mix.queue(part(clip.clone(), 0));
            Ear::on(mix.source(), 2, 44_100).hear(300);
            assert!(mix.is_silent(), "{rate}");
        }
    }
    for short in 0..40 {
        let mix = Mix::default();
        mix.set_pace(1.3);
        mix.queue(part(Clip::new(vec![0.5; short], 16_000).unwrap(), 0));
        Ear::on(mix.source(), 2, 48_000).hear(100);
        assert!(mix.is_silent(), "{short} samples");
    }
}

#[test]
fn a_line_beside_the_speech_waits_for_its_end_and_has_a_volume_of_its_own() {
    let mix = Mix::default();
    mix.set_line_volume(0.5);
    mix.queue_line(part(tone(660.0, 200, 48_000), 0));
    mix.queue(part(tone(440.0, 300, 48_000), 100));
    let heard = Ear::on(mix.source(), 1, 48_000).hear(800);
    assert_sounds(&heard, &[(0, 300), (400, 600)], "one after the other, with the pause");
    assert!(heard.between(20, 280).strength(660.0) < 0.01, "never over the speech");
    assert!((heard.between(420, 580).strength(660.0) - 0.125).abs() < 0.01, "a quarter of the amplitude");
    assert!(mix.is_silent());
}

#[test]
fn new_speech_cuts_off_a_line_that_has_begun_and_leaves_one_that_waits() {
    let mix = Mix::default();
    mix.queue_line(part(tone(660.0, 5_000, 48_000), 0));
    let mut ear = Ear::on(mix.source(), 1, 48_000);
    assert!(ear.hear(100).strength(660.0) > 0.4);
    mix.hush();
    mix.queue(part(tone(440.0, 300, 48_000), 0));
    let heard = ear.hear(600);
    assert!(heard.between(60, 280).strength(660.0) < 0.01 && heard.greatest_step() < 0.1);
    assert!(heard.between(320, 600).peak() == 0.0, "the rest of the line is not made up for");
    mix.queue(part(tone(440.0, 300, 48_000), 0));
    mix.queue_line(part(tone(660.0, 200, 48_000), 0));
    mix.hush();
    mix.queue(part(tone(880.0, 200, 48_000), 0));
    assert_sounds(&ear.hear(600), &[(0, 400)], "the new speech, then the line that had waited");
    mix.queue_line(part(tone(660.0, 200, 48_000), 0));
    mix.drop_lines();
    assert!(mix.is_silent());
}

#[test]
fn a_line_that_would_come_too_late_is_dropped() {
    for (speech, is_heard) in [(5_000, true), (7_000, false)] {
        let mix = Mix::default();
        mix.queue(part(tone(440.0, speech, 8_000), 0));
        mix.queue_line(part(tone(660.0, 200, 8_000), 0));
        let heard = Ear::on(mix.source(), 1, 8_000).hear(speech + 400);
        assert_eq!(heard.between(speech + 20, speech + 180).peak() > 0.1, is_heard, "after {speech} ms");
    }
}

#[test]
fn the_room_fades_in_goes_round_and_fades_out() {
    let mix = Mix::default();
    mix.start_room(&tone(200.0, 700, 48_000));
    let mut ear = Ear::on(mix.source(), 1, 48_000);
    let heard = ear.hear(4_000);
    assert!(heard.between(0, 100).peak() < 0.05 && heard.between(3_000, 4_000).strength(200.0) > 0.45);
    assert!(heard.greatest_step() < 0.05, "no click where it begins again");
    mix.start_room(&tone(200.0, 700, 48_000));
    assert!(ear.hear(200).peak() <= 0.51, "it is there once");
    mix.stop_room();
    let heard = ear.hear(2_000);
    assert!(heard.between(0, 100).peak() > 0.4 && heard.between(1_600, 2_000).peak() == 0.0);
    assert!(mix.is_silent());
}
