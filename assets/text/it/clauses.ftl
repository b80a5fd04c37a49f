# Clauses: their text, their drills, and the same subject in other houses.
home-clauses = Regolamenti
clauses-title = Regolamenti
clauses-search = Cerca per numero o parole
clauses-none = Nessuna clausola corrisponde alla ricerca.
clauses-hint = ↑ ↓: scorri l’elenco. Invio: apri.
clause-title = Clausola { $clause }
clause-all = Tutte le clausole
clause-look-up = { $source }. Vedi nei regolamenti.
clause-stated = Stabilito dal regolamento
clause-open = Stabilito solo in parte dal regolamento
clause-silent = Non precisato dal regolamento
clause-corrected = Letto secondo il senso, non alla lettera
clause-drilled = Lezioni su questa clausola
clause-drilled-nowhere = Nessuna lezione fa ancora domande su questa clausola.
clause-drilled-over-a-lesson = Hai una lezione in corso: finiscila o esci per iniziarne un’altra.
clause-drilled-elsewhere = Questa clausola è di: { $house }. Le lezioni qui sotto seguono lo stesso regolamento.
clause-back-to-lesson = Torna alla lezione
clause-in-program = Nel programma
clause-home-rule = Regole dell’arbitro che la applicano: { $rules }
clause-home-entry = File del casinò, { $entry }
clause-home-value = File del casinò, { $entry }: { $value }
clause-home-drills = Esercizi: { $drills }
clause-home-card = Una scheda fa domande su questa clausola.
clause-home-waits = Non è ancora usata.
clause-differences = Che cosa dicono i cinque casinò
clause-alike = Clausole simili
clause-alike-none = Nessun altro testo ha una clausola simile.
clause-no-clause-in = Nessuna clausola sull’argomento: { $houses }
clause-says-nothing = non precisato
clause-row-name = { $clause }: { $says }
clause-cell-name = { $house }: { $says }
clause-topic-history = Storia
clause-topic-equipment = Materiale
clause-topic-shoe = Preparazione del sabot
clause-topic-crew = Personale
clause-topic-seats = Posti
clause-topic-hand = Circolazione del sabot
clause-topic-counting = Punteggio e vincita
clause-topic-stakes = Puntate
clause-topic-deal = Distribuzione
clause-topic-drawing = Tiraggio
clause-topic-calls = Annunci
clause-topic-paying = Pagamenti
clause-topic-errors = Errori
clause-topic-house = Direzione

# The program in a terminal.
cli-clause = Mostra una clausola, le lezioni che la trattano e le differenze tra casinò
cli-value-clause = CLAUSOLA
cli-clause-id = La clausola, per esempio S0-57
cli-clause-house = Elenca le clausole del testo di questo casinò
cli-clause-homes = Elenca tutte le clausole con i loro esercizi e le loro lezioni
cli-no-such-clause = La clausola «{ $clause }» non esiste. Le clausole vanno da S0-01 a S0-78, da S1-01 a S1-25, da S2-01 a S2-60, da S3-01 a S3-20 e da S4-01 a S4-26.
cli-no-such-clause-but = La clausola «{ $clause }» non esiste. Intendevi «{ $suggested }»?
cli-house-without-clauses = Il programma non conosce le clausole del testo { $source }.

# Errors in a file of clauses.
flaw-clause-source-not-file = Queste clausole sono del testo { $found } e il loro file si chiama { $expected }. I due nomi devono essere uguali.
flaw-clause-foreign = { $found } è di un altro testo. Cita solo clausole che cominciano con { $source }.
flaw-clause-twice = La clausola { $found } c’è già più su. Tieni una delle due.
flaw-clause-missing = Manca la clausola { $found }. Scrivi che cosa dice.
flaw-clause-alike-own = { $found } è dello stesso testo. Sotto `alike` stanno solo clausole di altri testi.
flaw-clause-one-way = { $clause } nomina { $found } sotto `alike`, ma { $found } non nomina { $clause }. Scrivilo da tutte e due le parti.
flaw-difference-twice = La riga { $found } c’è già più su. Dalle un altro nome.
flaw-difference-sources = Una riga nomina i cinque testi in quest’ordine: { $expected }.
flaw-difference-no-clause = Nessuna clausola è citata. Citane una, o scrivi `Silent`.
cli-usage-clause = tailleur clause CLAUSOLA [--json]
    tailleur clause --house CASINÒ [--json]
    tailleur clause --homes [--json]
