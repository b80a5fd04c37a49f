# Ciò che aspetta di essere scritto, e le copie dei moduli.
workshop-kept-aside = L’ultima volta che questo modulo era aperto sono rimaste modifiche che non si sono potute salvare: { $files }.
workshop-take-up = Riprendile (annullabile)
workshop-throw-away = Buttale via
workshop-did-draft = Modifiche riprese
workshop-waits = ci sono modifiche in attesa
workshop-no-such-pack = Il modulo «{ $pack }» non c’è più.
workshop-aside = Conservato a parte
