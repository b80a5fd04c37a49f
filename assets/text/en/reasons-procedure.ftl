# Why one step comes before another.
reason-comes-before = “{ $first }” comes before “{ $then }”.
reason-comes-before-by-number = Step { $first } comes before step { $then }.
host-step-why = Step { $first } before step { $then }: { $why }
reason-comes-before-run = Steps { $first } to { $then } go in this order only.
reason-no-more-after = Once “{ $then }” is done, “{ $first }” is no longer allowed.
