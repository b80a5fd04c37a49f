# Ce qui déplace une page que l’on lit.

key-page = Page ↑↓
keys-pages = avancer d’une page ou revenir ; Début et Fin vont aux deux bouts
