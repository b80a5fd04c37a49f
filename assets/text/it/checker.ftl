# The checker of files.
flaw-ron-key-twice = «{ $field }» è scritto due volte. Togli uno dei due.
ron-kind-field = il nome di un campo, due punti e il suo valore
ron-kind-fields = ogni campo col suo nome, come `nome: valore`
ron-kind-pair = una coppia come `"it": "…"`
flaw-pack-language-missing = `languages` indica `{ $language }`, ma il titolo del pacchetto non c’è in quella lingua. Aggiungi `"{ $language }": "…"` al titolo, o togli `{ $language }` da `languages`.
flaw-pack-language-of-lessons = Tutte le lezioni sono anche in `{ $language }`, che non è una lingua del pacchetto. Aggiungi `"{ $language }": "…"` a questo titolo e agli altri testi del pacchetto, oppure togli quella lingua dalle lezioni.
flaw-after-later = La lezione `{ $found }` viene più avanti in questo pacchetto: non si può fare prima di questa. Cambia l’ordine di `lessons`, o toglila da `after`.
flaw-after-missing = Lezione non trovata: `{ $found }`. Correggi il nome, o toglila da `after`.
flaw-test-too-short = Il tempo è troppo breve per { $questions } domande. Dai almeno { $least } min, o fai meno domande.
flaw-drill-no-answer = { $house }: la domanda `{ $decision }` non ha nessuna risposta giusta possibile. Restringi il filtro, e segnala il problema agli autori di Tailleur.
flaw-after-elsewhere = La lezione `{ $found }` è di un pacchetto non compreso nel programma. Chi non ha quel pacchetto seguirà questa lezione senza aver fatto quella.
flaw-lesson-not-of-pack = Il pacchetto non è per il casinò `{ $found }`. Aggiungilo a `houses` del pacchetto, o toglilo da qui.
flaw-lesson-begins-cold = La lezione comincia con una domanda. Metti prima un breve testo o un esempio.
flaw-lesson-one-answer = { $house }: tutte le domande di questa lezione hanno la stessa risposta, che si dà senza riflettere. Aggiungi domande con altre risposte.
flaw-pass-by-guessing = Rispondendo a caso si supera questa lezione { $percent } volte su 100. Chiedi più risposte giuste, o fai più domande.
flaw-lesson-long = Questa lezione dura circa { $found } min; oltre i { $most } l’attenzione non regge. Dividila.
flaw-question-bare = La risposta a `{ $found }` non è spiegata: non la decide l’arbitro. Aggiungi `because`, o una `clause`.
flaw-ron-decimals = Le somme si contano in centesimi: scrivi { $meant } al posto di { $found }.
flaw-text-unseen-sign = Questo testo contiene un carattere invisibile che può cambiare la lettura del resto ({ $code }). Toglilo.
flaw-text-line-break = Questo testo deve stare su una riga. Togli l’a capo.
flaw-lesson-too-many-questions = Questa lezione fa { GROUPED($found) } domande, più delle { GROUPED($most) } che una lezione può fare. Abbassa `rounds`, o dividi la lezione.
flaw-id-device = `{ $found }` è un nome che Windows riserva a un dispositivo: nessuna cartella e nessun file può chiamarsi così. Scegli un altro identificativo.
flaw-since-pack-renamed = Il pacchetto si chiamava `{ $was }`. Le risposte salvate sotto quel nome andrebbero perse: rimetti quel nome.
flaw-since-lesson-renamed = Questa lezione si chiamava `{ $was }` e ora si chiama `{ $now }`. Le risposte salvate andrebbero perse: rimetti il vecchio nome.
flaw-since-question-renamed = Questa domanda si chiamava `{ $was }` e ora si chiama `{ $now }`. Le risposte salvate andrebbero perse: rimetti il vecchio nome.
flaw-since-version-back = L’ultima versione di questo pacchetto aveva il numero { $version }. Scrivi un numero più alto.
flaw-since-version-same = Il pacchetto è cambiato rispetto alla versione { $version }. Scrivi un numero più alto.
flaw-since-lesson-gone = La lezione `{ $was }` non esiste più. Le sue risposte restano nei registri ma non contano più.
flaw-since-question-gone = La domanda `{ $was }` non esiste più. Le sue risposte restano nei registri ma non contano più.
flaw-and-more = In questo file ci sono altri { GROUPED($more) } errori. Correggi prima quelli indicati sopra.
check-fault = errore
check-warning = avviso
check-watching = I file vengono controllati di nuovo a ogni modifica. Premi Ctrl-C per interrompere.
check-changed = { $files }: { $mended ->
    [one] 1 errore corretto
   *[other] { $mended } errori corretti
}, { $new ->
    [one] 1 nuovo
   *[other] { $new } nuovi
}.
check-since-none = In «{ $place }» non c’è un pacchetto con cui confrontare.
check-since-one = Con --since, indica un solo pacchetto da controllare.
cli-strict = Tratta gli avvisi come errori
cli-check-json = Mostra tutto in un documento JSON, per gli editor
cli-watch = Controlla di nuovo appena un file cambia
cli-since = La versione precedente del pacchetto, per trovare gli identificativi cambiati
cli-reference = Mostra tutti i campi, i loro tipi e il loro significato
flaw-ron-no-word = Scrivi qui una di queste parole: { $expected }.
flaw-ron-word-in-quotes = Scrivi { $meant } senza virgolette.
flaw-ron-strange-sign = { $kind ->
    [blank] Questo è uno spazio unificatore. Sostituiscilo con uno spazio normale.
    [unseen] Qui c’è un carattere invisibile. Cancellalo.
   *[quote] Questa virgoletta ({ $found }) non è diritta. Scrivi `"`.
}
ron-kind-texts = un testo per lingua, come { "{" }"it": "…"{ "}" }
flaw-ron-escape = Dopo una barra rovesciata scrivi n, r, t, 0, \u, un’altra barra rovesciata o una virgoletta diritta. Scrivi \\ per la barra rovesciata stessa.
flaw-ron-no-name = «{ $found }» non è un nome: un campo ha solo lettere, cifre e trattini bassi.
flaw-ron-empty = Il file è vuoto. Scrivi il suo contenuto, o elimina il file.
flaw-ron-json = Scrivi parentesi tonde, e i campi senza virgolette: `(id: "second")`.
flaw-ron-comment-sign = Un commento comincia con `//`, non con `#`.
flaw-ron-decimal-comma = `{ $field }` è un numero intero, senza virgola. Scrivi { $number } o { $next }.
