# Handing a pack over.
workshop-hand = Export pack
workshop-hand-about = One file for trainees. If the folder already holds an older version of this pack, the version number goes up by one.
workshop-hand-folder = Folder
workshop-hand-sign = Sign the pack (proves who made it)
workshop-hand-key = Secret key (optional)
workshop-hand-key-about = Signs the pack, so trainees can see who made it. Create a key with “tailleur pack key” or with minisign.
workshop-hand-password = Key password
workshop-hand-do = Export
workshop-handed-over-signed = Version { $version } exported to { $place }, signed with the key { $key }
workshop-key-locked = The key has a password. Enter it too.
