# Ce qui déplace une page que l’on lit.

key-page = Page ↑↓
keys-pages = avancent d’une page ou reviennent ; Début et Fin vont aux deux bouts
