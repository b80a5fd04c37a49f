# The demo in a browser.
demo-title = Essayer Tailleur
demo-about = Trois exercices et l’arbitre du programme, dans cette page. Rien n’est envoyé, et rien n’est enregistré.
demo-referee = L’arbitre
demo-referee-about = Tapez les cartes d’un coup, et lisez le verdict avec ses clauses.
demo-house = Règlement
demo-cards = Cartes
demo-cards-about = Dans l’ordre : Punto, Banco, Punto, Banco, puis les troisièmes. A 2–9 T V D R ; s pique, h cœur, d carreau, c trèfle.
demo-bets = Mises
demo-bets-about = Case=montant en centimes, par exemple banco=10000.
demo-judge = Juger
demo-continue = Continuer
demo-again = Recommencer
demo-all = Tous les exercices
demo-more = Le programme contient le cours entier, des vacations à la table, un atelier pour écrire des leçons et le quiz en classe.
