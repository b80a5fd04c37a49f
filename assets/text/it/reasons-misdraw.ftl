# Errori di tiraggio: che cosa è stato sbagliato, ogni volta con la regola violata.
reason-misdraw-before-the-stop = Una carta è uscita dal sabot prima della chiusura del gioco, ed è vietato.
reason-misdraw-first-deal = { $card ->
    [one] La prima distribuzione è di quattro carte; qui ne è stata presa una sola.
   *[other] La prima distribuzione è di quattro carte, né più né meno; qui ne sono state prese { $card }.
}
reason-misdraw-first-four = La carta n. { $card } è una delle prime quattro, date una per volta ai due lati: spetta a { $side }.
reason-misdraw-for-the-other = La carta n. { $card } è stata posata dal lato sbagliato: spetta a { $side }.
reason-misdraw-left-apart = La carta n. { $card } è rimasta in disparte, ma spetta a { $side }.
reason-misdraw-after-the-end = La carta n. { $card } è stata tirata quando il colpo era già chiuso.
reason-misdraw-too-many = { $side } ha ricevuto una terza carta di troppo.
reason-misdraw-not-drawn = { $side } doveva avere ancora una carta, e nessuno l’ha tirata.
reason-misdraw-wrong-call = È stata annunciata la vincita di { $chance }, ed è sbagliato.
# Che cosa si fa.
reason-misdraw-begun-is-dealt = Appena è uscita anche una sola carta, il colpo si gioca con quella, non appena il gioco è chiuso.
reason-misdraw-put-right = Il colpo si ricostruisce subito: ogni carta va dove la mette il suo ordine di uscita.
reason-misdraw-too-late = Le carte hanno lasciato il tavolo: nessuno può più rimetterle in ordine.
reason-misdraw-not-put-right = In questa casa un colpo del genere non si ricostruisce.
reason-misdraw-null = Il colpo è nullo: tutte le puntate tornano ai giocatori e si annulla quanto già ritirato o pagato.
reason-misdraw-direction-decides = È la direzione della casa a decidere che ne è del colpo.
reason-misdraw-still-to-draw = Resta una carta da tirare: per { $side }.
reason-misdraw-burned = La carta uscita per errore si brucia, e il colpo seguente si gioca senza di essa.
reason-misdraw-back-to-shoe = In questa casa la carta uscita per errore torna nel sabot.
reason-misdraw-next-coup = In questa casa la carta uscita per errore apre il colpo seguente.
reason-misdraw-never-back = Una carta uscita dal sabot non vi torna mai.
reason-misdraw-call-again = Il risultato si annuncia di nuovo: vince { $chance }.
reason-misdraw-call-is-void = L’annuncio a favore di { $chance } non vale, perché il colpo non è ancora finito.
reason-misdraw-pay-again = Quanto è stato ritirato e pagato per errore si annulla e si rifà.
reason-misdraw-banker-passes = Il giocatore con il sabot che sbaglia il tiraggio deve cedere la mano.
reason-misdraw-banker-keeps = In questa casa un errore di tiraggio non fa perdere il sabot a chi lo tiene.
# Che cosa nessun testo decide.
reason-misdraw-open-burned-when-restored = Punto non deciso: se la carta in più si bruci anche quando il colpo è ricostruito. Qui si brucia.
reason-misdraw-open-stakes-of-a-null-coup = Punto non deciso: se le puntate di un colpo nullo restino per il seguente. Qui tornano ai giocatori.
reason-misdraw-open-null-on-the-board = Punto non deciso: se un colpo nullo si segni sul tabellone. Qui non si segna.
reason-misdraw-open-until-when = Punto non deciso: fino a quando un colpo si possa ricostruire. Qui, finché le carte sono in vista.
reason-misdraw-open-early-costs-the-shoe = Punto non deciso: se una carta uscita soltanto troppo presto costi il sabot a chi lo tiene. Qui sì.
