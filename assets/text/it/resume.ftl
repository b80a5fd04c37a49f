# Lessons and tests that are resumed, and test results.
home-continue = Continua
home-left = Lezione da finire
home-left-at = da riprendere alla domanda { $number }
lesson-paused-place = Anche il punto in cui sei è salvato: puoi uscire e riprendere da qui più tardi, anche dopo aver chiuso il programma.
lesson-paused-no-place = Se esci, questa esercitazione finisce qui. La prossima sarà composta in base a quello che ti servirà.
lesson-restart = Ricomincia da capo
notice-lesson-changed = Questa lezione è stata cambiata da quando l’hai lasciata: ricomincia da capo. Le tue risposte contano comunque.

paper-skip = Salta
paper-mark = Segna per dopo
paper-list = Tutte le domande
paper-unanswered = { $count ->
    [one] { $count } domanda è senza risposta. Se finisci adesso, conta come errore.
   *[other] { $count } domande sono senza risposta. Se finisci adesso, contano come errori.
}
paper-ahead = Senza risposta, per ora
paper-marked = Segnate per dopo
paper-skipped = Saltate
paper-answered = Con risposta
paper-question = Domanda { $number }
paper-state = { $state }: { $count }
paper-go-on = Vai alla domanda { $number }
paper-finish = Termina la prova
keys-test = In una prova: salta, segna per dopo, tutte le domande

tests-title = Prove al tavolo
tests-none = Ancora nessuna prova finita. I risultati compaiono qui e si possono riaprire.
tests-line = { $day }: { $title }
tests-score = { $right } giuste su { $asked }
tests-passed = superata
tests-failed = non superata
summary-on = Data della prova: { $day }
tests-topics = { $count ->
    [0] Nessun errore in nessun argomento
    [one] { $count } argomento con errori
   *[other] { $count } argomenti con errori
}
tests-open = Apri il risultato
tests-column-topic = Argomento
tests-column-right = Giuste
tests-column-asked = Domande
tests-column-percent = Giuste (%)
