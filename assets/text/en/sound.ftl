# What the loudspeaker tells.

notice-no-sound = No sound on this computer: calls are shown as text. Lessons by ear can wait until there is some.
