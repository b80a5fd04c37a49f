# Pages of a lesson: what is wrong with one, and what is said of what is drawn on it.
page-stake = { $spot }, { $amount }
page-hand = { $side }: { $cards }
page-card-down = face-down card
page-no-cards = no cards
page-picture = Picture: { $text }
page-picture-of-question = Picture of the question
page-sound = Recording: { $text }
page-tableau-row = row of { $side } with { $point }
glossary-term = { $term }: { $meaning }
glossary-title = Glossary
glossary-of = Glossary of “{ $pack }”
glossary-about = The terms that this pack explains. On a page of its lessons they are underlined.

flaw-page-too-long = The page has { GROUPED($found) } characters, more than the { $most } that fit. Divide it into several steps.
flaw-page-too-many-blocks = The page has more than { $most } paragraphs, items and figures. Divide it into several steps.
flaw-page-html = HTML means nothing here. Take it out; stress words with `**` and `*`.
flaw-page-heading = A page has only three ranks of headings: `#`, `##` and `###`. Take some of these marks away.
flaw-page-too-deep = Lists and quotes are nested too deeply here. Begin a new list, less indented.
flaw-page-table = A table on a page has at most { $most } columns. Divide it, or make a list of it.
flaw-page-media-place = A picture or recording stands in a paragraph of its own, not in a heading or a table.
flaw-page-link = A page leads nowhere outside the program: take the link out and write what it is about.
flaw-page-link-meant = This is a link, and a page leads nowhere. To show what it names, write `{ $meant }`.
flaw-page-media-unnamed = Say between the brackets what this shows or what is heard, for those who do not see or hear it.
flaw-page-media-elsewhere = `{ $found }` is no file of the pack. A picture lies in `pictures/`, a recording in `voice/`, straight in that folder.
flaw-page-code = This is set apart and no figure. Name the figure after the three backticks, or take away the four spaces before the line.
flaw-page-fence-open = This figure is never closed. Write three backticks on a line of their own at its end.
flaw-page-figure-unknown = There is no figure `{ $found }`. Choose from: { $known }.
flaw-page-cards = Write one row of at most ten cards, or the two hands with a bar between them, at most three cards each: `4h 2c 6d | Ks 4d`.
flaw-page-stake = `{ $found }` is no stake. Write its seat, its spot and its sum: `seat 3 banco 20`, or without the seat `banco 20`.
flaw-page-stakes = A figure shows 1 to { $most } stakes, one in each line.
flaw-page-tableau = `{ $found }` is no part of the tableau. Leave it empty for all of it, or write `punto` or `banco`, or with a point from 0 to 7 `punto 5`, `banco 4`, `banco 4 against 6` or `banco 4 stood`.
flaw-page-no-such-seat = The tables of { $house } have seats 1 to { $most }, not { $found }.
flaw-page-no-such-spot = The layout of { $house } has no spot `{ $found }`. It has: { $known }.
flaw-page-sound-missing = The pack has no recording `{ $found }` that can be heard. Add the file to the folder `voice` and list it in `voice.ron`.
flaw-picture-missing = The pack has no picture `{ $found }` that can be shown. Add the file to the folder `pictures`, or take the picture out here.
flaw-picture-too-heavy = The picture is larger than { $most } kB. Save it smaller.
flaw-picture-no-png = This is no PNG picture, and `{ $folder }/` holds no other kind. Save it as PNG.
flaw-picture-too-large = The picture has { $wide } × { $high } pixels, more than { $most } on a side. Make it smaller.
flaw-picture-broken = The picture is damaged or breaks off. Save it again.
flaw-term-unknown = The glossary has no term `{ $found }`. Add it to `glossary.ron`, or take the brackets away.
flaw-glossary-too-many = A glossary has at most { $most } terms.
flaw-chips-id-taken = The program has a denomination set `{ $found }` itself. Give this one another id and its file that name.
flaw-chips-too-many-sets = Too many denomination sets have been read. Start the program again.
flaw-house-id-taken = There is another house `{ $found }`: one inside the program or of another pack. Give this one another id and its file that name.

example-step = Step { $at } of { $all }
example-back = Back
example-whole = The whole coup
example-card-came = { $place ->
    [1] The first card goes to { $side }: { $card }.
    [2] The second card goes to { $side }: { $card }.
    [3] The third card of the coup is the second of { $side }: { $card }.
    [4] The fourth card of the coup is the second of { $side }: { $card }.
   *[other] A third card for { $side }: { $card }.
}
example-stakes-lie = The stakes lie. No card has left the shoe yet.
example-stakes = What the stakes are paid
example-stake-paid = { $stake }: the house pays { $paid }, the stake stays.
example-stake-lost = { $stake }: the house collects it.
example-stake-stays = { $stake }: it stays, nothing is paid.
flaw-example-stakes = At most { $most } stakes lie on the table of an example. Take out those beyond that.
flaw-example-amount = A stake is at least 1 (a cent; 2000 is 20) and no more than the program reckons with.
flaw-example-steps = There are more texts than cards: the example has { $cards } cards. Take out the texts beyond that, or put them into `says`.
flaw-page-scene = This is no scene: it is read as the scene of a question is, such as `(punto: ["4h", "2c"])`.
