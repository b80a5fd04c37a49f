# Che cosa dice l’altoparlante.

notice-no-sound = Niente audio: nessun altoparlante risponde. Ciò che si dice è scritto. Collegane uno, o controlla le impostazioni audio.
