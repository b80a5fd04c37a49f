# The training report and the certificate.
paper-seconds = { $seconds } s
report-of = Rapporto di esercitazione: { $name }
report-title = Rapporto di esercitazione
report-under = { $house } · { $date }
report-expected = errori previsti su 100 colpi
report-of-answers = { $count ->
    [one] giuste, su { $count } risposta
   *[other] giuste, su { $count } risposte
}
report-streak = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
}
report-days = { $count ->
    [one] giorno di esercitazione
   *[other] giorni di esercitazione
}
report-nothing = Ancora nessuna risposta in questo casinò.
report-weeks = Risposte per settimana
report-week-of = Settimana dal
report-answers = Risposte
report-right = Giuste
report-median = Tempo mediano
report-drills = Per esercizio
report-drill = Esercizio
report-tableau = La tabella
report-tableau-about = Risposte giuste (%) per ogni decisione sulla terza carta. Righe: punto di due carte; colonne: terza carta di { $punto }, in base alla quale { $banco } decide; a destra: decisione di { $punto }.
report-tableau-rows = { $banco }
report-shade = { $percent } e oltre
report-never-asked = – domanda mai posta
report-weakest = Da migliorare
report-weak-score = { $right } su { $asked }
report-lessons = Lezioni superate
report-lessons-of = { $passed } su { $all }
report-lesson = Lezione
report-passed-on = Superata il
report-best = Miglior risultato
report-tests = Prove al tavolo
report-test = Prova
report-band = Fascia
certificate-title = Certificato
certificate-given = conferito a
certificate-passed = per aver superato «{ $test }» secondo il regolamento «{ $house }».
certificate-of = { $right } risposte giuste su { $asked }
certificate-minutes = per risposta, limite di { $minutes } min
certificate-untimed = senza cronometro
certificate-no-clock = senza limite di tempo
certificate-day = data della prova
certificate-trainer = Il formatore
certificate-mark = Tailleur { $version } · codice di verifica { $mark }
certificate-print = Certificato…
report-print = Stampa un rapporto…
paper-lies-here = Documento salvato in { $place }
paper-not-made = Non è stato possibile creare il documento: { $why }.
paper-not-written = Non è stato possibile scrivere il documento in { $place }. { $trouble }
certificate-none-passed = { $name } non ha ancora superato nessuna prova al tavolo.
certificate-no-such-mark = Il registro di { $name } non ha una prova superata con questo codice di verifica.
cli-report = Esporta in PDF il rapporto di esercitazione
cli-usage-report = tailleur progress report --pdf FILE [--profile NOME] [--house CASINÒ] [--data CARTELLA]
cli-certificate = Esporta in PDF il certificato di una prova al tavolo superata
cli-usage-certificate = tailleur progress certificate --pdf FILE [--profile NOME] [--mark CODICE] [--house CASINÒ] [--data CARTELLA]
cli-value-mark = CODICE
cli-certificate-mark = Il codice di verifica della prova, come 3F2A-91C0 (predefinito: l’ultima superata)
cli-paper-house = Il casinò (predefinito: quello del profilo o della prova)
cli-paper-pdf = Il file PDF da scrivere
