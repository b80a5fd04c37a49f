# What waits to be written, and copies of packs.
workshop-kept-aside = When this pack was last open, changes were left that could not be written: { $files }.
workshop-take-up = Take them up (can be undone)
workshop-throw-away = Throw them away
workshop-did-draft = Changes taken up
workshop-waits = changes wait
workshop-no-such-pack = The pack “{ $pack }” is not there any more.
workshop-aside = Kept aside
