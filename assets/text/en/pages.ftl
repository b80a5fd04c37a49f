# Pages of a lesson: their errors, and descriptions of their figures.
page-stake = { $spot }, { $amount }
page-hand = { $side }: { $cards }
page-card-down = face-down card
page-no-cards = no cards
page-picture = Picture: { $text }
page-picture-of-question = Picture for the question
page-sound = Recording: { $text }
page-tableau-row = row “{ $side } on { $point }”
glossary-term = { $term }: { $meaning }
glossary-title = Glossary
glossary-of = Glossary of “{ $pack }”
glossary-about = Terms explained in this pack. They are underlined in its lessons.

flaw-page-too-long = The page has { GROUPED($found) } characters; at most { $most } fit. Split it into several steps.
flaw-page-too-many-blocks = The page has more than { $most } paragraphs, items and figures. Split it into several steps.
flaw-page-html = HTML isn’t supported. Remove it; use `*` or `**` for emphasis.
flaw-page-heading = A page has only three levels of headings: `#`, `##` and `###`. Use fewer `#` signs.
flaw-page-too-deep = Lists and quotes are nested too deeply here. Start a new list with less indentation.
flaw-page-table = A table on a page has at most { $most } columns. Split it, or make it a list.
flaw-page-media-place = A picture or recording needs its own paragraph, outside headings and tables.
flaw-page-link = External links aren’t supported. Replace the link with text.
flaw-page-link-meant = Links aren’t supported. To show what this link points to, write `{ $meant }`.
flaw-page-media-unnamed = Describe the picture or recording between the brackets, for people who can’t see or hear it.
flaw-page-media-elsewhere = `{ $found }` is not a file of the pack. Pictures go directly into `pictures/`, recordings into `voice/`.
flaw-page-code = This code block doesn’t name a figure. Add the name after the three backticks, or remove the four-space indent.
flaw-page-fence-open = This figure is not closed. Add a line with three backticks after it.
flaw-page-figure-unknown = There is no figure `{ $found }`. Choose from: { $known }.
flaw-page-cards = Write one row of at most ten cards, or the two hands with a bar between them, at most three cards each: `4h 2c 6d | Ks 4d`.
flaw-page-stake = `{ $found }` is not a bet. Write its seat, its spot and its amount: `seat 3 banco 20`, or without the seat `banco 20`.
flaw-page-stakes = A figure shows 1 to { $most } bets, one per line.
flaw-page-tableau = `{ $found }` is not part of the tableau. For the whole tableau, leave the figure empty. For a part, write `punto` or `banco`, alone or with a total from 0 to 7: `punto 5`, `banco 4`, `banco 4 against 6`, `banco 4 stood`.
flaw-page-no-such-seat = The tables of { $house } have seats 1 to { $most }, not { $found }.
flaw-page-no-such-spot = The layout of { $house } has no spot `{ $found }`. It has: { $known }.
flaw-page-sound-missing = The pack has no playable recording `{ $found }`. Add the file to the folder `voice` and list it in `voice.ron`.
flaw-picture-missing = The pack has no picture `{ $found }` that can be shown. Add the file to the folder `pictures`, or remove the picture here.
flaw-picture-too-heavy = The picture file is larger than { $most } kB. Save a smaller version.
flaw-picture-no-png = This is not a PNG picture; `{ $folder }/` accepts only PNG. Save it as PNG.
flaw-picture-too-large = The picture has { $wide } × { $high } pixels; at most { $most } per side are allowed. Make it smaller.
flaw-picture-broken = The picture file is damaged or incomplete. Save it again.
flaw-term-unknown = The glossary has no term `{ $found }`. Add it to `glossary.ron`, or remove the brackets.
flaw-glossary-too-many = A glossary has at most { $most } terms.
flaw-chips-id-taken = Tailleur already has a chip set `{ $found }`. Give this set and its file another ID.
flaw-chips-too-many-sets = Too many chip sets have been loaded. Restart Tailleur.
flaw-house-id-taken = There is already a house `{ $found }`, built in or from another pack. Give this house and its file another ID.

example-step = Step { $at } of { $all }
example-back = Back
example-whole = Show whole coup
example-card-came = { $place ->
    [1] { $side }’s first card: { $card }.
    [2] { $side }’s first card: { $card }.
    [3] { $side }’s second card: { $card }.
    [4] { $side }’s second card: { $card }.
   *[other] { $side }’s third card: { $card }.
}
example-stakes-lie = Bets are placed. No cards have been dealt yet.
example-stakes = Payouts
example-stake-paid = { $stake }: paid { $paid }; the bet stays down.
example-stake-lost = { $stake }: taken by the house.
example-stake-stays = { $stake }: push – nothing is paid.
flaw-example-stakes = An example has at most { $most } bets on the table. Remove the rest.
flaw-example-amount = A bet is at least 1 (one cent; 2000 means 20), and not too large for the program to handle.
flaw-example-steps = The example has more texts than its { $cards } cards. Remove the extra texts, or move them to `says`.
flaw-page-scene = This is not a scene. Write it like the scene of a question, for example `(punto: ["4h", "2c"])`.
