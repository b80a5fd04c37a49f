# Gli esercizi delle puntate e del sabot: che cosa chiedono, le loro scelte e il calcolo della chiave.
ask-commission = { $stake } su { $chance } vince. Quale commissione trattiene la casa?
ask-commissions = Tutte le puntate su { $chance } vincono. Quale commissione devono insieme questi posti?

working-stakes = Le puntate fanno in tutto { $sum }.
working-share = Il { $share } di { $sum } è { $kept }.

flaw-seats-of-commission = In una domanda possono dovere la commissione da 1 a { $most } posti. Scrivi per esempio `seats: [1, 2]`.
