# What a field comes to, and what an entry of a list is called.
workshop-coins = = { $sum }
workshop-hint-number = Réponse fausse (un nombre)
workshop-hint-sum = Réponse fausse (une somme en centièmes : 20000 pour 200)
workshop-one-term = Terme
workshop-one-hint = Indice
workshop-one-stake = Mise
workshop-one-option = Réponse
workshop-one-step = Étape
workshop-one-line = Ligne
