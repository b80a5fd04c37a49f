# The keys of the workshop, and how a page is written.
key-delete = Del
keys-workshop-parts = goes to the next part: contents, form, preview, problems
keys-workshop-rows = go through the contents
keys-workshop-folds = fold and unfold
keys-workshop-add = asks what to add
keys-workshop-move = move what is selected
keys-workshop-duplicate = doubles it
keys-workshop-delete = takes it away; it can be undone
keys-workshop-rename = gives it another name
keys-workshop-undo = takes the last step back
keys-workshop-redo = does it again
keys-workshop-try = tries it as a trainee
keys-workshop-print = prints it
keys-workshop-escape = leaves the field, then the pack; all is saved
workshop-page-how = *so* is stressed, **so** strong; ## begins a heading, - a list. [6h] is a card, [[natural]] a term of the glossary; {"{"}punto{"}"}, {"{"}banco{"}"}, {"{"}egalite{"}"} and {"{"}tailleur{"}"} are the house’s names. A copy of “An example pack” shows how figures are set.
