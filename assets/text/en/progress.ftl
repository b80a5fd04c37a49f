# Notices about saved answers, profiles and settings.

# Problems of the disk, each with the remedy.
trouble-read-only = Tailleur isn’t allowed to write there. Change the permissions of this location.
trouble-full = The disk is full. Free some space.
trouble-gone = The folder or drive is no longer there. Reconnect it or put it back.
trouble-folder = It is a folder, not a file.
trouble-not-regular = It is not a regular file but a pipe, a device or the like. Choose a regular file.
trouble-dangling-link = It is a link to a file that does not exist. Remove the link, or put the file back.
trouble-other = The system says: { $system }.
trouble-slow = The disk is slow or isn’t responding.

journal-other-window = This profile is open in another window. Both windows save their answers.
journal-not-kept = Can’t save your answers to { $place }. { $trouble } You can keep practising; they’ll be saved as soon as possible.
journal-waiting = { $count ->
        [0] All answers are saved in { $place }.
        [one] 1 answer is not saved yet. { journal-waiting-why }
       *[other] { $count } answers are not saved yet. { journal-waiting-why }
    }
journal-waiting-why = To be saved in { $place }. { $trouble } Tailleur keeps trying while you continue, and asks before the window closes.
journal-new-file = An error occurred while saving to { $place }. { $trouble } No answer is lost: saving continues in a new file. If this happens again, copy your answers to another drive.
journal-written-again = An answer file in { $place } was removed or replaced while Tailleur was running. This session’s answers have been saved again in a new file. If earlier answers are missing, restore the file.
journal-answer-too-long = This answer is too long to be saved. Give a shorter one.
journal-bad-lines = { $count ->
        [one] One damaged line in { $place } was skipped (line { $line }).
       *[other] { $files ->
            [one] { $count } damaged lines in { $place } were skipped (the first is line { $line }).
           *[other] { $count } damaged lines in { $files } answer files were skipped (the first is line { $line } of { $place }).
        }
    } Everything else was loaded. Nothing was deleted.
journal-missing-lines = { $count ->
        [one] One record is missing from { $place }, before line { $line }.
       *[other] { $count } records are missing. The first gap is in { $place }, before line { $line }.
    } A file was cut off or replaced by an older copy. Restore a backup under Settings > Profile and backups.
journal-lost = { $count ->
        [one] One record that was in { $place } is no longer there.
       *[other] { $count } records that were in { $place } are no longer there.
    } A file may have been damaged, removed or replaced by an older copy. Restore a backup under Settings > Profile and backups, or the synced copy of another device.
journal-not-read = { $files ->
        [one] Couldn’t read the answers in { $place }. { $trouble }
       *[other] Couldn’t read { $files } answer files, the first of them { $place }. { $trouble }
    }
journals-not-read = Couldn’t list the answer files in { $place }. { $trouble }
clock-behind = This computer’s clock says { $today } { $year }, but answers were given on { $latest } { $latest-year }. Check the date and time here, and on the computer where those answers were given. All answers are saved, but days and times will be wrong until the clock is right. If it is right now but was wrong when those answers were given, “tailleur progress redate” corrects their dates.

profile-name-empty = Enter a name for the profile.
profile-name-long = This name has { $length } characters. Use at most { $longest }.
profile-name-slash = A name can’t contain “{ $sign }”. Remove it.
profile-badly-named = The name in { $place } can’t be used, so the profile is shown under its folder name. { $why }
profile-name-unseen = This name contains an invisible character ({ $code }). Type the name instead of pasting it.
profile-name-taken = There is already a profile named “{ $name }”. Open that one, or choose another name.
profile-not-made = Couldn’t create the profile in { $place }. { $trouble }
profile-not-read = Couldn’t read the profile name in { $place }. { $trouble } The profile is shown under its folder name.
profile-unreadable = Couldn’t read the profile name in { $place } (line { $line }, column { $column }). The profile is shown under its folder name; its answers are unchanged.
profiles-not-read = Couldn’t read the profiles in { $place }. { $trouble }
data-not-kept = Can’t save anything in { $place }. { $trouble } Alternatively, start Tailleur with another folder before you practise: --data FOLDER.

settings-unreadable = Couldn’t read the settings in { $place } (line { $line }, column { $column }). Using the defaults.
settings-bad-entry = In the settings in { $place }, “{ $value }” is not a valid value for { $entry }. Using the nearest valid one.
settings-not-read = Couldn’t read the settings in { $place }. { $trouble } Using the defaults.
settings-not-kept = Couldn’t save the settings in { $place }. { $trouble } They apply until you close Tailleur.
busy-profile = The disk is slow: your profile is still loading or saving. You can wait, or choose Stop to cancel what is left to do; your answers are safe.
busy-files = The disk is slow: a file is still loading or saving. You can continue meanwhile.
busy-stop = Stop
busy-reading = Loading this profile’s answers…
busy-read = { $read } of { $all } MB
busy-stop-reading = Back to profiles
