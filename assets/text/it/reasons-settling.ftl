# Reasons: who takes and pays, and in which order.
reason-one-pays = Qui un solo { $croupier } ritira e paga a tutti i posti.
reason-two-pay = A questo tavolo ritirano e pagano due { $croupier }.
reason-each-his-tableau = Ognuno ritira e paga sul proprio tableau: fra un tableau e l’altro l’ordine è libero.
reason-losers-first = Prima si ritirano le puntate perdenti, poi si pagano le vincenti.
reason-nearest-first = Sia per ritirare sia per pagare, ogni { $croupier } comincia dalle puntate più vicine a sé.
reason-none-is-nearer = Le caselle sono disposte ad arco attorno { ARTICLE("al", $croupier) }: nessuna è più vicina di un’altra, e fra loro l’ordine è libero.
reason-standing-may-stake = Un giocatore in piedi può puntare dietro a un posto; la sua puntata si ritira o si paga con quelle del posto davanti a lui.
