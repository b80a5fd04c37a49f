# Why one step comes before another.
reason-comes-before = Prima «{ $first }», poi «{ $then }».
reason-no-more-after = Dopo «{ $then }», «{ $first }» non è più ammesso.
