# Che cosa si comincia nell’officina da un modello.
templates-house-blank = Un casinò vuoto, che non cita alcun testo
workshop-new-house = Casinò
workshop-new-glossary = Glossario
workshop-did-new-house = Nuovo casinò
workshop-did-new-glossary = Glossario
workshop-add-question = Quale domanda?
workshop-add-lesson = Quale lezione?
workshop-add-template = È completa fin dall’inizio: cambia ciò che vuoi.
workshop-add-house = Come quale casinò?
workshop-add-house-about = Il nuovo casinò è una copia: cambia ciò che nel tuo è diverso. L’originale resta com’è.
workshop-house-name = Nome del nuovo casinò
workshop-house-new-name = Il nostro casinò
workshop-house-like = { $house } (il nostro)

# Che cosa dice l’arbitro di una domanda scritta.
workshop-referee = L’arbitro
workshop-referee-says = L’arbitro dice: { $right }
workshop-referee-stands = È ciò che dice l’arbitro: { $right }
workshop-fill-in = Scrivi la risposta dell’arbitro
workshop-referee-differs = I casinò di questa lezione non decidono allo stesso modo. Lascia fuori la risposta: l’arbitro la dà in ciascuno.
workshop-referee-here = { $house }: { $right }
workshop-referee-cannot = L’arbitro non può ancora decidere ({ $house }). { $why }
