# Errors in files: first their form, then a house file.
flaw-file-too-large = Le fichier est trop grand : { $size } ko, pour { $most } ko au plus.
flaw-ron-unknown-field = Il n’y a pas de champ « { $found } » ici. Écrivez l’un de ceux-ci : { $expected }.
flaw-ron-unknown-field-meant = Il n’y a pas de champ « { $found } » ici. Vouliez-vous écrire « { $meant } » ?
flaw-ron-unknown-word = { $of ->
    [drill] Il n’y a pas d’exercice « { $found } ». Écrivez l’un de ceux-ci : { $expected }.
    [step] Il n’y a pas d’étape « { $found } ». Écrivez l’une de celles-ci : { $expected }.
    [basis] « { $found } » ne dit pas sur quoi cela repose. Écrivez `Silent({ $found })`, ou `Stated({ $found }, "S0-57")` avec la clause.
   *[other] « { $found } » n’a pas sa place ici. Écrivez l’un de ces mots : { $expected }.
}
flaw-ron-unknown-word-meant = { $of ->
    [drill] Il n’y a pas d’exercice « { $found } ». Vouliez-vous écrire « { $meant } » ?
    [step] Il n’y a pas d’étape « { $found } ». Vouliez-vous écrire « { $meant } » ?
   *[other] « { $found } » n’a pas sa place ici. Vouliez-vous écrire « { $meant } » ?
}
flaw-ron-missing-field = Le champ « { $field } » manque entre ces parenthèses. { $field ->
    [pass] Ajoutez-le, par exemple `pass: (accuracy: 90, seconds: 4)`.
    [ends] Ajoutez-le, par exemple `ends: (punto: 8, banco: 9, winner: Banco)`.
    [steps] Ajoutez-le, par exemple `steps: [Drill(drill: Winner(), rounds: 10)]`.
    [lessons] Ajoutez-le, par exemple `lessons: ["01-first"]`.
    [drill] Ajoutez-le, par exemple `drill: Winner()`.
    [rounds] Ajoutez-le, par exemple `rounds: 10`.
    [id] Ajoutez-le, par exemple `id: "first"`.
    [version] Ajoutez-le, par exemple `version: 1`.
    [accuracy] Ajoutez-le, par exemple `accuracy: 90`.
    [seconds] Ajoutez-le, par exemple `seconds: 4`.
    [winner] Ajoutez-le, par exemple `winner: Banco`.
   *[other] Ajoutez-le.
}
flaw-ron-field-twice = Le champ « { $field } » est écrit deux fois. N’en gardez qu’un.
flaw-ron-wrong-value = Cette valeur ne convient pas : { $found } au lieu de { $expected }.
flaw-ron-wrong-length = Le nombre de valeurs entre les parenthèses n’est pas le bon : { $found } au lieu de { $expected }. Écrivez `{ $form }`.
flaw-ron-number-out-of-range = Ce nombre est trop petit ou trop grand pour son champ. Corrigez-le.
flaw-ron-too-deep = Les parenthèses sont imbriquées trop profondément. Simplifiez le fichier.
flaw-ron-text-not-closed = Un texte commence ici et son guillemet fermant manque. Ajoutez-le, ou écrivez `\"` pour un guillemet à l’intérieur du texte.
flaw-ron-comment-not-closed = Un commentaire commence ici et n’est jamais fermé. Écrivez */ à sa fin.
flaw-ron-ends-early = Le fichier s’arrête trop tôt. { $line ->
    [0] Une parenthèse fermante manque : ajoutez-la.
   *[other] La parenthèse ouverte à la ligne { $line } n’est jamais fermée : fermez-la.
}
flaw-ron-bracket-open = { $bracket ->
    [list] Le crochet ouvert à la ligne { $line } n’est pas fermé avant « { $found } ». Fermez-le.
    [map] L’accolade ouverte à la ligne { $line } n’est pas fermée avant « { $found } ». Fermez-la.
   *[other] La parenthèse ouverte à la ligne { $line } n’est pas fermée avant « { $found } ». Fermez-la.
}
flaw-ron-goes-on = Le fichier devrait finir ici, mais il y a encore quelque chose après. Retirez ce qui suit, ou une parenthèse fermée trop tôt.
flaw-ron-expected = Attendu ici : { $what }.
flaw-ron-other = Le fichier ne peut pas être lu à partir d’ici. Message d’erreur : { $words }
ron-kind-whole-number = un nombre entier, comme 8
ron-kind-number = un nombre
ron-kind-text = un texte entre guillemets droits doubles, comme "ceci"
ron-kind-letter = une lettre entre apostrophes, comme 'T'
ron-kind-true-or-false = true (vrai) ou false (faux)
ron-kind-word = le nom d’un champ, ou un mot sans guillemets
ron-kind-list = une liste entre crochets
ron-kind-map = une liste de paires entre accolades
ron-kind-group = une parenthèse ouvrante
ron-kind-comma = une virgule
ron-kind-colon = deux-points après le nom du champ
ron-kind-list-end = une virgule ou le crochet fermant
ron-kind-map-end = une virgule ou l’accolade fermante
ron-kind-group-end = une virgule ou la parenthèse fermante
flaw-no-such-clause = Il n’existe pas de clause « { $found } ». Une clause s’écrit comme S0-57. « Règlements » les montre toutes.
flaw-no-such-point = Un point est un nombre de 0 à 9, pas { $found } : les bûches comptent 0.
flaw-ratio-for-nought = Un rapport s’écrit (payé, misé), et le second nombre ne peut être 0.
flaw-ratio-too-large = Les nombres d’un rapport vont jusqu’à 10 000. Écrivez-en de plus petits.
flaw-out-of-range = { $found } est hors limites. Écrivez un nombre de { $least } à { $most }.
flaw-house-id-form = « { $found } » ne peut servir d’identifiant. Écrivez des minuscules et des chiffres, les mots joints par des traits d’union, comme monte-carlo.
flaw-house-id-not-file = La maison se nomme « { $found } », son fichier « { $expected } ». Les deux doivent porter le même nom.
flaw-house-source-id = « { $found } » ne peut désigner un texte source. Écrivez une majuscule et un chiffre, comme T1.
flaw-house-source-other = Aucune clause de ce fichier n’est du texte « { $found } » : toutes sont de « { $other } ». Écrivez ici le texte que la maison cite, ou corrigez les clauses.
flaw-house-language = « { $found } » n’est pas une langue de ce programme. Écrivez fr, it ou en.
flaw-house-foreign-clause = « { $found } » appartient à un autre texte. Cette maison cite le sien, dont les clauses commencent par { $source }.
flaw-house-stop-place = La carte d’arrêt laisse { $before } cartes devant elle et { $behind } derrière. Un coup peut en demander { $least } : laissez-en au moins autant devant et derrière.
flaw-house-no-table = La maison n’a pas de table. Décrivez-en au moins une.
flaw-house-table-twice = Cette taille de table est décrite une seconde fois. N’en gardez qu’une.
flaw-house-no-crew = Personne ne travaille à cette table. Indiquez au moins un croupier.
flaw-tableau-run-unreadable = { $field ->
    [points] Ces points sont illisibles. Écrivez un point de 0 à 7 comme "3", ou plusieurs comme "0-2".
    [thirds] Ces colonnes sont illisibles. Écrivez ce que compte la troisième carte, comme "8" ou "0-9", ou bien "stood" ou "all".
    [thirds-of-punto] Une ligne de Punto n’a pas de colonnes. Retirez `thirds`.
    [no-thirds] À cette ligne de Banco il manque ses colonnes. Ajoutez par exemple `thirds: "0-9"`.
   *[acts] Ces lettres ne conviennent pas à cette ligne. Écrivez T pour tirer et R pour rester, une lettre par case ou une seule pour toutes.
}
flaw-tableau-run-twice = Cette ligne règle un cas qu’une ligne précédente a déjà réglé. Ne gardez que l’une des deux.
flaw-tableau-punto-open = Le tableau ne dit pas ce que fait Punto à { $point }. Ajoutez une ligne.
flaw-tableau-banco-open = Le tableau ne dit pas ce que fait Banco à { $point } dans la colonne : { $third }. Ajoutez une ligne.
flaw-spot-order = La case numéro { $place } doit être « { $expected } ». Les trois premières sont punto, banco et egalite ; celles de la maison suivent.
flaw-spots-too-many = Un tapis porte au plus { $most } cases. Retirez celles qui sont en trop.
flaw-spot-twice = Deux cases se nomment « { $found } ». Donnez à chacune son nom.
flaw-payout-no-end = Certains coups ne sont pas prévus. Finissez les paiements par une ligne Always.
flaw-payout-after-end = La ligne précédente vaut déjà pour tous les coups : celle-ci ne sert jamais. Remontez-la ou retirez-la.
flaw-payout-never-reached = Des lignes précédentes règlent déjà tous les coups visés par celle-ci. Remontez-la ou retirez-la.
flaw-payout-literally = « literally » donne l’autre lecture d’un paiement marqué Corrected. Écrivez les deux ou aucun.
flaw-payout-commission = Une commission de { $ratio } n’est pas une part du gain. Écrivez une part plus grande que zéro et plus petite que le tout, comme (1, 20).
flaw-payout-of-nought = Un rapport nul ne paie rien. Écrivez Push si la mise est seulement rendue.
flaw-payout-not-whole = Avec des mises par multiples de { $step }, un paiement de { $ratio } n’est pas toujours un nombre entier de centimes. Changez `step`.
flaw-limit-share = { $ratio } n’est pas une part du maximum. Écrivez une part plus grande que zéro et plus petite que le tout, comme (1, 8).
flaw-call-lacks = Il manque à l’annonce { $found }, où le programme met ce qui est annoncé. Ajoutez-le.
flaw-call-unknown = Le programme ne sait pas quoi mettre à la place de { $found } dans cette annonce. Corrigez ce nom, ou retirez-le.
flaw-call-brace = Une accolade de cette annonce est seule : il manque l’ouvrante ou la fermante. Complétez la paire ou retirez l’accolade.
flaw-call-order = Cette annonce nomme les points dans un autre ordre que `final_call_starts_with`. Accordez les deux.
flaw-terms-same-letter = Tirer et rester portent la même lettre. Donnez à chacun la sienne.
flaw-house-text-empty = Rien n’est écrit entre ces guillemets. Écrivez le texte.
flaw-house-text-too-long = Ce texte est trop long pour une table. Raccourcissez-le à { $most } caractères au plus.
