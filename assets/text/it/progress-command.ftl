# The command for saved progress.
cli-progress = Mostra, esporta, unisci e verifica i progressi
cli-usage-progress = tailleur progress show|report|certificate|export|merge|redate|verify …
cli-progress-show = Mostra i progressi di un profilo, esercizio per esercizio
cli-usage-progress-show = tailleur progress show [--profile NOME] [--data CARTELLA] [--json|--csv]
cli-progress-export = Esporta ogni risposta di un profilo in tabella o in JSON
cli-usage-progress-export = tailleur progress export [--profile NOME] [--data CARTELLA] --csv|--json [--out FILE]
cli-progress-merge = Unisci profili, esportazioni e registri in una cartella; i doppioni sono ignorati, nulla si perde
cli-usage-progress-merge = tailleur progress merge FONTE… --into CARTELLA
cli-progress-verify = Verifica ogni voce di profili, esportazioni e registri
cli-usage-progress-verify = tailleur progress verify PERCORSO…
cli-progress-redate = Correggi la data delle risposte registrate mentre l’orologio era molto avanti
cli-usage-progress-redate = tailleur progress redate [--profile NOME] [--data CARTELLA] [--to GIORNO|--set-aside]
cli-value-day = GIORNO
cli-redate-to = Il giorno in cui è stata data l’ultima di queste risposte, per esempio 2026-11-23 (predefinito: oggi)
cli-redate-set-aside = Ignora queste risposte invece di correggerne la data; restano nel loro file
cli-progress-profile = Il profilo (predefinito: l’ultimo aperto)
cli-progress-csv = Mostra una tabella CSV
cli-progress-json = Mostra in JSON, un oggetto per riga
cli-progress-json-whole = Mostra in JSON, come un solo oggetto
cli-progress-out = Scrivi in questo file
cli-progress-paths = Una cartella di profilo, un profilo esportato o un registro
cli-progress-into = La cartella in cui unire; se non c’è viene creata
file-is-no-folder = { $file } è un file; serve una cartella.
progress-which = Scegli show, export, merge, redate o verify. Vedi «tailleur progress --help».
progress-which-form = Scegli un formato: --csv o --json.
progress-no-data = Cartella dei dati non trovata. Indicane una con --data.
progress-no-profile = Non c’è ancora alcun profilo.
progress-which-profile = Indica un profilo con --profile. Scegli tra: { $known }.
progress-nothing-there = Nessun registro trovato. Indica una cartella di profilo, un profilo esportato o un registro.
progress-not-written = Non si può scrivere { $place }. { $trouble }
progress-file-good = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
progress-file-later = { $count } del tipo { $kind }, per una versione più recente
progress-file-doubles = { $count ->
    [one] 1 voce doppia
   *[other] { $count } voci doppie
}
progress-file-bad = { $count ->
    [one] 1 riga esclusa
   *[other] { $count } righe escluse
}
progress-file-missing = { $count ->
    [one] 1 riga mancante
   *[other] { $count } righe mancanti
}
progress-redated = { $count ->
    [0] Nessuna risposta ha una data successiva a oggi. Nulla è stato cambiato.
    [one] 1 voce aveva una data successiva a oggi e ora conta con la data { $day }.
   *[other] { $count } voci avevano una data successiva a oggi; l’ultima ora conta con la data { $day }.
}
progress-set-aside = { $count ->
    [0] Nessuna risposta ha una data successiva a oggi. Nulla è stato cambiato.
    [one] 1 voce aveva una data successiva a oggi e non conta più.
   *[other] { $count } voci avevano una data successiva a oggi e non contano più.
}
progress-redate-day = «{ $value }» non è un giorno, o viene dopo oggi. Scrivilo come 2026-11-23.
progress-file-saved = { $count ->
    [one] 1 voce recuperata
   *[other] { $count } voci recuperate
}
progress-verified = { $files ->
    [one] 1 registro
   *[other] { $files } registri
}, { $records ->
    [one] 1 voce
   *[other] { $records } voci
}, { $doubles ->
    [one] 1 doppia
   *[other] { $doubles } doppie
}, { $bad ->
    [0] nessuna riga danneggiata
    [one] 1 riga danneggiata
   *[other] { $bad } righe danneggiate
}.
progress-merged = { $count ->
    [0] In { $place } non mancava nulla.
    [one] 1 voce nuova in { $place }.
   *[other] { $count } voci nuove in { $place }.
}
bad-line-empty = riga vuota
bad-line-too-long = riga più lunga di qualsiasi voce
bad-line-no-checksum = riga senza somma di controllo all’inizio
bad-line-damaged = riga danneggiata (troncata o cambiata)
bad-line-missing = { $count ->
    [one] manca 1 riga prima di questa
   *[other] mancano { $count } righe prima di questa
}
bad-line-no-record = riga intatta, ma non è una voce valida
progress-shown = { $profile }: { $answers ->
    [0] ancora nessuna risposta
    [one] 1 risposta
   *[other] { $answers } risposte
}, { $days ->
    [one] 1 giorno di esercitazione
   *[other] { $days } giorni di esercitazione
}, giorni di fila ora: { $streak }.
progress-column-house = Casinò
progress-column-drill = Esercizio
progress-column-answers = Risposte
progress-column-right = Giuste
progress-column-accuracy = Precisione
progress-column-median = Tempo mediano
progress-column-known = Acquisite
progress-column-due = Da ripassare
progress-least = Le decisioni che sai meno (probabilità di ricordarle, risposte giuste):
