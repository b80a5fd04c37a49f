# Rules that differ between houses.
reason-here-packs = Il sabot contiene { $count ->
    [one] un mazzo
   *[other] { $count } mazzi
}.
reason-here-anyone-cuts = Taglia un giocatore, e nessun posto viene prima degli altri.
reason-here-burns-nothing = Prima del primo colpo non si brucia nessuna carta.
reason-here-banker-draws = Estrae le carte il banchiere.
reason-here-tailleur-draws = Estrae le carte { ARTICLE("il", $tailleur) }.
reason-here-call-begins = L’annuncio finale comincia dal punto di { $side }.
reason-here-tie-up-to-the-maximum = Una puntata su { $chance } può essere alta quanto le altre.
reason-here-tie-within-its-share = Una puntata su { $chance } ha qui un massimo proprio, e questa non lo supera.
reason-here-says = È l’espressione usata nel regolamento di questo casinò.
reason-here-says-nothing = Il regolamento di questo casinò non indica nessuna parola.
