### What the browser says beyond the interface and the games: pages, forms, states, and what the server refuses.

## Front page

web-only-finishes = This server is being replaced by a newer one. Games that run are finished here, and new ones begin there: reload the page to get to it.
web-slogan = Space board games with every rule enforced: live, move by move, or against bots.
web-play-now = Play now against a bot
web-new-table = New table
web-rules = Rules
web-fact-players = { $fewest }–{ $most } players
web-fact-minutes = { $from }–{ $to } minutes
web-fact-weight = { $weight ->
    [1] easy to learn
    [2] light
    [3] medium
    [4] demanding
   *[5] heavy
}
web-join = Join
web-join-by-link = Join by link
web-join-placeholder = Paste the link or the table’s code
web-join-wrong = This is not the address of a table. Copy the whole link that you were sent.
web-open = Open a saved game
web-open-explained = Watch a game that was kept as a file
web-open-here = Drop the file anywhere
web-open-reading = Reading the game…
web-open-unreadable = This file is no saved game, or it has been changed. Take the one that “Download” gave you.
web-open-other-rules = This game was played by rules that are not played here.
web-open-not-over = This game is not over. Only finished games can be opened.
web-open-too-large = This file is too large. A saved game has at most 1 MB.
web-open-no-account = Only an account can open saved games.
web-list-waiting = Waiting for you
web-list-mine = My games
web-list-mine-empty = You have no games yet. One click above starts one.
web-list-open = Open tables
web-list-open-empty = Nobody is waiting for players. Make a table and leave a seat open.
web-list-watch = Games to watch
web-list-watch-empty = No public game is being played right now.
web-list-finished = Finished games
web-list-finished-empty = Games that are over stay here to be replayed.
web-list-end = There is nothing further back.
web-older = Older
web-newer = Newer
web-my-turn = Your turn
web-gathering = Gathering players
web-go-on = Go on
web-watch = Watch
web-look = Look
web-winner = winner

## Name and account

web-name-change = { $name }: change your name
web-login = Log in
web-logout = Log out
web-account-name = Your name
web-account-name-explained = This is how others see you at the table. You play as a guest; no account is needed.
web-account-name-do = Change the name
web-account-keep = Keep my games with an account
web-account-register = Make an account
web-account-register-explained = A name and a password keep your games for you on any device.
web-account-register-do = Make the account
web-account-login = Log in
web-account-login-explained = Your games come back to you.
web-account-login-do = Log in
web-account-forgotten = A new password
web-account-forgotten-explained = A letter goes to the confirmed mail address of your account. The link in it holds for an hour.
web-account-forgotten-do = Send the letter
web-account-your-name = Name
web-account-password = Password (at least 8 characters)

## New table

web-form-players = Players
web-form-rules = Rules
web-form-seats = Seats
web-form-table = Table
web-form-name = Name at this screen
web-form-hot-seat = Several players share this screen: it is hidden whenever it passes from one to the next.
web-form-public = Listed for everybody (otherwise found only by its link)
web-form-time = Time for a turn
web-form-live = Live: no limit
web-form-start = Start the game
web-form-open = Open the table
web-seat-number = Seat { $number }
web-seat-free = Free seat
web-seat-me = Me
web-seat-open = Anybody who comes

## Before the game

web-sit = Sit here
web-start = Start the game
web-leave = Leave the table
web-invite = Send this link to whoever is to play
web-copy = Copy
web-copied = Copied
web-waiting-for-seats = Waiting until every seat is taken.
web-waiting-for-host = All seats are taken. Waiting for the host to start.
web-ready-to-start = All seats are taken. Start whenever you like.

## The table

web-table = Table
web-players = Players
web-side = Question, log and chat
web-views = Views
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-fit = Show the whole map
web-screen-fold = Show the map
web-screen-open = Show it again
web-mine = Mine
web-tab-asked = something here may be chosen
web-my-things = My things
web-you = you
web-own-name = the name of an account
web-choose = Choose
web-choices-aside = More: { $count }
web-your-decision = { $player }, it is up to you.
web-up-to-you = It is up to you.
web-not-your-turn = Not your turn
web-watching = You are watching
web-out = You are out of the game
web-moment = One moment…
web-may = You may
web-thinking = thinking…
web-deciding = deciding
web-away = away
web-replaced = a bot stands in
web-replace = Let a bot play on
web-mine-replaced = A bot is playing for you.
web-take-back = Take my seat back
web-all-choices = All choices
web-choices = Choices ({ $count })
web-amount = Amount
web-amount-all = All { $amount }
web-choices-count = { $count ->
    [one] There is one choice.
   *[other] There are { $count } choices.
}
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-nothing = There is nothing of yours to take back.
web-undo-free = Takes back your last decision.
web-undo-consent = Something hidden has been seen since: the others have to agree.
web-undo-waiting = The others are being asked whether they agree
web-undo-wanted = { $player } asks to undo
web-undo-explained = The last decision and everything after it would be taken back. Do you agree?
web-undo-agree = Agree
web-undo-refuse = Play on as it is
web-vote = { $agreed } of { $all } agree
web-orders = Reactions
web-orders-explained = What is to be done when you may react. Only you see this; to the others a pass looks the same either way.
web-order-ask = Always ask
web-order-askIfAble = Ask only when I can do something
web-order-passUntilAsked = Pass until my next turn
web-order-passToTheEnd = Pass all game
web-order-passing = Your order passes for you in a moment; choose something else to stop it.
web-skip = Skip
web-concede = Concede
web-concede-sure = Concede the game?
web-concede-explained = You leave this game for good and it counts as lost.
web-leave-explained = If you only have to go, let a bot play for you: you can take your seat back at any time.
web-leave-to-bot = Let a bot play for me
web-away-explained = { $player } is away.
web-play-on = Play on
web-sure = Are you sure?
web-go-back = Not yet
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Earlier lines
web-log-failed = They cannot be fetched just now.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-waits = goes out as soon as you are connected
web-chat-unsay = Take away: { $words }
web-chat-unsay-sure = Take these words away?
web-chat-unsay-yes = Take away
web-chat-unsaid = taken away by an operator
web-news = What happened
web-unfold = More about { $player }
web-why-watching = you are watching this game; take a seat at another table to play
web-reconnecting = Reconnecting… The table is shown as it was.
web-reconnecting-sends = Reconnecting… What you chose is sent as soon as the table is there again.
web-recap = Since you left
web-recap-go-on = Go on
web-cover-pass = Pass the screen to { $player }
web-cover-hidden = Nothing is shown until the right player looks.
web-cover-look = I am { $player }

## The end

web-over = The game is over
web-over-won = You have won!
web-over-lost = { $count ->
    [one] { $player } has won
   *[other] { $player } have won
}
web-over-winner = { $count ->
    [one] { $player } has won
   *[other] { $player } have won
}
web-over-fork = Play on from a moment
web-rematch = Rematch
web-to-front = To the front page
web-to-table = To the table

## Replay

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-moment = Moment of the game
web-replay-quiet = Nothing that can be seen happens at this step.
web-replay-start = The game begins.
web-replay-link = Link to this moment
web-download = Download
web-imported = brought from elsewhere
web-imported-explained = Somebody brought this game as a file. Nobody here saw it played: names and moves are what the file says.
web-download-explained = The whole game as a file, with all that was hidden. Any Orrery with the same rules opens it.
web-replay-only = this is a replay: fork it to play on from here
web-fork = Play on from here
web-fork-title = Play on from step { $record }
web-fork-explained = A new table starts from this moment of the finished game, against bots or at one screen.
web-fork-go = Start the new game

## Rules

web-rule-open = Rule { $rule }
web-rule-link = Link to rule { $rule }
web-rule-title = Rule { $rule }
web-rules-search = Search the rules: words or a number such as 5.4.2
web-rules-nothing = Nothing found. Try fewer words, or a number such as 5.4.2.
web-rules-unreachable = The rules cannot be fetched right now. Try again when you are connected.
web-rules-open = Open all the rules
web-rules-table = Table
web-contents = Contents
web-print = Print

## Keys

web-keys = Keys and help
web-keys-why = Whatever may be used glows. Click anything else and the table says why not, with the rule.
web-key-digits = 1 2 3
web-key-digits-does = take a choice by its number
web-key-arrows = Tab, arrows
web-key-arrows-does = Tab goes from place to place, arrows within one
web-key-map = arrows; + −
web-key-map-does = on the map: move and zoom; Home shows all of it
web-key-enter = Enter
web-key-enter-does = use what is in focus, or learn why not
web-key-escape = Esc
web-key-escape-does = back to all choices
web-key-space = Space
web-key-space-does = skip what is being shown
web-key-undo = U
web-key-undo-does = undo
web-key-log = L
web-key-log-does = the log
web-key-chat = C
web-key-chat-does = the chat
web-key-help = ?
web-key-help-does = this help

## First turn

web-coach = First turn
web-coach-step = First turn, { $step } of { $steps }
web-coach-next = Got it
web-coach-stop = No hints

## Everywhere

web-close = Close
web-switch-language = Переключить на русский
web-theme-light = Light theme
web-theme-dark = Dark theme
web-outdated = Orrery was updated. Reload when convenient; your games are safe.
web-outdated-reload = Reload
web-outdated-later = Later
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-trouble = That did not work
web-try-again = Try again
web-error-unknown = something went wrong on the way; try again
web-error-offline = the server cannot be reached; try again in a moment
web-offline-lists = The server cannot be reached. The lists are refreshed as soon as it is back.
web-offline-again = The server cannot be reached. This page opens by itself as soon as the server is back.
web-error-unheard = the connection broke, and what you asked for may not have been heard; if the table does not show it, ask again
web-error-missing = there is nothing at this address
web-error-game = this browser page is older than the game; reload it

## What the server refuses

server-no-session = the server does not know you yet; reload the page
server-no-such-path = there is nothing at this address
server-no-such-game = there is no such game here
server-no-such-table = there is no such table; check the link
server-no-such-seat = there is no such seat at this table
server-no-such-record = the game has no such moment
server-no-such-level = there is no bot of that level
server-malformed = the server did not understand that; reload the page
server-sockets-only = only sockets are opened here
server-too-large = that is too much at once
server-too-slow = it took too long to come; try again
server-too-fast = that was too fast; wait a moment and try again
server-foreign-origin = this came from another site and is not accepted
server-bad-name = a name has 2 to 24 letters or digits
server-bad-password = a password has 8 to 128 characters
server-name-taken = somebody has this name already; choose another
server-wrong-password = name and password do not match
server-accounts-keep-names = an account keeps its name
server-not-host = only whoever made the table can do this
server-not-mine = this seat is not yours
server-which-seat = several seats here are yours: say which of them acts
server-not-gathering = the game has begun already
server-not-playing = the game has not begun, or is over
server-not-over = the game has to be over first
server-seat-taken = somebody sits there already
server-seated-already = you sit at this table already
server-seats-open = every seat has to be taken first
server-wrong-seats = the game needs another number of seats
server-not-away = this player is here, or has only just gone; wait a little
server-not-awaited = no decision of this player is awaited; a bot may stand in once one is
server-not-late = this player still has time; a bot may stand in once it is over
server-voted = you have voted already; the others are asked too
server-replaced = a bot plays this seat; take it back first
server-not-replaced = no bot plays this seat
server-unknown-action = this choice is not on offer any more; look again
server-no-such-window = this game has no such window
server-bad-words = say between 1 and 500 characters
server-other-rules = this game was played under older rules and cannot go on here
server-try-again = somebody was quicker; try again
server-no-database = the server’s database is not available right now; try again in a moment
server-broken = something broke on the server; try again
