//! The people of a room: by which names they come in, who is taken out and let in again, and what then counts for them.

use tailleur::classroom::{ParticipantId, Phase, RoomMessage, RoomRefusal, Sender, name};

use crate::classroom::room::{Class, token};

/// These come in one after the other, and are refused as it stands beside them.
fn come_in(cases: &[(&str, Option<RoomRefusal>)]) {
    let mut class = Class::new(|_| {});
    for (number, (typed, refused)) in cases.iter().enumerate() {
        let said = RoomMessage::Join { name: (*typed).to_owned(), token: token(number as u64) };
        assert_eq!(class.hear(Sender::Stranger, said).refusal, *refused, "{typed:?}");
    }
}

#[test]
fn emoji_and_joiners_are_taken_as_people_type_them_and_hide_nothing() {
    let cases = [
        ("Zoé ❤\u{fe0f}", None),
        ("Zoé ❤", Some(RoomRefusal::NameTaken)),
        ("Leo 👨\u{200d}👩\u{200d}👧", None),
        ("Leo 👨👩👧", Some(RoomRefusal::NameTaken)),
        ("Mia ☀\u{fe0f}", None),
        ("Ida 👩🏽\u{200d}🚀", None),
        ("Ugo 🏳\u{fe0f}\u{200d}🌈", None),
        ("Eva 1\u{fe0f}\u{20e3}", None),
        ("نگین\u{200c}ها", None),
        ("نگینها", Some(RoomRefusal::NameTaken)),
        ("क्\u{200d}ष", None),
        ("Pa\u{fe0f}ul", Some(RoomRefusal::NameUnseen)),
        ("Pa\u{200c}ul", Some(RoomRefusal::NameUnseen)),
        ("Pa\u{200d}ul", Some(RoomRefusal::NameUnseen)),
        ("Paul\u{200d}", Some(RoomRefusal::NameUnseen)),
        ("Paul\u{200d}👧", Some(RoomRefusal::NameUnseen)),
        ("نگین\u{200c}", Some(RoomRefusal::NameUnseen)),
        ("نگین\u{200c}\u{200c}ها", Some(RoomRefusal::NameUnseen)),
        ("Paul ❤\u{fe0f}\u{fe0f}", Some(RoomRefusal::NameUnseen)),
        ("❤\u{fe0f}", Some(RoomRefusal::NameEmpty)),
    ];
    come_in(&cases);
}

#[test]
fn a_name_is_one_persons_and_can_be_read() {
    let cases = [
        ("Anna", None),
        ("anna", Some(RoomRefusal::NameTaken)),
        ("  ANNA ", Some(RoomRefusal::NameTaken)),
        ("Аnna", Some(RoomRefusal::NameTaken)),
        ("Ａｎｎａ", Some(RoomRefusal::NameTaken)),
        ("An\u{200b}na", Some(RoomRefusal::NameUnseen)),
        ("\u{202e}annA", Some(RoomRefusal::NameUnseen)),
        ("Anna\u{0}", Some(RoomRefusal::NameUnseen)),
        ("", Some(RoomRefusal::NameEmpty)),
        (" . ", Some(RoomRefusal::NameEmpty)),
        ("abcdefghijklmnopqrstuvwxyz", Some(RoomRefusal::NameTooLong)),
        ("Anne-Sophie O’Brien-López", Some(RoomRefusal::NameTooLong)),
        ("Ngũgĩ wa Thiong’o", None),
        ("李小龍", None),
        ("<b>=1+1", None),
        ("e\u{301}\u{301}\u{301}\u{301}", None),
        ("e\u{301}\u{301}\u{301}\u{301}\u{301}", Some(RoomRefusal::NameUnseen)),
        ("Bea", None),
        ("Веа", Some(RoomRefusal::NameTaken)),
        ("Bea\u{1d159}", Some(RoomRefusal::NameUnseen)),
        ("Bea\u{16fe4}", Some(RoomRefusal::NameUnseen)),
        ("TOM", None),
        ("ТОМ", Some(RoomRefusal::NameTaken)),
        ("НANNA", None),
        ("Hanna", Some(RoomRefusal::NameTaken)),
        ("Ilia", None),
        ("ilia", Some(RoomRefusal::NameTaken)),
    ];
    come_in(&cases);
    assert_eq!(name::normalise(&"x".repeat(5_000_000)), Err(RoomRefusal::NameTooLong));
    assert_eq!(name::normalise(&format!("e{}", "\u{301}".repeat(300))), Err(RoomRefusal::NameUnseen));
}

#[test]
fn a_person_on_the_list_comes_in_under_the_name_of_the_list_once() {
    let mut class = Class::new(|setup| setup.roster = Some(vec!["Anna Rossi".to_owned(), "Bruno Weiß".to_owned()]));
    let mut join = |name: &str, number| {
        class.hear(Sender::Stranger, RoomMessage::Join { name: name.to_owned(), token: token(number) }).refusal
    };
    assert_eq!(join("anna  rossi", 0), None);
    assert_eq!(join("Anna Rossi", 1), Some(RoomRefusal::NameTaken));
    assert_eq!(join("Anna Rossi", 0), None, "the same phone again");
    assert_eq!(join("Clara", 1), Some(RoomRefusal::NotOnTheList));
    assert_eq!(join("BRUNO WEISS", 1), None);
    let names: Vec<_> = class.room.people().map(|(_, person)| person.name.as_str()).collect();
    assert_eq!(names, ["Anna Rossi", "Bruno Weiß"]);
}

#[test]
fn each_name_of_a_list_has_a_pin_of_its_own_where_it_is_wished() {
    let names: Vec<String> = (0..40).map(|number| format!("Anna {number}")).collect();
    let of = |pins| Class::new(|setup| (setup.roster, setup.pins) = (Some(names.clone()), pins)).room;
    assert_eq!(of(false).setup().pin("Anna 1"), None);
    let room = of(true);
    let pins: std::collections::BTreeSet<String> = names.iter().filter_map(|name| room.setup().pin(name)).collect();
    assert!(pins.len() > 35 && pins.iter().all(|pin| pin.len() == 4), "{pins:?}");
    assert_eq!(room.setup().pin("anna  7"), room.setup().pin("Anna 7"), "however it is typed");
    assert_eq!(room.setup().pin("Bruno"), None);
}

#[test]
fn every_listed_participant_can_join_despite_long_or_equal_names() {
    let list = [
        "Maria Alessandra Della Rovere-Montefiore",
        "Anna Rossi",
        "José",
        "anna rossi",
        "Jose\u{301}",
        "Anna Rossi (2)",
        "نور\u{200c}الدین",
    ];
    let (names, numbered) = name::make_unique(list.map(str::to_owned).to_vec());
    let apart = ["Anna Rossi", "anna rossi (2)", "José", "Jose\u{301} (2)", "Anna Rossi (2) (2)"];
    assert!(apart.iter().all(|name| names.iter().any(|other| other == name)), "{names:?}");
    assert_eq!((names.len(), numbered), (list.len(), 3));
    let mut class = Class::new(|setup| setup.roster = Some(names.clone()));
    for name in &names {
        class.join(name);
    }
    let many: Vec<String> = (0..2000).map(|number| format!("Anna {}", number % 7)).collect();
    let (names, numbered) = name::make_unique(many);
    assert_eq!((names.len(), numbered), (2000, 1993));
}

#[test]
fn who_took_anothers_name_and_was_taken_out_does_not_keep_it() {
    let mut class = Class::new(|setup| setup.roster = Some(vec!["Anna".to_owned(), "Bruno".to_owned()]));
    let impostor = class.join("Anna");
    class.host(&RoomMessage::Remove(impostor));
    assert!(!class.room.is_taken("Anna"), "it stands among the free names again");
    let anna = class.join("Anna");
    assert_eq!(class.hear(Sender::Host, RoomMessage::Readmit(impostor)).refusal, Some(RoomRefusal::NameTaken));
    class.host(&RoomMessage::Rename(impostor, "Carlo".to_owned()));
    class.host(&RoomMessage::Readmit(impostor));
    let stood = |who: ParticipantId| class.room.person(who).unwrap();
    assert_eq!((stood(anna).name.as_str(), stood(impostor).name.as_str()), ("Anna", "Carlo"));
    assert!(class.room.is_taken("Carlo") && class.room.is_taken("Anna"));
}

#[test]
fn a_person_taken_out_comes_back_with_name_and_points() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    class.answer(anna, 0, class.right(anna, 0));
    class.host(&RoomMessage::Remove(anna));
    assert_eq!(
        class.hear(Sender::Stranger, RoomMessage::Join { name: "Anna".to_owned(), token: token(0) }).refusal,
        Some(RoomRefusal::Removed)
    );
    class.host(&RoomMessage::Readmit(anna));
    assert_eq!(
        class.hear(Sender::Stranger, RoomMessage::Join { name: "Anna".to_owned(), token: token(9) }).refusal,
        Some(RoomRefusal::NameTaken)
    );
    class.host(&RoomMessage::Rename(anna, "Anna R.".to_owned()));
    assert_eq!(
        class.hear(Sender::Host, RoomMessage::Rename(anna, "bruno".to_owned())).refusal,
        Some(RoomRefusal::NameTaken)
    );
    class.answer(bruno, 0, class.wrong(bruno, 0));
    class.go_on();
    assert_eq!((class.points(anna), class.room.person(anna).unwrap().name.as_str()), (1000, "Anna R."));
}

#[test]
fn questions_asked_while_a_person_was_out_do_not_count_for_them() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    let ask = |class: &mut Class, who: &[ParticipantId]| {
        class.go_on();
        let Phase::Question(question) = class.room.phase() else { panic!("{:?}", class.room.phase()) };
        for who in who {
            assert_eq!(class.answer(*who, question, class.right(*who, question)), None, "question {question}");
        }
    };
    let tell = |class: &mut Class| (0..2).for_each(|_| class.go_on());
    ask(&mut class, &[anna, bruno]);
    tell(&mut class);
    // Out in the middle of a question, and in again before it was closed: it is still hers to answer.
    ask(&mut class, &[]);
    class.host(&RoomMessage::Remove(anna));
    assert_eq!(class.answer(anna, 1, class.right(anna, 1)), Some(RoomRefusal::Removed));
    class.host(&RoomMessage::Readmit(anna));
    assert_eq!(class.answer(anna, 1, class.right(anna, 1)), None);
    class.answer(bruno, 1, class.right(bruno, 1));
    tell(&mut class);
    // Out in the middle of one and over all of the next.
    ask(&mut class, &[]);
    class.host(&RoomMessage::Remove(anna));
    class.answer(bruno, 2, class.right(bruno, 2));
    tell(&mut class);
    ask(&mut class, &[bruno]);
    tell(&mut class);
    class.host(&RoomMessage::Readmit(anna));
    ask(&mut class, &[anna, bruno]);
    tell(&mut class);
    let stands =
        |who| class.room.standings().into_iter().find(|one| one.who == who).map(|one| (one.right, one.counted));
    assert_eq!((stands(anna), stands(bruno)), (Some((3, 3)), Some((5, 5))));
}
