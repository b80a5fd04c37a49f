//! Item-analysis statistics as pure functions of marks.
//!
//! A mark is a number from 0 to 1. Correlations and covariances are sample statistics (divisor n − 1); in ratios of two
//! of them the divisor cancels.

/// Size of the top and bottom groups that discriminates best with the fewest people (Kelley 1939, "The selection of
/// upper and lower groups for the validation of test items").
pub const GROUP: f64 = 0.27;

/// Bands of internal consistency, after Moodle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ConsistencyBand {
    /// Below 64 %: unsatisfactory.
    Poor,
    /// 64 to 75 %.
    Fair,
    /// Above 75 %: satisfactory.
    Good,
    /// Above 90 %: rarely reached; the questions may be redundant.
    Doubtful,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Consistency {
    /// Number of people.
    pub people: usize,
    /// Number of questions, each answered by all of them.
    pub items: usize,
    pub mean: f64,
    /// Standard deviation of the shares of points.
    pub deviation: f64,
    /// Cronbach's alpha; with marks of 0 or 1 also KR-20.
    pub alpha: f64,
    /// Standard error of one person's share of points.
    pub error: f64,
}

impl Consistency {
    pub fn band(&self) -> ConsistencyBand {
        match self.alpha {
            alpha if alpha < 0.64 => ConsistencyBand::Poor,
            alpha if alpha <= 0.75 => ConsistencyBand::Fair,
            alpha if alpha <= 0.90 => ConsistencyBand::Good,
            _ => ConsistencyBand::Doubtful,
        }
    }
}

/// The arithmetic mean; `None` if empty.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// Sample covariance; `None` for fewer than two pairs.
pub fn covariance(pairs: &[(f64, f64)]) -> Option<f64> {
    let count = pairs.len() as f64;
    if pairs.len() < 2 {
        return None;
    }
    let (one, other) = pairs.iter().fold((0.0, 0.0), |(one, other), pair| (one + pair.0, other + pair.1));
    let (one, other) = (one / count, other / count);
    Some(pairs.iter().map(|pair| (pair.0 - one) * (pair.1 - other)).sum::<f64>() / (count - 1.0))
}

/// Sample variance; `None` for fewer than two values.
pub fn variance(values: &[f64]) -> Option<f64> {
    covariance(&values.iter().map(|value| (*value, *value)).collect::<Vec<_>>())
}

/// Pearson's sample correlation; `None` if either side does not vary.
pub fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let one = variance(&pairs.iter().map(|pair| pair.0).collect::<Vec<_>>())?;
    let other = variance(&pairs.iter().map(|pair| pair.1).collect::<Vec<_>>())?;
    let both = (one * other).sqrt();
    // Rounding leaves a trace of variance in constant values.
    if one < 1e-12 || other < 1e-12 {
        return None;
    }
    Some((covariance(pairs)? / both).clamp(-1.0, 1.0))
}

/// Mean mark: Moodle's facility index, p.
pub fn facility(marks: &[f64]) -> Option<f64> {
    mean(marks)
}

/// Correlation of a question's mark with the rest of the test: each pair is the mark and the mean mark of the other
/// questions the same person answered. Moodle's discrimination index, C(x, X) / √(V(x) V(X)) with X the total less the
/// question itself, also known as corrected item-total correlation. The mean replaces the total because not everyone
/// answers everything; with complete rows both correlate alike.
pub fn discrimination(with_rest: &[(f64, f64)]) -> Option<f64> {
    correlation(with_rest)
}

/// Covariance with the rest divided by the maximum these marks allow (best marks paired with best rests). Moodle's
/// discriminative efficiency, C(x, X) / Cmax(x, X).
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

/// Facility in the top 27 % minus facility in the bottom 27 %: the older discrimination index (Kelley 1939; Ebel 1965:
/// ≥ .40 very good, .30–.39 good, .20–.29 marginal, below poor). Each pair is the mark and the person's share of points
/// in the whole test. Ties at a group's edge count fractionally, so order does not matter.
pub fn top_and_bottom(with_total: &[(f64, f64)]) -> Option<f64> {
    let group = (GROUP * with_total.len() as f64).round().max(1.0);
    if with_total.len() < 2 {
        return None;
    }
    let mut sorted = with_total.to_vec();
    sorted.sort_by(|one, other| one.1.total_cmp(&other.1));
    let bottom = mean_of_first(&sorted, group);
    sorted.reverse();
    Some(mean_of_first(&sorted, group) - bottom)
}

/// Mean mark of the first `count` people; ties at the last place count fractionally.
fn mean_of_first(sorted: &[(f64, f64)], count: f64) -> f64 {
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

/// Internal consistency and standard error from rows of marks of equal length: alpha = K / (K − 1) · (1 − Σ V(x) /
/// V(T)) (Cronbach 1951; Kuder and Richardson 1937, formula 20), error = SD(T) · √(1 − alpha), both of the share of
/// points, as in Moodle. `None` with fewer than two people or questions, or if all totals are equal.
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

/// Quantile by linear interpolation (definition 7 of Hyndman and Fan 1996, as in spreadsheets and numpy); `None` if
/// empty.
pub fn quantile(sorted: &[u64], share: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let place = share.clamp(0.0, 1.0) * last as f64;
    let (low, part) = (place.floor(), place.fract());
    let at = |place: usize| sorted.get(place.min(last)).map(|value| *value as f64);
    let (one, next) = (at(low as usize)?, at(low as usize + 1)?);
    Some(one + part * (next - one))
}
