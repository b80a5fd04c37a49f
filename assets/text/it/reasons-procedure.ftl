# Why one step comes before another.
reason-comes-before = «{ $first }» viene prima di «{ $then }».
reason-comes-before-by-number = Il passo { $first } viene prima del passo { $then }.
host-step-why = Il passo { $first } prima del passo { $then }: { $why }
reason-comes-before-run = I passi da { $first } a { $then } si fanno solo in quest’ordine.
reason-no-more-after = Dopo «{ $then }», «{ $first }» non è più ammesso.
