# Reasons: changing money, proving cards, marking commission, changing limits.
reason-change-act-before = «{ $first }» viene prima di «{ $then }». È l’ordine delle procedure di cambio dei casinò.
reason-called-as-change = Le banconote sono annunciate come cambio, con la loro somma: nessuno può prenderle per una puntata. Così prevedono le procedure di cambio dei casinò.
reason-pack-contents = { $packs ->
    [one] Un mazzo ha 52 carte.
   *[other] { $packs } mazzi da 52 fanno { $cards } carte.
}
reason-of-each-rank = { $packs ->
    [one] Un mazzo ha quattro carte di ogni valore.
   *[other] Un mazzo ha quattro carte di ogni valore: { $packs } mazzi ne hanno { $count } per valore.
}
reason-backs-of-the-packs = { $first ->
    [one] Un mazzo ha
   *[other] { $first } mazzi hanno
} il dorso di un colore, { $second } dell’altro.
reason-cards-alike = I dorsi sono di tinta unita, e le carte tutte dello stesso formato.
reason-worn-pack-replaced = Un mazzo che non è più in perfetto stato è sostituito con uno nuovo.
reason-unproven-set-aside = Le carte che non risultano in ordine non si usano: si mettono da parte e si segnalano. Così si custodiscono le carte nei casinò.
reason-commission-share = Commissione che il casinò trattiene sulla vincita di una puntata su { $chance }: { $share }.
reason-commission-on-banco-only = La commissione si deve solo sulle vincite su { $chance }.
reason-commission-marked = La vincita è pagata per intero; la commissione si segna alla casella del giocatore e si incassa dopo. È l’uso dei tavoli di baccarat che non la trattengono subito.
reason-commission-on-leaving = Un giocatore che se ne va paga prima ciò che è segnato alla sua casella; le altre caselle restano come sono. È l’uso dei tavoli che segnano la commissione.
reason-commission-at-the-end = Quando il sabot è finito si incassa tutto ciò che è segnato, casella per casella. È l’uso dei tavoli che segnano la commissione.
reason-limits-may-change = La direzione può cambiare il minimo e il massimo nel corso della giornata.
reason-limits-told-and-shown = Il responsabile del tavolo avvisa a voce i giocatori e fa cambiare il cartello.
reason-limits-new-stakes = Una puntata fatta dopo il cambio dei limiti segue i nuovi. Così si legge di solito un cartello: vale per le puntate fatte mentre è esposto.
reason-limits-coup-under-way = Un colpo in corso si gioca con i limiti che valevano quando le sue puntate sono state fatte. Così si legge di solito un cartello: vale per le puntate fatte mentre è esposto.
reason-limits-stake-left = Una puntata lasciata per il colpo successivo è una puntata nuova, e segue i nuovi limiti. Così si legge di solito un cartello: vale per le puntate fatte mentre è esposto.
reason-limits-per-player = Minimo e massimo valgono per giocatore: le sue puntate si sommano.
reason-limits-per-stake = Minimo e massimo valgono per ogni singola puntata, come si legge di solito il cartello di un tavolo da gioco.
reason-above-the-maximum = È più del massimo.
reason-below-the-minimum = È meno del minimo.
reason-tie-above-its-share = La puntata su { $chance } supera il massimo previsto per questa chance.
reason-within-the-limits = Non è né meno del minimo né più del massimo.
