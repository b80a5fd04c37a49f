# The class report: the command, the tables, the screen.
cli-class = Mostra i progressi di una classe e la qualità di ogni domanda
cli-usage-class = tailleur class PERCORSO… [--roster FILE] [--house CASINÒ] [--lesson PACCHETTO/LEZIONE] [--items] [--all-attempts] [--data CARTELLA] [--csv FILE] [--xlsx FILE] [--json]
cli-class-paths = Cartelle di profili, profili esportati, o cartelle che li contengono; vengono solo letti
cli-class-roster = L’elenco dei nomi: CSV, .xlsx o .ods, con colonne nome, cognome, gruppo, matricola
cli-class-house = Il casinò (predefinito: quello in cui la classe ha risposto di più)
cli-class-lesson = Mostra le domande di questa lezione
cli-class-items = Mostra le statistiche di ogni domanda
cli-class-all-attempts = Conta tutti i tentativi di una prova, non solo le prime risposte
cli-class-csv = Esporta le tabelle in CSV: FILE-trainees.csv, FILE-lessons.csv ecc.
cli-class-xlsx = Esporta un foglio di calcolo, un foglio per tabella
cli-class-json = Mostra il risultato in JSON, un solo oggetto
class-nothing-there = Nessun profilo, esportato o no, trovato in { $places }.
class-folder-not-read = Non si può esaminare { $place }. { $trouble }
class-not-there = Il profilo in { $place } non è disponibile.
class-too-many-files = Ci sono più di { $most } profili. Gli altri non sono stati letti.
class-too-many-records = { $place } non è stato letto fino in fondo: la classe ha più risposte di quante se ne possano mostrare.
class-same-name = { $name }: { $one } e { $other } non hanno risposte in comune e sono stati presi per una sola persona a causa del nome. Se sono due persone, rinominane una.
class-two-names = { $name } e { $other } contengono le stesse risposte e sono stati presi per una sola persona.
class-list-too-large = { $place } supera { $most } MiB: troppo per un elenco di nomi.
class-list-no-sheet = { $place } non è un foglio di calcolo leggibile. Salvalo come .xlsx, .ods o CSV.
class-list-empty = { $place }: nessun nome trovato.
class-no-such-lesson = Lezione non trovata: { $lesson }. Nessuno ha ancora risposto alle sue domande.
class-not-made = Il foglio di calcolo non si è potuto creare: { $why }
class-file-lies-here = Salvato in { $place }
class-yes = sì
class-no = no
class-no-answer = (nessuna risposta)
class-free = Esercitazione libera: { $drill }
class-wrong = { $answer } ({ $count }×)
class-wrong-for = { $answer } invece di { $expected } ({ $count }×)
class-told = { $count ->
    [one] 1 allievo
   *[other] { $count } allievi
}, { $house }
class-told-missing = { $count ->
    [0] Nessuno dell’elenco manca.
    [one] 1 persona dell’elenco manca.
   *[other] { $count } persone dell’elenco mancano.
} { $strangers ->
    [0] Ogni profilo è nell’elenco.
    [one] 1 profilo non è nell’elenco.
   *[other] { $strangers } profili non sono nell’elenco.
}
class-trainees = Allievi
class-lessons = Lezioni
class-tests = Le lezioni come prove
class-decisions = Decisioni
class-items = Domande
class-hardest = Ciò che la classe sa meno
class-first-attempts = (solo le prime risposte)
class-all-attempts = (tutti i tentativi: ciò che si impara nel frattempo falsa le cifre)
class-list-there = in elenco
class-list-missing = in elenco, senza profilo
class-list-stranger = non in elenco
class-column-trainee = Allievo
class-column-list = Elenco
class-column-person = Nome in elenco
class-column-group = Gruppo
class-column-id = Matricola
class-column-answers = Risposte
class-column-right = Giuste
class-column-accuracy = Precisione
class-column-median = Mediana
class-column-lower = Primo quartile
class-column-upper = Terzo quartile
class-column-known = Decisioni acquisite
class-column-asked = Decisioni chieste
class-column-errors = Errori su 100 colpi
class-column-begun = Lezioni iniziate
class-column-finished = Lezioni completate
class-column-passed = Lezioni superate
class-column-this-week = Minuti questa settimana
class-column-a-week = Minuti a settimana
class-column-streak = Giorni di fila
class-column-last = Ultima volta
class-column-house = Casinò
class-column-lesson = Lezione
class-column-lesson-id = Id della lezione
class-column-times = Volte completata
class-column-is-passed = Superata
class-column-passed-on = Superata in data
class-column-best = Miglior risultato
class-column-begun-by = Iniziata da
class-column-passed-by = Superata da
class-column-attempts = Tentativi
class-column-people = Persone
class-column-questions = Domande
class-column-mean = Media
class-column-deviation = Deviazione standard
class-column-consistency = Coerenza interna
class-column-error = Errore standard
class-column-judged = Giudizio
class-column-flagged = Da rivedere
class-column-decision = Decisione
class-column-drill = Esercizio
class-column-decision-id = Id della decisione
class-column-asked-of = Chiesta a
class-column-known-by = Acquisita da
class-column-mastery = Padronanza
class-column-wrong = Errori più frequenti
class-column-question = Domanda
class-column-test = Lezione o esercizio
class-column-n = Hanno risposto
class-column-facility = Facilità
class-column-guess = Rispondendo a caso
class-column-discrimination = Discriminazione
class-column-efficiency = Efficienza
class-column-top-and-bottom = 27% migliore meno 27% peggiore
class-column-look = Osservazioni
class-look-against = Soluzione da controllare: qui sbaglia chi va bene nelle altre.
class-look-below-guess = Domanda da controllare: i risultati sono peggiori che rispondendo a caso. La soluzione è giusta, e il testo è chiaro?
class-look-weak = Domanda da controllare: distingue a malapena chi sa il resto da chi non lo sa.
class-too-few = Dati insufficienti (meno di { $fewest } tentativi completi).
class-few = Hanno risposto poche persone: risultato da prendere con cautela.
class-consistency-poor = Insufficiente: le domande non misurano una stessa cosa.
class-consistency-fair = Discreta.
class-consistency-good = Soddisfacente.
class-consistency-doubtful = Sorprendentemente alta: forse alcune domande si ripetono.
class-open = Resoconto della classe
class-title = Resoconto della classe
class-empty = Nessuna classe caricata
class-empty-about = Trascina qui i profili o la loro cartella, o scrivi il percorso. Con un elenco (CSV, .xlsx, .ods) vedrai chi manca.
class-only-read = I file vengono solo letti: nessun profilo viene modificato.
class-reading = Lettura della classe…
class-path = Cartella, profilo esportato o elenco di nomi
class-read = Carica
class-sources = Fonti
class-again = Ricarica
class-clear = Carica un’altra classe
class-tableau = Tabella
class-xlsx = Esporta in foglio di calcolo
class-csv = Esporta in CSV
class-count-all = Tutti i tentativi
class-grid = Allievi e lezioni
class-nobody = Non sono state trovate risposte.
class-sort = Ordine
class-sort-name = per nome
class-sort-errors = prima chi sbaglia di più
class-sort-lessons = prima chi ha meno lezioni
class-sort-minutes = prima chi ha meno minuti
class-sort-last = prima chi manca da più tempo
class-not-begun = non iniziata
class-is-passed = superata
class-is-begun = iniziata
class-is-finished = completata, non superata
class-cell-best = miglior risultato { $percent }%
class-cell-answers = { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
class-cell-median = mediana { $seconds } s
class-cell-passed = superata: { $day }
class-cell-last = ultima volta: { $day }
class-legend = Una spunta: lezione superata. Un anello: completata ma non superata. Un pallino: iniziata. La cifra è la miglior percentuale di risposte giuste.
class-missing = Mancano: { $names }
class-strangers = Non in elenco: { $names }
class-no-house = Il casinò di queste risposte non è installato su questo computer.
class-whole = tutta la classe
class-whose = Tabella di
class-never-asked = domanda mai posta
class-cell-right = { $right } giuste su { $asked }
class-cell-known = acquisita da { $known } su { $asked }
class-tableau-legend = La cifra è la percentuale di risposte giuste. Tratteggiato: domanda mai posta.
class-wrong-are = Errori più frequenti: { $wrong }
class-no-questions = Nessuna domanda ha ancora avuto risposta.
class-as-asked = Come viene posta, per esempio:
class-rests-on = { $count ->
    [one] Si basa su 1 risposta.
   *[other] Si basa su { $count } risposte.
}
class-too-few-here = Troppo poche persone per calcolare la discriminazione (meno di { $fewest }).
# A heading with its content, read aloud.
class-of = { $what }: { $said }
class-here = Carica i profili locali
class-look-first = Da guardare per prime
class-look-others = Tutte le altre
class-look-hard = { $wrong ->
    [one] { $wrong } su { $of } ha sbagliato.
   *[other] { $wrong } su { $of } hanno sbagliato.
}
class-about-facility = La percentuale di risposte giuste.
class-about-guess = La percentuale di risposte giuste che si avrebbe rispondendo a caso.
class-about-discrimination = Vicino a 1: chi va bene nel resto va bene anche qui. Vicino a 0 non distingue nulla. Sotto 0: chi va bene nel resto qui sbaglia.
class-about-efficiency = Quanto questa domanda distingue chi sa da chi non sa, rispetto al massimo possibile.
class-about-top-and-bottom = Di quanto la percentuale di risposte giuste del 27% migliore della classe supera quella del 27% peggiore.
class-about-median = Metà della classe risponde in meno tempo.
class-about-lower = Un quarto della classe risponde in meno tempo.
class-about-upper = Un quarto della classe impiega di più.
