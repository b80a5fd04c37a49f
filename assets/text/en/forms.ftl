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

# What the referee says of a question written out.
workshop-referee = The referee
workshop-referee-says = The referee says: { $right }
workshop-referee-stands = That is what the referee says: { $right }
workshop-fill-in = Fill in the referee’s answer
workshop-referee-differs = The houses of this lesson do not decide alike. Leave the right answer out: the referee gives it in each of them.
workshop-referee-here = { $house }: { $right }
workshop-referee-cannot = The referee cannot decide it yet ({ $house }). { $why }
