# Rules on the calls outside the course of a coup.
reason-call-bets-made = Un ultimo avviso precede la chiusura del gioco.
reason-call-burned = Il numero delle carte bruciate si annuncia, perché tutti possano contarle.
reason-call-last-coup = Apparsa la carta di arresto, l’ultimo colpo si annuncia come tale.
reason-call-hand-passes = Quando il banchiere perde la mano, si annuncia che la mano passa.
reason-call-hand-refused = Quando un giocatore rifiuta la mano, si annuncia il rifiuto e la mano si offre al successivo.
reason-call-coup-void = Un colpo annullato si annuncia come tale prima di restituire le puntate.
reason-call-change = Il cambio si annuncia ad alta voce prima che i gettoni attraversino il tavolo.
