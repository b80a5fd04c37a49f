
# Keys that scroll a page.
key-page = Pag ↑↓
keys-pages = Avanti o indietro di una pagina; Inizio e Fine vanno ai due estremi
