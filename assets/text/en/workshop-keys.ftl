# Shortcuts of the lesson editor, and how a page is written.
key-delete = Del
keys-workshop-parts = Next pane
keys-workshop-rows = Move through the contents
keys-workshop-folds = Collapse and expand
keys-workshop-add = Add…
keys-workshop-move = Move the selected item
keys-workshop-duplicate = Duplicate
keys-workshop-delete = Delete (can be undone)
keys-workshop-rename = Rename
keys-workshop-undo = Undo
keys-workshop-redo = Redo
keys-workshop-try = Preview as trainee
keys-workshop-print = Print
keys-workshop-escape = Leave the field, then close the pack (everything is saved)
workshop-page-how = *italic*, **bold**, ## heading, - list. [6h] inserts a card, [[natural]] a glossary term; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} and {"{"}tailleur{"}"} insert the house’s names.
