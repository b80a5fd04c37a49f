# Values of fields, and names of list entries.
workshop-coins = = { $sum }
workshop-hint-number = Réponse fausse (un nombre)
workshop-hint-sum = Réponse fausse (montant en centimes : 20000 = 200)
workshop-right-answer = Bonne réponse
workshop-feedback = Commentaire
workshop-one-term = Terme
workshop-one-hint = Indice
workshop-one-stake = Mise
workshop-one-option = Réponse
workshop-one-step = Étape
workshop-one-line = Ligne
workshop-shown-in = Langue de l’aperçu
workshop-language-texts = { $language } : { $count ->
        [one] un texte
       *[other] { $count } textes
    } dans ce module.
workshop-language-drop = Retirer partout
workshop-language-keep = Garder les textes
workshop-did-language = Langue retirée
