# The command line.
cli-about = Esercitazioni per croupier di punto banco. Senza comando si apre la finestra.
cli-usage = Uso:
cli-commands = Comandi
cli-options = Opzioni
cli-arguments = Argomenti
cli-value-command = COMANDO
cli-value-name = NOME
cli-value-folder = CARTELLA
cli-value-lesson = PACCHETTO/LEZIONE
cli-value-lang = fr|it|en
cli-value-house = CASINÒ
cli-value-table = TAVOLO
cli-table = Il tavolo: large (grande), midi o mini (predefinito: il primo adatto)
cli-bad-table = Non c’è un tavolo «{ $value }». I tavoli sono large, midi e mini.
cli-not-at-table = { $house }: a quel tavolo non ci sono domande su questo argomento.
cli-value-bet = CASELLA=IMPORTO
cli-value-batch = FILE|-
cli-value-card = CARTA
cli-value-number = N
cli-value-path = PERCORSO
cli-usage-window = tailleur [--profile NOME] [--data CARTELLA] [--lang fr|it|en] [--lesson PACCHETTO/LEZIONE]
    tailleur COMANDO …
cli-usage-referee = tailleur referee --house CASINÒ [--bet CASELLA=IMPORTO]… [--json] CARTA…
    tailleur referee --house CASINÒ --batch FILE|-
    tailleur referee --house CASINÒ [--json] --incident FILE|-
cli-usage-odds = tailleur odds --house CASINÒ [--packs N] [--json]
cli-usage-deal = tailleur deal --house CASINÒ --seed N [--coups N] [--json|--totals] [--threads N]
cli-usage-check = tailleur check PERCORSO…
cli-profile = Il profilo da aprire
cli-data = La cartella dei profili
cli-lang = La lingua
cli-lesson = La lezione con cui iniziare
cli-version = Mostra la versione
cli-help = Mostra l’aiuto
cli-referee = Giudica un colpo, paga e ritira le puntate e cita le regole
cli-odds = Calcola le probabilità esatte e il vantaggio del casinò
cli-deal = Distribuisci sabot a partire da un numero di partenza (seed)
cli-check = Cerca errori nei casinò, nelle lezioni e nelle registrazioni
cli-house = Il casinò: il suo nome o un file .ron
cli-bet = Una puntata in centesimi, senza frazioni, per esempio punto=10000; si può ripetere
cli-json = Mostra in JSON
cli-batch = Giudica un file di colpi, un oggetto JSON per riga; - legge lo standard input
cli-incident = Giudica un errore di tiraggio o un’altra irregolarità, un oggetto JSON; - legge lo standard input
cli-cards = Le carte nell’ordine in cui escono dal sabot, per esempio 7h 2c 9d Ks
cli-packs = Il numero di mazzi, da 1 a 12 (predefinito: quello del casinò)
cli-seed = Il numero di partenza (seed); lo stesso numero dà gli stessi sabot
cli-coups = Fermati dopo questo numero di colpi (predefinito: un sabot)
cli-totals = Conta soltanto le chance vincenti
cli-threads = Il numero di thread per --totals (predefinito: tutti i core)
cli-paths = Un file o una cartella da controllare

# Errors in the arguments.
cli-unknown-argument = L’opzione «{ $argument }» non esiste.
cli-unknown-command = Il comando «{ $command }» non esiste.
cli-missing = Argomento mancante: { $argument }.
cli-twice = { $argument } è indicato due volte.
cli-conflict = { $argument } non si può usare con { $other }.
cli-no-value = { $argument } richiede un valore.
cli-too-many = { $argument } ha ricevuto troppi valori.
cli-not-text = Un argomento non è testo in UTF-8.
cli-not-understood = La riga di comando non è valida.
cli-suggestion = { $fault } Intendevi «{ $suggested }»?
cli-see-help = { $fault } Vedi «tailleur --help».
cli-unknown-language = La lingua «{ $value }» non è disponibile: scegli fr, it o en.
cli-bad-lesson = «{ $value }» non indica una lezione: scrivi PACCHETTO/LEZIONE.
cli-bad-number = { $argument } non può essere «{ $value }»: scrivi un numero intero da { $least } a { $most }.
cli-unknown-house = Il casinò «{ $house }» non esiste. Ci sono { $known }; oppure indica un file .ron.
cli-bad-house = Il file del casinò contiene errori:
    { $flaws }
cli-stream = Lettura o scrittura non riuscita: { $why }.
cli-no-window = Questo programma è stato compilato senza finestra. Per i comandi vedi «tailleur --help».

# Files.
file-missing = { $file } non è stato trovato. Controlla il percorso.
file-forbidden = Non hai il permesso di leggere { $file }.
file-too-long = { $file } supera il limite di { $most } kB.
file-not-text = { $file }: non è testo in UTF-8 (riga { $line }).
file-is-folder = { $file }: è una cartella; serve un file.
file-not-plain = { $file }: è una pipe o un dispositivo; serve un file normale.
file-too-deep = { $file }: questa cartella è troppo in profondità per essere esplorata. Indicala direttamente.
file-unreadable = { $file }: non si può leggere ({ $why }).

# Coups and stakes that cannot be.
coup-no-such-card = «{ $card }» non è una carta. Una carta è un valore (A, da 2 a 9, T J Q K) e un seme (s h d c), per esempio 7h.
coup-closed = Il colpo è finito dopo { $count } carte; la carta { $place } non ne fa parte.
coup-no-copy-left = Carta { $place }, { $card }: il sabot la contiene soltanto { $packs ->
    [one] una volta
   *[other] { $packs } volte
}.
coup-too-few = Troppo poche carte: { $given ->
    [0] la prima
    [one] dopo la prima, la successiva
   *[other] dopo { $given } carte, la successiva
} spetta a { $side }.
bet-form = «{ $value }» non è una puntata: scrivi CASELLA=IMPORTO, per esempio punto=10000.
bet-no-such-spot = La casella «{ $spot }» non esiste in questo casinò. Scegli tra { $spots }.
bet-nothing = La puntata su { $spot } vale zero.
bet-twice = Ci sono due puntate su { $spot }.
amount-huge = L’importo per { $name } è più grande di quanto il programma possa calcolare.
amount-negative = L’importo per { $name } è negativo.
amount-fraction = L’importo per { $name } non è un numero intero di centesimi.
amount-no-number = L’importo per { $name } non è un numero.
limits-order = Il minimo supera il massimo.

# Lines of a batch.
line-json = Questa riga non è JSON (colonna { $column }).
line-shape = Questa riga è JSON ma non è un colpo (colonna { $column }). Scrivi { $example }.
incident-stands = Il colpo è valido.
incident-restored = Il colpo si ricostruisce.
incident-null = Il colpo è annullato.
incident-direction = Decide la direzione.
incident-next = Poi: { $act }
incident-mistakes = Che cosa non va:
incident-remedies = Che cosa si fa:
incident-rules = Regole applicate:
incident-open = Che cosa il regolamento non dice:
incident-disputes-chef-de-table = Se un giocatore contesta, decide lo chef de table.
incident-disputes-direction = Se un giocatore contesta, decide la direzione del casinò.
incident-used = Tra le carte giocate
incident-set-aside = Tolta
incident-called = `called` nomina la chance annunciata: si usa solo con le fasi `called` e `paid`, che lo richiedono.
incident-unreadable = Questo non è un incidente (riga { $line }, colonna { $column }). Scrivi { $example }.
incident-too-long = È più lungo di { $most } kB, il massimo per un incidente.
line-no-cards = In questa riga non ci sono carte.
line-unknown = Il campo «{ $field }» non esiste.
line-twice = Il campo «{ $field }» compare due volte.
line-limit-missing = Nei limiti manca «{ $field }».
line-too-long = Questa riga supera { $most } kB ed è stata saltata.

# Output of the referee.
told-hand = { $side }: { $cards }, { $point }
told-winner = Vince { $chance }.
told-win = { $spot }, { $stake }: vince, pagati { $paid }
told-lose = { $spot }, { $stake }: perde, ritirati { $collected }
told-push = { $spot }, { $stake }: né vince né perde
told-refused = { $spot }, { $stake }: rifiutata, restituita
told-calls = Annunci
told-reasons = Perché
told-silent = il regolamento non lo precisa, prassi comune
odds-title = { $house }, { $packs ->
    [one] { $packs } mazzo
   *[other] { $packs } mazzi
}
odds-all = Sequenze
odds-cards = Colpi di { $cards } carte
odds-edges = Il vantaggio del casinò, in rapporto alla puntata
odds-packs = Le probabilità si calcolano per un numero di mazzi da 1 a 12.
odds-too-fine = I pagamenti di questo casinò hanno frazioni troppo piccole per un risultato esatto.
deal-opened = { $house }, sabot { $shoe }, carta scoperta: { $card }, { $count ->
    [one] { $count } carta bruciata
   *[other] { $count } carte bruciate
}
deal-opened-unburned = { $house }, sabot { $shoe }
deal-closed = { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}, { $left ->
    [one] { $left } carta rimasta nel sabot
   *[other] { $left } carte rimaste nel sabot
}
deal-nothing = La carta di arresto di questo casinò è così lontana dal fondo che non si può giocare nessun colpo.
check-nothing = Nessun casinò, lezione o elenco di registrazioni trovato.
check-summary = { $files ->
    [one] { $files } file controllato
   *[other] { $files } file controllati
}, { $faults ->
    [0] nessun errore
    [one] { $faults } errore
   *[other] { $faults } errori
}.
check-summary-warned = { $files ->
    [one] { $files } file controllato
   *[other] { $files } file controllati
}, { $faults ->
    [0] nessun errore
    [one] { $faults } errore
   *[other] { $faults } errori
}, { $warnings ->
    [one] { $warnings } avviso
   *[other] { $warnings } avvisi
}.
