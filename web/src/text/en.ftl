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
    [one] 1 point
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
continue = Go on
look-again = Look again
forget-table = Take off this list
join = Join a table
join-about = Somebody sent you a code?
code = Code or link
go = Go
open-tables = Open tables
free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
replay-file = Replay a record
replay-file-about = Choose a file that was saved here or at the terminal.
promise = No account. Nothing is tracked. Every move is on disk before you see it.

# A new table
set-up = Set up the table
how-many = How many seats?
who = Who sits where?
seat-me = You
seat-open = Open, for somebody with the link
seat-here = Somebody here, on this device
options = Options
clock = Time to think
clock-none = As long as you like
clock-move = { $seconds } seconds a move
clock-game = { $minutes } minutes a game
watched = Others may watch
listed = Anyone may find and join the table
create = Create the table
yes = yes
no = no

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
name-first = Tell us your name first.

# Bots
bot-random = Whim
bot-random-about = takes anything
bot-greedy = Greed
bot-greedy-about = takes what counts most now
a-bot = Bot

# The lobby
table-code = Table { $code }
waiting-room = Who is playing?
sit-here = Sit here
sit-here-too = Another person on this device
add-bot = Put a bot here
dismiss = Dismiss { $name }
stand-up = Get up
move-here = Move here
seat-free = Free seat
share = Send this link to the others
share-phone = or let them scan this
qr = The table's address as a code to scan
start = Start
start-waits = Somebody must still sit down, or put bots on the free seats.
not-seated-yet = Sit down, or just watch.
you-watch = You are watching.
watchers = { $count ->
    [0] { "" }
    [one] 1 person watches
   *[other] { $count } people watch
}
commitment = The deal is settled by this seal and everybody's own random word: { $seal }

# At the table
your-turn-title = Your turn!
hint = Hint
hint-says = A hint: { $words }
log = What happened
leave = Leave the game
leave-sure = A bot plays on for you until you are back.
come-back = Take your seat again
you-left = A bot plays for you.
bot-plays-on = a bot plays on
not-here = not connected
let-bot-play = Let a bot play for { $name }
lost = Connection lost, trying again …
connecting = Opening the table …
sending = On its way …
time-left = { $seconds } s
no-table = There is no such table here.
not-let-in = This table is not open to you: { $why }
to-phone = Go on at another device
to-phone-about = This link is your seat. Whoever has it plays for you.
settings = Settings
since-your-turn = Since your last turn
keys-help = Keys: 1–9 point at a card, Enter plays it, Escape lets go, H hint, L log, ? rules.
skip = Tap to skip

# Handing over
hand-over = Pass the device to { $name }
hand-over-about = Nobody else should look now.
i-am = I am { $name }
no-cover = Do not cover the table any more
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
save-record = Save the record
proof = The deal can be checked
proof-about = The host had settled its secret before anybody sat down. Its seal, the secret and everybody's words are in the record; "warren verify" checks them.

# Replay
replay-of = Replay
step-of = { $step } of { $steps }
first-step = To the beginning
previous-step = One back
next-step = One on
last-step = To the end
autoplay = Play
pause = Stop
seen-by = Seen by
everybody = Spectators
share-step = Link to this moment
not-over-yet = This game is not over; its replay can be seen then.
final-score = Final score

# The guided game
lesson-of = Your first game
next = Next
do-this = Your move: { $words }
try-this = Good thought! For now, please take the card that is lit.
lesson-done = Play a real game
lesson-skip = Leave the lesson
other-plays = The other kobold takes its turn.

# Settings
language = Language
theme = Light
theme-auto = as the device
theme-light = light
theme-dark = dark
speed = Movement
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = none
sound = Sounds
confirm = Ask before a move is made (tap twice)
cover = Cover the table when the device is passed on
remind = Tell me when it is my turn and I am elsewhere
still-note = Your device asks for less movement, so nothing moves.
problem = Something went wrong: { $why }
seat-number = Player { $number }
see-table = See the table
