# The table test and the course.
home-table = Tavolo
table-size-large = Tavolo grande
table-size-midi = Tavolo midi
table-size-mini = Tavolo a sette caselle
home-course = Verso la prova al tavolo: { $passed ->
    [one] 1 lezione superata
   *[other] { $passed } lezioni superate
} su { $all }
home-pack-passed = { $passed } su { $all }
home-test-demands = { $questions } domande, { $minutes } minuti, soglia { $percent }%
home-test-demands-untimed = { $questions } domande, soglia { $percent }%
test-time-left = Tempo rimasto: { $time }
test-band-0 = Non ancora superata
test-band-1 = Superata
test-band-2 = Bene
test-band-3 = Molto bene
test-band-4 = Idoneo al tavolo
test-band-from = { $percent }% e oltre
test-area-whole = In tutto: { $right } su { $asked } · { $percent }% · soglia { $mark }%
test-unanswered = { $questions ->
    [one] { $questions } domanda è rimasta senza risposta.
   *[other] { $questions } domande sono rimaste senza risposta.
}
test-area-tableau = Tabella: { $right } su { $asked } · { $percent }% · soglia { $mark }%
test-area-payments = Pagamenti: { $right } su { $asked } · { $percent }% · soglia { $mark }%
test-area-calls = Annunci: { $right } su { $asked } · { $percent }% · soglia { $mark }%
test-ring-tableau = Tabella, soglia { $mark }%
test-ring-payments = Pagamenti, soglia { $mark }%
test-ring-calls = Annunci, soglia { $mark }%
test-missing = { $count ->
    [one] Manca una risposta giusta.
   *[other] Mancano { $count } risposte giuste.
}
test-work-on = Da ripassare
test-other-mistakes = Altri errori
test-work-on-lesson = Lezione: { $lesson }
test-drill-score = { $drill }: { $right } su { $asked }
test-title = Prova terminata
flaw-test-minutes = Una prova dura da 1 a { $most } minuti; il valore { $found } non va bene.
flaw-test-bands = Le quattro fasce devono essere in ordine crescente, tra 1 e 100. Scrivi per esempio `bands: (75, 82, 89, 96)`.
flaw-test-pass = La prova si supera dalla prima fascia, { $band }; qui la soglia è { $found }. Scrivi `accuracy: { $band }`.
flaw-lesson-after = «{ $found }» non è il nome di una lezione. Scrivi il pacchetto e la lezione, con una barra in mezzo: `pacchetto/lezione`.
flaw-lesson-after-itself = Una lezione non può venire dopo sé stessa. Toglila da `after`.
home-free = Esercitazione libera
free-title = Esercitazione libera
free-about = Scegli un esercizio e limitalo a ciò che ti serve.
free-drill = Esercizio
free-rounds = Numero di domande
free-group-cards = Carte e punti
free-group-calls = Annunci
free-group-bets = Puntate e pagamenti
free-group-chips = Gettoni e cambio
free-group-shoe = Il sabot
free-group-procedure = Svolgimento e regole
free-group-mistakes = Errori e contestazioni
flaw-pack-id-taken = «{ $found }» è riservato all’esercitazione libera. Dai un altro identificativo al pacchetto.
