# Handing a pack over.
workshop-hand = Export pack
workshop-hand-about = One file for trainees. Its version counts up if the folder has a file of this pack with other contents.
workshop-hand-folder = Folder
workshop-hand-sign = Sign the pack
workshop-hand-key = Secret key (optional)
workshop-hand-key-about = Signs the pack, so that trainees see whose it is. Make one with “tailleur pack key”; keys of minisign work too.
workshop-hand-password = Password of the key
workshop-hand-do = Export
workshop-handed-over-signed = Version { $version } exported to { $place }, signed with the key { $key }
workshop-key-locked = The key has a password. Enter it too.
