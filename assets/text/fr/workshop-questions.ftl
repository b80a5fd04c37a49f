# Les questions d’une étape à l’atelier.
workshop-asks = { $count ->
    [0] Aucune question n’est encore écrite ici.
    [one] { $count } question est écrite ici.
   *[other] { $count } questions sont écrites ici.
}
workshop-asks-add = Ajouter une question
