# Gli esercizi delle puntate e del sabot: che cosa chiedono, le loro scelte e il calcolo della chiave.
ask-commission = { $stake } su { $chance } vince. Quale commissione trattiene la casa?
ask-commissions = Tutte le puntate su { $chance } vincono. Quale commissione devono insieme questi posti?

working-stakes = Le puntate fanno in tutto { $sum }.
working-share = Il { $share } di { $sum } è { $kept }.

flaw-seats-of-commission = In una domanda possono dovere la commissione da 1 a { $most } posti. Scrivi per esempio `seats: [1, 2]`.

ask-faulty-stakes = Prima di tirare le carte: guarda il cartello e le puntate.

part-faulty-stake = Quale puntata non è ammessa?
part-remedy = Che cosa si fa?

choice-no-stake = Nessuna: sono tutte ammesse
choice-goes-back-whole = È restituita per intero
choice-excess-goes-back = L’eccedenza torna, il resto gioca
choice-all-stand = Nulla: giocano tutte le puntate

working-most-of-tie = { $over }/{ $under } di { $max } è { $most }: di più qui non si ammette.
working-excess = { $stake } meno { $most } dà { $excess }: è quanto torna al giocatore.
working-cannot-be-paid = Il pezzo più piccolo è da { $piece }: qui si pagano giusti solo i multipli di { $unit }, e { $stake } non lo è.

flaw-seats-with-stakes = In una domanda possono avere puntate da { $least } a { $most } posti. Scrivi per esempio `seats: 4`.

ask-hand-passes = Il posto { $seat } ha appena preso il sabot. { $run } Chi lo ha adesso?

run-wins = Vince { $chance }.
run-passes = Chi ha il sabot lo passa.
run-wants-to-pass = Prima del primo colpo chi ha il sabot vuole passarlo.
run-refuses = Il giocatore a cui è offerto rifiuta.
run-takes = Il giocatore a cui è offerto lo prende.
run-all-refuse = Uno dopo l’altro, tutti rifiutano.
run-then = { $before } { $next }

choice-seat = Posto { $seat }
choice-tailleur = { ARTICLE("Il", $tailleur) }

working-shoe-held = { $event } È al posto { $seat }.
working-shoe-offered = { $event } È offerto al posto { $seat }.
working-shoe-tailleur = { $event } Lo ha { ARTICLE("il", $tailleur) }.

flaw-seats-taken = In una domanda possono essere occupati da { $least } a { $most } posti. Scrivi per esempio `seats: 5`.

ask-cut-first = Comincia una nuova partita. A quale posto si offre il taglio?
ask-cut-next = L’ultima volta il taglio è stato offerto al posto { $seat }. A quale posto si offre adesso?
ask-burn = { ARTICLE("Il", $tailleur) } scopre la prima carta del sabot: { $card }. Quante carte si bruciano dopo?
flaw-card-number = Una prima carta porta un numero da 1, l’asso, a 10, che vale per i dieci e le figure. Scrivi per esempio `cards: [1, 9, 10]`.
