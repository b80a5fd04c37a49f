# Drills on bets and on the shoe: prompts, choices, working.
ask-commission = { $stake } su { $chance } vince. Quale commissione si trattiene?
ask-commissions = Vincono tutte le puntate su { $chance }. Quale commissione devono in tutto?

working-stakes = Le puntate fanno in tutto { $sum }.
working-share = { $share } di { $sum } fa { $kept }.

flaw-seats-of-commission = In una domanda il numero di posti che devono la commissione va da 1 a { $most }. Scrivi per esempio `seats: [1, 2]`.

ask-faulty-stakes = Prima di estrarre le carte: guarda il cartello e le puntate.

part-faulty-stake = Quale puntata non è ammessa?
part-remedy = Che cosa si fa?

choice-no-stake = Nessuna: sono tutte ammesse
choice-goes-back-whole = È restituita per intero
choice-excess-goes-back = L’eccedenza è restituita, il resto gioca
choice-all-stand = Nulla: giocano tutte le puntate

working-most-of-tie = { $over }/{ $under } di { $max } è { $most }: il massimo ammesso per questa puntata.
working-excess = { $stake } meno { $most } dà { $excess }: è l’eccedenza da restituire.
working-cannot-be-paid = Il pezzo più piccolo è da { $piece }: qui si possono pagare solo i multipli di { $unit }, e { $stake } non lo è.

flaw-seats-with-stakes = In una domanda il numero di posti con una puntata va da { $least } a { $most }. Scrivi per esempio `seats: 4`.

ask-hand-passes = Il posto { $seat } ha appena preso il sabot. { $run } Chi ha il sabot adesso?

run-wins = Colpo { $number }: vince { $chance }.
run-passes = Il banchiere passa la mano.
run-wants-to-pass = Prima del primo colpo il banchiere vuole passare la mano.
run-refuses = Il giocatore a cui è offerto il sabot rifiuta.
run-takes = Il giocatore a cui è offerto il sabot lo prende.
run-all-refuse = Uno dopo l’altro, tutti rifiutano.
run-then = { $before } { $next }

choice-seat = Posto { $seat }
choice-tailleur = { ARTICLE("Il", $tailleur) }

working-shoe-held = { $event } Il sabot è al posto { $seat }.
working-shoe-offered = { $event } Il sabot è offerto al posto { $seat }.
working-shoe-tailleur = { $event } Il sabot lo ha { ARTICLE("il", $tailleur) }.

flaw-seats-taken = In una domanda il numero di posti occupati va da { $least } a { $most }. Scrivi per esempio `seats: 5`.

ask-cut-first = Comincia una nuova partita. A quale posto si offre il taglio?
ask-cut-next = L’ultima volta il taglio è stato offerto al posto { $seat }. A quale posto si offre adesso?
ask-burn = { ARTICLE("Il", $tailleur) } scopre la prima carta: { $card }. Quante se ne bruciano dopo?
flaw-card-number = Una prima carta è un numero da 1 (l’asso) a 10 (dieci e figure). Scrivi per esempio `cards: [1, 9, 10]`.
