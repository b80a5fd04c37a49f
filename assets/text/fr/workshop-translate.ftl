# Texts of a pack in two languages.
workshop-translate = Traduire les textes
workshop-translate-from = De
workshop-translate-to = Vers
workshop-translate-missing = Manquants : { $missing } sur { $count }
workshop-translate-next = Aller au suivant
workshop-translate-done = Revenir au module
workshop-translate-none = Manquant
workshop-did-translate = Traduction
