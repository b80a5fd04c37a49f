# Il tavolo come editore di una scena, e che cosa ne dice l’arbitro.
laying-no-room = Qui non c’è più posto.
laying-belongs-elsewhere = Questo non va qui.
laying-no-such-piece = I pezzi di questo tavolo non fanno { $value }.
laying-no-copy-left = Il sabot non ha altri esemplari di questa carta: { $card }.
laying-no-such-seat = Questo tavolo ha i posti da 1 a { $seats }.
laying-nothing-in-hand = Non c’è niente in mano.
laying-nothing-lies = Lì non c’è niente.
laying-no-such-stake = Lì non c’è nessuna puntata.
laying-sign-upside-down = Il minimo supera il massimo.
laying-said-no-card = { $side } ha una terza carta che le regole non danno.
laying-said-card-belongs = { $side } ha una carta che spetta a { $other }.
laying-said-winner = Vince { $chance }: { $punto } contro { $banco }.
laying-said-point = Il punto di { $side } è { $point }.
laying-said-may-not = Non può restare così: { $stake }.
laying-said-some-may-not = { $count ->
    [one] Una puntata non può restare così.
   *[other] { $count } puntate non possono restare così.
}
laying-said-paid = { $stake }: si paga { $paid }.
laying-said-collected = { $stake }: si ritira.
laying-said-goes-back = { $stake }: torna al giocatore.
laying-said-commission = { $stake }: la commissione è { $kept }.
laying-said-settled = In ordine: { $collected } da ritirare, { $paid } da pagare.
laying-said-worth = Le pile valgono { $sum }.
laying-said-burned = La prima carta è girata ({ $card }): { $count ->
    [one] si brucia una carta
   *[other] si bruciano { $count } carte
} dopo di essa.
laying-said-call = Si annuncia: «{ $call }».
