# The trainer's second device
phone-remote = Telecomando
phone-remote-begin = Inizia
phone-remote-close = Ferma le risposte
phone-remote-reveal = Mostra la risposta giusta
phone-remote-standings = Mostra la classifica
phone-remote-question = Domanda successiva
phone-remote-end = Mostra i risultati
phone-remote-results = Pubblica i risultati
phone-remote-skip = Salta questa domanda
phone-remote-skip-sure = Saltala: non conta per nessuno
phone-remote-pause = Ferma il tempo
phone-remote-resume = Riprendi il tempo
phone-remote-extend = 30 secondi in più
phone-remote-lock = Blocca gli ingressi
phone-remote-unlock = Riapri gli ingressi
phone-remote-is-locked = Non entra più nessuno.
phone-remote-answers = Risposte
phone-remote-here = Nell’aula
phone-remote-waiting = Senza connessione, ancora senza risposta
phone-remote-of = su
phone-remote-lost = Nessuna connessione. Si riprova.
phone-remote-lobby = La classe sta entrando
phone-remote-sitting = L’esame è in corso
phone-remote-handed = L’esame è chiuso
phone-remote-over = Quiz terminato
phone-remote-unknown = Questo link non apre nessuna aula
phone-remote-unknown-why = Un link serve un solo telefono, finché non viene sostituito. Prendine uno nuovo sul computer che conduce la sessione.

# tailleur host
host-remote = Apri { $link } sul tuo telefono per condurre la sessione da lì. Lo ottiene il primo telefono che lo apre, e nessun altro. «r new» lo sostituisce.
host-remote-hint = Per condurre la sessione dal tuo telefono, digita r. Appare un link: non mostrarlo alla classe.
host-remote-paired = Un telefono è il telecomando. Il suo link non ne fa entrare altri; «r new» lo sostituisce.
host-remote-none = Questa sessione non ha un telecomando.
cli-host-tls = Cifra la connessione, con un certificato che il programma fa da sé
host-tls = La connessione è cifrata con un certificato fatto da questo programma: ogni telefono ne avverte una volta e chiede se continuare. La sua impronta (SHA-256) è { $fingerprint }
room-no-certificate = Non si è potuto fare un certificato per cifrare la connessione: { $why }.
