# Why one step comes before another.
reason-comes-before = D’abord : { $first }. Ensuite seulement : { $then }.
reason-no-more-after = Après cela : { $then }, ceci n’est plus admis : { $first }.
