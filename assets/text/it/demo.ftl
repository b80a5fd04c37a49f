# The demo in a browser.
demo-title = Prova Tailleur
demo-about = Tre esercizi e l’arbitro, in questa pagina. Nulla viene inviato e nulla viene salvato.
demo-referee = L’arbitro
demo-referee-about = Scrivi le carte di un colpo e leggi il verdetto con le sue clausole.
demo-house = Regolamento
demo-cards = Carte
demo-cards-about = In ordine di uscita: Punto, Banco, Punto, Banco, poi il resto. A 2–9 T J Q K; s picche, h cuori, d quadri, c fiori.
demo-bets = Puntate
demo-bets-about = Casella=importo in centesimi, per esempio banco=10000.
demo-judge = Giudica
demo-continue = Continua
demo-again = Ricomincia
demo-all = Tutti gli esercizi
demo-more = Il programma contiene tutto il corso, turni al tavolo, un laboratorio per le lezioni e il quiz in classe.
