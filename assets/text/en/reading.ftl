# What moves a page that is read.

key-page = PgUp / PgDn
keys-pages = Scroll by a page; Home and End: top and bottom
