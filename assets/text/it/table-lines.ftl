# What guests, chef and colleagues say at the table, as it is recorded in their voice.
# Bets as they are placed.
table-line-bet = { $spot }, per favore.
table-line-bet-again = Ancora su { $spot }.
table-line-bet-amount = { $amount } { $place }.
table-line-bet-place = su { $spot }
table-line-bet-same = Come prima.
table-line-bet-for-another = È per il mio vicino.
table-line-bet-back = Ritiro la mia puntata.
table-line-bet-late = Aspetti, ancora questo!
# The shoe.
table-line-shoe-taken = Prendo la mano.
table-line-hand-passes = La mano passa.
table-line-shoe-refused = No grazie, non per me.
table-line-shoe-given-up = Passo la mano.
# Change.
table-line-change = Mi cambia, per favore?
table-line-change-this = Mi può cambiare questo?
table-line-chips = Dei gettoni, per favore.
table-line-change-now = Presto, mi cambi questo adesso!
# Coming and going.
table-line-good-evening = Buonasera a tutti.
table-line-this-seat = Mi siedo qui.
table-line-good-night = Grazie, buona serata.
table-line-enough = Per stasera basta.
# Won and lost.
table-line-thanks = Grazie.
table-line-many-thanks = Grazie mille.
table-line-won = È andata!
table-line-at-last = Finalmente!
table-line-missed = Niente.
table-line-never-mind = Pazienza.
# Complaints and claims.
table-line-underpaid = Mi ha pagato male.
table-line-check-payout = Controlli il mio pagamento, per favore.
table-line-my-bet = Questa puntata è mia.
table-line-hands-off = Non tocchi, è la mia puntata!
table-line-not-lost = No, non ho perso.
table-line-new-cut = Vorrei un nuovo taglio.
table-line-pass-now = Passo la mano, subito.
table-line-let-me = Lasci fare a me.
table-line-these-too = Giro anche queste carte.
table-line-not-these = No, queste carte non le prendo.
table-line-dawdling = Un attimo, ci penso.
table-line-noise = Dai, dai, dai!
# Guests who wait.
table-line-can-we-go-on = Possiamo andare avanti?
table-line-waiting = Sto aspettando.
table-line-waiting-long = Aspetto da un pezzo!
table-line-slow-tonight = È lunga, stasera.
# What guests say to an answer.
table-line-very-kind = Molto gentile.
table-line-as-you-wish = Come vuole.
table-line-i-will-wait = Va bene, aspetto.
table-line-did-you-hear = Mi ha sentito?
table-line-thanks-for-checking = Grazie per il controllo.
table-line-mine = È mia.
table-line-sorry = Mi scusi.
table-line-why-refused = Perché me la restituisce?
# The chef and the colleagues.
table-line-chef-comes = Arrivo.
table-line-chef-decides = Ci penso io.
table-line-well-done = Molto bene.
table-line-nice-work = Bel lavoro.
table-line-watch-shoe = Attenzione al sabot.
table-line-watch-drawing = Riveda il tiraggio.
table-line-watch-calls = Attenzione agli annunci.
table-line-watch-order = Nell’ordine, per favore.
table-line-watch-money = Riconti i pagamenti.
table-line-watch-bets = Sorvegli le puntate.
table-line-watch-conduct = Calma e contegno.
table-line-new-limits = I limiti cambiano.
table-line-suspended = Sospendiamo il gioco per qualche minuto.
table-line-fill = Ecco i gettoni.
table-line-relief = Le do il cambio.
table-line-put-right = Grazie, correggo.
table-line-good-shift = Buon lavoro.
table-line-shift-over = Grazie, abbiamo finito.
