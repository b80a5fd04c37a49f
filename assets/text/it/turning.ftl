# Who turns over the cards: prompts, situations, filters.
ask-who-turns = Chi scopre le due carte di { $side }?

told-tailleur-holds = Tutti hanno rifiutato il sabot: lo ha { ARTICLE("il", $tailleur) }.
told-refuses-cards = Le carte si offrono al posto { $seat }, che le rifiuta.
told-all-refuse-cards = Uno dopo l’altro, tutti quelli a cui si offrono le carte di { $side } le rifiutano.

offer-turns-highest = La puntata più alta
offer-turns-banker-highest = La più alta è del banchiere
offer-turns-banker-alone = Solo quella del banchiere
offer-turns-nobody-on-punto = Nessuno ha puntato
offer-turns-all-refuse = Tutti rifiutano
offer-turns-tailleur-holds = { ARTICLE("Il", $tailleur) } ha il sabot
offer-turns-by-the-tailleur = Sempre { ARTICLE("il", $tailleur) }
offer-turns-banco = Le carte di Banco
offer-seats = { $seats } posti

flaw-house-turned-by-nobody = Qui il giocatore con la puntata più alta su Punto non può scoprire le carte: può non esserci, può averle rifiutate, o sono quelle di Banco. Scrivi Tailleur o Banker.
flaw-house-passed-to-nobody = Il tailleur passa le carte di Punto quando, e solo quando, le scopre un altro. Accorda `passes_punto` con `turns_punto`.
