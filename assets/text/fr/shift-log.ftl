# Le journal d’une vacation : pourquoi une de ses lignes ne compte pas.
shift-log-empty = Le journal est vide.
shift-log-cut = La ligne s’interrompt ici : le programme a été arrêté pendant qu’il l’écrivait.
shift-log-too-long = La ligne est plus longue que tout geste d’une vacation.
shift-log-no-checksum = La ligne ne commence pas par une somme de contrôle. Elle n’appartient pas à un journal, ou elle a été modifiée.
shift-log-damaged = La ligne n’est plus telle qu’elle a été écrite : elle a été modifiée ou abîmée. Restaurez le journal d’une sauvegarde ; les lignes qui précèdent sont bonnes.
shift-log-not-a-record = Ceci n’est pas un enregistrement de vacation.
shift-log-no-head = Un journal commence par la vacation dont il s’agit, et cette ligne est autre chose. Sa première ligne manque.
shift-log-other-version = Le journal est de la version { $found } ; ce programme lit la version { $known }.
shift-log-out-of-order = Cette ligne ne fait pas suite à la précédente : une ligne manque, est en double ou n’est pas à sa place.
shift-log-backwards = Ce moment est antérieur au précédent.
shift-log-after-the-end = La vacation se termine à la ligne précédente, et pourtant le journal continue.
shift-log-other-scenario = Le journal est celui d’un autre scénario, ou le scénario a été modifié depuis. Indiquez celui avec lequel il a été joué.
shift-log-other-house = Le journal a été joué dans une autre maison ou à une autre table. Indiquez la maison où il a été joué.
shift-log-other-table = Rejoué, ce geste laisse une autre table qu’alors : la maison ou le programme a changé depuis.
