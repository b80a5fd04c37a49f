# Flaws of the files of a pack’s shifts.
flaw-shift-id-not-file = Il turno si chiama «{ $found }» e il file «{ $expected }». Dai loro lo stesso nome.
flaw-shift-twice = «{ $found }» compare qui una seconda volta. Tienilo una volta sola.
flaw-shift-no-table = Non è indicato nessun tavolo. Scrivi almeno una misura, per esempio `table: [Large]`.
flaw-shift-table-not-in-house = { $house } non ha nessuno dei tavoli indicati. Aggiungi a `table` una delle sue misure, o togli il casinò.
flaw-shift-no-post = { $house }: il personale di questo tavolo non ha questa postazione. Scegli un’altra postazione, un altro tavolo o un altro casinò.
flaw-shift-ends-at-once = La durata del turno è zero. Scrivi almeno 1.
flaw-shift-never-ends = Questo turno non finirebbe mai. Scrivi al massimo { GROUPED($most) }.
flaw-shift-never-holds = Questa condizione non si verifica mai in questo turno. Cambiala o toglila.
flaw-shift-no-guests = Non ci sono clienti. Scrivine almeno uno, per esempio `guests: Any(3)`.
flaw-shift-too-many-guests = { $house }: il tavolo ha { $most } posti, tra seduti e in piedi. Invita meno clienti.
flaw-shift-unknown-guest = Non c’è nessun cliente «{ $found }». Scrivi l’id di un personaggio.
flaw-shift-no-seat = { $house }: i posti al tavolo vanno da 1 a { $most }, il numero { $found } non c’è. Dai al cliente un altro posto.
flaw-shift-guest-without-money = «{ $guest }» non ha denaro per una sola puntata: la più bassa qui è { $stake }. Dagli più denaro, o abbassa il minimo.
flaw-shift-minimum-of-nought = Il minimo è zero. Scrivi la puntata più bassa in centesimi, per esempio 1000 per 10,00.
flaw-shift-limits-crossed = Il minimo supera il massimo. Scambia i due.
flaw-shift-limits-without-stake = { $house }: nessuna puntata sta tra questi limiti, perché lì le puntate sono multipli di { $step }: solo così ogni pagamento si può fare con i suoi gettoni. Allarga i limiti.
flaw-shift-limit-off-the-pieces = { $house }: con i suoi gettoni non si può fare { $limit }. Arrotonda il limite.
flaw-shift-float-too-small = { $house }: la cassa del tavolo non può pagare { $payment }, che una sola puntata nei limiti può vincere. Aumenta `float`, o abbassa il massimo.
flaw-shift-stop-card = { $house }: la carta di arresto ha dietro di sé da 1 a { $most } carte. Cambia il numero, o togli `stop_card` per il posto previsto dal casinò.
flaw-shift-stop-card-is-placed = Questo turno comincia con l’apertura, in cui la carta di arresto si mette a mano. Togli `stop_card` o `opening`.
flaw-shift-coup-not-reached = Il turno ha i colpi da 1 a { GROUPED($most) }; il colpo { GROUPED($found) } non si gioca mai. Cambia il numero o la durata.
flaw-shift-coup-twice = Le carte del colpo { $found } sono date due volte. Tieni uno solo dei due elenchi.
flaw-shift-no-cards = Questo colpo non ha carte. Scrivile, per esempio `cards: ["7h", "9s"]`, o togli il colpo.
flaw-shift-too-many-cards = Un colpo ha al massimo { $most } carte. Togli quelle in più.
flaw-shift-card-too-often = { $house }: il sabot contiene { $card } solo { $most } volte. Prendi qui un’altra carta.
flaw-shift-incident-impossible = Nessun casinò e nessun tavolo di questo turno può avere l’incidente { $found }. Toglilo, o scegli un casinò e un tavolo che possono averlo.
flaw-shift-incident-without-opening = L’incidente { $found } comincia all’apertura di un sabot, e questo turno non ne apre. Scrivi `opening: true`, o allunga il turno.
flaw-shift-incident-rate = Una frequenza va da 1 a 100 volte ogni cento colpi; { $found } non va bene. Cambiala.
flaw-shift-no-incidents-a-coup = Ci sono incidenti, ma nessuno è permesso in un colpo. Scrivi `incidents_a_coup: 1` o più.
flaw-shift-too-many-in-a-coup = Il colpo { $coup } ha più incidenti di quanti un colpo ne ammette ({ $most }). Sposta questo, o aumenta `incidents_a_coup`.
flaw-shift-empty-block = Questo blocco è vuoto. Scrivi un gesto, per esempio `CallChef`, o togli il blocco.
flaw-shift-no-such-incident = { $found } va corretto, ma il turno non ha questo incidente. Aggiungilo a `incidents`, o togli questo gesto.
flaw-shift-put-right-is-no-choice = La correzione di un incidente si può richiedere, ma non lasciare facoltativa né vietare. Toglila.
flaw-shift-forbidden-and-wanted = Questo gesto è insieme vietato e richiesto o permesso. Scegli uno dei due.
flaw-shift-foreign-clause = Nessun casinò di questo turno usa il testo della clausola { $found }. Cita una clausola del testo di uno di questi casinò.
flaw-shift-text-missing =
    Questo testo manca in { $language ->
        [fr] francese
        [it] italiano
       *[other] inglese
    }, lingua in cui ci sono altri testi. Scrivilo.
flaw-shift-text-empty = Il testo in `{ $language }` è vuoto. Scrivilo, o togli la lingua.
flaw-shift-id-taken = Nel programma c’è già un turno «{ $found }». Dai un altro identificativo a questo turno e al suo file.
flaw-shift-limit-too-high = Il massimo non può superare { $most }. Abbassalo.
flaw-shift-float-too-large = La cassa del tavolo ha al massimo { GROUPED($most) } gettoni di ogni valore. Scrivine meno.
flaw-shift-too-many-entries = Questo elenco ha più di { $most } voci. Accorcialo.
flaw-guest-none = In questo file non c’è nessun cliente. Scrivine almeno uno, oppure elimina il file.
flaw-guest-name = Un nome ha da 1 a { $most } caratteri.
flaw-guest-amount = Scrivi un numero di puntate minime da 1 a { $most }. Solo `notes`, e `buys_in` di un cliente senza banconote, possono essere 0.
flaw-guest-unit-above-purse = Questo cliente punta { $unit } puntate minime alla volta, ma in gettoni e placche ne ha solo { $purse }. Dagli più gettoni, oppure una puntata più bassa.
flaw-guest-above-hundred = { $found } su cento non è possibile. Scrivi al massimo 100; i quattro ripensamenti contano insieme.
flaw-guest-follows-reversed = Questo cliente segue una serie appena iniziata { $from } volte su cento e una lunga al massimo { $most } volte. Scrivi prima il numero più basso.
flaw-guest-nought = Con 0 qui questo cliente non punterebbe mai. Scrivi almeno 1.
flaw-guest-tempo-reversed = Il tempo del cliente per puntare finisce ({ $to } s) prima di cominciare ({ $from } s). Scrivi prima il tempo più breve.
flaw-guest-tempo-too-long = Un cliente punta al massimo entro { $most } secondi. Scrivi un tempo più breve.
flaw-guest-no-patience = Senza pazienza questo cliente si irriterebbe subito. Scrivi i secondi che aspetta, almeno 1.
flaw-guest-id-taken = Nel programma c’è già un cliente «{ $found }». Dai a questo un altro identificativo.
