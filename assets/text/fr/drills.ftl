# Prompts of the drills, parts of a composed answer, choices, working.
ask-count = Quel est le point de { $side } ?
ask-third-card = { $side } : tire ou reste ?
ask-winner = Quelle chance gagne ?
ask-whole-coup = Des deux cartes à venir, celle de gauche sort la première. Déroulez tout le coup.
ask-payout = { $stake } sur { $chance }. Combien la maison paie-t-elle, mise non comprise ?

part-third-card = { $side } : troisième carte ?
part-final-point = { $side } : point définitif
part-winner = Quelle chance gagne ?

choice-draws = { $side } tire
choice-stands = { $side } reste
choice-chance = { $chance }

working-sum = { $cards } = { $sum }, donc { $point }
working-sum-small = { $cards } = { $sum }
working-tenth = Le dixième de { $stake }, c’est { $tenth }.
working-half-of-tenth = Sa moitié : { $half }.
working-rest = { $stake } moins { $half }, reste { $paid }.
working-odds = { $stake } payé { $ratio }, cela fait { $paid }.
mistake-payment-with-bet = Vous avez ajouté la mise de { $stake } : elle reste au joueur, seul le gain se paie.
mistake-payment-evens = Vous avez payé 1 pour 1. Ici, une mise gagnante se paie { $ratio }.
mistake-payment-tenth = Vous avez retiré un dixième. Un vingtième en est la moitié : { $half }.
mistake-payment-twentieth-alone = C’est le vingtième seul. Il se retire de la mise ; le reste se paie.
mistake-commission-left-out = Vous avez oublié la commission, un vingtième du gain.
mistake-commission-alone = C’est la commission seule. Elle se retire du gain ; le reste se paie.
mistake-count-first-two = C’est le point des deux premières cartes. La troisième compte aussi.

# Why a drill as written in a lesson file cannot be posed.
flaw-hand-of-two-or-three = Une main a deux ou trois cartes. Écrivez `cards: [2]`, `cards: [3]` ou `cards: [2, 3]`.
flaw-no-side = L’exercice ne porte sur aucune chance. Écrivez `sides: [Punto]`, `sides: [Banco]` ou `sides: [Punto, Banco]`.
flaw-stake-of-nought = Une mise ne peut pas valoir zéro, ni être un multiple de zéro. Écrivez au moins 1 (un centime) pour `from` et pour `step`.
flaw-stakes-upside-down = Aucun multiple de `step` ne se trouve entre `from` et `to`. Donnez à `to` une valeur plus grande que `from`, sans dépasser la plus grande somme que le programme calcule.
