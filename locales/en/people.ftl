### People beyond one move: clocks and votes of a table, ratings, notifications, the operators' page.

## Clock and votes

clock-total = Time for the whole game
clock-total-none = As long as it takes
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-weekends = Saturdays and Sundays do not count
clock-zone = Time zone
clock-late = When time runs out
clock-late-bot = a bot plays until the player is back
clock-late-concede = the player concedes
clock-late-vote = anybody may let a bot play
clock-late-explained = { $player }'s time is over.
clock-none = Nobody is hurried. Choose a time for a turn to play over days.
clock-turn = A turn lasts until somebody else decides, however many decisions it takes.
clock-paused = The clock stands still.
clock-weekend = It is the weekend ({ $zone }): no time is counted until Monday.
clock-spent = Your time for this game is used up. A bot plays on for you.
clock-ends = time until { $when }
clock-over = time is over
clock-waits = waits for others
clock-left = left in all: { $time }
clock-until = until { $when }
clock-dh = { $days } d { $hours } h
clock-hm = { $hours } h { $minutes } min
clock-sign = Time of { $player }:
clock-sign-paused = clock paused
clock-sign-weekend = weekend
clock-move-hours = { $hours ->
    [one] { $hours } hour a turn
   *[other] { $hours } hours a turn
}
clock-move-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-all-hours = { $hours ->
    [one] { $hours } hour in all
   *[other] { $hours } hours in all
}
clock-all-days = { $days ->
    [one] { $days } day in all
   *[other] { $days } days in all
}
clock-weekends-off = weekends off
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

vote-open = Clock and votes
vote-votes = Votes
vote-clock = Clock
vote-explained = What the whole table does needs everybody's consent. One who is against ends the vote.
vote-alone = You are the only person at this table: what you wish is done at once.
vote-offline = The server cannot be reached. Votes wait until you are connected again.
vote-for-good = It cannot be undone.
vote-pause = Pause the clock
vote-pause-explained = It stands still until somebody wants to go on.
vote-resume = Go on
vote-resume-explained = The clock runs again, without a vote.
vote-extend = More time
vote-extend-explained = Whoever has to decide gets as much time again as a turn has, or a day if only the time for the whole game is limited.
vote-concede = Give the game to { $player }
vote-concede-explained = Everybody else concedes.
vote-abort = End without a result
vote-abort-explained = Nobody wins, and nothing counts.
vote-bot = A bot plays for { $player }
vote-bot-explained = The player is away, and may take the seat back at any time.
vote-bot-late = The player's time is over: you alone may decide.
vote-propose = Propose
vote-do = Do it
vote-withdraw = Withdraw
vote-agree = Agree
vote-refuse = Against
vote-mine = you have agreed
vote-waits = A vote waits for you: { $what }
vote-aborted = Ended without a result
vote-aborted-explained = The game stopped here.

note-moved = { $player } proposes a vote: { $what }
note-carried = All agree: { $what }
note-refused = { $player } is against: { $what }
note-resumed = { $player } lets the clock run again
note-replaced = A bot plays for { $player }
note-late = The time of { $player } is over: a bot plays on
note-back = { $player } plays again
note-timed-out = The time of { $player } is over

over-ratings = Rating (change)
over-unrated = Not rated. What counts is a game played here from its beginning in which everybody has an account, sits in one seat and decides at least five times.
over-rating = { $points } ({ $change })

web-barred = You are not let in
web-barred-hint = Those who run this server decided so. Ask them if you think it is a mistake; if they let you in again, this page opens again.
web-barred-password = Password, if you have an account

## Leaderboards and players
web-ways = Ways

board-title = Leaderboard
board-explained = Games between people with accounts count, one rating for each game and number of players.
board-games-nav = Games
board-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
board-empty = Nobody is rated here yet. Finish a game against people to be the first.
board-place = Place
board-name = Player
board-rating = Rating
board-games = Games
board-wins = Won
board-about = How ratings are computed
board-about-text = Weng and Lin's method for many players. Winners share the first place; the others come behind as the game tells, and whoever was out of it sooner comes later. Partners are rated as one side: what it wins or loses is shared between them. Whoever left the seat to a bot comes last. Shown is what a player is worth at least, so it begins at 0 and grows with the games.
player-since = Plays here since { $when }
player-ratings = Ratings
player-unrated = No rated game yet: a game counts if all seats are taken by different people with accounts, everybody decides at least five times and it comes to a result.
player-no-games = No finished games yet.
player-no-games-mine = You have not finished a game yet. Begin with one against bots, or sit down at an open table.
player-rated-games = Rating after the game
player-play = Choose a game
player-curve = Rating over { $games ->
    [one] { $games } game
   *[other] { $games } games
}
player-curve-none = None of its games is among the last two hundred.
player-curve-last = Rating over the last { $games ->
    [one] { $games } game
   *[other] { $games } games
}
player-months = Games finished in each month
player-share = Finished games and those won
player-history = Rated games
player-won = won
player-lost = lost
player-against = against { $names }
player-with = together with { $names }
player-replay = Replay
player-mine = My page
player-games-won = { $wins } of { $games } won

## Settings

settings-title = Settings
settings-notices = Notifications
settings-explained = While you look at any table, nothing is sent. Messages tell what your seat may know, and nothing more.
settings-mail = Mail address
settings-mail-none = This server sends no mail.
settings-mail-waits = A letter is on its way: open the link in it to confirm the address. Until then no mail about games is sent.
settings-mail-replaces = { $new } waits to be confirmed: open the link in the letter. Until then letters go to { $old }.
settings-mail-guarded = A letter to this address can set a new password, so your current one is asked for.
settings-mail-again = Send it again
settings-mail-sent = The letter is on its way again.
settings-guest = You are a guest: these settings last as long as this browser remembers you. With an account they stay, wherever you log in.
settings-nowhere = There is nowhere to write to yet: give a mail address or a webhook, or let this browser be told.
settings-test-hint = A test message goes to the addresses as they were saved, and to your browsers.
settings-mail-confirmed = The address is confirmed.
settings-letters = Letters about games go there
settings-webhook = Webhook
settings-webhook-hint = The https address that Discord or Slack gave you, or one of your own.
settings-webhook-brief = Others read it, too: only say that it is my turn, not what is asked
settings-form = Form
settings-form-discord = Discord
settings-form-slack = Slack
settings-form-json = Plain JSON
settings-what = Tell me
settings-turns = when it is my turn
settings-ends = when a game is over
settings-votes = when a vote waits for me
settings-pause = At most one message about a table in
settings-digest = Everything together once a day
settings-digest-none = No, one by one
settings-digest-at = at { $hour }
settings-quiet = Quiet hours
settings-quiet-from = from
settings-quiet-to = to
settings-zone = My time zone
settings-language = Language of the messages
settings-save = Save
settings-saved = Saved.
settings-test = Send a test message
settings-tested = A message is on its way.
settings-confirmed = The address is confirmed. Mail will come here.
settings-leave = No more mail about games?
settings-leave-explained = Letters about games end. The address stays, in case you forget your password.
settings-leave-do = End the letters
settings-leave-stay = Keep them
settings-left = No more mail about games will come. The address stays, in case you forget your password.
settings-account = My data
settings-export = Download everything the server knows about me
settings-forget = Forget me
settings-delete = Delete my account
settings-delete-explained = Your name, password, addresses, ratings and history go. Games you have played stay, with a nameless player in your seat; bots go on with the others. It cannot be undone.
settings-delete-guest = Your name goes, and bots play on in your seats. It cannot be undone.
settings-delete-sure = Delete for good
settings-keep = Keep it

## Browsers that are told by push

web-push-way = Browser
web-push = Tell this browser
web-push-off = A message shows on this device, even when no page of Orrery is open.
web-push-on = Messages show on this device. When you log out, they end.
web-push-insecure = Browsers take messages only from sites whose address begins with https.
web-push-unsupported = This browser cannot show messages of sites. Take another one, or mail or a webhook.
web-push-denied = This browser has been told to show no messages of this site. To allow them, open the sign beside the address, set notifications to “Allow” and come back here.
web-push-dismissed = the browser was not allowed to show messages: switch it on again and choose “Allow”
web-push-no-service = this browser reaches no push service: try again later, or take mail or a webhook
web-push-turned-on = From now on this browser tells you.
web-push-turned-off = This browser tells you nothing any more.
web-push-list = My browsers that are told
web-push-name = { $browser } on { $system }
web-push-nameless = Unknown browser
web-push-since = since { $date }
web-push-since-here = this browser, since { $date }
web-push-remove = Remove
web-push-remove-named = Remove { $name }
web-push-removed = Removed: { $name }.

## Passwords

password-title = Password
password-explained = Other browsers where you are logged in will have to log in again.
password-current = Current password
password-new = New password (at least 8 characters)
password-change = Change the password
password-changed = The password is changed.
password-programs = { $count ->
    [one] { $count } program keeps its token and plays on; you can revoke it below, under ‘{ $place }’.
   *[other] { $count } programs keep their tokens and play on; you can revoke them below, under ‘{ $place }’.
}
password-wrong = This is not your current password.
password-forgotten = I have forgotten my password
password-forgotten-do = Ask for another letter
password-sent = If the account has a confirmed mail address, a letter is on its way.
password-reset = A new password
password-reset-explained = All browsers will be logged out, the tokens of programs will end, and this browser logs in with the new password.
password-reset-do = Set the password

## Sessions

sessions-title = Where you are logged in
sessions-explained = Each browser stays logged in until you log out there or here. Programs have tokens of their own.
sessions-here = this browser
sessions-seen = last seen { $date }
sessions-end = Log out
sessions-end-named = Log out { $name }
sessions-ended = { $name } is logged out.
sessions-end-others = Log out all others
sessions-ended-others = All other browsers are logged out.

## Programs

tokens-title = Programs that play for me
tokens-explained = A program with a token plays in my seats and makes tables in my name. It can change nothing else of my account.
tokens-manual = How programs play
tokens-label = Name of the program
tokens-make = Make a token
tokens-made = Copy it now: it is shown once, and the server keeps only its hash.
tokens-copy = Copy
tokens-copied = Copied.
tokens-none = No program has a token.
tokens-of = Made { $made }, last used { $seen }
tokens-revoke = Revoke
tokens-revoke-named = Revoke the token of { $name }
tokens-revoked = The token of { $name } is revoked.

## Operators

admin-title = Operators
admin-tables = Tables
admin-people = People
admin-sessions = Sessions within a month
admin-rooms = Tables in memory
admin-sockets = Open connections
admin-rules = Rules in use
admin-rules-version = Version { $rules }
admin-rules-old = played by no server
admin-end = End these games
admin-end-sure = End all these games?
admin-end-explained = Nobody wins, and nothing counts. An Orrery that plays these rules could finish them.
admin-end-table = End this game
admin-end-table-sure = End this game?
admin-end-table-explained = Nobody wins, and nothing counts. It cannot be taken back.
admin-log-out = Log out everywhere
admin-tables-of = Tables of { $name }
admin-search-table = Find a table by its address
admin-no-such-table = There is no such table.
admin-latest = Latest tables
admin-no-latest = There is no table yet.
admin-host = host: { $name }
admin-now = Now
admin-who = Who plays here
admin-again = Refresh
admin-seen = seen { $when }
admin-ban-sure = Ban { $name }?
admin-ban-explained = Open tables close for this player at once, and the account is refused from now on. The games stay; others may let a bot play on. Only those at this player's tables that nobody but bots plays end, without a result. You can let the player in again at any time.
admin-table-gathering = gathering players
admin-table-playing = being played
admin-table-over = over
admin-search = Find people by name
admin-find = Find
admin-ban = Ban
admin-unban = Let in again
admin-forget = Forget
admin-forget-sure = Forget { $name } for good?
admin-forget-explained = Name, password, addresses, ratings and history go, as if the player had deleted the account. Games stay, with a nameless player in the seat. It cannot be undone.
admin-banned = banned
admin-account = account
admin-guest = guest
admin-person-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}
admin-person-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-phase-gathering = gathering
admin-phase-playing = playing
admin-phase-over = over
admin-kind-accounts = accounts
admin-kind-guests = guests
admin-kind-banned = banned
admin-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
admin-nobody = Nobody is called like that.
admin-no-tables = No game is being played.

## Refusals

server-no-clock = this table counts no time
server-paused = the clock stands still already
server-not-paused = the clock is running
server-not-asked = this vote is not for you to decide
server-no-vote = there is no such vote any more
server-time-up = your time for this game is used up; the bot plays on
server-out = that player is out of the game
server-cannot-concede = nobody can concede yet: the game is still being set up
server-counts = a game between people is over once it is over: nothing is taken back
server-voted-out-cannot-agree = somebody who was voted out would have to agree to this, and is away
server-wrong-clock = this clock is not possible: choose other hours or another time zone
server-no-such-player = there is no account of that name
server-bad-mail = the mail address is wrong or does not take mail
server-letter-lost = the mail server does not take the letter: try again later, or check the address
server-bad-webhook = the webhook has to be an https address that anybody can reach, and it has to answer
server-bad-push = the browser's push service has to have an https address that anybody can reach, and it has to take the message: switch it off and on again
server-no-such-browser = this browser has been removed already
server-no-such-session = this browser is logged out already
server-bad-settings = something in these settings does not fit; look through them again
server-no-mail = this server sends no mail
server-banned = this account is banned from this server
server-not-admin = this page is for those who run the server
server-bad-token = this link has been used, is older than a week, or has been replaced by a newer one
server-old-letter = this link has been used, or is older than an hour; ask for another letter
server-no-such-token = there is no such token
server-too-many-tokens = you have as many tokens as one may have: revoke one first
server-not-for-programs = a program's token is for playing: do this in the browser
server-no-account = this needs an account; create one first
server-bad-records = this is no saved game, or not by the rules
server-too-many-imports = that is more of other games than one may take over in a day; come back later
server-elsewhere = this game goes on at another server of this site; try again in a moment
server-only-finishes = this server only finishes its games, because a newer one takes its place; reload the page and try again
server-may-end = this game was begun under older rules and cannot go on here; you can end it without a result
server-can-go-on = this game can go on; its players end it by a vote
