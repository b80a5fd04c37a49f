# The log of a shift: why one of its lines does not count.
shift-log-empty = Le journal est vide.
shift-log-cut = La ligne est incomplète : le programme s’est arrêté pendant l’enregistrement.
shift-log-too-long = La ligne est plus longue que tout geste d’une vacation.
shift-log-no-checksum = La ligne ne commence pas par une somme de contrôle. Elle n’appartient pas à un journal, ou elle a été modifiée.
shift-log-damaged = La ligne a été modifiée ou endommagée. Restaurez le journal depuis une sauvegarde ; les lignes qui précèdent sont intactes.
shift-log-not-a-record = Ceci n’est pas un enregistrement de vacation.
shift-log-no-head = La première ligne du journal, qui nomme la vacation, manque.
shift-log-other-version = Le journal est de la version { $found } ; ce programme lit la version { $known }.
shift-log-out-of-order = Cette ligne ne fait pas suite à la précédente : une ligne manque, est en double ou n’est pas à sa place.
shift-log-backwards = L’heure de cette ligne est antérieure à celle de la précédente.
shift-log-after-the-end = La vacation se termine à la ligne précédente, mais le journal continue.
shift-log-other-scenario = Le journal est celui d’un autre scénario, ou le scénario a été modifié depuis. Indiquez celui avec lequel il a été joué.
shift-log-other-house = Le journal a été joué dans une autre maison ou à une autre table. Indiquez la maison où il a été joué.
shift-log-other-table = Rejoué, ce geste donne une table différente : la maison ou le programme a changé depuis.
