# Answers that are not saved yet: the sign, the question before leaving, recovery.
waiting-count = { $count ->
    [one] 1 risposta non è ancora sul disco.
   *[other] { $count } risposte non sono ancora sul disco.
}
waiting-why = Perché?
waiting-file-exists = { $place } esiste già. Scegli un altro nome.
waiting-file-not-written = Non si riesce a scrivere { $place }. { $trouble }
lesson-paused-waiting = Il cronometro è fermo. { $count ->
    [one] 1 risposta non è ancora sul disco.
   *[other] { $count } risposte non sono ancora sul disco.
}

leave-title = { $count ->
    [one] 1 risposta non è sul disco
   *[other] { $count } risposte non sono sul disco
}
leave-why = Non è possibile salvare in { $place }. { $trouble }
leave-loses = { $count ->
    [one] Se chiudi adesso la finestra, questa risposta va persa.
   *[other] Se chiudi adesso la finestra, queste { $count } risposte vanno perse.
}
leave-waits = { $count ->
    [one] Resta in memoria finché la finestra è aperta, e il programma riprova da solo.
   *[other] Restano in memoria finché la finestra è aperta, e il programma riprova da solo.
}
leave-trying = Nuovo tentativo…
leave-file = Un altro file per queste risposte
leave-save-elsewhere = Salva qui
leave-saved = Ora le risposte sono in { $place }. Per aggiungerle più tardi al profilo, importa questo file in Impostazioni, «Profilo e backup», oppure usa «tailleur progress merge».
leave-try = Riprova
leave-stay = Resta
leave-close = Chiudi la finestra
leave-profile = Lascia il profilo
leave-anyway = { $count ->
    [one] Chiudi e perdi 1 risposta
   *[other] Chiudi e perdi { $count } risposte
}

rescued-found = { $count ->
    [one] 1 risposta di questo profilo non si è potuta salvare all’ultima chiusura del programma. È stata recuperata.
   *[other] { $count } risposte di questo profilo non si sono potute salvare all’ultima chiusura del programma. Sono state recuperate.
}
rescued-bring-in = Aggiungi al profilo
rescued-not-now = Non ora

notices-more = { $count ->
    [one] 1 altro messaggio
   *[other] { $count } altri messaggi
}
notices-fewer = Meno messaggi
