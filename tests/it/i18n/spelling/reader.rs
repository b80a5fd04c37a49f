//! Reads a number written as words, by names and rules of its own, and refuses what is not written so.

/// The words before `word` and those after it; nothing where it does not stand.
fn around<'w, 't>(words: &'w [&'t str], word: &str) -> Option<(&'w [&'t str], &'w [&'t str])> {
    let at = words.iter().position(|own| *own == word)?;
    Some((&words[..at], &words[at + 1..]))
}

/// The number of a name in a row of names that begins with `first`.
fn named(names: &str, first: u32, word: &str) -> Option<u32> {
    (first..).zip(names.split(' ')).find(|(_, name)| *name == word).map(|(number, _)| number)
}

pub(super) mod french {
    use super::{around, named};

    const ONES: &str = "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize";

    pub(in super::super) fn read(text: &str, septante: bool) -> Option<u32> {
        if text == "zéro" {
            return Some(0);
        }
        let words: Vec<_> = text.split(' ').collect();
        match around(&words, "mille") {
            None => hundreds(&words, septante, true),
            Some(([], [])) => Some(1000),
            Some(([], rest)) => Some(1000 + hundreds(rest, septante, true)?),
            Some((many, rest)) => {
                let many = hundreds(many, septante, false).filter(|many| *many > 1)?;
                Some(many * 1000 + if rest.is_empty() { 0 } else { hundreds(rest, septante, true)? })
            }
        }
    }

    /// Up to 999; `ends` where no « mille » comes after it.
    fn hundreds(words: &[&str], septante: bool, ends: bool) -> Option<u32> {
        if let Some(([many], [])) = around(words, "cents") {
            return Some(100 * named(ONES, 1, many).filter(|many| ends && (2..10).contains(many))?);
        }
        let Some((many, rest)) = around(words, "cent") else { return tens(&words.join(" "), septante, ends) };
        let many = match many {
            [] => 1,
            [many] => named(ONES, 1, many).filter(|many| (2..10).contains(many))?,
            _ => return None,
        };
        match rest {
            [] if many > 1 && ends => None,
            [] => Some(many * 100),
            _ => Some(many * 100 + tens(&rest.join(" "), septante, ends)?),
        }
    }

    /// Up to 99.
    fn tens(text: &str, septante: bool, ends: bool) -> Option<u32> {
        match text {
            "quatre-vingts" => return ends.then_some(80),
            "quatre-vingt" => return (!ends).then_some(80),
            "dix-sept" => return Some(17),
            "dix-huit" => return Some(18),
            "dix-neuf" => return Some(19),
            _ => {}
        }
        // Each with its value, and with what must be more than is added to it.
        let (sixty, eighty) = if septante { (10, 10) } else { (20, 20) };
        let mut known = vec![("vingt", 20, 10), ("trente", 30, 10), ("quarante", 40, 10), ("cinquante", 50, 10)];
        known.extend([("soixante", 60, sixty), ("quatre-vingt", 80, eighty)]);
        if septante {
            known.extend([("septante", 70, 10), ("nonante", 90, 10)]);
        }
        for (name, value, room) in known {
            let Some(rest) = text.strip_prefix(name) else { continue };
            if rest.is_empty() {
                return Some(value);
            }
            let (with_and, rest) = match rest.strip_prefix(" et ") {
                Some(rest) => (true, rest),
                None => (false, rest.strip_prefix('-')?),
            };
            let rest = tens(rest, septante, ends).filter(|rest| *rest < room)?;
            return (with_and == (value != 80 && rest % 10 == 1)).then_some(value + rest);
        }
        named(ONES, 1, text)
    }
}

pub(super) mod italian {
    use super::named;

    const ONES: &str = "uno due tre quattro cinque sei sette otto nove";
    const TEENS: &str = "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove";
    const TENS: &str = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta";

    pub(in super::super) fn read(text: &str) -> Option<u32> {
        if text == "zero" {
            return Some(0);
        }
        // The accent: at the end of all that is longer than tre, and nowhere else.
        if text != "tre" && text.ends_with("tre") || text == "tré" {
            return None;
        }
        let bare = text.strip_suffix("tré").map_or(text.to_owned(), |before| format!("{before}tre"));
        if let Some(rest) = bare.strip_prefix("mille") {
            return Some(1000 + hundreds_or_none(rest)?);
        }
        match bare.split_once("mila") {
            None => hundreds(&bare),
            Some((many, rest)) => {
                let many = hundreds(many).filter(|many| *many > 1)?;
                Some(many * 1000 + hundreds_or_none(rest)?)
            }
        }
    }

    fn hundreds_or_none(text: &str) -> Option<u32> {
        if text.is_empty() { Some(0) } else { hundreds(text) }
    }

    fn hundreds(text: &str) -> Option<u32> {
        let Some((many, rest)) = text.split_once("cent") else { return tens(text) };
        let many = if many.is_empty() { 1 } else { named(ONES, 1, many).filter(|many| *many > 1)? };
        if rest.starts_with("ott") {
            return Some(many * 100 + tens(rest)?);
        }
        match rest.strip_prefix('o')? {
            "" => Some(many * 100),
            rest if rest.starts_with('o') => None,
            rest => Some(many * 100 + tens(rest)?),
        }
    }

    fn tens(text: &str) -> Option<u32> {
        if let Some(number) = named(ONES, 1, text).or_else(|| named(TEENS, 10, text)) {
            return Some(number);
        }
        for (ten, name) in (2..).zip(TENS.split(' ')) {
            let whole = text.strip_prefix(name);
            let cut = text.strip_prefix(&name[..name.len() - 1]);
            let ones = match (whole, cut) {
                (Some(""), _) => Some(0),
                (Some(ones), _) => named(ONES, 1, ones).filter(|ones| ![1, 8].contains(ones)),
                (None, Some(ones)) => named(ONES, 1, ones).filter(|ones| [1, 8].contains(ones)),
                (None, None) => continue,
            };
            return ones.map(|ones| ten * 10 + ones);
        }
        None
    }
}

pub(super) mod english {
    use super::{around, named};

    const ONES: &str = "one two three four five six seven eight nine";
    const TEENS: &str = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
    const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";

    pub(in super::super) fn read(text: &str) -> Option<u32> {
        if text == "zero" {
            return Some(0);
        }
        let words: Vec<_> = text.split(' ').collect();
        let Some((many, rest)) = around(&words, "thousand") else { return hundreds(&words) };
        let rest = match rest {
            [] => 0,
            ["and", rest] => tens(rest)?,
            rest => hundreds(rest).filter(|rest| *rest >= 100)?,
        };
        Some(hundreds(many)? * 1000 + rest)
    }

    fn hundreds(words: &[&str]) -> Option<u32> {
        match words {
            [small] => tens(small),
            [many, "hundred"] => Some(named(ONES, 1, many)? * 100),
            [many, "hundred", "and", rest] => Some(named(ONES, 1, many)? * 100 + tens(rest)?),
            _ => None,
        }
    }

    fn tens(word: &str) -> Option<u32> {
        if let Some((ten, one)) = word.split_once('-') {
            return Some(named(TENS, 2, ten)? * 10 + named(ONES, 1, one)?);
        }
        named(ONES, 1, word).or_else(|| named(TEENS, 10, word)).or_else(|| Some(named(TENS, 2, word)? * 10))
    }
}
