# Le chemin vers une salle

host-link-alone = Aucun téléphone ne peut entrer : cet ordinateur n’est sur aucun réseau, ou la salle a été ouverte pour lui seul. Sur cet ordinateur, elle se trouve ici : { $link }
host-join-alone = Aucun téléphone ne peut entrer : cet ordinateur n’est sur aucun réseau, ou la salle a été ouverte pour lui seul. Ici même, elle se trouve à :
room-other-host = Une salle ne se trouve que par son adresse en chiffres, par localhost ou par un nom qui finit en .local : prenez l’adresse qui est au projecteur.
