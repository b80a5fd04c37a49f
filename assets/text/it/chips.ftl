# Drills on chips: prompts, working, filters.
ask-pay-in-chips = { $stake } su { $chance }. Paga in gettoni quanto dovuto, senza la puntata.
ask-take-and-pay = { $stake } su { $chance } vince. Consegna puntata e pagamento insieme, con i gettoni della cassa.
ask-in-fewest = { $ask } Usa meno pezzi possibile.
ask-read-stack = Quanto c’è sul tappeto?
ask-cut-payment = Paghi { $sum } in pezzi da { $value }. Quanti ne dai?
ask-cut-heaps = Paghi { $sum } in pezzi da { $value }, in pile da { $heap }. Quante pile piene? Quanti pezzi restano?
ask-cut-size = Questa puntata in pezzi da { $value } si paga alla pari. Quanti pezzi metti accanto?
ask-change-up = Il giocatore dà { $count } × { $value }. Rendi la stessa somma con meno gettoni possibile.
ask-change-down = Il giocatore dà un gettone da { $value } e vuole gettoni da { $into }. Fai il cambio.
ask-change-split = Il giocatore dà { $value }. Rendi { $count } × { $first } e il resto in pezzi da { $rest }.
part-full-heaps = Pile piene
part-left-over = Pezzi restanti
working-stake-and-payment = La puntata di { $stake } e il pagamento di { $paid } fanno in tutto { $sum }.
working-in-pieces = { $sum } = { $pieces }
piece-one = { $value }
piece-several = { $count } × { $value }
pieces-and = { $before } + { $next }
working-heap = { $pieces } = { $sum }
working-heaps = In tutto { $sum }.
working-cut-heaps = { $count } = { $full } × { $heap } + { $over }
chips-put = Metti giù: { $piece }
chips-take-back = Togli: { $piece }. Messi giù: { $count }
chips-nothing = Ancora nessun gettone
table-heap = { $count } × { $piece }
filter-set = Serie di gettoni
filter-pieces = Pezzi
filter-without = Pezzi non disponibili
filter-fewest = Con meno pezzi possibile
filter-stacks = Pile
filter-highest = Pezzi per pila, al massimo
filter-cuts = Tagli
filter-changes = Tipo di cambio
filter-set-own = Quella del casinò
offer-cut-payment = Un pagamento
offer-cut-heaps = In pile uguali
offer-cut-size = Pari alla puntata
offer-change-up = In pezzi più grandi
offer-change-down = In pezzi più piccoli
offer-change-split = In due valori di pezzi

# Errors in a chip set or in the chips of a drill.
flaw-no-such-chip-set = Non c’è una serie di gettoni `{ $found }`. Scegli tra: { $known }.
flaw-no-such-colour = «{ $found }» non è un colore. Scrivilo come `#1c6b3a`.
flaw-chips-id-not-file = La serie si chiama «{ $found }» e il file «{ $expected }». Dai loro lo stesso nome.
flaw-chips-none = La serie non ha nessun gettone. Ne serve almeno uno.
flaw-chips-too-many = Una serie ha al massimo { $most } gettoni. Togli quelli di troppo.
flaw-chips-alike = Questo gettone ha la forma e i colori di quello da { $other }. Cambia uno dei due.
flaw-chips-value = Un gettone vale almeno 1 (un centesimo) e non più di quanto il programma possa calcolare: { GROUPED($found) } non va bene. Cambialo.
flaw-chips-value-twice = Il valore { $found } c’è due volte, ma ogni valore ha un solo gettone. Togline uno.
flaw-chips-not-rising = Il valore { $found } è minore del precedente. Metti i gettoni dal più piccolo al più grande.
flaw-chips-name = Questo nome è vuoto o troppo lungo. Scrivi da 1 a { $most } caratteri.
flaw-pieces-cannot-pay = Con i gettoni della serie `{ $set }` disponibili in questo esercizio non si può fare { $sum }. Aggiungi gettoni, prendi un’altra serie, o cambia `from`, `to` e `step`.
flaw-piece-not-in-set = La serie `{ $set }` non ha un gettone da { $found } centesimi. I suoi valori sono { $has }.
flaw-pieces-no-sum = Con i gettoni della serie `{ $set }` disponibili in questo esercizio, per una parte delle domande non c’è nessuna somma tra `from` e `to`. Aggiungi gettoni o allarga i limiti.
flaw-sums-upside-down = Non c’è nessuna somma tra `from` e `to`. Scrivi almeno 1 (un centesimo) per `from`, e un `to` più grande.
flaw-stacks = Una domanda ha una, due o tre pile. Scrivi per esempio `stacks: [1, 2]`.
flaw-highest = Una pila ha da 2 a 40 pezzi. Scrivi per esempio `highest: 20`.
