# Le pagine di una lezione: che cosa non va, e che cosa si dice di ciò che vi è disegnato.
page-stake = { $spot }, { $amount }
page-hand = { $side }: { $cards }
page-card-down = carta coperta
page-no-cards = nessuna carta
page-picture = Immagine: { $text }
page-picture-of-question = Immagine della domanda
page-sound = Registrazione: { $text }
page-tableau-row = riga di { $side } con { $point }
glossary-term = { $term }: { $meaning }
glossary-title = Glossario
glossary-of = Glossario di «{ $pack }»
glossary-about = I termini che questo modulo spiega. In una pagina delle sue lezioni sono sottolineati.

flaw-page-too-long = La pagina ha { GROUPED($found) } caratteri, più del massimo di { $most }. Dividila in più passi.
flaw-page-too-many-blocks = La pagina ha più di { $most } paragrafi, punti e figure. Dividila in più passi.
flaw-page-html = L’HTML qui non è ammesso. Toglilo; per mettere in risalto una parola ci sono `**` e `*`.
flaw-page-heading = Una pagina ha solo tre livelli di titoli: `#`, `##` e `###`. Togli alcuni di questi segni.
flaw-page-too-deep = Qui elenchi e citazioni sono annidati troppo in profondità. Comincia un nuovo elenco, meno rientrato.
flaw-page-table = Una tabella in una pagina ha al massimo { $most } colonne. Dividila, o fanne un elenco.
flaw-page-media-place = Un’immagine o una registrazione va in un paragrafo a sé, non in un titolo né in una tabella.
flaw-page-link = Una pagina non porta fuori dal programma: togli il collegamento e scrivi di che cosa si tratta.
flaw-page-link-meant = Questo è un collegamento, e una pagina non porta da nessuna parte. Per mostrare ciò che indica, scrivi `{ $meant }`.
flaw-page-media-unnamed = Di’ tra le parentesi che cosa mostra o che cosa si sente, per chi non lo vede o non lo sente.
flaw-page-media-elsewhere = `{ $found }` non è un file del modulo. Un’immagine sta in `pictures/`, una registrazione in `voice/`, direttamente in quella cartella.
flaw-page-code = Questo è messo a parte e non è una figura. Nomina la figura dopo i tre accenti gravi, o togli i quattro spazi all’inizio della riga.
flaw-page-fence-open = Questa figura non viene mai chiusa. Scrivi tre accenti gravi da soli su una riga alla sua fine.
flaw-page-figure-unknown = Non c’è una figura `{ $found }`. Scegli tra: { $known }.
flaw-page-cards = Scrivi una fila di al massimo dieci carte, o le due mani con una barra in mezzo, al massimo tre carte ciascuna: `4h 2c 6d | Ks 4d`.
flaw-page-stake = `{ $found }` non è una puntata. Scrivi il posto, la casella e la somma: `seat 3 banco 20`, o senza il posto `banco 20`.
flaw-page-stakes = Una figura mostra da 1 a { $most } puntate, una per riga.
flaw-page-tableau = `{ $found }` non è una parte della tabella. Lascia vuoto per averla tutta, o scrivi `punto` o `banco`, o con un punto da 0 a 7 `punto 5`, `banco 4`, `banco 4 against 6` o `banco 4 stood`.
flaw-page-no-such-seat = I tavoli di { $house } hanno i posti da 1 a { $most }, non il { $found }.
flaw-page-no-such-spot = Il tappeto di { $house } non ha una casella `{ $found }`. Ha: { $known }.
flaw-page-sound-missing = Il modulo non ha una registrazione `{ $found }` che si possa sentire. Aggiungi il file alla cartella `voice` e scrivilo in `voice.ron`.
flaw-picture-missing = Il modulo non ha un’immagine `{ $found }` che si possa mostrare. Aggiungi il file alla cartella `pictures`, o togli l’immagine da qui.
flaw-picture-too-heavy = L’immagine supera { $most } kB. Salvala più piccola.
flaw-picture-no-png = Questa non è un’immagine PNG, e in `{ $folder }/` non ce ne sono d’altro tipo. Salvala come PNG.
flaw-picture-too-large = L’immagine ha { $wide } × { $high } pixel, più di { $most } per lato. Riducila.
flaw-picture-broken = L’immagine è danneggiata o incompleta. Salvala di nuovo.
flaw-term-unknown = Il glossario non ha un termine `{ $found }`. Aggiungilo a `glossary.ron`, o togli le parentesi.
flaw-glossary-too-many = Un glossario ha al massimo { $most } termini.
flaw-chips-id-taken = Il programma ha già una serie di gettoni `{ $found }`. Dai a questa un altro identificativo, e quel nome al suo file.
flaw-chips-too-many-sets = Sono state lette troppe serie di gettoni. Riavvia il programma.
flaw-house-id-taken = C’è un altro casinò `{ $found }`, nel programma o in un altro modulo. Dai a questo un altro identificativo, e quel nome al suo file.

example-step = Passo { $at } di { $all }
example-back = Indietro
example-whole = Tutto il colpo
example-card-came = { $place ->
    [1] La prima carta va a { $side }: { $card }.
    [2] La seconda carta va a { $side }: { $card }.
    [3] La terza carta del colpo è la seconda di { $side }: { $card }.
    [4] La quarta carta del colpo è la seconda di { $side }: { $card }.
   *[other] Una terza carta per { $side }: { $card }.
}
example-stakes-lie = Le puntate sono sul tappeto. Nessuna carta è ancora uscita dal sabot.
example-stakes = Che ne è delle puntate
example-stake-paid = { $stake }: si paga { $paid }, la puntata resta.
example-stake-lost = { $stake }: si ritira.
example-stake-stays = { $stake }: resta, né pagata né ritirata.
flaw-example-stakes = Sul tavolo di un esempio ci sono al massimo { $most } puntate. Togli quelle di troppo.
flaw-example-amount = Una puntata vale almeno 1 (un centesimo; 2000 fa 20), e non più di quanto il programma sappia contare.
flaw-example-steps = Ci sono più testi che carte: l’esempio ha { $cards } carte. Togli i testi di troppo, o mettili in `says`.
flaw-page-scene = Questa non è una scena: si legge come quella di una domanda, per esempio `(punto: ["4h", "2c"])`.
