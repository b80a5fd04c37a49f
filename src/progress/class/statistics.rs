//! What the figures of a question and of a test mean, each as a function of marks and nothing else.
//!
//! A mark is a number from nought to one. Correlations and covariances are of samples (the divisor is one less than
//! the number of people); where a figure is a ratio of two of them the divisor falls out.

/// The shares of the top and the bottom group that tell most from the fewest people (Kelley 1939, “The selection of
/// upper and lower groups for the validation of test items”).
pub const GROUP: f64 = 0.27;

/// How far all questions of a test measure one thing, in Moodle's bands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Consistent {
    /// Less than 64 %: the test as a whole is unsatisfactory.
    Poor,
    /// From 64 to 75 %.
    Fair,
    /// More than 75 %: satisfactory.
    Good,
    /// More than 90 %, which hardly a test reaches: perhaps its questions ask the same over again.
    Doubtful,
}

/// The internal consistency of a test.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Consistency {
    /// Of so many people.
    pub people: usize,
    /// Over so many questions, each answered by all of them.
    pub items: usize,
    /// The mean share of points.
    pub mean: f64,
    /// The standard deviation of the shares of points.
    pub deviation: f64,
    /// Cronbach's alpha; as every mark is nought or one it is also Kuder and Richardson's formula 20.
    pub alpha: f64,
    /// The standard error of one person's share of points.
    pub error: f64,
}

impl Consistency {
    /// In which band it lies.
    #[must_use]
    pub fn band(&self) -> Consistent {
        match self.alpha {
            alpha if alpha < 0.64 => Consistent::Poor,
            alpha if alpha <= 0.75 => Consistent::Fair,
            alpha if alpha <= 0.90 => Consistent::Good,
            _ => Consistent::Doubtful,
        }
    }
}

/// The mean; `None` of nothing.
#[must_use]
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The covariance of a sample of pairs; `None` of fewer than two.
#[must_use]
pub fn covariance(pairs: &[(f64, f64)]) -> Option<f64> {
    let count = pairs.len() as f64;
    if pairs.len() < 2 {
        return None;
    }
    let (one, other) = pairs.iter().fold((0.0, 0.0), |(one, other), pair| (one + pair.0, other + pair.1));
    let (one, other) = (one / count, other / count);
    Some(pairs.iter().map(|pair| (pair.0 - one) * (pair.1 - other)).sum::<f64>() / (count - 1.0))
}

/// The variance of a sample; `None` of fewer than two.
#[must_use]
pub fn variance(values: &[f64]) -> Option<f64> {
    covariance(&values.iter().map(|value| (*value, *value)).collect::<Vec<_>>())
}

/// The correlation of a sample of pairs (Pearson's); `None` where either does not vary.
#[must_use]
pub fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let one = variance(&pairs.iter().map(|pair| pair.0).collect::<Vec<_>>())?;
    let other = variance(&pairs.iter().map(|pair| pair.1).collect::<Vec<_>>())?;
    let both = (one * other).sqrt();
    // Rounding leaves a trace of variance in what does not vary.
    if one < 1e-12 || other < 1e-12 {
        return None;
    }
    Some((covariance(pairs)? / both).clamp(-1.0, 1.0))
}

/// How easy a question is: the mean of its marks. Moodle's facility index, p.
#[must_use]
pub fn facility(marks: &[f64]) -> Option<f64> {
    mean(marks)
}

/// How well a question tells those who know from those who do not: the correlation of its mark with the rest of the
/// test, pair by pair the mark and the mean mark of all other questions the same person answered. Moodle's
/// discrimination index, C(x, X) / √(V(x) V(X)) with X the total less the question itself, elsewhere the corrected
/// item-total correlation. Where not everybody was asked everything the mean stands for the total: with all answered
/// the two correlate alike.
#[must_use]
pub fn discrimination(with_rest: &[(f64, f64)]) -> Option<f64> {
    correlation(with_rest)
}

/// How much of the discrimination that these marks could have was reached: the covariance with the rest, over the
/// greatest that the same marks reach when the best marks go to those with the best rest. Moodle's discriminative
/// efficiency, C(x, X) / Cmax(x, X).
#[must_use]
pub fn efficiency(with_rest: &[(f64, f64)]) -> Option<f64> {
    let mut marks: Vec<f64> = with_rest.iter().map(|pair| pair.0).collect();
    let mut rests: Vec<f64> = with_rest.iter().map(|pair| pair.1).collect();
    marks.sort_by(f64::total_cmp);
    rests.sort_by(f64::total_cmp);
    let most = covariance(&marks.into_iter().zip(rests).collect::<Vec<_>>())?;
    if most < 1e-12 {
        return None;
    }
    Some(covariance(with_rest)? / most)
}

/// How many of the best 27 % had it right, less how many of the last 27 %, as shares: the older discrimination index
/// (Kelley 1939; Ebel 1965: .40 and up very good, .30 to .39 good, .20 to .29 marginal, below poor). Each pair is the
/// mark and the person's share of points in the whole test. Of people with the same share at the edge of a group each
/// counts in part, so that their order changes nothing.
#[must_use]
pub fn top_and_bottom(with_total: &[(f64, f64)]) -> Option<f64> {
    let group = (GROUP * with_total.len() as f64).round().max(1.0);
    if with_total.len() < 2 {
        return None;
    }
    let mut sorted = with_total.to_vec();
    sorted.sort_by(|one, other| one.1.total_cmp(&other.1));
    let bottom = of_the_first(&sorted, group);
    sorted.reverse();
    Some(of_the_first(&sorted, group) - bottom)
}

/// The mean mark of the first so many, of those who share the last place in part.
fn of_the_first(sorted: &[(f64, f64)], count: f64) -> f64 {
    let (mut left, mut sum, mut at) = (count, 0.0, 0);
    while let Some((_, total)) = sorted.get(at).filter(|_| left > 0.0) {
        let equals: Vec<f64> =
            sorted.iter().skip(at).take_while(|pair| pair.1.total_cmp(total).is_eq()).map(|pair| pair.0).collect();
        let taken = left.min(equals.len() as f64);
        sum += taken * mean(&equals).unwrap_or_default();
        left -= taken;
        at += equals.len();
    }
    sum / count
}

/// The internal consistency of a test and the error of its result, from a row of marks a person, all of one length:
/// alpha = K / (K − 1) · (1 − Σ V(x) / V(T)) (Cronbach 1951; Kuder and Richardson 1937, formula 20), and the standard
/// error = SD(T) · √(1 − alpha), of the share of points. Moodle's coefficient of internal consistency and standard
/// error. `None` with fewer than two people or questions, or where all totals are the same.
#[must_use]
pub fn consistency(rows: &[Vec<f64>]) -> Option<Consistency> {
    let items = rows.first()?.len();
    if items < 2 || rows.iter().any(|row| row.len() != items) {
        return None;
    }
    let totals: Vec<f64> = rows.iter().map(|row| row.iter().sum()).collect();
    let of_total = variance(&totals)?;
    if of_total < 1e-12 {
        return None;
    }
    let column = |item: usize| rows.iter().filter_map(|row| row.get(item).copied()).collect::<Vec<f64>>();
    let of_items: f64 = (0..items).filter_map(|item| variance(&column(item))).sum();
    let count = items as f64;
    let alpha = count / (count - 1.0) * (1.0 - of_items / of_total);
    let deviation = of_total.sqrt() / count;
    let error = deviation * (1.0 - alpha).max(0.0).sqrt();
    Some(Consistency { people: rows.len(), items, mean: mean(&totals)? / count, deviation, alpha, error })
}

/// The value below which this share of them lies, between two neighbours in proportion: definition 7 of Hyndman and
/// Fan (1996), as spreadsheets and numpy reckon it. `None` of nothing.
#[must_use]
pub fn quantile(sorted: &[u64], share: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let place = share.clamp(0.0, 1.0) * last as f64;
    let (low, part) = (place.floor(), place.fract());
    let at = |place: usize| sorted.get(place.min(last)).map(|value| *value as f64);
    let (one, next) = (at(low as usize)?, at(low as usize + 1)?);
    Some(one + part * (next - one))
}
