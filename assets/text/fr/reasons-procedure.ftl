# Why one step comes before another.
reason-comes-before = « { $first } » vient avant « { $then } ».
reason-comes-before-by-number = L’étape { $first } précède l’étape { $then }.
host-step-why = L’étape { $first } avant l’étape { $then } : { $why }
reason-comes-before-run = Les étapes { $first } à { $then } se font dans cet ordre seulement.
reason-no-more-after = Après « { $then } », ceci n’est plus admis : « { $first } ».
