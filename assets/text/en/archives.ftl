# Profiles as single files, and backups.
archive-none = { $place } is not a profile exported by Tailleur. Nothing was changed.
archive-foreign = { $place } is not a valid profile export (contains “{ $name }”). Nothing was imported.
archive-doubled = { $place } is not a valid profile export (contains two files with the same name). Nothing was imported.
archive-locked = { $place } is password-protected. Export the profile again, or repack the file without a password. Nothing was imported.
archive-too-many = { $place } is not a valid profile export (contains more than { $most } files). Nothing was imported.
archive-too-large = { $place } is not a valid profile export (“{ $name }” is too large). Nothing was imported.
archive-later = { $place } was created by a newer version of Tailleur ({ $version }). Update Tailleur first. Nothing was imported.
archive-torn = { $place } is incomplete. Everything readable was recovered; some answers may be missing.
archive-damaged-file = { $place } is damaged. “{ $name }” could only be read as far as the damaged part.
archive-not-read = Couldn’t read { $place }. { $trouble }
archive-not-written = Couldn’t export { $folder } to { $place }. { $trouble } Nothing was changed.
union-not-written = Couldn’t add answers to { $place }. { $trouble } Nothing was changed.
backup-not-made = Couldn’t back up this profile. { $why } Your answers are still safe in its folder.
backups-no-place = Couldn’t create { $place }. { $trouble }
backup-fewer = Some answers are missing compared with the backup of { $day }. Restore them in Settings > Profile and backups.
profile-pointer-unreadable = Couldn’t read { $place }, which says where a profile is stored. The profile itself is intact: import it from its own folder.
profile-away = { $name }’s profile is in { $place }, which is unavailable. Reconnect the drive or network folder and try again.
profile-away-short = { $name } (unavailable)
import-nothing = { $place } contains no answers. Nothing was changed.
import-no-profile = { $place } is not a profile folder. Nothing was changed.
import-done = { $name } imported, with all readable answers.
import-united = { $count ->
    [0] Nothing to add: { $name } already has all these answers.
    [one] 1 new answer added to { $name }.
   *[other] { $count } new answers added to { $name }.
}
export-no-place = Couldn’t create { $place }. { $trouble }
export-lies-here = Profile exported to { $place }.
move-same = The profile is already in { $place }.
move-no-folder = { $place } is not a folder. Choose an existing one, such as a folder on the shared drive.
move-taken = { $place } already exists and contains something else. Choose another folder. Nothing was changed.
move-open = { $name } is open in another window. Close that window first. Nothing was changed.
move-failed = Couldn’t move the profile to { $place }. { $trouble } It is still complete in { $from }.
move-old-stays = The old copy in { $place } was kept: other devices may use it.
move-old-left = The profile was moved, but the old copy in { $place } couldn’t be removed. { $trouble } It does no harm.
move-done = Profile moved to { $place }. The copy was verified.
move-united = The profile was merged into the one in { $place }.
backup-restored = { $count ->
    [0] Nothing was missing.
    [one] 1 answer restored.
   *[other] { $count } answers restored.
}
settings-profile = Profile and backups
archives-lies = Location: { $place }
archives-export = Export
archives-export-about = Everything in one file, as a copy or to move to another computer.
archives-export-do = Export this profile
archives-backups = Backups
archives-backups-about = Created automatically while you practise, at most once an hour. Restoring adds missing answers and removes none.
archives-no-backup = No backups yet. The first will be made the next time you open this profile.
archives-backup = { $day }, { $hour }: { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
archives-brings = { $count ->
    [0] No answers are missing.
    [one] Restores 1 missing answer.
   *[other] Restores { $count } missing answers.
}
archives-with-settings = Include settings
archives-restore = Restore
archives-bring = Import profile
archives-bring-about = Choose an exported profile, enter its path, or drop it here.
archives-path = Profile path
archives-look = Open
archives-found = { $name }: { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
archives-nameless = Unnamed profile
archives-unite = Merge into { $name }
archives-unite-about = Adds missing answers. Nothing is counted twice.
archives-name = Name of the new profile
archives-import = Import as new profile
archives-use-there = Use from this location
archives-put-away = Cancel
archives-move = Move profile
archives-move-about = For example, to a shared drive. The profile is copied and verified; the old copy becomes a backup.
archives-place = Destination folder
archives-move-do = Move
archives-move-here = Move to { $place }
archives-move-back = Move back
browse = Browse…
browse-for = Browse for: { $field }
no-file-dialog = This system has no file dialog. Drop the file on the window, or type its path.
