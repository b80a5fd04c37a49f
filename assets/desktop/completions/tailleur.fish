# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tailleur_global_optspecs
    string join \n h/help profile= data= lesson= open= lang= V/version
end

function __fish_tailleur_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_tailleur_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_tailleur_using_subcommand
    set -l cmd (__fish_tailleur_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c tailleur -n "__fish_tailleur_needs_command" -l profile -d 'Profile to open' -r
complete -c tailleur -n "__fish_tailleur_needs_command" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_needs_command" -l lesson -d 'Lesson to start with' -r
complete -c tailleur -n "__fish_tailleur_needs_command" -l open -d 'Pack or exported profile to open; you can also give the file on its own, without --open' -r
complete -c tailleur -n "__fish_tailleur_needs_command" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_needs_command" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_needs_command" -s V -l version -d 'Print version'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "host" -d 'Run a quiz for a class on the local network'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "room" -d 'Show the results of a past room, or list all rooms'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "referee" -d 'Decide a coup, settle the bets and cite the rules'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "odds" -d 'Calculate exact probabilities and the house edge'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "deal" -d 'Deal shoes from a seed'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "check" -d 'Check houses, lessons and recordings for errors'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "sheet" -d 'Print a worksheet'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "shift" -d 'List, play and replay shifts at a table'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "clause" -d 'Show a clause, the lessons on it and how the houses differ'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "pack" -d 'Create, sign, verify and install single-file packs; import questions from other programs'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "progress" -d 'Show, export, merge and check saved progress'
complete -c tailleur -n "__fish_tailleur_needs_command" -f -a "class" -d 'Show the progress of a class and the quality of each question'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l house -d 'House (default: the first the lesson is for)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l table -d 'Table: large, midi or mini (default: the first one that suits the lesson)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l port -d 'Port (default: 8057, or any free port)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l count -d 'Number of questions (default: as many as the lesson has)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l seconds -d 'Seconds per question; 0 for no limit (default: 60)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l speed -d 'Speed bonus as a percentage of the points (default: 0)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l exam -d 'Exam at each person’s own pace, with a time limit in minutes; 0 for no limit' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l late -d 'Late joiners: scored from now, catch up, or watch only' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l standings -d 'Leaderboard: shown, shown without names, or off' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l teams -d 'Teams, separated by commas' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l roster -d 'Only let people on this class list join' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l seed -d 'Seed for the questions' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l own-questions -d 'Give each person individual questions'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l pins -d 'Give each name on the list a PIN, so that nobody else can use it'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l lively -d 'Show a countdown before each question, streaks and a podium'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l one-tap -d 'On phones, tapping a choice sends it'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l approve -d 'Newcomers wait until you let them in'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l tls -d 'Encrypt the connection with a self-signed certificate'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l loopback -d 'Open the room for this computer only, not for the network'
complete -c tailleur -n "__fish_tailleur_using_subcommand host" -l resume -d 'Resume the last interrupted room, with its code, people and scores'
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l csv -d 'Write people.csv, teams.csv, questions.csv and answers.csv into this folder' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l xlsx -d 'Export a spreadsheet with one sheet per table' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l pdf -d 'Export a PDF to print' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l practice -d 'Create a pack in this folder, with a lesson on the class’s mistakes' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l json -d 'Print everything as one JSON object'
complete -c tailleur -n "__fish_tailleur_using_subcommand room" -l replay -d 'Show every event, and why points were given'
complete -c tailleur -n "__fish_tailleur_using_subcommand referee" -l house -d 'House: its name, or a .ron file' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand referee" -l bet -d 'Bet in cents, such as punto=10000; may be repeated' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand referee" -l batch -d 'Settle a file of coups, one JSON object per line; - reads standard input' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand referee" -l incident -d 'Decide an irregularity, one JSON object; - reads standard input' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand referee" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand referee" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand referee" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand odds" -l house -d 'House: its name, or a .ron file' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand odds" -l packs -d 'Number of decks, 1 to 12 (default: the house’s)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand odds" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand odds" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand odds" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -l house -d 'House: its name, or a .ron file' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -l seed -d 'Seed; the same seed deals the same shoes' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -l coups -d 'Number of coups to deal (default: one shoe)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -l threads -d 'Number of threads for --totals (default: all cores)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand deal" -l totals -d 'Only count results'
complete -c tailleur -n "__fish_tailleur_using_subcommand check" -l since -d 'The pack’s previous version, to find changed IDs' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand check" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand check" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand check" -l strict -d 'Treat warnings as errors'
complete -c tailleur -n "__fish_tailleur_using_subcommand check" -l json -d 'Print one JSON document, for editors'
complete -c tailleur -n "__fish_tailleur_using_subcommand check" -l watch -d 'Check again whenever a file changes'
complete -c tailleur -n "__fish_tailleur_using_subcommand check" -l reference -d 'Print all fields, their types and meanings'
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l house -d 'House (default: the first house the lesson is for)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l table -d 'Table: large, midi or mini (default: the first one that suits the lesson)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l seed -d 'Seed; the same seed gives the same sheet' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l count -d 'Number of questions, 1 to 500' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l pdf -d 'Write a PDF to this file' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l roster -d 'Print a sheet for each person on this class list, with one answer key at the end' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l size -d 'Poster size, A3 or A4 (default: A3)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l key -d 'Add the answer key'
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l poster -d 'Print the house’s tableau as a poster'
complete -c tailleur -n "__fish_tailleur_using_subcommand sheet" -l schema -d 'Print the JSON schema of worksheets'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and not __fish_seen_subcommand_from list play replay" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and not __fish_seen_subcommand_from list play replay" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and not __fish_seen_subcommand_from list play replay" -f -a "list" -d 'List the scenarios'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and not __fish_seen_subcommand_from list play replay" -f -a "play" -d 'Play a scenario with an agent in the trainee’s positions'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and not __fish_seen_subcommand_from list play replay" -f -a "replay" -d 'Replay the log of a shift, whole or up to an action'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from list" -l house -d 'List only scenarios this house has a table for' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from list" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from list" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l seed -d 'Seed; the same seed and actions give the same shift' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l coups -d 'Number of coups (default: the scenario’s length)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l house -d 'House: its name, or a .ron file (default: the first house the scenario is for)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l table -d 'Table: large, midi or mini (default: the first size the scenario and the house share)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l agent -d 'perfect, idle, `fault:KIND` for one error of that kind, or `script:FILE`' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l log -d 'Save each action to this file before the next one; continues an interrupted log of the same shift' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l saved -d 'Print “saved” and each action’s number on standard error once it is in the log'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from play" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from replay" -l at -d 'Stop after this action' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from replay" -l scenario -d 'Scenario of the log, if not built in' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from replay" -l house -d 'House of the log, if not built in' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from replay" -l pdf -d 'Write the report to this PDF file' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from replay" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from replay" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand shift; and __fish_seen_subcommand_from replay" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand clause" -l house -d 'List the clauses of this house’s rules' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand clause" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand clause" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand clause" -l homes -d 'List all clauses with the drills and lessons that ask about them'
complete -c tailleur -n "__fish_tailleur_using_subcommand clause" -l json -d 'Print JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "key" -d 'Create a key pair to sign packs with'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "build" -d 'Build a pack file from a folder'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "verify" -d 'Check whether a pack file is complete and valid, and who signed it'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "install" -d 'Install a pack for a profile'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "list" -d 'List the packs installed for a profile'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "remove" -d 'Remove a pack from a profile; progress is kept'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "import" -d 'Create lessons from questions in GIFT, Aiken, CSV or a spreadsheet'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and not __fish_seen_subcommand_from key build verify install list remove import export" -f -a "export" -d 'Export a pack’s questions as GIFT, CSV or an Anki package'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from key" -l out -d 'Base name of the files NAME.key and NAME.pub (default: tailleur)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from key" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from key" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from key" -l no-password -d 'Don’t protect the secret key with a password'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from build" -l out -d 'File to write (default: ID-VERSION.tailleur-pack in this folder)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from build" -l sign -d 'Secret key to sign with: a file from `tailleur pack key` or `minisign`' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from build" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from build" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from verify" -l key -d 'Public key the pack must be signed with: the key itself or its file' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from verify" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from verify" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from install" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from install" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from install" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from install" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from install" -l older -d 'Install even if a newer version is installed'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from install" -l other-key -d 'Install even if the previous version was signed with another key'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from list" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from list" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from list" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from remove" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from remove" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from remove" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from import" -l out -d 'Pack folder, new or existing (default: named after the first file)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from import" -l house -d 'House the lessons are for, which also decides the coups' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from import" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from import" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from import" -l as-coups -d 'Treat every row of a table as a coup'
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from export" -l to -d 'Format: gift, csv or anki' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from export" -l lesson -d 'Export only this lesson; may be repeated' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from export" -l house -d 'House whose rules decide (default: the first of each lesson)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from export" -l seed -d 'Seed for the drills (default: 0)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from export" -l count -d 'Questions per lesson from its drills (default: as many as it has)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from export" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand pack; and __fish_seen_subcommand_from export" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -f -a "show" -d 'Show a profile’s progress for each drill'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -f -a "export" -d 'Export every answer of a profile as a table or as JSON'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -f -a "merge" -d 'Merge profiles, exports and journals into one folder; duplicates are dropped, nothing is lost'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -f -a "verify" -d 'Check every record of profiles, exports and journals'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -f -a "redate" -d 'Correct the dates of answers given while the clock was far ahead'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -f -a "report" -d 'Export the training report as PDF'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and not __fish_seen_subcommand_from show export merge verify redate report certificate" -f -a "certificate" -d 'Export the certificate of a passed table test as PDF'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from show" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from show" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from show" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from show" -l json -d 'Print one JSON object'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from show" -l csv -d 'Print a comma-separated table'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from export" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from export" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from export" -l out -d 'Write to this file' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from export" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from export" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from export" -l csv -d 'Print a comma-separated table'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from export" -l json -d 'Print JSON, one object per line'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from merge" -l into -d 'Folder to merge into; created if it does not exist' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from merge" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from merge" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from verify" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from verify" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from redate" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from redate" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from redate" -l to -d 'Day on which the last of these answers was given, such as 2026-11-23 (default: today)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from redate" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from redate" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from redate" -l set-aside -d 'Ignore these answers instead; they stay in their file'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from report" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from report" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from report" -l house -d 'House (default: that of the profile or the test)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from report" -l pdf -d 'PDF file to write' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from report" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from report" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from certificate" -l profile -d 'Profile (default: the one opened last)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from certificate" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from certificate" -l house -d 'House (default: that of the profile or the test)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from certificate" -l pdf -d 'PDF file to write' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from certificate" -l mark -d 'Verification code of the test, such as 3F2A-91C0 (default: the last test passed)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from certificate" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand progress; and __fish_seen_subcommand_from certificate" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l roster -d 'Class list: CSV, .xlsx or .ods with columns for given name, family name, group, number' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l house -d 'House (default: the one the class answered most in)' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l lesson -d 'Show the questions of this lesson' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l data -d 'Folder for profiles' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l csv -d 'Export the tables as CSV: FILE-trainees.csv, FILE-lessons.csv and so on' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l xlsx -d 'Export a spreadsheet with one sheet per table' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l lang -d 'Language' -r
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -s h -l help -d 'Print help'
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l items -d 'Show statistics for each question'
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l all-attempts -d 'Count all attempts at a test, not only first answers'
complete -c tailleur -n "__fish_tailleur_using_subcommand class" -l json -d 'Print one JSON object'
