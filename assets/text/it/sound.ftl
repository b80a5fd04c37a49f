
# The audio device.
notice-no-sound = Nessun audio su questo computer: gli annunci sono scritti. Le lezioni di ascolto possono aspettare.
