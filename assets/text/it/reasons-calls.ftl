# Reasons: the moment and the form of a call.
reason-call-stakes-invited = Con questo annuncio { ARTICLE("il", $tailleur) } apre le puntate del colpo successivo.
reason-call-bets-closed = I giochi sono fatti: { ARTICLE("il", $tailleur) } chiude il gioco prima della prima carta, con queste parole.
reason-call-point = Queste carte sono state appena scoperte: { ARTICLE("il", $tailleur) } annuncia il punto di { $side }.
reason-call-natural = { $side } ha una battuta, 8 o 9: { ARTICLE("il", $tailleur) } la annuncia come tale.
reason-call-card = { $side } tira: { ARTICLE("il", $tailleur) } chiede la carta con queste parole.
reason-call-order = Nell’annuncio finale si dicono i due punti, cominciando da { $side }.
reason-call-winner-named = L’annuncio finale dice anche quale chance vince.
reason-call-words = L’annuncio ha parole fisse.