# The stakes of a whole table: the question, the places, and the verdict.
ask-layout-of-stakes = Vince { $chance }. Ritira le perdenti, paga le vincenti.
working-twentieth = { $stake } meno un ventesimo ({ $twentieth }) fa { $paid }.
working-settle-twentieth = Posto { $seat }: { $stake } − { $twentieth } (1/20) = { $paid }
working-settle-twentieth-standing = Posto { $seat }, in piedi: { $stake } − { $twentieth } (1/20) = { $paid }
working-settle-odds = Posto { $seat }: { $stake } a { $ratio } = { $paid }
working-settle-odds-standing = Posto { $seat }, in piedi: { $stake } a { $ratio } = { $paid }

table-crew-tailleur = { $tailleur }, seduto
table-crew-payeur = payeur { $number }, in piedi di fronte { ARTICLE("al", $tailleur) }
table-crew-payeurs = payeur 1 e 2, in piedi di fronte { ARTICLE("al", $tailleur) }
table-crew-croupier = { $croupier } { $number }
table-crew-one = { $croupier }, solo al tavolo
role-croupier = { CAPITAL($croupier) }
role-croupier-number = { CAPITAL($croupier) } { $number }
role-payeur-number = Payeur { $number }
role-tailleur = { CAPITAL($tailleur) }
table-tableau = Tableau { $number }
table-stake-standing = Posto { $seat }, giocatore in piedi, { $spot }, { $amount }
table-place = Posto { $seat }, { $spot }
table-place-standing = Posto { $seat }, giocatore in piedi, { $spot }
table-stake-paid = { $stake }, pagata { $paid }
table-stake-collected = { $stake }, ritirata
table-stake-wrong = { $stake }, pagata o ritirata male
table-stake-numbered = { $number }. { $stake }

settle-choose-first = Scegli la prima puntata
settle-all-done = Tutte le puntate sono pagate o ritirate.
settle-amount = Da pagare
settle-amount-empty = Somma da pagare
settle-chips-empty = Gettoni da pagare, o digita l’importo
settle-with-keypad = Tastierino
settle-with-chips = Gettoni
settle-collect = Ritira
settle-pay = Paga
settle-clear = Cancella l’importo
settle-take-back = Annulla l’ultima
settle-about = Segui l’ordine del regolamento.
settle-about-both = Prima le perdenti, poi le vincenti; ogni volta dalle più vicine al croupier.
settle-about-losers = Prima le puntate perdenti, poi le vincenti.
settle-about-nearest = Prima le puntate più vicine al croupier.
settle-about-any-order = L’ordine è libero.
settle-round-about = In ogni tableau: freccia 1, poi freccia 2.
settle-round-name = Pianta del tavolo con l’ordine delle puntate
settle-about-free = { $payers ->
    [one] A pari distanza l’ordine è libero.
   *[other] Comincia dal tableau che vuoi. A pari distanza l’ordine è libero.
}
settle-about-stay = Non toccare le puntate che restano.
settle-standing-sign = Figurina: puntata di un giocatore in piedi.
settle-count = { $done } di { $all } puntate regolate
settle-count-standing = Giocatore in piedi · { $done } di { $all } regolate
settle-first-amount = Paga o cancella l’importo.
settle-first-bets = { $count ->
    [one] Una puntata da regolare.
   *[other] { $count } puntate da regolare.
}
settle-deed = { $number }. { $stake }: { $act }
settle-collected = ritirata
settle-paid = pagata { $sum }
settle-pays = paga { $sum }
settle-loses = perde
settle-left = lasciata sul posto
settle-expected = Doveva essere { $act }, non { $given }.
settle-missed = L’hai lasciata. Doveva essere { $act }: n. { $number } nell’ordine.
settle-others-right = { $count ->
    [one] L’altra puntata è a posto.
   *[other] Le altre { $count } puntate sono a posto.
}
settle-order-right = Il tuo ordine è giusto.
settle-order-partly = L’ordine delle puntate regolate è giusto.
settle-usual-order-shown = Sul tappeto è numerato l’ordine abituale. { $payers ->
    [one] A pari distanza le puntate si possono scambiare.
   *[other] Tra croupier diversi, o a pari distanza, le puntate si possono scambiare.
}
settle-all-right = { $count ->
    [one] La puntata è a posto.
   *[other] Tutte le { $count } puntate sono a posto.
}
settle-bet = puntata di { $amount } su { $spot } (posto { $seat })
settle-bet-standing = puntata di { $amount } su { $spot } (posto { $seat }, in piedi)
settle-broken-losers = Ordine: la { $late } andava ritirata prima di pagare la { $early }.
settle-broken-nearest = Ordine: la { $late } è più vicina a chi paga e veniva prima della { $early }.
drill-layout-of-stakes = Ritirare e pagare tutto il tavolo
