# Ciò che muove una pagina che si legge.

key-page = Pag ↑↓
keys-pages = vai avanti di una pagina o indietro; Inizio e Fine vanno ai due estremi
