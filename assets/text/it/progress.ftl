
# Notices about saved answers, profiles and settings.
# Problems of the disk, each with the remedy.
trouble-read-only = Il programma non ha il permesso di scrivere in questo percorso. Modifica i permessi della cartella o del file.
trouble-full = Il disco è pieno. Libera un po’ di spazio.
trouble-gone = La cartella o l’unità non c’è più. Ricollegala o rimettila al suo posto.
trouble-folder = È una cartella, non un file.
trouble-not-regular = Non è un file ordinario, ma una pipe, un dispositivo o simili. Indica un file ordinario.
trouble-dangling-link = È un collegamento a un file che non esiste. Togli il collegamento, oppure rimetti il file al suo posto.
trouble-other = Il sistema segnala: { $system }.
trouble-slow = Il disco è lento o non risponde.

journal-other-window = Questo profilo è aperto in un’altra finestra. Tutte e due salvano le loro risposte.
journal-not-kept = Non è possibile salvare le tue risposte in { $place }. { $trouble } Puoi continuare; saranno salvate appena possibile.
journal-waiting = { $count ->
        [0] Tutte le risposte sono salvate in { $place }.
        [one] 1 risposta non è ancora salvata. { journal-waiting-why }
       *[other] { $count } risposte non sono ancora salvate. { journal-waiting-why }
    }
journal-waiting-why = Vanno salvate in { $place }. { $trouble } Il programma riprova mentre continui, e chiede conferma prima di chiudere la finestra.
journal-new-file = Si è verificato un errore durante la scrittura in { $place }. { $trouble } Nessuna risposta è andata persa: il salvataggio continua in un nuovo file. Se succede di nuovo, copia le tue risposte su un’altra unità.
journal-written-again = Un file di risposte in { $place } è stato tolto o sostituito mentre il programma era in funzione. Le risposte date da quando hai aperto il programma sono state salvate di nuovo in un altro file. Se mancano risposte più vecchie, rimetti il file al suo posto.
journal-answer-too-long = Questa risposta è troppo lunga per essere salvata. Danne una più breve.
journal-bad-lines = { $count ->
        [one] Una riga di { $place } è danneggiata ed è stata messa da parte (riga { $line }).
       *[other] { $files ->
            [one] { $count } righe di { $place } sono danneggiate e sono state messe da parte (la prima è la riga { $line }).
           *[other] { $count } righe di { $files } file di risposte sono danneggiate e sono state messe da parte (la prima è la riga { $line } di { $place }).
        }
    } Tutte le altre sono state lette. Nulla è stato cancellato.
journal-missing-lines = { $count ->
        [one] In { $place } manca una voce, prima della riga { $line }.
       *[other] Mancano { $count } voci. Il primo vuoto è in { $place }, prima della riga { $line }.
    } Un file è stato troncato, oppure è stata rimessa una copia più vecchia. In Impostazioni > Profilo e backup ripristina un backup.
journal-lost = { $count ->
        [one] Una voce che era in { $place } non c’è più.
       *[other] { $count } voci che erano in { $place } non ci sono più.
    } Forse un file è stato danneggiato, tolto o sostituito da una copia più vecchia. In Impostazioni > Profilo e backup ripristina un backup, o riprendi la copia sincronizzata di un altro dispositivo.
journal-not-read = { $files ->
        [one] Non si riesce a leggere le risposte in { $place }. { $trouble }
       *[other] Non si riesce a leggere { $files } file di risposte; il primo è { $place }. { $trouble }
    }
journals-not-read = Non si riesce a scorrere i file delle risposte in { $place }. { $trouble }
clock-behind = L’orologio di questo computer segna la data { $today } { $year }, ma ci sono risposte con la data { $latest } { $latest-year }. Regola l’orologio di questo computer, o di quello su cui sono state date. Tutte le risposte sono conservate, ma fino ad allora giorni e tempi non saranno esatti. Se ora l’orologio è giusto e allora non lo era, «tailleur progress redate» corregge le date.

profile-name-empty = Scrivi un nome per il profilo.
profile-name-long = Questo nome ha { $length } caratteri. Scegline uno di { $longest } al massimo.
profile-name-slash = Un nome non può contenere «{ $sign }». Togli quel segno.
profile-badly-named = Il nome scritto in { $place } non si può usare; il profilo appare con il nome della sua cartella. { $why }
profile-name-unseen = Questo nome contiene un carattere invisibile ({ $code }). Scrivilo con la tastiera invece di incollarlo.
profile-name-taken = Esiste già un profilo di nome «{ $name }». Aprilo, oppure scegli un altro nome.
profile-not-made = Non si riesce a creare il profilo in { $place }. { $trouble }
profile-not-read = Non si riesce a leggere il nome del profilo in { $place }. { $trouble } Il profilo appare con il nome della sua cartella.
profile-unreadable = Il nome del profilo è illeggibile in { $place }, riga { $line }, colonna { $column }. Il profilo appare con il nome della sua cartella; le sue risposte sono intatte.
profiles-not-read = Non si riesce a leggere i profili in { $place }. { $trouble }
data-not-kept = Non è possibile salvare nulla in { $place }. { $trouble } Oppure, prima di esercitarti, avvia il programma con un’altra cartella: --data CARTELLA.

settings-unreadable = Le impostazioni in { $place } sono illeggibili (riga { $line }, colonna { $column }). Valgono quelle predefinite.
settings-bad-entry = Nelle impostazioni in { $place }, «{ $value }» non è un valore possibile per { $entry }. Si usa il valore valido più vicino.
settings-not-read = Non si riesce a leggere le impostazioni in { $place }. { $trouble } Valgono quelle predefinite.
settings-not-kept = Non è possibile salvare le impostazioni in { $place }. { $trouble } Valgono fino alla chiusura del programma.
busy-profile = Il disco è lento: il profilo è in lettura o in scrittura. Puoi aspettare, o premere «Ferma» per annullare ciò che resta da fare; le tue risposte sono al sicuro.
busy-files = Il disco è lento: un file è ancora in lettura o in scrittura. Intanto puoi continuare.
busy-stop = Ferma
busy-reading = Lettura delle risposte di questo profilo…
busy-read = { $read } di { $all } MB
busy-stop-reading = Torna ai profili
