
# The audio device.
notice-no-sound = Pas de son sur cet ordinateur : les annonces sont écrites. Les leçons d’écoute peuvent attendre.
