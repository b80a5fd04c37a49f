# The way into a room

host-link-alone = Phones can’t connect: this computer isn’t on a network, or the room is limited to this computer. On this computer: { $link }
host-join-alone = Phones can’t connect: this computer isn’t on a network, or the room is limited to this computer. On this computer:
room-other-host = Rooms can’t be opened at this address. Use the numeric address shown on the projector (or localhost, or a .local name).
