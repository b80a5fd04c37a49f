
# Sound: replay, captions, settings.
hear-again = Réécouter
caption = « { $words } »
caption-with-meaning = « { $words } » ({ $meaning })
keys-plus = Répéter la dernière annonce
keys-rule = Afficher la règle à côté de la question
keys-sources = Afficher la source d’un « Pourquoi »
keys-page-back = Revenir à la page précédente

settings-voice = Voix
settings-voice-about = Le tailleur fait ses annonces.
settings-volume = Volume
settings-guest-voices = Voix des clients et du chef
settings-guest-voices-about = Les mises, demandes et remarques à la table, dites par une seconde voix.
settings-guest-volume = Volume de la voix des clients
settings-rate = Débit de la voix
settings-speaks-verdicts = Faire entendre la bonne annonce après chaque réponse
settings-speaks-verdicts-about = Dans les leçons, une fois la réponse donnée, le tailleur fait l’annonce attendue.
settings-captions = Sous-titres
settings-captions-about = Afficher les annonces par écrit à côté de la table. Sans son, les sous-titres restent toujours affichés.
settings-counting = 70 et 90
settings-counting-vigesimal = soixante-dix, quatre-vingt-dix
settings-counting-septante = septante, nonante
settings-noises = Effets sonores
settings-noises-on = { $on } sur { $all } actifs
noise-card-slide = Une carte sort du sabot
noise-card-turn = Une carte retournée
noise-chips = Des jetons posés
noise-bell = Le signal de temps écoulé
noise-tick = Le tic-tac des dix dernières secondes d’une question de quiz
noise-right = Une bonne réponse
noise-wrong = Une mauvaise réponse
noise-room = L’ambiance de la salle
settings-sound = Son
