# Who turns over the cards, and which bets are valid by how they were placed.
reason-turning-passed-on = { ARTICLE("Il", $tailleur) } prende con la paletta le carte di { $chance } e le passa al giocatore che le scopre.
reason-turning-only = Solo il giocatore al posto { $seat } ha puntato su { $chance }: scopre lui le carte.
reason-turning-highest = Tra i giocatori che possono prendere le carte di { $chance }, quello al posto { $seat } ha la puntata più alta su { $chance }: le scopre lui.
reason-turning-lowest-of-equal = Le puntate più alte su { $chance } sono uguali e il regolamento non dice quale venga prima: qui vale quella del posto con il numero più basso, il { $seat }.
reason-turning-next-highest = Un giocatore ha rifiutato le carte di { $chance } e il regolamento non dice a chi tocchi: qui tocca a chi ha la puntata più alta tra le altre, al posto { $seat }.
reason-turning-never-the-banker = Il banchiere non prende mai le carte di { $chance }, nemmeno se la puntata più alta è la sua.
reason-turning-nobody-staked = Nessuno ha puntato su { $chance }: le carte le scopre { ARTICLE("il", $tailleur) } stesso.
reason-turning-only-the-banker = Solo il banchiere ha puntato su { $chance }: le carte le scopre { ARTICLE("il", $tailleur) } stesso.
reason-turning-refused = Nessuno prende le carte di { $chance }: le scopre { ARTICLE("il", $tailleur) } stesso.
reason-turning-by-the-tailleur = { ARTICLE("Il", $tailleur) } scopre da sé le carte di { $side }, quali che siano le puntate.
reason-turning-by-the-banker = Il banchiere, che ha il sabot, scopre le carte di { $side }.
reason-turning-in-the-bankers-place = Finché ha il sabot, { ARTICLE("il", $tailleur) } fa tutto quello che fa il banchiere.
reason-late = Chiuso il gioco non si accettano altre puntate: questa arriva troppo tardi ed è restituita per intero.
reason-through-another = Il giocatore ha già il massimo in questa casella: una puntata che un altro vi mette per lui lo supera.
reason-counts-as-his = Una puntata che un altro mette per un giocatore si somma a quella del giocatore: il massimo vale per le due insieme.
reason-on-the-sign = Il minimo e il massimo sono quelli del cartello del tavolo.
