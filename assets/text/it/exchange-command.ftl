# tailleur pack import ed export.
cli-pack = Fare, firmare, verificare e installare moduli in un solo file; portarvi domande di altri programmi
cli-usage-pack = tailleur pack COMANDO …
pack-which = Che cosa fare del modulo? Vedi tailleur pack --help.
cli-pack-import = Fa lezioni di domande in GIFT, Aiken, CSV o foglio di calcolo
cli-usage-pack-import = tailleur pack import FILE… [--out CARTELLA] [--house CASA] [--lang fr|it|en] [--as-coups]
cli-pack-import-files = I file di domande, scritti nella lingua di --lang
cli-pack-import-out = La cartella del modulo, nuova o esistente, invece di una con il nome del primo file
cli-pack-import-house = La casa per cui sono le lezioni, e che decide i colpi
cli-pack-import-coups = Ogni riga di una tabella è un colpo
exchange-imported = { $entries ->
        [one] Una domanda
       *[other] { $entries } domande e testi
    } in { $lessons ->
        [one] una lezione
       *[other] { $lessons } lezioni
    }: { $place }.
exchange-summary = Cambiato: { $changed }. Lasciato fuori: { $left }.
exchange-beyond = E altre { $count } osservazioni dello stesso genere.
exchange-nothing = Nessuna domanda ha potuto essere presa.
exchange-flaws-left = Le lezioni scritte hanno { $count } errori, detti sopra.
exchange-file-there = { $place } esiste già, e nulla è sovrascritto. Nomina un’altra cartella con --out.
exchange-not-written = { $place } non si può scrivere. { $trouble }
exchange-pack-faulty = { $place }: questo modulo ha errori, detti sopra. Correggili prima di aggiungere altro.
cli-pack-export = Scrive le domande di un modulo in GIFT, in CSV o in un pacchetto Anki
cli-usage-pack-export = tailleur pack export MODULO|CARTELLA FILE --to gift|csv|anki [--lesson NOME]… [--house CASA] [--seed N] [--count N]
cli-value-pack-or-folder = MODULO|CARTELLA
cli-value-format = FORMATO
cli-pack-export-pack = Un modulo del programma, o la cartella di un modulo
cli-pack-export-file = Il file da scrivere
cli-pack-export-to = Il formato: gift, csv o anki
cli-pack-export-lesson = Solo una lezione; si può ripetere
cli-pack-export-house = La casa le cui regole decidono, invece della prima di ogni lezione
cli-pack-export-seed = Il seme da cui sono distribuiti gli esercizi; 0 se non è detto
cli-pack-export-count = Quante domande di esercizio dà ogni lezione, invece di quante ne pone
exchange-exported = { $count ->
        [one] Una domanda
       *[other] { $count } domande
    }: { $place }.
exchange-unknown-format = «{ $found }» non è un formato noto. Ci sono: { $known }.
exchange-no-such-lesson = Il modulo non ha una lezione «{ $found }». Ci sono: { $known }.
exchange-no-such-pack = «{ $found }» non è né un modulo del programma né la cartella di un modulo. Ci sono: { $known }.
exchange-nothing-to-take-out = Non c’è nessuna domanda da scrivere.
exchange-not-made = Il file non si è potuto fare: { $why }.
exchange-pack-unlisted = { $place } non ha un elenco di lezioni a cui aggiungere.
