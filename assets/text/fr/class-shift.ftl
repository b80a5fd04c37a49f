# La vacation d’une salle.
host-shift = Une vacation pour la classe
host-shift-about = Sur son ordinateur, chacun tient la même table, avec les mêmes cartes. Ce n’est pas possible sur un téléphone.
host-shift-give = Lancer cette vacation
host-shift-end = Terminer la vacation
host-shift-nameless = Des numéros à la place des noms
class-shift-coups = Coups
class-shift-fail = Échec
class-shift-letter-a = A
class-shift-letter-b = B
class-shift-letter-c = C
class-shift-not-begun = pas commencé
class-shift-over = { $coups }, terminé
class-shift-at = { $coups }
class-shift-number = N° { $number }
class-shift-you = Vous
class-shift-debrief = La classe
class-shift-done = { $people } { $people ->
    [one] a commencé
   *[other] ont commencé
}, { $over } { $over ->
    [one] a terminé
   *[other] ont terminé
}, { $passed } { $passed ->
    [one] a réussi
   *[other] ont réussi
}
class-shift-no-mistakes = Aucune faute jusqu’ici.
class-shift-most = Où la classe s’est le plus trompée
class-shift-fault = { $fault } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
class-shift-coup = Coup { $coup } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
join-shift-not-here = Cette vacation n’est pas sur cet appareil : il manque son module ou sa maison.
shift-phone-notice = Une vacation est en cours. Elle se fait sur un ordinateur ; les résultats sont sur le grand écran.
replay-shift-given = Vacation donnée : { $scenario }
replay-shift-coups = { $name } : { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} de la vacation
replay-shift-over = { $name } : vacation terminée après { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
replay-shift-ended = Vacation terminée
