# Other names for lessons, pictures and sounds.
rename-lesson = Nome del file
rename-medium = Nome del file
rename-do = Rinomina
rename-lesson-about = Gli allievi non lo vedono, ma i loro progressi vi sono legati: non cambiarlo più dopo aver condiviso la lezione.
rename-medium-about = Ogni pagina e ogni domanda che lo usa si aggiorna.
rename-named-in = Usato in: { $files }
rename-named-nowhere = Non è usato in questo pacchetto.
rename-no-id = Usa minuscole senza accenti, cifre e trattini singoli, per esempio row-five.
rename-no-name = Usa lettere senza accenti, cifre, trattini e trattini bassi.
rename-taken = Questo nome è già usato. Scegline un altro.
rename-nothing = L’elemento scelto non ha un nome. Scegli una lezione, un’immagine o un suono.
rename-broken = Il file non si può rinominare finché vi manca una parentesi o una virgoletta. Correggilo prima.
workshop-row-pictures = Immagini ({ $count })
workshop-row-sounds = Suoni ({ $count })
workshop-not-renamed = Il file { $place } non si è potuto rinominare: { $trouble }
rename-folder-about = Per aggiungerne, metti il file in questa cartella di { $place } e riapri il pacchetto.
