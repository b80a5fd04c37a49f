
# Keys that scroll a page.
key-page = Pag ↑↓
keys-pages = Scorri di una schermata (Inizio e Fine: in cima e in fondo)
