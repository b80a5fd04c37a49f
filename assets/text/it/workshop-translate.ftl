# Texts of a pack in two languages.
workshop-translate = Traduci i testi
workshop-translate-from = Da
workshop-translate-to = A
workshop-translate-missing = Mancanti: { $missing } su { $count }
workshop-translate-next = Prossimo mancante
workshop-translate-done = Torna all’editor
workshop-translate-none = Manca
workshop-did-translate = Traduzione
