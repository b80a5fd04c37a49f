# The question bank of the lesson editor.
workshop-bank = Question from another pack
workshop-bank-about = Questions and drills from all packs. Click one to copy it into the selected lesson; its origin is noted in the file.
workshop-bank-words = Words or clause
workshop-bank-kind = Kind
workshop-bank-any-kind = All kinds
workshop-bank-any-house = All houses
workshop-bank-found = { $count ->
    [0] Nothing found.
    [one] One found.
   *[other] { $count } found.
}
workshop-bank-origin = From { $origin } ({ $path })
workshop-did-bank = From question bank
workshop-bank-not = This can’t be copied here: select a lesson, or copy the step in the text of its file.
workshop-bank-drill = Drill: { $title } ({ $rounds })
