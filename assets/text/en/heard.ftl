# What is heard, and the settings of sound.

hear-again = Hear again
caption = “{ $words }”
keys-plus = says again what was said
keys-rule = Shows the rule beside the question
keys-sources = Shows the source of a “Why”
keys-page-back = Back to the page before

settings-voice = Voice
settings-voice-about = The tailleur speaks his calls.
settings-volume = Volume
settings-rate = Rate of speech
settings-speaks-verdicts = Say the call after an answer
settings-speaks-verdicts-about = In lessons, once it is decided, the tailleur says the call that was due.
settings-captions = Write what is said
settings-captions-about = Beside the table, also where it can be heard. Where it cannot, it is always written.
settings-counting = 70 and 90 in French
settings-counting-vigesimal = soixante-dix, quatre-vingt-dix
settings-counting-septante = septante, nonante
settings-noises = Sounds
noise-card-slide = A card from the shoe
noise-card-turn = A card turned
noise-chips = Pieces put down
noise-bell = The bell at the end of the time
noise-right = A right answer
noise-wrong = A wrong answer
settings-sound = Sound
