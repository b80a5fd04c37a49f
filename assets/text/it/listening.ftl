# Listening drills: prompts, parts, choices, filters.
drill-hear-the-call = Ascoltare l’annuncio
drill-wrong-call = L’annuncio sbagliato
drill-coup-by-ear = Il colpo a orecchio
drill-dictation = Il dettato delle somme

heard-line = «{ $text }»

ask-heard-point = Si annuncia un punto. Che cosa dice l’annuncio?
ask-heard-points = Sono annunciati i due punti. Chi tira?
ask-heard-card = Si chiede una carta. Per chi è, e che cosa viene dopo?
ask-heard-final = Si fa l’annuncio finale. Che cosa dice?
ask-heard-payment = Si fa l’annuncio finale. Che cosa succede alle puntate?
ask-wrong-call = Senti due annunci per questo tavolo. Quale è sbagliato, e perché?
ask-coup-by-ear = Gli annunci raccontano il colpo; si vedono solo le terze carte. Come finisce?
ask-dictation = Scrivi la somma che senti.

part-heard-side = Di chi è il punto?
part-heard-point = Quale punto?
part-heard-closes = Questo punto da solo chiude il colpo?
part-heard-card-to = Per chi è la carta?
part-heard-follows = Che cosa viene dopo quella carta?
part-heard-stake = Una puntata su { $chance }
part-wrong-call = Quale annuncio è sbagliato?
part-call-fault = Che cosa è sbagliato?

choice-heard-closes = Sì, nessuno tira
choice-heard-goes-on = No, il punto da solo non basta
choice-heard-waits = Dipende dalla terza carta di { $other }
choice-heard-card-follows = Una carta per { $side }
choice-heard-final-follows = L’annuncio finale
choice-heard-card-decides = Lo decide la carta
choice-heard-paid = È pagata
choice-heard-collected = È ritirata
choice-heard-goes-back = Resta: né pagata né ritirata
choice-heard-call = { $place ->
    [1] Il primo
   *[other] Il secondo
}

working-called-and-third = { $side }: { $called } annunciato, più { $third } per la terza carta. La somma è { $sum }, il punto è { $point }.
working-dictation = { $stake } su { $chance }: si paga { $paid }.

offer-heard-punto-point = Punteggio annunciato: { $punto }
offer-heard-banco-point = Punteggio annunciato: { $banco }
offer-heard-punto-natural = Battuta: { $punto }
offer-heard-banco-natural = Battuta: { $banco }
offer-heard-both-points = I due punti, senza battuta
offer-heard-points-with-natural = I due punti, con una battuta
offer-heard-card-for-punto = Carta: { $punto }
offer-heard-card-for-banco = Carta: { $banco }
offer-heard-final = Annuncio finale, vince una chance
offer-heard-final-tie = Annuncio finale, parità
offer-heard-final-natural = Annuncio finale dopo una battuta
offer-heard-payment = Annuncio finale, che cosa si paga
offer-call-fault-order = L’ordine dei punti
offer-call-fault-point = Un punto
offer-call-fault-winner = La chance annunciata come vincente
offer-call-fault-words = Le parole: sono di un altro casinò
filter-digits = Cifre
flaw-digits = Una somma dettata ha da 2 a { $most } cifre. Scrivi per esempio `digits: [3, 4]`.

sheet-heard = { ARTICLE("Il", $tailleur) } annuncia:
