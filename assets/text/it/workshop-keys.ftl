# I tasti dell’officina, e come si scrive una pagina.
key-delete = Canc
keys-workshop-parts = passa alla parte successiva: struttura, scheda, anteprima, problemi
keys-workshop-rows = percorri la struttura
keys-workshop-folds = chiudi e apri
keys-workshop-add = aggiungi
keys-workshop-move = sposta l’elemento scelto
keys-workshop-duplicate = duplica
keys-workshop-delete = elimina (annullabile)
keys-workshop-rename = rinomina
keys-workshop-undo = annulla l’ultima azione
keys-workshop-redo = ripeti
keys-workshop-try = prova come allievo
keys-workshop-print = stampa
keys-workshop-escape = esci dal campo, poi dal modulo; tutto è salvato
workshop-page-how = *così*: corsivo, **così**: grassetto; ## comincia un titolo, - un elenco. [6h] è una carta, [[natural]] un termine del glossario; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} e {"{"}tailleur{"}"} sono i nomi del casinò. La copia di «Un modulo d’esempio» mostra come si mettono le figure.
