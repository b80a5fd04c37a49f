# Why one step comes before another.
reason-comes-before = First: { $first }. Only then: { $then }.
reason-no-more-after = After this: { $then }, this is no longer allowed: { $first }.
