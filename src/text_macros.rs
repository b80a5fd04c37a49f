//! Macros for text keys that the compiler checks.

/// The key of a text: `text_key!("room-open")`. A missing or misspelt key does not compile.
#[macro_export]
macro_rules! text_key {
    ($key:literal) => {
        const { $crate::rules::text_key::TextKey::checked($key) }
    };
}

/// A text with the facts it names: `text!("ask-payout", stake = …, chance = …)`. A missing key, or a fact that is missing
/// or not named by the text, does not compile.
#[macro_export]
macro_rules! text {
    ($key:literal) => {
        $crate::rules::phrase::Phrase::new(const { $crate::rules::text_key::TextKey::with_facts($key, &[]) })
    };
    ($key:literal, $($name:ident = $fact:expr),+ $(,)?) => {
        $crate::rules::phrase::Phrase::new(
            const { $crate::rules::text_key::TextKey::with_facts($key, &[$(stringify!($name)),+]) },
        )$(.with(stringify!($name), $fact))+
    };
}
