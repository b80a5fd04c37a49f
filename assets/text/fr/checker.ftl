# Ce que dit le vérificateur de fichiers.
flaw-ron-key-twice = « { $field } » est écrit deux fois. Gardez l’un des deux.
ron-kind-field = le nom d’un champ, deux-points et sa valeur
ron-kind-pair = une paire : un texte entre guillemets, deux-points et sa valeur
