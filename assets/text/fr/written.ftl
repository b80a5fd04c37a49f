# Custom questions: the default prompts.
ask-written-lines = Répondez à chaque ligne.
ask-written-paid = Place { $seat } : { $stake } sur { $chance }. Que paie la maison, mise non comprise ?
ask-written-commission = Place { $seat } : { $stake } sur { $chance } gagne. Quelle commission est retenue ?
ask-written-pay-in-chips = Place { $seat } : { $stake } sur { $chance }. Payez en jetons, mise non comprise.
ask-written-change = Changez ces jetons : donnez la même somme en d’autres jetons.
ask-written-aloud = { $ask } Dites-le à voix haute.
ask-written-place-bets = Comment invite-t-on à miser ?
ask-written-bets-closed = Comment arrête-t-on les jeux ?
ask-written-point = Comment annonce-t-on le point de { $side } ?
ask-written-card-for = Comment demande-t-on une carte pour { $side } ?
ask-written-final = Quelle est l’annonce finale ?

# Reasons where no rule of the game applies.
reason-authored = C’est la réponse de l’auteur de la leçon.
source-authored = Réponse de l’auteur ; aucune clause n’est citée.
source-cited = Clause { $clause }, citée par l’auteur
sheet-authored = réponse de l’auteur
sheet-hint = { $answer } : { $says }
drill-authored = Questions de l’auteur
decided-authored = Question { $id }

# Errors in the form of a question.
flaw-asked-none = Cette étape n’a pas de question. Écrivez-en une ou retirez l’étape.
flaw-asked-too-many-questions = Une leçon a au plus { $most } questions personnalisées. Divisez-la.
flaw-asked-too-many = Il y en a { $found } ici, et { $most } au plus sont possibles. Retirez-en.
flaw-asked-id-twice = Une autre question du module s’appelle aussi `{ $found }`. Donnez à chacune son propre nom.
flaw-asked-no-prompt = Cette question n’a pas d’énoncé. Écrivez-le dans `asks`.
flaw-asked-no-answer = Il n’y a pas de bonne réponse. Écrivez-la dans `right`, ou dans `is` ce que l’arbitre décide.
flaw-asked-never = L’arbitre ne peut pas décider cela. Changez la scène, ou écrivez vous-même dans `right` ce qui est juste.
flaw-asked-no-incident = `Misdraw` juge un incident ; donnez un `incident` à la question.
flaw-asked-not-decided = L’incident décrit ne permet pas d’en décider : posez une autre question.
flaw-asked-braces = `{ $found }` ne peut figurer ici ; seuls les noms des chances et du croupier se mettent entre accolades.
asked-in-house = ({ $house }) { $what }
flaw-asked-two-options = Il faut au moins deux options entre lesquelles choisir.
flaw-asked-no-such-option = `{ $found }` n’est aucune des options : { $known }.
flaw-asked-option-missing = L’arbitre décide `{ $decided }`, et aucune option ne porte cet identifiant. Ajoutez cette option.
flaw-asked-seats-not-seen = On ne peut cliquer sur une place que si la scène contient `seats`.
flaw-asked-most = `most` va de 1 à { GROUPED($most) }.
flaw-asked-above-most = { $found } est la bonne réponse, mais on ne peut répondre que de 0 à { $most }. Écrivez `most: { $found }`.
flaw-asked-amount = Une somme vaut au moins un centime et n’excède pas ce que le programme sait calculer.
flaw-asked-pieces = On peut poser de 1 à { $most } pièces d’une valeur.
flaw-asked-two-steps = Il faut au moins deux étapes à mettre en ordre.
flaw-asked-steps-of-the-house = Les étapes sont celles de la maison. Retirez `steps`, ou `is`.
flaw-asked-says-nothing = Il n’y a ici aucun mot à dire. Écrivez ce qui se dit.
flaw-asked-no-rows = Indiquez au moins une ligne du tableau, par le point de Banco.
flaw-asked-row-each = Lignes : { $rows }, réponses : { $found }. Écrivez une réponse par ligne, ou aucune.
flaw-asked-row = `{ $found }` n’est pas une ligne. Écrivez { $cells } lettres, D pour tirer et S pour rester (non T et R comme dans un fichier de maison), la dernière là où Punto est resté.
flaw-asked-no-parts = Une réponse composée demande au moins une ligne.
flaw-asked-part-form = Une ligne peut être un choix, un nombre ou une somme d’argent. Demandez le reste dans une autre question.
flaw-asked-also-of-referee = `also` ne vaut que pour vos propres mots. Retirez `also` ou `is`.
flaw-asked-margin = `margin` doit être d’au moins 1, et laisser une réponse fausse.
flaw-asked-margin-of-referee = `margin` ne vaut que pour votre propre nombre. Retirez `margin` ou `is`.
flaw-asked-margin-in-part = Une ligne n’a qu’un nombre juste. Retirez `margin`, ou posez-la dans une autre question.
flaw-asked-hint-never = Personne ne peut répondre `{ $found }` : l’indice n’apparaîtrait jamais. Écrivez la réponse comme le journal l’écrit.
flaw-asked-hint-right = `{ $found }` est la bonne réponse, et un indice n’apparaît que pour une réponse fausse. Retirez-le, ou indiquez une réponse fausse.

# Answers that the referee decides differently.
flaw-asked-right = `{ $found }` n’est pas juste. L’arbitre décide `{ $decided }`. { $why } [{ $clause }] Corrigez `right`, ou la scène.
flaw-asked-right-plain = `{ $found }` n’est pas juste. L’arbitre décide `{ $decided }`. Corrigez `right`, ou la scène.
flaw-asked-small-letters = Un identifiant n’a que des minuscules. Écrivez `{ $meant }`.
flaw-asked-stake-left = La mise de la place { $seat } sur « { $spot } » manque ici : { $decided }.
asked-collected = elle est ramassée
asked-paid = elle est payée { $sum }
asked-stays = elle reste en place
flaw-asked-not-fewest = { $found } pièces, c’est plus que le minimum : { $fewest } suffisent.
flaw-asked-no-change-made = Rien n’est changé : ce sont les mêmes pièces.

# Errors in the scene of a question.
flaw-asked-copies = Il y a plus d’exemplaires de cette carte ({ $card }) que n’en contient le sabot, qui a { $packs } jeux. Retirez-en.
flaw-asked-card-too-many = Cette carte ne revient pas à { $side } : le coup est déjà fini. Retirez-la.
flaw-asked-card-of-other = Cette carte ne revient pas à { $side } : la suivante est à { $other }. Donnez-la à { $other }, ou retirez-la.
flaw-asked-four-cards = L’arbitre a besoin ici d’un coup : donnez à chaque chance deux cartes au moins.
flaw-asked-coup-open = Le coup n’est pas fini : { $side } prend encore une carte. Ajoutez-la.
flaw-asked-has-drawn = { $side } a déjà sa troisième carte : on ne peut plus demander si { $side } tire. Retirez cette carte.
flaw-asked-punto-first = { $side } tire d’abord : on ne peut rien demander sur { $other } avant que la carte de { $side } soit donnée. Ajoutez-la.
flaw-asked-no-hand = Donnez deux ou trois cartes à { $side } : sans elles, il n’y a pas de point à compter.
flaw-asked-no-turned = Aucune première carte n’est retournée : écrivez-la dans `turned`.
flaw-asked-nothing-burned = Ici, la première carte ne fait brûler aucune carte. Demandez autre chose.
flaw-asked-no-such-stake = La place { $seat } n’a pas de mise sur « { $spot } » dans cette scène.
flaw-asked-stake-twice = La mise de la place { $seat } sur cette case y est deux fois. N’en gardez qu’une.
flaw-asked-no-stakes = Il n’y a aucune mise à régler.
flaw-asked-all-stay = Toutes les mises restent en place : il n’y a rien à régler.
flaw-asked-nothing-paid = Cette mise n’est pas payée : il n’y a pas de jetons à poser. Changez la scène, ou interrogez sur une autre mise.
flaw-asked-no-commission = Aucune commission n’est retenue sur cette mise.
flaw-asked-nobody-stands = Les joueurs debout ne peuvent pas miser. Retirez `standing`, ou la mise.
flaw-asked-no-such-seat = Il n’y a pas de place { $found } : la table en a { $seats }.
flaw-asked-no-such-spot = Il n’y a pas de case `{ $found }` sur le tapis.
flaw-asked-no-such-table = La maison n’a pas de table de cette taille. Elle a : { $known }. Changez `table`, ou retirez le champ.
flaw-asked-holder-sits = La place { $seat } tient le sabot et n’est pas parmi les places occupées. Ajoutez-la à `taken`.
flaw-asked-limits = Le minimum vaut au moins un centime et n’excède pas le maximum.
flaw-asked-one-shoe = Soit une carte est retournée, soit la carte d’arrêt apparaît ; pas les deux. Retirez `turned` ou `stop_card`.
flaw-asked-no-heaps = Aucun jeton n’est devant le croupier : écrivez-les dans `chips`.
flaw-asked-no-change = On ne fait pas le change à la table. Demandez autre chose.
flaw-asked-no-such-set = Il n’y a pas de série de jetons `{ $found }`. Choisissez parmi : { $known }.
flaw-asked-no-such-call = Cela ne s’annonce pas dans le coup de la scène. Changez la scène, ou demandez une autre annonce.
flaw-pack-too-large = Les fichiers de ce module sont trop grands ensemble : { GROUPED($size) } ko ; { GROUPED($most) } ko au plus sont lus.
