# Answers that are not saved yet: the sign, the question before leaving, recovery.
waiting-count = { $count ->
    [one] { $count } réponse n’est pas encore enregistrée.
   *[other] { $count } réponses ne sont pas encore enregistrées.
}
waiting-why = Pourquoi ?
waiting-file-exists = { $place } existe déjà. Choisissez un autre nom.
waiting-file-not-written = Impossible d’écrire dans { $place }. { $trouble }
lesson-paused-waiting = Le chronomètre est arrêté. { $count ->
    [one] { $count } réponse n’est pas encore enregistrée.
   *[other] { $count } réponses ne sont pas encore enregistrées.
}

leave-title = { $count ->
    [one] { $count } réponse n’est pas enregistrée
   *[other] { $count } réponses ne sont pas enregistrées
}
leave-why = Enregistrement impossible dans { $place }. { $trouble }
leave-loses = { $count ->
    [one] Si vous fermez la fenêtre maintenant, cette réponse est perdue.
   *[other] Si vous fermez la fenêtre maintenant, ces { $count } réponses sont perdues.
}
leave-waits = { $count ->
    [one] Elle reste en mémoire tant que la fenêtre est ouverte, et le programme réessaie de lui-même.
   *[other] Elles restent en mémoire tant que la fenêtre est ouverte, et le programme réessaie de lui-même.
}
leave-trying = Nouvel essai…
leave-file = Enregistrer dans un autre fichier
leave-save-elsewhere = Enregistrer ici
leave-saved = Les réponses sont maintenant dans { $place }. Pour les ajouter plus tard au profil, importez ce fichier dans Réglages > Profil et sauvegardes, ou utilisez « tailleur progress merge ».
leave-try = Réessayer
leave-stay = Rester
leave-close = Fermer la fenêtre
leave-profile = Quitter le profil
leave-anyway = { $count ->
    [one] Fermer et perdre { $count } réponse
   *[other] Fermer et perdre { $count } réponses
}

rescued-found = { $count ->
    [one] { $count } réponse de ce profil n’a pas pu être écrite à la dernière fermeture du programme. Elle a été conservée à part.
   *[other] { $count } réponses de ce profil n’ont pas pu être écrites à la dernière fermeture du programme. Elles ont été conservées à part.
}
rescued-bring-in = Ajouter au profil
rescued-not-now = Pas maintenant

notices-more = { $count ->
    [one] { $count } autre message
   *[other] { $count } autres messages
}
notices-fewer = Moins de messages
