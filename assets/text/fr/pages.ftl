# Les pages d’une leçon : ce qui n’y va pas, et ce qu’on dit de ce qui y est dessiné.
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
glossary-about = Les termes que ce module explique. Sur une page de ses leçons, ils sont soulignés.

flaw-page-too-long = La page a { GROUPED($found) } caractères, plus que les { $most } qui tiennent. Répartissez-la sur plusieurs étapes.
flaw-page-too-many-blocks = La page a plus de { $most } paragraphes, points et figures. Répartissez-la sur plusieurs étapes.
flaw-page-html = Le HTML n’est pas admis ici. Enlevez-le ; pour mettre un mot en valeur, il y a `**` et `*`.
flaw-page-heading = Une page n’a que trois niveaux de titres : `#`, `##` et `###`. Enlevez quelques-unes de ces marques.
flaw-page-too-deep = Les listes et les citations sont ici imbriquées trop profondément. Commencez une nouvelle liste, moins en retrait.
flaw-page-table = Un tableau dans une page a au plus { $most } colonnes. Partagez-le, ou faites-en une liste.
flaw-page-media-place = Une image ou un enregistrement se met dans un paragraphe à part, pas dans un titre ni dans un tableau.
flaw-page-link = Une page ne mène nulle part hors du programme : enlevez le lien et écrivez ce dont il s’agit.
flaw-page-link-meant = Ceci est un lien, et une page ne mène nulle part. Pour montrer ce qu’il nomme, écrivez `{ $meant }`.
flaw-page-media-unnamed = Dites entre les crochets ce que cela montre ou ce qu’on entend, pour qui ne le voit ou ne l’entend pas.
flaw-page-media-elsewhere = `{ $found }` n’est pas un fichier du module. Une image se trouve dans `pictures/`, un enregistrement dans `voice/`, directement dans ce dossier.
flaw-page-code = Ceci est mis à part et n’est pas une figure. Nommez la figure après les trois accents graves, ou enlevez les quatre espaces en début de ligne.
flaw-page-fence-open = Cette figure n’est jamais fermée. Écrivez trois accents graves seuls sur une ligne à sa fin.
flaw-page-figure-unknown = Il n’y a pas de figure `{ $found }`. Choisissez parmi : { $known }.
flaw-page-cards = Écrivez une rangée d’au plus dix cartes, ou les deux mains avec une barre entre elles, au plus trois cartes chacune : `4h 2c 6d | Ks 4d`.
flaw-page-stake = `{ $found }` n’est pas une mise. Écrivez sa place, sa case et sa somme : `seat 3 banco 20`, ou sans la place `banco 20`.
flaw-page-stakes = Une figure montre de 1 à { $most } mises, une par ligne.
flaw-page-tableau = `{ $found }` n’est pas une partie du tableau. Laissez vide pour le tout, ou écrivez `punto` ou `banco`, ou avec un point de 0 à 7 `punto 5`, `banco 4`, `banco 4 against 6` ou `banco 4 stood`.
flaw-page-no-such-seat = Les tables de { $house } ont les places 1 à { $most }, pas la place { $found }.
flaw-page-no-such-spot = Le tapis de { $house } n’a pas de case `{ $found }`. Il a : { $known }.
flaw-page-sound-missing = Le module n’a pas d’enregistrement `{ $found }` qu’on puisse entendre. Ajoutez le fichier au dossier `voice` et inscrivez-le dans `voice.ron`.
flaw-picture-missing = Le module n’a pas d’image `{ $found }` qu’on puisse montrer. Ajoutez le fichier au dossier `pictures`, ou retirez l’image d’ici.
flaw-picture-too-heavy = L’image dépasse { $most } ko. Enregistrez-la plus petite.
flaw-picture-no-png = Ce n’est pas une image PNG, et `{ $folder }/` n’en contient pas d’autres. Enregistrez-la en PNG.
flaw-picture-too-large = L’image a { $wide } × { $high } pixels, plus de { $most } par côté. Réduisez-la.
flaw-picture-broken = L’image est abîmée ou incomplète. Enregistrez-la de nouveau.
flaw-term-unknown = Le glossaire n’a pas de terme `{ $found }`. Ajoutez-le à `glossary.ron`, ou enlevez les crochets.
flaw-glossary-too-many = Un glossaire a au plus { $most } termes.
flaw-chips-id-taken = Le programme a déjà une série de jetons `{ $found }`. Donnez à celle-ci un autre identifiant, et ce nom à son fichier.
flaw-chips-too-many-sets = Trop de séries de jetons ont été lues. Redémarrez le programme.
flaw-house-id-taken = Il y a une autre maison `{ $found }`, dans le programme ou dans un autre module. Donnez à celle-ci un autre identifiant, et ce nom à son fichier.

example-step = Étape { $at } sur { $all }
example-back = En arrière
example-whole = Tout le coup
example-card-came = { $place ->
    [1] La première carte va à { $side } : { $card }.
    [2] La deuxième carte va à { $side } : { $card }.
    [3] La troisième carte du coup est la deuxième de { $side } : { $card }.
    [4] La quatrième carte du coup est la deuxième de { $side } : { $card }.
   *[other] Une troisième carte pour { $side } : { $card }.
}
example-stakes-lie = Les mises sont sur le tapis. Aucune carte n’est encore sortie du sabot.
example-stakes = Ce que deviennent les mises
example-stake-paid = { $stake } : la maison paie { $paid }, la mise reste.
example-stake-lost = { $stake } : la maison la ramasse.
example-stake-stays = { $stake } : elle reste, ni payée ni ramassée.
flaw-example-stakes = Il y a au plus { $most } mises sur la table d’un exemple. Retirez celles qui sont en trop.
flaw-example-amount = Une mise vaut au moins 1 (un centime ; 2000 fait 20), et pas plus que ce que le programme sait compter.
flaw-example-steps = Il y a plus de textes que de cartes : l’exemple a { $cards } cartes. Retirez les textes en trop, ou mettez-les dans `says`.
flaw-page-scene = Ce n’est pas une scène : elle se lit comme celle d’une question, par exemple `(punto: ["4h", "2c"])`.
