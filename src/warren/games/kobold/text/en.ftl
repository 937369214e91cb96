# KOBOLD in English.
title = KOBOLD
tagline = Maurice sleeps badly, and his flashlight wanders: fetch toys and gems from his room before the beam finds you.

# Tokens
toy-ball = ball
toy-clown = clown
toy-car = car
toy-teddy = teddy
token-ball = a ball
token-clown = a clown
token-car = a car
token-teddy = a teddy
token-violet = a violet gem
token-green = a green gem
token-yellow = a yellow gem
token-blue = a blue gem
token-kobold = a kobold
token-flash = a flash ({ $toy })
token-hidden = a face-down token
gem-violet = violet
gem-green = green
gem-yellow = yellow
gem-blue = blue

# The table
section = Section
beam = beam
supply = supply
pawns = pawns
hand = in hand
toys = toys
gems = gems
kobolds = kobolds
tiles = tiles
trophies = trophies
points = points

# What is awaited
ask-turn = { $seat }, place a pawn, or fetch?
ask-grab = { $seat }, which token do you take?
ask-over = The game is over.
waiting-turn = Waiting for { $seat } to place or fetch.
waiting-grab = Waiting for { $seat } to take a token.

# What a move would do
offer-place = a pawn into section { $section }; { $danger ->
    [0] the next roll cannot light it
   *[other] { $danger } of { $faces } faces of the die would light it
}
offer-grab = take { $token } from section { $section }{ $last ->
    [true] , then the die is rolled
   *[false] { "" }
}

# What happened
event-dealt = Game { $game } begins. The beam lies on sections { $section } and { $next }. { $seat } starts.
event-placed = { $seat } sneaks into section { $section }.
event-grabbed = { $seat } takes { $token } from section { $section }.
event-uncovered = { $seat } turns over { $token } in section { $section } and takes it.
event-gem-set = { $seat } swaps four gems for a trophy of { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-rolled = The beam now lies on sections { $section } and { $next }.
event-caught = { $seat } is caught in section { $section } and runs home{ $pawns ->
    [one] { "" }
   *[other] {" "}with { $pawns } pawns
}.
event-refilled = { $count ->
    [one] 1 token is
   *[other] { $count } tokens are
} laid out.
event-flashed = Flash for the { $toy }: { $seats } { $tied ->
    [true] have most together and get
   *[false] has most and gets
} { $tiles ->
    [one] 1 point
   *[other] { $tiles } points
}{ $tied ->
    [true] {" "}each
   *[false] { "" }
}.
event-flashed-nobody = Flash for the { $toy }: nobody has one.
event-game-ended = Game { $game } is over, { $why }: { $scores }.

# Refusals
illegal-fetching = A Fetch that has begun goes on until all your pawns are home: take a token.
illegal-no-pawn = All your pawns are in the room: fetch.
illegal-lit = Section { $section } is lit; pawns go into the dark.
illegal-full = Section { $section } has { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}, and as many of your pawns wait there.
illegal-no-fetch = You have no pawn in the room to fetch with.
illegal-no-pawn-there = None of your pawns is in section { $section }.
illegal-no-token = There is no token at { $cell }.

# The end
reason-supply = the supply ran out
reason-gems = all gem trophies are taken
reason-both = the supply ran out and all gem trophies are taken
line-gem-trophies = gem trophies
line-toy-trophies = toy trophies
line-tiles = point tiles
line-kobolds = kobold tokens
line-earlier = earlier games

# Options
option-board = side of the board: auto, small (2 or 3 seats) or large (3 or 4)
option-games = games in a match, scores added
option-first = the seat that begins
option-size = how big the box is: full, or tiny, a game that can be looked through to every end
size-full = the whole box
size-tiny = tiny, for study
choose-board = Side of the board
choose-games = Games in the match
choose-first = Who begins
board-auto = as it fits
board-small = small
board-large = large

# The rules in short
rules-goal = Aim
    .text = Maurice's room is full of toys and gems. Send your pawns into the dark and bring home loot: sets of gems and most of a toy earn trophies, flashes and kobolds earn points. Most points win; a tie is shared.
rules-setup = Set-up
    .text = The room is a ring of seven sections. The flashlight lights two of them; every space of the five dark ones has a token, face up or face down as the space is marked. Everybody has three pawns.
rules-place = A turn: place …
    .text = Put one pawn from your hand into a dark section. You may have at most as many pawns in a section as there are tokens; other players' pawns do not count.
rules-fetch = … or fetch
    .text = All your pawns in the room go home, each with a token of its section. You choose token by token; a face-down one is turned over before you choose the next. With all three pawns in the room you must fetch.
rules-roll = After a Fetch: roll
    .text = An arrow turns the beam one or two sections, blue clockwise, yellow the other way; blank leaves it. Pawns in the light run home with nothing. Then the dark spaces are filled up.
rules-gems = Gems
    .text = As soon as you own a gem of each colour you swap the four for the best gem trophy left.
rules-flashes = Flashes and kobolds
    .text = A flash shows a toy: at the end of the turn whoever has most of it gets 2 points, or 1 each if tied. A kobold is a point.
rules-end = The end
    .text = The game ends after the turn in which the dark spaces cannot all be filled, or the last gem trophy is taken. Then each toy's trophy goes to whoever has strictly most of it; a tie gives it to nobody. Loose toys and gems count nothing.

# The table in the browser
prompt-turn = Your turn: sneak into a dark section, or take a token by your pawn.
prompt-place = Your turn: sneak into a dark section.
prompt-fetch = Your turn: fetch. Take a token by one of your pawns.
prompt-grab = Choose the next token.
button-place = Sneak into section { $section }
button-grab = Take { $token }
room = Maurice’s room
others = The other players’ loot
your-loot = Your loot
look-at = Look at the loot of { $seat }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
section-dark = Section { $section }, dark
section-lit = Section { $section }, lit
section-shows = with { $tokens }
token-at = { $token } in section { $section }
target = { $what }. { $words }
pawns-of = { $count ->
    [one] a pawn
   *[other] { $count } pawns
} of { $seat }
pawns-in-hand = { $count ->
    [0] no pawn in hand
    [one] 1 pawn in hand
   *[other] { $count } pawns in hand
}
heap = { $thing }: { $count }
supply-left = { $count ->
    [0] The supply is empty
    [one] 1 token left in the supply
   *[other] { $count } tokens left in the supply
}
gem-trophies-left = Gem trophies left: { $trophies }
toy-trophy-open = Trophy for the { $toy }, { $points } points: nobody leads
toy-trophy-led = Trophy for the { $toy }, { $points } points: { $seat } leads
toys-counted = Toys, kind by kind
toy-won = { $seat } has most and takes the trophy
toy-tied = { $seats } have equally many: nobody takes the trophy
toy-none = nobody has one
chances = Show the chances of being lit. { $face }
chance-of = { $danger } of { $faces } faces light it
die-none = Nothing was rolled yet.
die-blank = The die shows a blank.
die-blue = The die shows blue { $steps }.
die-yellow = The die shows yellow { $steps }.

# The guided first game
lesson-welcome = Maurice’s room at night
    .text = Toys and gems lie all around. Three little kobolds are yours, and they carry home whatever they can.
lesson-beam = His flashlight wanders
    .text = It always lights two neighbouring sections. Kobolds sneak only where it is dark. Tap the die when you want to know how likely a section is to be lit next.
lesson-place = Sneak in
    .text = A blue gem lies in section 1, and the next roll cannot reach it. Tap the section, then tap it again.
lesson-more = One more
    .text = A turn is one pawn in, or all pawns home. Nothing is rolled after placing, so be greedy: section 2 has a green gem.
lesson-third = The third pawn
    .text = In section 6 a token lies face down. Send your last pawn there; then all three are in the room and must fetch.
lesson-fetch = Fetch!
    .text = Every pawn comes home with one token of its section. Take the blue gem first.
lesson-next = Token by token
    .text = You choose one after the other, in any order. Now the green gem.
lesson-hidden = What may this be?
    .text = Take the face-down token in section 6. Everybody sees it once it is yours. It is your last pawn, so then the die is rolled.
lesson-caught = Caught in the light
    .text = Yellow 1: the beam turned a section back. Two pawns of the other kobold stood there and ran home with nothing. Then the dark was filled up again.
lesson-set = Three of four
    .text = Blue, green and violet are yours. Only yellow is missing, and a yellow gem has just come to section 2. Go there.
lesson-trophy = A set for a trophy
    .text = With one pawn in the room you may fetch, too. Take the yellow gem: four colours are swapped for the best trophy left, 5 points.
lesson-toys = Toys count at the end
    .text = Whoever has strictly most of a toy gets its trophy; a mark shows who leads. A flash pays 2 points for most of its toy at once, and a kobold is a point.
lesson-end = Until the supply runs out
    .text = The game ends when the dark cannot be filled up any more, or the last gem trophy is gone. That is all: now play a real one!

# Why a position cannot be on a table.
position-flash-kept = Seat { $seat } has { $token }, but nobody keeps a flash.
position-not-a-flash = “flashes” are the flashes taken this turn, and { $token } is none.
position-spaces = The { $side } side has sections of { $spaces } spaces, and the position of { $found }.
position-shut = { $token } lies on a shut space, so it is face down: ({ $token }).
position-open = { $token } lies on an open space, so it is face up.
position-pawn = “{ $pawn }” is not a pawn. A pawn is a seat and a section: A5.
position-many-pawns = Seat { $seat } has { $found } pawns on the board, and only { $pawns } in all.
position-lit-pawn = Section { $section } is lit, so no pawn of seat { $seat } can stand there.
position-crowded = Seat { $seat } has { $pawns } pawns in section { $section }, more than there are tokens.
position-nothing-to-fetch = Seat { $seat } cannot be fetching: it has no pawn on the board, or the game is over.
position-many-flashes = The position has { $found } flashes taken this turn, but at most { $grabs } tokens can have been.
position-over-and-ended = “over” is { $over }, which does not agree with “ended”: a game is over when it has ended for a reason.
position-nothing-dark = No dark section has a token, so nobody could move.
position-gem-set = Seat { $seat } has a gem of every colour, and would have swapped them at once for the trophy of { $points }.
position-gem-points = The seats have { $points } points in gem trophies, which cannot be with the trophies taken: { $trophies }.
position-removed-gems = { $found } of “{ $gem }” have left the game for { $trophies } gem trophies; each takes one of every colour.
position-removed = “{ $token }” never leaves the game; only gems and flashes do.
position-tiles = The seats have { $tiles } point tiles, more than { $flashes } scored flashes can have given.
position-dark-empty = Space { $space } is dark and empty; at the start of a turn every dark space has a token.
position-grabs = A Fetch has emptied { $found } dark spaces, but it must be one for each pawn fetched, and at most { $home } are home.
position-trophies-gone = All gem trophies are taken, so the game would be over.
position-supply-left = Dark spaces are empty while the supply has { $supply } tokens; they would be filled.
position-ended = “ended” says { $found }, but by the table it is { $why }.
position-match-goes-on = The match is not over after game { $number } of { $games }.
