# Rules on the seats and places of a table.
reason-places-numbered-anticlockwise = I posti sono numerati in senso antiorario: il numero successivo è a destra.
reason-places-numbered-clockwise = I posti sono numerati in senso orario: il numero successivo è a sinistra.
reason-places-shoe-to-the-right = Il sabot va sempre verso destra, in senso antiorario.
reason-places-shoe-to-the-left = Il sabot va sempre verso sinistra, in senso orario.
reason-places-only-seated = Solo i giocatori seduti possono estrarre le carte dal sabot.
reason-places-most-seats = A questo tavolo i posti sono al massimo { $seats }.
reason-places-croupier-draws = A questo tavolo è { ARTICLE("il", $croupier) } a estrarre le carte.
reason-places-holder-draws = A questo tavolo estrae le carte il banchiere.
reason-places-lies-right = Le carte di { $side } stanno a destra.
reason-places-lies-left = Le carte di { $side } stanno a sinistra.
