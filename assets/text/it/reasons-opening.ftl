# Reasons: opening and ending a shoe.
reason-stop-behind = La carta di arresto si inserisce a { $count } carte dal fondo.
reason-stop-share = La carta di arresto si inserisce a { $over }/{ $under } del sabot dal fondo: { $count } carte dietro.
reason-stop-about = La posizione è approssimativa: si ammettono da { $least } a { $most } carte dietro.
reason-stop-coup-is-finished = Il colpo in cui esce la carta di arresto si porta a termine.
reason-stop-none-after = Dopo non si dà nessun altro colpo.
reason-stop-one-more-after = Dopo si dà ancora un colpo, l’ultimo.
reason-stop-none-begins = Quando la carta di arresto esce tra due colpi, non comincia nessun altro colpo.
reason-stop-last-begins = Quando la carta di arresto esce tra due colpi, si dà un ultimo colpo.
reason-burn-turned-too = La carta scoperta si scarta con le carte bruciate.
reason-burn-turned-not = La carta scoperta non si scarta con le carte bruciate.
