# Who collects and pays, and in which order.
reason-one-pays = Here one { $croupier } collects and pays at every seat.
reason-two-pay = At this table two { $croupier }s collect and pay.
reason-each-his-tableau = Each collects and pays on a tableau of his own: between the two, any order will do.
reason-losers-first = Every losing stake is collected before a winning one is paid.
reason-nearest-first = Each time the stakes nearest to the one who pays come first.
reason-none-is-nearer = The boxes lie in an arc about the { $croupier }: none is nearer than another, and between them any order will do.
reason-standing-may-stake = A player on his feet may stake behind a seat; his stake is settled with those of the seat.
