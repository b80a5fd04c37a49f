# Printing from the lesson editor.
workshop-print-what = Stampa
workshop-print-about = Crea e apre un PDF della lezione com’è qui, salvata o no.
workshop-print-lesson = { $lesson }: { $count ->
    [one] { $count } domanda
   *[other] { $count } domande
}, foglio { $number }
workshop-print-others = Altre domande
workshop-print-sheet = Foglio di esercizi
workshop-print-key = Soluzioni di questo foglio
workshop-print-poster = Poster della tabella del casinò
workshop-print-not = Annulla
workshop-print-no-lesson = Per un foglio di esercizi, scegli una lezione o qualcosa al suo interno.
workshop-print-checking = La lezione viene controllata; tra un istante il foglio si potrà stampare.
workshop-print-faults = { $count ->
    [one] Questa lezione ha { $count } errore. Va corretto prima di stampare il foglio: le soluzioni potrebbero essere sbagliate.
   *[other] Questa lezione ha { $count } errori. Vanno corretti prima di stampare il foglio: le soluzioni potrebbero essere sbagliate.
}
workshop-print-nothing = Questa lezione non chiede ancora nulla. Un foglio ha bisogno di un esercizio o di domande: premi «Aggiungi…».
workshop-print-not-here = Questa lezione non è prevista per { $house }. Scegli un altro casinò.
print-sheet-lies-here = Foglio di esercizi salvato in { $place }
print-key-lies-here = Soluzioni salvate in { $place }
