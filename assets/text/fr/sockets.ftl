
# The way into a room
host-link-alone = Aucun téléphone ne peut entrer : cet ordinateur n’est sur aucun réseau, ou la salle n’est ouverte que pour lui. Sur cet ordinateur : { $link }
host-join-alone = Aucun téléphone ne peut entrer : cet ordinateur n’est sur aucun réseau, ou la salle n’est ouverte que pour lui. Sur cet ordinateur :
room-other-host = Une salle ne se trouve que par son adresse en chiffres, par localhost ou par un nom qui finit en .local : prenez l’adresse affichée au projecteur.
