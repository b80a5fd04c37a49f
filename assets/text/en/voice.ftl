# Recordings: what is wrong with a sound file, by itself.
sound-empty = There is nothing in “{ $file }”. Record it again.
sound-too-large = “{ $file }” has { $size } MB; at most { $most } MB are read. Save it as ogg, mp3 or flac.
sound-not-a-sound = “{ $file }” is no sound, whatever its name says. Put a recording in its place: ogg, wav, flac or mp3.
sound-unsupported = “{ $file }” is of a kind that is not played: { $found }. Save it as ogg (Vorbis), wav (PCM), flac or mp3.
sound-corrupt = “{ $file }” is damaged or breaks off. Save it again from the recording.
sound-too-long = “{ $file }” lasts longer than { $most } seconds. Cut it to its words.

# What is wrong with a list of recordings.
voice-file-missing = There is no file “{ $file }”, neither here nor in the folder `voice`. Add it, or remove the line.
voice-file-twice = “{ $file }” stands in the list a second time. Keep one of the two lines.
voice-one-too-many = “{ $file }” is not read: the recordings of this folder are too many, or too large together. Save them as ogg or mp3, or take some away.
voice-wrong-ending = “{ $file }” is something else than its name says. Rename it so that it ends in .{ $ending }.
voice-left-over = No line of the list names “{ $file }”. Add it to the list, or remove the file.
voice-no-list = “{ $file }” lies here, but there is no `voice.ron` that says which words it holds. Add one.
voice-no-words = It is not said which words “{ $file }” holds. Write them into `text`.
voice-text-twice = “{ $text }” is recorded a second time. Keep one of the two.
voice-other-file = “{ $file }” is another file than the one that was listed: its checksum differs. Make the list again.
voice-other-length = “{ $file }” lasts { $found } ms, not as long as the list says. Make the list again.
voice-not-told = The list does not say how long “{ $file }” lasts, or lacks its checksum. Make the list again.
voice-silent = Nothing is heard in “{ $file }”. Record it again.
voice-clipped = “{ $file }” was recorded too loud: its peaks are cut off, or nearly. Record it more quietly.
voice-too-long = “{ $file }” lasts { $found } ms: too long for “{ $text }”. Cut off what is no speech, or correct the words.
voice-too-short = “{ $file }” lasts { $found } ms: too short for “{ $text }”. Record all of it, or correct the words.
voice-louder = “{ $file }” is { $by } dB louder than the others. Bring it to their loudness.
voice-quieter = “{ $file }” is { $by } dB quieter than the others. Bring it to their loudness.
voice-missing = A recording is missing: “{ $text }” ({ $place }). Make it with scripts/voice.
voice-not-wanted = “{ $text }” is called in no house any more. Remove the recording with scripts/voice.
voice-other-words = “{ $text }” is to be spoken as “{ $says }”. Record it again with scripts/voice.
voice-no-such-sound = The program has no sound “{ $file }”. Remove it.
voice-sound-missing = The sound “{ $file }” is missing. Make it with scripts/sounds.
check-recordings = { $list }: { $recordings ->
    [one] { $recordings } recording
   *[other] { $recordings } recordings
}, { $size } kB, { $least } to { $most } LUFS (spread { $spread } LU), peak { $peak } dBTP

# Packs in the data folder.
packs-not-read = The packs in { $place } cannot be read. { $trouble }
packs-faulty = These packs have faults and are left out: { $packs }. `tailleur check { $place }` names them.
packs-taken = These packs are left out, since others bear their id: { $packs }. Give each in { $place } an id and a folder of its own.
packs-not-all-heard = Some recordings of these packs cannot be played: { $packs }. `tailleur check { $place }` says why.
