# Why one step comes before another.
reason-comes-before = « { $first } » vient avant « { $then } ».
reason-no-more-after = Après « { $then } », ceci n’est plus admis : « { $first } ».
