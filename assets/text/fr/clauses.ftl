# Clauses: their text, their drills, and the same subject in other houses.
home-clauses = Règlements
clauses-title = Règlements
clauses-search = Chercher par numéro ou par mots
clauses-none = Aucune clause ne correspond à la recherche.
clauses-hint = ↑ ↓ : parcourir la liste. Entrée : ouvrir.
clause-title = Clause { $clause }
clause-all = Toutes les clauses
clause-look-up = { $source }. Voir dans les règlements.
clause-stated = Repris du règlement
clause-open = Le texte laisse un point ouvert
clause-silent = Le texte ne le précise pas
clause-corrected = Lu selon le sens, non à la lettre
clause-drilled = Leçons sur cette clause
clause-drilled-nowhere = Aucune leçon ne pose encore de question là-dessus.
clause-drilled-over-a-lesson = Une leçon est en cours : finissez-la ou quittez-la pour en commencer une autre.
clause-drilled-elsewhere = Cette clause vient de : { $house }. Les leçons ci-dessous en suivent le règlement.
clause-back-to-lesson = Retour à la leçon
clause-in-program = Dans le programme
clause-home-rule = Règles du programme qui l’appliquent : { $rules }
clause-home-entry = Fichier de la maison, { $entry }
clause-home-value = Fichier de la maison, { $entry } : { $value }
clause-home-drills = Exercices : { $drills }
clause-home-card = Une fiche porte sur cette clause.
clause-home-waits = Le programme n’utilise pas encore cette clause.
clause-differences = Ce que disent les cinq maisons
clause-alike = Sur le même sujet
clause-alike-none = Aucun autre texte n’a de clause semblable.
clause-no-clause-in = Pas de clause là-dessus : { $houses }
clause-says-nothing = non précisé
clause-row-name = { $clause } : { $says }
clause-cell-name = { $house } : { $says }
clause-topic-history = Histoire
clause-topic-equipment = Matériel
clause-topic-shoe = Préparation du sabot
clause-topic-crew = Personnel
clause-topic-seats = Places
clause-topic-hand = Circulation du sabot
clause-topic-counting = Calcul du point et gain
clause-topic-stakes = Mises
clause-topic-deal = Distribution
clause-topic-drawing = Tirage
clause-topic-calls = Annonces
clause-topic-paying = Paiements
clause-topic-errors = Erreurs
clause-topic-house = La direction

# The program in a terminal.
cli-clause = Afficher une clause, les leçons qui s’y rapportent et les différences entre maisons
cli-value-clause = CLAUSE
cli-clause-id = La clause, par exemple S0-57
cli-clause-house = Énumérer les clauses du texte de cette maison
cli-clause-homes = Énumérer toutes les clauses avec leurs exercices et leurs leçons
cli-no-such-clause = La clause « { $clause } » n’existe pas. Il y a S0-01 à S0-78, S1-01 à S1-25, S2-01 à S2-60, S3-01 à S3-20 et S4-01 à S4-26.
cli-no-such-clause-but = La clause « { $clause } » n’existe pas. Vouliez-vous dire « { $suggested } » ?
cli-house-without-clauses = Le programme ne connaît pas les clauses du texte { $source }.

# Errors in a file of clauses.
flaw-clause-source-not-file = Ces clauses viennent du texte { $found }, mais leur fichier s’appelle { $expected }. Donnez-leur le même nom.
flaw-clause-foreign = { $found } est d’un autre texte. Ne citez que des clauses qui commencent par { $source }.
flaw-clause-twice = La clause { $found } figure déjà plus haut. Gardez l’une des deux.
flaw-clause-missing = La clause { $found } manque. Écrivez ce qu’elle dit.
flaw-clause-alike-own = { $found } est du même texte. Sous `alike` ne figurent que des clauses d’autres textes.
flaw-clause-one-way = { $clause } nomme { $found } sous `alike`, mais { $found } ne nomme pas { $clause }. Il faut que chacune nomme l’autre.
flaw-difference-twice = La ligne { $found } figure déjà plus haut. Donnez-lui un autre nom.
flaw-difference-sources = Une ligne nomme les cinq textes dans cet ordre : { $expected }.
flaw-difference-no-clause = Aucune clause n’est citée. Citez-en une, ou écrivez `Silent`.
cli-usage-clause = tailleur clause CLAUSE [--json]
    tailleur clause --house MAISON [--json]
    tailleur clause --homes [--json]
