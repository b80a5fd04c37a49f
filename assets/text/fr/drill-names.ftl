# Les exercices par leur nom.
drill-count-hand = Compter une main
drill-third-card = La troisième carte
drill-whole-coup = Le coup entier
drill-winner = Qui gagne
drill-payout = Payer une mise
drill-knowledge = Connaissances
drill-commission = La commission
drill-half-pay = La moitié sur six
drill-faulty-stakes = Les mises fautives
drill-hand-passes = La main passe
drill-burn = Les cartes à brûler
drill-cutting = La coupe
drill-misdraws = Les faux tirages
drill-who-turns-punto = Qui retourne les cartes
