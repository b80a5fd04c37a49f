# What moves a page that is read.

key-page = Page ↑↓
keys-pages = go a page on or back; Home and End go to either end
