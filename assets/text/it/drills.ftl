# Prompts of the drills, parts of a composed answer, choices, working.
ask-count = Quanto fa { $side }?
ask-third-card = { $side }: tira o sta?
ask-winner = Quale chance vince?
ask-whole-coup = Delle prossime due carte, quella a sinistra esce per prima. Conduci tutto il colpo.
ask-payout = { $stake } su { $chance }. Quanto si paga, puntata esclusa?

part-third-card = { $side }: terza carta?
part-final-point = { $side }: punto finale
part-winner = Quale chance vince?

choice-draws = { $side } tira
choice-stands = { $side } sta
choice-chance = { $chance }

working-sum = { $cards } = { $sum }, quindi { $point }
working-sum-small = { $cards } = { $sum }
working-tenth = Un decimo di { $stake } è { $tenth }.
working-half-of-tenth = La sua metà è { $half }.
working-rest = { $stake } meno { $half } dà { $paid }.
working-odds = { $stake }, pagato { $ratio }, fa { $paid }.
mistake-payment-with-bet = Hai aggiunto la puntata di { $stake }: resta al giocatore, si paga solo la vincita.
mistake-payment-evens = Hai pagato 1 a 1. Qui una puntata vincente si paga { $ratio }.
mistake-payment-tenth = Hai tolto un decimo. Un ventesimo ne è la metà: { $half }.
mistake-payment-twentieth-alone = È solo il ventesimo. Si toglie dalla puntata; il resto si paga.
mistake-commission-left-out = Hai dimenticato la commissione, un ventesimo della vincita.
mistake-commission-alone = È solo la commissione. Si toglie dalla vincita; il resto si paga.
mistake-count-first-two = È il punto delle prime due carte. Conta anche la terza.

# Why a drill as written in a lesson file cannot be posed.
flaw-hand-of-two-or-three = Una mano ha due o tre carte. Scrivi `cards: [2]`, `cards: [3]` o `cards: [2, 3]`.
flaw-no-side = L’esercizio non riguarda nessuna delle due parti. Scrivi `sides: [Punto]`, `sides: [Banco]` o `sides: [Punto, Banco]`.
flaw-stake-of-nought = Né le puntate né il loro multiplo possono essere zero. Scrivi almeno 1 (un centesimo) per `from` e per `step`.
flaw-stakes-upside-down = Nessun multiplo di `step` sta tra `from` e `to`. Dai a `to` un valore più grande di `from`, entro la somma più grande che il programma calcola.
