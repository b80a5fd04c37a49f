# Custom questions of a step.
workshop-asks = { $count ->
    [0] Aucune question personnalisée
    [one] { $count } question personnalisée
   *[other] { $count } questions personnalisées
}
workshop-asks-add = Ajouter une question
workshop-drill-cases = { $count ->
    [0] Il ne reste aucun cas dans { $house }. Activez-en d’autres.
    [one] 1 cas dans { $house }.
   *[other] { $count } cas dans { $house }. Avec { $count } questions, ou un multiple, chacun revient autant de fois.
}
