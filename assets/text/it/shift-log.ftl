# The log of a shift: why one of its lines does not count.
shift-log-empty = Il registro è vuoto.
shift-log-cut = La riga è incompleta: il programma si è fermato durante il salvataggio.
shift-log-too-long = La riga è più lunga di qualsiasi gesto di un turno.
shift-log-no-checksum = La riga non comincia con una somma di controllo. Non appartiene a un registro, oppure è stata modificata.
shift-log-damaged = La riga è stata modificata o danneggiata. Ripristina il registro da un backup; le righe precedenti sono intatte.
shift-log-not-a-record = Questa non è la registrazione di un turno.
shift-log-no-head = Manca la prima riga del registro, che indica il turno.
shift-log-other-version = Il registro è della versione { $found }; questo programma legge la versione { $known }.
shift-log-out-of-order = Questa riga non segue la precedente: una riga manca, è doppia o fuori posto.
shift-log-backwards = L’ora di questa riga è anteriore a quella della precedente.
shift-log-after-the-end = Il turno finisce alla riga precedente, ma il registro continua.
shift-log-other-scenario = Il registro è di un altro scenario, oppure lo scenario è cambiato da allora. Indica quello con cui è stato giocato.
shift-log-other-house = Il registro è stato giocato in un altro casinò o a un altro tavolo. Indica il casinò in cui è stato giocato.
shift-log-other-table = Rigiocato, questo gesto dà un tavolo diverso: il casinò o il programma è cambiato da allora.
