# Il comando su ciò che un profilo sa.
cli-progress = Mostra, esporta, unisci e verifica ciò che è stato imparato
cli-usage-progress = tailleur progress show|report|certificate|export|merge|redate|verify …
cli-progress-show = Mostra ciò che un profilo sa, esercizio per esercizio
cli-usage-progress-show = tailleur progress show [--profile NOME] [--data CARTELLA] [--json|--csv]
cli-progress-export = Scrivi ogni risposta di un profilo in tabella o in JSON
cli-usage-progress-export = tailleur progress export [--profile NOME] [--data CARTELLA] --csv|--json [--out FILE]
cli-progress-merge = Unisci profili, archivi e registri in una cartella; nulla si perde, e due volte vale una
cli-usage-progress-merge = tailleur progress merge FONTE… --into CARTELLA
cli-progress-verify = Verifica ogni voce di profili, archivi e registri
cli-usage-progress-verify = tailleur progress verify PERCORSO…
cli-progress-redate = Ridata le risposte date mentre l’orologio era molto avanti
cli-usage-progress-redate = tailleur progress redate [--profile NOME] [--data CARTELLA] [--to GIORNO|--set-aside]
cli-value-day = GIORNO
cli-redate-to = Il giorno in cui è stata data l’ultima di queste risposte, per esempio 2026-11-23 (predefinito: oggi)
cli-redate-set-aside = Non contare più queste risposte da nessuna parte; restano nel loro file
cli-progress-profile = Il profilo (predefinito: l’ultimo aperto)
cli-progress-csv = Rispondi in tabella CSV
cli-progress-json = Rispondi in JSON, un oggetto per riga
cli-progress-json-whole = Rispondi in JSON, un solo oggetto
cli-progress-out = Scrivi in questo file
cli-progress-paths = La cartella di un profilo, un archivio di profilo o un registro
cli-progress-into = La cartella che riceve ciò che le manca; se non c’è viene creata
file-is-no-folder = { $file }: un file; serve una cartella.
progress-which = Indica che cosa serve: show, export, merge, redate o verify. Vedi «tailleur progress --help».
progress-which-form = Indica il formato: --csv o --json.
progress-no-data = Lì non c’è una cartella di dati. Indicane una con --data.
progress-no-profile = Non c’è ancora alcun profilo.
progress-which-profile = Indica un profilo con --profile. Ci sono: { $known }.
progress-nothing-there = Lì non è stato trovato alcun registro. Indica la cartella di un profilo, un archivio di profilo o un registro.
progress-not-written = Non si può scrivere { $place }. { $trouble }
progress-file-good = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
progress-file-later = { $count } del genere { $kind }, per una versione più recente
progress-file-doubles = { $count } già viste
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
    [one] 1 voce aveva una data successiva a oggi e ora conta per il { $day }.
   *[other] { $count } voci avevano una data successiva a oggi; l’ultima ora conta per il { $day }.
}
progress-set-aside = { $count ->
    [0] Nessuna risposta ha una data successiva a oggi. Nulla è stato cambiato.
    [one] 1 voce aveva una data successiva a oggi e non conta più.
   *[other] { $count } voci avevano una data successiva a oggi e non contano più.
}
progress-redate-day = «{ $value }» non è un giorno fino a oggi. Scrivilo come 2026-11-23.
progress-file-saved = { $count ->
    [one] 1 voce ne è salvata
   *[other] { $count } voci ne sono salvate
}
progress-verified = { $files ->
    [one] 1 registro
   *[other] { $files } registri
}, { $records ->
    [one] 1 voce
   *[other] { $records } voci
}, { $doubles } già viste, { $bad ->
    [0] nessuna riga danneggiata
    [one] 1 riga danneggiata
   *[other] { $bad } righe danneggiate
}.
progress-merged = { $count ->
    [0] In { $place } non mancava nulla.
    [one] 1 voce nuova in { $place }.
   *[other] { $count } voci nuove in { $place }.
}
bad-line-empty = in questa riga non c’è nulla
bad-line-too-long = questa riga è più lunga di qualsiasi voce
bad-line-no-checksum = questa riga non comincia con una somma di controllo
bad-line-damaged = questa riga non è come è stata scritta: è stata troncata o cambiata
bad-line-missing = { $count ->
    [one] manca 1 riga prima di questa
   *[other] mancano { $count } righe prima di questa
}
bad-line-no-record = questa riga è come è stata scritta, eppure non è una voce
progress-shown = { $profile }: { $answers ->
    [0] ancora nessuna risposta
    [one] 1 risposta
   *[other] { $answers } risposte
}, { $days ->
    [one] 1 giorno di esercitazione
   *[other] { $days } giorni di esercitazione
}, { $streak } di seguito.
progress-column-house = Casinò
progress-column-drill = Esercizio
progress-column-answers = Risposte
progress-column-right = Giuste
progress-column-accuracy = Precisione
progress-column-median = Mediana
progress-column-known = Acquisite
progress-column-due = Da rivedere
progress-least = Le meno acquisite, con la loro probabilità, e le risposte giuste su tutte:
