# Shortcuts of the lesson editor, and how a page is written.
key-delete = Canc
keys-workshop-parts = Passa al riquadro successivo
keys-workshop-rows = Percorri la struttura
keys-workshop-folds = Comprimi ed espandi
keys-workshop-add = Aggiungi
keys-workshop-move = Sposta l’elemento scelto
keys-workshop-duplicate = Duplica
keys-workshop-delete = Elimina (annullabile)
keys-workshop-rename = Rinomina
keys-workshop-undo = Annulla l’ultima azione
keys-workshop-redo = Ripeti
keys-workshop-try = Prova come allievo
keys-workshop-print = Stampa
keys-workshop-escape = Esci dal campo, poi dal pacchetto; tutto è salvato
workshop-page-how = *così*: corsivo, **così**: grassetto; ## comincia un titolo, - un elenco. [6h] è una carta, [[natural]] un termine del glossario; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} e {"{"}tailleur{"}"} sono i nomi del casinò.
