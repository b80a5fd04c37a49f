# Calls: the prompt, what has just happened, the moments to choose from, the answer.
drill-announcements = L’annuncio giusto
ask-call = Quale annuncio si fa ora?

told-table-free = L’ultimo colpo è pagato e le sue carte sono scartate. Il tavolo è sgombro.
told-stakes-down = I giochi sono fatti. Nessuno punta più.
told-four-open = Le prime quattro carte sono sul tavolo, scoperte.
told-turned-by-tailleur = { ARTICLE("Il", $tailleur) } ha appena scoperto le carte di { $side }.
told-turned-by-banker = Il banchiere ha appena scoperto le carte di { $side }.
told-turned-by-highest-stake = Il giocatore con la puntata più alta su { $side } ha appena scoperto queste carte.
told-point-called = Il punto di { $side } è stato annunciato.
told-points-called = I punti delle prime carte sono già stati annunciati.
told-third-came = { $side } ha appena ricevuto una terza carta.
told-last-warning = Le puntate sono sul tappeto. Prima di chiudere il gioco si avvisano i giocatori un’ultima volta.
told-burn-begins = La prima carta è scoperta. Ora si estraggono le carte da bruciare.
told-stop-card-shows = È apparsa la carta di arresto: dopo questo colpo non ce ne saranno altri.
told-holder-loses = Il posto { $seat } ha perso il colpo e cede il sabot.
told-shoe-refused = Il sabot è offerto al posto { $seat }, e il giocatore lo rifiuta.
told-coup-void = Questo colpo non si può ricostruire: è annullato.
told-banknote = Il posto { $seat } posa una banconota e chiede gettoni.

filter-moments = Momenti
moment-place-bets = Il tavolo è sgombro
moment-bets-closed = I giochi sono fatti
moment-point = Carte scoperte, senza battuta: { $side }
moment-natural = Battuta: { $side }
moment-card-for = Una carta da tirare: { $side }
moment-both-stand = Nessuno tira
moment-final-call = Annuncio finale, vince una chance
moment-final-tie = Annuncio finale, parità
moment-final-natural = Annuncio finale dopo una battuta
moment-bets-made = Un ultimo avviso
moment-burned = Carte da bruciare
moment-last-coup = L’ultimo colpo
moment-hand-passes = La mano passa
moment-hand-refused = La mano è rifiutata
moment-coup-void = Un colpo annullato
moment-change = Il cambio

working-side-sum = { $side }: { $cards } = { $sum }, il punto è { $point }.
call-line = L’annuncio
call-nothing-yet = Scegli le parole, o scrivi qui
call-differs = La prima parola diversa: «{ $given }» invece di «{ $expected }».
call-other-order = Le parole sono giuste, ma non il loro ordine.
call-lacks = Mancano le parole da «{ $expected }» in poi.
call-goes-on = C’è una parola di troppo: «{ $given }».

flaw-call-twice = { $found } compare due volte in questo annuncio. Lascialo una volta sola.
flaw-call-wordless = Questo annuncio non contiene parole. Scrivi che cosa si dice.
flaw-terms-same-name = Due chance si chiamano «{ $found }». Dai a ciascuna il suo nome.
