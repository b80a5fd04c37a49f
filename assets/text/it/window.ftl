# The screens of the window.
app-name = Tailleur
app-purpose = Esercizi per croupier di punto banco

go-on = Continua
go-back = Indietro
close = Chiudi
key-enter = Invio
key-escape = Esc

welcome-who = Chi si esercita?
welcome-first = Ti diamo il benvenuto. Come ti chiami?
welcome-new = Nuovo allievo
welcome-name = Il tuo nome
welcome-begin = Inizia
welcome-kept = Le tue risposte restano su questo computer, in una cartella tutta tua.
welcome-trainers = Per i formatori

home-next = Da fare adesso
home-again = Hai superato tutte le lezioni. Per restare in esercizio:
home-begin = Inizia
home-house = Regolamento
home-questions = { $questions ->
    [one] { $questions } domanda
   *[other] circa { $questions } domande
 }
home-pass-mark = soglia { $accuracy }% · tempo obiettivo: { $seconds } s a risposta
home-pass-mark-untimed = soglia { $accuracy }%
home-begun = iniziata
home-best = miglior risultato { $percent }%
home-best-missing = { $count ->
    [one] miglior risultato { $right } su { $asked }: manca 1 risposta giusta
   *[other] miglior risultato { $right } su { $asked }: mancano { $count } risposte giuste
}
home-pace = tempo mediano: { $seconds } s (obiettivo: { $aim } s)
home-pace-earned = tempo obiettivo raggiunto: { $seconds } s
home-passed = superata
home-passed-elsewhere = superata in { $house }, dove la regola è la stessa
home-no-lessons = Non ci sono lezioni per questo casinò. Scegline un altro qui sopra.
home-change-profile = Cambia utente
home-settings = Impostazioni
home-keys = Scorciatoie
home-lesson-name = { $title }, { $state }

lesson-progress = { $done } su { $all }
lesson-progress-again = { $done } su { $all }, { $again } da ripetere
lesson-pause = Pausa
lesson-paused = In pausa
lesson-paused-kept = Il cronometro è fermo. Le tue risposte sono salvate.
lesson-resume = Riprendi
page-back = Indietro
rule-show = Mostra la regola
rule-hide = Nascondi la regola
sources-show = Mostra la fonte
sources-hide = Nascondi la fonte
lesson-leave = Esci dalla lezione
test-leave = Salva ed esci
lesson-example = Esempio
lesson-worked = Tre errori di questo genere. Ecco un caso risolto:
lesson-your-answer = La tua risposta
lesson-check = Conferma
lesson-pick-hint = Premi il tasto indicato, oppure fai clic.
lesson-number-hint = Premi la cifra, oppure fai clic.
lesson-long-number-hint = Scrivi il numero, poi premi Invio.
lesson-money-hint = Scrivi l’importo, poi premi Invio.
lesson-several-hint = Rispondi a una domanda dopo l’altra. Frecce su e giù: passa da una domanda all’altra.

verdict-right = Giusto
verdict-wrong = Sbagliato
verdict-expected = Risposta giusta
verdict-given = La tua risposta
verdict-why = Perché
verdict-working = Svolgimento
verdict-more-reasons = { $count ->
    [one] Un altro motivo
   *[other] Altri { $count } motivi
}
verdict-time = { $seconds } s
source-stated = { $house }, clausola { $clause }
source-silent = Il regolamento non lo precisa; si segue la prassi comune.
source-corrected = { $house }, clausola { $clause }, letta secondo il senso e non alla lettera
part-name = { $label } { $answer }
no-answer-yet = senza risposta

summary-title = Fine della lezione
summary-passed = Superata
summary-not-yet = Non ancora superata
summary-score = { $right } giuste su { $asked }
summary-accuracy = { $percent }%
summary-pace = Tempo mediano: { $seconds } s (obiettivo: { $aim } s).
summary-pace-earned = Tempo mediano { $seconds } s: tempo rispettato.
summary-mark = Soglia: { $accuracy }%
summary-missing = { $count ->
    [one] Ti mancava 1 risposta giusta per raggiungere la soglia.
   *[other] Ti mancavano { $count } risposte giuste per raggiungere la soglia.
}
summary-spared = { $count ->
    [one] Sapevi già una parte della lezione: 1 domanda in meno.
   *[other] Sapevi già una parte della lezione: { $count } domande in meno.
}
summary-read = Questa lezione non fa domande.
summary-look-again = Da rivedere
summary-next = Continua: { $title }
summary-again = Ricomincia la lezione
summary-test-again = Ricomincia la prova
summary-questions = Rifai senza le pagine da leggere
summary-home = Pagina iniziale

settings-title = Impostazioni
settings-training = Formazione
settings-look = Aspetto
settings-answers = Domande
settings-more = Altre schermate
settings-language = Lingua
settings-language-system = Lingua del sistema
settings-house = Regolamento
settings-purpose = Obiettivo
settings-theme = Tema
settings-theme-system = Tema del sistema
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-felt = Tappeto
settings-felt-green = Verde
settings-felt-blue = Blu
settings-text = Dimensione del testo
settings-timers = Cronometra le risposte
settings-timers-about = Senza cronometro non si vede alcun orologio e conta solo la precisione.
settings-goes-on = Passa automaticamente alla domanda seguente dopo una risposta giusta
settings-goes-on-about = Il programma va avanti da solo, o con un tasto. Dopo un errore, senza cronometro o con screen reader la domanda resta.
settings-four-colours = Mazzo a quattro colori
settings-four-colours-about = Quadri blu, fiori verdi.
settings-motion = Riduci le animazioni
settings-motion-about = Le carte compaiono direttamente al loro posto.
settings-sources = Mostra sempre la fonte
settings-sources-about = Sotto ogni «Perché»: la clausola, o l’avviso che il regolamento non ne parla. F2 mostra o nasconde la fonte.
settings-chips = Paga e ritira in gettoni
settings-chips-about = Ogni pagamento si fa con i gettoni di un vassoio; altrimenti, con un tastierino. Un importo si può sempre digitare.

about-title = Informazioni
about-version = Tailleur { $version }
about-licence = Software libero, con licenza MIT o Apache 2.0, a tua scelta.
about-updates = Nuove versioni: { $page }. Tailleur non usa mai internet e quindi non le cerca da sé.
about-updates-elsewhere = Le nuove versioni si trovano dove hai trovato questa. Tailleur non usa mai internet e quindi non le cerca da sé.
about-inside = Che cosa contiene il programma
about-libraries = { $count } librerie
about-assets = Carattere: Inter (SIL OFL 1.1). Segni: DejaVu (Bitstream Vera). Figure delle carte: Adrian Kennard (CC0). Voce: Kokoro-82M (Apache 2.0); la voce francese è stata addestrata con la base di dati SIWIS (CC BY 4.0).

keys-title = Scorciatoie da tastiera
keys-enter = Continua
keys-home-start = Inizia ciò che è proposto
keys-home-find = Cerca una lezione: basta scrivere
keys-escape = Torna indietro; in una lezione: pausa, poi esci
keys-question-mark = Mostra le scorciatoie
keys-full-screen = Schermo intero
keys-tab = Passa all’elemento successivo
keys-digits = Rispondi con il numero, o scrivi una somma
keys-letters = Rispondi con la lettera indicata
keys-chips = Prendere il gettone con quella lettera
keys-arrows = Cambia riga in una risposta a più righe
keys-backspace = Cancella l’ultima cifra o annulla l’ultima riga

notice-no-such-lesson = Questa lezione non esiste. Scegline una dall’elenco.
notice-not-for-this-house = Questa lezione non riguarda il casinò scelto. Scegli un altro casinò o un’altra lezione.
window-cannot-open = La finestra non si può aprire: { $error }
    Servono un ambiente grafico (display) e OpenGL 2 o più recente. Aggiorna il driver grafico, oppure usa i comandi di `tailleur --help`, che non hanno bisogno della finestra.
profile-missing = Non c’è più un profilo di nome { $name }. Scegline un altro o creane uno.
lesson-grid-hint = T o 1: tira; R o 2: sta. Frecce: cambia casella. Spazio: scambia T e R. Backspace: svuota la casella.
lesson-call-hint = Lettera o cifra: scegli una parola; Spazio: scrivi liberamente; Backspace: cancella; Invio: conferma.
lesson-chips-hint = Una lettera o un clic posa un gettone, oppure trascinalo. Backspace: lo toglie. Invio: conferma.
lesson-order-hint = Lettera o clic: mette il passo nella prima riga libera. Spazio e frecce: sposta. Backspace: annulla. Invio: conferma.
lesson-order-enacted = Ogni passo avviene sul tavolo appena lo metti.
lesson-settle-hint = Fai clic, o usa le frecce.
remark-fewer-pieces = La somma è giusta, in { $given } pezzi. { $fewest ->
        [one] Ne sarebbe bastato uno.
       *[other] Ne sarebbero bastati { $fewest }.
    }
