# What the checker adds to a fault, and what is of no use in a pack.
did-you-mean = { $what } Did you mean `{ $meant }`?
flaw-unused-picture = No page and no question shows this picture. Show it (`![…]({ $found })`), or take it out of the folder.
flaw-unused-house = No lesson of the pack is for the house `{ $found }`. Name it in `houses`, or take the file out.
flaw-unused-chips = No house and no drill of the pack uses the pieces `{ $found }`. Name them in `set`, or take the file out.
flaw-stray-file = This file is of no use here. Lessons end in `.ron`, pictures go into `pictures/`, sounds into `voice/`. Move it, or take it out.
flaw-stray-folder = A pack has no folder `{ $found }`: nothing in it is read. It may have: { $known }.
further-unchecked = { $what } The rest of this file has not been checked.
