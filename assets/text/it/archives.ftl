# Profiles as single files, and backups.
archive-none = { $place } non è un profilo esportato da Tailleur. Nulla è stato cambiato.
archive-foreign = { $place } non è un profilo esportato valido: contiene «{ $name }». Non è stato importato nulla.
archive-doubled = { $place } non è un profilo esportato valido: contiene due file con lo stesso nome. Non è stato importato nulla.
archive-locked = { $place } è protetto da una password. Esporta di nuovo il profilo, o ricrea l’archivio senza password. Non è stato importato nulla.
archive-too-many = { $place } non è un profilo esportato valido: contiene più di { $most } file. Non è stato importato nulla.
archive-too-large = { $place } non è un profilo esportato valido: «{ $name }» è troppo grande. Non è stato importato nulla.
archive-later = { $place } viene da una versione più recente del programma ({ $version }). Aggiorna prima il programma. Non è stato importato nulla.
archive-torn = { $place } è incompleto. Si è recuperato ciò che si poteva leggere; forse mancano delle risposte.
archive-damaged-file = { $place } è danneggiato. «{ $name }» è stato letto solo fino al punto danneggiato.
archive-not-read = Non si può leggere { $place }. { $trouble }
archive-not-written = Non è stato possibile esportare { $folder } in { $place }. { $trouble } Nulla è stato cambiato.
union-not-written = Non è stato possibile aggiungere le risposte in { $place }. { $trouble } Nulla è stato cambiato.
backup-not-made = Non è stato possibile fare il backup di questo profilo. { $why } Le tue risposte sono al sicuro nella sua cartella.
backups-no-place = Non si può creare { $place }. { $trouble }
backup-fewer = Mancano delle risposte rispetto al backup ({ $day }). Ripristinale in Impostazioni > Profilo e backup.
profile-pointer-unreadable = { $place }, che indica dove si trova un profilo, è illeggibile. Il profilo stesso è intatto: importalo dalla sua cartella.
profile-away = Il profilo di { $name } si trova in { $place }, che non è raggiungibile. Ricollega il disco o la cartella di rete e riprova.
profile-away-short = { $name } (non disponibile)
import-nothing = { $place } non contiene alcuna risposta. Nulla è stato cambiato.
import-no-profile = { $place } non è la cartella di un profilo. Nulla è stato cambiato.
import-done = Profilo importato: { $name }, con tutte le risposte leggibili.
import-united = { $count ->
    [0] { $name } aveva già tutte queste risposte.
    [one] 1 nuova risposta aggiunta a { $name }.
   *[other] { $count } nuove risposte aggiunte a { $name }.
}
export-no-place = Non si può creare { $place }. { $trouble }
export-lies-here = Il profilo è stato esportato in { $place }.
move-same = Il profilo si trova già in { $place }.
move-no-folder = { $place } non è una cartella. Indicane una che esiste, per esempio sul disco condiviso.
move-taken = { $place } esiste già e contiene altro. Scegli un’altra cartella. Nulla è stato cambiato.
move-open = Il profilo { $name } è aperto in un’altra finestra. Chiudi prima quella. Nulla è stato cambiato.
move-failed = Non è stato possibile spostare il profilo in { $place }. { $trouble } Si trova ancora, completo, in { $from }.
move-old-stays = La vecchia copia in { $place } è stata conservata: forse altri dispositivi la usano.
move-old-left = Il profilo è stato spostato, ma la vecchia copia in { $place } non si è potuta eliminare. { $trouble } Non crea problemi.
move-done = Profilo spostato in { $place }. La copia è stata verificata.
move-united = Il profilo è stato unito a quello in { $place }.
backup-restored = { $count ->
    [0] Non mancava nulla.
    [one] 1 risposta ripristinata.
   *[other] { $count } risposte ripristinate.
}
settings-profile = Profilo e backup
archives-lies = Si trova in { $place }
archives-export = Esportazione
archives-export-about = Tutto in un solo file, da conservare o da portare su un altro computer.
archives-export-do = Esporta questo profilo
archives-backups = Backup
archives-backups-about = Creati automaticamente, al massimo uno all’ora. Il ripristino aggiunge le risposte mancanti e non ne toglie.
archives-no-backup = Ancora nessun backup. Il primo sarà creato alla prossima apertura del profilo.
archives-backup = { $day }, { $hour }: { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
archives-brings = { $count ->
    [0] Non manca nessuna risposta.
    [one] 1 risposta mancante da ripristinare.
   *[other] { $count } risposte mancanti da ripristinare.
}
archives-with-settings = Includi le impostazioni
archives-restore = Ripristina
archives-bring = Importa un profilo
archives-bring-about = Scegli un profilo esportato, scrivi il suo percorso, o trascinalo qui.
archives-path = Percorso del profilo
archives-look = Apri
archives-found = { $name }: { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
archives-nameless = Profilo senza nome
archives-unite = Unisci con { $name }
archives-unite-about = Aggiunge le risposte mancanti. Nulla è contato due volte.
archives-name = Nome del nuovo profilo
archives-import = Importa come nuovo profilo
archives-use-there = Usalo dove si trova
archives-put-away = Annulla
archives-move = Spostamento
archives-move-about = Per esempio su un disco condiviso. Il profilo viene copiato e verificato; la vecchia copia diventa un backup.
archives-place = Cartella di destinazione
archives-move-do = Sposta
archives-move-here = Sposta in { $place }
archives-move-back = Riporta indietro
browse = Sfoglia…
browse-for = Sfoglia: { $field }
no-file-dialog = Questo sistema non ha una finestra di scelta dei file. Trascina il file sulla finestra, oppure scrivine il percorso.
