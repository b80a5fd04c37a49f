# The checker of files.
flaw-ron-key-twice = « { $field } » est écrit deux fois. Retirez l’un des deux.
ron-kind-field = le nom d’un champ, deux-points et sa valeur
ron-kind-fields = des champs avec leurs noms, comme `nom: valeur`
ron-kind-pair = une paire comme `"fr": "…"`
flaw-pack-language-missing = `languages` annonce `{ $language }`, mais le titre du module manque dans cette langue. Ajoutez `"{ $language }": "…"` au titre, ou retirez `{ $language }` de `languages`.
flaw-pack-language-of-lessons = Toutes les leçons sont aussi en `{ $language }`, qui n’est pas une langue du module. Ajoutez `"{ $language }": "…"` à ce titre et aux autres textes du module, ou retirez cette langue des leçons.
flaw-after-later = La leçon `{ $found }` vient plus loin dans ce module : on ne peut pas la suivre avant celle-ci. Changez l’ordre de `lessons`, ou retirez-la de `after`.
flaw-after-missing = Leçon introuvable : `{ $found }`. Corrigez son nom, ou retirez-la de `after`.
flaw-test-too-short = Le temps est trop court pour { $questions } questions. Donnez au moins { $least } min, ou posez moins de questions.
flaw-drill-no-answer = Dans la maison { $house }, la question `{ $decision }` n’a aucune bonne réponse possible. Resserrez le filtre, et signalez le problème aux auteurs de Tailleur.
flaw-after-elsewhere = La leçon `{ $found }` est d’un module qui n’est pas dans le programme. Les élèves qui n’ont pas ce module suivront cette leçon sans l’autre.
flaw-lesson-not-of-pack = Le module n’est pas pour la maison `{ $found }`. Ajoutez-la à ses `houses`, ou retirez-la d’ici.
flaw-lesson-begins-cold = La leçon commence par une question. Mettez d’abord un court texte ou un exemple.
flaw-lesson-one-answer = Dans la maison { $house }, toutes les questions de cette leçon ont la même réponse : on la donne sans réfléchir. Ajoutez des questions dont la réponse est différente.
flaw-pass-by-guessing = En répondant au hasard, on réussit cette leçon { $percent } fois sur 100. Demandez plus de réponses justes, ou posez plus de questions.
flaw-lesson-long = Cette leçon dure environ { $found } min ; au-delà de { $most } min, l’attention ne tient plus. Divisez-la.
flaw-question-bare = La réponse à `{ $found }` n’est pas expliquée : l’arbitre ne la décide pas. Ajoutez `because`, ou une `clause`.
flaw-ron-decimals = Les sommes se comptent en centimes : écrivez { $meant } au lieu de { $found }.
flaw-text-unseen-sign = Ce texte contient un caractère invisible qui peut changer la lecture du reste ({ $code }). Supprimez-le.
flaw-text-line-break = Ce texte doit tenir sur une ligne. Supprimez le saut de ligne.
flaw-lesson-too-many-questions = Cette leçon pose { GROUPED($found) } questions, pour { GROUPED($most) } au plus. Baissez `rounds`, ou divisez la leçon.
flaw-id-device = `{ $found }` est un nom que Windows réserve à un périphérique : aucun dossier ni fichier ne peut s’y appeler ainsi. Choisissez un autre identifiant.
flaw-since-pack-renamed = Le module s’appelait `{ $was }`. Les réponses enregistrées sous ce nom seraient perdues : rendez-lui son nom.
flaw-since-lesson-renamed = Cette leçon s’appelait `{ $was }` et s’appelle maintenant `{ $now }`. Les réponses enregistrées seraient perdues : rendez-lui son nom.
flaw-since-question-renamed = Cette question s’appelait `{ $was }` et s’appelle maintenant `{ $now }`. Les réponses enregistrées seraient perdues : rendez-lui son nom.
flaw-since-version-back = La dernière version de ce module était la { $version }. Écrivez un numéro plus élevé.
flaw-since-version-same = Le module a changé depuis la version { $version }. Écrivez un numéro plus élevé.
flaw-since-lesson-gone = La leçon `{ $was }` n’existe plus. Ses réponses restent dans les journaux mais ne comptent plus.
flaw-since-question-gone = La question `{ $was }` n’existe plus. Ses réponses restent dans les journaux mais ne comptent plus.
flaw-and-more = Autres erreurs dans ce fichier : { GROUPED($more) }. Corrigez d’abord les premières.
check-fault = erreur
check-warning = avertissement
check-watching = Les fichiers sont vérifiés de nouveau à chaque changement. Ctrl-C pour arrêter.
check-changed = { $files }. Problèmes corrigés : { $mended }, nouveaux : { $new }.
check-since-none = Il n’y a pas de module à comparer dans « { $place } ».
check-since-one = Avec --since, indiquez un seul module à vérifier.
cli-strict = Traiter les avertissements comme des erreurs
cli-check-json = Afficher le tout en un document JSON, pour les éditeurs
cli-watch = Vérifier de nouveau dès qu’un fichier change
cli-since = La version précédente du module, pour trouver les identifiants changés
cli-reference = Afficher tous les champs, leurs types et leur sens
flaw-ron-no-word = Écrivez ici l’un de ces mots : { $expected }.
flaw-ron-word-in-quotes = Écrivez { $meant } sans guillemets.
flaw-ron-strange-sign = { $kind ->
    [blank] Ceci est une espace insécable. Remplacez-la par une espace ordinaire.
    [unseen] Un caractère invisible se trouve ici. Effacez-le.
   *[quote] Ce guillemet ({ $found }) n’est pas un guillemet droit. Écrivez `"`.
}
ron-kind-texts = un texte par langue, comme { "{" }"fr": "…"{ "}" }
flaw-ron-escape = Après une barre oblique inverse, écrivez n, r, t, 0, \u, une autre barre ou un guillemet droit. Écrivez \\ pour la barre elle-même.
flaw-ron-no-name = « { $found } » n’est pas un nom de champ : il n’y faut que des lettres, des chiffres et des tirets bas.
flaw-ron-empty = Le fichier est vide. Écrivez son contenu, ou retirez-le.
flaw-ron-json = Écrivez des parenthèses, et les champs sans guillemets : `(id: "second")`.
flaw-ron-comment-sign = Un commentaire commence par `//`, pas par `#`.
flaw-ron-decimal-comma = `{ $field }` est un nombre entier, sans virgule. Écrivez { $number } ou { $next }.
