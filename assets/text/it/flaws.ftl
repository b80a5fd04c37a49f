# Errors in files: first their form, then a house file.
flaw-file-too-large = Il file è troppo grande: { $size } kB; se ne leggono al massimo { $most } kB.
flaw-ron-unknown-field = Qui non c’è un campo «{ $found }». Scrivi uno di questi: { $expected }.
flaw-ron-unknown-field-meant = Qui non c’è un campo «{ $found }». Volevi scrivere «{ $meant }»?
flaw-ron-unknown-word = { $of ->
    [drill] Non c’è un esercizio «{ $found }». Scrivi uno di questi: { $expected }.
    [step] Non c’è un passo «{ $found }». Scrivi uno di questi: { $expected }.
    [basis] «{ $found }» non dice su che cosa si fonda. Scrivi `Silent({ $found })`, o `Stated({ $found }, "S0-57")` con la clausola.
   *[other] «{ $found }» non può stare qui. Scrivi una di queste parole: { $expected }.
}
flaw-ron-unknown-word-meant = { $of ->
    [drill] Non c’è un esercizio «{ $found }». Volevi scrivere «{ $meant }»?
    [step] Non c’è un passo «{ $found }». Volevi scrivere «{ $meant }»?
   *[other] «{ $found }» non può stare qui. Volevi scrivere «{ $meant }»?
}
flaw-ron-missing-field = Tra queste parentesi manca il campo «{ $field }». { $field ->
    [pass] Aggiungilo, per esempio `pass: (accuracy: 90, seconds: 4)`.
    [ends] Aggiungilo, per esempio `ends: (punto: 8, banco: 9, winner: Banco)`.
    [steps] Aggiungilo, per esempio `steps: [Drill(drill: Winner(), rounds: 10)]`.
    [lessons] Aggiungilo, per esempio `lessons: ["01-first"]`.
    [drill] Aggiungilo, per esempio `drill: Winner()`.
    [rounds] Aggiungilo, per esempio `rounds: 10`.
    [id] Aggiungilo, per esempio `id: "first"`.
    [version] Aggiungilo, per esempio `version: 1`.
    [accuracy] Aggiungilo, per esempio `accuracy: 90`.
    [seconds] Aggiungilo, per esempio `seconds: 4`.
    [winner] Aggiungilo, per esempio `winner: Banco`.
   *[other] Aggiungilo.
}
flaw-ron-field-twice = Il campo «{ $field }» è scritto due volte. Tienine uno solo.
flaw-ron-wrong-value = Questo valore non va bene: { $found } invece di { $expected }.
flaw-ron-wrong-length = Il numero di valori tra le parentesi non è giusto: { $found } invece di { $expected }. Scrivi `{ $form }`.
flaw-ron-number-out-of-range = Questo numero è troppo piccolo o troppo grande per il suo campo. Correggilo.
flaw-ron-too-deep = Le parentesi sono annidate troppo in profondità. Semplifica la struttura.
flaw-ron-text-not-closed = Qui comincia un testo e manca la virgoletta che lo chiude. Aggiungila, oppure scrivi `\"` per una virgoletta dentro il testo.
flaw-ron-comment-not-closed = Qui comincia un commento che non viene mai chiuso. Scrivi */ alla fine.
flaw-ron-ends-early = Il file finisce a metà. { $line ->
    [0] Manca una parentesi di chiusura: aggiungila.
   *[other] La parentesi aperta alla riga { $line } non viene mai chiusa: chiudila.
}
flaw-ron-bracket-open = { $bracket ->
    [list] La parentesi quadra aperta alla riga { $line } non è chiusa prima di «{ $found }». Chiudila.
    [map] La parentesi graffa aperta alla riga { $line } non è chiusa prima di «{ $found }». Chiudila.
   *[other] La parentesi tonda aperta alla riga { $line } non è chiusa prima di «{ $found }». Chiudila.
}
flaw-ron-goes-on = Il file dovrebbe finire qui, ma segue altro. Toglilo, oppure togli una parentesi chiusa troppo presto.
flaw-ron-expected = Qui ci vuole: { $what }.
flaw-ron-other = Da qui in poi il file non si legge. Messaggio d’errore: { $words }
ron-kind-whole-number = un numero intero, come 8
ron-kind-number = un numero
ron-kind-text = un testo tra virgolette diritte doppie, come "questo"
ron-kind-letter = una lettera tra apici, come 'T'
ron-kind-true-or-false = true (vero) o false (falso)
ron-kind-word = il nome di un campo, o una parola senza virgolette
ron-kind-list = un elenco tra parentesi quadre
ron-kind-map = un elenco di coppie tra parentesi graffe
ron-kind-group = una parentesi tonda aperta
ron-kind-comma = una virgola
ron-kind-colon = i due punti dopo il nome del campo
ron-kind-list-end = una virgola o la parentesi quadra chiusa
ron-kind-map-end = una virgola o la parentesi graffa chiusa
ron-kind-group-end = una virgola o la parentesi tonda chiusa
flaw-no-such-clause = Non esiste una clausola «{ $found }». Una clausola si scrive come S0-57. «Regolamenti» le mostra tutte.
flaw-no-such-point = Un punto è un numero da 0 a 9, non { $found }: i dieci e le figure contano 0.
flaw-ratio-for-nought = Un rapporto si scrive (pagato, puntato), e il secondo numero non può essere 0.
flaw-ratio-too-large = I numeri di un rapporto arrivano a 10.000. Scrivine di più piccoli.
flaw-out-of-range = { $found } è fuori dall’intervallo ammesso. Scrivi un numero da { $least } a { $most }.
flaw-house-id-form = «{ $found }» non può servire da identificativo. Usa minuscole e cifre, le parole unite da trattini, come monte-carlo.
flaw-house-id-not-file = Il casinò si chiama «{ $found }», il suo file «{ $expected }». Devono avere lo stesso nome.
flaw-house-source-id = «{ $found }» non è la sigla di un testo. Usa una maiuscola e una cifra, come T1.
flaw-house-source-other = Nessuna clausola di questo file è del testo «{ $found }»: sono tutte di «{ $other }». Scrivi qui il testo che il casinò cita, o correggi le clausole.
flaw-house-language = «{ $found }» non è una lingua di questo programma. Scrivi fr, it o en.
flaw-house-foreign-clause = «{ $found }» appartiene a un altro testo. Questo casinò cita il proprio, le cui clausole cominciano con { $source }.
flaw-house-stop-place = La carta di arresto lascia { $before } carte davanti e { $behind } dietro. Un colpo può richiederne { $least }: lasciane almeno altrettante da ogni parte.
flaw-house-no-table = Il casinò non ha tavoli. Descrivine almeno uno.
flaw-house-table-twice = Questa misura di tavolo è descritta una seconda volta. Tienine una sola.
flaw-house-no-crew = A questo tavolo non lavora nessuno. Indica almeno un croupier.
flaw-tableau-run-unreadable = { $field ->
    [points] Questi punti non si leggono. Scrivi un punto da 0 a 7 come "3", o più punti come "0-2".
    [thirds] Queste colonne non si leggono. Scrivi che cosa conta la terza carta, come "8" o "0-9", oppure "stood" o "all".
    [thirds-of-punto] Una riga di Punto non ha colonne. Togli `thirds`.
    [no-thirds] A questa riga di Banco mancano le colonne. Aggiungi per esempio `thirds: "0-9"`.
   *[acts] Queste lettere non vanno bene per questa riga. Scrivi T per tirare e R per stare, una lettera per casella o una sola per tutte.
}
flaw-tableau-run-twice = Questa riga decide un caso che una riga precedente ha già deciso. Tieni solo una delle due.
flaw-tableau-punto-open = La tabella non dice che cosa fa Punto con { $point }. Aggiungi una riga.
flaw-tableau-banco-open = La tabella non dice che cosa fa Banco con { $point } nella colonna: { $third }. Aggiungi una riga.
flaw-spot-order = La casella numero { $place } deve essere «{ $expected }». Le prime tre sono punto, banco ed egalite; seguono quelle del casinò.
flaw-spots-too-many = Un tappeto ha al massimo { $most } caselle. Togli quelle di troppo.
flaw-spot-twice = Ci sono due caselle di nome «{ $found }». Dai a ciascuna il suo nome.
flaw-payout-no-end = Per alcuni colpi non è previsto un pagamento. Concludi i pagamenti con una riga Always.
flaw-payout-after-end = La riga precedente vale già per tutti i colpi: questa non serve mai. Spostala più in alto o toglila.
flaw-payout-never-reached = Le righe precedenti decidono già tutti i colpi a cui questa si riferisce. Spostala più in alto o toglila.
flaw-payout-literally = «literally» dà l’altra lettura di un pagamento segnato Corrected. Scrivili entrambi o nessuno dei due.
flaw-payout-commission = Una commissione di { $ratio } non è una frazione della vincita. Scrivi una frazione maggiore di zero e minore di uno, come (1, 20).
flaw-payout-of-nought = Un rapporto nullo non paga nulla. Scrivi Push se la puntata viene solo restituita.
flaw-payout-not-whole = Con puntate a multipli di { $step }, un pagamento di { $ratio } non è sempre un numero intero di centesimi. Cambia `step`.
flaw-limit-share = { $ratio } non è una frazione del massimo. Scrivi una frazione maggiore di zero e minore di uno, come (1, 8).
flaw-call-lacks = Nell’annuncio manca { $found }, dove il programma mette ciò che si annuncia. Aggiungilo.
flaw-call-unknown = Nome sconosciuto { $found } in questo annuncio. Correggilo, o toglilo.
flaw-call-brace = A una parentesi graffa di questo annuncio manca quella corrispondente. Chiudila o toglila.
flaw-call-order = Questo annuncio nomina i punti in un ordine diverso da `final_call_starts_with`. Usa lo stesso ordine nei due.
flaw-terms-same-letter = Tirare e stare hanno la stessa lettera. Dai a ciascuno la propria.
flaw-house-text-empty = Tra queste virgolette non c’è scritto nulla. Scrivi il testo.
flaw-house-text-too-long = Questo testo è troppo lungo per un tavolo. Accorcialo a { $most } caratteri al massimo.
