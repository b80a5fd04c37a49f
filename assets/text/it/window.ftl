# Le schermate della finestra.
app-name = Tailleur
app-purpose = L’allenamento dei croupier di punto banco

go-on = Avanti
go-back = Indietro
close = Chiudi
key-enter = Invio
key-escape = Esc

welcome-who = Chi si allena?
welcome-first = Ti diamo il benvenuto. Come ti chiami?
welcome-new = Una persona nuova
welcome-name = Il tuo nome
welcome-begin = Comincia
welcome-kept = Le tue risposte restano su questo computer, in una cartella tutta tua.
welcome-trainers = Per i formatori

home-next = Da fare adesso
home-again = Hai superato tutto. Per non perdere la mano:
home-begin = Comincia
home-house = Casa da gioco
home-questions = { $questions ->
    [one] { $questions } domanda
   *[other] circa { $questions } domande
 }
home-pass-mark = si supera con il { $accuracy }%, ritmo { $seconds } s
home-pass-mark-untimed = si supera con il { $accuracy }%
home-begun = cominciata
home-best = miglior risultato { $percent }%
home-best-missing = { $count ->
    [one] al meglio { $right } su { $asked }: ancora 1 risposta giusta
   *[other] al meglio { $right } su { $asked }: ancora { $count } risposte giuste
}
home-pace = ritmo { $seconds } s, obiettivo { $aim } s
home-pace-earned = a ritmo: { $seconds } s
home-passed = superata
home-passed-elsewhere = superata a { $house }, dove è uguale
home-no-lessons = Non c’è nessuna lezione per questa casa. Scegline un’altra qui sopra.
home-change-profile = Cambia allievo
home-settings = Impostazioni
home-keys = Tasti
home-lesson-name = { $title }, { $state }

lesson-progress = { $done } di { $all }
lesson-pause = Pausa
lesson-paused = In pausa
lesson-paused-kept = Il cronometro è fermo. Le tue risposte sono salvate.
lesson-resume = Riprendi
page-back = Indietro
rule-show = Regola
rule-hide = Nascondi la regola
sources-show = Fonte
sources-hide = Nascondi la fonte
lesson-leave = Lascia la lezione
lesson-example = Esempio
lesson-worked = Tre errori di questo genere. Ecco un caso risolto:
lesson-your-answer = La tua risposta
lesson-check = Conferma
lesson-pick-hint = Premi un tasto, oppure fai clic.
lesson-number-hint = Premi la cifra, oppure fai clic.
lesson-long-number-hint = Scrivi il numero, poi Invio.
lesson-money-hint = Scrivi la somma, poi Invio.
lesson-several-hint = Rispondi riga per riga. Con le frecce su e giù cambi riga.

verdict-right = Giusto
verdict-wrong = Non proprio
verdict-expected = Risposta attesa
verdict-given = Hai risposto
verdict-why = Perché
verdict-working = Il calcolo
verdict-time = { $seconds } s
source-stated = { $house }, clausola { $clause }
source-silent = Il testo tace; vale l’uso comune.
source-corrected = { $house }, clausola { $clause }, letta secondo il senso e non alla lettera
part-name = { $label } { $answer }
no-answer-yet = ancora senza risposta

summary-title = Lezione finita
summary-passed = Superata
summary-not-yet = Non ancora
summary-score = { $right } giuste su { $asked }
summary-accuracy = { $percent }%
summary-pace = Ritmo { $seconds } s, obiettivo { $aim } s.
summary-pace-earned = Ritmo { $seconds } s: anche il ritmo è raggiunto.
summary-mark = Si supera con il { $accuracy }% di risposte giuste.
summary-missing = { $count ->
    [one] { $right } su { $asked }: ancora 1 risposta giusta ed è superata.
   *[other] { $right } su { $asked }: ancora { $count } risposte giuste ed è superata.
}
summary-spared = { $count ->
    [one] Lo sapevi già: 1 domanda in meno.
   *[other] Lo sapevi già: { $count } domande in meno.
}
summary-read = Questa lezione non fa domande.
summary-look-again = Da rivedere
summary-nothing-missed = Nemmeno un errore.
summary-next = Poi: { $title }
summary-again = Ancora una volta
summary-questions = Rifare le domande
summary-home = Inizio

settings-title = Impostazioni
settings-language = Lingua
settings-language-system = Quella del sistema
settings-house = Casa da gioco
settings-theme = Tema
settings-theme-system = Quello del sistema
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-felt = Tappeto
settings-felt-green = Verde
settings-felt-blue = Blu
settings-text = Dimensione del testo
settings-timers = Cronometra le risposte
settings-timers-about = Senza cronometro la precisione viene prima: nessun orologio, e il ritmo non conta per nulla.
settings-goes-on = Avanti da sé dopo una risposta giusta
settings-goes-on-about = Dopo un attimo; un tasto qualsiasi manda avanti subito. Una risposta sbagliata aspetta sempre. Senza effetto se le risposte non sono cronometrate o se è attivo un lettore di schermo.
settings-four-colours = Mazzo a quattro colori
settings-four-colours-about = Quadri blu, fiori verdi.
settings-motion = Meno animazioni
settings-motion-about = Le carte compaiono al loro posto.
settings-sources = Mostra sempre la fonte
settings-sources-about = Sotto ogni «Perché»: l’articolo, o il silenzio del testo. F2 la mostra e la nasconde.

keys-title = Tasti
keys-enter = va avanti
keys-escape = torna indietro; in una lezione mette in pausa, poi esce
keys-question-mark = mostra questi tasti
keys-full-screen = Schermo intero
keys-tab = passa da un elemento al successivo
keys-digits = rispondono con il loro numero, o scrivono una somma
keys-letters = rispondono con la lettera indicata
keys-arrows = cambiano riga in una risposta composta
keys-backspace = toglie l’ultima cifra o l’ultima riga

notice-no-such-lesson = Questa lezione non esiste. Scegline una dall’elenco.
notice-not-for-this-house = Questa lezione non riguarda la casa scelta. Scegli un’altra casa o un’altra lezione.
window-cannot-open = La finestra non si può aprire: { $error }
    Servono uno schermo e OpenGL 2 o più recente. Aggiorna il driver grafico, oppure usa i comandi di `tailleur --help`, che ne fanno a meno.
profile-missing = Non c’è più un profilo di nome { $name }. Scegline un altro o creane uno.
lesson-grid-hint = Le lettere, o 1 e 2, riempiono la casella aperta; tenute premute, proseguono. Frecce per spostarsi, Spazio per cambiare, Backspace per cancellare. Oppure clicca le caselle, o scorri su più d’una.
lesson-call-hint = Lettere e cifre mettono le parole, Spazio permette di scrivere, Backspace toglie. Invio per confermare.
lesson-chips-hint = Una lettera o un clic mette giù un gettone; si può anche trascinare. Backspace lo riprende. Invio per confermare.
lesson-order-hint = Una lettera o un clic dà il posto seguente; Backspace riprende l’ultimo. Frecce e Spazio spostano un passo. Invio per confermare.
lesson-settle-hint = C o 0 ritira. Una somma, poi Invio, paga. Le frecce e Spazio cambiano puntata. Invio senza somma dà la risposta.
remark-fewer-pieces = La somma è giusta, in { $given } pezzi. { $fewest ->
        [one] Ne sarebbe bastato uno.
       *[other] Ne sarebbero bastati { $fewest }.
    }
