
# The way into a room
host-link-alone = Aucun téléphone ne peut entrer : cet ordinateur n’est sur aucun réseau, ou la salle n’est ouverte que pour lui. Sur cet ordinateur : { $link }
host-join-alone = Aucun téléphone ne peut entrer : cet ordinateur n’est sur aucun réseau, ou la salle n’est ouverte que pour lui. Sur cet ordinateur :
room-other-host = Aucune salle ne s’ouvre à cette adresse. Prenez l’adresse en chiffres affichée à l’écran de projection (ou localhost, ou un nom en .local).
