# Reasons: changing money, proving cards, marking commission, changing limits.
reason-change-act-before = « { $first } » vient avant « { $then } » : c’est l’ordre des procédures de change des casinos.
reason-called-as-change = Les billets sont annoncés comme change, avec leur somme : personne ne peut les prendre pour une mise. C’est l’usage des procédures de change des casinos.
reason-pack-contents = { $packs ->
    [one] Un jeu a 52 cartes.
   *[other] { $packs } jeux de 52 font { $cards } cartes.
}
reason-of-each-rank = { $packs ->
    [one] Un jeu a quatre cartes de chaque hauteur.
   *[other] Un jeu a quatre cartes de chaque hauteur : { $packs } jeux en ont { $count } de chacune.
}
reason-backs-of-the-packs = { $first ->
    [one] Un jeu a
   *[other] { $first } jeux ont
} le dos d’une couleur, { $second } de l’autre.
reason-cards-alike = Les dos sont d’une teinte unie, et les cartes toutes du même format.
reason-worn-pack-replaced = Un jeu qui n’est plus en parfait état est remplacé par un jeu neuf.
reason-unproven-set-aside = Les cartes qui ne passent pas le contrôle ne se jouent pas : on les retire et on le signale. C’est l’usage des casinos pour le contrôle des cartes.
reason-commission-share = La maison retient { $share } du gain d’une mise sur { $chance }.
reason-commission-on-banco-only = La commission n’est due que sur les gains des mises sur { $chance }.
reason-commission-marked = Le gain est payé en entier et sa commission marquée à la case du joueur, pour être encaissée plus tard : c’est l’usage des tables de baccarat qui ne la retiennent pas aussitôt.
reason-commission-on-leaving = Un joueur qui s’en va paie d’abord ce qui est marqué à sa case ; les autres cases restent comme elles sont. C’est l’usage des tables qui marquent la commission.
reason-commission-at-the-end = Quand le sabot est fini, on encaisse tout ce qui est marqué, case par case. C’est l’usage des tables qui marquent la commission.
reason-limits-may-change = La direction peut changer le minimum et le maximum au cours de la journée.
reason-limits-told-and-shown = Le responsable de la table avertit les joueurs de vive voix et fait changer l’affichette.
reason-limits-new-stakes = Une mise posée après le changement suit les nouvelles limites. C’est l’usage : une affichette vaut pour les mises posées tant qu’elle est en place.
reason-limits-coup-under-way = Un coup en cours se joue avec les limites en vigueur quand ses mises ont été posées. C’est l’usage : une affichette vaut pour les mises posées tant qu’elle est en place.
reason-limits-stake-left = Une mise laissée pour le coup suivant compte comme une nouvelle mise et suit les nouvelles limites. C’est l’usage : une affichette vaut pour les mises posées tant qu’elle est en place.
reason-limits-per-player = Le minimum et le maximum valent par joueur : ses mises s’additionnent.
reason-limits-per-stake = Le minimum et le maximum se comparent à chaque mise, comme on lit d’ordinaire l’affichette d’une table de jeu.
reason-above-the-maximum = C’est plus que le maximum.
reason-below-the-minimum = C’est moins que le minimum.
reason-tie-above-its-share = La mise sur { $chance } dépasse le maximum qui lui est propre.
reason-within-the-limits = Ce n’est ni moins que le minimum ni plus que le maximum.
