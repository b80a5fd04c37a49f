# Ce que dit le haut-parleur.

notice-no-sound = Pas de son : l’ordinateur n’a pas de haut-parleur en ce moment. Ce qui est dit s’affiche à la place. Branchez-en un, ou choisissez-en un dans les réglages du son de l’ordinateur ; le prochain son réessaie de lui-même.
