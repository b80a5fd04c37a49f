# Il resoconto di un turno su carta.
shift-debrief-print = Salva il resoconto (PDF)
cli-shift-pdf = Scrivi il resoconto in questo file PDF
shift-paper-not-made = Impossibile creare il resoconto: { $why }.
shift-paper-kind = Resoconto del turno
shift-paper-seed = numero di partenza { $seed }
shift-paper-passed = superato
shift-paper-red = { $count ->
    [one] errore grave
   *[other] errori gravi
}
shift-paper-coups = { $count ->
    [one] colpo
   *[other] colpi
}
shift-paper-pace = colpi all’ora
shift-paper-expected = colpi all’ora, attesi { $expected }
shift-paper-areas = I sette ambiti
shift-paper-area = Ambito
shift-paper-letter = Voto
shift-paper-mistakes = Errori
shift-paper-noticed = Corretti da sé
shift-paper-when = Tempo · colpo
shift-paper-what = Errore
shift-paper-due = Andava fatto
shift-paper-clause = Clausola
shift-paper-cost = Costo
shift-paper-put-right = corretto subito
shift-paper-coup = Colpo
shift-paper-time = Tempo
shift-paper-cards = Carte
shift-paper-winner = Vince
shift-paper-result = { $result }
shift-paper-incidents = Incidenti
shift-paper-decision = Decisione
shift-paper-practise = Da ripassare
shift-paper-own-words = Con parole proprie
shift-paper-asked = Domanda
shift-paper-answer = Risposta
