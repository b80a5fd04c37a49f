# Keys that scroll a page.

key-page = PgUp / PgDn
keys-pages = Scroll by a page (Home and End: top and bottom)
