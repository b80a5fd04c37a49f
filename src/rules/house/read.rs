//! Reading a house file: RON to [`House`], or every flaw with its place.

use serde::Deserialize;

use super::super::flaw::{Flaw, Place};
use super::super::ron_text;
use super::super::tableau::{Run, Tableau};
use super::check;
use super::{
    Calls, Circulation, Dealing, Grounds, House, LimitRules, Misdraw, ShoeRules, Source, SpotRules, Table, Terms,
};

/// The file as it is written, before it is known to be complete.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "House")]
struct HouseFile {
    id: String,
    name: String,
    source: Source,
    shoe: ShoeRules,
    tables: Vec<Table>,
    dealing: Dealing,
    circulation: Circulation,
    grounds: Grounds,
    tableau: TableauFile,
    spots: Vec<SpotRules>,
    limits: LimitRules,
    calls: Calls,
    misdraw: Misdraw,
    terms: Terms,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "Tableau")]
struct TableauFile {
    punto: Vec<Run>,
    banco: Vec<Run>,
}
