### Messages to players who are away: mail, webhooks and browser push.

notice-turn = { $game }: it is your turn
notice-vote = { $game }: the others ask for your vote
notice-undo = { $game }: somebody asks to take something back
notice-bot = { $game }: a bot plays on for you
notice-late = { $game }: your time is over, and you have conceded
notice-over = { $game }: the game is over, { $winners } won
notice-aborted = { $game }: the game is over without a winner
notice-several = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
notice-news = { $count ->
    [one] News from { $count } table
   *[other] News from { $count } tables
}
notice-more = { $count ->
    [one] And one more table:
   *[other] And { $count } more tables:
}
notice-people = At the table: { $people }
notice-question = You are asked: { $question }
notice-until = There is time until { $year }-{ $month }-{ $day }, { $time } ({ $zone })
notice-test = Orrery can reach you here
notice-leave = No more mail about games: { $url }
notice-confirm-subject = Is this your address?
notice-confirm =
    { $name } wants to be told by mail when a game waits. If that is you, open this page:

    { $url }

    If it is not you, nothing has to be done: no other mail will come.
notice-replaced-subject = Letters do not come here any more
notice-replaced =
    This is not the address of { $name } at { $url } any more: it was replaced or taken away. If it was not you, write to whoever runs that server.
notice-reset-subject = A new password
notice-reset =
    Somebody has asked for a new password for { $name }. If it was you, open this page within an hour:

    { $url }

    If it was not you, nothing has to be done: the password stays as it is.
