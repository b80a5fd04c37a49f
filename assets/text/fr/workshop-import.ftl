# Import of questions in the lesson editor.
workshop-import = Questions d’un fichier
workshop-import-about = GIFT, Aiken, CSV, .xlsx ou .ods : déposez un fichier ici ou saisissez son chemin. Rien ne change avant votre accord.
workshop-import-language = Langue du fichier
workshop-import-coups = Le fichier contient des coups, un par ligne
workshop-import-reading = Lecture…
workshop-import-in = { $entries ->
        [one] Un élément (question ou texte)
       *[other] { $entries } éléments (questions et textes)
    } dans { $lessons ->
        [one] une leçon
       *[other] { $lessons } leçons
    }
workshop-import-at = Ligne { $line }, colonne { $column }
workshop-import-do = Ajouter au module
workshop-import-left = Éléments laissés de côté : { $count }
workshop-import-changed = Remarques : { $count }
workshop-did-import = Importation
workshop-import-not = Ces leçons ne peuvent pas être ajoutées : la liste des leçons du module ne peut pas être changée, ou un fichier porte déjà ce nom.
