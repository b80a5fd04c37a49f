# Ce qui attend d’être écrit, et les copies de modules.
workshop-kept-aside = La dernière fois que ce module était ouvert, des changements n’ont pas pu être enregistrés : { $files }.
workshop-take-up = Les reprendre (annulable)
workshop-throw-away = Les jeter
workshop-did-draft = Changements repris
workshop-waits = des changements attendent
workshop-no-such-pack = Le module « { $pack } » n’est plus là.
workshop-aside = Conservé à part
