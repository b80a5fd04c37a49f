# Che cosa si comincia nell’officina da un modello.
templates-house-blank = Una casa vuota, che non cita alcun testo
workshop-new-house = Casa
workshop-new-glossary = Glossario
workshop-did-new-house = Nuova casa
workshop-did-new-glossary = Glossario
workshop-add-question = Quale domanda?
workshop-add-lesson = Quale lezione?
workshop-add-template = È completa fin dall’inizio: cambia ciò che vuoi.
workshop-add-house = Come quale casa?
workshop-add-house-about = La nuova casa è una copia: cambia ciò che nella tua è diverso. L’originale resta com’è.
workshop-house-name = Nome della nuova casa
workshop-house-new-name = La nostra casa
workshop-house-like = { $house } (la nostra)

# Che cosa dice l’arbitro di una domanda scritta.
workshop-referee = L’arbitro
workshop-referee-says = L’arbitro dice: { $right }
workshop-referee-stands = È ciò che dice l’arbitro: { $right }
workshop-fill-in = Scrivi la risposta dell’arbitro
workshop-referee-differs = Le case di questa lezione non decidono allo stesso modo. Lascia fuori la risposta: l’arbitro la dà in ciascuna.
workshop-referee-here = { $house }: { $right }
workshop-referee-cannot = L’arbitro non può ancora decidere ({ $house }). { $why }
