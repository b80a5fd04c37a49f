# Che cosa dice l’altoparlante.

notice-no-sound = Niente audio: al momento il computer non ha un altoparlante. Ciò che si dice viene scritto. Collegane uno, o sceglilo nelle impostazioni audio del computer; il prossimo suono riprova da sé.
