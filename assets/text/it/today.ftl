
# Today’s practice, the warm-up, and the review of mistakes.
today-title = L’esercitazione di oggi
today-questions = { $questions ->
    [one] una domanda
   *[other] { $questions } domande
}
today-length = Circa { $minutes } minuti, { $questions }
today-minutes = Minuti
today-minutes-name = { $minutes } minuti
today-drill = { $drill } { $count }
today-others = { $count } altre
today-reason = { $decision } – { $why }
today-and-others = { $others ->
    [one] { $reason }, e un’altra
   *[other] { $reason }, e altre { $others }
}
today-all-fresh = Nulla è in ritardo: prima si rivede ciò che manca da più tempo.
today-done = Per oggi l’esercitazione è fatta. Continuare non fa male, e domani è un altro giorno.
today-streak = { $days ->
    [one] Un giorno di esercitazione
   *[other] { $days } giorni di esercitazione di fila
}

forecast-line = Con { $minutes } min al giorno: circa { $errors } { $errors ->
    [one] errore
   *[other] errori
} su 100 colpi { $when }, tra { $low } e { $high } quattro volte su cinque.
forecast-at-exam = all’esame del { $day }
forecast-by = il { $day }
today-later = { $count ->
    [one] Rimandato a un altro giorno: { $example }
   *[other] Rimandate a un altro giorno: { $count } decisioni, per esempio { $example }
}
today-later-do = Esercitati adesso
later-title = Ciò che era rimandato

why-wrong-just-now = errore un momento fa
why-new = nuovo
why-wrong = errore { $when }
why-slow = risposta lenta { $when }
why-due = chiesto l’ultima volta { $when }
why-beside = si confonde con { $other }
why-problem = della difficoltà giusta per te
why-turn = da rivedere adesso
why-frequent = capita spesso al tavolo
when-today = oggi
when-yesterday = ieri
when-on = il { $day }

warm-up-title = Dieci tocchi di riscaldamento
warm-up-about = Premi in fretta la parte che si accende. Il tuo tempo di reazione viene poi tolto da ogni risposta.
warm-up-keys = Sulla tastiera: le frecce sinistra e destra, oppure 1 e 2.
warm-up-start = Inizia
warm-up-skip = Salta
warm-up-progress = { $done } di { $all }
warm-up-missed = L’altra parte. Non fa niente.
warm-up-lit = { $side }, acceso
warm-up-dark = { $side }

again-title = Rivedi i tuoi errori
again-do = Rifai queste domande
practice-done = Finito per oggi
practice-more = Ancora un po’
review-given = La tua risposta: { $given }
review-expected = Risposta giusta: { $expected }
settings-target = Tempo obiettivo per una risposta facile
settings-target-seconds = { $seconds } s
settings-measure = Rifai il riscaldamento
settings-measured = Qui un tocco ti prende { $seconds } s.
