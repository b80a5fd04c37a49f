# Templates of the lesson editor.
templates-house-blank = Blank house, without source text
workshop-new-house = House
workshop-new-glossary = Glossary
workshop-did-new-house = New house
workshop-did-new-glossary = New glossary
workshop-add-question = What kind of question?
workshop-add-lesson = What kind of lesson?
workshop-add-template = Ready to use – edit anything you like.
workshop-add-house = Base it on:
workshop-add-house-about = Copies the house you choose. Edit what is different at yours; the original stays unchanged.
workshop-house-name = Name of the new house
workshop-house-new-name = Our house
workshop-house-like = { $house } (ours)

# The referee’s answer to a custom question.
workshop-referee = Rules check
workshop-referee-says = Correct by the rules: { $right }
workshop-referee-stands = Matches the rules: { $right }
workshop-fill-in = Use as answer
workshop-referee-differs = The houses in this lesson decide differently. Leave the answer empty; each house’s own rules fill it in.
workshop-referee-here = { $house }: { $right }
workshop-referee-cannot = The referee can’t decide this yet ({ $house }). { $why }
