# Gli avvisi su ciò che viene conservato sul disco.

# Che cosa non va con il disco, e che cosa fare.
trouble-read-only = Qui non è possibile scrivere. Autorizzate il programma a scrivervi, oppure scegliete un’altra cartella dei dati con --data.
trouble-full = Il disco è pieno. Liberate un po’ di spazio.
trouble-gone = La cartella o l’unità non c’è più. Rimettetela al suo posto, oppure scegliete un’altra cartella dei dati con --data.
trouble-other = Il sistema segnala: { $system }

journal-other-window = Questo profilo è aperto in un’altra finestra. Entrambe le finestre conservano le loro risposte.
journal-not-kept = Le risposte non possono essere scritte in { $place }. { $trouble } Potete esercitarvi lo stesso; le risposte restano in memoria finché non sarà possibile scriverle.
journal-waiting = { $count ->
        [one] Una risposta non è ancora sul disco e resta in memoria.
       *[other] { $count } risposte non sono ancora sul disco e restano in memoria.
    } La loro destinazione è { $place }. { $trouble } L’esercizio continua e a ogni risposta si tenta di nuovo; fino ad allora non chiudete la finestra.
journal-answer-too-long = Questa risposta è troppo lunga per essere conservata.
journal-bad-lines = { $count ->
        [one] Una riga di { $place } è danneggiata ed è stata messa da parte (riga { $line }).
       *[other] { $count } righe di { $place } sono danneggiate e sono state messe da parte (la prima è la riga { $line }).
    } Tutte le altre sono state lette. Nulla è stato cancellato.
journal-not-read = Le risposte in { $place } non possono essere lette. { $trouble }
journals-not-read = Le risposte contenute in { $place } non possono essere elencate. { $trouble }

profile-name-empty = Scrivete un nome per il profilo.
profile-name-long = Questo nome ha { $length } caratteri. Sceglietene uno di { $longest } al massimo.
profile-name-slash = Un nome non può contenere «{ $sign }». Toglietelo.
profile-name-unseen = Questo nome contiene un carattere invisibile ({ $code }). Scrivetelo alla tastiera invece di incollarlo.
profile-name-taken = Esiste già un profilo di nome «{ $name }». Apritelo, oppure scegliete un altro nome.
profile-not-made = Il profilo non può essere creato in { $place }. { $trouble }
profile-not-read = Il nome del profilo non può essere letto in { $place }. { $trouble } Il profilo appare con il nome della sua cartella.
profile-unreadable = Il nome del profilo è illeggibile in { $place }, riga { $line }, colonna { $column }. Il profilo appare con il nome della sua cartella; le sue risposte sono intatte.
profiles-not-read = I profili in { $place } non possono essere elencati. { $trouble }
data-not-kept = Nulla può essere conservato in { $place }. { $trouble }

settings-unreadable = Le impostazioni in { $place } sono illeggibili (riga { $line }, colonna { $column }). Valgono le impostazioni abituali.
settings-bad-entry = In { $place } l’impostazione { $entry } è «{ $value }», il che non è possibile. Vale il valore abituale più vicino.
settings-not-read = Le impostazioni in { $place } non possono essere lette. { $trouble } Valgono le impostazioni abituali.
settings-not-kept = Le impostazioni non possono essere conservate in { $place }. { $trouble } Valgono fino alla chiusura del programma.
