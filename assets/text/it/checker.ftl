# Che cosa dice chi controlla i file.
flaw-ron-key-twice = «{ $field }» è scritto due volte. Tienine uno solo.
ron-kind-field = il nome di un campo, due punti e il suo valore
ron-kind-pair = una coppia: un testo tra virgolette, due punti e il suo valore
