# La via verso un’aula

host-link-alone = Nessun telefono può entrare: questo computer non è in nessuna rete, o l’aula è stata aperta per lui solo. Su questo computer si trova qui: { $link }
host-join-alone = Nessun telefono può entrare: questo computer non è in nessuna rete, o l’aula è stata aperta per lui solo. Qui si trova a:
room-other-host = Un’aula si trova solo con il suo indirizzo in cifre, con localhost o con un nome che finisce in .local: usa l’indirizzo che è sul proiettore.
