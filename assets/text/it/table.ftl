# Names of the table for screen readers, and the few words painted on it.
table-name = Tavolo, { $house }
table-card = { $card }, { $side }, { $place ->
    [1] prima carta
    [2] seconda carta
   *[3] terza carta
}
table-card-down = carta coperta, { $side }, { $place ->
    [1] prima carta
    [2] seconda carta
   *[3] terza carta
}
table-card-to-come = { $card }, { $place ->
    [1] prossima carta del sabot
   *[other] carta { $place } del sabot
}
table-to-come = In arrivo
table-hand = Carte, { $side }
table-hand-total = { $hand }, punto { $total }
table-hand-totals = { $hand }, punto { $first } con due carte e { $total } con tre
table-hand-first-total = { $hand }, punto { $first } con due carte
table-hand-wins = Carte, { $side }, chance annunciata vincente
table-shoe = Sabot
table-float = Cassa
table-basket = { $discard }
table-palette = Paletta
table-seat = posto { $seat }
table-stake = Posto { $seat }, { $spot }, { $amount }
table-spot = { $spot }
table-spot-pays = { $spot }, paga { $over } a { $under }
table-spot-commission = { $spot }, alla pari, meno il { $percent }% di commissione
table-announced = { $spot }. Annunciato: { $chance }
tableau-name = Tabella dei tiraggi, { $house }
tableau-column = Terza carta di { $side }
tableau-punto-row = { $side } con { $point }: { $act }
tableau-cell = { $side } con { $point }, terza carta { $third }: { $act }
tableau-cell-stood = { $side } con { $point }, senza terza carta: { $act }
tableau-deciding = { $cell }. È questa casella a decidere.
tableau-silent-cell = { $cell } (secondo la prassi comune)
tableau-silent = non precisato dal regolamento: prassi comune
tableau-corrected = letto secondo il senso, non alla lettera
tableau-acts = { $draw ->
    [tira] { $draw-letter }: tira
   *[other] { $draw-letter } ({ $draw }): tira
} · { $stand ->
    [sta] { $stand-letter }: sta
   *[other] { $stand-letter } ({ $stand }): sta
} · { $stood }: senza terza carta
widget-right = Giusto
widget-wrong = Sbagliato
widget-delete = Cancella
widget-decimal-mark = Virgola
table-limits = Cartello: minimo { $min }, massimo { $max }
table-limits-and-step = Cartello: minimo { $min }, massimo { $max }, multipli di { $step }
table-sign = MIN { $min } · MAX { $max }
table-sign-and-step = MIN { $min } · MAX { $max } · MULTIPLI DI { $step }
table-seat-free = posto { $seat }, libero
table-seat-taken = posto { $seat }, occupato
table-seat-holder = posto { $seat }, ha il sabot
