### The interface: everything that is the same for all games.

## Players

name-player = Player { $number }
bot-novice = Novice bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-other = Bot { $level }

## The table page

title-help = ? help
title-log = Log
title-question = { $player }, it is up to you
title-waiting = Waiting
title-over = The game is over
title-help-window = Help
title-rules = Rules: { $wanted }

hints-table = ↑↓←→ Tab move · Enter use · 1 2 a b choose · u undo · q quit · r rules · c card · s save · ? help · l log · L Русский · X concede
hints-over = n new game · w watch it again · s save · q quit · u undo · l log · L Русский
hints-replay = ← → step · PgUp PgDn turn · q quit · number Enter jump · ↑↓ table · L Русский · Home End
choices-all = Esc: all choices
choose-amount = Spend ‹ { $amount } ›   ({ $least }–{ $most }; digits, + and −; Enter)

wait-thinking = { $player } is thinking… { $percent } %
wait-for = Waiting for { $player }.
wait-keys = Space: hurry the bot · u: take back your last decision

curtain-pass = Pass the screen to { $player }.
curtain-enter = Nobody else looks? Then press Enter.
screen-too-small = Orrery needs a terminal of { $width }×{ $height }; this one has { $columns }×{ $rows }. Make the window larger or the letters smaller.

over-won = { $player }: victory!
over-drawn = A draw: { $player }.

help-keys =
    Arrows, Tab — move over the table and the choices. Things marked › can be used now.
    Enter — use what is in focus; if it cannot be used, learn why.
    1 2 3, a b d — take a choice by its number or letter.
    + and −, digits — change an amount; Enter spends it.
    Esc — back to all choices. Space — hurry a bot.
    c — the full text of a card. l — the whole log.
    r or / — look up the rules, first the one that is asked or was broken.
    u — take back. s — save. q — quit. X — concede.
    V — give the screen to another player who is asked too.
    L — по-русски.
close-hint = ↑↓ scroll · Esc close
pile-hint = ↑↓ · Enter use · c card · Esc close
rules-hint = type words or a number · ↑↓ scroll · Esc close
rules-nothing-found = Nothing found. Try fewer words, or a paragraph such as 5.4.2.

confirm-quit = This game is not saved. Quit all the same?
confirm-quit-keys = s save and quit · y quit · Esc stay
confirm-concede = Concede the game? This cannot be changed afterwards without the others.
confirm-keys = y yes · Esc no
confirm-undo = { $player } wants to take back the last decision and all that came after it. Do the others agree: { $others }?

notice-undone = Taken back.
notice-saved = Saved to { $file }.
notice-not-saved = not saved to { $file }: { $error }
notice-file-exists = { $file } exists and is left as it is; start with --save and another name
notice-no-card = This is not a card.

## What the table refuses

table-not-seated = nobody sits in that seat ({ $player })
table-not-human = only a person can do this ({ $player })
table-over = the game is over
table-stale-version = the game has moved on since; look again
table-unasked = nothing asks for this now
table-seat-count = the game has { $expected } seats, not { $actual }
table-nothing-to-undo = there is no decision of yours to take back
table-undo-pending = { $player } has asked to take something back; answer that first
table-no-undo-asked = nobody has asked to take anything back

## Saved games

load-not-orrery = this is not a game saved by Orrery; choose a file that Orrery has written
load-newer-format = it was saved by a later Orrery (format { $found }); update this program
load-other-game = it is a game of { $found }, not of { $expected }
load-other-rules = it was played under version { $found } of the rules, this program knows version { $expected }; use the Orrery that saved it
load-damaged = it is damaged at line { $line }: { $reason }; use another copy of the file
load-refused = the rules refuse line { $line }: { $reason }; the file was changed
load-state-differs = at line { $line } the game comes out differently than when it was saved; the file was changed

damage-truncated = the text ends too early
damage-checksum = the checksum does not match
damage-header = not the header line expected here
damage-line = neither a record nor a checkpoint nor a result
damage-encoding = the bytes make no sense
damage-no-checkpoint = a checkpoint is missing
damage-seats = another number of seats than the game has
damage-result = a result the game does not have
damage-not-text = this is not text

replay-verified = Verified. Records: { $records }, checkpoints that agree: { $checkpoints }; the result agrees too.
replay-record = record { $at } of { $records }

## The rules on the command line

rules-how = Look up a paragraph (5.4.2, G12), a section (4.4) or words (outpost protects).
rules-no-match = Nothing in the rules matches ‘{ $wanted }’. Try fewer words, the beginning of a word, or a paragraph such as 5.4.2; without an argument the contents are listed.

## Simulation

sim-progress = {"{"}spinner{"}"} {"{"}wide_bar{"}"} {"{"}pos{"}"}/{"{"}len{"}"} games, {"{"}eta{"}"} left
sim-bot = Bot
sim-wins = Wins
sim-rate = Win rate (95 %)
sim-first = Went first
sim-first-wins = The side that goes first wins { $rate } of the decided games.
sim-draws = Draws: { $draws } of { $games } games.
sim-broken-off = Broken off as endless: { $games }.
sim-turns = Turns: { $mean } on average, { $min } to { $max }.
sim-decisions = Decisions: { $mean } on average, { $min } to { $max }.
sim-speed = { $speed } games a second.
sim-stopped = Stopped after { $games } of { $all } games.
sim-timed = A bot thinks by the clock: there was one game at a time, and the same seed may end otherwise another time.
sim-timed-together = A bot thinks by the clock, and { $threads } games at a time shared the processors: it had less time than it is named for, and the same seed may end otherwise another time.
arena-rating = Rating (95 %)
arena-wins = Won / games
arena-time = ms a decision
arena-uneven = Everybody has met everybody in every seat equally often after each { $cycle } games; choose a multiple of that with --games.
arena-orders = Bots have sat in every order around the table equally often after each { $round } games.
arena-written = The report is in { $file }
arena-title = { $game }, { $players } players: { $games } games, seed { $seed }
arena-ratings = Ratings
    .about = 400 points are ten to one; 0 is the average of the bots that have beaten each other, directly or through others, or of all if there are none. Lines are 95 % intervals: all ratings under which these results are not much less likely than under the best ones. An arrow, or ≥ and ≤, stands where no result sets a limit: who has won everything might be stronger by any amount.
arena-table = In figures
arena-duels = Who beats whom
    .about = The share of the bot of the row against that of the column, of the games in which just one of the two won or shared the win.
arena-duel = { $wins } of { $games } games
arena-course = Ratings, game after game
    .about = Where lines still wander at the right, more games are needed.
arena-lengths = Turns a game
arena-stop = Ctrl-C stops and reports on the games that are over.

## The list of games

games-facts = { $least } to { $most } players, { $short } to { $long } minutes
games-players = { $players } players

## Errors

error-file = { $file }: { $reason }
error-seats = there are { $seats } seats named for { $players } players; name as many seats as players, or leave --players out
error-players = { $mode } is for { $counts } players, not { $players }; use another --players, or one of: { $fitting }
error-players-none = the game is for { $least } to { $most } players, not { $players }; use another --players
error-first = there is no seat { $seat } among { $players }; --first counts from 1
error-bot = there is no bot called ‘{ $name }’; use human, human:NAME, novice, easy, normal, hard, expert, random, greedy, search:3000 or search:500ms
error-name = a name has 1 to { $most } letters: human:NAME
error-player = there is no bot called ‘{ $name }’; use novice, easy, normal, hard, expert, random, greedy, search:3000, search:500ms or, for a program of your own, cmd:COMMAND
error-sim-seats = { $seats } bots are named, but the mode needs { $players }; name one bot a seat with --seats
error-program-start = the program ‘{ $program }’ cannot be started: { $reason }
error-program-ended = the program ‘{ $program }’ ended before the game did
error-program-late = the program ‘{ $program }’ has not answered for { $seconds } seconds
error-program-answer = the program ‘{ $program }’ has to answer {"{"}"action": ...{"}"} with the action of one of the choices, not: { $answer }
error-arena-bots = name at least two different bots with --bots, e.g. --bots greedy,easy,random
error-arena-file = { $file } is there already; name another file with --report
error-arena-stopped = stopped before a game was over
error-arena-report = the report { $file } cannot be written; name another file with --report
error-save-exists = { $file } exists and is left as it is; choose another --save, or go on with it by --resume
error-record-exists = { $file } exists and is left as it is; choose another folder with --records
error-folder = the folder { $folder } cannot be made
error-foreign-seats = { $file }: seats of this game are empty or played by bots that this program does not know
error-no-terminal = this needs a terminal; run it in one, without redirecting the output
error-replay-terminal = watching needs a terminal; use --list, --at N or --verify to print
error-set = ‘{ $wish }’ chooses nothing; write --set option=value
error-option = there is no option ‘{ $key }’; there are: { $keys }
error-written = ‘{ $key }’ is one line of at most { $most } characters
error-value = ‘{ $key }’ cannot be ‘{ $value }’; use one of: { $values }
error-unknown-game = { $file }: this program does not know the game ‘{ $game }’
error-at = there is no record { $at }; the game has { $records }

odds-no-flag = this game knows nothing to choose with --{ $flag }
odds-bad-flag = --{ $flag } cannot be ‘{ $text }’; use one of: { $known }
odds-none = this game has no contests whose odds could be stated
