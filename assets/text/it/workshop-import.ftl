# Import of questions in the lesson editor.
workshop-import = Domande da un file
workshop-import-about = GIFT, Aiken, CSV, .xlsx o .ods: trascina qui un file o scrivi il suo percorso. Nulla cambia finché non accetti.
workshop-import-language = Lingua del file
workshop-import-coups = Ogni riga è un colpo
workshop-import-reading = Lettura…
workshop-import-in = { $entries ->
        [one] Una domanda
       *[other] { $entries } domande e testi
    } in { $lessons ->
        [one] una lezione
       *[other] { $lessons } lezioni
    }
workshop-import-do = Aggiungi al pacchetto
workshop-import-left = Lasciato fuori: { $count }
workshop-import-changed = Cambiato: { $count }
workshop-did-import = Importazione
workshop-import-not = Queste lezioni non si possono aggiungere: l’elenco delle lezioni del pacchetto non si può cambiare, o un file ha già questo nome.
