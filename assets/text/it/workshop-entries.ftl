# Values of fields, and names of list entries.
workshop-coins = = { $sum }
workshop-hint-number = Risposta sbagliata (un numero)
workshop-hint-sum = Risposta sbagliata (importo in centesimi: 20000 = 200)
workshop-right-answer = Risposta giusta
workshop-feedback = Commento
workshop-one-term = Termine
workshop-one-hint = Suggerimento
workshop-one-stake = Puntata
workshop-one-option = Risposta
workshop-one-step = Passo
workshop-one-line = Riga
workshop-shown-in = Lingua dell’anteprima
workshop-language-texts = { $language }: { $count ->
        [one] un testo
       *[other] { $count } testi
    } in questo pacchetto.
workshop-language-drop = Togli ovunque
workshop-language-keep = Tieni i testi
workshop-did-language = Lingua tolta
