# The first minutes: a question, then the purpose of the visit.
first-later = Salta per ora
first-lead = Le carte sono servite. { $side } ha { $point }:
first-done = È tutto qui: le carte, una regola, una risposta. Per continuare serve il tuo nome.

purpose-title = Che cosa vuoi fare?
purpose-trainee = Prepararmi a lavorare in un casinò
purpose-trainee-about = Le lezioni in ordine, dal conteggio di una mano alla prova al tavolo.
purpose-trainer = Formare croupier
purpose-trainer-about = Scrivere lezioni, stampare esercizi, seguire i progressi di ciascuno.
purpose-class = Fare un quiz in classe
purpose-class-about = Una domanda per tutti; ognuno risponde dal suo telefono.

choose-house = Per quale casinò?
choose-house-about = Ogni casinò ha il proprio regolamento. Nel dubbio, prendi il primo: potrai cambiare in seguito.
choose-table = A quale tavolo?
choose-table-about = Scegli quello a cui lavorerai. Puoi cambiarlo più tardi, nella schermata iniziale.
choose-table-seats = { $seats } posti, { $croupiers ->
    [one] un solo croupier
   *[other] { $croupiers } croupier
 }
exam-title = Quando hai l’esame?
exam-about = Il ritmo degli esercizi si adatta a quella data. Il giorno esatto si può fissare più tardi, in Progressi.
exam-in-weeks = Tra { $weeks } settimane
exam-open = Non c’è ancora una data
dealt-title = Hai già lavorato al tavolo?
dealt-no = No, o poco
dealt-no-about = Inizi dalla prima lezione. Dura pochi minuti.
dealt-yes = Sì
dealt-yes-about = Due minuti di domande. Le lezioni che conosci già risulteranno superate; potrai comunque farle.
house-about-article-57-13 = Il regolamento francese del gioco, quello dei casinò di Francia.
house-about-guide-fr = Una guida francese per croupier, per i casinò di Francia che usano i suoi termini.
house-about-monte-carlo = Il regolamento della Société des Bains de Mer. Si gioca nel Principato di Monaco, con otto mazzi.
house-about-venezia = Le regole dell’opuscolo del Casinò di Venezia, con commissione su Banco.
house-about-venezia-malta = Il regolamento della sede maltese del Casinò di Venezia. Senza commissione; se Banco vince con 6, la vincita si paga a metà.

placement-finished = Test iniziale terminato
placement-title = Che cosa sai già
placement-result = { $count ->
    [0] Inizi dalla prima lezione.
    [one] Una lezione risulta già superata.
   *[other] { $count } lezioni risultano già superate.
 }
placement-topic = { $topic }: { $known ->
    [one] { $known } lezione superata
   *[other] { $known } lezioni superate
} su { $all }
placement-about = Le lezioni superate sono contrassegnate. Puoi farle comunque, oppure annullare il test.
placement-undo = Annulla il test iniziale
placement-take = Fai il test iniziale
home-placed = con il test
home-placed-count = { $count ->
    [one] Una lezione è superata con il test iniziale.
   *[other] { $count } lezioni sono superate con il test iniziale.
 }

# Home.
home-minutes = { $minutes } min
home-search = Trova una lezione: scrivi il nome
home-search-nothing = Nessuna lezione trovata con queste parole.
home-class-title = La tua classe
home-trainer-title = I tuoi allievi
home-trainer-about = Inizia da qui. Per vedere le lezioni degli allievi, scegli «Prova le lezioni».
home-quiz-about = Una domanda per tutti; ognuno risponde dal suo telefono.
home-report-about = I progressi di ciascuno e gli errori più frequenti.
home-editor-about = Scrivi le tue lezioni o modificane una.
home-packs-about = Aggiungi lezioni di altri o condividi le tue.
home-train-self = Prova le lezioni
home-train-self-about = Vedi le lezioni come le vede un allievo.
home-sheets = Esercizi su carta
home-sheets-about = Stampa qualsiasi lezione, ogni volta con altre domande e con le soluzioni.
home-print = Stampa «{ $title }»…
house-where-article-57-13 = Francia
house-where-guide-fr = Francia
house-where-monte-carlo = Monaco
house-where-venezia = Venezia
house-where-venezia-malta = Malta

# The end of a lesson.
summary-learnt = Obiettivo raggiunto – { $goal }
summary-aim = Obiettivo – { $goal }
summary-better = Punti in più rispetto al tuo miglior risultato ({ $percent }%): { $points }
summary-as-before = Pari al tuo miglior risultato ({ $percent }%)
summary-below = Il tuo miglior risultato: { $percent }%
lesson-unheard = Senza audio questa lezione per ora non si può superare.
lesson-skip = Salta la lezione

# A worksheet.
print-title = Stampa un esercizio
print-folder = Cartella
print-usual = Se il campo resta vuoto, il file va nella cartella Tailleur in Documenti o, senza una cartella Documenti, in quella dei dati del programma.
print-do = Crea il PDF
saved-open = Apri
saved-folder = Mostra nella cartella
