# Calls said aloud: the prompt, the points to mark, the model call.
drill-say-aloud = Gli annunci ad alta voce
ask-aloud = Di’ l’annuncio ad alta voce.
aloud-hint = Dillo come al tavolo, poi Invio per vedere l’annuncio e valutare il tuo. Non serve un microfono.
aloud-own-marking = Secondo la tua correzione
aloud-said = Vedi l’annuncio
aloud-model = Annuncio modello
aloud-time = Ci hai messo { $seconds } s
aloud-mark = Segna ogni elemento: giusto o sbagliato
aloud-all-right = Tutto giusto
aloud-unmarked = non ancora valutato
aloud-row = { $point }: { $mark }
lesson-aloud-hint = Fai clic o premi la cifra: una volta se è giusto, due se è sbagliato. Invio: conferma.

aloud-points = I punti
aloud-point = Il punto
aloud-order = L’ordine dei punti
aloud-winner = La chance vincente
aloud-announced = Che cosa si annuncia
aloud-announced-side = Che cosa si annuncia, e per quale chance
aloud-side-natural = La chance e l’eventuale battuta
aloud-words = Le parole del casinò

sheet-aloud-how = Dillo a qualcuno che ha le soluzioni e spunta ciò che è giusto.
