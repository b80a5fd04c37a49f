# tailleur pack import and export.
cli-pack = Crea, firma, verifica e installa pacchetti in un solo file; importa domande di altri programmi
cli-usage-pack = tailleur pack COMANDO …
pack-which = Manca un comando. Vedi «tailleur pack --help».
cli-pack-import = Crea lezioni da domande in GIFT, Aiken, CSV o foglio di calcolo
cli-usage-pack-import = tailleur pack import FILE… [--out CARTELLA] [--house CASINÒ] [--lang fr|it|en] [--as-coups]
cli-pack-import-files = I file di domande, scritti nella lingua di --lang
cli-pack-import-out = La cartella del pacchetto, nuova o esistente (predefinita: con il nome del primo file)
cli-pack-import-house = Il casinò a cui sono destinate le lezioni e le cui regole decidono i colpi
cli-pack-import-coups = Tratta ogni riga di una tabella come un colpo
exchange-imported = { $entries ->
        [one] Una domanda
       *[other] { $entries } domande e testi
    } in { $lessons ->
        [one] una lezione
       *[other] { $lessons } lezioni
    }: { $place }.
exchange-summary = Modifiche: { $changed }. Esclusioni: { $left }.
exchange-beyond = E altre { $count } osservazioni dello stesso genere.
exchange-nothing = Nessuna domanda è stata importata.
exchange-flaws-left = Errori nelle lezioni importate: { $count }, indicati sopra.
exchange-file-there = { $place } esiste già, e non viene sovrascritto. Indica un’altra cartella con --out.
exchange-not-written = Non si può scrivere in { $place }. { $trouble }
exchange-pack-faulty = { $place }: questo pacchetto ha errori, segnalati sopra. Correggili prima di aggiungere altro.
cli-pack-export = Esporta le domande di un pacchetto in GIFT, in CSV o in un file Anki
cli-usage-pack-export = tailleur pack export PACCHETTO|CARTELLA FILE --to gift|csv|anki [--lesson NOME]… [--house CASINÒ] [--seed N] [--count N]
cli-value-pack-or-folder = PACCHETTO|CARTELLA
cli-value-format = FORMATO
cli-pack-export-pack = Un pacchetto del programma, o la cartella di un pacchetto
cli-pack-export-file = Il file da scrivere
cli-pack-export-to = Il formato: gift, csv o anki
cli-pack-export-lesson = Esporta solo questa lezione; si può ripetere
cli-pack-export-house = Il casinò le cui regole decidono (predefinito: il primo di ogni lezione)
cli-pack-export-seed = Il numero di partenza (seed) degli esercizi (predefinito: 0)
cli-pack-export-count = Il numero di domande di esercizio per lezione (predefinito: quello della lezione)
exchange-exported = { $count ->
        [one] Una domanda
       *[other] { $count } domande
    }: { $place }.
exchange-unknown-format = «{ $found }» non è un formato noto. Scegli tra: { $known }.
exchange-no-such-lesson = Il pacchetto non ha una lezione «{ $found }». Scegli tra: { $known }.
exchange-no-such-pack = «{ $found }» non è né un pacchetto del programma né la cartella di un pacchetto. Scegli tra: { $known }.
exchange-nothing-to-take-out = Non c’è nessuna domanda da esportare.
exchange-not-made = Il file non si è potuto creare: { $why }.
exchange-pack-unlisted = { $place } non ha un elenco di lezioni a cui aggiungerne altre.
