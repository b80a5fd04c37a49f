# Profiles as one file, backups, and what is said of them.
archive-none = { $place } is no profile that Tailleur exported. Nothing was changed.
archive-foreign = { $place } holds “{ $name }”, which no exported profile holds. It was not taken, and nothing was changed.
archive-doubled = { $place } holds two files of one name, which no exported profile does. It was not taken, and nothing was changed.
archive-locked = { $place } is protected by a password. Unpack it and pack it again without one, or export the profile anew. Nothing was changed.
archive-too-many = { $place } holds more than { $most } files, which no exported profile does. It was not taken, and nothing was changed.
archive-too-large = { $place }: “{ $name }” is larger than any profile. It was not taken, and nothing was changed.
archive-later = { $place } was made by a later version of the program ({ $version }). Update this one first. Nothing was changed.
archive-torn = { $place } is damaged at its end. What could be found in it was read; some answers may be missing.
archive-damaged-file = { $place } is damaged: “{ $name }” was read up to the damage and no further.
archive-not-read = { $place } cannot be read. { $trouble }
archive-not-written = { $folder } could not be packed into { $place }. { $trouble } Nothing was changed.
union-not-written = Answers could not be brought into { $place }. { $trouble } Nothing was changed.
backup-not-made = No backup of this profile was made. { $why } Your answers are in its folder all the same.
backups-no-place = { $place } cannot be made. { $trouble }
backup-fewer = This profile holds fewer answers than its backup of { $day }. Under Settings, Profile, the backup brings them back.
