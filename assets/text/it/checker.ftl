# Che cosa dice chi controlla i file.
flaw-ron-key-twice = «{ $field }» è scritto due volte. Tienine uno solo.
ron-kind-field = il nome di un campo, due punti e il suo valore
ron-kind-pair = una coppia: un testo tra virgolette, due punti e il suo valore
flaw-pack-language-missing = Il pacchetto si dice in `{ $language }`, ma il suo titolo non lo è. Aggiungilo, o togli la lingua da `languages`.
flaw-after-later = `{ $found }` viene più avanti in questo pacchetto, e non si può fare prima di questa lezione. Cambia l’ordine di `lessons`, o toglila da `after`.
flaw-after-missing = Non c’è una lezione `{ $found }`. Correggi il nome, o toglila da `after`.
flaw-test-too-short = Nessuno risponde a { $questions } domande in così poco tempo. Dai almeno { $least } min, o fai meno domande.
flaw-drill-no-answer = Nella casa { $house }, la domanda `{ $decision }` non ha una risposta che si possa dare e che sia giusta. Restringi il filtro, e segnalalo a chi fa questo programma.
flaw-after-elsewhere = `{ $found }` è di un pacchetto che non è in questo programma. Chi non l’ha installato fa questa lezione senza di essa.
flaw-lesson-not-of-pack = Il pacchetto non è per la casa `{ $found }`. Aggiungila alle sue `houses`, o toglila da qui.
flaw-lesson-begins-cold = La lezione comincia con una domanda. Metti prima qualche parola da leggere, o un esempio.
flaw-lesson-one-answer = Nella casa { $house }, tutte le domande di questa lezione hanno la stessa risposta: la si dà senza riflettere. Mescolane altre.
flaw-pass-by-guessing = Chi risponde a caso supera questa lezione { $percent } volte su 100. Chiedi più risposte giuste, o fai più domande.
flaw-lesson-long = Questa lezione dura circa { $found } min; oltre i { $most } l’attenzione non regge. Dividila.
flaw-question-bare = Niente dice perché la risposta a `{ $found }` è giusta: l’arbitro non ne decide. Aggiungi `because`, o una `clause`.
flaw-since-pack-renamed = Il pacchetto si chiamava `{ $was }`. Le risposte conservate sotto quel nome andrebbero perse: rendigli il suo nome.
flaw-since-lesson-renamed = Questa lezione si chiamava `{ $was }`, e ora si chiama `{ $now }`. Le risposte conservate andrebbero perse: rendile il suo nome.
flaw-since-question-renamed = Questa domanda si chiamava `{ $was }`, e ora si chiama `{ $now }`. Le risposte conservate andrebbero perse: rendile il suo nome.
flaw-since-version-back = L’ultima versione di questo pacchetto era la { $version }. Danne una più alta.
flaw-since-version-same = Il pacchetto è cambiato dalla versione { $version }. Dai una versione più alta.
flaw-since-lesson-gone = La lezione `{ $was }` non c’è più. Quello che vi fu risposto resta nei registri, e non conta più.
flaw-since-question-gone = La domanda `{ $was }` non c’è più. Quello che vi fu risposto resta nei registri, e non conta più.
flaw-and-more = In questo file ci sono altri { $more } errori, da qui in poi. Correggi prima i primi.
check-fault = errore
check-warning = avviso
check-warnings = { $warnings ->
    [one] { $warnings } avviso.
   *[other] { $warnings } avvisi.
}
check-watching = Si controlla di nuovo appena un file cambia. Ctrl-C ferma.
check-changed = { $files }: { $mended } in meno, { $new } in più.
check-since-none = Non c’è un pacchetto da confrontare in «{ $place }».
check-since-one = Con --since, indica un solo pacchetto da controllare.
cli-strict = Un avviso conta come un errore
cli-check-json = Tutto in un documento JSON, per gli editor
cli-watch = Controllare di nuovo appena un file cambia
cli-since = La versione precedente del pacchetto: dice i nomi che sono cambiati
cli-reference = Scrivere tutti i campi, il loro tipo e che cosa vogliono dire
flaw-ron-no-word = Qui si scrive una di queste parole: { $expected }.
flaw-ron-word-in-quotes = Scrivi { $meant } senza virgolette.
flaw-ron-strange-sign = { $kind ->
    [blank] Questo è uno spazio indivisibile. Sostituiscilo con uno spazio normale.
    [unseen] Qui c’è un segno invisibile. Cancellalo.
   *[quote] Questa virgoletta ({ $found }) non è diritta. Scrivi `"`.
}
ron-kind-texts = un testo per lingua, come { "{" }"it": "…"{ "}" }
flaw-ron-escape = Dopo una barra rovesciata si scrive n, r, t, 0, \u, un’altra barra o una virgoletta diritta. Scrivi \\ per la barra stessa.
flaw-ron-no-name = «{ $found }» non è un nome: un campo ha solo lettere, cifre e trattini bassi.
