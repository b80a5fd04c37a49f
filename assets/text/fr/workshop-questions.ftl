# Custom questions of a step.
workshop-asks = { $count ->
    [0] Aucune question personnalisée
    [one] { $count } question personnalisée
   *[other] { $count } questions personnalisées
}
workshop-asks-add = Ajouter une question
