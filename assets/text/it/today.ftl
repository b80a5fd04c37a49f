
# Today’s practice, the warm-up, and the review of mistakes.
today-title = L’esercitazione di oggi
today-questions = { $questions ->
    [one] una domanda
   *[other] { $questions } domande
}
today-length = Circa { $minutes } minuti, { $questions }
today-content = Che cosa ripassi
today-minutes = Minuti
today-minutes-name = { $minutes } minuti
today-drill = { $drill }: { $count }
today-others = altre: { $count }
today-reason = { $why } – { $decision }
today-and-others = { $others ->
    [one] { $reason }, più un’altra domanda
   *[other] { $reason }, più altre { $others } domande
}
today-all-fresh = Nulla è in ritardo: si comincia da ciò che non vedi da più tempo.
today-more = Altri esercizi
today-done = Gli esercizi di oggi sono fatti. Puoi continuare, oppure tornare domani.
today-done-briefly = Gli esercizi di oggi sono fatti.
today-streak = { $days ->
    [one] { $days } giorno di esercitazione
   *[other] { $days } giorni di esercitazione di fila
}

forecast-line = Con { $minutes } min al giorno, puoi aspettarti circa { $errors } { $errors ->
    [one] errore
   *[other] errori
} su 100 colpi { $when }, probabilmente tra { $low } e { $high }.
forecast-at-exam = all’esame ({ $day })
forecast-by = ({ $day })
today-later = { $count ->
    [one] Rimandato a un altro giorno: { $example }
   *[other] Rimandate a un altro giorno: { $count } domande, per esempio { $example }
}
today-later-do = Esercitati adesso
later-title = Domande rimandate

why-wrong-just-now = Sbagliata un momento fa
why-new = Da vedere per la prima volta
why-wrong = Sbagliata: { $when }
why-slow = Risposta lenta: { $when }
why-due = Da ripassare (ultima volta: { $when })
why-beside = Si confonde con { $other }
why-problem = Al tuo livello
why-turn = Da ripassare adesso
why-frequent = Frequente al tavolo
when-today = oggi
when-yesterday = ieri
when-on = { $day }

warm-up-title = Dieci tocchi di riscaldamento
warm-up-about = Premi subito il riquadro che si accende. Il tuo tempo di reazione sarà sottratto dal tempo di ogni risposta.
warm-up-now = Appena un lato si illumina, premi ← o →, oppure fai clic. Il tuo tempo di reazione verrà tolto dai tempi di risposta.
warm-up-keys = Sulla tastiera: le frecce sinistra e destra, oppure 1 e 2.
warm-up-start = Inizia
warm-up-skip = Salta
warm-up-progress = { $done } su { $all }
warm-up-missed = Era l’altra parte. Non fa niente.
warm-up-lit = { $side }, lato acceso
warm-up-dark = { $side }

again-title = Rivedi i tuoi errori
again-do = Ripassa gli errori
practice-done = Finito per oggi
practice-more = Ancora un po’
review-given = La tua risposta: { $given }
review-expected = Risposta giusta: { $expected }
settings-target = Tempo obiettivo finale
settings-target-about = Per le domande più facili; quelle difficili hanno più tempo, e ogni lezione ha il suo tempo obiettivo.
settings-target-seconds = { $seconds } s
settings-measure = Rifai il riscaldamento
settings-measured = Il tuo tempo di reazione: { $seconds } s
