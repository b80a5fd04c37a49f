# Packs as one file: built, signed, verified, installed.
name-odd-empty = part of it is empty
name-odd-long = it is too long for some systems
name-odd-outside = it points outside the folder
name-odd-absolute = it is an absolute path
name-odd-hidden = it starts like a hidden file
name-odd-end = it ends with a full stop or space, which Windows drops
name-odd-unseen = it contains an invisible character, or one that changes the text direction
name-odd-colon = it contains a colon, which stands for a drive or a stream on Windows
name-odd-backslash = it contains a backslash
name-odd-reserved = it contains a character reserved on some systems
name-odd-device = it is a device name on Windows
name-odd-letters = it contains letters other than a to z, which not every system stores in the same way
name-odd-not-text = it is not UTF-8 text
pack-file-refused = Couldn’t open { $place }. { $why }
pack-file-unreadable = Couldn’t read { $place } ({ $why }).
pack-file-empty = The file is empty. Download it again.
pack-file-none = It is not a lesson pack made by `tailleur pack build`.
pack-file-torn = The file is incomplete. Download it again.
pack-file-around = It contains data that belongs to none of its files. Ask its author for a new copy.
pack-file-overlap = The file “{ $name }” overlaps another one. The pack may be malicious: do not install it.
pack-file-two-tales = The details of “{ $name }” contradict each other. The file is damaged or malicious.
pack-file-locked = “{ $name }” is password-protected; packs can’t be.
pack-file-method = “{ $name }” uses an unsupported compression method.
pack-file-made-elsewhere = Another program created it. Ask its author to use `tailleur pack build`.
pack-file-too-many = It contains more than { $most } files.
pack-file-too-large = “{ $name }” is larger than { $most } kB.
pack-file-too-large-in-all = Its files are larger than { $most } MB in total.
pack-file-too-deep = “{ $name }” is nested more than { $most } folders deep.
pack-file-shrunk = “{ $name }” would unpack to more than { $most } times its size. The pack may be a zip bomb.
pack-file-size-lies = “{ $name }” is not the size it claims to be.
pack-file-damaged = “{ $name }” is damaged. Download the file again.
pack-file-name = The file name “{ $name }” is not allowed: { $why }.
pack-file-folder = “{ $name }” is a separate entry for a folder. Packs can’t contain these.
pack-file-alike = “{ $name }” and “{ $other }” differ only in capital letters: on some systems they are the same file.
pack-file-doubled = It contains “{ $name }” twice.
pack-file-folder-and-file = “{ $name }” is both a file and a folder.
pack-file-link = “{ $name }” is a link. Packs can’t contain links.
pack-file-device = “{ $name }” is not a regular file.
pack-file-nested = “{ $name }” is an archive. Packs can’t contain archives.
pack-file-kind = “{ $name }” has a file type packs can’t contain. Allowed: .ron, .md, .txt, .png, .ogg, .wav, .flac and .mp3.
pack-file-not-as-named = The content of “{ $name }” doesn’t match its name.
pack-file-own-name = “{ $name }” is a reserved name in packs. Rename the file.
pack-file-later = It was made for a newer version of Tailleur ({ $version }). Update Tailleur first.
pack-file-unlisted = “{ $name }” is not in its list of files.
pack-file-missing = “{ $name }” is in its list of files, but missing.
pack-file-changed = “{ $name }” was changed after the pack was built.
pack-file-later-form = Its format ({ $form }) is too new for this version of Tailleur ({ $version }). Update Tailleur first.
pack-file-built-in = Its ID “{ $id }” belongs to built-in lessons. Ask its author to choose another ID.
pack-file-faulty = { $count ->
    [one] The pack has an error
   *[other] The pack has { $count } errors. The first is
}: { $file }:{ $line }:{ $column }: { $fault }
pack-manifest-missing = manifest.ron is missing. Ask its author to use `tailleur pack build`.
pack-manifest-not-text = manifest.ron is not text.
pack-manifest-unreadable = Couldn’t read manifest.ron (line { $line }, column { $column }).
pack-manifest-content = The checksum of its files doesn’t match manifest.ron.
pack-manifest-id = “{ $id }” is not a valid pack ID.
pack-manifest-differs = manifest.ron says { $id }, version { $version }, but the pack is { $other }, version { $found }.
pack-signature-missing = It names a signing key but has no signature: it was changed, or part of it is missing.
pack-signature-wrong = Its signature is invalid: it was changed after signing. Don’t trust it; ask the author for a new copy.
pack-not-packed = Couldn’t build the pack ({ $why }).
pack-not-written = Couldn’t save to { $place }. { $trouble }
pack-not-unpacked = Couldn’t unpack the pack in { $place }. { $trouble } Nothing was installed.
pack-not-installed = Couldn’t install the pack in { $place }. { $trouble } Nothing was changed.
pack-not-removed = Couldn’t remove { $place }. { $trouble }
pack-not-there = No pack “{ $id }” is installed for this profile. `tailleur pack list` lists the installed packs.
pack-signer-not-kept = The pack is installed, but its signer couldn’t be saved in { $place }. { $trouble }
pack-key-not-public = “{ $place }” is neither a `minisign` public key nor a file that contains one.
pack-key-not-secret = { $place } is neither a secret key made by `tailleur pack key` nor a password-protected `minisign` key.
pack-key-password = Wrong password for { $place }.
pack-key-not-made = Couldn’t create a key ({ $why }).
pack-key-there = { $place } already exists and won’t be overwritten: a lost key can’t be recreated. Choose another name.
pack-key-not-kept = Couldn’t save to { $place }. { $trouble }
pack-not-signed = Couldn’t sign the pack ({ $why }).

# A pack compared with the installed one.
pack-stands-new = New to this profile.
pack-stands-newer = Replaces version { $version }. Your progress is kept.
pack-stands-older = A newer version ({ $version }) is already installed.
pack-stands-same = This exact pack is already installed.
pack-stands-changed = Version { $version } is installed with different content: the author changed the pack but not its version number. Your progress is kept.
pack-change-comes = New lesson: { $title }
pack-change-goes = Removed lesson: { $title }
pack-change-differs = Changed lesson: { $title }
pack-change-questions = Changed lesson: { $title } (questions: { $come } new, { $differ } changed, { $go } removed)
pack-unsigned = Unsigned.
pack-signed-by = Signed with the key { $key }.
pack-signed-short = Signed with the key { $short }.
pack-signed-first = Signed with a new key, { $short }, which will be remembered.
pack-signed-again = Signed with the key { $short }, as before.
pack-signed-by-another = Warning: signed with a different key ({ $short }; previously { $before }).
pack-signed-no-longer = Warning: unsigned; previously signed with the key { $before }.
pack-asks-older = This replaces a newer version with an older one.
pack-asks-key = This may be someone else’s pack under the same name. Ask the author whether the key has changed.
pack-wants-older = Nothing was installed: a newer version is installed. Use --older to replace it anyway.
pack-wants-other-key = Nothing was installed: the pack is signed with a different key. Ask the author, or use --other-key to install it anyway.
pack-installed-here = “{ $title }” is installed. { $count ->
    [one] Its lesson is
   *[other] Its { $count } lessons are
} on the home screen, under its title.
pack-installed-elsewhere = “{ $title }” is installed. It has no lessons for this house and table: choose another house above.
pack-waits-for-profile = Choose or create a profile to see the pack.
pack-waits = The pack opens when you leave this screen.

# The screen of packs.
packs-title = Lesson packs
packs-add = Add pack
packs-add-about = Drop a .tailleur-pack file here, open it with a double-click, or enter its path.
packs-path = Pack file
packs-installed = Installed for this profile
packs-none = None yet. The built-in lessons are always available.
packs-remove = Remove “{ $title }”
packs-remove-about = Removes its lessons. Your progress is kept and will be there if you reinstall the pack.
packs-remove-sure = Remove “{ $title }”
packs-stay = Cancel
packs-drop-here = Drop to open
pack-offered = Install this pack?
pack-own-words = Author’s description
pack-author = By { $name }
pack-licence = Licence: { $name }
pack-version = Version { $version }
pack-lies = { $place }
pack-lessons = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
pack-lesson-elsewhere = Not for your current house
pack-sure = Install anyway
pack-install = Install
pack-leave = Cancel
pack-row = Version { $version }, { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}. { $signed }
pack-row-faulty = Contains errors and can’t be used. Reinstall or remove it.

# The commands.
cli-open = Pack or exported profile to open; you can also give the file on its own, without --open
cli-value-key = KEY
cli-value-pack = PACK
cli-pack-key = Create a key pair to sign packs with
cli-usage-pack-key = tailleur pack key [--out NAME] [--no-password]
cli-pack-key-out = Base name of the files NAME.key and NAME.pub (default: tailleur)
cli-pack-no-password = Don’t protect the secret key with a password
cli-pack-build = Build a pack file from a folder
cli-usage-pack-build = tailleur pack build FOLDER [--out FILE] [--sign KEY]
cli-pack-folder = Pack folder, with its pack.ron
cli-pack-out = File to write (default: ID-VERSION.tailleur-pack in this folder)
cli-pack-sign = Secret key to sign with: a file from `tailleur pack key` or `minisign`
cli-pack-verify = Check whether a pack file is complete and valid, and who signed it
cli-usage-pack-verify = tailleur pack verify FILE [--key KEY]
cli-pack-file = Pack file
cli-pack-public = Public key the pack must be signed with: the key itself or its file
cli-pack-install = Install a pack for a profile
cli-usage-pack-install = tailleur pack install FILE [--profile NAME] [--data FOLDER] [--older] [--other-key]
cli-pack-profile = Profile (default: the one opened last)
cli-pack-older = Install even if a newer version is installed
cli-pack-other-key = Install even if the previous version was signed with another key
cli-pack-list = List the packs installed for a profile
cli-usage-pack-list = tailleur pack list [--profile NAME] [--data FOLDER]
cli-pack-remove = Remove a pack from a profile; progress is kept
cli-usage-pack-remove = tailleur pack remove PACK [--profile NAME] [--data FOLDER]
cli-pack-id = Pack ID, as shown by `tailleur pack list`
pack-password-new = Password for the new key:
pack-password-again = Repeat the password:
pack-password = Password of the key:
pack-password-empty = The password can’t be empty. Use --no-password for a key without one.
pack-password-differs = The two passwords differ. No key was created.
pack-password-unread = Couldn’t read the password ({ $why }).
pack-key-made = { $secret } signs your packs: keep it private, and keep a copy.
    Give { $public } to anyone who needs to verify them: { $key } (short: { $short })
pack-built = { $place }: { $id }, version { $version }, { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $size } kB.
    SHA-256 of the content: { $content }
pack-built-signed = Signed with the key { $short }.
pack-built-unsigned = Not signed. Use --sign KEY so that others can verify it is yours.
pack-not-built = { $count ->
    [one] The pack has an error
   *[other] The pack has { $count } errors
}: no file was created.
pack-head = { $title } ({ $id }, version { $version })
pack-content = SHA-256 of the content: { $content }
pack-verified = The file is complete and the pack has no errors.
pack-other-key = It is not signed with the key { $key }.
pack-installed-for = Installed for { $name }: “{ $title }”.
pack-none-installed = No pack is installed for { $name }.
pack-line = { $id } { $version }. { $signed } “{ $title }”
pack-line-faulty = { $id }: contains errors and can’t be used.
pack-removed = { $id } was removed. Your progress is kept.
