# What a field comes to, and what an entry of a list is called.
workshop-coins = = { $sum }
workshop-hint-number = Risposta sbagliata (un numero)
workshop-hint-sum = Risposta sbagliata (una somma in centesimi: 20000 per 200)
workshop-one-term = Termine
workshop-one-hint = Suggerimento
workshop-one-stake = Puntata
workshop-one-option = Risposta
workshop-one-step = Passo
workshop-one-line = Riga
