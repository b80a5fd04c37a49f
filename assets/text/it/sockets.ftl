
# The way into a room
host-link-alone = Nessun telefono può entrare: questo computer non è in rete, o l’aula è limitata a questo computer. Su questo computer: { $link }
host-join-alone = Nessun telefono può entrare: questo computer non è in rete, o l’aula è limitata a questo computer. Su questo computer:
room-other-host = Un’aula si trova solo con il suo indirizzo in cifre, con localhost o con un nome che finisce in .local: usa l’indirizzo sul proiettore.
