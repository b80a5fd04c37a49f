# The audio device.

notice-no-sound = No audio device found, so calls are shown as text. Listening lessons can wait until there is sound.
