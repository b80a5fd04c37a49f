
# Refusals of a room.
room-refused-wrong-code = Nessuna aula ha questo codice. Controllalo sullo schermo.
room-refused-name-taken = Qualcuno qui ha già questo nome, o uno che gli somiglia. Scegline un altro.
room-refused-name-empty = Il nome deve avere almeno una lettera o una cifra.
room-refused-name-too-long = Il nome può avere al massimo { $most } caratteri.
room-refused-name-unseen = Questo nome contiene un carattere nascosto, o troppi accenti su una lettera. Scrivilo solo con lettere, cifre ed emoji.
room-refused-not-on-the-list = Questo nome non è nell’elenco della classe. Chiedi al formatore.
room-refused-wrong-pin = Il PIN non corrisponde a questo nome. Riprova, o chiedi al formatore.
room-refused-bad-token = Questo telefono non è stato riconosciuto. Ricarica la pagina.
room-refused-unknown = Questo telefono non risulta iscritto. Entra con il codice sullo schermo.
room-refused-locked = Il formatore per ora non fa entrare nessun altro.
room-refused-full = L’aula è piena.
room-refused-removed = Il formatore ti ha escluso dalla sessione.
room-refused-watches-only = Chi arriva in ritardo segue senza rispondere.
room-refused-not-asked = Questa domanda non è posta a te.
room-refused-too-late = Il tempo di questa domanda era scaduto.
room-refused-answered = Hai già risposto a questa domanda; conta la prima risposta.
room-refused-paused = Il formatore ha fermato il tempo. Rispondi quando riprende.
room-refused-not-of-the-form = Questa risposta non è adatta alla domanda.
room-refused-not-yours = Solo il formatore può farlo.
room-refused-not-now = Ora non si può, oppure è già fatto.
room-refused-over = Questa sessione è terminata.
room-refused-not-understood = Qualcosa non ha funzionato. Ricarica la pagina.
room-refused-too-often = Troppe richieste da questa rete. Aspetta un momento, o inquadra il codice QR sullo schermo.

# The room on the network, and its log.
room-not-opened = Non è stato possibile aprire l’aula sulla porta { $port }: { $why }. Scegline un’altra con --port.
room-log-not-written = Il registro della sessione non si è potuto scrivere in { $place }. { $trouble } La sessione continua, ma se si interrompe non potrà essere ripresa.
room-log-not-written-why = Il registro della sessione non si è potuto scrivere: { $why }.
room-log-not-read = Il registro di una sessione non si è potuto leggere in { $place }. { $trouble }
room-log-no-room = { $place } non è il registro di una sessione.
room-log-lines-lost = { $count ->
    [one] La riga { $lines } del registro { $place } è danneggiata ed è stata esclusa. Tutto il resto c’è.
   *[other] { $count } righe del registro { $place } sono danneggiate e sono state escluse (righe { $lines }). Tutto il resto c’è.
}
room-log-later = Il registro { $place } è stato scritto da una versione più recente di Tailleur: questa non conosce la riga { $line }. Leggilo con quella versione.
room-log-in-use = La sessione di { $place } è già aperta, in un’altra finestra o in un altro terminale.

# tailleur host
cli-host = Conduci un quiz per una classe sulla rete locale
cli-usage-host = tailleur host PACCHETTO/LEZIONE [--house CASINÒ] [--table TAVOLO] [--count N] [--seconds N] [--speed N] [--exam MINUTI [--own-questions]] [--late now|catch-up|watch] [--standings shown|nameless|off] [--teams NOMI] [--roster FILE] [--lively] [--one-tap] [--approve] [--port N] [--tls] [--loopback] | --resume
cli-value-late = now|catch-up|watch
cli-value-standings = shown|nameless|off
cli-host-lesson = La lezione, per esempio tableau/naturals
host-no-such-house = Il casinò «{ $house }» non esiste. Scegli tra: { $known }.
cli-host-house = Il casinò (predefinito: il primo per cui la lezione è fatta)
cli-host-port = La porta (predefinita: 8057 o una libera)
cli-host-count = Il numero di domande (predefinito: quello della lezione)
cli-host-seconds = Secondi per domanda, 0 per nessun limite (predefinito: 60)
cli-host-speed = Quanta parte dei punti dipende dalla velocità, in percentuale (predefinito: 0)
cli-host-exam = Conduci un esame, ciascuno al suo ritmo, con un limite di tempo in minuti; 0 per nessun limite
cli-host-own-questions = Dai a ciascuno domande proprie
cli-host-late = Per chi arriva in ritardo: conta da adesso, recupera, o osserva soltanto
cli-host-standings = La classifica: mostrata, mostrata senza nomi, o nascosta
cli-host-roster = Ammetti solo le persone di questo elenco, con i nomi dell’elenco
cli-host-pins = Dai a ogni nome dell’elenco un PIN, così che nessun altro possa usarlo
cli-host-seed = Il numero di partenza (seed) che distribuisce le domande
cli-host-loopback = Apri l’aula solo per questo computer, non per la rete
cli-host-resume = Riprendi l’ultima sessione interrotta, con il suo codice, i partecipanti e i punti
host-link = Apri { $link } su un telefono della stessa rete, o inquadra il codice QR.
host-code = Codice dell’aula: { $code }
host-plain = La connessione non è cifrata: chiunque sia su questa rete può leggere le risposte.
host-log = Il registro della sessione: { $place }
host-keys = Invio: continua · p: pausa · s: salta la domanda · f: termina la sessione per tutti · q: esci · ?: elenco dei comandi
host-pins-hint = Ogni nome ha un PIN. Digita k per vedere quelli dei nomi ancora liberi; non mostrarli alla classe.
host-lobby = In attesa della classe: collegati { $here } su { $people }. Invio: inizia.
host-asking = Domanda { $number } di { $of }: { $answered ->
    [one] { $answered } risposta
   *[other] { $answered } risposte
} su { $asked }.
host-closed = La domanda { $number } di { $of } è chiusa: { $answered ->
    [one] { $answered } risposta
   *[other] { $answered } risposte
} su { $asked }. Invio: mostra la risposta giusta.
host-left-out = La domanda { $number } di { $of } è saltata: non conta per nessuno. Invio: continua.
host-revealed = La risposta giusta alla domanda { $number } di { $of } è mostrata. Invio: continua.
host-ranked = La classifica dopo la domanda { $number } di { $of }. Invio: continua.
host-sitting = Esame in corso. Hanno finito: { $answered } su { $asked }. Invio: chiudi l’esame.
host-handed = Esame chiuso. Hanno finito: { $answered } su { $asked }. Invio: pubblica i risultati.
host-ended = Quiz terminato. Invio o q: chiudi la sessione. m PACCHETTO/LEZIONE: aprine un’altra con le stesse persone.
host-paused = Il tempo è fermo. Invio o p: riprendi.
host-stands = La sessione resta aperta finché non esci dal programma.
host-no-data = Non c’è una cartella in cui salvare la sessione. Indicane una con --data.
host-no-chance = Questo sistema non fornisce numeri casuali sicuri.
host-asks-nothing = { $lesson } non ha domande per una classe. Scegli un’altra lezione.
host-nothing-to-resume = Non c’è nessuna sessione interrotta da riprendere.
host-bad-late = Valore non valido per --late: { $value }. Scegli now, catch-up o watch.
host-bad-standings = Valore non valido per --standings: { $value }. Scegli shown, nameless o off.
cli-value-teams = NOMI
cli-host-teams = Squadre, separate da virgole
host-no-such-name = Qui nessuno si chiama { $name }. Digita i per vedere chi c’è.
host-team-twice = Due squadre hanno il nome { $team }, o nomi che si somigliano. Cambiane uno.
host-has-given = { $given } / { $of }
host-all-keys =
    Invio            continua: inizia, ferma le risposte, mostra la risposta giusta, poni la successiva
    p                ferma il tempo, o riprendilo
    s                salta la domanda: non conta per nessuno
    +   + 60         dai a tutti 30 secondi in più, o quanti indicati
    + NOME           dai a una persona 10 secondi in più per questa domanda
    w                mostra chi non ha ancora risposto
    a   a NOME       fai entrare tutti quelli che aspettano, o una persona
    l                blocca gli ingressi, o riaprili
    i   i NOME       mostra lo stato della sessione e i partecipanti, o una persona
    x NOME           escludi qualcuno, o riammettilo
    x NOME, NOME     escludi queste persone, o riammettile
    x 10:02          escludi tutti quelli entrati da allora, o riammettili
    n NOME > ALTRO   dai un altro nome a qualcuno
    e50 NOME         dai a qualcuno il 50 per cento di tempo aggiuntivo; anche e25, e100, ed e0 per nessuno
    t                distribuisci nelle squadre chi non ne ha una
    t NOME > SQUADRA metti qualcuno in una squadra; senza nome dopo >, in nessuna
    f                termina la sessione per tutti: ciascuno vede i suoi risultati
    r   r new        mostra il link del telecomando; o ritiralo e fanne un altro
    m PACCHETTO/LEZIONE dopo la sessione: un’altra con le stesse persone
    q                esci dalla sessione: i telefoni aspettano, e tailleur host --resume la riprende
    Per NOME basta l’inizio.
host-not-understood = Il comando non è stato capito. Digita ? per l’elenco dei comandi.
host-end-sure = Tutti vedranno i loro risultati e nessuno potrà più rispondere. Digita ancora f per terminare la sessione; con qualsiasi altro comando la sessione continua.
host-stays = La sessione continua.
host-came-in = { $count ->
    [one] { $names } è in aula.
   *[other] { $names } sono in aula.
}
host-taken-out = { $count ->
    [one] Escluso: 1.
   *[other] Esclusi: { $count }.
} Lo stesso comando li riammette.
host-let-back = Riammessi: { $count }.
host-nobody-since = Dalle ore { $time } non è entrato nessuno.
host-answered = Risposte: { $answered } su { $asked }.
host-finished = Hanno finito: { $answered } su { $asked }.
host-all-answered = Hanno risposto tutti.
host-time-is-up = Il tempo è scaduto.
host-unpaused = Il tempo riprende.
host-is-unlocked = Gli ingressi sono aperti.
host-answers = Le risposte
host-asks-by-ear = { $lesson } richiede l’audio, che il terminale non può riprodurre. Avviala dalla finestra: apri Tailleur e scegli Quiz in classe.
host-no-such-team = Nessuna squadra si chiama { $team }. Scegli tra: { $known }.
host-no-teams = Questa sessione non ha squadre. Indicale con --teams quando apri un’aula.
host-several-named = Più di un nome comincia con { $name }. Digita qualche lettera in più.
host-nothing = Nulla
cli-host-lively = Conto alla rovescia prima di ogni domanda, serie e podio
cli-host-one-tap = Sui telefoni, toccando una risposta la si invia
cli-host-approve = I nuovi aspettano che tu li faccia entrare
host-at-door-hint = { $count ->
    [one] 1 persona aspetta di entrare. Digita a per farla entrare.
   *[other] { $count } persone aspettano di entrare. Digita a per farle entrare.
}
host-next-later = La sessione non è finita. Digita f per terminarla.
