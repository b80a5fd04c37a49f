# Recordings: errors in one sound file.
sound-empty = «{ $file }» è vuoto. Registralo di nuovo.
sound-too-large = «{ $file }» è di { $size } MB; il massimo è { $most } MB. Salvalo come ogg, mp3 o flac.
sound-not-a-sound = «{ $file }» non è un file audio. Metti al suo posto una registrazione: ogg, wav, flac o mp3.
sound-unsupported = «{ $file }» ha un formato non supportato: { $found }. Salvalo come ogg (Vorbis), wav (PCM), flac o mp3.
sound-corrupt = «{ $file }» è danneggiato o incompleto. Salvalo di nuovo dalla registrazione.
sound-too-long = «{ $file }» dura più di { $most } secondi. Taglia le parti senza parole.

# Errors in a list of recordings.
voice-file-missing = File non trovato: «{ $file }», né qui né nella cartella `voice`. Aggiungilo, o togli la riga.
voice-file-twice = «{ $file }» è due volte nell’elenco. Togli una delle due righe.
voice-one-too-many = «{ $file }» non viene letto: le registrazioni di questa cartella sono troppe, o troppo grandi nell’insieme. Salvale come ogg o mp3, o togline.
voice-wrong-ending = Il contenuto di «{ $file }» non corrisponde al nome. Rinominalo in modo che finisca in .{ $ending }.
voice-left-over = «{ $file }» non è nell’elenco. Aggiungilo all’elenco, o togli il file.
voice-no-list = «{ $file }» è qui, ma nessun `voice.ron` dice quali parole contiene. Aggiungine uno.
voice-no-words = Mancano le parole di «{ $file }». Scrivile in `text`.
voice-text-twice = «{ $text }» è registrato due volte. Togli uno dei due.
voice-other-file = «{ $file }» è cambiato da quando è nell’elenco: la somma di controllo è diversa. Rifai l’elenco.
voice-other-length = «{ $file }» dura { $found } ms; l’elenco dice altro. Rifai l’elenco.
voice-not-told = Nell’elenco manca la durata o la somma di controllo di «{ $file }». Rifai l’elenco.
voice-silent = «{ $file }» è muto. Registralo di nuovo.
voice-clipped = «{ $file }» è distorto. Registralo a un livello più basso.
voice-too-long = «{ $file }» dura { $found } ms: troppo per «{ $text }». Taglia le parti senza parole, o correggi le parole.
voice-too-short = «{ $file }» dura { $found } ms: troppo poco per «{ $text }». Registra tutto, o correggi le parole.
voice-louder = «{ $file }» è più forte degli altri di { $by } dB. Portalo al loro livello.
voice-quieter = «{ $file }» è più debole degli altri di { $by } dB. Portalo al loro livello.
voice-missing = Manca una registrazione: «{ $text }» ({ $place }). Falla con scripts/voice.
voice-not-wanted = «{ $text }» non si annuncia più in nessun casinò. Togli la registrazione con scripts/voice.
voice-other-words = «{ $text }» va detto «{ $says }». Registralo di nuovo con scripts/voice.
voice-no-such-sound = Il programma non ha un suono «{ $file }». Toglilo.
voice-sound-missing = Manca il suono «{ $file }». Fallo con scripts/sounds.
check-recordings = { $list }: { $recordings ->
    [one] { $recordings } registrazione
   *[other] { $recordings } registrazioni
}, { $size } kB, da { $least } a { $most } LUFS (differenza { $spread } LU), picco { $peak } dBTP

# Packs in the data folder.
packs-not-read = I pacchetti in { $place } non si possono leggere. { $trouble }
packs-faulty = Questi pacchetti hanno errori e sono esclusi: { $packs }. `tailleur check { $place }` li segnala.
packs-taken = Questi pacchetti sono esclusi, perché altri usano già il loro identificativo: { $packs }. Dai a ciascuno, in { $place }, un identificativo e una cartella propri.
packs-not-all-heard = Alcune registrazioni di questi pacchetti non si possono riprodurre: { $packs }. `tailleur check { $place }` indica perché.
