# Faux tirages : ce qui a été mal fait, chaque fois avec la règle qui l’interdit.
reason-misdraw-before-the-stop = Une carte est sortie du sabot avant l’arrêt des jeux, ce qui est interdit.
reason-misdraw-first-deal = { $card ->
    [1] La première donne compte quatre cartes ; ici, une seule a été tirée.
   *[other] La première donne compte quatre cartes, ni plus ni moins ; ici, { $card } ont été tirées.
}
reason-misdraw-first-four = La carte nº { $card } est une des quatre premières, données une à une à chaque côté : elle revient à { $side }.
reason-misdraw-for-the-other = La carte nº { $card } a été posée du mauvais côté : elle revient à { $side }.
reason-misdraw-left-apart = La carte nº { $card } est restée à l’écart alors qu’elle revient à { $side }.
reason-misdraw-after-the-end = La carte nº { $card } a été tirée alors que le coup était déjà terminé.
reason-misdraw-too-many = { $side } a reçu une troisième carte de trop.
reason-misdraw-not-drawn = { $side } devait encore recevoir une carte, et personne ne l’a tirée.
reason-misdraw-wrong-call = L’annonce disait « { $chance } gagne », et c’est faux.
# Ce qu’on en fait.
reason-misdraw-begun-is-dealt = Dès qu’une seule carte est sortie, le coup se donne avec elle, aussitôt les jeux arrêtés.
reason-misdraw-put-right = Le coup est rétabli sur-le-champ : chaque carte va là où son ordre de sortie la place.
reason-misdraw-too-late = Les cartes ont quitté le tapis : personne ne peut plus les remettre dans l’ordre.
reason-misdraw-not-put-right = Cette maison ne rétablit pas un tel coup.
reason-misdraw-null = Le coup est nul : toutes les mises sont rendues, et ce qui a déjà été ramassé ou payé est annulé.
reason-misdraw-direction-decides = La direction de la maison décide de ce que devient le coup.
reason-misdraw-still-to-draw = Il reste une carte à tirer : pour { $side }.
reason-misdraw-burned = La carte sortie par erreur est brûlée, et le coup suivant se donne sans elle.
reason-misdraw-back-to-shoe = Dans cette maison, la carte sortie par erreur retourne dans le sabot.
reason-misdraw-next-coup = Dans cette maison, la carte sortie par erreur ouvre le coup suivant.
reason-misdraw-never-back = Une carte sortie du sabot n’y retourne jamais.
reason-misdraw-call-again = Le résultat est annoncé de nouveau : { $chance } gagne.
reason-misdraw-call-is-void = L’annonce en faveur de { $chance } ne vaut rien, car le coup n’est pas terminé.
reason-misdraw-pay-again = Ce qui a été ramassé et payé à tort est repris et refait.
reason-misdraw-banker-passes = Le banquier qui fait un faux tirage doit passer la main.
reason-misdraw-banker-keeps = Dans cette maison, un faux tirage ne fait pas perdre la main au banquier.
# Ce qu’aucun texte ne tranche.
reason-misdraw-open-burned-when-restored = Point non tranché : la carte en trop est-elle brûlée aussi quand le coup est rétabli ? Ici, elle l’est.
reason-misdraw-open-stakes-of-a-null-coup = Point non tranché : les mises d’un coup nul restent-elles pour le suivant ? Ici, elles sont rendues aux joueurs.
reason-misdraw-open-null-on-the-board = Point non tranché : un coup nul se marque-t-il au tableau de marche ? Ici, il ne se marque pas.
reason-misdraw-open-until-when = Point non tranché : jusqu’à quand un coup peut-il être rétabli ? Ici, tant que les cartes sont en vue.
reason-misdraw-open-early-costs-the-shoe = Point non tranché : une carte qui n’est que sortie trop tôt fait-elle perdre la main au banquier ? Ici, oui.
