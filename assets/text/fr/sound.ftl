
# The audio device.
notice-no-sound = Aucune sortie audio n’a été trouvée : les annonces s’affichent par écrit. Les leçons d’écoute peuvent attendre que le son revienne.
