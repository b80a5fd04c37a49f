# I turni come passi delle lezioni, e accanto all'esercizio di oggi.
shift-step-worked = Per superare il turno: arriva alla fine.
shift-step-passed = Per superare il turno: arriva alla fine senza errori gravi e con almeno il voto B (il migliore è A) in ogni area.
shift-step-reached = Al tavolo: turno superato
shift-step-missed = Al tavolo: turno non ancora superato
shift-step-coups = { $coups ->
    [one] { $coups } colpo al tavolo
   *[other] { $coups } colpi al tavolo
}
shift-step-passed-over = Nell’anteprima di una lezione il turno si salta.
home-shift-ahead = { $lessons ->
    [one] Ancora una lezione da superare prima di «{ $title }»
   *[other] Ancora { $lessons } lezioni da superare prima di «{ $title }»
}
today-short-shift = { $minutes } minuti al tavolo: «{ $title }»
exchange-shift-stays = Un turno al tavolo si svolge solo nel programma. Turno lasciato fuori.
flaw-step-no-such-shift = Non c’è un turno «{ $found }». Scrivi l’identificativo di un turno del programma, o di uno nella cartella `shifts` del pacchetto.
flaw-step-shift-nowhere = Il turno «{ $found }» non è possibile a nessun tavolo di questa lezione. Scegli un altro turno, o altri casinò o tavoli.
field-shift-step-length = Quanto dura (se manca, come nel file del turno).
field-shift-step-mark = Che cosa serve per superarlo (se manca, `Passed`).
field-shift-step-presentation = Quanto aiuto ha l’allievo (se manca, come nel file del turno).
field-shift-step-role = Le postazioni dell’allievo (se manca, come nel file del turno).
field-shift-step-scenario = L’identificativo del turno: uno del programma (`tailleur shift list`), o uno nella cartella `shifts` del pacchetto.
word-shift-mark-passed = Portato alla fine, senza errori gravi e con almeno B in ogni area.
word-shift-mark-worked = Portato alla fine.
word-step-shift = Un turno al tavolo: `Shift(scenario: "first-coups", length: Some(Coups(3)))`.
sheet-is-a-shift = { $lesson } è un turno al tavolo, che si fa nel programma. Non ha domande da stampare.
