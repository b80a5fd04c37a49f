# Unsaved changes, and copies of packs.
workshop-kept-aside = Modifiche non salvate dell’ultima volta: { $files }.
workshop-take-up = Ripristinale (annullabile)
workshop-throw-away = Scartale
workshop-did-draft = Modifiche ripristinate
workshop-waits = modifiche non salvate
workshop-no-such-pack = Il pacchetto «{ $pack }» non esiste più.
workshop-aside = Recuperato
