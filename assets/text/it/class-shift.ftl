# Il turno di un’aula.
host-shift = Un turno per la classe
host-shift-about = Su ogni computer si lavora allo stesso tavolo, con le stesse carte. Con i telefoni non è possibile.
host-shift-give = Avvia questo turno
host-shift-end = Termina il turno
host-shift-nameless = Numeri al posto dei nomi
class-shift-coups = Colpi
class-shift-fail = Insuff.
class-shift-letter-a = A
class-shift-letter-b = B
class-shift-letter-c = C
class-shift-not-begun = non iniziato
class-shift-over = { $coups }, finito
class-shift-at = { $coups }
class-shift-number = N. { $number }
class-shift-you = Tu
class-shift-debrief = La classe
class-shift-done = { $people } { $people ->
    [one] ha iniziato
   *[other] hanno iniziato
}, { $over } { $over ->
    [one] ha finito
   *[other] hanno finito
}, { $passed } { $passed ->
    [one] ha superato
   *[other] hanno superato
} il turno
class-shift-no-mistakes = Nessun errore finora.
class-shift-most = Gli errori più diffusi
class-shift-fault = { $fault }: { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}
class-shift-coup = Colpo { $coup }: { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}
join-shift-not-here = Questo turno non è su questo dispositivo: manca il suo pacchetto o il suo casinò.
shift-phone-notice = È in corso un turno al tavolo. Si svolge su un computer; i risultati sono sullo schermo grande.
replay-shift-given = Turno assegnato: { $scenario }
replay-shift-coups = { $name }: { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
} del turno
replay-shift-over = { $name }: turno finito dopo { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}
replay-shift-ended = Turno terminato
