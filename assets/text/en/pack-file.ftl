# Packs as one file: built, signed, verified, installed.
name-odd-empty = a part of it is empty
name-odd-long = it is longer than some systems take
name-odd-outside = it leads out of the folder
name-odd-absolute = it leads to a place of its own on the disk
name-odd-hidden = it begins like a hidden file
name-odd-end = it ends with a point or a blank, which Windows leaves off
name-odd-unseen = it holds a sign that shows nothing or turns the order of what is read
name-odd-colon = it names a drive, or a stream beside a file
name-odd-backslash = it parts folders with a backslash
name-odd-reserved = it holds a sign that some systems give a meaning
name-odd-device = Windows takes it for a device
name-odd-letters = it holds letters other than a to z, which not every system writes alike
name-odd-not-text = it is not text in UTF-8
pack-file-refused = { $place } was not taken. { $why }
pack-file-unreadable = { $place } cannot be read ({ $why }).
pack-file-empty = The file is empty. Ask for it again.
pack-file-none = It is no lesson pack that `tailleur pack build` made.
pack-file-torn = Its end is missing, as when a download was broken off. Ask for it again.
pack-file-around = It holds bytes that belong to none of its files. Ask its author for it again.
pack-file-overlap = The file “{ $name }” lies in the place of another one, which no pack does. It was made to do harm.
pack-file-two-tales = Of “{ $name }” it says one thing in its list and another beside the file. It is damaged, or was made to do harm.
pack-file-locked = “{ $name }” is protected by a password, which no pack is.
pack-file-method = “{ $name }” is compressed in a way that no pack is.
pack-file-made-elsewhere = Another program packed it. Ask its author to make it with `tailleur pack build`.
pack-file-too-many = It holds more than { $most } files.
pack-file-too-large = “{ $name }” is larger than { $most } kB.
pack-file-too-large-in-all = Its files are larger than { $most } MB together.
pack-file-too-deep = “{ $name }” lies more than { $most } folders deep.
pack-file-shrunk = “{ $name }” would grow to more than { $most } times its size. It was made to fill a disk.
pack-file-size-lies = “{ $name }” is not as large as it says.
pack-file-damaged = “{ $name }” is damaged. Ask for the file again.
pack-file-name = No file may be named “{ $name }”: { $why }.
pack-file-folder = “{ $name }” is a folder by itself, which no pack lists.
pack-file-alike = “{ $name }” and “{ $other }” differ only in capitals: to some systems they are one.
pack-file-doubled = It holds “{ $name }” twice.
pack-file-folder-and-file = “{ $name }” is a file and a folder at once.
pack-file-link = “{ $name }” is a link to something else.
pack-file-device = “{ $name }” is no plain file.
pack-file-nested = “{ $name }” is an archive, whatever its name says. A pack holds none.
pack-file-kind = “{ $name }” is of a kind that no pack holds. There may be .ron, .md, .txt, .png, .ogg, .wav, .flac and .mp3.
pack-file-not-as-named = “{ $name }” does not hold what its name says.
pack-file-own-name = “{ $name }” bears a name that the file of a pack needs for itself. Rename it.
pack-file-later = It was made for a later version of the program ({ $version }). Update this one first.
pack-file-unlisted = “{ $name }” is not in its list of files.
pack-file-missing = “{ $name }” is in its list of files, and is not there.
pack-file-changed = “{ $name }” is not the file that was packed: it was changed afterwards.
pack-file-later-form = It is packed in a way (form { $form }) that this version of the program ({ $version }) does not know yet. Update the program first.
pack-file-built-in = Its id “{ $id }” is that of lessons inside the program. Ask its author to give it another one.
pack-file-faulty = { $count ->
    [one] The pack has a fault
   *[other] The pack has { $count } faults, the first
}: { $file }:{ $line }:{ $column }: { $fault }
pack-manifest-missing = It does not say what it is: manifest.ron is missing. Ask its author to make it with `tailleur pack build`.
pack-manifest-not-text = What it says of itself (manifest.ron) is no text.
pack-manifest-unreadable = What it says of itself (manifest.ron) cannot be made out in line { $line }, column { $column }.
pack-manifest-content = The hash over all of its files is not the one it names.
pack-manifest-id = It calls itself “{ $id }”, which is no id of a pack.
pack-manifest-differs = It calls itself { $id }, version { $version }, and holds { $other }, version { $found }.
pack-signature-missing = It names a key and bears no signature. It was changed, or its author’s work was cut off.
pack-signature-wrong = Its signature is wrong: it was changed after its author signed it. Do not trust it; ask the author for it again.
pack-not-packed = The pack could not be packed ({ $why }).
pack-not-written = { $place } could not be written. { $trouble }
pack-not-unpacked = The pack could not be unpacked in { $place }. { $trouble } Nothing was installed.
pack-not-installed = The pack could not be installed in { $place }. { $trouble } What was there is as it was.
pack-not-removed = { $place } could not be taken away. { $trouble }
pack-not-there = There is no pack “{ $id }” installed for this profile. `tailleur pack list` names those that are.
pack-signer-not-kept = The pack is installed, but who signed it could not be noted in { $place }. { $trouble }
pack-key-not-public = “{ $place }” is no public key as `minisign` writes it, and no file of one.
pack-key-not-secret = { $place } is no secret key as `tailleur pack key` makes it, nor one of `minisign` with a password.
pack-key-password = That is not the password of { $place }.
pack-key-not-made = No key could be made ({ $why }).
pack-key-there = { $place } is there already. A key that is lost cannot be made again: choose another name.
pack-key-not-kept = { $place } could not be written. { $trouble }
pack-not-signed = The pack could not be signed ({ $why }).

# How a pack stands to what is installed.
pack-stands-new = It is new to this profile.
pack-stands-newer = Version { $version } is installed. What was learnt with it is kept.
pack-stands-older = The later version { $version } is installed.
pack-stands-same = The very same is installed already.
pack-stands-changed = Version { $version } is installed, but with other content: its author changed it without counting the version up. What was learnt is kept.
pack-change-comes = New lesson: { $title }
pack-change-goes = No longer there: { $title }
pack-change-differs = Changed: { $title }
pack-change-questions = Changed: { $title } (questions: { $come } new, { $differ } changed, { $go } gone)
pack-unsigned = Nobody signed it.
pack-signed-by = Signed with the key { $key }.
pack-signed-short = Signed with the key { $short }.
pack-signed-first = Signed with the key { $short }, which is met for the first time. It is remembered from now on.
pack-signed-again = Signed with the key { $short }, as before.
pack-signed-by-another = Careful: signed with the key { $short }. Before it was the key { $before }.
pack-signed-no-longer = Careful: nobody signed it. Before it was signed with the key { $before }.
pack-asks-older = This replaces a later version by an earlier one.
pack-asks-key = This may be somebody else’s work under the same name. Ask the author whether the key has changed.
pack-wants-older = Nothing was installed: a later version is there. With --older it is replaced all the same.
pack-wants-other-key = Nothing was installed: the signature is not the one of before. Ask the author; with --other-key it is installed all the same.
pack-installed-here = “{ $title }” is installed. { $count ->
    [one] Its lesson stands
   *[other] Its { $count } lessons stand
} below on this page, under its title.
pack-installed-elsewhere = “{ $title }” is installed. It has no lesson for this house and table: choose another house above.
pack-waits-for-profile = Choose a profile or make one: the pack is shown then.
pack-waits = The pack is shown when you leave here.

# The screen of packs.
packs-title = Lesson packs
packs-add = Add a pack
packs-add-about = Drop a .tailleur-pack file onto the window, open it with a double-click, or type where it lies.
packs-path = Where the pack lies
packs-installed = Installed for this profile
packs-none = None yet. The lessons inside the program are always there.
packs-remove = Remove “{ $title }”
packs-remove-about = Its lessons go. What you learnt with them stays, and is there again when the pack is.
packs-remove-sure = Yes, remove “{ $title }”
packs-stay = Keep it
packs-drop-here = Let go to look at it
pack-offered = A lesson pack
pack-own-words = What its author says of it
pack-author = By { $name }
pack-licence = Licence: { $name }
pack-version = Version { $version }
pack-lies = { $place }
pack-lessons = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
pack-lesson-elsewhere = Not for the house you practise in
pack-sure = Install it all the same
pack-install = Install
pack-leave = Leave it
pack-row = Version { $version }, { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}. { $signed }
pack-row-faulty = It has faults and is not offered. Install it again, or remove it.

# The commands.
cli-open = The file of a pack to open; the file alone does the same
cli-value-key = KEY
cli-value-pack = PACK
cli-pack-key = Make a pair of keys to sign packs with
cli-usage-pack-key = tailleur pack key [--out NAME] [--no-password]
cli-pack-key-out = The files become NAME.key and NAME.pub; without it tailleur.key and tailleur.pub
cli-pack-no-password = Protect the secret key with no password
cli-pack-build = Make one file of a folder
cli-usage-pack-build = tailleur pack build FOLDER [--out FILE] [--sign KEY]
cli-pack-folder = The folder of the pack, with its pack.ron
cli-pack-out = The file to write; without it ID-VERSION.tailleur-pack in this folder
cli-pack-sign = The secret key to sign with: a file of `tailleur pack key` or of `minisign`
cli-pack-verify = Say whether a file is a whole pack without faults, and who signed it
cli-usage-pack-verify = tailleur pack verify FILE [--key KEY]
cli-pack-file = The file of a pack
cli-pack-public = The public key it must be signed with: the key itself, or its file
cli-pack-install = Install a pack for a profile
cli-usage-pack-install = tailleur pack install FILE [--profile NAME] [--data FOLDER] [--older] [--other-key]
cli-pack-profile = The profile; without it the one opened last
cli-pack-older = Also where a later version is installed
cli-pack-other-key = Also where another key signed the version before
cli-pack-list = Say which packs are installed for a profile
cli-usage-pack-list = tailleur pack list [--profile NAME] [--data FOLDER]
cli-pack-remove = Take a pack away from a profile; what was learnt stays
cli-usage-pack-remove = tailleur pack remove PACK [--profile NAME] [--data FOLDER]
cli-pack-id = The id of the pack, as `tailleur pack list` says it
pack-password-new = Password for the new key:
pack-password-again = Once more:
pack-password = Password of the key:
pack-password-empty = A password may not be empty. For a key without one there is --no-password.
pack-password-differs = The two passwords differ. No key was made.
pack-password-unread = The password could not be read ({ $why }).
pack-key-made = { $secret } signs your packs: keep it to yourself, and keep a copy.
    { $public } goes to those who verify them: { $key } (short: { $short })
pack-built = { $place }: { $id }, version { $version }, { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $size } kB.
    SHA-256 of the content: { $content }
pack-built-signed = Signed with the key { $short }.
pack-built-unsigned = Not signed. With --sign KEY those who install it can see that it is yours.
pack-not-built = { $count ->
    [one] The pack has a fault
   *[other] The pack has { $count } faults
}: no file was made.
pack-head = { $title } ({ $id }, version { $version })
pack-content = SHA-256 of the content: { $content }
pack-verified = The file is whole and the pack has no fault.
pack-other-key = It is not signed with the key { $key }.
pack-installed-for = Installed for { $name }: “{ $title }”.
pack-none-installed = No pack is installed for { $name }.
pack-line = { $id } { $version }. { $signed } “{ $title }”
pack-line-faulty = { $id }: it has faults and is not offered.
pack-removed = { $id } was removed. What was learnt with it is kept.
