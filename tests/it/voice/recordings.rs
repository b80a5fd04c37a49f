//! Recordings of every call, and speech joined from parts.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tailleur::i18n::{FrenchCounting, Language, money};
use tailleur::lesson::Library;
use tailleur::rules::calls::{calls, every_call, every_call_with_points};
use tailleur::rules::card::Card;
use tailleur::rules::coup::Coup;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::Chance;
use tailleur::voice::{
    BetLine, Place, SoundFile, SoundFiles, Speaker, Speech, SpeechPiece, SpeechStyle, TableLine, Voice, VoiceManifest,
    pieces_of, required_recordings,
};

use crate::drill::every_drill::every_drill;

/// A short tone as an Ogg file: it stands for words where only their order is looked at.
pub(super) const TONE: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/sounds/tone.ogg"));

fn tone() -> SoundFile {
    SoundFile::Read(TONE.to_vec().into())
}

/// A voice that has all that the built-in voice must have.
fn speaker(language: Language) -> Voice {
    let listed = required_recordings(&HouseLibrary::built_in(), Speaker::Tailleur)
        .into_iter()
        .filter(|wanted| wanted.language == language);
    let (mut clips, mut sounds) = (String::new(), SoundFiles::new());
    for (index, wanted) in listed.enumerate() {
        let (text, place) = (&wanted.text, wanted.place.into_str());
        writeln!(clips, "(file: \"{index}.ogg\", text: \"{text}\", place: {place}),").unwrap();
        sounds.insert(format!("{index}.ogg"), tone());
    }
    let text = format!("(language: {language:?}, clips: [\n{clips}])");
    Voice::from_manifest(VoiceManifest::read("voice.ron", &text).unwrap(), &sounds)
}

/// Pieces as their words, those with more to follow marked by `…`, with the pauses between them.
pub(super) fn words_of(pieces: &[SpeechPiece]) -> String {
    let mut rendered = String::new();
    for (index, piece) in pieces.iter().enumerate() {
        rendered += &piece.recording.text;
        rendered += if piece.recording.place == Place::Within { "…" } else { "" };
        if index + 1 < pieces.len() {
            write!(rendered, " {} ", piece.pause).unwrap();
        } else {
            assert_eq!(piece.pause, 0, "nothing follows the last piece");
        }
    }
    rendered
}

/// A card that counts so much.
fn card(count: u8) -> Card {
    let rank = if count == 0 { 'K' } else { char::from_digit(count.into(), 10).unwrap() };
    let rank = if rank == '1' { 'A' } else { rank };
    format!("{rank}h").parse().unwrap()
}

/// The calls of all coups of a house: every point of two cards on either side with every third card.
fn words_of_coups(house: &House) -> BTreeSet<String> {
    let mut said: BTreeSet<String> = every_call(house).take(2).map(|call| call.to_string()).collect();
    let mut coups = 0;
    let mut open: Vec<Vec<Card>> = (0..100).map(|two| vec![card(two / 10), card(two % 10), card(0), card(0)]).collect();
    while let Some(cards) = open.pop() {
        let coup = Coup::deal(house, &cards).unwrap();
        said.extend(calls(house, &coup).iter().map(ToString::to_string));
        coups += 1;
        if coup.wants().is_some() {
            open.extend((0..10).map(|count| [cards.clone(), vec![card(count)]].concat()));
        }
    }
    assert!(coups > 3_000, "{}: only {coups} coups", house.id);
    said
}

#[test]
fn every_call_that_a_coup_can_bring_is_in_the_list_of_what_is_recorded() {
    for house in HouseLibrary::built_in().iter() {
        let listed: BTreeSet<String> = every_call_with_points(house).iter().map(ToString::to_string).collect();
        let said = words_of_coups(house);
        assert!(said.is_subset(&listed), "{}: {:?}", house.id, said.difference(&listed).next());
        assert!(said.len() > 110, "{}: only {} calls", house.id, said.len());
    }
}

#[test]
fn every_call_of_every_house_has_a_recording_in_its_language() {
    let library = Library::built_in();
    for house in HouseLibrary::built_in().iter() {
        for text in words_of_coups(house) {
            let said = Speech::new(Language::from_tag(&house.source.language).unwrap(), text);
            let pieces = library.recording(None, &said, FrenchCounting::default());
            let pieces = pieces.unwrap_or_else(|| panic!("{}: nothing says {said:?}", house.id));
            assert_eq!(words_of(&pieces), said.text, "{}", house.id);
        }
    }
}

#[test]
fn every_line_of_guests_and_chef_has_a_recording_in_the_terms_of_every_house() {
    let library = Library::built_in();
    let chances = [Chance::Punto, Chance::Banco, Chance::Egalite];
    for house in HouseLibrary::built_in().iter() {
        let amounts = BetLine::AMOUNTS.iter().flat_map(|sum| chances.map(|chance| BetLine::Amount(*sum, chance)));
        let bets = chances.into_iter().flat_map(|chance| [BetLine::Bet(chance), BetLine::Again(chance)]);
        let lines = TableLine::ALL.iter().map(|line| line.phrase());
        for line in lines.chain(bets.chain(amounts).map(BetLine::phrase)) {
            let speech = Speech::from_line(house, &line).unwrap();
            let pieces = library.recording(None, &speech, FrenchCounting::default());
            let pieces = pieces.unwrap_or_else(|| panic!("{}: nothing says {speech:?}", house.id));
            assert!(pieces.len() <= 2, "{}: {}", house.id, words_of(&pieces));
        }
    }
}

#[test]
fn a_call_that_stands_beside_one_nobody_makes_is_put_together_like_it() {
    let library = Library::built_in();
    for house in HouseLibrary::built_in().iter() {
        for text in words_of_coups(house) {
            let clauses: Vec<&str> = text.split(", ").collect();
            let said = Speech::new(Language::from_tag(&house.source.language).unwrap(), &*text);
            let said = Speech { style: SpeechStyle::InClauses, ..said };
            let pieces = library.recording(None, &said, FrenchCounting::default());
            let pieces = pieces.unwrap_or_else(|| panic!("{}: nothing says {said:?}", house.id));
            assert_eq!(words_of(&pieces), clauses.join("… 250 "), "{}", house.id);
        }
    }
}

#[test]
fn who_takes_an_amount_down_reads_it_in_words_as_it_is_counted() {
    let cases = [
        (Language::French, FrenchCounting::Vigesimal, "7995", "sept mille neuf cent quatre-vingt-quinze"),
        (Language::French, FrenchCounting::Septante, "7995", "sept mille neuf cent nonante-cinq"),
        (Language::Italian, FrenchCounting::Vigesimal, "95", "novantacinque"),
        (Language::English, FrenchCounting::Vigesimal, "1900", "one thousand nine hundred"),
    ];
    for (language, counting, text, caption) in cases {
        let said = Speech { style: SpeechStyle::WrittenOut, ..Speech::new(language, text) };
        assert_eq!(said.caption(counting), caption);
        assert_eq!(Speech::new(language, text).caption(counting), text, "of a call the figures stay figures");
    }
}

#[test]
fn every_amount_is_joined_from_its_parts_without_a_pause() {
    for language in Language::ALL {
        let voice = speaker(language);
        for number in (0..1_200).chain((1_200..=999_999).step_by(1_237)).chain([999_999]) {
            for counting in FrenchCounting::ALL {
                let parts = language.spell_parts(number, counting).unwrap();
                let (last, before) = parts.split_last().unwrap();
                let before = before.iter().fold(String::new(), |joined, part| joined + part + "… 0 ");
                let written = money(language, Money::coins(u64::from(number) * 100));
                for text in [&written, &number.to_string()] {
                    let pieces = voice.pieces(text, counting).unwrap_or_else(|| panic!("{language:?}: {text}"));
                    assert_eq!(words_of(&pieces), format!("{before}{last}"), "{language:?}: {text}");
                }
            }
        }
    }
}

#[rustfmt::skip]
const JOINED: &[(Language, FrenchCounting, &str, &str)] = &[
    (Language::French, FrenchCounting::Vigesimal, "7 à Banco, 4 à Punto, Banco gagne", "7 à Banco, 4 à Punto, Banco gagne"),
    (Language::French, FrenchCounting::Vigesimal, "sept A BANCO quatre a punto : banco gagne !", "7 à Banco, 4 à Punto, Banco gagne"),
    // No coup brings these.
    (Language::French, FrenchCounting::Vigesimal, "7 à Banco, 4 à Punto, Punto gagne", "7 à Banco… 250 4 à Punto… 250 Punto gagne"),
    (Language::French, FrenchCounting::Vigesimal, "4 à la Ponte, 7 à la Banque, Égalité", "4 à la Ponte… 250 7 à la Banque… 250 Égalité"),
    (Language::Italian, FrenchCounting::Vigesimal, "4 al Punto, 7 al Banco, vince Punto", "4 al Punto… 250 7 al Banco… 250 vince Punto"),
    (Language::English, FrenchCounting::Vigesimal, "3 for Player, Tie", "3 for Player… 250 Tie"),
    // The end of a sentence falls; within it the voice stays up.
    (Language::French, FrenchCounting::Vigesimal, "Faites vos jeux. Rien ne va plus.", "Faites vos jeux 450 Rien ne va plus"),
    (Language::French, FrenchCounting::Vigesimal, "« Rien ne va plus ! » 2 à Punto", "Rien ne va plus 450 2 à Punto"),
    (Language::French, FrenchCounting::Vigesimal, "Égalité gagne 300", "Égalité gagne 120 trois cents"),
    (Language::English, FrenchCounting::Vigesimal, "Card for Player; 40", "Card for Player 250 forty"),
    // Numbers.
    (Language::French, FrenchCounting::Vigesimal, "17\u{202f}500", "dix-sept… 0 mille… 0 cinq cents"),
    (Language::French, FrenchCounting::Vigesimal, "17 500", "dix-sept… 0 mille… 0 cinq cents"),
    (Language::French, FrenchCounting::Vigesimal, "dix-sept mille cinq cents", "dix-sept… 0 mille… 0 cinq cents"),
    (Language::French, FrenchCounting::Vigesimal, "70, 90", "soixante-dix… 250 quatre-vingt-dix"),
    (Language::French, FrenchCounting::Septante, "70, 90", "septante… 250 nonante"),
    (Language::French, FrenchCounting::Vigesimal, "7 4", "sept… 120 quatre"),
    (Language::French, FrenchCounting::Vigesimal, "2 cents", "deux cents"),
    (Language::Italian, FrenchCounting::Vigesimal, "23.018", "ventitré… 0 mila… 0 diciotto"),
    (Language::Italian, FrenchCounting::Septante, "1.070", "mille… 0 settanta"),
    (Language::English, FrenchCounting::Vigesimal, "1,105", "one… 0 thousand… 0 one hundred… 0 and… 0 five"),
    (Language::English, FrenchCounting::Vigesimal, "one thousand and five", "one… 0 thousand… 0 and… 0 five"),
    (Language::English, FrenchCounting::Vigesimal, "1, 105", "one… 250 one hundred… 0 and… 0 five"),
];

#[test]
fn words_are_joined_from_the_fewest_recordings_with_the_pauses_of_a_speaker() {
    for (language, counting, text, pieces) in JOINED {
        let joined = speaker(*language).pieces(text, *counting);
        assert_eq!(joined.map(|joined| words_of(&joined)).as_deref(), Some(*pieces), "{text}");
    }
}

#[test]
fn all_that_is_heard_in_any_drill_can_be_spoken() {
    let speakers = Language::ALL.map(|language| (language, speaker(language)));
    let mut heard = BTreeSet::new();
    for house in HouseLibrary::built_in().iter() {
        for drill in every_drill() {
            let drill = drill.drill();
            for decision in 0..drill.decisions(house).len() {
                let posed = (0..3).filter_map(|seed| drill.pose(decision, house, &mut SeededRng::from_seed(seed)));
                heard.extend(posed.flat_map(|posed| [posed.question.scene.heard, posed.key.heard].concat()));
            }
        }
    }
    assert!(heard.len() > 400, "only {}", heard.len());
    for said in heard {
        let (_, speaker) = speakers.iter().find(|(language, _)| *language == said.language).unwrap();
        for counting in FrenchCounting::ALL {
            assert!(pieces_of(&[speaker], &said, counting).is_some(), "{said:?}");
        }
    }
}

#[test]
fn what_has_a_word_without_a_recording_is_not_spoken_at_all() {
    let voice = speaker(Language::French);
    let long = "sept ".repeat(401);
    for text in
        ["", "…", "Bonjour", "7 à Banco, mesdames", "2,50", "2.50", "19:20", "50 %", "5 €", "1000000", "007", &long]
    {
        assert_eq!(voice.pieces(text, FrenchCounting::default()), None, "{text}");
    }
    assert!(voice.pieces(long.strip_prefix("sept ").unwrap(), FrenchCounting::default()).is_some());
}
