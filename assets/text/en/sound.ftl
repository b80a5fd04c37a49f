# What the loudspeaker tells.

notice-no-sound = No sound: no loudspeaker answers. What is said is written. Plug one in, or check the system’s sound settings.
