# Pourquoi une étape vient avant une autre.
reason-comes-before = Ceci vient d’abord : « { $first } ». Puis : « { $then } ».
reason-no-more-after = Une fois ceci fait, « { $then } », ceci n’est plus admis : « { $first } ».
