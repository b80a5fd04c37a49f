# Stampare dal laboratorio.
workshop-print-what = Che cosa si stampa?
workshop-print-about = Un PDF della lezione come sta qui, salvata o no. Viene detto dove si trova, e si apre da sé.
workshop-print-lesson = { $lesson }: { $count ->
    [one] { $count } domanda
   *[other] { $count } domande
}, foglio { $number }
workshop-print-others = Altre domande
workshop-print-sheet = Foglio di esercizi
workshop-print-key = Soluzioni di questo foglio
workshop-print-poster = Manifesto della tabella della casa
workshop-print-not = Torna alla scheda
workshop-print-no-lesson = Per un foglio di esercizi, scegli una lezione o qualcosa al suo interno.
workshop-print-checking = La lezione viene controllata; tra un istante il foglio si potrà stampare.
workshop-print-faults = { $count ->
    [one] Questa lezione ha { $count } errore. Va corretto prima di stampare il foglio: le soluzioni potrebbero essere sbagliate.
   *[other] Questa lezione ha { $count } errori. Vanno corretti prima di stampare il foglio: le soluzioni potrebbero essere sbagliate.
}
workshop-print-nothing = Questa lezione non chiede ancora nulla. Un foglio ha bisogno di un esercizio o di domande: premi «Aggiungi…».
workshop-print-not-here = Questa lezione non si chiede a { $house }. Scegli un’altra casa.
print-sheet-lies-here = Il foglio di esercizi si trova qui: { $place }
print-key-lies-here = Le soluzioni si trovano qui: { $place }
