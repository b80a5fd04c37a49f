# Other names for lessons, pictures and sounds.
rename-lesson = Name of the lesson
rename-medium = Name of the file
rename-do = Rename
rename-lesson-about = The file, the order of the pack and the lessons that come after it follow. What a trainee has learnt is kept under this name: in a lesson that was handed over it begins again from nothing.
rename-medium-about = Every page and question that shows it follows.
rename-named-in = Named in: { $files }
rename-named-nowhere = Nothing in the pack names it.
rename-no-id = A lesson’s name has small letters, digits and single hyphens between them: row-five.
rename-no-name = A file’s name has letters without accents, digits, hyphens and underscores.
rename-taken = Another one has this name.
rename-nothing = What is selected has no name of its own.
rename-broken = The file cannot be renamed while a bracket or a quote in it is missing.
workshop-row-pictures = Pictures ({ $count })
workshop-row-sounds = Sounds ({ $count })
workshop-not-renamed = The file { $place } could not get its new name: { $trouble }
rename-folder-about = To add one, put its file into this folder of { $place } and open the pack again.
