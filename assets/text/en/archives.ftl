# Profiles as one file, backups, and what is said of them.
archive-none = { $place } is no profile that Tailleur exported. Nothing was changed.
archive-foreign = { $place } holds “{ $name }”, which no exported profile holds. It was not taken, and nothing was changed.
archive-doubled = { $place } holds two files of one name, which no exported profile does. It was not taken, and nothing was changed.
archive-locked = { $place } is protected by a password. Unpack it and pack it again without one, or export the profile again. Nothing was changed.
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
backup-fewer = This profile holds fewer answers than its backup of { $day }. Under Settings, Profile and backups, it brings them back.
profile-pointer-unreadable = { $place } should say where a profile lies, and cannot be made out. The profile itself is untouched: bring it in from where it lies.
profile-away = The profile of { $name } lies in { $place }, which is not there now. Connect the drive or the network folder and choose the profile again. Nothing was made in its place.
profile-away-short = { $name } (not there now)
import-nothing = { $place } holds no answer. Nothing was changed.
import-no-profile = { $place } is no folder of a profile. Nothing was changed.
import-done = { $name } was brought in, with all answers that could be read.
import-united = { $count ->
    [0] { $name } had all of it already.
    [one] 1 answer came new to { $name }.
   *[other] { $count } answers came new to { $name }.
}
export-no-place = { $place } cannot be made. { $trouble }
export-lies-here = The profile was packed into { $place }.
move-same = The profile lies in { $place } already.
move-no-folder = { $place } is no folder. Name one that is there, such as a folder on the shared drive.
move-taken = { $place } is there already and holds something else. Choose another folder. Nothing was changed.
move-open = { $name } is open in another window. Close that one first. Nothing was changed.
move-failed = The profile could not be moved to { $place }. { $trouble } It lies whole in { $from }, as before.
move-old-stays = What lay in { $place } stays there: other devices may use it.
move-old-left = The profile has moved. What lay in { $place } could not be cleared away. { $trouble } It does no harm.
move-done = The profile lies in { $place } now. Every byte was compared.
move-united = The profile was united with the one in { $place } and lies there now.
backup-restored = { $count ->
    [0] Nothing was missing.
    [one] 1 answer was brought back.
   *[other] { $count } answers were brought back.
}
settings-profile = Profile and backups
archives-lies = Lies in { $place }
archives-export = Export
archives-export-about = Everything in one file, to keep or to take to another computer.
archives-export-do = Export this profile
archives-backups = Backups
archives-backups-about = Made by themselves when you open the profile and at the end of a lesson, at most one an hour. A backup brings back answers that are missing, and takes none away.
archives-no-backup = There is none yet: the first is made when you open the profile next.
archives-backup = { $day }, { $hour }: { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
archives-brings = { $count ->
    [0] No answer of it is missing.
    [one] It would bring back 1 answer.
   *[other] It would bring back { $count } answers.
}
archives-with-settings = Its settings too
archives-restore = Bring back
archives-bring = Bring a profile in
archives-bring-about = Choose an exported profile, type where one lies, or drop it onto the window.
archives-path = Where the profile lies
archives-look = Look
archives-found = { $name }: { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
archives-nameless = Without a name
archives-unite = Unite with { $name }
archives-unite-about = What is missing there is added. Nothing is counted twice.
archives-name = Name of the new profile
archives-import = Bring in as a profile of its own
archives-use-there = Use it where it lies
archives-put-away = Leave it
archives-move = Move
archives-move-about = To a folder on a shared drive, for instance, where each of your computers finds it. It is copied and compared first; what lay here becomes a backup.
archives-place = Folder to move to
archives-move-do = Move there
archives-move-here = Move to { $place }
archives-move-back = Move back to the usual place
