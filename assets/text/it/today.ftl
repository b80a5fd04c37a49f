# L’allenamento di oggi, il riscaldamento e ciò che si rivede.

today-title = L’allenamento di oggi
today-questions = { $questions ->
    [one] una domanda
   *[other] { $questions } domande
}
today-length = Circa { $minutes } minuti, { $questions }
today-minutes = Minuti
today-minutes-name = { $minutes } minuti
today-drill = { $drill } { $count }
today-others = altri { $count }
today-reason = { $decision } – { $why }
today-and-others = { $others ->
    [one] { $reason }, e un’altra
   *[other] { $reason }, e altre { $others }
}
today-all-fresh = Tutto è fresco: prima viene ciò che non è stato chiesto da più tempo.
today-done = Per oggi hai fatto il tuo allenamento. Continuare non fa male, e domani è un altro giorno.
today-streak = { $days ->
    [one] Un giorno di allenamento
   *[other] { $days } giorni di allenamento di fila
}

why-wrong-just-now = sbagliato un momento fa
why-new = nuovo
why-wrong = sbagliato { $when }
why-slow = lento { $when }
why-due = chiesto l’ultima volta { $when }
why-beside = si confonde con { $other }
why-problem = difficile quanto basta
why-turn = è il suo turno
when-today = oggi
when-yesterday = ieri
when-on = il { $day }

warm-up-title = Dieci tocchi per scaldarsi
warm-up-about = Premi il lato che si accende, più in fretta che puoi. Il tempo delle dita viene poi tolto da ogni risposta: conta solo il pensiero.
warm-up-keys = Sulla tastiera: le frecce sinistra e destra, oppure 1 e 2.
warm-up-start = Inizia
warm-up-skip = Senza
warm-up-progress = { $done } di { $all }
warm-up-missed = L’altro lato. Non fa niente.
warm-up-lit = { $side }, acceso
warm-up-dark = { $side }

again-title = Ancora una volta ciò che era sbagliato
again-do = Rifare queste
practice-done = Finito per oggi
practice-more = Ancora un po’
review-given = Tu: { $given }
review-expected = Giusto: { $expected }
settings-target = Obiettivo per una risposta facile
settings-target-seconds = { $seconds } s
settings-measure = Misurare di nuovo i tocchi
settings-measured = Qui un tocco ti prende { $seconds } s.
