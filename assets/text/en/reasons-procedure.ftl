# Why one step comes before another.
reason-comes-before = This comes first: “{ $first }”. Then: “{ $then }”.
reason-no-more-after = Once this is done, “{ $then }”, this is no longer allowed: “{ $first }”.
