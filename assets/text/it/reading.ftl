
# Keys that scroll a page.
key-page = Pag ↑↓
keys-pages = Scorri di una schermata; Inizio, Fine: in cima, in fondo
