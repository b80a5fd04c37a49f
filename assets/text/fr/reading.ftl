
# Keys that scroll a page.
key-page = Page ↑↓
keys-pages = Avancer ou reculer d’une page ; Début et Fin vont aux deux bouts
