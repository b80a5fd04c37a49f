# Che cosa un’aula rifiuta

room-refused-wrong-code = Nessuna aula ha questo codice. Guarda di nuovo lo schermo.
room-refused-name-taken = Qualcuno qui ha già questo nome, o uno che gli somiglia. Scegline un altro.
room-refused-name-empty = Un nome ha almeno una lettera o una cifra.
room-refused-name-too-long = Un nome ha al massimo { $most } lettere.
room-refused-name-unseen = Questo nome contiene un carattere nascosto, o troppi accenti su una lettera. Scrivilo solo con lettere, cifre ed emoji.
room-refused-not-on-the-list = Questo nome non è nell’elenco della classe.
room-refused-wrong-pin = Questo PIN non è di questo nome. Riscrivilo, o chiedi al formatore.
room-refused-bad-token = Questo telefono non è stato riconosciuto. Ricarica la pagina.
room-refused-unknown = Quest’aula non conosce questo telefono. Entra con il codice sullo schermo.
room-refused-locked = Il formatore per ora non fa entrare nessun altro.
room-refused-full = L’aula è piena.
room-refused-removed = Il formatore ti ha fatto uscire dall’aula.
room-refused-watches-only = Chi arriva in ritardo guarda.
room-refused-not-asked = Questa domanda non è posta a te.
room-refused-too-late = Il tempo di questa domanda era scaduto.
room-refused-answered = Hai già risposto a questa domanda; conta la prima risposta.
room-refused-paused = Il formatore ha fermato il tempo. Rispondi quando riprende.
room-refused-not-of-the-form = Questa risposta non è adatta alla domanda.
room-refused-not-yours = Solo il formatore può farlo.
room-refused-not-now = Ora non si può, oppure è già fatto.
room-refused-over = Quest’aula è chiusa.
room-refused-not-understood = Non è stato capito. Ricarica la pagina.
room-refused-too-often = Troppo in una volta da questa rete. Aspetta un momento, o inquadra il riquadro sullo schermo.

# L’aula in rete, e il suo registro.
room-not-opened = L’aula non si è potuta aprire alla porta { $port }: { $why }. Scegline un’altra con --port.
room-log-not-written = Il registro dell’aula non si è potuto scrivere in { $place }. { $trouble } L’aula continua, ma non si potrebbe riprendere.
room-log-not-written-why = Il registro dell’aula non si è potuto scrivere: { $why }.
room-log-not-read = Il registro di un’aula non si è potuto leggere in { $place }. { $trouble }
room-log-no-room = { $place } non è il registro di un’aula.
room-log-lines-lost = { $count ->
    [one] La riga { $lines } del registro { $place } è danneggiata ed è stata tralasciata. Tutto il resto c’è.
   *[other] { $count } righe del registro { $place } sono danneggiate e sono state tralasciate (righe { $lines }). Tutto il resto c’è.
}
room-log-later = Il registro { $place } è stato scritto da una versione più recente di Tailleur: la riga { $line } dice ciò che questa non conosce. Leggilo con quella versione.
room-log-in-use = L’aula di { $place } è già aperta, in un’altra finestra o un altro terminale.

# tailleur host
cli-host = Interrogare una classe nella rete locale
cli-usage-host = tailleur host PACCHETTO/LEZIONE [--house CASA] [--table TAVOLO] [--count N] [--seconds N] [--speed N] [--exam MINUTI [--own-questions]] [--late now|catch-up|watch] [--standings shown|nameless|off] [--teams NOMI] [--roster FILE] [--port N] [--tls] [--loopback] | --resume
cli-value-late = now|catch-up|watch
cli-value-standings = shown|nameless|off
cli-host-lesson = La lezione, per esempio tableau/naturals
host-no-such-house = La casa «{ $house }» non esiste. Ci sono { $known }.
cli-host-house = La casa; altrimenti la prima per cui è la lezione
cli-host-port = La porta; altrimenti 8057, o una qualsiasi libera
cli-host-count = Il numero di domande; altrimenti quante ne pone la lezione
cli-host-seconds = Secondi per ogni domanda, zero per nessun limite; 60 se non si dice nulla
cli-host-speed = Quanta parte dei punti decide la velocità, in per cento; zero se non si dice nulla
cli-host-exam = Un esame: ciascuno al proprio passo, chiuso dopo tanti minuti, zero per mai
cli-host-own-questions = Ciascuno riceve domande proprie
cli-host-late = Chi arriva tardi: conta da adesso, recupera, o guarda
cli-host-standings = La classifica: mostrata, mostrata senza nomi, o no
cli-host-roster = Entrano solo le persone di questo elenco, con i nomi dell’elenco
cli-host-pins = Dà a ogni nome della lista un PIN, senza il quale nessuno lo prende
cli-host-seed = Il seme che distribuisce le domande
cli-host-loopback = Solo per questa macchina, non per la rete
cli-host-resume = Riprendere l’ultima aula interrotta, con il suo codice, la gente e i punti
host-link = Apri { $link } su un telefono della stessa rete, o inquadra il quadrato.
host-code = Il codice: { $code }
host-plain = La connessione non è cifrata: chi ascolta in questa rete può leggere le risposte.
host-log = Ciò che accade è conservato in { $place }.
host-keys = Invio continua · p ferma il tempo · s salta la domanda · f finisce l’aula per tutti · q la lascia · ? dice tutto ciò che si può digitare
host-pins-hint = Ogni nome ha un PIN. Digita k per vedere quelli dei nomi ancora liberi; la classe non dovrebbe vederli.
host-lobby = Si aspetta la classe: { $here } qui su { $people } entrati. Invio comincia.
host-asking = Domanda { $number } di { $of }: { $answered ->
    [one] { $answered } risposta
   *[other] { $answered } risposte
} su { $asked }.
host-closed = La domanda { $number } di { $of } è chiusa: { $answered ->
    [one] { $answered } risposta
   *[other] { $answered } risposte
} su { $asked }. Invio mostra la chiave.
host-left-out = La domanda { $number } di { $of } è tralasciata: non conta per nessuno. Invio continua.
host-revealed = La chiave della domanda { $number } di { $of } è mostrata. Invio continua.
host-ranked = La classifica dopo la domanda { $number } di { $of }. Invio continua.
host-sitting = L’esame è in corso: { $answered } su { $asked } hanno finito. Invio lo chiude.
host-handed = L’esame è chiuso: { $answered } su { $asked } hanno finito. Invio dà i risultati.
host-ended = Era tutto. Invio o q chiude l’aula.
host-paused = Il tempo è fermo. Invio o p lo riprende.
host-stands = L’aula resta aperta fino alla fine del programma.
host-no-data = Non c’è una cartella in cui conservare l’aula. Indicane una con --data.
host-no-chance = Questo sistema non dà caso da cui trarre segreti.
host-asks-nothing = { $lesson } non chiede nulla a cui una classe possa rispondere.
host-nothing-to-resume = Nessuna aula è stata interrotta.
host-bad-late = --late { $value } non è né now, né catch-up, né watch.
host-bad-standings = --standings { $value } non è né shown, né nameless, né off.
cli-value-teams = NOMI
cli-host-teams = Squadre, separate da virgole
host-no-such-name = Qui nessuno si chiama { $name }. i dice chi c’è.
host-team-twice = Due squadre hanno il nome { $team }, o uno che gli somiglia.
host-has-given = { $given } / { $of }
host-all-keys =
    Invio            continua: comincia, chiude la domanda, mostra la chiave, pone la prossima
    p                ferma il tempo, o lo riprende
    s                lascia fuori la domanda: non conta per nessuno
    +   + 60         dà a tutti 30 secondi in più, o tanti
    l                chiude la porta, o la apre
    i   i NOME       dice a che punto è l’aula e chi c’è, o di una persona
    x NOME           fa uscire qualcuno, o lo lascia tornare
    x NOME, NOME     fa uscire questi, o li lascia tornare
    x 10:02          fa uscire tutti quelli entrati da allora, o li lascia tornare
    n NOME > ALTRO   dà un altro nome a qualcuno
    e50 NOME         dà a qualcuno il 50 per cento di tempo in più; anche e25, e100, ed e0 per niente
    t                distribuisce nelle squadre chi non ne ha
    t NOME > SQUADRA mette qualcuno in una squadra; senza squadra dopo il segno, in nessuna
    f                finisce l’aula per tutti: ciascuno vede i suoi risultati
    r   r new        mostra il link del telecomando; o lo ritira e ne fa un altro
    q                lascia l’aula: i telefoni aspettano, e tailleur host --resume la riprende
    Per NOME basta l’inizio.
host-not-understood = Non è stato capito. ? dice tutto ciò che si può digitare.
host-end-sure = Tutti vedono allora i loro risultati e nessuno risponde più. Digita ancora f per finire l’aula; con altro, resta.
host-stays = L’aula resta.
host-came-in = { $count ->
    [one] { $names } è in aula.
   *[other] { $names } sono in aula.
}
host-taken-out = { $count ->
    [one] Usciti: 1.
   *[other] Usciti: { $count }.
} Lo stesso comando li lascia tornare.
host-let-back = Rientrati: { $count }.
host-nobody-since = Nessuno è entrato dalle { $time }.
host-answered = Risposte: { $answered } su { $asked }.
host-finished = Hanno finito: { $answered } su { $asked }.
host-all-answered = Hanno risposto tutti.
host-time-is-up = Il tempo è scaduto.
host-unpaused = Il tempo riprende.
host-is-unlocked = La porta è aperta.
host-answers = Le risposte
host-asks-by-ear = { $lesson } si chiede a orecchio, e il terminale non dice nulla ad alta voce. Chiedila dalla finestra, che parla: apri tailleur e scegli Quiz in classe.
host-no-such-team = Nessuna squadra si chiama { $team }. Ci sono { $known }.
host-no-teams = Quest’aula non ha squadre; --teams le nomina all’apertura.
host-several-named = Più di un nome comincia con { $name }. Digitane di più.
host-nothing = Nulla
