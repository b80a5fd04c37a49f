# Ce que dit le haut-parleur.

notice-no-sound = Pas de son : aucun haut-parleur ne répond. Ce qui est dit s’affiche. Branchez-en un, ou voyez les réglages du son.
