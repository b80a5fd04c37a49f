# Le puntate tardive e quelle posate da un altro: come si raccontano, e le scelte del filtro.
told-bets-stopped = Il tailleur annuncia: «{ $call }».
told-lays = Il posto { $seat } mette { $amount } su { $chance }.
told-lays-for = Il posto { $seat } mette { $amount } su { $chance } per il giocatore del posto { $other }.

working-room = { $max } meno { $own }: restano { $room }.

offer-stake-below-minimum = Sotto il minimo
offer-stake-above-maximum = Sopra il massimo
offer-stake-tie-over-its-share = Parità oltre la sua quota
offer-stake-tie-alone = Parità da sola
offer-stake-off-step = Fuori passo
offer-stake-late = Tardiva
offer-stake-through-another = Tramite un altro
offer-stake-nothing = Niente di sbagliato

filter-faults = Errori
