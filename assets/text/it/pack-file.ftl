# Packs as one file: built, signed, verified, installed.
name-odd-empty = una sua parte è vuota
name-odd-long = è troppo lungo per alcuni sistemi
name-odd-outside = porta fuori dalla cartella
name-odd-absolute = è un percorso assoluto
name-odd-hidden = comincia come un file nascosto
name-odd-end = finisce con un punto o uno spazio, che Windows toglie
name-odd-unseen = contiene un carattere invisibile o che cambia il verso di lettura
name-odd-colon = contiene i due punti, che indicano un’unità o un flusso
name-odd-backslash = separa le cartelle con una barra rovesciata
name-odd-reserved = contiene un carattere riservato in alcuni sistemi
name-odd-device = Windows lo prende per un dispositivo
name-odd-letters = contiene lettere diverse da a-z, che non tutti i sistemi salvano allo stesso modo
name-odd-not-text = non è testo in UTF-8
pack-file-refused = { $place } non è stato accettato. { $why }
pack-file-unreadable = { $place } non si può leggere ({ $why }).
pack-file-empty = Il file è vuoto. Scaricalo di nuovo.
pack-file-none = Non è un pacchetto di lezioni creato da `tailleur pack build`.
pack-file-torn = Il file è incompleto. Scaricalo di nuovo.
pack-file-around = Contiene dati fuori dai suoi file. Chiedi all’autore una nuova copia.
pack-file-overlap = Il file «{ $name }» si sovrappone a un altro. Forse è dannoso: non installarlo.
pack-file-two-tales = La voce «{ $name }» si contraddice. Il file è danneggiato o dannoso.
pack-file-locked = «{ $name }» è protetto da una password: un pacchetto non può esserlo.
pack-file-method = «{ $name }» è compresso con un metodo non supportato.
pack-file-made-elsewhere = È stato creato da un altro programma. Chiedi all’autore di farlo con `tailleur pack build`.
pack-file-too-many = Contiene più di { $most } file.
pack-file-too-large = «{ $name }» supera { $most } kB.
pack-file-too-large-in-all = I suoi file superano insieme { $most } MB.
pack-file-too-deep = «{ $name }» è annidato in più di { $most } cartelle.
pack-file-shrunk = «{ $name }» diventerebbe più di { $most } volte più grande. Forse è una bomba di decompressione.
pack-file-size-lies = «{ $name }» non ha la grandezza che dichiara.
pack-file-damaged = «{ $name }» è danneggiato. Scarica di nuovo il file.
pack-file-name = Il nome di file «{ $name }» non è ammesso: { $why }.
pack-file-folder = «{ $name }» è una voce di cartella, che un pacchetto non contiene.
pack-file-alike = «{ $name }» e «{ $other }» differiscono solo nelle maiuscole: per alcuni sistemi sono lo stesso file.
pack-file-doubled = Contiene due volte «{ $name }».
pack-file-folder-and-file = «{ $name }» è insieme un file e una cartella.
pack-file-link = «{ $name }» è un collegamento a qualcos’altro.
pack-file-device = «{ $name }» non è un file ordinario.
pack-file-nested = «{ $name }» è un archivio. Un pacchetto non può contenerne.
pack-file-kind = «{ $name }» è di un tipo che un pacchetto non può contenere. Sono ammessi .ron, .md, .txt, .png, .ogg, .wav, .flac e .mp3.
pack-file-not-as-named = Il contenuto di «{ $name }» non corrisponde al nome.
pack-file-own-name = «{ $name }» è un nome riservato nei pacchetti. Cambialo.
pack-file-later = È stato fatto per una versione più recente del programma ({ $version }). Aggiorna prima il programma.
pack-file-unlisted = «{ $name }» non è nel suo elenco di file.
pack-file-missing = «{ $name }» è nel suo elenco di file, ma manca.
pack-file-changed = «{ $name }» è stato modificato dopo la creazione del pacchetto.
pack-file-later-form = Il suo formato ({ $form }) è più recente di questa versione del programma ({ $version }). Aggiorna prima il programma.
pack-file-built-in = Il suo identificativo «{ $id }» è quello di lezioni del programma. Chiedi all’autore di dargliene un altro.
pack-file-faulty = { $count ->
    [one] Il pacchetto ha un errore
   *[other] Il pacchetto ha { $count } errori, il primo
}: { $file }:{ $line }:{ $column }: { $fault }
pack-manifest-missing = Manca manifest.ron. Chiedi all’autore di creare il pacchetto con `tailleur pack build`.
pack-manifest-not-text = manifest.ron non è testo.
pack-manifest-unreadable = manifest.ron non si può leggere (riga { $line }, colonna { $column }).
pack-manifest-content = La somma di controllo dei suoi file non corrisponde a manifest.ron.
pack-manifest-id = «{ $id }» non è un identificativo di pacchetto valido.
pack-manifest-differs = manifest.ron dice { $id }, versione { $version }, ma il pacchetto è { $other }, versione { $found }.
pack-signature-missing = Indica una chiave, ma non è firmato. È stato modificato o troncato.
pack-signature-wrong = La sua firma non è valida: è stato modificato dopo la firma. Non fidarti: chiedi all’autore una nuova copia.
pack-not-packed = Non è stato possibile creare il pacchetto ({ $why }).
pack-not-written = Non è stato possibile scrivere { $place }. { $trouble }
pack-not-unpacked = Non è stato possibile estrarre il pacchetto in { $place }. { $trouble } Non è stato installato nulla.
pack-not-installed = Non è stato possibile installare il pacchetto in { $place }. { $trouble } Nulla è stato cambiato.
pack-not-removed = Non è stato possibile rimuovere { $place }. { $trouble }
pack-not-there = Nessun pacchetto «{ $id }» è installato per questo profilo. `tailleur pack list` elenca quelli installati.
pack-signer-not-kept = Il pacchetto è installato, ma il suo firmatario non si è potuto salvare in { $place }. { $trouble }
pack-key-not-public = «{ $place }» non è una chiave pubblica di `minisign`, né un file che ne contiene una.
pack-key-not-secret = { $place } non è una chiave segreta creata da `tailleur pack key`, né una di `minisign` con password.
pack-key-password = Password errata per { $place }.
pack-key-not-made = Non è stato possibile creare la chiave ({ $why }).
pack-key-there = { $place } esiste già. Una chiave persa non si può ricreare: scegli un altro nome.
pack-key-not-kept = Non è stato possibile scrivere { $place }. { $trouble }
pack-not-signed = Non è stato possibile firmare il pacchetto ({ $why }).

# A pack compared with the installed one.
pack-stands-new = È nuovo per questo profilo.
pack-stands-newer = Sostituisce la versione { $version }. I tuoi progressi restano.
pack-stands-older = È installata la versione { $version }, più recente.
pack-stands-same = Questo stesso pacchetto è già installato.
pack-stands-changed = È installata la versione { $version }, ma con altro contenuto: l’autore l’ha modificata senza cambiare il numero di versione. I tuoi progressi restano.
pack-change-comes = Lezione nuova: { $title }
pack-change-goes = Lezione tolta: { $title }
pack-change-differs = Lezione cambiata: { $title }
pack-change-questions = Cambiata: { $title } (domande: { $come } nuove, { $differ } cambiate, { $go } tolte)
pack-unsigned = Non firmato.
pack-signed-by = Firmato con la chiave { $key }.
pack-signed-short = Firmato con la chiave { $short }.
pack-signed-first = Nuova chiave { $short }. Sarà ricordata.
pack-signed-again = Firmato con la chiave { $short }, come prima.
pack-signed-by-another = Attenzione: firmato con un’altra chiave ({ $short }; prima { $before }).
pack-signed-no-longer = Attenzione: non firmato; prima lo era con la chiave { $before }.
pack-asks-older = Una versione più recente sarà sostituita da una precedente.
pack-asks-key = Potrebbe essere il pacchetto di qualcun altro con lo stesso nome. Chiedi all’autore se la chiave è cambiata.
pack-wants-older = Non è stato installato nulla: è installata una versione più recente. Aggiungi --older per sostituirla lo stesso.
pack-wants-other-key = Non è stato installato nulla: il pacchetto è firmato con un’altra chiave. Chiedi all’autore, o aggiungi --other-key per installarlo lo stesso.
pack-installed-here = «{ $title }» è installato. { $count ->
    [one] La sua lezione si trova
   *[other] Le sue { $count } lezioni si trovano
} nella pagina iniziale, sotto il suo titolo.
pack-installed-elsewhere = «{ $title }» è installato. Non ha lezioni per questo casinò e questo tavolo: scegli un altro casinò qui sopra.
pack-waits-for-profile = Scegli o crea un profilo per vedere il pacchetto.
pack-waits = Il pacchetto si aprirà quando lascerai questa schermata.

# The screen of packs.
packs-title = Pacchetti di lezioni
packs-add = Aggiungi un pacchetto
packs-add-about = Trascina qui un file .tailleur-pack, aprilo con un doppio clic, o scrivi il suo percorso.
packs-path = File del pacchetto
packs-installed = Installati per questo profilo
packs-none = Ancora nessuno. Le lezioni del programma ci sono sempre.
packs-remove = Rimuovi «{ $title }»
packs-remove-about = Toglie le sue lezioni. I tuoi progressi restano e tornano se lo reinstalli.
packs-remove-sure = Rimuovi «{ $title }»
packs-stay = Annulla
packs-drop-here = Rilascialo per aprirlo
pack-offered = Installare questo pacchetto?
pack-own-words = Descrizione dell’autore
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
pack-leave = Annulla
pack-row = Versione { $version }, { $count ->
    [one] 1 lezione
   *[other] { $count } lezioni
}. { $signed }
pack-row-faulty = Contiene errori e non si può usare. Reinstallalo, o rimuovilo.

# The commands.
cli-open = Il pacchetto o il profilo esportato da aprire; basta indicare il file, anche senza --open
cli-value-key = CHIAVE
cli-value-pack = PACCHETTO
cli-pack-key = Crea una coppia di chiavi per firmare pacchetti
cli-usage-pack-key = tailleur pack key [--out NOME] [--no-password]
cli-pack-key-out = I file NOME.key e NOME.pub (predefinito: tailleur.key e tailleur.pub)
cli-pack-no-password = Non proteggere la chiave segreta con una password
cli-pack-build = Crea un file di pacchetto da una cartella
cli-usage-pack-build = tailleur pack build CARTELLA [--out FILE] [--sign CHIAVE]
cli-pack-folder = La cartella del pacchetto, con il suo pack.ron
cli-pack-out = Il file da scrivere (predefinito: ID-VERSIONE.tailleur-pack in questa cartella)
cli-pack-sign = La chiave segreta con cui firmare: un file di `tailleur pack key` o di `minisign`
cli-pack-verify = Verifica se un file di pacchetto è completo e valido, e chi l’ha firmato
cli-usage-pack-verify = tailleur pack verify FILE [--key CHIAVE]
cli-pack-file = Il file di un pacchetto
cli-pack-public = La chiave pubblica con cui verificare la firma: la chiave stessa, o il suo file
cli-pack-install = Installa un pacchetto per un profilo
cli-usage-pack-install = tailleur pack install FILE [--profile NOME] [--data CARTELLA] [--older] [--other-key]
cli-pack-profile = Il profilo (predefinito: l’ultimo aperto)
cli-pack-older = Installa anche se è installata una versione più recente
cli-pack-other-key = Installa anche se un’altra chiave ha firmato la versione precedente
cli-pack-list = Elenca i pacchetti installati per un profilo
cli-usage-pack-list = tailleur pack list [--profile NOME] [--data CARTELLA]
cli-pack-remove = Rimuovi un pacchetto da un profilo; i progressi restano
cli-usage-pack-remove = tailleur pack remove PACCHETTO [--profile NOME] [--data CARTELLA]
cli-pack-id = L’identificativo del pacchetto, dato da `tailleur pack list`
pack-password-new = Password della nuova chiave:
pack-password-again = Ripeti la password:
pack-password = Password della chiave:
pack-password-empty = La password non può essere vuota. Aggiungi --no-password per una chiave senza password.
pack-password-differs = Le due password sono diverse. Non è stata creata nessuna chiave.
pack-password-unread = Non è stato possibile leggere la password ({ $why }).
pack-key-made =
    { $secret } firma i tuoi pacchetti: non darlo a nessuno e conservane una copia.
    { $public } va dato a chi li verifica: { $key } (in breve: { $short })
pack-built = { $place }: { $id }, versione { $version }, { $files ->
    [one] 1 file
   *[other] { $files } file
}, { $size } kB.
    SHA-256 del contenuto: { $content }
pack-built-signed = Firmato con la chiave { $short }.
pack-built-unsigned = Non firmato. Aggiungi --sign CHIAVE perché altri possano verificare che è tuo.
pack-not-built = { $count ->
    [one] Il pacchetto ha un errore
   *[other] Il pacchetto ha { $count } errori
}: non è stato creato nessun file.
pack-head = { $title } ({ $id }, versione { $version })
pack-content = SHA-256 del contenuto: { $content }
pack-verified = Il file è completo e il pacchetto non ha errori.
pack-other-key = Non è firmato con la chiave { $key }.
pack-installed-for = Installato per { $name }: «{ $title }».
pack-none-installed = Nessun pacchetto è installato per { $name }.
pack-line = { $id } { $version }. { $signed } «{ $title }»
pack-line-faulty = { $id }: contiene errori e non si può usare.
pack-removed = { $id } è stato rimosso. I tuoi progressi restano.
