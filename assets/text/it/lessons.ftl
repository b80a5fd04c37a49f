# Errors in packs and lessons, each with the remedy.
flaw-pack-no-pack-file = Non c’è `pack.ron`. Aggiungine uno che dia `id`, `version`, `title` e `about` del pacchetto e l’elenco delle sue lezioni, `lessons`.
flaw-pack-too-many-files = Il pacchetto ha { $found } file, più del massimo di { $most }. Dividilo in più pacchetti.
flaw-pack-id-differs = Il pacchetto si chiama `{ $found }` e la sua cartella `{ $folder }`. Scrivi `id: "{ $folder }"`, oppure rinomina la cartella.
flaw-pack-no-lessons = Il pacchetto non elenca nessuna lezione. Indica i suoi file nell’ordine in cui si seguono: `lessons: ["01-first", "02-second"]`.
flaw-pack-lesson-name = `{ $found }` non è il nome di un file di lezione. Scrivi un numero di al massimo tre cifre, un trattino e l’identificativo della lezione, senza l’estensione: `01-naturals`.
flaw-pack-lesson-missing = Il pacchetto elenca `{ $found }`, ma il file `{ $found }.ron` non c’è. Aggiungi il file, oppure togli il nome dall’elenco.
flaw-pack-stray-file = Il pacchetto non elenca questa lezione. Aggiungi `"{ $name }"` a `lessons` in `pack.ron`, oppure togli il file dalla cartella.
flaw-lesson-id-differs = La lezione si chiama `{ $found }` e il suo file dice `{ $expected }`. Scrivi `id: "{ $expected }"`, oppure rinomina il file.
flaw-lesson-id-twice = Due lezioni del pacchetto si chiamano `{ $found }`. Dai a ognuna il suo identificativo: le risposte si conservano sotto quel nome.
flaw-id-form = `{ $found }` non è un identificativo. Usa lettere minuscole senza accento e cifre, parole unite da trattini, al massimo 64 caratteri, come `row-six`.
flaw-version-nought = Le versioni si contano da 1. Scrivi `version: 1` e aumentala quando cambi il file.
flaw-listed-twice = `{ $found }` compare due volte in questo elenco. Lascialo una volta sola.

flaw-text-no-language = Questo testo è vuoto in tutte le lingue. Scrivilo almeno in una: `{ "{" }"it": "…"{ "}" }`.
flaw-text-unknown-language = Lingua sconosciuta: `{ $language }`. Usa `fr`, `it` o `en`.
flaw-text-language-missing = 
    Questo testo manca in { $language ->
        [fr] francese
        [it] italiano
       *[other] inglese
    } (`{ $language }`), una delle lingue del pacchetto. Aggiungi `"{ $language }": "…"`.
flaw-text-language-more = Questo testo c’è anche in `{ $language }`, che non è una lingua del pacchetto. Scrivi tutti i testi del pacchetto in quella lingua, o toglila da qui.
flaw-text-language-twice = Il testo in `{ $language }` compare due volte. Tieni uno dei due.
flaw-text-empty = Il testo in `{ $language }` è vuoto. Scrivilo, oppure togli quella lingua da tutto il pacchetto.
flaw-text-too-long = Il testo in `{ $language }` ha { GROUPED($found) } caratteri, più del massimo di { $most }. Accorcialo.
flaw-text-placeholder = `{ $found }` nel testo in `{ $language }` qui non significa nulla. I nomi del casinò sono { "{punto}" }, { "{banco}" }, { "{egalite}" } e { "{tailleur}" }; altre parentesi graffe non sono ammesse.

flaw-lesson-unknown-house = Non c’è nessun casinò `{ $found }`. Scegli tra: { $known }.
flaw-lesson-no-questions = La lezione non fa nessuna domanda, quindi non c’è nulla da superare. Aggiungi un passo come `Drill(drill: Winner(), rounds: 10)`.
flaw-lesson-too-many-steps = La lezione ha più di { $most } passi. Dividila in più lezioni.
flaw-rounds = Un esercizio fa da 1 a 500 domande, non { $found }. Correggi `rounds`.
flaw-pass-accuracy = La precisione richiesta va dal 50 al 100 per cento, non { $found }. Correggi `accuracy`.
flaw-pass-mark = La soglia di un ambito va dal 50 al 100 per cento, non { $found }. Cambiala.
flaw-pass-seconds = Il tempo obiettivo va da 1 a 120 secondi a risposta, non { $found }. Correggi `seconds`.

flaw-drill-asks-nothing = { $house }: questo esercizio non ha domande, perché il filtro le esclude tutte. Allargalo, oppure indica in `houses` i casinò per cui vale.
flaw-drill-not-here = { $house } non ha ciò che chiede questo esercizio. Togli l’esercizio, oppure indica in `houses` i casinò che ce l’hanno.
flaw-drill-not-at-table = { $house } ha questo esercizio solo a questi tavoli: { $known }. Togli l’esercizio, oppure scrivi solo questi in `tables`.
flaw-drill-decision-twice = L’esercizio chiede due volte `{ $decision }`. Togli dal filtro una delle due.
flaw-drill-never-comes = { $house }: `{ $decision }` non capita mai. Toglilo dal filtro, oppure indica in `houses` i casinò per cui vale.

flaw-no-such-card = `{ $found }` non è una carta. Scrivi il valore (A, da 2 a 9, T per dieci, J, Q, K per fante, donna, re), poi il seme: s (picche), h (cuori), d (quadri) o c (fiori), come `7h`.
flaw-example-closed-before = { $house }: il colpo è già finito prima di questa carta. Toglila insieme a quelle che seguono.
flaw-example-wants-card = { $house }: il colpo non è finito, perché { $side } tira. Aggiungi una carta.
flaw-example-no-copy-left = { $house }: il sabot non contiene tante copie di questa carta: { $card }. Mettine un’altra.
flaw-example-point = { $house }: { $side } finisce con { $point }, non con { $claimed }. Correggi il punto o le carte.
flaw-example-winner = { $house }: vince { $chance }, non { $claimed }. Correggi la chance vincente o le carte.
