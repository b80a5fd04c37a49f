# The way into a room

host-link-alone = No phone can come in: this machine is on no network, or the room was opened for this machine alone. On this machine it is here: { $link }
host-join-alone = No phone can come in: this machine is on no network, or the room was opened for this machine alone. Here itself it is at:
room-other-host = A room is only found by its address in figures, by localhost, or by a name that ends in .local: use the address on the projector.
