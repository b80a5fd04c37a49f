# Steps of a coup and of the opening of a shoe.
step-invite-stakes = Les joueurs sont invités à miser
step-place-stakes = Les joueurs placent leurs mises
step-check-stakes = Les mises sont vérifiées
step-stop-bets = Les jeux sont arrêtés
step-sign-to-holder = On fait signe au banquier
step-draw-four = Quatre cartes sont tirées une à une, tour à tour pour chaque main
step-draw-four-holder = Le banquier tire quatre cartes une à une, tour à tour pour chaque main
step-take-punto = { $side } : la palette prend les deux cartes
step-take-punto-player = { $side } : la palette porte les deux cartes au joueur qui a la plus forte mise
step-turn = { $side } : les deux cartes sont retournées
step-turn-player = { $side } : le joueur qui a la plus forte mise retourne les deux cartes
step-turn-holder = { $side } : le banquier retourne les deux cartes
step-call = { $side } : le point est annoncé
step-third = { $side } : troisième carte, s’il y a lieu
step-final-call = Les deux points et la chance gagnante sont annoncés
step-collect = Les mises perdantes sont ramassées
step-pay = Les mises gagnantes sont payées
step-put-away = Les cartes du coup sont mises à la défausse
step-close-lid = Le couvercle du réceptacle des cartes jouées est refermé
step-pass-shoe = Si le banquier a perdu, la main passe à droite
step-next-coup = Le coup suivant est donné
step-check-packs = Les jeux de cartes sont contrôlés
step-shuffle = Les cartes sont mélangées
step-shuffle-machine = Les cartes sortent du mélangeur
step-cut = Un joueur coupe
step-cut-left = Le joueur dont c’est le tour coupe
step-stop-card = La carte d’arrêt est insérée
step-stop-card-red = La carte d’arrêt rouge est insérée
step-into-shoe = Les cartes sont placées dans le sabot
step-first-card = La première carte est tirée et retournée
step-burn = Le nombre de cartes qu’elle indique est brûlé
step-give-shoe = Le sabot est remis à la place { $seat }
step-first-coup = Le premier coup commence

# Why a step is due, where no rule of this coup says it.
step-why-invite = Les joueurs peuvent miser à partir de cette annonce et jusqu’à l’arrêt des jeux.
step-why-stop = Après cette annonce, aucune mise ne peut être ajoutée, modifiée ni retirée.
step-why-sign = Le banquier, c’est-à-dire le joueur qui a le sabot, ne tire qu’à votre signe.
step-why-draw = Les première et troisième cartes vont à { $punto }, les deuxième et quatrième à { $banco }.
step-why-no-banker = Aucun joueur n’a le sabot : le tailleur tire et retourne les cartes.
step-why-turn = Les deux cartes doivent être visibles avant l’annonce du point.
step-why-put-away = Une fois toutes les mises réglées, les cartes ne servent plus.
step-why-close-lid = Le réceptacle reste fermé jusqu’aux prochaines cartes jouées.
step-why-packs = Une carte manquante, en trop ou abîmée doit être trouvée avant la partie.
step-why-shuffle = Personne ne doit savoir où se trouve une carte.
step-why-cut = Un joueur coupe : ce n’est pas l’équipe qui décide où le sabot commence.
step-why-stop-card = La carte d’arrêt annonce la fin du sabot.
step-why-into-shoe = Désormais, toute carte est tirée du sabot.
step-why-first-card = La première carte indique combien de cartes sont brûlées.

# Why one step comes before another.
order-why-check = Une mise douteuse se règle avant qu’une carte ne sorte.
order-why-call = Les points annoncés décident qui tire une troisième carte.
order-why-third = La décision de { $banco } peut dépendre de la troisième carte de { $punto }.
order-why-last-card = Les points ne sont définitifs qu’une fois la dernière carte sortie.
order-why-final-call = On ne ramasse et ne paie qu’une fois le résultat annoncé.
order-why-collect = Une fois les mises perdantes ramassées, aucune ne peut être payée par erreur.
order-why-pay = Tant que tout n’est pas payé, les cartes restent comme preuve du résultat.
order-why-shuffle = Battre les cartes après la coupe l’annulerait.
order-why-cut = Une coupe faite ensuite déplacerait la carte d’arrêt.
order-why-stop-card = Dans le sabot, on ne peut plus écarter les cartes pour la placer.
order-why-stop-game = Rien ne bouge sur la table tant que le cas n’est pas tranché.
order-why-rebuild = Les cartes montrent ce qui s’est réellement passé.

# The lines of a coup.
told-late-stake = Un joueur ajoute une mise, et on l’accepte
told-third = { $side } : une troisième carte est donnée
told-final-call = Les deux points sont annoncés, et { $chance } gagne
told-pass-shoe = La main passe au joueur de droite
told-line-wrong = Ligne { $place }, la ligne fautive : { $step }

# The questions.
ask-order-coup = { $table } : mettez dans l’ordre les étapes d’un coup.
ask-order-opening = { $table } : mettez dans l’ordre les étapes de l’ouverture d’un sabot.
ask-fault-in-the-coup = { $table }. { $beginning } Y a-t-il une faute dans ces lignes ?
story-begins-the-coup = Un nouveau coup commence à la ligne 1.
story-begins-after = Juste avant la ligne 1, on a fait, correctement, l’étape « { $step } ».
part-faulty-line = Avant quelle ligne manque-t-il une étape ? (0 : aucune)
part-what-was-due = Que fallait-il faire avant cette ligne ?
choice-first = « { $step } »
choice-refuse-stake = Refuser la mise
choice-all-in-order = Rien d’autre : tout est en ordre

# The order given and the verdict.
order-placed = { $place }. { $step }
order-yours = Votre ordre
order-table-shown = La table montre vos étapes avant cette erreur.
order-table-due = La table est telle qu’elle doit être quand vient le tour de votre première étape.
order-that-holds = Un ordre correct
remark-other-order = Votre ordre est juste. Les étapes indépendantes peuvent se faire dans un autre ordre.

# The filters.
order-at-large = Grande table
order-at-midi = Table midi
order-at-mini = Table à sept cases
order-at-any = Toutes les tables
order-part-bets = Les mises
order-part-cards = Les cartes
order-part-payment = Le paiement
order-part-coup = Tout le coup
opening-part-cards = Des jeux de cartes au sabot
opening-part-shoe = Du sabot au premier coup
opening-part-whole = Toute l’ouverture
order-so-many-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
coup-fault-missing = Une étape manque
coup-fault-too-early = Une étape vient trop tôt
coup-fault-late-stake = Une mise tardive est acceptée
coup-fault-nothing = Tout est en ordre
flaw-steps-to-order = On met en ordre de { $least } à { $most } étapes à la fois. Écrivez par exemple `steps: 7`.
flaw-coup-told-whole = Cet exercice ne raconte pas un coup entier à la fois. Écrivez par exemple `parts: [Bets, Cards, Payment]`.

# The drills by their names.
drill-coup-in-order = Le coup dans l’ordre
drill-opening-in-order = L’ouverture dans l’ordre
drill-fault-in-the-coup = La faute dans le coup
