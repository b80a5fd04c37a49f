# What is begun in the workshop from a template.
templates-house-blank = A blank house, which cites no text
workshop-new-house = House
workshop-new-glossary = Glossary
workshop-did-new-house = New house
workshop-did-new-glossary = Glossary
workshop-add-question = Which question?
workshop-add-lesson = Which lesson?
workshop-add-template = It is complete as it begins: change what you like.
workshop-add-house = Like which house?
workshop-add-house-about = The new house is a copy: change what is otherwise at yours. The original stays as it is.
workshop-house-name = Name of the new house
workshop-house-new-name = Our house
workshop-house-like = { $house } (ours)
