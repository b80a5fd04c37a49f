
# Progress charts.
pictures-title = Progressi
pictures-picture = Grafico
pictures-readiness = Preparazione
pictures-tableau = Tabella dei tiraggi
pictures-days = Risposte al giorno
pictures-weeks = Settimana per settimana
pictures-payouts = Pagamenti

pictures-fact = { $fact }
pictures-percent = { $percent }%
pictures-as-table = Mostra come elenco (tasto T)
pictures-save-picture = Salva il grafico
pictures-save-table = Salva l’elenco
pictures-file-lies-here = File salvato in { $place }

# The tableau.
pictures-tableau-of = Tabella dei tiraggi · { $house }
pictures-shade-accuracy = Precisione
pictures-shade-speed = Velocità
pictures-shade-due = Da ripassare
pictures-shade-trend = Tendenza
pictures-weak-accuracy = sbagliato
pictures-strong-accuracy = giusto
pictures-figure-accuracy = La cifra: quante risposte su cento sono giuste.
pictures-weak-speed = lento
pictures-strong-speed = entro il tempo obiettivo
pictures-figure-speed = La cifra: il tempo abituale in secondi.
pictures-weak-due = da ripassare
pictures-strong-due = acquisito
pictures-figure-due = La cifra: fra quanti giorni la casella va ripassata; «!»: adesso.
pictures-weak-trend = peggio
pictures-strong-trend = meglio
pictures-figure-trend = La freccia: le ultime otto risposte rispetto alle precedenti; un punto: ancora troppo poche.
pictures-legend-never = domanda mai posta
pictures-never-asked = Domanda mai posta.
pictures-cell-asked = { $asked ->
        [one] domanda posta una volta
       *[other] domanda posta { $asked } volte
    }, { $right ->
        [one] { $right } giusta
       *[other] { $right } giuste
    } ({ $percent }%)
pictures-cell-usual = di solito { $seconds } s
pictures-cell-last = ultima volta: { $day }
pictures-cell-due = da ripassare: { $day }
pictures-cell-due-now = da ripassare adesso
pictures-trend-up = in crescita
pictures-trend-level = stabile
pictures-trend-down = in calo

# Over time.
pictures-span = { $days } giorni
pictures-days-sum = { $answers ->
        [one] Una risposta
       *[other] { $answers } risposte
    } in { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }, { $percent }% giuste.
pictures-day-told = { $day }: { $right ->
        [one] { $right } giusta
       *[other] { $right } giuste
    }, { $wrong ->
        [one] { $wrong } sbagliata
       *[other] { $wrong } sbagliate
    }
pictures-weeks-of = Settimana per settimana · { $drill }
pictures-week-told = Settimana con inizio { $day }: { $asked ->
    [1] 1 risposta
   *[other] { $asked } risposte
}, { $percent }% giuste, tempo mediano { $seconds } s
pictures-week-untimed = Settimana con inizio { $day }: { $asked ->
    [1] 1 risposta
   *[other] { $asked } risposte
}, { $percent }% giuste
pictures-within-target = in { $seconds } s o meno (obiettivo a lungo termine)
pictures-legend-median = tempo mediano
pictures-untimed = Nessuna risposta è cronometrata: il cronometro è disattivato.

# The payouts.
pictures-payouts-about = Con quale probabilità calcoli bene ogni tipo di pagamento, dal più difficile.
pictures-ability = Livello { $ability } · in media { $percent }% giuste · { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    }

# Readiness.
pictures-clean = { $coups ->
    [one] Su 100 colpi ne condurresti { $coups } senza alcun errore.
   *[other] Su 100 colpi ne condurresti { $coups } senza alcun errore.
}
pictures-weak-point = Argomento in cui faresti più errori: { $place }.
weak-third-card = decidere se { $side } tira la terza carta
weak-on = { $side } con { $point }
weak-natural = { $side } contro una battuta
pictures-known = Decisioni affrontate: { $asked } su { $all }; risposte giuste: { $percent }%. Decisioni acquisite: { $known }, di cui { $fluent } rapide e recenti.
pictures-exam = Data dell’esame:
pictures-exam-none = Nessuna
pictures-exam-in = Fra { $days } giorni
pictures-exam-earlier = Un giorno prima
pictures-exam-later = Un giorno dopo
pictures-forecast = Fino all’esame
pictures-forecast-idle = Errori su 100 colpi: oggi { $today }; previsione senza esercizio ({ $day }): { $then }. In un colpo può essercene più di uno.
pictures-forecast-exam = Senza esercitarti fino all’esame ({ $day }): { $then } errori su 100 colpi; oggi { $today }.
pictures-would-help = Decisioni da ripassare per prime
pictures-costs = Errori previsti per decisione

# Heads of columns.
pictures-column-case = Decisione
pictures-column-act = Risposta giusta
pictures-column-asked = Domande poste
pictures-column-right = Giuste
pictures-column-wrong = Sbagliate
pictures-column-percent = Giuste (%)
pictures-column-seconds = Tempo abituale (s)
pictures-column-median = Tempo mediano (s)
pictures-column-target = Tempo obiettivo a lungo termine (s)
pictures-column-last = Ultima volta
pictures-column-due = Da ripassare
pictures-column-day = Giorno
pictures-column-week = Settimana dal
pictures-column-sum = Somma
pictures-column-solved = Giuste (%)
pictures-column-ability = Livello
pictures-column-per-hundred = Volte su 100 colpi
pictures-column-recalled = Probabilità di ricordo (%)
pictures-column-errors = Errori previsti su 100 colpi
pictures-column-known = Acquisito (%)
pictures-column-fluent = Rapido e recente (%)

# Nothing yet.
pictures-empty-tableau = Ancora nessuna risposta con questo regolamento: esercitati sulla sua tabella, e ogni casella a cui rispondi si colorerà qui.
pictures-empty-days = Ancora nessuna risposta in questi giorni: ogni giorno di esercitazione diventa qui una colonna.
pictures-empty-weeks = Ancora nessuna risposta: dopo la prima settimana di questo esercizio, qui appariranno le tue risposte giuste, in percentuale, e il tuo tempo mediano.
pictures-empty-payouts = Ancora nessun pagamento con questo regolamento: dopo i primi vedrai qui quali sai calcolare.
pictures-empty-readiness = Ancora nessuna risposta sul tiraggio con questo regolamento: dopo le prime vedrai qui quanti colpi su 100 condurresti senza errori.
