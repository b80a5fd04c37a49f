# Reasons: who takes and pays, and in which order.
reason-one-pays = Here one { $croupier } takes and pays at every seat.
reason-two-pay = At this table two { $croupier }s take and pay.
reason-each-his-tableau = Each takes and pays on one half of the layout; it doesn’t matter which half is done first.
reason-losers-first = Losing bets are taken first, then winning ones are paid.
reason-nearest-first = When taking, and again when paying, each { $croupier } starts with the bets nearest to their own place.
reason-none-is-nearer = The boxes form an arc round the { $croupier }, so none is nearer: take them in any order.
reason-standing-may-stake = A standing player may bet behind a seat; that bet is settled with the bets of the seat in front.
