# Why one step comes before another.
reason-comes-before = First “{ $first }”, then “{ $then }”.
reason-no-more-after = Once “{ $then }” is done, “{ $first }” is no longer allowed.
