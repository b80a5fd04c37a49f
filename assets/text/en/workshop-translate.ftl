# Texts of a pack in two languages.
workshop-translate = Translate texts
workshop-translate-from = From
workshop-translate-to = To
workshop-translate-missing = Missing: { $missing } of { $count }
workshop-translate-next = Next missing
workshop-translate-done = Back to editor
workshop-translate-none = Missing
workshop-did-translate = Translation
