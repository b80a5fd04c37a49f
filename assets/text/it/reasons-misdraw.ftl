# Irregularities: the mistake, with its rule.
reason-misdraw-before-the-stop = Una carta è uscita dal sabot prima della chiusura del gioco, ed è vietato.
reason-misdraw-first-deal = { $card ->
    [one] La prima distribuzione è di quattro carte; qui ne è stata estratta una sola.
   *[other] La prima distribuzione è di quattro carte, né più né meno; qui ne sono state estratte { $card }.
}
reason-misdraw-first-four = La carta n. { $card } è una delle prime quattro, date una per volta alle due parti: spetta a { $side }.
reason-misdraw-all-four = Le prime quattro carte sono date una per volta a ciascuna chance: la n. 1 e la n. 3 spettano a { $first }, la n. 2 e la n. 4 a { $second }.
reason-misdraw-for-the-other = La carta n. { $card } è stata posata dalla parte sbagliata: spetta a { $side }.
reason-misdraw-left-apart = La carta n. { $card } è stata messa a parte, ma spetta a { $side }.
reason-misdraw-after-the-end = La carta n. { $card } è stata tirata quando il colpo era già chiuso.
reason-misdraw-too-many = { $side } ha ricevuto una terza carta di troppo.
reason-misdraw-not-drawn = { $side } doveva avere ancora una carta, e nessuno l’ha tirata.
reason-misdraw-wrong-call = L’annuncio «vince { $chance }» è sbagliato.
reason-misdraw-wrong-burn = La prima carta uscita chiede di bruciare { $due ->
    [1] una carta
   *[other] { $due } carte
}; { $burned ->
    [0] non ne è stata bruciata nessuna.
    [1] ne è stata bruciata una.
   *[other] ne sono state bruciate { $burned }.
}
reason-misdraw-left-from-before = { $card ->
    [1] Una carta uscita per errore nel colpo precedente andava bruciata prima di questo.
   *[other] { $card } carte uscite per errore nel colpo precedente andavano bruciate prima di questo.
}
reason-misdraw-after-the-stop-card = La carta di arresto era già uscita: da questo sabot non si può dare nessun altro colpo.
reason-misdraw-stuck = La carta n. { $card } è uscita attaccata alla precedente; le carte escono dal sabot una alla volta.
reason-misdraw-foreign-back = La carta n. { $card } ha un dorso diverso da quello di tutti i mazzi di questo sabot.
reason-misdraw-one-copy-too-many = La carta n. { $card } non può essere di questo sabot: i suoi mazzi non ne hanno altre copie.
reason-misdraw-used-again = La carta n. { $card } era uscita per errore nel colpo precedente: non può servire per questo.
reason-misdraw-face-up-in-the-shoe = La carta n. { $card } era scoperta nel sabot.
reason-misdraw-put-back = La carta n. { $card } è stata rimessa nel sabot, e non è permesso.
reason-misdraw-drawn-by-another = La carta n. { $card } è stata tirata da chi non ne ha il diritto.
reason-misdraw-unasked = Il banchiere ha tirato la carta n. { $card } senza che gli fosse chiesta.
reason-misdraw-dropped = La carta n. { $card } è caduta a terra.
reason-misdraw-seen-early = La carta n. { $card } è una delle prime quattro, che restano coperte, ed è stata vista.
reason-misdraw-face-down = La carta n. { $card } è una terza carta posata coperta; una terza carta si posa scoperta.
reason-misdraw-turned-by-another = Le carte di { $side } sono state scoperte da chi non ne ha il diritto.
reason-misdraw-shoe-is-empty = { $side } ha diritto a una carta, ma il sabot non ne ha più.
reason-misdraw-stake-placed-late = Una puntata è stata fatta dopo la chiusura del gioco.
reason-misdraw-stake-withdrawn = Una puntata è stata ritirata dopo la chiusura del gioco.
# The remedy.
reason-misdraw-begun-is-dealt = Se è uscita anche una sola carta, il colpo si gioca con quella, appena il gioco è chiuso.
reason-misdraw-put-right = Il colpo si ricostruisce subito: ogni carta va al posto che le spetta per ordine di uscita.
reason-misdraw-too-late = Le carte hanno lasciato il tavolo: nessuno può più rimetterle in ordine.
reason-misdraw-not-put-right = In questo casinò un colpo del genere non si ricostruisce.
reason-misdraw-null = Il colpo è annullato: tutte le puntate sono restituite, e si annulla ciò che è già stato ritirato o pagato.
reason-misdraw-direction-decides = È la direzione del casinò a decidere che cosa fare del colpo.
reason-misdraw-still-to-draw = Resta una carta da tirare per { $side }.
reason-misdraw-burned = La carta uscita per errore si brucia, e il colpo successivo si gioca senza di essa.
reason-misdraw-back-to-shoe = In questo casinò la carta uscita per errore si rimette nel sabot.
reason-misdraw-next-coup = In questo casinò la carta uscita per errore apre il colpo successivo.
reason-misdraw-never-back = Una carta uscita dal sabot non vi rientra mai.
reason-misdraw-call-again = Il risultato si annuncia di nuovo: vince { $chance }.
reason-misdraw-call-is-void = L’annuncio «vince { $chance }» non vale, perché il colpo non è ancora finito.
reason-misdraw-pay-again = Quanto è stato ritirato o pagato per errore si annulla e si rifà.
reason-misdraw-banker-passes = Il banchiere che fa un errore di tiraggio deve passare la mano.
reason-misdraw-banker-keeps = In questo casinò un errore di tiraggio non fa perdere la mano al banchiere.
reason-misdraw-burn-more = Nessun colpo è cominciato: { $card ->
    [1] la carta che mancava si brucia adesso.
   *[other] le { $card } carte che mancavano si bruciano adesso.
}
reason-misdraw-burn-is-over = Il gioco è cominciato: le carte del colpo valgono come sono uscite, e non si brucia più nulla.
reason-misdraw-burned-stay-burned = Una carta bruciata in più resta bruciata: non si rimette nel sabot.
reason-misdraw-not-to-be-dealt = Dopo la carta di arresto non si dà nessun colpo: questo non andava cominciato.
reason-misdraw-cannot-be-finished = Senza carte nel sabot il colpo non si può finire.
reason-misdraw-lost-in-the-shoe = Nessuno può più dire quale carta del sabot fosse: il colpo non si può ricostruire.
reason-misdraw-spoils-the-coup = Con la carta n. { $card } fra le sue, il colpo non si può ricostruire.
reason-misdraw-packs-are-checked = La carta si toglie, e i mazzi si controllano prima di giocarci ancora.
reason-misdraw-does-not-play = La carta n. { $card } non gioca: si brucia, e la seguente ne prende il posto.
reason-misdraw-keeps-its-place = La carta n. { $card } gioca al posto che le spetta per ordine di uscita.
reason-misdraw-turned-up = La carta n. { $card } si scopre dov’è, e vale.
reason-misdraw-taken-out-again = La carta n. { $card } è ancora la prossima a uscire: si tira di nuovo e gioca al suo posto.
reason-misdraw-turned-count = Le carte di { $side } ormai sono scoperte: valgono, chiunque le abbia girate.
reason-misdraw-late-stake-goes-back = Una puntata fatta dopo la chiusura è restituita al giocatore e non gioca.
reason-misdraw-withdrawn-stake-plays = Una puntata ritirata dopo la chiusura si rimette al suo posto e gioca.
reason-misdraw-withdrawn-stake-is-given = In questo casinò una puntata ritirata dopo la chiusura si lascia al giocatore.
reason-misdraw-unasked-keeps = La carta era dovuta: averla tirata senza richiesta non fa perdere la mano al banchiere.
# Questions that no source text settles.
reason-misdraw-open-burned-when-restored = I regolamenti non dicono se la carta in più si bruci anche quando il colpo è ricostruito. Qui si brucia.
reason-misdraw-open-stakes-of-a-null-coup = I regolamenti non dicono se le puntate di un colpo annullato restino per il successivo. Qui sono restituite ai giocatori.
reason-misdraw-open-null-on-the-board = I regolamenti non dicono se un colpo annullato si segni sul tabellone. Qui non si segna.
reason-misdraw-open-until-when = I regolamenti non dicono fino a quando si possa ricostruire un colpo. Qui si può finché le carte sono in vista.
reason-misdraw-open-early-costs-the-shoe = I regolamenti non dicono se il banchiere perda la mano per una carta uscita soltanto troppo presto. Qui la perde.
reason-misdraw-open-unasked-costs-the-shoe = I regolamenti non dicono se il banchiere perda la mano per una carta dovuta ma tirata senza richiesta. Qui non la perde.
reason-misdraw-open-burn-noticed-late = I regolamenti non dicono se un numero sbagliato di carte bruciate, notato a gioco cominciato, si corregga prima del colpo successivo. Qui non si corregge.
reason-misdraw-open-begun-after-the-stop-card = I regolamenti non dicono se un colpo cominciato dopo la carta di arresto sia annullato, o se si giochi perché una sua carta è già uscita. Qui è annullato.
reason-misdraw-open-shoe-is-empty = I regolamenti non dicono se un colpo che il sabot non può finire sia annullato, o se valga con le carte uscite. Qui è annullato.
reason-misdraw-open-foreign-card = I regolamenti non dicono se una carta estranea annulli il colpo, o se la sostituisca la seguente. Qui il colpo non può essere valido.
reason-misdraw-open-face-up-in-the-shoe = I regolamenti non dicono se una carta trovata scoperta nel sabot si bruci o giochi al suo posto. Qui si brucia.
reason-misdraw-open-seen-or-dropped = I regolamenti non dicono se una carta vista troppo presto o caduta sia un errore di tiraggio. Qui non lo è: l’ordine delle carte non è cambiato.
reason-misdraw-open-lost-in-the-shoe = I regolamenti non dicono se la carta seguente possa sostituire quella che si è persa nel sabot. Qui non può.
reason-misdraw-open-wrong-person = I regolamenti non dicono che cosa fare di carte tirate o scoperte da chi non ne ha il diritto. Qui valgono, perché l’ordine è giusto.
reason-misdraw-open-withdrawn-stake = I regolamenti vietano le puntate tardive, ma non dicono se dopo la chiusura si possa ancora ritirare una puntata. Qui resta e gioca.
# The act that is due next.
next-act-burn = Bruciare ancora { $card ->
    [1] una carta
   *[other] { $card } carte
}
next-act-stop-the-bets = Chiudere il gioco
next-act-turn = Scoprire le carte di { $side }
next-act-turn-up = Scoprire la carta n. { $card }
next-act-draw = Tirare una carta per { $side }
next-act-call = Annunciare il risultato: vince { $chance }
next-act-pay = Ritirare e pagare: vince { $chance }
next-act-return-the-stakes = Restituire tutte le puntate
next-act-call-the-direction = Chiamare la direzione
