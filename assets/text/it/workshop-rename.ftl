# Altri nomi per lezioni, immagini e suoni.
rename-lesson = Nome della lezione
rename-medium = Nome del file
rename-do = Rinomina
rename-lesson-about = Il file, l’ordine del modulo e le lezioni che vengono dopo la seguono. Ciò che un allievo ha imparato è legato a questo nome: per una lezione già trasmessa si ricomincia da capo.
rename-medium-about = Ogni pagina e ogni domanda che lo mostra lo segue.
rename-named-in = Nominato in: { $files }
rename-named-nowhere = Nulla nel modulo lo nomina.
rename-no-id = Il nome di una lezione ha lettere minuscole senza accenti, cifre e trattini tra di esse: row-five.
rename-no-name = Il nome di un file ha lettere senza accenti, cifre, trattini e trattini bassi.
rename-taken = Un altro ha questo nome.
rename-nothing = L’elemento scelto non ha un nome proprio.
rename-broken = Il file non si può rinominare finché vi manca una parentesi o una virgoletta.
workshop-row-pictures = Immagini ({ $count })
workshop-row-sounds = Suoni ({ $count })
workshop-not-renamed = Il file { $place } non si è potuto rinominare: { $trouble }
rename-folder-about = Per aggiungerne, metti il file in questa cartella di { $place } e riapri il modulo.
