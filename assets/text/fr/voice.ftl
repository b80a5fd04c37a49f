# Recordings: errors in one sound file.
sound-empty = « { $file } » est vide. Enregistrez-le à nouveau.
sound-too-large = « { $file } » pèse { $size } Mo ; on en lit { $most } au plus. Enregistrez-le en ogg, mp3 ou flac.
sound-not-a-sound = « { $file } » n’est pas un fichier sonore. Mettez un enregistrement à sa place : ogg, wav, flac ou mp3.
sound-unsupported = « { $file } » a un format non pris en charge : { $found }. Enregistrez-le en ogg (Vorbis), wav (PCM), flac ou mp3.
sound-corrupt = « { $file } » est endommagé ou incomplet. Exportez-le à nouveau depuis l’enregistrement.
sound-too-long = « { $file } » dure plus de { $most } secondes. Coupez ce qui dépasse les mots.

# Errors in a list of recordings.
voice-file-missing = Fichier introuvable : « { $file } », ni ici ni dans le dossier `voice`. Ajoutez-le, ou retirez la ligne.
voice-file-twice = « { $file } » figure deux fois dans la liste. Retirez l’une des deux lignes.
voice-one-too-many = « { $file } » n’est pas lu : les enregistrements de ce dossier sont trop nombreux, ou trop lourds ensemble. Enregistrez-les en ogg ou mp3, ou retirez-en.
voice-wrong-ending = Le contenu de « { $file } » ne correspond pas à son nom. Renommez-le pour qu’il finisse par .{ $ending }.
voice-left-over = « { $file } » n’est pas dans la liste. Ajoutez-le à la liste, ou retirez le fichier.
voice-no-list = « { $file } » est ici, mais aucun `voice.ron` ne dit quels mots il contient. Ajoutez-en un.
voice-no-words = Les mots de « { $file } » manquent. Écrivez-les dans `text`.
voice-text-twice = « { $text } » est enregistré deux fois. Retirez l’un des deux.
voice-other-file = « { $file } » a changé depuis qu’il est dans la liste : sa somme de contrôle diffère. Refaites la liste.
voice-other-length = « { $file } » dure { $found } ms ; la liste dit autre chose. Refaites la liste.
voice-not-told = Il manque dans la liste la durée ou la somme de contrôle de « { $file } ». Refaites la liste.
voice-silent = « { $file } » est muet. Enregistrez-le à nouveau.
voice-clipped = « { $file } » sature. Enregistrez-le moins fort.
voice-too-long = « { $file } » dure { $found } ms : trop long pour « { $text } ». Coupez les parties sans parole, ou corrigez les mots.
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

# Packs in the data folder.
packs-not-read = Les modules de { $place } ne peuvent pas être lus. { $trouble }
packs-faulty = Ces modules ont des erreurs et sont laissés de côté : { $packs }. `tailleur check { $place }` les signale.
packs-taken = Ces modules sont laissés de côté, car d’autres portent leur identifiant : { $packs }. Donnez à chacun, dans { $place }, un identifiant et un dossier à lui.
packs-not-all-heard = Des enregistrements de ces modules ne peuvent pas être joués : { $packs }. `tailleur check { $place }` indique pourquoi.
