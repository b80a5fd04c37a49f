
# Keys that scroll a page.
key-page = Page ↑↓
keys-pages = Faire défiler d’un écran (Début et Fin : haut et bas de la page)
