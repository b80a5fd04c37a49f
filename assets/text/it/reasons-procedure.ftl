# Why one step comes before another.
reason-comes-before = «{ $first }» viene prima di «{ $then }».
reason-comes-before-by-number = Il passo { $first } viene prima del passo { $then }.
reason-comes-before-run = Passi da { $first } a { $then }: ciascuno viene prima del successivo.
reason-no-more-after = Dopo «{ $then }», «{ $first }» non è più ammesso.
