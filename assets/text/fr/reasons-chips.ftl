# Reasons: paying, cutting and changing chips.
reason-pieces-of = { $set } : un jeton vaut le montant qu’il porte, et une pile pleine compte vingt pièces.
reason-fewest-pieces = La somme se donne avec le moins de pièces possible : elle se lit d’un coup d’œil, et la caisse de la table garde ses petites pièces.
reason-any-pieces = Toutes les combinaisons qui font la somme conviennent. Moins il y a de jetons, mieux le paiement se lit.
reason-taken-and-paid = On ne touche pas à une mise gagnante avant de l’avoir payée : mise et paiement ne s’additionnent que lorsque les deux sont au joueur.
reason-cut-in-heaps = La colonne se coupe en piles de { $heap }, côte à côte : chacun peut les compter.
reason-sized = Payé 1 pour 1 : autant de pièces à côté de la mise que dans la mise. Les deux colonnes ont la même hauteur.
reason-change-at-the-table = Les payeurs font aussi le change à la table. Le change correspond exactement à la valeur remise par le joueur.
reason-on-the-marble = Le change se fait toujours sur le marbre, la dalle où l’on étale billets et jetons.
