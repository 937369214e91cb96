# The screens in English.
warren = Warren
tagline = A table for small kobold games
close = Close
back = Back
menu = Menu
home = Home
copy = Copy
copied = Copied
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Home
play-now = Play now
play-now-about = against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
new-table = New table
learn = Learn it in two minutes
rules = Rules
seats-range = { $low }–{ $high } players
your-tables = Your tables
continue = Continue
look-again = Look again
forget-table = Remove from this list
join = Join a table
join-about = Did somebody send you a code?
code = Code or link
go = Go
open-tables = Open tables
more-tables = Show more tables
free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
replay-file = Replay a saved game
promise = No account. Nothing is tracked. Every move is on disk before you see it.

# A new table
set-up = Set up the table
how-many = How many seats?
who = Who sits where?
seat-me = You
seat-open = Open to somebody with the link
seat-here = Somebody else on this device
options = Options
clock = Time to think
clock-none = As long as you like
clock-move = { $seconds } seconds a move
clock-game = { $minutes } minutes a game
watched = Others may watch
listed = Anybody may find and join the table
create = Create the table

# Names and faces
your-name = Your name
your-face = Your kobold
another-face = Another one
part-skin = Skin
part-ears = Ears
part-snout = Snout
part-eyes = Eyes
part-teeth = Teeth
part-wear = Finery
next-part = { $part }: next

# Bots
opponents = You play against
bot-hatchling = Hatchling
bot-hatchling-about = fresh out of the egg, plays whatever glitters
bot-digger = Digger
bot-digger-about = grabs what counts most right now
bot-scout = Scout
bot-scout-about = peeks a few moves ahead
bot-elder = Elder
bot-elder-about = has seen it all, and thinks it through
bot-random = Whim
bot-greedy = Greed
a-bot = Bot

# The lobby
table-code = Table { $code }
waiting-room = Who is playing?
sit-here = Sit here
sit-here-too = Another person on this device
add-bot = Put a bot here
dismiss = Dismiss { $name }
stand-up = Stand up
move-here = Move here
seat-free = Free seat
share = Send this link to the others
share-phone = or let them scan this code
qr = The table's address as a code to scan
start = Start
start-waits = There are still free seats: wait for somebody, or put bots on them.
not-seated-yet = Sit down, or just watch.
watchers = { $count ->
    [0] { "" }
    [one] 1 person watching
   *[other] { $count } people watching
}
commitment = This seal and everybody's own random word settle the deal: { $seal }

# At the table
your-turn-title = Your turn!
hint = Hint
thinking = Thinking…
hint-says = A hint: { $words }
log = What happened
leave = Leave the game
leave-sure = A bot plays on for you until you are back.
come-back = Take your seat again
you-left = A bot plays for you.
bot-plays-on = a bot plays on
not-here = not connected
let-bot-play = Let a bot play for { $name }
stalled = { $name } has not answered for a while.
stand-in-asked = { $by } asks to let a bot play for { $name }. Do you agree?
stand-in-you = { $by } asks to let a bot play for you.
stand-in-others = A bot plays for { $name } as soon as the others agree.
stand-in-agree = Agree
stand-in-wait = Wait a little longer
stand-in-here = I am still here
lost = Connection lost, trying again…
connecting = Opening the table…
sending = On its way…
time-left = { $seconds } s
to-phone = Continue on another device
to-phone-about = This link is your seat. Whoever has it plays for you.
settings = Settings
keys-help = Keys: 1–9 points at a card, Enter plays it, Escape lets go of it, H gives a hint, L shows what happened, ? the rules.

# Handing over
hand-over = Pass the device to { $name }
hand-over-about = Nobody else should look now.
who-holds = Who has the device?
i-am = I am { $name }
no-cover = Stop covering the table
no-cover-about = Nothing is secret in this game.

# The end
wins = { $names } wins!
win-together = { $names } share the win!
you-win = You win!
the-count = The count
total = Total
rematch = Play again
to-next = To the next game
replay = Replay
save-record = Save this game
proof = The deal can be checked
proof-about = The host had settled its secret before anybody sat down. The seal, the secret and everybody's words are in the saved game; “warren verify” checks them.

# Replay
replay-of = Replay
step-of = { $step } of { $steps }
first-step = To the beginning
previous-step = One step back
next-step = One step on
last-step = To the end
autoplay = Play
pause = Pause
seen-by = Seen by
everybody = Spectators
share-step = Link to this moment

# Review
review = Review
review-of = Review
review-whose = Whose game?
review-thinking = Thinking every decision over again…
review-waiting = Another game is being reviewed first.
review-far = { $done } of { $total } decisions
review-failed = The review was cut short.
try-again = Try again
review-start = At first
review-choices = Own choices
review-fate = Luck and others
review-end = At the end
percent = { $value }%
review-graph = What { $name } could expect, move by move
review-turns = Turning points
review-no-turns = A quiet game: no choice was clearly worse than another, and luck kept still.
review-move = Move { $step }
review-after = After move { $step }
review-better = Better:
review-instead = Expected { $after }% instead of { $before }%
review-stroke = Cards, dice and the others: from { $before }% to { $after }%
review-table = The graph as a table
review-column-move = Move
review-column-expected = Expected
review-look = Look at it in the replay

# The guided game
lesson-of = Your first game
next = Next
try-this = Good thought! For now, please take the card that is lit.
lesson-done = Play a real game
lesson-skip = Leave the lesson
other-plays = The other kobold takes its turn.

# Settings
language = Language
theme = Appearance
theme-auto = like the device
theme-light = light
theme-dark = dark
speed = Movement
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = none
sound = Sounds
confirm = Confirm each move with a second tap
cover = Cover the table when the device is passed on (always, where cards are secret)
remind = Tell me when it is my turn and I am elsewhere
still-note = Your device asks for less movement, so nothing moves.
problem = Something went wrong: { $why }
seat-number = Player { $number }
see-table = See the table
labelled = { $name }: { $value }
