# What guests, chef and colleagues say at the table, as it is recorded in their voice.
# Bets as they are placed.
table-line-bet = { $spot }, s’il vous plaît.
table-line-bet-again = Encore sur { $spot }.
table-line-bet-amount = { $amount } { $place }.
table-line-bet-place = sur { $spot }
table-line-bet-same = La même chose.
table-line-bet-for-another = C’est pour mon voisin.
table-line-bet-back = Je retire ma mise.
table-line-bet-late = Attendez, encore ça !
# The shoe.
table-line-shoe-taken = Je prends la main.
table-line-hand-passes = La main passe.
table-line-shoe-refused = Non merci, pas pour moi.
table-line-shoe-given-up = Je passe la main.
# Change.
table-line-change = De la monnaie, s’il vous plaît.
table-line-change-this = Pouvez-vous me changer ceci ?
table-line-chips = Des jetons, s’il vous plaît.
table-line-change-now = Vite, changez-moi ça maintenant !
# Coming and going.
table-line-good-evening = Bonsoir à tous.
table-line-this-seat = Je m’installe ici.
table-line-good-night = Merci, bonne soirée.
table-line-enough = Ça suffit pour ce soir.
# Won and lost.
table-line-thanks = Merci.
table-line-many-thanks = Merci beaucoup.
table-line-won = C’est passé !
table-line-at-last = Enfin !
table-line-missed = Raté.
table-line-never-mind = Tant pis.
# Complaints and claims.
table-line-underpaid = Vous m’avez mal payé.
table-line-check-payout = Vérifiez mon paiement, s’il vous plaît.
table-line-my-bet = Cette mise est à moi.
table-line-hands-off = Ne touchez pas, c’est ma mise !
table-line-not-lost = Non, je n’ai pas perdu.
table-line-new-cut = Je voudrais une nouvelle coupe.
table-line-pass-now = Je passe la main, tout de suite.
table-line-let-me = Laissez-moi faire.
table-line-these-too = Je retourne ces cartes aussi.
table-line-not-these = Non, je ne prends pas ces cartes.
table-line-dawdling = Un instant, je réfléchis.
table-line-noise = Allez, allez, allez !
# Guests who wait.
table-line-can-we-go-on = On peut continuer ?
table-line-waiting = J’attends.
table-line-waiting-long = J’attends depuis longtemps !
table-line-slow-tonight = C’est long, ce soir.
# What guests say to an answer.
table-line-very-kind = C’est très aimable.
table-line-as-you-wish = Comme vous voulez.
table-line-i-will-wait = D’accord, j’attends.
table-line-did-you-hear = Vous m’avez entendu ?
table-line-thanks-for-checking = Merci d’avoir vérifié.
table-line-mine = Elle est à moi.
table-line-sorry = Pardon.
table-line-why-refused = Pourquoi me la rendre ?
# The chef and the colleagues.
table-line-chef-comes = J’arrive.
table-line-chef-decides = Je m’en occupe.
table-line-well-done = Très bien.
table-line-nice-work = Beau travail.
table-line-watch-shoe = Attention au sabot.
table-line-watch-drawing = Revoyez le tirage.
table-line-watch-calls = Attention aux annonces.
table-line-watch-order = Dans l’ordre, s’il vous plaît.
table-line-watch-money = Recomptez vos paiements.
table-line-watch-bets = Surveillez les mises.
table-line-watch-conduct = Du calme et de la tenue.
table-line-new-limits = Les limites changent.
table-line-suspended = On suspend le jeu quelques minutes.
table-line-fill = Voici vos jetons.
table-line-relief = Je prends la suite.
table-line-put-right = Merci, je corrige.
table-line-good-shift = Bon service.
table-line-shift-over = Merci, c’est terminé.
