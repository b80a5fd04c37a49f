# Le registrazioni: che cosa non va in un file sonoro, preso da solo.
sound-empty = In «{ $file }» non c’è nulla. Registralo di nuovo.
sound-too-large = «{ $file }» è di { $size } MB; se ne leggono al più { $most }. Salvalo come ogg, mp3 o flac.
sound-not-a-sound = «{ $file }» non è un suono, qualunque cosa dica il nome. Metti al suo posto una registrazione: ogg, wav, flac o mp3.
sound-unsupported = «{ $file }» è di un genere che non si riproduce: { $found }. Salvalo come ogg (Vorbis), wav (PCM), flac o mp3.
sound-corrupt = «{ $file }» è danneggiato o si interrompe. Salvalo di nuovo dalla registrazione.
sound-too-long = «{ $file }» dura più di { $most } secondi. Taglialo alle sue parole.

# Che cosa non va in un elenco di registrazioni.
voice-file-missing = Non c’è un file «{ $file }», né qui né nella cartella `voice`. Aggiungilo, o togli la riga.
voice-file-twice = «{ $file }» è nell’elenco una seconda volta. Tieni una delle due righe.
voice-one-too-many = «{ $file }» non viene letto: le registrazioni di questa cartella sono troppe, o troppo grandi nell’insieme. Salvale come ogg o mp3, o togline.
voice-wrong-ending = «{ $file }» è altro da quel che dice il nome. Rinominalo in modo che finisca in .{ $ending }.
voice-left-over = Nessuna riga dell’elenco nomina «{ $file }». Aggiungilo all’elenco, o togli il file.
voice-no-list = «{ $file }» è qui, ma nessun `voice.ron` dice quali parole contiene. Aggiungine uno.
voice-no-words = Mancano le parole di «{ $file }». Scrivile in `text`.
voice-text-twice = «{ $text }» è registrato una seconda volta. Tieni uno dei due.
voice-other-file = «{ $file }» non è più il file dell’elenco: la somma di controllo è diversa. Rifai l’elenco.
voice-other-length = «{ $file }» dura { $found } ms, non quanto dice l’elenco. Rifai l’elenco.
voice-not-told = L’elenco non ha la durata di «{ $file }», o non ne ha la somma di controllo. Rifai l’elenco.
voice-silent = In «{ $file }» non si sente nulla. Registralo di nuovo.
voice-clipped = «{ $file }» è stato registrato troppo forte: le creste sono tagliate, o quasi. Registralo più piano.
voice-too-long = «{ $file }» dura { $found } ms: troppo per «{ $text }». Taglia ciò che non è parola, o correggi le parole.
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
}, { $size } kB, da { $least } a { $most } LUFS (differenza { $spread } LU), cresta { $peak } dBTP

# I moduli della cartella dei dati.
packs-not-read = I moduli in { $place } non si possono leggere. { $trouble }
packs-faulty = Questi moduli hanno errori e sono esclusi: { $packs }. `tailleur check { $place }` li segnala.
packs-taken = Questi moduli sono esclusi, perché altri portano il loro identificativo: { $packs }. Dai a ciascuno, in { $place }, un identificativo e una cartella propri.
packs-not-all-heard = Alcune registrazioni di questi moduli non si possono riprodurre: { $packs }. `tailleur check { $place }` indica perché.
