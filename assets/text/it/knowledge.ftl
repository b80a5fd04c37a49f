# Errors of knowledge cards; the cards themselves are in assets/knowledge.
as-written = { $text }
labelled = { $label }: { $value }

flaw-card-source-not-file = Queste schede sono del testo { $found } e il loro file si chiama { $expected }. I due nomi devono essere uguali.
flaw-card-foreign-clause = { $found } è di un altro testo. Le schede di questo file citano clausole che cominciano con { $source }.
flaw-card-clause-twice = La clausola { $found } ha già la sua scheda. Tieni una delle due.
flaw-card-wrong-answers = Una scheda ha due o tre risposte sbagliate, questa ne ha { $found }. Cambia l’elenco `wrong`.
flaw-card-answer-twice = Due risposte di questa scheda sono uguali in `{ $language }`: { $found }. Cambia una delle due.
flaw-card-text-empty = Il testo in `{ $language }` è vuoto. Scrivilo.
flaw-card-text-too-long = Il testo in `{ $language }` ha { $found } caratteri, più del massimo di { $most }. Accorcialo.
flaw-knowledge-no-card = Nessuna scheda fa domande sulla clausola { $clause }. Toglila, oppure scrivi la sua scheda.

reason-taught = { $text }
