# The layout editor, and the referee’s remarks on a layout.
laying-no-room = Qui non c’è più posto.
laying-belongs-elsewhere = Questo non va qui.
laying-no-such-piece = I gettoni di questo tavolo non fanno { $value }.
laying-no-copy-left = Il sabot non ha altri esemplari di questa carta: { $card }.
laying-no-such-seat = Questo tavolo ha i posti da 1 a { $seats }.
laying-nothing-in-hand = Non è selezionato nulla.
laying-nothing-lies = Lì non c’è niente.
laying-no-such-stake = Lì non c’è nessuna puntata.
laying-sign-upside-down = Il minimo supera il massimo.
laying-said-no-card = { $side } ha una terza carta che le regole non prevedono.
laying-said-card-belongs = { $side } ha una carta che spetta a { $other }.
laying-said-winner = Tra { $higher } e { $lower } vince { $chance }.
laying-said-point = Il punto di { $side } è { $point }.
laying-said-may-not = Non può restare così: { $stake }.
laying-said-some-may-not = { $count ->
    [one] Una puntata non può restare così.
   *[other] { $count } puntate non possono restare così.
}
laying-said-paid = { $stake }: si paga { $paid }.
laying-said-collected = { $stake }: si ritira.
laying-said-goes-back = { $stake }: è restituita.
laying-said-stays = { $stake }: resta, né pagata né ritirata.
laying-said-commission = { $stake }: la commissione è { $kept }.
laying-said-settled = In tutto: { $collected } da ritirare, { $paid } da pagare.
laying-said-worth = Le pile valgono { $sum }.
laying-said-burned = Dopo la prima carta ({ $card }) { $count ->
    [one] si brucia una carta
   *[other] si bruciano { $count } carte
}.
laying-said-call = Si annuncia: «{ $call }».
laying-things = Da posare
laying-referee = Verifica
laying-referee-says = Secondo le regole
laying-referee-silent = Ancora niente: posa carte, puntate o gettoni.
laying-amiss = Non ammesso:
laying-ask = Crea domanda
laying-ask-in-chips = Domanda in gettoni
laying-ask-aloud = Domanda ad alta voce
laying-place-hand = Carte di { $side }
laying-place-card = Carta { $place } di { $side }
laying-place-to-come = Prossime carte
laying-place-apart = Carte a parte
laying-place-stake = Posto { $seat }, { $spot }
laying-place-seat = Posto { $seat }
laying-place-heaps = Davanti al croupier
laying-place-shoe = Al sabot
laying-done = Fatto
laying-discard = Togli
laying-off-to-come = Togli l’ultima carta in arrivo
laying-off-apart = Togli l’ultima carta messa a parte
laying-typing = Scritto: { $text }
laying-hand-empty = Nessuna selezione
laying-hand-card = Selezione: { $card }
laying-hand-piece = Selezione: gettoni da { $sum }
laying-hand-sum = Selezione: { $sum }
laying-hand-shoe = Selezione: il sabot
laying-hand-player = Selezione: una persona
laying-hand-stop-card = Selezione: la carta di arresto
laying-how = Fai clic o scrivi: 4h per il quattro di cuori (h cuori, d quadri, c fiori, s picche), 250 e Invio per una somma. Invio da solo posa la carta successiva; Backspace toglie l’ultimo elemento posato.
laying-card = { $card }, ne restano { $count }
laying-piece = Gettoni da { $sum }
laying-pieces = Gettoni
laying-people = Al tavolo
laying-player = Persona seduta
laying-shoe = Sabot
laying-stop-card = Carta di arresto
laying-face-down = Carte coperte
laying-announced = Annunciato
laying-standing = Giocatore in piedi
laying-table = Tavolo intero
laying-crew = Personale
laying-sign = Cartello
laying-sign-stands = Minimo e massimo
laying-sign-min = Minimo
laying-sign-max = Massimo
laying-clear = Sgombra il tavolo
