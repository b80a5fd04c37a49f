# Why one step comes before another.
reason-comes-before = Prima: { $first }. Solo dopo: { $then }.
reason-no-more-after = Dopo questo: { $then }, questo non è più ammesso: { $first }.
