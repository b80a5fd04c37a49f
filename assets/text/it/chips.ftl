# What the drills on chips ask, their working, and what stands in their filters.
ask-pay-in-chips = { $stake } su { $chance }. Paga in gettoni quello che la casa deve, senza la puntata.
ask-take-and-pay = { $stake } su { $chance } ha vinto ed è pagato. Il giocatore chiede puntata e pagamento insieme in altri pezzi: mettili giù.
ask-in-fewest = { $ask } Con meno pezzi possibile.
ask-read-stack = Quanto c’è sul tappeto?
ask-cut-payment = Paghi { $sum } in pezzi da { $value }. Quanti ne tagli?
ask-cut-heaps = Paghi { $sum } in pezzi da { $value }, tagliati a { $heap }. Quanti mucchi pieni, quanti pezzi in più?
ask-cut-size = Questa puntata, in pezzi da { $value }, è pagata alla pari. Quanti pezzi uguali metti accanto?
ask-change-up = Il giocatore dà { $count } × { $value } e vuole pezzi più grandi. Rendigli la stessa somma con meno pezzi possibile.
ask-change-down = Il giocatore dà un pezzo da { $value } e lo vuole in pezzi da { $into }.
ask-change-split = Il giocatore dà un pezzo da { $value }. Vuole { $count } × { $first } e il resto in pezzi da { $rest }.
part-full-heaps = Mucchi pieni
part-left-over = Pezzi in più
working-stake-and-payment = La puntata { $stake } e il pagamento { $paid } fanno insieme { $sum }.
working-in-pieces = { $sum }: { $pieces }
piece-one = { $value }
piece-several = { $count } × { $value }
pieces-and = { $before } + { $next }
working-heap = { $pieces } = { $sum }
working-heaps = In tutto { $sum }.
working-cut-heaps = { $count } = { $full } × { $heap } + { $over }
chips-put = Metti giù: { $piece }
chips-take-back = Riprendi: { $piece }. Messi giù: { $count }
chips-nothing = Non c’è ancora niente
table-heap = Mucchio di { $count }: { $piece }
filter-set = Serie di pezzi
filter-pieces = Pezzi
filter-without = Pezzi finiti
filter-fewest = Solo il minor numero di pezzi
filter-stacks = Mucchi
filter-highest = Pezzi per mucchio, al massimo
filter-cuts = Tagli
filter-changes = Verso del cambio
filter-set-own = Quella della casa
offer-cut-payment = Un pagamento
offer-cut-heaps = In mucchi uguali
offer-cut-size = Pari alla puntata
offer-change-up = In pezzi più grandi
offer-change-down = In pezzi più piccoli
offer-change-split = In due tipi di pezzi

# What is wrong with a denomination set or with the chips of a drill.
flaw-no-such-chip-set = Non c’è una serie di pezzi `{ $found }`. Scegli tra: { $known }.
flaw-no-such-colour = «{ $found }» non è un colore. Scrivilo come `#1c6b3a`.
flaw-chips-id-not-file = La serie si chiama «{ $found }» e il file «{ $expected }». Dai loro lo stesso nome.
flaw-chips-none = La serie non ha nessun pezzo. Ne serve almeno uno.
flaw-chips-too-many = Una serie ha al massimo { $most } pezzi. Togli quelli di troppo.
flaw-chips-alike = Questo pezzo ha la forma e i colori di quello da { $other }. Cambia uno dei due.
flaw-chips-value = Un pezzo vale almeno 1 (un centesimo), e non più di quanto il programma sappia contare; non { GROUPED($found) }.
flaw-chips-value-twice = Il valore { $found } c’è due volte. Ogni valore ha un solo pezzo.
flaw-chips-not-rising = Il valore { $found } è minore del precedente. Metti i pezzi dal più piccolo al più grande.
flaw-chips-name = Questo nome è vuoto o troppo lungo. Scrivi da 1 a { $most } lettere.
flaw-pieces-cannot-pay = I pezzi della serie `{ $set }` che ha questo esercizio non fanno { $sum }. Aggiungi pezzi, prendi un’altra serie, o cambia `from`, `to` e `step`.
flaw-piece-not-in-set = La serie `{ $set }` non ha un pezzo da { $found } centesimi. I suoi valori sono { $has }.
flaw-pieces-no-sum = Con i pezzi della serie `{ $set }` che ha questo esercizio, una parte delle domande non ha nessuna somma tra `from` e `to`. Aggiungi pezzi o allarga i limiti.
flaw-sums-upside-down = Non c’è nessuna somma tra `from` e `to`. Scrivi almeno 1 (un centesimo) per `from`, e un `to` più grande.
flaw-stacks = I mucchi sono uno, due o tre. Scrivi per esempio `stacks: [1, 2]`.
flaw-highest = Un mucchio ha da 2 a 40 pezzi. Scrivi per esempio `highest: 20`.
