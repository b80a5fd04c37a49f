# Reasons: the moment and the form of a call.
reason-call-stakes-invited = Par cette annonce, { ARTICLE("le", $tailleur) } ouvre les mises du coup suivant.
reason-call-bets-closed = Les jeux sont faits : { ARTICLE("le", $tailleur) } les arrête avant la première carte, par ces mots.
reason-call-point = On vient de retourner ces cartes : { ARTICLE("le", $tailleur) } annonce le point de { $side }.
reason-call-natural = { $side } a huit ou neuf en deux cartes : { ARTICLE("le", $tailleur) } annonce l’abattage.
reason-call-card = { $side } tire : { ARTICLE("le", $tailleur) } demande la carte par ces mots.
reason-call-order = L’annonce finale donne les deux points et commence par { $side }.
reason-call-winner-named = L’annonce finale dit aussi quelle chance gagne.
reason-call-words = L’annonce a ses termes fixes.
