# Calls said aloud: the prompt, the points to mark, the model call.
drill-say-aloud = Les annonces à voix haute
ask-aloud = Dites l’annonce à voix haute.
aloud-hint = Dites-la comme à la table, puis Entrée pour voir l’annonce et noter la vôtre. Aucun micro n’est utilisé.
aloud-own-marking = D’après votre propre correction
aloud-said = Voir l’annonce
aloud-model = Annonce modèle
aloud-time = Vous avez mis { $seconds } s
aloud-mark = Marquez chaque élément : juste ou faux
aloud-all-right = Tout était juste
aloud-unmarked = pas encore coché
aloud-row = { $point } : { $mark }
lesson-aloud-hint = Cliquez, ou tapez le chiffre : une fois si c’est juste, deux si c’est faux. Entrée : valider.

aloud-points = Les points
aloud-point = Le point
aloud-order = Leur ordre
aloud-winner = Ce qui gagne
aloud-announced = Ce qui est annoncé
aloud-announced-side = Ce qui est annoncé, et pour quelle chance
aloud-side-natural = Punto ou Banco, et l’abattage s’il y en a un
aloud-words = Les mots de la maison

sheet-aloud-how = Dites-la à quelqu’un qui tient le corrigé et coche ce qui était juste.
