# Templates of the lesson editor.
templates-house-blank = Un casinò vuoto, che non cita alcun testo
workshop-new-house = Casinò
workshop-new-glossary = Glossario
workshop-did-new-house = Nuovo casinò
workshop-did-new-glossary = Glossario
workshop-add-question = Che tipo di domanda?
workshop-add-lesson = Che tipo di lezione?
workshop-add-template = È già pronta da usare: modifica ciò che vuoi.
workshop-add-house = Sul modello di quale casinò?
workshop-add-house-about = Il nuovo casinò è una copia: cambia ciò che nel tuo è diverso. L’originale resta com’è.
workshop-house-name = Nome del nuovo casinò
workshop-house-new-name = Il nostro casinò
workshop-house-like = { $house } (il nostro)

# The referee’s answer to a custom question.
workshop-referee = Verifica
workshop-referee-says = Secondo le regole: { $right }
workshop-referee-stands = È ciò che dice l’arbitro: { $right }
workshop-fill-in = Usa come risposta
workshop-referee-differs = I casinò di questa lezione decidono in modo diverso. Lascia vuota la risposta: l’arbitro la completa per ciascuno.
workshop-referee-here = { $house }: { $right }
workshop-referee-cannot = L’arbitro non può ancora decidere ({ $house }). { $why }
