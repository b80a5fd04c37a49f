//! Column headers in three languages.

use super::super::ids::slug;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ImportColumn {
    Id,
    Title,
    Category,
    Kind,
    Question,
    /// One option, by index.
    Option(usize),
    Options,
    Right,
    Wrong(usize),
    /// Feedback to the option at this index.
    Feedback(usize),
    Because,
    Clause,
    Picture,
    Tolerance,
    /// The cards of a coup in dealing order.
    Cards,
    /// Punto's cards, or Punto's point as a claim.
    Punto,
    Banco,
    PuntoPoint,
    BancoPoint,
    Points,
    Stakes,
    Winner,
    Paid,
}

/// A column and its language, as in `question (fr)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ImportHeader {
    pub(super) column: ImportColumn,
    pub(super) language: Option<&'static str>,
}

/// Header words per column; numbered columns are distinguished by their number.
const WORDS: &[(ImportColumn, &[&str])] = &[
    (ImportColumn::Id, &["id", "identifiant", "identificativo", "identifier", "code", "codice", "ref"]),
    (ImportColumn::Title, &["title", "titre", "titolo", "name", "nom", "nome"]),
    (
        ImportColumn::Category,
        &[
            "category",
            "categorie",
            "categoria",
            "lesson",
            "lecon",
            "lezione",
            "section",
            "sezione",
            "chapter",
            "chapitre",
            "capitolo",
            "theme",
            "tema",
        ],
    ),
    (
        ImportColumn::Kind,
        &["type", "tipo", "kind", "genre", "genere", "form", "forme", "forma", "question-type", "type-de-question"],
    ),
    (
        ImportColumn::Question,
        &[
            "question",
            "questions",
            "domanda",
            "domande",
            "quesito",
            "question-text",
            "texte",
            "texte-de-la-question",
            "testo",
            "text",
            "testo-della-domanda",
            "enonce",
            "asks",
            "prompt",
        ],
    ),
    (
        ImportColumn::Options,
        &["answers", "reponses", "risposte", "options", "opzioni", "choices", "choix", "scelte", "possible-answers"],
    ),
    (
        ImportColumn::Right,
        &[
            "right",
            "correct",
            "correct-answer",
            "correct-answers",
            "right-answer",
            "right-answers",
            "answer-key",
            "key",
            "juste",
            "bonne-reponse",
            "bonnes-reponses",
            "reponse-correcte",
            "reponse-juste",
            "correcte",
            "cle",
            "giusta",
            "giusto",
            "corretta",
            "corretto",
            "risposta-giusta",
            "risposta-corretta",
            "risposte-corrette",
            "risposte-giuste",
            "soluzione",
            "solution",
            "chiave",
            "answer",
            "reponse",
            "risposta",
        ],
    ),
    (
        ImportColumn::Because,
        &[
            "feedback",
            "general-feedback",
            "explanation",
            "because",
            "why",
            "reason",
            "comment",
            "commentaire",
            "explication",
            "pourquoi",
            "raison",
            "retour",
            "spiegazione",
            "perche",
            "motivo",
            "commento",
            "riscontro",
            "says",
            "hint",
            "indice",
            "aide",
            "suggerimento",
        ],
    ),
    (
        ImportColumn::Clause,
        &["clause", "clausola", "article", "articolo", "source", "fonte", "regle", "regola", "rule"],
    ),
    (ImportColumn::Picture, &["picture", "image", "immagine", "figure", "figura", "photo", "foto"]),
    (ImportColumn::Tolerance, &["tolerance", "tolleranza", "margin", "marge", "margine"]),
    (ImportColumn::Cards, &["cards", "cartes", "carte", "coup", "colpo", "the-cards", "tirage"]),
    (
        ImportColumn::Punto,
        &[
            "punto",
            "ponte",
            "player",
            "joueur",
            "punto-cards",
            "cartes-punto",
            "cartes-de-punto",
            "carte-punto",
            "carte-di-punto",
        ],
    ),
    (
        ImportColumn::Banco,
        &[
            "banco",
            "banque",
            "banker",
            "banquier",
            "banco-cards",
            "cartes-banco",
            "cartes-de-banco",
            "carte-banco",
            "carte-di-banco",
        ],
    ),
    (
        ImportColumn::PuntoPoint,
        &[
            "punto-point",
            "punto-points",
            "point-punto",
            "points-punto",
            "point-de-punto",
            "punti-punto",
            "punto-di-punto",
            "punteggio-punto",
        ],
    ),
    (
        ImportColumn::BancoPoint,
        &[
            "banco-point",
            "banco-points",
            "point-banco",
            "points-banco",
            "point-de-banco",
            "punti-banco",
            "punto-di-banco",
            "punteggio-banco",
        ],
    ),
    (ImportColumn::Points, &["points", "punti", "score", "punteggio"]),
    (
        ImportColumn::Stakes,
        &["stakes", "stake", "mises", "mise", "puntate", "puntata", "bets", "bet", "poste", "posta"],
    ),
    (
        ImportColumn::Winner,
        &[
            "winner",
            "result",
            "gagnant",
            "resultat",
            "vainqueur",
            "vincitore",
            "risultato",
            "esito",
            "wins",
            "gagne",
            "vince",
        ],
    ),
    (
        ImportColumn::Paid,
        &[
            "paid",
            "payout",
            "payouts",
            "pays",
            "payement",
            "paiement",
            "paiements",
            "paye",
            "pagamento",
            "pagamenti",
            "pagato",
        ],
    ),
];

type NumberedColumn = fn(usize) -> ImportColumn;

/// Words of numbered columns: `answer 1`, `réponse b`, `distractor 2`.
const NUMBERED: &[(NumberedColumn, &[&str])] = &[
    (
        ImportColumn::Option,
        &["answer", "reponse", "risposta", "option", "opzione", "choice", "choix", "scelta", "possible-answer"],
    ),
    (
        ImportColumn::Wrong,
        &[
            "wrong",
            "wrong-answer",
            "distractor",
            "incorrect",
            "incorrect-answer",
            "fausse",
            "mauvaise-reponse",
            "fausse-reponse",
            "distracteur",
            "faux",
            "sbagliata",
            "risposta-sbagliata",
            "risposta-errata",
            "errata",
            "distrattore",
        ],
    ),
    (
        ImportColumn::Feedback,
        &[
            "feedback",
            "hint",
            "indice",
            "aide",
            "suggerimento",
            "retour",
            "riscontro",
            "commentaire",
            "commento",
            "comment",
            "explanation",
            "explication",
            "spiegazione",
        ],
    ),
];

/// Parses a header cell; `None` if unknown.
pub(super) fn head(text: &str) -> Option<ImportHeader> {
    let words = slug(text, 48);
    let language = language_of(&words);
    let bare = language.and_then(|(word, _)| words.strip_suffix(word)?.strip_suffix('-')).unwrap_or(&words);
    let column = column(bare)?;
    Some(ImportHeader { column, language: language.filter(|_| bare != words).map(|(_, code)| code) })
}

fn language_of(words: &str) -> Option<(&str, &'static str)> {
    const NAMES: [(&str, &str); 9] = [
        ("fr", "fr"),
        ("francais", "fr"),
        ("french", "fr"),
        ("it", "it"),
        ("italiano", "it"),
        ("italian", "it"),
        ("en", "en"),
        ("english", "en"),
        ("anglais", "en"),
    ];
    let last = words.rsplit('-').next()?;
    NAMES.into_iter().find(|(name, _)| *name == last).map(|(_, code)| (last, code))
}

fn column(words: &str) -> Option<ImportColumn> {
    if let Some((column, _)) = WORDS.iter().find(|(_, known)| known.contains(&words)) {
        return Some(*column);
    }
    // `answer-1`, `answer1`, `answer-a`, `a`.
    let (name, place) = numbered(words)?;
    if name.is_empty() {
        return Some(ImportColumn::Option(place));
    }
    NUMBERED.iter().find(|(_, known)| known.contains(&name)).map(|(column, _)| column(place))
}

/// Splits a trailing number or letter off, as an index.
fn numbered(words: &str) -> Option<(&str, usize)> {
    let digits = words.bytes().rev().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        let (name, number) = words.split_at_checked(words.len() - digits)?;
        let number: usize = number.parse().ok()?;
        let name = name.trim_end_matches('-');
        return Some((name, number.checked_sub(1)?)).filter(|_| !name.is_empty() && number <= 26);
    }
    let (name, letter) = words.rsplit_once('-').unwrap_or(("", words));
    match letter.as_bytes() {
        [letter @ b'a'..=b'h'] => Some((name, usize::from(letter - b'a'))),
        _ if name.is_empty() && !letter.is_empty() => Some((letter, 0)),
        _ => Some((words, 0)),
    }
}
