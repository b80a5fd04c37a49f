# Import of questions in the lesson editor.
workshop-import = Questions from a file
workshop-import-about = GIFT, Aiken, CSV, .xlsx or .ods: drop a file on the window, or enter its path. Nothing changes until you accept.
workshop-import-language = Language of the file
workshop-import-coups = Each row is a coup
workshop-import-reading = Reading…
workshop-import-in = { $entries ->
        [one] One item (question or text)
       *[other] { $entries } items (questions and texts)
    } in { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    }
workshop-import-at = Line { $line }, column { $column }
workshop-import-do = Add to pack
workshop-import-left = Left out: { $count }
workshop-import-changed = Changed: { $count }
workshop-did-import = Import
workshop-import-not = These lessons can’t be added: the pack’s list of lessons can’t be changed, or has a file of the same name.
