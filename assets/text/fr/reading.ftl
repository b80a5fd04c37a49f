
# Keys that scroll a page.
key-page = Page ↑↓
keys-pages = Faire défiler d’un écran ; Début, Fin : haut, bas de la page
