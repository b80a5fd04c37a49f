# Why one step comes before another.
reason-comes-before = D’abord « { $first } », ensuite « { $then } ».
reason-no-more-after = Après « { $then } », ceci n’est plus admis : « { $first } ».
