# Decisions in words.
decided = { $drill }: { $what }
decided-drill = { $drill }
decided-unknown = { $drill }: { $decision }
decided-pair = { $first }, { $second }
decided-on = { $side } con { $point }
decided-against = { $side } con { $point } contro { $third ->
    [0] un dieci o una figura
    [1] un asso
   *[other] un { $third }
}
decided-other-stood = { $side } con { $point }, quando { $other } sta con due carte
decided-stopped = { $side } contro una battuta di { $point }
decided-counted = { $count } carte che fanno { $point }
decided-wins = vince { $chance }
decided-wins-with = vince { $chance } con { $point }
decided-wins-in = vince { $chance } con { $point } in { $cards } carte
decided-wins-by = vince { $chance }, scarto { $margin }
decided-wins-natural = vince { $chance } con una battuta
decided-with-cards = colpo in { $cards } carte
decided-otherwise = ogni altro caso
decided-stake = puntata su { $chance }
decided-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
decided-figures = somme di { $count } cifre
decided-heaps = { $count ->
    [one] { $count } pila
   *[other] { $count } pile
}
decided-rows = { $count ->
    [one] riga { $rows }
   *[other] righe { $rows }
}
decided-burn = quante se ne bruciano dopo { $card ->
    [1] un asso
    [10] un dieci o una figura
   *[other] un { $card }
}
decided-put-away = quante se ne scartano in tutto dopo { $card ->
    [1] un asso
    [10] un dieci o una figura
   *[other] un { $card }
}
decided-point-call = annuncio di un punto
decided-final-call = annuncio finale
decided-misdraw-a-early-card = carta uscita troppo presto
decided-misdraw-b-third-to-a-standing-punto = terza carta di { $banco } data a { $punto }, che sta
decided-misdraw-c-third-where-nobody-draws = terza carta data quando nessuno tira
decided-misdraw-d-third-after-a-natural-of-punto = terza carta dopo una battuta di { $punto }
decided-misdraw-d-third-after-a-natural-of-banco = terza carta dopo una battuta di { $banco }
decided-misdraw-d-two-after-a-natural = due carte dopo una battuta
decided-misdraw-e-banco-drew-first = { $banco } ha tirato prima di { $punto }
decided-misdraw-e-thirds-crossed = le due terze carte scambiate
decided-misdraw-f-third-to-a-standing-banco = terza carta data a { $banco }, che sta
decided-misdraw-g-forgotten-card-of-punto = carta dimenticata di { $punto }
decided-misdraw-g-forgotten-card-of-banco = carta dimenticata di { $banco }
decided-misdraw-h-two-and-two = le prime quattro date a due a due
decided-misdraw-h-banco-first = la prima carta data a { $banco }
decided-misdraw-h-last-two-crossed = le ultime due delle quattro scambiate
decided-misdraw-i-three-taken = tre carte prese nella prima distribuzione
decided-misdraw-i-five-taken-and-one-due = cinque carte prese, di cui una dovuta
decided-misdraw-i-five-taken-and-none-due = cinque carte prese, nessuna dovuta
decided-misdraw-j-wrong-call = annuncio sbagliato
decided-misdraw-j-wrong-payment = pagata la parte sbagliata
decided-misdraw-k-third-card-in-the-box = terza carta sbagliata, carte già negli scarti
decided-misdraw-k-wrong-call-in-the-box = annuncio sbagliato, carte già negli scarti
decided-misdraw-k-right-coup-in-the-box = colpo giusto, carte già negli scarti
decided-misdraw-l-the-banker-drew = il banchiere ha tirato senza cenno
decided-misdraw-l-the-banker-drew-early = il banchiere ha estratto troppo presto
decided-misdraw-l-the-tailleur-laid = { ARTICLE("il", $tailleur) } ha posato la carta
decided-misdraw-d-third-to-a-natural-of-punto = una terza carta data a { $punto }, che ha una battuta
decided-misdraw-d-third-to-a-natural-of-banco = una terza carta data a { $banco }, che ha una battuta
decided-misdraw-m-two-stuck-and-both-due = due carte attaccate, dovute entrambe
decided-misdraw-m-two-stuck-and-one-due = due carte attaccate, una sola dovuta
decided-misdraw-n-card-seen-early = una carta vista troppo presto
decided-misdraw-o-third-face-down = una terza carta posata coperta
decided-misdraw-p-card-dropped = una carta caduta a terra
decided-misdraw-q-after-the-stop-card = un colpo cominciato dopo la carta di arresto
decided-misdraw-q-stop-card-inside = la carta di arresto durante il colpo
decided-misdraw-r-empty-shoe = un sabot finito
decided-misdraw-r-shoe-just-lasted = un sabot appena sufficiente
decided-misdraw-s-foreign-back = una carta di un altro mazzo
decided-misdraw-s-other-back = una carta degli altri mazzi del sabot
decided-misdraw-t-face-up-in-the-shoe = una carta scoperta nel sabot
decided-misdraw-u-burn-too-short = troppo poche carte bruciate
decided-misdraw-u-burn-forgotten = carte da bruciare dimenticate
decided-misdraw-u-burn-too-long = troppe carte bruciate
decided-misdraw-u-burn-right = il giusto numero di carte bruciate
decided-misdraw-u-burn-noticed-late = troppo poche carte bruciate, errore notato a gioco cominciato
decided-misdraw-v-used-again = una carta in più usata nel colpo successivo
decided-misdraw-w-put-back-on-top = una carta rimessa nel sabot, ancora la prossima a uscire
decided-misdraw-w-lost-in-the-shoe = una carta persa nel sabot
decided-misdraw-x-due-card-unasked = una carta dovuta tirata senza cenno
decided-misdraw-y-drawn-by-another = una carta tirata da chi non ne ha il diritto
decided-misdraw-y-banker-turned-punto = le carte di { $punto } scoperte dal banchiere
decided-misdraw-z-stake-withdrawn = una puntata ritirata dopo la chiusura
decided-misdraw-z-stake-placed-late = una puntata fatta dopo la chiusura
decided-misdraw-right-third = terza carta giusta
decided-misdraw-right-end = nessuno tira, giustamente
decided-misdraw-right-call = annuncio giusto
