# Reasons: who takes and pays, and in which order.
reason-one-pays = Ici, un seul { $croupier } ramasse et paie à toutes les places.
reason-two-pay = À cette table, deux { $croupier }s ramassent et paient.
reason-each-his-tableau = Chacun ramasse et paie sur son tableau : d’un tableau à l’autre, l’ordre est libre.
reason-losers-first = Les mises perdantes sont ramassées d’abord, les gagnantes payées ensuite.
reason-nearest-first = Pour ramasser comme pour payer, chaque { $croupier } commence par les mises les plus proches de lui.
reason-none-is-nearer = Les cases sont en arc autour { ARTICLE("du", $croupier) } : aucune n’est plus proche qu’une autre, et entre elles l’ordre est libre.
reason-standing-may-stake = Un joueur debout peut miser derrière une place ; sa mise se ramasse ou se paie avec celles de la place devant lui.
