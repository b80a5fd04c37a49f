# I moduli in un solo file: fatti, firmati, verificati, installati.
name-odd-empty = una sua parte è vuota
name-odd-long = è più lungo di quanto alcuni sistemi accettano
name-odd-outside = porta fuori dalla cartella
name-odd-absolute = porta a un luogo fisso del disco
name-odd-hidden = comincia come un file nascosto
name-odd-end = finisce con un punto o uno spazio, che Windows toglie
name-odd-unseen = contiene un segno che non si vede o che rovescia l’ordine di lettura
name-odd-colon = indica un’unità, o un flusso accanto a un file
name-odd-backslash = separa le cartelle con una barra rovesciata
name-odd-reserved = contiene un segno a cui alcuni sistemi danno un significato
name-odd-device = Windows lo prende per un dispositivo
name-odd-letters = contiene lettere diverse da a-z, che non tutti i sistemi scrivono allo stesso modo
name-odd-not-text = non è testo in UTF-8
pack-file-refused = { $place } non è stato accettato. { $why }
pack-file-unreadable = { $place } non si può leggere ({ $why }).
pack-file-empty = Il file è vuoto. Chiedilo di nuovo.
pack-file-none = Non è un modulo di lezioni fatto da `tailleur pack build`.
pack-file-torn = Ne manca la fine, come dopo uno scaricamento interrotto. Chiedilo di nuovo.
pack-file-around = Contiene byte che non appartengono a nessuno dei suoi file. Chiedilo di nuovo all’autore.
pack-file-overlap = Il file «{ $name }» sta al posto di un altro. È stato fatto per nuocere.
pack-file-two-tales = Il suo elenco e il file «{ $name }» si contraddicono. È danneggiato, o fatto per nuocere.
pack-file-locked = «{ $name }» è protetto da una password: un modulo non ne ha.
pack-file-method = «{ $name }» è compresso in un modo che nessun modulo usa.
pack-file-made-elsewhere = L’ha impacchettato un altro programma. Chiedi all’autore di farlo con `tailleur pack build`.
pack-file-too-many = Contiene più di { $most } file.
pack-file-too-large = «{ $name }» supera { $most } kB.
pack-file-too-large-in-all = I suoi file superano insieme { $most } MB.
pack-file-too-deep = «{ $name }» sta a più di { $most } cartelle di profondità.
pack-file-shrunk = «{ $name }» diventerebbe più di { $most } volte più grande. È stato fatto per riempire un disco.
pack-file-size-lies = «{ $name }» non ha la grandezza che dichiara.
pack-file-damaged = «{ $name }» è danneggiato. Chiedi di nuovo il file.
pack-file-name = Nessun file può chiamarsi «{ $name }»: { $why }.
pack-file-folder = «{ $name }» è una cartella vuota: un modulo non ne elenca.
pack-file-alike = «{ $name }» e «{ $other }» differiscono solo nelle maiuscole: per alcuni sistemi sono uno solo.
pack-file-doubled = Contiene due volte «{ $name }».
pack-file-folder-and-file = «{ $name }» è insieme un file e una cartella.
pack-file-link = «{ $name }» è un collegamento a qualcos’altro.
pack-file-device = «{ $name }» non è un semplice file.
pack-file-nested = «{ $name }» è un archivio, qualunque cosa dica il nome. Un modulo non ne contiene.
pack-file-kind = «{ $name }» è di un genere che nessun modulo contiene. Sono ammessi .ron, .md, .txt, .png, .ogg, .wav, .flac e .mp3.
pack-file-not-as-named = «{ $name }» non contiene ciò che il nome dice.
pack-file-own-name = «{ $name }» ha un nome che serve al file stesso del modulo. Cambiagli nome.
pack-file-later = È stato fatto per una versione successiva del programma ({ $version }). Aggiorna prima questo.
pack-file-unlisted = «{ $name }» non è nel suo elenco di file.
pack-file-missing = «{ $name }» è nel suo elenco di file e non c’è.
pack-file-changed = «{ $name }» non è il file che era stato impacchettato: è stato cambiato dopo.
pack-file-later-form = È impacchettato in un formato ({ $form }) che questa versione del programma ({ $version }) non conosce ancora. Aggiorna prima il programma.
pack-file-built-in = Il suo identificativo «{ $id }» è quello di lezioni del programma. Chiedi all’autore di dargliene un altro.
pack-file-faulty = { $count ->
    [one] Il modulo ha un errore
   *[other] Il modulo ha { $count } errori, il primo
}: { $file }:{ $line }:{ $column }: { $fault }
pack-manifest-missing = Non dice che cosa è: manca manifest.ron. Chiedi all’autore di farlo con `tailleur pack build`.
pack-manifest-not-text = Ciò che dice di sé (manifest.ron) non è testo.
pack-manifest-unreadable = Ciò che dice di sé (manifest.ron) non si capisce alla riga { $line }, colonna { $column }.
pack-manifest-content = L’impronta di tutti i suoi file non è quella che dichiara.
pack-manifest-id = Si chiama «{ $id }», che non è un identificativo di modulo.
pack-manifest-differs = Si chiama { $id }, versione { $version }, e contiene { $other }, versione { $found }.
pack-signature-missing = Nomina una chiave e non porta firma. È stato cambiato, o il lavoro dell’autore è stato interrotto.
pack-signature-wrong = La sua firma è sbagliata: è stato cambiato dopo che l’autore l’ha firmato. Non fidarti; chiedilo di nuovo all’autore.
pack-not-packed = Non è stato possibile impacchettarlo ({ $why }).
pack-not-written = { $place } non si è potuto scrivere. { $trouble }
pack-not-unpacked = Il modulo non si è potuto aprire in { $place }. { $trouble } Non è stato installato nulla.
pack-not-installed = Il modulo non si è potuto installare in { $place }. { $trouble } Ciò che c’era è rimasto com’era.
pack-not-removed = { $place } non si è potuto togliere. { $trouble }
pack-not-there = Nessun modulo «{ $id }» è installato per questo profilo. `tailleur pack list` nomina quelli che lo sono.
pack-signer-not-kept = Il modulo è installato, ma chi l’ha firmato non si è potuto annotare in { $place }. { $trouble }
pack-key-not-public = «{ $place }» non è una chiave pubblica come la scrive `minisign`, né un suo file.
pack-key-not-secret = { $place } non è una chiave segreta fatta da `tailleur pack key`, né da `minisign` con una password.
pack-key-password = Non è la password di { $place }.
pack-key-not-made = Nessuna chiave si è potuta fare ({ $why }).
pack-key-there = { $place } esiste già. Una chiave persa non si rifà: scegli un altro nome.
pack-key-not-kept = { $place } non si è potuto scrivere. { $trouble }
pack-not-signed = Il modulo non si è potuto firmare ({ $why }).

# Come un modulo sta rispetto a ciò che è installato.
pack-stands-new = È nuovo per questo profilo.
pack-stands-newer = È installata la versione { $version }. Ciò che vi si è imparato resta.
pack-stands-older = È installata la versione successiva { $version }.
pack-stands-same = È già installato proprio lo stesso.
pack-stands-changed = È installata la versione { $version }, ma con altro contenuto: l’autore l’ha cambiata senza cambiarle il numero. Ciò che si è imparato resta.
pack-change-comes = Lezione nuova: { $title }
pack-change-goes = Non c’è più: { $title }
pack-change-differs = Cambiata: { $title }
pack-change-questions = Cambiata: { $title } (domande: { $come } nuove, { $differ } cambiate, { $go } tolte)
pack-unsigned = Nessuno l’ha firmato.
pack-signed-by = Firmato con la chiave { $key }.
pack-signed-short = Firmato con la chiave { $short }.
pack-signed-first = Firmato con la chiave { $short }, vista per la prima volta. Da ora è ricordata.
pack-signed-again = Firmato con la chiave { $short }, come prima.
pack-signed-by-another = Attenzione: firmato con la chiave { $short }. Prima era la chiave { $before }.
pack-signed-no-longer = Attenzione: nessuno l’ha firmato. Prima era firmato con la chiave { $before }.
pack-asks-older = Una versione successiva sarà sostituita da una precedente.
pack-asks-key = Potrebbe essere opera di qualcun altro sotto lo stesso nome. Chiedi all’autore se la chiave è cambiata.
pack-wants-older = Non è stato installato nulla: c’è una versione successiva. Con --older viene sostituita lo stesso.
pack-wants-other-key = Non è stato installato nulla: la firma non è quella di prima. Chiedi all’autore; con --other-key viene installato lo stesso.
pack-installed-here = «{ $title }» è installato. { $count ->
    [one] La sua lezione si trova
   *[other] Le sue { $count } lezioni si trovano
} più in basso in questa pagina, sotto il suo titolo.
pack-installed-elsewhere = «{ $title }» è installato. Non ha lezioni per questo casinò e questo tavolo: scegli un altro casinò qui sopra.
pack-waits-for-profile = Scegli un profilo o creane uno: il modulo sarà mostrato allora.
pack-waits = Il modulo sarà mostrato quando lascerai questa schermata.

# La schermata dei moduli.
packs-title = Moduli di lezioni
packs-add = Aggiungi un modulo
packs-add-about = Trascina un file .tailleur-pack nella finestra, aprilo con un doppio clic, o scrivi dove si trova.
packs-path = Dove si trova il modulo
packs-installed = Installati per questo profilo
packs-none = Ancora nessuno. Le lezioni del programma ci sono sempre.
packs-remove = Rimuovi «{ $title }»
packs-remove-about = Le sue lezioni se ne vanno. Ciò che vi hai imparato resta, e torna con il modulo.
packs-remove-sure = Rimuovi «{ $title }»
packs-stay = Annulla
packs-drop-here = Lascialo per controllarlo
pack-offered = Un modulo di lezioni
pack-own-words = Che cosa ne dice l’autore
pack-author = Di { $name }
pack-licence = Licenza: { $name }
pack-version = Versione { $version }
pack-lies = { $place }
pack-lessons = { $count ->
    [one] 1 lezione
   *[other] { $count } lezioni
}
pack-lesson-elsewhere = Non per il casinò in cui ti eserciti
pack-sure = Installa lo stesso
pack-install = Installa
pack-leave = Non installare
pack-row = Versione { $version }, { $count ->
    [one] 1 lezione
   *[other] { $count } lezioni
}. { $signed }
pack-row-faulty = Ha errori e non viene proposto. Installalo di nuovo, o toglilo.

# I comandi.
cli-open = Il file di un modulo o di un profilo esportato da aprire; basta il file da solo
cli-value-key = CHIAVE
cli-value-pack = MODULO
cli-pack-key = Crea una coppia di chiavi per firmare moduli
cli-usage-pack-key = tailleur pack key [--out NOME] [--no-password]
cli-pack-key-out = I file NOME.key e NOME.pub (predefinito: tailleur.key e tailleur.pub)
cli-pack-no-password = Non proteggere la chiave segreta con una password
cli-pack-build = Crea un solo file da una cartella
cli-usage-pack-build = tailleur pack build CARTELLA [--out FILE] [--sign CHIAVE]
cli-pack-folder = La cartella del modulo, con il suo pack.ron
cli-pack-out = Il file da scrivere (predefinito: ID-VERSIONE.tailleur-pack in questa cartella)
cli-pack-sign = La chiave segreta che firma: un file di `tailleur pack key` o di `minisign`
cli-pack-verify = Verifica se un file è un modulo intero e senza errori, e chi l’ha firmato
cli-usage-pack-verify = tailleur pack verify FILE [--key CHIAVE]
cli-pack-file = Il file di un modulo
cli-pack-public = La chiave pubblica che deve averlo firmato: la chiave stessa, o il suo file
cli-pack-install = Installa un modulo per un profilo
cli-usage-pack-install = tailleur pack install FILE [--profile NOME] [--data CARTELLA] [--older] [--other-key]
cli-pack-profile = Il profilo (predefinito: l’ultimo aperto)
cli-pack-older = Installa anche dove è installata una versione successiva
cli-pack-other-key = Installa anche dove un’altra chiave ha firmato la versione di prima
cli-pack-list = Elenca i moduli installati per un profilo
cli-usage-pack-list = tailleur pack list [--profile NOME] [--data CARTELLA]
cli-pack-remove = Rimuovi un modulo da un profilo; ciò che si è imparato resta
cli-usage-pack-remove = tailleur pack remove MODULO [--profile NOME] [--data CARTELLA]
cli-pack-id = L’identificativo del modulo, dato da `tailleur pack list`
pack-password-new = Password della nuova chiave:
pack-password-again = Ancora una volta:
pack-password = Password della chiave:
pack-password-empty = Una password non può essere vuota. Per una chiave senza password c’è --no-password.
pack-password-differs = Le due password sono diverse. Nessuna chiave è stata fatta.
pack-password-unread = La password non si è potuta leggere ({ $why }).
pack-key-made = { $secret } firma i tuoi moduli: tienilo per te, e tienine una copia.
    { $public } va a chi li verifica: { $key } (in breve: { $short })
pack-built = { $place }: { $id }, versione { $version }, { $files ->
    [one] 1 file
   *[other] { $files } file
}, { $size } kB.
    SHA-256 del contenuto: { $content }
pack-built-signed = Firmato con la chiave { $short }.
pack-built-unsigned = Non firmato. Con --sign CHIAVE chi lo installa vede che è tuo.
pack-not-built = { $count ->
    [one] Il modulo ha un errore
   *[other] Il modulo ha { $count } errori
}: nessun file è stato fatto.
pack-head = { $title } ({ $id }, versione { $version })
pack-content = SHA-256 del contenuto: { $content }
pack-verified = Il file è intero e il modulo non ha errori.
pack-other-key = Non è firmato con la chiave { $key }.
pack-installed-for = Installato per { $name }: «{ $title }».
pack-none-installed = Nessun modulo è installato per { $name }.
pack-line = { $id } { $version }. { $signed } «{ $title }»
pack-line-faulty = { $id }: ha errori e non viene proposto.
pack-removed = { $id } è stato rimosso. Ciò che vi si è imparato resta.
