# Pages of a lesson: their errors, and descriptions of their figures.
page-stake = { $spot }, { $amount }
page-hand = { $side } : { $cards }
page-card-down = carte face cachée
page-no-cards = aucune carte
page-picture = Image : { $text }
page-picture-of-question = Image de la question
page-sound = Enregistrement : { $text }
page-tableau-row = ligne de { $side } à { $point }
glossary-term = { $term } : { $meaning }
glossary-title = Glossaire
glossary-of = Glossaire de « { $pack } »
glossary-about = Les termes que ce module explique. Ils sont soulignés dans ses leçons.

flaw-page-too-long = La page a { GROUPED($found) } caractères ; { $most } au plus y tiennent. Répartissez-la sur plusieurs étapes.
flaw-page-too-many-blocks = La page a plus de { $most } paragraphes, points et figures. Répartissez-la sur plusieurs étapes.
flaw-page-html = Le HTML n’est pas pris en charge. Enlevez-le ; pour mettre un mot en valeur, écrivez `**` ou `*`.
flaw-page-heading = Une page n’a que trois niveaux de titres : `#`, `##` et `###`. Enlevez quelques-unes de ces marques.
flaw-page-too-deep = Les listes et les citations sont ici imbriquées trop profondément. Commencez une nouvelle liste, moins en retrait.
flaw-page-table = Un tableau dans une page a au plus { $most } colonnes. Partagez-le, ou faites-en une liste.
flaw-page-media-place = Une image ou un enregistrement se met dans un paragraphe à part, pas dans un titre ni dans un tableau.
flaw-page-link = Les liens externes ne sont pas pris en charge. Remplacez le lien par du texte.
flaw-page-link-meant = Les liens ne sont pas pris en charge. Pour montrer ce que désigne celui-ci, écrivez `{ $meant }`.
flaw-page-media-unnamed = Décrivez l’image ou l’enregistrement entre les crochets, pour ceux qui ne le voient ou ne l’entendent pas.
flaw-page-media-elsewhere = `{ $found }` n’est pas un fichier du module. Mettez les images directement dans `pictures/`, les enregistrements dans `voice/`.
flaw-page-code = Bloc de code sans nom de figure. Écrivez le nom après les trois accents graves, ou enlevez les quatre espaces en début de ligne.
flaw-page-fence-open = Cette figure n’est pas fermée. Ajoutez après elle une ligne de trois accents graves.
flaw-page-figure-unknown = Il n’y a pas de figure `{ $found }`. Choisissez parmi : { $known }.
flaw-page-cards = Écrivez une rangée d’au plus dix cartes, ou les deux mains avec une barre entre elles, au plus trois cartes chacune : `4h 2c 6d | Ks 4d`.
flaw-page-stake = `{ $found }` n’est pas une mise. Écrivez sa place, sa case et sa somme : `seat 3 banco 20`, ou sans la place `banco 20`.
flaw-page-stakes = Une figure montre de 1 à { $most } mises, une par ligne.
flaw-page-tableau = `{ $found }` n’est pas une partie du tableau. Laissez vide pour le tout, ou écrivez `punto` ou `banco`, ou, avec un point de 0 à 7, `punto 5`, `banco 4`, `banco 4 against 6` ou `banco 4 stood`.
flaw-page-no-such-seat = Les tables de { $house } ont les places 1 à { $most }, pas la place { $found }.
flaw-page-no-such-spot = Le tapis de { $house } n’a pas de case `{ $found }`. Cases : { $known }.
flaw-page-sound-missing = Le module n’a pas d’enregistrement `{ $found }` lisible. Ajoutez le fichier au dossier `voice` et inscrivez-le dans `voice.ron`.
flaw-picture-missing = Le module n’a pas d’image `{ $found }` lisible. Ajoutez le fichier au dossier `pictures`, ou retirez l’image d’ici.
flaw-picture-too-heavy = L’image dépasse { $most } ko. Enregistrez-la plus petite.
flaw-picture-no-png = Ce n’est pas une image PNG ; `{ $folder }/` n’accepte que le PNG. Enregistrez-la en PNG.
flaw-picture-too-large = L’image a { $wide } × { $high } pixels, plus de { $most } par côté. Réduisez-la.
flaw-picture-broken = L’image est endommagée ou incomplète. Enregistrez-la de nouveau.
flaw-term-unknown = Le glossaire n’a pas de terme `{ $found }`. Ajoutez-le à `glossary.ron`, ou enlevez les crochets.
flaw-glossary-too-many = Un glossaire a au plus { $most } termes.
flaw-chips-id-taken = Le programme a déjà une série de jetons `{ $found }`. Donnez un autre identifiant à celle-ci et à son fichier.
flaw-chips-too-many-sets = Trop de séries de jetons ont été chargées. Redémarrez le programme.
flaw-house-id-taken = Il existe déjà une maison `{ $found }`, dans le programme ou dans un autre module. Donnez un autre identifiant à celle-ci et à son fichier.

example-step = Étape { $at } sur { $all }
example-back = Précédent
example-whole = Voir tout le coup
example-card-came = { $place ->
    [1] La première carte va à { $side } : { $card }.
    [2] La deuxième carte va à { $side } : { $card }.
    [3] La troisième carte du coup est la deuxième de { $side } : { $card }.
    [4] La quatrième carte du coup est la deuxième de { $side } : { $card }.
   *[other] Une troisième carte pour { $side } : { $card }.
}
example-stakes-lie = Les mises sont sur le tapis. Aucune carte n’est encore sortie du sabot.
example-stakes = Ce que deviennent les mises
example-stake-paid = { $stake } : la maison paie { $paid }, la mise reste au joueur.
example-stake-lost = { $stake } : la maison la ramasse.
example-stake-stays = { $stake } : elle reste, ni payée ni ramassée.
flaw-example-stakes = Un exemple montre au plus { $most } mises. Retirez les autres.
flaw-example-amount = Une mise vaut au moins 1 (un centime ; 2000 = 20), et pas plus que le programme ne peut calculer.
flaw-example-steps = Il y a plus de textes que de cartes : l’exemple a { $cards } cartes. Retirez les textes en trop, ou mettez-les dans `says`.
flaw-page-scene = Ce n’est pas une scène. Écrivez-la comme celle d’une question, par exemple `(punto: ["4h", "2c"])`.
