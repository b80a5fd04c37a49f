# The question bank of the lesson editor.
workshop-bank = Domanda di un altro pacchetto
workshop-bank-about = Domande ed esercizi di tutti i pacchetti. Un clic copia nella lezione scelta; la provenienza resta indicata nel file.
workshop-bank-words = Parole o numero di clausola
workshop-bank-kind = Tipo
workshop-bank-any-kind = Tutti i tipi
workshop-bank-any-house = Tutti i regolamenti
workshop-bank-found = { $count ->
    [0] Nessun risultato.
    [one] Un risultato.
   *[other] { $count } risultati.
}
workshop-bank-origin = Da { $origin } ({ $path })
workshop-did-bank = Dalla banca delle domande
workshop-bank-not = Non si può copiare qui: scegli una lezione, o copia il passo nel testo del suo file.
workshop-bank-drill = Esercizio: { $title } ({ $rounds })
