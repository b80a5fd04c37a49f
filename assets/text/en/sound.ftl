# What the loudspeaker tells.

notice-no-sound = There is no sound: the computer has no loudspeaker at the moment. What is said is written instead. Plug one in, or choose one in the sound settings of the computer; the next sound tries again by itself.
