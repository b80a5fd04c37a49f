# Recordings: errors in one sound file.
sound-empty = “{ $file }” is empty. Record it again.
sound-too-large = “{ $file }” is { $size } MB; the limit is { $most } MB. Save it as ogg, mp3 or flac.
sound-not-a-sound = “{ $file }” is not a sound file. Replace it with a recording: ogg, wav, flac or mp3.
sound-unsupported = “{ $file }” has an unsupported format: { $found }. Save it as ogg (Vorbis), wav (PCM), flac or mp3.
sound-corrupt = “{ $file }” is damaged or incomplete. Save it again from the recording.
sound-too-long = “{ $file }” is longer than { $most } seconds. Trim it to the spoken words.

# Errors in a list of recordings.
voice-file-missing = File not found here or in the folder `voice`: “{ $file }”. Add it, or remove the line.
voice-file-twice = “{ $file }” is listed twice. Remove one of the two lines.
voice-one-too-many = “{ $file }” was skipped: this folder has too many recordings, or they are too large. Save them as ogg or mp3, or remove some.
voice-wrong-ending = The content of “{ $file }” doesn’t match its name. Rename it so that it ends in .{ $ending }.
voice-left-over = “{ $file }” is not in the list. Add it to the list, or remove the file.
voice-no-list = “{ $file }” is here, but there is no `voice.ron` that lists its words. Add one.
voice-no-words = The words of “{ $file }” are missing. Write them in `text`.
voice-text-twice = “{ $text }” is recorded twice. Remove one of the two.
voice-other-file = “{ $file }” has changed since it was listed: its checksum differs. Create the list again.
voice-other-length = “{ $file }” lasts { $found } ms; the list says otherwise. Create the list again.
voice-not-told = The list lacks the length or the checksum of “{ $file }”. Create the list again.
voice-silent = “{ $file }” is silent. Record it again.
voice-clipped = “{ $file }” is clipped. Record it at a lower level.
voice-too-long = “{ $file }” lasts { $found } ms: too long for “{ $text }”. Cut off the parts without speech, or correct the words.
voice-too-short = “{ $file }” lasts { $found } ms: too short for “{ $text }”. Record all of it, or correct the words.
voice-louder = “{ $file }” is { $by } dB louder than the others. Match the others’ loudness.
voice-quieter = “{ $file }” is { $by } dB quieter than the others. Match the others’ loudness.
voice-missing = A recording is missing: “{ $text }” ({ $place }). Make it with scripts/voice.
voice-not-wanted = No house calls “{ $text }” any more. Remove the recording with scripts/voice.
voice-other-words = “{ $text }” should be spoken as “{ $says }”. Record it again with scripts/voice.
voice-no-such-sound = The program has no sound “{ $file }”. Remove it.
voice-sound-missing = The sound “{ $file }” is missing. Make it with scripts/sounds.
check-recordings = { $list }: { $recordings ->
    [one] { $recordings } recording
   *[other] { $recordings } recordings
}, { $size } kB, { $least } to { $most } LUFS (spread { $spread } LU), peak { $peak } dBTP

# Packs in the data folder.
packs-not-read = Couldn’t read the packs in { $place }. { $trouble }
packs-faulty = These packs have errors and were skipped: { $packs }. Run `tailleur check { $place }` to see them.
packs-taken = These packs were skipped because their ids are taken: { $packs }. Give each in { $place } its own id and folder.
packs-not-all-heard = Some recordings of these packs can’t be played: { $packs }. Run `tailleur check { $place }` for details.
