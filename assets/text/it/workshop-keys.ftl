# I tasti dell’officina, e come si scrive una pagina.
key-delete = Canc
keys-workshop-parts = passa alla parte seguente: struttura, scheda, anteprima, problemi
keys-workshop-rows = percorrono la struttura
keys-workshop-folds = chiudono e aprono
keys-workshop-add = chiede che cosa aggiungere
keys-workshop-move = spostano ciò che è scelto
keys-workshop-duplicate = lo duplica
keys-workshop-delete = lo toglie; si può annullare
keys-workshop-rename = gli dà un altro nome
keys-workshop-undo = annulla l’ultimo passo
keys-workshop-redo = lo ripete
keys-workshop-try = lo prova come allievo
keys-workshop-print = lo stampa
keys-workshop-escape = lascia il campo, poi il modulo; tutto è salvato
workshop-page-how = *così* dà risalto, **così** rinforza; ## comincia un titolo, - un elenco. [6h] è una carta, [[natural]] un termine del glossario; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} e {"{"}tailleur{"}"} sono i nomi della casa. La copia di «Un modulo d’esempio» mostra come si mettono le figure.
