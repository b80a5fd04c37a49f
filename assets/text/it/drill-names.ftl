# Gli esercizi per nome.
drill-count-hand = Contare una mano
drill-third-card = La terza carta
drill-whole-coup = Il colpo intero
drill-winner = Chi vince
drill-payout = Pagare una puntata
drill-knowledge = Conoscenze
drill-commission = La commissione
drill-half-pay = La metà sul sei
drill-faulty-stakes = Le puntate irregolari
drill-hand-passes = La mano passa
drill-burn = Le carte da bruciare
drill-cutting = Il taglio
drill-misdraws = I tiraggi errati
drill-who-turns-punto = Chi scopre le carte
