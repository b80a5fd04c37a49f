# Rules on the calls outside the course of a coup.
reason-call-bets-made = Un dernier avertissement précède l’arrêt des jeux.
reason-call-burned = Le nombre de cartes brûlées est annoncé, pour que chacun puisse les compter.
reason-call-last-coup = Quand la carte d’arrêt est apparue, le dernier coup est annoncé comme tel.
reason-call-hand-passes = Quand le banquier perd la main, on annonce qu’elle passe.
reason-call-hand-refused = Quand un joueur refuse la main, on annonce le refus et on offre la main au joueur suivant.
reason-call-coup-void = Un coup annulé est annoncé comme tel avant que les mises soient libérées.
reason-call-change = Le change est annoncé à voix haute avant que les jetons ne passent la table.
