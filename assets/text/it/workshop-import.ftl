# Import of questions in the lesson editor.
workshop-import = Domande da un file
workshop-import-about = GIFT, Aiken, CSV, .xlsx o .ods: trascina qui un file o scrivi il percorso. Nulla cambia senza la tua conferma.
workshop-import-language = Lingua del file
workshop-import-coups = Nel foglio ogni riga è un colpo
workshop-import-reading = Lettura…
workshop-import-in = { $entries ->
        [one] Un elemento (domanda o testo)
       *[other] { $entries } elementi (domande e testi)
    } in { $lessons ->
        [one] una lezione
       *[other] { $lessons } lezioni
    }
workshop-import-at = Riga { $line }, colonna { $column }
workshop-import-do = Aggiungi al pacchetto
workshop-import-left = Elementi esclusi: { $count }
workshop-import-changed = Avvisi: { $count }
workshop-did-import = Importazione
workshop-import-not = Queste lezioni non si possono aggiungere: l’elenco delle lezioni del pacchetto non si può cambiare, o un file ha già questo nome.
