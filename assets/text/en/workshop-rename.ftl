# Other names for lessons, pictures and sounds.
rename-lesson = File name
rename-medium = File name
rename-do = Rename
rename-lesson-about = Trainees never see it, but their progress is stored under it: don’t change it once you have shared the lesson.
rename-medium-about = Every page and question that uses it is updated.
rename-named-in = Used in: { $files }
rename-named-nowhere = Not used in this pack.
rename-no-id = Use lower-case letters, digits and single hyphens, e.g. row-five.
rename-no-name = Use unaccented letters, digits, hyphens and underscores.
rename-taken = This name is already taken. Choose another.
rename-nothing = The selected item has no name. Select a lesson, picture or sound.
rename-broken = Can’t rename the file while a bracket or quote is missing in it. Fix that first.
workshop-row-pictures = Pictures ({ $count })
workshop-row-sounds = Sounds ({ $count })
workshop-not-renamed = Couldn’t rename the file { $place }: { $trouble }
rename-folder-about = To add a file, copy it into this folder of { $place } and reopen the pack.
