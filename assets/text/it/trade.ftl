# Money, cards, commission and limits: prompts and situations.
# Notes changed for pieces and back.
told-hands-notes = Il posto { $seat } dà banconote: { $notes }.
ask-money-one-value = Il giocatore vuole pezzi da { $value }. Preparali.
ask-money-two-values = Il giocatore vuole { $count } × { $first } e il resto in pezzi da { $rest }. Preparali.
ask-money-fewest = Prepara la somma con meno pezzi possibile.
ask-money-to-notes = Il giocatore rende questi gettoni e vuole banconote da { $note }.
ask-money-order = Metti in ordine i passi di questo cambio.
ask-money-call = Che cosa annunci prima di dare i gettoni?
part-money-sum = Valore dei gettoni
part-money-notes = Banconote da { $note }
choice-money-called = «Cambio, { $sum }»
choice-money-staked = «{ $sum } su { $chance }»
choice-money-not-called = Niente
change-act-spread-on-marble = Le banconote sono stese sul marmo
change-act-spread-on-felt = Le banconote sono stese sul tappeto
change-act-call-sum = La somma è annunciata come cambio
change-act-count-pieces = I gettoni sono contati alla vista di tutti
change-act-pass-pieces = I gettoni sono passati al giocatore
change-act-box-notes = Le banconote vanno nella cassetta del contante
offer-money-one-value = Banconote in pezzi di un valore
offer-money-two-values = Banconote in pezzi di due valori
offer-money-fewest = Banconote con meno pezzi possibile
offer-money-to-notes = Gettoni in banconote
offer-money-in-order = I passi in ordine
offer-money-call = L’annuncio

# The cards are proved before the shuffle.
ask-prove-cards = Si verificano le carte prima di mescolare. Che cosa si trova, e che cosa si fa?
told-cards-counted = Contate a pile: { $heaps }.
part-proof-state = Il conto
choice-proof-complete = Ci sono tutte
choice-proof-short = Ne mancano
choice-proof-over = Sono troppe
part-proof-off = Quante in meno o in più? (0 = nessuna)
told-cards-by-rank = Ordinate per valore. Asso: { $ace }, 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }, 7: { $seven }, 8: { $eight }, 9: { $nine }, 10: { $ten }, fante: { $jack }, donna: { $queen }, re: { $king }.
told-cards-by-back = Ordinate per dorso: { $blue } blu, { $red } rosse.
part-proof-heap-short = A quale pila mancano carte?
part-proof-heap-over = Quale pila ne ha troppe?
choice-proof-no-heap = Nessuna
choice-rank = { $rank ->
    [1] Gli assi
    [8] Gli 8
    [11] I fanti
    [12] Le donne
    [13] I re
   *[other] I { $rank }
}
choice-back-blue = I dorsi blu
choice-back-red = I dorsi rossi
told-card-clean = Mazzo { $pack }, { $card }: pulita, angoli intatti, dorso in tinta unita.
told-card-flat = Mazzo { $pack }, { $card }: piatta, con i bordi netti e il dorso del colore del mazzo.
told-card-bent = Mazzo { $pack }, { $card }: un angolo è piegato.
told-card-torn = Mazzo { $pack }, { $card }: un bordo è strappato.
told-card-stained = Mazzo { $pack }, { $card }: il dorso è macchiato.
told-card-frayed = Mazzo { $pack }, { $card }: i bordi sono sfilacciati.
told-card-patterned = Mazzo { $pack }, { $card }: il dorso ha un disegno.
told-card-other-tint = Mazzo { $pack }, { $card }: il dorso è di un terzo colore.
told-card-narrower = Mazzo { $pack }, { $card }: è più stretta delle altre.
part-card-state = Questa carta
choice-card-sound = È come deve essere
choice-card-worn = È rovinata
choice-card-foreign = Non è di nessuno di questi mazzi
choice-proof-go-on = Si passa a mescolare
choice-proof-replace-pack = Il mazzo è sostituito con uno nuovo
choice-proof-set-aside = Le carte si mettono da parte e si segnalano
working-packs = { $packs } × 52 = { $cards }
working-counted = { $heaps } = { $counted }
working-difference = { $large } − { $small } = { $off }
working-of-each-rank = { $packs } × 4 = { $count } per valore
offer-prove-count-right = Contate: complete
offer-prove-count-short = Contate: ne mancano
offer-prove-count-over = Contate: troppe
offer-prove-ranks-right = Per valore: complete
offer-prove-rank-short = Per valore: una manca
offer-prove-rank-over = Per valore: una in più
offer-prove-ranks-swapped = Per valore: una manca, una in più
offer-prove-backs-right = Per dorso: complete
offer-prove-backs-swapped = Per dorso: un dorso sbagliato
offer-prove-sound = Una carta in ordine
offer-prove-worn = Una carta rovinata
offer-prove-foreign = Una carta estranea

# Commission marked at the box and collected later.
told-marked-coup = Colpo { $coup }: vince { $winner }. Il posto { $seat } ha { $amount } su { $chance }.
ask-marked-stake = La commissione si segna. Che cosa succede alla puntata del posto { $seat }?
ask-marked-box = La commissione si segna. Quanto è segnato al posto { $seat } dopo questi colpi?
ask-marked-leaves = La commissione si segna. Dopo questi colpi il posto { $seat } lascia il tavolo: che cosa fai?
ask-marked-shoe-ends = La commissione si segna. Il sabot è finito: quanto si incassa in tutto?
part-paid-now = Pagato adesso
part-marked = Commissione segnata
part-collected-now = Incassato da questo giocatore
part-still-marked = Ancora segnato alle altre caselle
working-marked = Posto { $seat }: { $stake }, commissione { $marked }
offer-marked-win = Una vincita su { $banco }
offer-marked-no-win = Nessuna commissione
offer-marked-box = La commissione di una casella
offer-marked-leaves = Un giocatore se ne va
offer-marked-shoe-ends = Il sabot è finito

# Minimum and maximum change during the day.
told-limits-were = Finora: minimo { $min }, massimo { $max }.
told-limits-become = Nuovi limiti: minimo { $min }, massimo { $max }.
told-limits-then-stake = Poi il posto { $seat } mette { $amount } su { $chance }.
told-limits-coup-dealt = Il posto { $seat } mette { $amount } su { $chance }. Il gioco è chiuso e le prime carte sono uscite.
told-limits-stake-left = Il posto { $seat } ha { $amount } su { $chance }. Il colpo è finito, e la puntata resta per il successivo.
ask-limits-stake = Quali limiti valgono per la puntata del posto { $seat }? E che cosa se ne fa?
ask-limits-known = Chi decide il cambio dei limiti, e come viene reso noto?
part-limits-which = I limiti che valgono
part-limits-stake = La puntata
part-limits-decides = Chi decide?
part-limits-known = Come viene reso noto?
choice-limits-old = I vecchi
choice-limits-new = I nuovi
choice-limits-management = La direzione
choice-limits-head-of-table = Il responsabile del tavolo
choice-limits-payer = Chi paga le puntate
choice-limits-told-and-shown = A voce al tavolo, e si cambia il cartello
choice-limits-shown = Si cambia il cartello senza dire nulla
choice-limits-told = A voce, ma il vecchio cartello resta
choice-limits-tomorrow = In nessun modo: si aspetta il giorno dopo
offer-limits-before-stakes = Prima della puntata
offer-limits-under-way = Durante il colpo
offer-limits-left-down = Una puntata rimasta sul tappeto
offer-limits-made-known = Come viene reso noto

# The stakes of one player, added up.
ask-player-total = Somma le puntate del posto { $seat } e confrontale con i limiti.
part-player-total = Le sue puntate insieme
part-player-limits = Secondo i limiti di questo tavolo
choice-total-within = Tutto è nei limiti
choice-total-above = Sopra il massimo
choice-total-below = Sotto il minimo
working-stake-on = { $chance }: { $stake }
offer-total-within = Nei limiti
offer-total-sum-above = La somma sopra il massimo
offer-total-stake-above = Una puntata sopra il massimo
offer-total-tie-above = Una puntata su Parità oltre il suo massimo
offer-total-below = Sotto il minimo
