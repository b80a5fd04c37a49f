# The command about shifts at a table.
cli-shift = Elenca, gioca e rigioca turni a un tavolo
cli-usage-shift = tailleur shift list|play|replay …
cli-shift-list = Elenca gli scenari
cli-usage-shift-list = tailleur shift list [--house CASINÒ] [--json]
cli-shift-play = Fai giocare uno scenario a un agente, nelle postazioni dell’allievo
cli-usage-shift-play = tailleur shift play SCENARIO --seed N [--coups N] [--house CASINÒ] [--table TAVOLO] --agent AGENTE [--log FILE [--saved]] [--json]
cli-shift-replay = Rigioca il registro di un turno, per intero o fino a un gesto
cli-usage-shift-replay = tailleur shift replay REGISTRO [--at GESTO] [--scenario SCENARIO] [--house CASINÒ] [--pdf FILE] [--json]
cli-value-scenario = SCENARIO
cli-value-agent = AGENTE
cli-value-act = GESTO
cli-shift-scenario = Scenario: il suo identificativo, o un file .ron
cli-shift-seed = Numero di partenza (seed); lo stesso numero e gli stessi gesti danno lo stesso turno
cli-shift-coups = Numero di colpi (predefinito: la durata dello scenario)
cli-shift-house = Casinò: il suo nome, o un file .ron (predefinito: il primo per cui è lo scenario)
cli-shift-list-house = Elenca solo gli scenari per cui questo casinò ha un tavolo
cli-shift-table = Tavolo: large, midi o mini (predefinito: il primo che lo scenario e il casinò hanno in comune)
cli-shift-agent = perfect, idle, `fault:GENERE` per un errore di quel genere, o `script:FILE`
cli-shift-log = Salva ogni gesto in questo file prima del successivo; continua il registro interrotto dello stesso turno
cli-shift-saved = Mostra su standard error «saved» e il numero di ogni gesto, appena è salvato
cli-shift-the-log = Registro di un turno
cli-shift-at = Fermati dopo questo gesto
cli-shift-replay-scenario = Scenario del registro, se non è nel programma
cli-shift-replay-house = Casinò del registro, se non è nel programma
shift-which = Scegli list, play o replay. Vedi «tailleur shift --help».
shift-no-such-scenario = Scenario sconosciuto: «{ $found }». Scegli tra { $known }, o indica un file .ron.
shift-no-such-agent = Agente sconosciuto: «{ $found }». Scrivi perfect, idle, `fault:GENERE` o `script:FILE`.
shift-no-such-fault = Genere di errore sconosciuto: «{ $found }». Scegli tra: { $known }.
shift-not-for = Questo scenario non è per { $house }; è per { $houses }.
shift-not-at-table = Questo scenario non si può giocare a quel tavolo in { $house }.
shift-no-house = Nessun casinò del programma ha un tavolo per questo scenario. Indicane uno con --house.
shift-no-table = Il casinò non ha tavoli delle dimensioni previste dallo scenario.
shift-no-character = Non c’è un cliente «{ $found }».
shift-no-seat = Il tavolo non ha un posto { $seat }.
shift-no-post = Il personale di questo tavolo non ha quella postazione.
shift-log-not-written = Non si può scrivere { $place }. { $trouble }
shift-log-too-large = { $place } supera il limite di { $most } MB.
shift-log-in-use = Un altro programma sta giocando il turno in { $place }.
shift-log-torn = L’ultima riga era incompleta ed è stata tolta. Il turno continua dopo il gesto { $act }.
shift-log-of-another = Questo registro è di un altro turno: altro scenario, casinò, tavolo, durata, presentazione o numero di partenza. Non vi è stato cambiato nulla; indica un altro file.
shift-log-other-agent = L’agente indicato non fa questo gesto. Indica quello che ha giocato questo registro, o lascia continuare l’agente perfetto.
shift-log-scenario-unknown = Lo scenario del registro, «{ $found }», non è nel programma. Indica il suo file con --scenario.
shift-log-house-unknown = Il casinò del registro, «{ $found }», non è nel programma. Indica il suo file con --house.
shift-title = { $scenario }, { $house }, { $table }, numero di partenza { $seed }
shift-coup-null = colpo annullato
shift-coup-money = { $stakes ->
    [0] nessuna puntata
    [one] { $stakes } puntata
   *[other] { $stakes } puntate
}, ritirato { $collected }, pagato { $paid }
shift-incident = Incidente: { $incident }
shift-fault = { $fault } ({ $clause }), gesto { $act }, { $person }
shift-fault-noticed = { $fault } ({ $clause }), gesto { $act }, { $person }; notato e corretto
shift-cost-to-house = Costo per il casinò: { $sum }
shift-cost-to-guest = Danno per il giocatore: { $sum }
shift-report = Resoconto: { $counts }
shift-letter-fail = non superato
shift-red-lines = Errori gravi
shift-coups = { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}, { $stakes ->
    [one] { $stakes } puntata
   *[other] { $stakes } puntate
}
shift-pace = { $pace } colpi all’ora
shift-passed = Superato.
shift-not-passed = Non superato.
shift-length-coups = { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}
shift-length-half-a-shoe = mezzo sabot
shift-length-shoes = { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabot
}
shift-length-stints = { $stints } periodi di { $coups } colpi
