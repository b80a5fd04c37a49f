# Errors in packs and lessons, each with the remedy.
flaw-pack-no-pack-file = Il n’y a pas de `pack.ron`. Ajoutez-en un qui donne `id`, `version`, `title` et `about` du module et la liste de ses leçons, `lessons`.
flaw-pack-too-many-files = Le module a { $found } fichiers, pour { $most } au plus. Divisez-le en plusieurs modules.
flaw-pack-id-differs = Le module s’appelle `{ $found }` et son dossier `{ $folder }`. Écrivez `id: "{ $folder }"`, ou renommez le dossier.
flaw-pack-no-lessons = Le module ne liste aucune leçon. Indiquez ses fichiers dans l’ordre où on les suit : `lessons: ["01-first", "02-second"]`.
flaw-pack-lesson-name = `{ $found }` n’est pas le nom d’un fichier de leçon. Écrivez un numéro de trois chiffres au plus, un trait d’union et l’identifiant de la leçon, sans l’extension : `01-naturals`.
flaw-pack-lesson-missing = Le module liste `{ $found }`, mais il n’y a pas de fichier `{ $found }.ron`. Ajoutez le fichier, ou retirez le nom de la liste.
flaw-pack-stray-file = Le module ne liste pas cette leçon. Ajoutez `"{ $name }"` à `lessons` dans `pack.ron`, ou retirez le fichier du dossier.
flaw-lesson-id-differs = La leçon s’appelle `{ $found }` et son fichier `{ $expected }`. Écrivez `id: "{ $expected }"`, ou renommez le fichier.
flaw-lesson-id-twice = Deux leçons du module s’appellent `{ $found }`. Donnez à chacune son propre identifiant : les réponses sont conservées sous ce nom.
flaw-id-form = `{ $found }` n’est pas un identifiant. Employez des minuscules sans accent et des chiffres, les mots reliés par des traits d’union, 64 caractères au plus, comme `row-six`.
flaw-version-nought = Les versions se comptent à partir de 1. Écrivez `version: 1` et augmentez-la quand vous changez le fichier.
flaw-listed-twice = `{ $found }` figure deux fois dans cette liste. Gardez-le une seule fois.

flaw-text-no-language = Ce texte n’est donné dans aucune langue. Écrivez-le au moins une fois : `{ "{" }"fr": "…"{ "}" }`.
flaw-text-unknown-language = Le programme ne parle pas `{ $language }`. Employez `fr`, `it` ou `en`.
flaw-text-language-missing = 
    Ce texte manque en { $language ->
        [fr] français
        [it] italien
       *[other] anglais
    } (`{ $language }`), l’une des langues du module. Ajoutez `"{ $language }": "…"`.
flaw-text-language-more = Ce texte est aussi donné en `{ $language }`, qui n’est pas une langue du module. Donnez tous les textes du module dans cette langue, ou retirez-la d’ici.
flaw-text-language-twice = Le texte en `{ $language }` est donné deux fois. Gardez l’un des deux.
flaw-text-empty = Le texte en `{ $language }` est vide. Écrivez-le, ou retirez cette langue de tout le module.
flaw-text-too-long = Le texte en `{ $language }` a { GROUPED($found) } caractères, pour { $most } au plus. Raccourcissez-le.
flaw-text-placeholder = `{ $found }` dans le texte en `{ $language }` ne veut rien dire ici. Les noms de la maison sont { "{punto}" }, { "{banco}" }, { "{egalite}" } et { "{tailleur}" } ; il n’y a pas d’autres accolades.

flaw-lesson-unknown-house = Il n’y a pas de maison `{ $found }`. Choisissez parmi : { $known }.
flaw-lesson-no-questions = La leçon ne pose aucune question : on ne peut ni la réussir ni la manquer. Ajoutez une étape comme `Drill(drill: Winner(), rounds: 10)`.
flaw-lesson-too-many-steps = La leçon a plus de { $most } étapes. Divisez-la en plusieurs leçons.
flaw-rounds = Un exercice pose de 1 à 500 questions, et non { $found }. Corrigez `rounds`.
flaw-pass-accuracy = L’exactitude demandée va de 50 à 100 pour cent ; { $found } ne convient pas. Corrigez `accuracy`.
flaw-pass-mark = Le seuil d’un domaine va de 50 à 100 pour cent ; { $found } ne convient pas. Changez-le.
flaw-pass-seconds = Le rythme visé va de 1 à 120 secondes par réponse ; { $found } ne convient pas. Corrigez `seconds`.

flaw-drill-asks-nothing = Dans la maison { $house }, cet exercice n’a rien à demander : son filtre ne laisse rien passer. Élargissez-le, ou indiquez dans `houses` les maisons qu’il concerne.
flaw-drill-not-here = La maison { $house } ne connaît pas ce que demande cet exercice. Retirez l’exercice, ou indiquez dans `houses` les maisons qui le connaissent.
flaw-drill-not-at-table = La maison { $house } ne demande cela qu’à ces tables : { $known }. Retirez l’exercice, ou n’écrivez que celles-ci dans `tables`.
flaw-drill-decision-twice = L’exercice demande deux fois `{ $decision }`. Retirez l’une des deux de son filtre.
flaw-drill-never-comes = Dans la maison { $house }, `{ $decision }` n’arrive jamais. Retirez-le du filtre, ou indiquez dans `houses` les maisons qu’il concerne.

flaw-no-such-card = `{ $found }` n’est pas une carte. Écrivez le rang (A, 2 à 9, T pour dix, J, Q, K pour valet, dame, roi), puis la couleur : s (pique), h (cœur), d (carreau) ou c (trèfle), comme `7h`.
flaw-example-closed-before = Dans la maison { $house }, le coup est clos avant cette carte. Retirez-la avec celles qui suivent.
flaw-example-wants-card = Dans la maison { $house }, le coup n’est pas terminé : { $side } tire. Ajoutez une carte.
flaw-example-no-copy-left = Dans la maison { $house }, le sabot ne contient pas autant d’exemplaires de cette carte : { $card }. Mettez-en une autre.
flaw-example-point = Dans la maison { $house }, { $side } finit à { $point }, pas à { $claimed }. Corrigez le point ou les cartes.
flaw-example-winner = Dans la maison { $house }, { $chance } gagne, pas { $claimed }. Corrigez le gagnant ou les cartes.
