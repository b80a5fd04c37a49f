# Sound: replay, captions, settings.

hear-again = Hear again
caption = “{ $words }”
caption-with-meaning = “{ $words }” ({ $meaning })
keys-plus = Hear the last call again
keys-rule = Show the rule beside the question
keys-sources = Show the source of a “Why”
keys-page-back = Back to the previous page

settings-voice = Voice
settings-voice-about = Hear the tailleur’s calls.
settings-volume = Volume
settings-guest-voices = Voices of guests and chef
settings-guest-voices-about = Hear bets, requests and remarks at the table, in a second voice.
settings-guest-volume = Guests’ volume
settings-rate = Speech rate
settings-speaks-verdicts = Play the correct call after each answer
settings-speaks-verdicts-about = In lessons, you hear the correct call once you have answered.
settings-captions = Captions
settings-captions-about = Show calls as text beside the table. Always on when there is no sound.
settings-counting = 70 and 90 in French
settings-counting-vigesimal = soixante-dix, quatre-vingt-dix
settings-counting-septante = septante, nonante
settings-noises = Sound effects
settings-noises-on = { $on } of { $all } on
noise-card-slide = A card from the shoe
noise-card-turn = A card turned
noise-chips = Chips placed
noise-bell = Time-up bell
noise-tick = Ticking in the last ten seconds of a quiz question
noise-right = Correct answer
noise-wrong = Incorrect answer
noise-room = Casino background noise
settings-sound = Sound
