# Ciò che si sente, e le impostazioni del suono.

hear-again = Riascolta
caption = «{ $words }»
keys-plus = ripete ciò che è stato detto
keys-rule = Mostra la regola accanto alla domanda
keys-sources = Mostra la fonte di un «Perché»
keys-page-back = Torna alla pagina precedente

settings-voice = Voce
settings-voice-about = Il tailleur pronuncia i suoi annunci.
settings-volume = Volume
settings-rate = Velocità della voce
settings-speaks-verdicts = Dire l’annuncio dopo una risposta
settings-speaks-verdicts-about = Nelle lezioni, deciso il colpo, il tailleur dice l’annuncio che era dovuto.
settings-captions = Scrivere ciò che viene detto
settings-captions-about = Accanto al tavolo, anche quando si sente. Senza suono è sempre scritto.
settings-counting = 70 e 90 in francese
settings-counting-vigesimal = soixante-dix, quatre-vingt-dix
settings-counting-septante = septante, nonante
settings-noises = Rumori
noise-card-slide = Una carta dal sabot
noise-card-turn = Una carta girata
noise-chips = Gettoni posati
noise-bell = La campanella a tempo scaduto
noise-right = Una risposta giusta
noise-wrong = Una risposta sbagliata
settings-sound = Suono
