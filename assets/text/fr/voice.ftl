# Les enregistrements : ce qui ne va pas avec un fichier sonore, en lui-même.
sound-empty = Il n’y a rien dans « { $file } ». Enregistrez-le à nouveau.
sound-too-large = « { $file } » pèse { $size } Mo ; on en lit { $most } au plus. Enregistrez-le en ogg, mp3 ou flac.
sound-not-a-sound = « { $file } » n’est pas un son, quoi qu’en dise son nom. Mettez un enregistrement à sa place : ogg, wav, flac ou mp3.
sound-unsupported = « { $file } » est d’une sorte qui n’est pas jouée : { $found }. Enregistrez-le en ogg (Vorbis), wav (PCM), flac ou mp3.
sound-corrupt = « { $file } » est abîmé ou s’interrompt. Exportez-le à nouveau depuis l’enregistrement.
sound-too-long = « { $file } » dure plus de { $most } secondes. Coupez-le à ses mots.

# Ce qui ne va pas dans une liste d’enregistrements.
voice-file-missing = Il n’y a pas de fichier « { $file } », ni ici ni dans le dossier `voice`. Ajoutez-le, ou retirez la ligne.
voice-file-twice = « { $file } » figure une deuxième fois dans la liste. Gardez l’une des deux lignes.
voice-one-too-many = « { $file } » n’est pas lu : les enregistrements de ce dossier sont trop nombreux, ou trop lourds ensemble. Enregistrez-les en ogg ou mp3, ou retirez-en.
voice-wrong-ending = « { $file } » est autre chose que ce que dit son nom. Renommez-le pour qu’il finisse par .{ $ending }.
voice-left-over = Aucune ligne de la liste ne nomme « { $file } ». Ajoutez-le à la liste, ou retirez le fichier.
voice-no-list = « { $file } » est ici, mais aucun `voice.ron` ne dit quels mots il contient. Ajoutez-en un.
voice-no-words = Les mots de « { $file } » manquent. Écrivez-les dans `text`.
voice-text-twice = « { $text } » est enregistré une deuxième fois. Gardez l’un des deux.
voice-other-file = « { $file } » n’est plus le fichier de la liste : sa somme de contrôle diffère. Refaites la liste.
voice-other-length = « { $file } » dure { $found } ms, et non ce que dit la liste. Refaites la liste.
voice-not-told = La liste n’a pas la durée de « { $file } », ou pas sa somme de contrôle. Refaites la liste.
voice-silent = On n’entend rien dans « { $file } ». Enregistrez-le à nouveau.
voice-clipped = « { $file } » a été enregistré trop fort : ses crêtes sont coupées, ou presque. Enregistrez-le moins fort.
voice-too-long = « { $file } » dure { $found } ms : trop long pour « { $text } ». Coupez ce qui n’est pas parole, ou corrigez les mots.
voice-too-short = « { $file } » dure { $found } ms : trop court pour « { $text } ». Enregistrez le tout, ou corrigez les mots.
voice-louder = « { $file } » est plus fort que les autres de { $by } dB. Ramenez-le à leur niveau.
voice-quieter = « { $file } » est plus faible que les autres de { $by } dB. Ramenez-le à leur niveau.
voice-missing = Il manque un enregistrement : « { $text } » ({ $place }). Faites-le avec scripts/voice.
voice-not-wanted = « { $text } » ne s’annonce plus dans aucune maison. Retirez l’enregistrement avec scripts/voice.
voice-other-words = « { $text } » doit se dire « { $says } ». Enregistrez-le à nouveau avec scripts/voice.
voice-no-such-sound = Le programme n’a pas de son « { $file } ». Retirez-le.
voice-sound-missing = Il manque le son « { $file } ». Faites-le avec scripts/sounds.
check-recordings = { $list } : { $recordings ->
    [one] { $recordings } enregistrement
   *[other] { $recordings } enregistrements
}, { $size } ko, de { $least } à { $most } LUFS (écart { $spread } LU), crête { $peak } dBTP

# Les modules du dossier de données.
packs-not-read = Les modules de { $place } ne peuvent être lus. { $trouble }
packs-faulty = Ces modules ont des erreurs et sont laissés de côté : { $packs }. `tailleur check { $place }` les signale.
packs-taken = Ces modules sont laissés de côté, car d’autres portent leur identifiant : { $packs }. Donnez à chacun, dans { $place }, un identifiant et un dossier à lui.
packs-not-all-heard = Des enregistrements de ces modules ne peuvent être joués : { $packs }. `tailleur check { $place }` indique pourquoi.
