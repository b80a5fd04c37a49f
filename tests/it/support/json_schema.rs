//! Checks a JSON value against a schema, as far as the schemas of the program go. Stricter than the standard: a
//! property that no schema names is a fault.

use serde_json::{Map, Value};

/// Keywords without effect on a value.
const NOTES: [&str; 6] = ["$schema", "$defs", "title", "description", "format", "$comment"];

/// Every fault of a value, with its place.
pub(crate) fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    Checker { root: schema }.check(schema, value, "", &mut found);
    found
}

struct Checker<'s> {
    root: &'s Value,
}

impl Checker<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
        let keywords = match schema {
            Value::Bool(true) => return,
            Value::Bool(false) => return found.push(format!("{at}: {value} is unknown")),
            Value::Object(keywords) => keywords,
            other => panic!("no schema: {other}"),
        };
        for (keyword, rule) in keywords {
            let fault = match keyword.as_str() {
                note if NOTES.contains(&note) => None,
                "$ref" => {
                    let path = rule.as_str().unwrap().trim_start_matches('#');
                    self.check(self.root.pointer(path).unwrap(), value, at, found);
                    None
                }
                "type" => (!is_of_type(rule, value)).then(|| format!("is not {rule}")),
                "enum" => (!rule.as_array().unwrap().contains(value)).then(|| format!("is none of {rule}")),
                "const" => (rule != value).then(|| format!("is not {rule}")),
                "minimum" => {
                    value.as_f64().filter(|value| *value < rule.as_f64().unwrap()).map(|_| format!("< {rule}"))
                }
                "maximum" => {
                    value.as_f64().filter(|value| *value > rule.as_f64().unwrap()).map(|_| format!("> {rule}"))
                }
                "pattern" => {
                    value.as_str().filter(|text| !matches(rule.as_str().unwrap(), text)).map(|_| rule.to_string())
                }
                "minItems" | "maxItems" => {
                    let (count, limit) = (value.as_array().map_or(0, Vec::len) as u64, rule.as_u64().unwrap());
                    let fits = if keyword == "minItems" { count >= limit } else { count <= limit };
                    (value.is_array() && !fits).then(|| format!("has {count} items"))
                }
                "items" => {
                    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, item, &format!("{at}/{index}"), found);
                    }
                    None
                }
                "oneOf" | "anyOf" => self.alternatives(keyword, rule, value, at),
                "properties" | "required" | "additionalProperties" => None,
                other => panic!("the checker does not know {other}"),
            };
            found.extend(fault.map(|fault| format!("{at}: {value} {fault}")));
        }
        if let Value::Object(fields) = value {
            self.fields(keywords, fields, at, found);
        }
    }

    fn alternatives(&self, keyword: &str, rule: &Value, value: &Value, at: &str) -> Option<String> {
        let faults_of = |schema: &Value| {
            let mut found = Vec::new();
            self.check(schema, value, at, &mut found);
            found
        };
        let each: Vec<Vec<String>> = rule.as_array().unwrap().iter().map(faults_of).collect();
        let fitting = each.iter().filter(|faults| faults.is_empty()).count();
        let right = fitting == 1 || (keyword == "anyOf" && fitting > 0);
        // The branch that comes nearest says best what is wrong.
        let nearest = each.iter().min_by_key(|faults| faults.len())?.join("; ");
        (!right).then(|| format!("fits {fitting} of {}: {nearest}", each.len()))
    }

    fn fields(&self, keywords: &Map<String, Value>, fields: &Map<String, Value>, at: &str, found: &mut Vec<String>) {
        let required = keywords.get("required").and_then(Value::as_array).into_iter().flatten();
        let missing = required.map(|name| name.as_str().unwrap()).filter(|name| !fields.contains_key(*name));
        found.extend(missing.map(|name| format!("{at}: {name} is missing")));
        let properties = keywords.get("properties").and_then(Value::as_object);
        let others = keywords.get("additionalProperties");
        let elsewhere = ["$ref", "oneOf", "anyOf"].iter().any(|keyword| keywords.contains_key(*keyword));
        for (name, field) in fields {
            match properties.and_then(|properties| properties.get(name)).or(others) {
                Some(schema) => self.check(schema, field, &format!("{at}/{name}"), found),
                None if elsewhere => {}
                None => found.push(format!("{at}: {name} is unknown")),
            }
        }
    }
}

fn is_of_type(rule: &Value, value: &Value) -> bool {
    let is = |name: &Value| match name.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        other => panic!("no type: {other}"),
    };
    rule.as_array().map_or_else(|| is(rule), |names| names.iter().any(is))
}

/// The patterns of the program's schemas: classes of characters, some of them with a count in braces.
fn matches(pattern: &str, text: &str) -> bool {
    let mut rest = pattern.strip_prefix('^').and_then(|pattern| pattern.strip_suffix('$')).unwrap();
    let mut letters = text.chars();
    while let Some(first) = rest.chars().next() {
        let (class, after) = match rest.strip_prefix('[') {
            Some(inside) => inside.split_once(']').unwrap(),
            None => rest.split_at(first.len_utf8()),
        };
        let (count, after) = match after.strip_prefix('{') {
            Some(inside) => inside.split_once('}').map(|(count, after)| (count.parse().unwrap(), after)).unwrap(),
            None => (1, after),
        };
        for _ in 0..count {
            if !letters.next().is_some_and(|letter| is_in(class, letter)) {
                return false;
            }
        }
        rest = after;
    }
    letters.next().is_none()
}

/// True if the letter is in a class such as `A2-9T`.
fn is_in(class: &str, letter: char) -> bool {
    let signs: Vec<char> = class.chars().collect();
    let in_range = signs.windows(3).any(|three| three[1] == '-' && (three[0]..=three[2]).contains(&letter));
    in_range || (signs.contains(&letter) && (letter != '-' || class == "-"))
}
