# Handing a pack over.
workshop-hand = Esporta il pacchetto
workshop-hand-about = Un file per gli allievi. Il numero di versione aumenta se la cartella contiene già una versione precedente.
workshop-hand-folder = Cartella
workshop-hand-sign = Firma il pacchetto (dimostra chi l’ha fatto)
workshop-hand-key = Chiave segreta (facoltativa)
workshop-hand-key-about = Firma il pacchetto: si vede di chi è. Crea una chiave con «tailleur pack key»; vanno bene anche quelle di minisign.
workshop-hand-password = Password della chiave
workshop-hand-do = Esporta
workshop-handed-over-signed = Versione { $version } esportata in { $place }, firmata con la chiave { $key }
workshop-key-locked = La chiave ha una password. Scrivi anche quella.
