# Pages of a lesson: their errors, and descriptions of their figures.
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
glossary-about = I termini che questo pacchetto spiega. Sono sottolineati nelle sue lezioni.

flaw-page-too-long = La pagina ha { GROUPED($found) } caratteri, più del massimo di { $most }. Dividila in più passi.
flaw-page-too-many-blocks = La pagina ha più di { $most } paragrafi, voci di elenco e figure. Dividila in più passi.
flaw-page-html = L’HTML non è supportato. Toglilo; per mettere in risalto una parola scrivi `**` o `*`.
flaw-page-heading = Una pagina ha solo tre livelli di titoli: `#`, `##` e `###`. Togli alcuni di questi segni.
flaw-page-too-deep = Qui elenchi e citazioni sono annidati troppo in profondità. Comincia un nuovo elenco, meno rientrato.
flaw-page-table = Una tabella in una pagina ha al massimo { $most } colonne. Dividila, o fanne un elenco.
flaw-page-media-place = Un’immagine o una registrazione va in un paragrafo a sé, non in un titolo né in una tabella.
flaw-page-link = I collegamenti esterni non sono supportati. Sostituisci il collegamento con del testo.
flaw-page-link-meant = I collegamenti non sono supportati. Per mostrare ciò che questo indica, scrivi `{ $meant }`.
flaw-page-media-unnamed = Descrivi l’immagine o la registrazione tra le parentesi, per chi non la vede o non la sente.
flaw-page-media-elsewhere = `{ $found }` non è un file del pacchetto. Metti le immagini direttamente in `pictures/`, le registrazioni in `voice/`.
flaw-page-code = Blocco di codice senza nome di figura. Scrivi il nome dopo i tre accenti gravi, o togli i quattro spazi all’inizio della riga.
flaw-page-fence-open = Questa figura non è chiusa. Aggiungi dopo di essa una riga con tre accenti gravi.
flaw-page-figure-unknown = Non c’è una figura `{ $found }`. Scegli tra: { $known }.
flaw-page-cards = Scrivi una fila di al massimo dieci carte, o le due mani con una barra in mezzo, al massimo tre carte ciascuna: `4h 2c 6d | Ks 4d`.
flaw-page-stake = `{ $found }` non è una puntata. Scrivi il posto, la casella e la somma: `seat 3 banco 20`, o senza il posto `banco 20`.
flaw-page-stakes = Una figura mostra da 1 a { $most } puntate, una per riga.
flaw-page-tableau = `{ $found }` non è una parte della tabella. Lascia vuoto per averla tutta, oppure scrivi `punto` o `banco`. Per una riga o una casella aggiungi un punto da 0 a 7: `punto 5`, `banco 4`, `banco 4 against 6` o `banco 4 stood`.
flaw-page-no-such-seat = I posti ai tavoli di { $house } vanno da 1 a { $most }: il numero { $found } non c’è.
flaw-page-no-such-spot = Il tappeto di { $house } non ha una casella `{ $found }`. Caselle: { $known }.
flaw-page-sound-missing = Il pacchetto non ha una registrazione `{ $found }` riproducibile. Aggiungi il file alla cartella `voice` e indicalo in `voice.ron`.
flaw-picture-missing = Il pacchetto non ha un’immagine `{ $found }` leggibile. Aggiungi il file alla cartella `pictures`, o togli l’immagine da qui.
flaw-picture-too-heavy = L’immagine supera { $most } kB. Salvala più piccola.
flaw-picture-no-png = Questa non è un’immagine PNG; `{ $folder }/` accetta solo PNG. Salvala come PNG.
flaw-picture-too-large = L’immagine ha { $wide } × { $high } pixel, più di { $most } per lato. Riducila.
flaw-picture-broken = L’immagine è danneggiata o incompleta. Salvala di nuovo.
flaw-term-unknown = Il glossario non ha un termine `{ $found }`. Aggiungilo a `glossary.ron`, o togli le parentesi.
flaw-glossary-too-many = Un glossario ha al massimo { $most } termini.
flaw-chips-id-taken = Il programma ha già una serie di gettoni `{ $found }`. Dai un altro identificativo a questa e al suo file.
flaw-chips-too-many-sets = Sono state caricate troppe serie di gettoni. Riavvia il programma.
flaw-house-id-taken = Esiste già un casinò `{ $found }`, nel programma o in un altro pacchetto. Dai un altro identificativo a questo e al suo file.

example-step = Passo { $at } di { $all }
example-back = Indietro
example-whole = Mostra tutto
example-card-came = { $place ->
    [1] La prima carta va a { $side }: { $card }.
    [2] La seconda carta va a { $side }: { $card }.
    [3] La terza carta del colpo è la seconda di { $side }: { $card }.
    [4] La quarta carta del colpo è la seconda di { $side }: { $card }.
   *[other] Una terza carta per { $side }: { $card }.
}
example-stakes-lie = Le puntate sono sul tappeto. Nessuna carta è ancora uscita dal sabot.
example-stakes = Le puntate a fine colpo
example-stake-paid = { $stake }: si paga { $paid }, la puntata resta.
example-stake-lost = { $stake }: si ritira.
example-stake-stays = { $stake }: resta, né pagata né ritirata.
flaw-example-stakes = Un esempio mostra al massimo { $most } puntate. Togli le altre.
flaw-example-amount = Una puntata vale almeno 1 (un centesimo; 2000 = 20), e non più di quanto il programma possa calcolare.
flaw-example-steps = Ci sono più testi che carte: l’esempio ha { $cards } carte. Togli i testi di troppo, o mettili in `says`.
flaw-page-scene = Questa non è una scena. Scrivila come quella di una domanda, per esempio `(punto: ["4h", "2c"])`.
