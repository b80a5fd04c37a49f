# Il registro di un turno: perché una sua riga non conta.
shift-log-empty = Il registro è vuoto.
shift-log-cut = La riga s’interrompe qui: il programma è stato fermato mentre la scriveva.
shift-log-too-long = La riga è più lunga di qualsiasi atto di un turno.
shift-log-no-checksum = La riga non comincia con una somma di controllo. Non appartiene a un registro, oppure è stata modificata.
shift-log-damaged = La riga non è più com’era stata scritta: è stata modificata o danneggiata. Ripristina il registro da un backup; le righe precedenti sono buone.
shift-log-not-a-record = Questa non è la registrazione di un turno.
shift-log-no-head = Un registro comincia con il turno di cui tratta, e questa riga è altro. Manca la sua prima riga.
shift-log-other-version = Il registro è della versione { $found }; questo programma legge la versione { $known }.
shift-log-out-of-order = Questa riga non segue la precedente: una riga manca, è doppia o fuori posto.
shift-log-backwards = Questo momento è anteriore al precedente.
shift-log-after-the-end = Il turno finisce alla riga precedente, eppure il registro continua.
shift-log-other-scenario = Il registro è di un altro scenario, oppure lo scenario è cambiato da allora. Indica quello con cui è stato giocato.
shift-log-other-house = Il registro è stato giocato in un altro casinò o a un altro tavolo. Indica il casinò in cui è stato giocato.
shift-log-other-table = Rigiocato, questo atto lascia un tavolo diverso da allora: il casinò o il programma è cambiato nel frattempo.
