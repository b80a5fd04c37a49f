//! Macros for text keys that the compiler checks.

/// The key of a text. A missing or misspelt key does not compile.
///
/// ```
/// assert_eq!(tailleur::text_key!("act-draw").as_str(), "act-draw");
/// ```
///
/// ```compile_fail,E0080
/// tailleur::text_key!("act-drwa");
/// ```
///
/// With the value of an enum that derives `IntoStaticStr` and `VariantNames`, each of whose words has a text:
///
/// ```
/// use tailleur::classroom::RoomRefusal;
///
/// let refused = RoomRefusal::WrongCode;
/// assert_eq!(tailleur::text_key!("room-refused-", RoomRefusal, refused).as_str(), "room-refused-wrong-code");
/// ```
///
/// ```compile_fail,E0080
/// # use tailleur::classroom::RoomRefusal;
/// tailleur::text_key!("room-", RoomRefusal, RoomRefusal::WrongCode);
/// ```
#[macro_export]
macro_rules! text_key {
    ($key:literal) => {
        const { $crate::i18n::text_key::TextKey::checked($key) }
    };
    ($prefix:literal, $words:ty, $value:expr) => {{
        const { assert!($crate::i18n::text_key::TextKey::are_known($prefix, <$words as ::strum::VariantNames>::VARIANTS)) };
        let word: &'static str = $value.into();
        $crate::i18n::text_key::TextKey::computed(&format!("{}{word}", $prefix))
    }};
}

/// A text with the facts it names. A missing key, a fact that is missing, or one that the text does not name does not
/// compile.
///
/// ```
/// use tailleur::i18n::phrase::Fact;
///
/// tailleur::text!("ratio", over = Fact::Number(19), under = Fact::Number(20));
/// ```
///
/// ```compile_fail,E0080
/// tailleur::text!("ratoi");
/// ```
///
/// ```compile_fail,E0080
/// # use tailleur::i18n::phrase::Fact;
/// tailleur::text!("ratio", over = Fact::Number(19));
/// ```
///
/// ```compile_fail,E0080
/// # use tailleur::i18n::phrase::Fact;
/// tailleur::text!("ratio", over = Fact::Number(19), under = Fact::Number(20), beside = Fact::Number(1));
/// ```
#[macro_export]
macro_rules! text {
    ($key:literal) => {
        $crate::i18n::phrase::Phrase::plain(const { $crate::i18n::text_key::TextKey::with_facts($key, &[]) })
    };
    ($key:literal, $($name:ident = $fact:expr),+ $(,)?) => {
        $crate::i18n::phrase::Phrase::plain(
            const { $crate::i18n::text_key::TextKey::with_facts($key, &[$(stringify!($name)),+]) },
        )$(.with(stringify!($name), $fact))+
    };
}
