# Una decisione detta a parole.
decided = { $drill }: { $what }
decided-drill = { $drill }
decided-unknown = { $drill }: { $decision }
decided-pair = { $first }, { $second }
decided-on = { $side } a { $point }
decided-against = { $side } a { $point } contro { $third ->
    [0] un dieci o una figura
    [1] un asso
   *[other] un { $third }
}
decided-other-stood = { $side } a { $point }, { $other } fermo a due carte
decided-stopped = { $side } contro una battuta di { $point }
decided-counted = { $count } carte che fanno { $point }
decided-wins = vince { $chance }
decided-wins-with = vince { $chance } con { $point }
decided-wins-in = vince { $chance } con { $point } in { $cards } carte
decided-wins-by = vince { $chance } di { $margin }
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
    [one] { $count } mucchio
   *[other] { $count } mucchi
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
decided-misdraw-h-two-and-two = le prime quattro posate a due a due
decided-misdraw-h-banco-first = la prima carta posata a { $banco }
decided-misdraw-h-last-two-crossed = le ultime due delle quattro scambiate
decided-misdraw-i-three-taken = tre carte prese nella prima dazione
decided-misdraw-i-five-taken-and-one-due = cinque carte prese, una era dovuta
decided-misdraw-i-five-taken-and-none-due = cinque carte prese, nessuna era dovuta
decided-misdraw-j-wrong-call = annuncio sbagliato
decided-misdraw-j-wrong-payment = pagamento dal lato sbagliato
decided-misdraw-k-third-card-in-the-box = terza carta errata, carte già tolte
decided-misdraw-k-wrong-call-in-the-box = annuncio sbagliato, carte già tolte
decided-misdraw-k-right-coup-in-the-box = colpo giusto, carte già tolte
decided-misdraw-l-the-banker-drew = il banchiere ha tirato senza il segnale
decided-misdraw-l-the-banker-drew-early = il banchiere ha tirato troppo presto
decided-misdraw-l-the-tailleur-laid = { ARTICLE("il", $tailleur) } ha posato la carta
decided-misdraw-right-third = terza carta data a ragione
decided-misdraw-right-end = nessuno tira, a ragione
decided-misdraw-right-call = annuncio giusto
