# Notices about what is kept on the disk.

# What is the matter with the disk, and what to do.
trouble-read-only = This place cannot be written to. Allow the program to write there.
trouble-full = The disk is full. Free some space.
trouble-gone = The folder or the drive is no longer there. Put it back.
trouble-folder = It is a folder, not a file.
trouble-not-regular = It is not an ordinary file but a pipe, a device or the like. Name an ordinary file.
trouble-dangling-link = It is a link to a file that does not exist. Remove the link, or put the file back.
trouble-other = The system says: { $system }.
trouble-slow = The disk does not answer, or slowly.

journal-other-window = This profile is open in another window. Both windows keep their answers.
journal-not-kept = The answers cannot be written to { $place }. { $trouble } You can practise all the same; the answers wait in memory until they can be written.
journal-waiting = { $count ->
        [0] All answers are on the disk again, in { $place }.
        [one] One answer is not on the disk yet and waits in memory. { journal-waiting-why }
       *[other] { $count } answers are not on the disk yet and wait in memory. { journal-waiting-why }
    }
journal-waiting-why = To be written to { $place }. { $trouble } The program tries again by itself, and you can go on. If you close the window, it asks first.
journal-new-file = Something went wrong in writing to { $place }. { $trouble } No answer is lost: they go on in a new file. If this happens again, copy your answers to another drive.
journal-written-again = A file of answers in { $place } was taken away or replaced while the program was running. What was answered in this sitting has been written again, to a new file. If earlier answers are missing, put the file back.
journal-answer-too-long = This answer is too long to be kept. Give a shorter one.
journal-bad-lines = { $count ->
        [one] One line of { $place } is damaged and was set aside (line { $line }).
       *[other] { $files ->
            [one] { $count } lines of { $place } are damaged and were set aside (the first is line { $line }).
           *[other] { $count } lines in { $files } files of answers are damaged and were set aside (the first is line { $line } of { $place }).
        }
    } All others were read. Nothing was deleted.
journal-missing-lines = { $count ->
        [one] One record is missing in { $place }, before line { $line }.
       *[other] { $count } records are missing. The first gap is in { $place }, before line { $line }.
    } A file was cut, or an older copy was put back. Under Settings, Profile and backups, a backup brings back what it holds.
journal-lost = { $count ->
        [one] One record that was in { $place } is no longer there.
       *[other] { $count } records that were in { $place } are no longer there.
    } Perhaps a file was damaged, removed, or replaced by an older copy. Under Settings, Profile and backups, a backup brings back what it holds; so does the synced copy of another device.
journal-not-read = { $files ->
        [one] The answers in { $place } cannot be read. { $trouble }
       *[other] { $files } files of answers cannot be read, the first of them { $place }. { $trouble }
    }
journals-not-read = The files of answers in { $place } cannot be looked through. { $trouble }
clock-behind = The clock of this computer says { $today } { $year }, but answers were given on { $latest } { $latest-year }. Set the clock of this computer right, or of the one on which they were given. All answers are kept, but days and times will not be right until then. If the clock is right now and was wrong then, “tailleur progress redate” corrects the dates.

profile-name-empty = Type a name for the profile.
profile-name-long = This name has { $length } characters. Choose one of at most { $longest }.
profile-name-slash = A name cannot contain “{ $sign }”. Leave it out.
profile-badly-named = The name in { $place } is not used; the profile is called by its folder. { $why }
profile-name-unseen = This name contains an invisible character ({ $code }). Type the name again rather than pasting it.
profile-name-taken = There is already a profile named “{ $name }”. Open that one, or choose another name.
profile-not-made = The profile cannot be made in { $place }. { $trouble }
profile-not-read = The profile’s name cannot be read in { $place }. { $trouble } The profile is shown under the name of its folder.
profile-unreadable = The profile’s name in { $place } cannot be made out (line { $line }, column { $column }). The profile is shown under the name of its folder; its answers are untouched.
profiles-not-read = The profiles in { $place } cannot be read. { $trouble }
data-not-kept = Nothing can be kept in { $place }. { $trouble } Or, before you practise, start the program with another folder: --data FOLDER.

settings-unreadable = The settings in { $place } cannot be made out (line { $line }, column { $column }). The usual settings apply.
settings-bad-entry = The settings in { $place } say “{ $value }” for { $entry }, which is not possible. The nearest usual value applies.
settings-not-read = The settings in { $place } cannot be read. { $trouble } The usual settings apply.
settings-not-kept = The settings cannot be kept in { $place }. { $trouble } They apply until the program is closed.
busy-profile = The disk is slow: the profile is still being read or written. You can wait, or stop before the next step; what was answered stays.
busy-files = The disk is slow: a file is still being read or written. You can go on meanwhile.
busy-stop = Stop
busy-reading = The answers of this profile are being read.
busy-read = { $read } of { $all } MB
busy-stop-reading = Back to the profiles
