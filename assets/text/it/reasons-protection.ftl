# Reasons: picking up the cards, watching the bets, disputes.
reason-picked-up-side-first = È l’uso delle case da gioco: prima tutte le carte di { $side }, poi quelle di { $other }, per poter ricostruire ogni mano.
reason-picked-up-first-two = { $side }: le prime due carte nell’ordine in cui sono state date.
reason-picked-up-third-last = { $side }: la terza carta viene dopo le prime due.
reason-picked-up-as-dealt = Le carte si ritirano nell’ordine in cui sono uscite dal sabot.

reason-protect-nothing-added = Chiuso il gioco non si accettano più puntate: non se ne mettono, non si aumentano e non si spostano.
reason-protect-nothing-taken-back = È l’uso delle case da gioco: chiuso il gioco nessuna puntata si riduce né si ritira.
reason-protect-nothing-changed = Ogni puntata è com’era alla chiusura del gioco: qualunque altra cosa accada al tavolo, è tutto in ordine.
reason-protect-counts-as-placed = È l’uso delle case da gioco: le puntate valgono com’erano alla chiusura del gioco.
reason-protect-put-back = È l’uso delle case da gioco: finché nessuna carta è uscita, la puntata si rimette com’era, dicendolo ad alta voce, e la partita continua.
reason-protect-nothing-touched = È l’uso delle case da gioco: una volta uscite le carte, non si tocca né carta né puntata finché chi è stato chiamato non ha visto il tavolo.
reason-protect-perfect-cards = Si gioca solo con carte in perfetto stato: una carta riconoscibile dal dorso si sostituisce.
reason-protect-in-league = È l’uso delle case da gioco: chi distrae { ARTICLE("il", $croupier) } proprio mentre una puntata cambia va segnalato insieme al giocatore di quella puntata.
reason-protect-alone = Nessuno ha distratto { ARTICLE("il", $croupier) }: si segnala solo il giocatore della puntata.
reason-protect-called = Si chiama { $chief }, che vigila sul tavolo.
reason-dispute-answers = Al suo tavolo { $arbiter } risponde della regolarità del gioco, dei pagamenti e di tutte le operazioni: una contestazione spetta a lui.
reason-dispute-decides = Una contestazione la decide { $arbiter }.
reason-dispute-without-appeal = La decisione è inappellabile.
reason-dispute-says-only-that = È l’uso delle case da gioco: { ARTICLE("il", $croupier) } dice con cortesia che chiama { $chief }. Non contraddice, non promette e non affretta nulla.
