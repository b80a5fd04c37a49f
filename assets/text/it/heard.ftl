
# Sound: replay, captions, settings.
hear-again = Riascolta
caption = «{ $words }»
caption-with-meaning = «{ $words }» ({ $meaning })
keys-plus = Ripeti l’ultimo annuncio
keys-rule = Mostra la regola accanto alla domanda
keys-sources = Mostra la fonte di un «Perché»
keys-page-back = Torna alla pagina precedente

settings-voice = Voce
settings-voice-about = Il tailleur pronuncia i suoi annunci.
settings-volume = Volume
settings-guest-voices = Voci dei clienti e dello chef
settings-guest-voices-about = Puntate, richieste e osservazioni al tavolo, dette da una seconda voce.
settings-guest-volume = Volume delle voci dei clienti
settings-rate = Velocità della voce
settings-speaks-verdicts = Fai sentire l’annuncio giusto dopo ogni risposta
settings-speaks-verdicts-about = Nelle lezioni, dopo la tua risposta, senti l’annuncio giusto.
settings-captions = Sottotitoli
settings-captions-about = Mostra gli annunci come testo accanto al tavolo. Senza audio i sottotitoli si vedono sempre.
settings-counting = 70 e 90 in francese
settings-counting-vigesimal = soixante-dix, quatre-vingt-dix
settings-counting-septante = septante, nonante
settings-noises = Effetti sonori
settings-noises-on = { $on } su { $all } attivi
noise-card-slide = Una carta dal sabot
noise-card-turn = Una carta girata
noise-chips = Gettoni posati
noise-bell = La campanella a tempo scaduto
noise-tick = Il ticchettio degli ultimi dieci secondi di una domanda del quiz
noise-right = Una risposta giusta
noise-wrong = Una risposta sbagliata
noise-room = Il brusio della sala
settings-sound = Audio
