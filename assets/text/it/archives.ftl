# I profili in un solo file, i backup, e ciò che se ne dice.
archive-none = { $place } non è un profilo esportato da Tailleur. Nulla è stato cambiato.
archive-foreign = { $place } contiene «{ $name }», estraneo a un profilo esportato. Non è stato importato, e nulla è stato cambiato.
archive-doubled = { $place } contiene due file con lo stesso nome: non è un profilo esportato. Non è stato importato, e nulla è stato cambiato.
archive-locked = { $place } è protetto da una password. Estrailo e comprimilo di nuovo senza password, oppure esporta di nuovo il profilo. Nulla è stato cambiato.
archive-too-many = { $place } contiene più di { $most } file: troppi per un profilo. Non è stato importato, e nulla è stato cambiato.
archive-too-large = { $place }: «{ $name }» è troppo grande per un profilo. Non è stato importato, e nulla è stato cambiato.
archive-later = { $place } viene da una versione più recente del programma ({ $version }). Aggiorna prima questo. Nulla è stato cambiato.
archive-torn = La fine di { $place } è danneggiata. Ciò che vi si è trovato è stato letto; può darsi che manchino delle risposte.
archive-damaged-file = { $place } è danneggiato: «{ $name }» è stato letto fino al danno e non oltre.
archive-not-read = Non si può leggere { $place }. { $trouble }
archive-not-written = Non è stato possibile esportare { $folder } in { $place }. { $trouble } Nulla è stato cambiato.
union-not-written = Non è stato possibile portare le risposte in { $place }. { $trouble } Nulla è stato cambiato.
backup-not-made = Non è stato fatto alcun backup di questo profilo. { $why } Le tue risposte sono comunque nella sua cartella.
backups-no-place = Non si può creare { $place }. { $trouble }
backup-fewer = Questo profilo contiene meno risposte del suo backup del { $day }. Ripristinale in Impostazioni, Profilo e backup.
profile-pointer-unreadable = { $place } dovrebbe dire dove si trova un profilo, ma è illeggibile. Il profilo stesso è intatto: importalo da dove si trova.
profile-away = Il profilo di { $name } si trova in { $place }, che adesso non c’è. Collega il disco o la cartella di rete e scegli di nuovo il profilo. Nulla è stato creato al suo posto.
profile-away-short = { $name } (adesso non c’è)
import-nothing = { $place } non contiene alcuna risposta. Nulla è stato cambiato.
import-no-profile = { $place } non è la cartella di un profilo. Nulla è stato cambiato.
import-done = { $name } è stato importato, con tutte le risposte leggibili.
import-united = { $count ->
    [0] { $name } aveva già tutto.
    [one] 1 risposta nuova per { $name }.
   *[other] { $count } risposte nuove per { $name }.
}
export-no-place = Non si può creare { $place }. { $trouble }
export-lies-here = Il profilo è stato esportato in { $place }.
move-same = Il profilo si trova già in { $place }.
move-no-folder = { $place } non è una cartella. Indicane una che c’è, per esempio sul disco condiviso.
move-taken = { $place } c’è già e contiene altro. Scegli un’altra cartella. Nulla è stato cambiato.
move-open = { $name } è aperto in un’altra finestra. Chiudi prima quella. Nulla è stato cambiato.
move-failed = Non è stato possibile spostare il profilo in { $place }. { $trouble } Si trova intero in { $from }, come prima.
move-old-stays = Ciò che si trovava in { $place } vi resta: forse altri dispositivi lo usano.
move-old-left = Il profilo è stato spostato. Ciò che si trovava in { $place } non è stato tolto. { $trouble } Non dà fastidio.
move-done = Il profilo si trova ora in { $place }. Ogni byte è stato confrontato.
move-united = Il profilo è stato unito a quello in { $place } e ora si trova lì.
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
archives-backups-about = Si fanno da soli quando apri il profilo e alla fine di una lezione, al massimo uno all’ora. Un backup ripristina le risposte che mancano e non ne toglie nessuna.
archives-no-backup = Non ce n’è ancora: il primo si fa alla prossima apertura del profilo.
archives-backup = { $day }, { $hour }: { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
archives-brings = { $count ->
    [0] Non manca nessuna delle sue risposte.
    [one] Ripristinerebbe 1 risposta.
   *[other] Ripristinerebbe { $count } risposte.
}
archives-with-settings = Anche le sue impostazioni
archives-restore = Ripristina
archives-bring = Importazione di un profilo
archives-bring-about = Scegli un profilo esportato, scrivi dove si trova, o trascinalo nella finestra.
archives-path = Dove si trova il profilo
archives-look = Controlla
archives-found = { $name }: { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
archives-nameless = Senza nome
archives-unite = Unisci con { $name }
archives-unite-about = Vi si aggiunge ciò che manca. Nulla è contato due volte.
archives-name = Nome del nuovo profilo
archives-import = Importa come profilo a sé
archives-use-there = Usalo dove si trova
archives-put-away = Non fare nulla
archives-move = Spostamento
archives-move-about = In una cartella di un disco condiviso, per esempio, dove ogni tuo computer lo trova. Prima viene copiato e confrontato; ciò che si trovava qui diventa un backup.
archives-place = Cartella di arrivo
archives-move-do = Sposta lì
archives-move-here = Sposta in { $place }
archives-move-back = Riporta al posto solito
