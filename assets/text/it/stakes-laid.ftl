# Late bets and bets placed for someone else.
told-bets-stopped = { ARTICLE("Il", $tailleur) } annuncia: «{ $call }».
told-lays = Il posto { $seat } mette { $amount } su { $chance }.
told-lays-beside = Il posto { $seat } ha { $first } su { $other } e ora punta { $amount } su { $chance }.
told-lays-for = Il posto { $seat } mette { $amount } su { $chance } per il giocatore del posto { $other }.

working-total = In tutto il giocatore ha { $total } sul tavolo, e il massimo è { $max }.
working-room = { $max } meno { $own }: restano { $room }.

offer-stake-below-minimum = Sotto il minimo
offer-stake-above-maximum = Sopra il massimo
offer-stake-total-above-maximum = Il totale di un giocatore sopra il massimo
offer-stake-tie-over-its-share = Parità oltre il suo massimo
offer-stake-tie-alone = Parità da sola
offer-stake-off-step = Non è un multiplo ammesso
offer-stake-late = Tardiva
offer-stake-through-another = Tramite un altro
offer-stake-nothing = Niente di sbagliato

filter-faults = Irregolarità
