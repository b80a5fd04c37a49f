# I profili in un solo file, i backup, e ciò che se ne dice.
archive-none = { $place } non è un profilo esportato da Tailleur. Nulla è stato cambiato.
archive-foreign = { $place } contiene «{ $name }», che nessun profilo esportato contiene. Non è stato preso, e nulla è stato cambiato.
archive-doubled = { $place } contiene due file con lo stesso nome, come nessun profilo esportato. Non è stato preso, e nulla è stato cambiato.
archive-locked = { $place } è protetto da una password. Estrailo e comprimilo di nuovo senza password, oppure esporta di nuovo il profilo. Nulla è stato cambiato.
archive-too-many = { $place } contiene più di { $most } file, come nessun profilo esportato. Non è stato preso, e nulla è stato cambiato.
archive-too-large = { $place }: «{ $name }» è più grande di qualsiasi profilo. Non è stato preso, e nulla è stato cambiato.
archive-later = { $place } viene da una versione più recente del programma ({ $version }). Aggiorna prima questo. Nulla è stato cambiato.
archive-torn = La fine di { $place } è danneggiata. Ciò che vi si è trovato è stato letto; può darsi che manchino delle risposte.
archive-damaged-file = { $place } è danneggiato: «{ $name }» è stato letto fino al danno e non oltre.
archive-not-read = Non si può leggere { $place }. { $trouble }
archive-not-written = Non è stato possibile mettere { $folder } in { $place }. { $trouble } Nulla è stato cambiato.
union-not-written = Non è stato possibile portare le risposte in { $place }. { $trouble } Nulla è stato cambiato.
backup-not-made = Non è stato fatto alcun backup di questo profilo. { $why } Le tue risposte sono comunque nella sua cartella.
backups-no-place = Non si può creare { $place }. { $trouble }
backup-fewer = Questo profilo contiene meno risposte del suo backup del { $day }. In Impostazioni, Profilo, il backup le riporta.
