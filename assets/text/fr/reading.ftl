
# Keys that scroll a page.
key-page = Page ↑↓
keys-pages = Avancer ou reculer d’une page ; Début, Fin : au début, à la fin
