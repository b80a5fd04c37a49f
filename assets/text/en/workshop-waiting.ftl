# Unsaved changes, and copies of packs.
workshop-kept-aside = Unsaved changes from last time were recovered: { $files }.
workshop-take-up = Restore changes (can be undone)
workshop-throw-away = Discard
workshop-did-draft = Changes restored
workshop-waits = unsaved changes
workshop-no-such-pack = The pack “{ $pack }” no longer exists.
workshop-aside = Recovered
