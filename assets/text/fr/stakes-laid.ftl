# Late bets and bets placed for someone else.
told-bets-stopped = { ARTICLE("Le", $tailleur) } annonce : « { $call } ».
told-lays = La place { $seat } pose { $amount } sur { $chance }.
told-lays-beside = La place { $seat } a { $first } sur { $other } et pose maintenant { $amount } sur { $chance }.
told-lays-for = La place { $seat } pose { $amount } sur { $chance } pour le joueur de la place { $other }.

working-total = En tout, ce joueur a { $total } sur la table, et le maximum est de { $max }.
working-room = { $max } moins { $own } : il reste { $room }.

offer-stake-below-minimum = Sous le minimum
offer-stake-above-maximum = Au-dessus du maximum
offer-stake-total-above-maximum = Le total d’un joueur au-dessus du maximum
offer-stake-tie-over-its-share = Égalité au-dessus de son maximum
offer-stake-tie-alone = Égalité seule
offer-stake-off-step = Multiple non admis
offer-stake-late = Mise tardive
offer-stake-through-another = Posée par un autre
offer-stake-nothing = Rien d’anormal

filter-faults = Irrégularités
