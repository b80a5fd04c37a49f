# Reasons: opening and ending a shoe.
reason-stop-behind = La carte d’arrêt se place à { $count } cartes de la fin.
reason-stop-share = La carte d’arrêt se place à { $over }/{ $under } du sabot à partir de la fin : { $count } cartes derrière elle.
reason-stop-about = La position est approximative : on admet de { $least } à { $most } cartes derrière elle.
reason-stop-coup-is-finished = Le coup pendant lequel la carte d’arrêt apparaît est mené à son terme.
reason-stop-none-after = Aucun autre coup n’est donné ensuite.
reason-stop-one-more-after = Un seul coup est encore donné ensuite, le dernier.
reason-stop-none-begins = Quand la carte d’arrêt est apparue entre deux coups, aucun coup ne commence.
reason-stop-last-begins = Quand la carte d’arrêt apparaît entre deux coups, on donne un dernier coup.
reason-burn-turned-too = La carte retournée va à la défausse avec les cartes brûlées.
reason-burn-turned-not = La carte retournée ne va pas à la défausse avec les cartes brûlées.
