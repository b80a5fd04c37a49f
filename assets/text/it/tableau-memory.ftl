# The tableau from memory: prompts, reasons, cells.
drill-tableau-from-memory = La tabella a memoria
ask-tableau = Riempi la tabella a memoria: { $side } tira o sta?
ask-tableau-row = Compila a memoria la riga «{ $side } con { $point }».
reason-row-always-draws = { $side } con { $point } tira sempre, che { $other } prenda o no una terza carta.
reason-row-always-stands = { $side } con { $point } sta sempre, che { $other } prenda o no una terza carta.
reason-rows-always-draw = Da { $first } a { $last } { $side } tira sempre, che { $other } prenda o no una terza carta.
reason-rows-always-stand = Da { $first } a { $last } { $side } sta sempre, che { $other } prenda o no una terza carta.
reason-row-draws = { $side } con { $point } guarda la terza carta di { $other }. Casi in cui tira: { $draws }.
reason-row-stands = { $side } con { $point } guarda la terza carta di { $other }. Casi in cui sta: { $stands }.
reason-row-draws-and-stands = { $side } con { $point } guarda la terza carta di { $other }. Casi in cui tira: { $draws }. Casi in cui sta: { $stands }.
reason-row-part-draws = Il regolamento indica solo una parte di questa riga: con { $point } { $side } tira contro { $draws }. Il resto è prassi comune.
reason-row-part-stands = Il regolamento indica solo una parte di questa riga: con { $point } { $side } sta contro { $stands }. Il resto è prassi comune.
reason-row-part-draws-and-stands = Il regolamento indica solo una parte di questa riga: con { $point } { $side } tira contro { $draws } e sta contro { $stands }. Il resto è prassi comune.
columns-and = { $before }, { $next }
columns-or = { $before } o { $next }
columns-from-to = da { $first } a { $last }
columns-one = { $point }
columns-stood = senza terza carta
columns-none = niente
flaw-tableau-rows = La tabella ha una riga per ogni punto da 0 a 7: con 8 e con 9 nessuno tira. Scrivi per esempio `rows: [3, 4, 5, 6]`.
filter-rows = Righe
filter-asks = Che cosa si chiede
offer-each-row = Ogni riga da sola
offer-all-rows = Tutte le righe insieme
grid-name = Tabella da riempire
grid-axes = Righe: punto di { $banco }. Colonne: terza carta di { $punto }; { $stood } = { $punto } sta.
grid-cell = { $side } con { $point }, terza carta { $third }: { $act }
grid-cell-stood = { $side } con { $point }, nessuna terza carta: { $act }
grid-cell-empty = vuota
grid-cell-right = { $cell }, giusto
grid-cell-wrong = { $cell }, sbagliato, doveva essere: { $act }
grid-open = { $count ->
    [one] Ancora una casella vuota.
   *[other] Ancora { $count } caselle vuote.
}
grid-stood = { $stood }: senza terza carta
grid-full = Tutte le caselle sono piene.
grid-counted = { $right } caselle giuste su { $all }
grid-marks = Le caselle giuste hanno una spunta; in quelle sbagliate vedi la lettera giusta e, barrata, la tua.
