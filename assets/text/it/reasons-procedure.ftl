# Perché un passo viene prima di un altro.
reason-comes-before = Prima: { $first }. Solo dopo: { $then }.
reason-no-more-after = Dopo questo: { $then }, questo non è più ammesso: { $first }.
