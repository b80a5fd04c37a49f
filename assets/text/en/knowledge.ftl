# Knowledge cards: their texts are in assets/knowledge; here is what the checker finds in them.
as-written = { $text }

flaw-card-source-not-file = These cards are of the text { $found } and their file is called { $expected }. Give both the same name.
flaw-card-foreign-clause = { $found } is of another text. The cards of this file cite clauses that begin with { $source }.
flaw-card-clause-twice = The clause { $found } already has its card. Keep one of the two.
flaw-card-wrong-answers = A card has two or three wrong answers, this one has { $found }. Change the list `wrong`.
flaw-card-answer-twice = Two answers of this card are the same in `{ $language }`: { $found }. Change one of them.
flaw-card-text-empty = The text in `{ $language }` is empty. Write it.
flaw-card-text-too-long = The text in `{ $language }` has { $found } characters, more than the { $most } that fit here. Shorten it.
flaw-knowledge-no-card = No card asks about the clause { $clause }. Take it out, or write its card.

reason-taught = { $text }
