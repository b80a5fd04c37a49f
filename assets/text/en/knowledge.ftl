# Errors of knowledge cards; the cards themselves are in assets/knowledge.
as-written = { $text }
labelled = { $label }: { $value }

flaw-card-source-not-file = These cards are from the source text { $found }, but their file is called { $expected }. Give both the same name.
flaw-card-foreign-clause = { $found } is from another source text. The cards in this file cite clauses that begin with { $source }.
flaw-card-clause-twice = The clause { $found } already has its card. Remove one of the two.
flaw-card-wrong-answers = A card has two or three wrong answers; this one has { $found }. Change the list `wrong`.
flaw-card-answer-twice = Two answers of this card are the same in `{ $language }`: { $found }. Change one of them.
flaw-card-text-empty = The text in `{ $language }` is empty. Add it.
flaw-card-text-too-long = The text in `{ $language }` has { $found } characters; at most { $most } fit here. Shorten it.
flaw-knowledge-no-card = No card asks about the clause { $clause }. Remove it, or write its card.

reason-taught = { $text }
