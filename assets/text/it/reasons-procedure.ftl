# Perché un passo viene prima di un altro.
reason-comes-before = Prima viene questo: «{ $first }». Poi: «{ $then }».
reason-no-more-after = Fatto questo, «{ $then }», questo non è più ammesso: «{ $first }».
