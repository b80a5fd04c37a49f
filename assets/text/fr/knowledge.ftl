# Errors of knowledge cards; the cards themselves are in assets/knowledge.
as-written = { $text }
labelled = { $label } : { $value }

flaw-card-source-not-file = Ces fiches se rapportent au texte { $found }, mais leur fichier se nomme { $expected }. Donnez-leur le même nom.
flaw-card-foreign-clause = { $found } est d’un autre texte. Les fiches de ce fichier citent des clauses qui commencent par { $source }.
flaw-card-clause-twice = La clause { $found } a déjà sa fiche. Gardez l’une des deux.
flaw-card-wrong-answers = Une fiche a deux ou trois réponses fausses, celle-ci en a { $found }. Changez la liste `wrong`.
flaw-card-answer-twice = Deux réponses de cette fiche sont les mêmes en `{ $language }` : { $found }. Changez l’une des deux.
flaw-card-text-empty = Le texte en `{ $language }` est vide. Écrivez-le.
flaw-card-text-too-long = Le texte en `{ $language }` a { $found } caractères, pour { $most } au plus. Raccourcissez-le.
flaw-knowledge-no-card = Aucune fiche ne porte sur la clause { $clause }. Retirez-la, ou écrivez sa fiche.

reason-taught = { $text }
