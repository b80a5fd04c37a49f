# Drills on the stop card and on the cards discarded before the first coup.
ask-put-away = { ARTICLE("Il", $tailleur) } scopre la prima carta: { $card }. Quante se ne scartano in tutto?
offer-burn = Carte bruciate
offer-put-away = Tutte le carte scartate
told-full-shoe = Il sabot contiene { $packs ->
    [one] un mazzo
   *[other] { $packs } mazzi
}: { $cards } carte.
told-packs-cut = { $packs ->
    [one] Un mazzo è mescolato
   *[other] { $packs } mazzi sono mescolati
}: { $cards } carte. Sono tagliate, accanto al sabot vuoto.
told-cards-out = { $count ->
    [one] Una carta è uscita (bruciata o distribuita)
   *[other] { $count } carte sono uscite (bruciate o distribuite)
}, e la carta di arresto non si è ancora vista.
ask-stop-behind = Si inserisce la carta di arresto. Quante carte restano dietro?
ask-stop-before = Si inserisce la carta di arresto. Quante carte restano davanti?
ask-stop-left = Quante carte usciranno ancora prima della carta di arresto?
offer-stop-behind = Carte dietro la carta di arresto
offer-stop-before = Carte davanti
offer-stop-left = Carte che devono ancora uscire
working-stop-share = { $over }/{ $under } di { $cards } è { $count }: altrettante restano dietro la carta di arresto.
working-less = { $from } meno { $less } dà { $rest }.
verdict-between = È giusto ogni numero da { $least } a { $most }.
verdict-also = Giusto anche: { $words }
ask-last-coup = Esce la carta di arresto. Che cosa succede ora?
told-stop-third-card = Almeno quattro carte sono distribuite e il colpo non è finito. Al posto della carta seguente esce la carta di arresto.
told-stop-first-four = Si distribuiscono le prime quattro carte di un colpo. Prima dell’ultima esce la carta di arresto.
told-stop-behind-coup = Il colpo è finito e la sua ultima carta è uscita. Dietro di essa, alla bocca del sabot, c’è la carta di arresto.
told-stop-first-out = Il tavolo è sgombro e il gioco è chiuso. La prima carta a uscire è quella di arresto.
part-this-coup = Il colpo sul tavolo
part-coups-after = E dopo?
choice-coup-is-finished = Si gioca fino in fondo ed è valido
choice-coup-is-stopped = Si interrompe ed è annullato
choice-no-coup-begun = Non c’è: nessun colpo è cominciato
choice-no-coup-after = Non si dà più nessun colpo
choice-one-coup-after = Si dà un ultimo colpo
choice-all-coups-after = Si danno colpi finché ci sono carte
offer-stop-third-card = Prima di una terza carta
offer-stop-first-four = Tra le prime quattro carte
offer-stop-behind-coup = Dietro l’ultima carta di un colpo
offer-stop-first-out = Come prima carta
table-stop-card = Carta di arresto
table-stop-card-red = Carta di arresto rossa
table-stop-card-blue = Carta di arresto blu
table-shoe-mouth = Bocca del sabot
table-shoe-end = Fondo
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-cards-out = { $count ->
    [one] { $count } uscita
   *[other] { $count } uscite
}
table-packs = Le carte del sabot in fila: { $cards }, di cui { $out } uscite
table-packs-counted = Le carte del sabot in fila: { $cards }, di cui { $out } uscite, { $before } fino alla carta di arresto, { $behind } dietro
table-first-card = Prima carta
table-first-card-is = prima carta del sabot: { $card }
table-burned = { $count ->
    [one] { $count } carta bruciata
   *[other] { $count } carte bruciate
}
