# Too Many Kobolds in English.
title = Too Many Kobolds
tagline = Far too many kobolds wait outside your cave. Take in those who make each other happy, and your dragon will be, too.

# Resources and cards
resource-crystal = crystal
resource-water = water
resource-moss = moss
resource-stone = stone
resource-fire = fire
resource-meat = meat
resource-coins = coins
resource-child = children
want-crystal = crystal
want-water = water
want-moss = moss
want-stone = stone
want-fire = fire
want-meat = meat
want-coins = coins
want-family = family
want-dragon = its dragon
want-mushroom = a mushroom
card-kobold = { $resource } kobold { $letter }
card-dragon = { $resource } dragon
card-child = child
card-egg-guard = egg guard
card-fan = dragon fan
card-picker = mushroom picker
card-goblin = goblin
card-mama = Mama

# The table
head = head
queue = queue
cave = cave
mama = Mama
powers = powers
power-choice = Choice
power-rearrange = Rearrange
power-roar = Roar
points = points

# What is awaited
ask-turn = { $seat }, adopt a kobold, play Mama or use a power?
ask-place = { $seat }, where does the card go that you found?
ask-dragon = { $seat }, which dragon is yours?
ask-over = The game is over.
waiting-turn = Waiting for { $seat } to adopt a kobold.
waiting-place = Waiting for { $seat } to lay the card that was found.
waiting-dragon = Waiting for { $seat } to choose a dragon.

# What a move would do
offer-lay = { $card } at { $cell }
offer-rearrange = move { $card } from { $source } to { $cell }
offer-gain = { $sign ->
    [minus] −{ $gain }
   *[plus] +{ $gain }
} { $gain ->
    [one] point
   *[other] points
}
offer-more = ; { $words }
offer-turns = happy: { $cards }
offer-lacks = still wants { $wants }
offer-choice = find { $resource } in the queue; { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} left there
offer-roar = shuffle head and queue, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in all
offer-dragon = take the { $resource } dragon

# What happened
event-dealt = The queue stands outside the caves. { $seat } starts.
event-took-dragon = { $seat } takes the { $resource } dragon.
event-adopted = { $seat } adopts { $card } at { $cell }.
event-refilled = Next in the head, at place { $place }: { $card }.
event-new-top = Next in the queue: { $card }.
event-queue-empty = The queue is empty.
event-closed-up = The queue is empty; the head closes up, { $left ->
    [0] nobody is left
    [one] 1 card is left
   *[other] { $left } cards are left
}.
event-played-mama = { $seat } brings Mama to { $cell }.
event-chose = { $seat } calls for { $resource }: { $card } is found, { $passed ->
    [0] right on top
    [one] behind 1 other
   *[other] behind { $passed } others
}.
event-placed = { $seat } lays { $card } at { $cell }.
event-rearranged = { $seat } moves { $card } from { $source } to { $cell }.
event-roared = The dragon of { $seat } roars: head and queue are shuffled.
event-cheered = Happy with { $seat }: { $cards }.
event-game-ended = All caves are full: { $scores }.

# Refusals
illegal-far = A cave is 5 wide and 3 high, so nothing can lie at { $cell }.
illegal-taken = There is a card at { $cell } already.
illegal-box = With a card at { $cell } the cave would be wider than { $wide } or higher than { $high }.
illegal-apart = A card at { $cell } would share no edge with your cave.
illegal-no-mama = Your Mama is in your cave already.
illegal-must-mama = With five players the last card of a cave is Mama; play her now.
illegal-no-card = There is no card at place { $place }.
illegal-no-dragon = Dragons are not chosen now.
illegal-dragon-first = First choose your dragon.
illegal-dragon-taken = Somebody has that dragon already.
illegal-nothing-found = Choice has found no card; adopt one from the head or the top of the queue.
illegal-lay-first = First lay the card that Choice has found.
illegal-no-choice = You have played Choice already.
illegal-no-rearrange = You have played Rearrange already.
illegal-no-roar = You have roared already.
illegal-in-head = A card of the head gives that resource; Choice is for what the head lacks.
illegal-none-left = No card in the queue gives that resource any more.
illegal-nothing-there = There is no card of yours at { $cell }.
illegal-immovable = The dragon and Mama stay where they are.
illegal-split = That would tear the cave apart.

# The end
reason-most-points = all caves are full
line-mushrooms = mushrooms picked
line-chromatic = all seven colours
line-triplets = triplets
line-happy = happy kobolds
line-shy = shy kobolds
line-dragon = happy dragon
excellent = excellent dragon

# Options
option-first = the seat that begins
option-choose_dragons = seats choose their dragons, the last seat first
option-two_powers = two of each power, with two seats
option-memory = which powers others still have is for you to remember
option-size = how big the box is: full, or tiny, a game that can be looked through to every end
size-full = the whole box
size-tiny = tiny, for study
choose-first = Who begins
choose-choose_dragons = Choose dragons
choose-two_powers = Two of each power
choose-memory = Powers from memory

# The rules in short
rules-goal = Aim
    .text = You are a dragon with a cave of 5 by 3 cards. Fill it with kobolds that are happy together. Most points win; 65 make an excellent dragon.
rules-turn = A turn
    .text = Adopt one of the four cards of the head, or the top card of the queue behind them, and lay it beside a card of your cave. The queue moves up.
rules-happy = Happiness
    .text = Every kobold gives its resource to the up to eight cards around it. As soon as a kobold gets everything it wants it turns happy, and stays so.
rules-specials = Special cards
    .text = Children and the egg guard want family beside them. Fans want their dragon beside them. Pickers want a mushroom beside them. Goblins want nothing and give nothing.
rules-mama = Mama
    .text = Once in the game you may play Mama instead of adopting. For each kobold around her she stands in for one thing it lacks, never for the dragon.
rules-powers = Three powers
    .text = Once each, before adopting: Rearrange moves a kobold of your cave, Roar shuffles head and queue. Choice, instead of adopting, brings the first card of a resource that the head lacks.
rules-dragon = The dragon
    .text = When all eight cells around it hold happy cards the dragon is happy: 5 points.
rules-end = The end
    .text = When every cave holds 15 cards: a point for each mushroom beside a picker, 10 for all seven colours, 5, 12 or 20 for one, two or three triplets, the values of happy and shy cards, and the dragon.

# The table in the browser
prompt-turn = Your turn: pick up a kobold, Mama or a power, then choose a cell.
prompt-mama = Your last card is Mama: where does she go?
prompt-place = Where does the card go that you found?
prompt-dragon = Which dragon is yours?
held-card = Where does it go: { $card }?
held-move = Where does it move: { $card }?
held-choice = Which resource do you call for?
held-rearrange = Which kobold of your cave moves?
button-adopt = Adopt { $card }
button-mama = Bring Mama
button-place = Lay { $card }
button-rearrange = Move { $card }
button-choice = Call for { $resource }
button-roar = Roar!
button-dragon = Take the { $resource } dragon
others = The other players’ caves
your-cave = Your cave
your-hand = Your points, Mama and powers
look-at = Look at the cave of { $seat }: { $count ->
    [one] 1 point
   *[other] { $points } points
}
head-card = Place { $place } in the head: { $card }
top-card = Top of the queue: { $card }
found = Found: { $card }
card-says = { $card }: { $words }
gives = gives { $resource }
gives-nothing = gives nothing
wants = wants { $wants }
wants-nothing = wants nothing and is happy at once
never-happy = is never happy
worth = { $happy } if happy, { $shy } if shy
mushrooms = { $count ->
    [one] 1 mushroom
   *[other] { $count } mushrooms
}
mushrooms-near = picks { $count ->
    [one] 1 mushroom
   *[other] { $count } mushrooms
}
laid-happy = { $card } at { $cell }, happy
laid-shy = { $card } at { $cell }, shy
by-mama = Mama stands in for { $wants }
card-about-kobold = It gives its resource to all around it, and turns happy as soon as those around it give what it wants.
card-about-dragon = It gives its resource to all around it. When all eight cells around it hold happy cards, the dragon wakes up happy.
card-about-child = Happy beside another child, the egg guard or Mama.
card-about-egg-guard = Counts as a child. Happy beside a child or Mama.
card-about-fan = Happy beside its dragon; Mama cannot stand in for that.
card-about-picker = Happy beside a mushroom. At the end it scores 1 point for each mushroom around it.
card-about-goblin = Gives nothing, wants nothing, and is never happy.
card-about-mama = For each kobold around her she stands in for one thing it lacks. She is happy beside a child or the egg guard.
about-mama = One missing thing for each kobold around her
about-choice = Bring what the head lacks
about-rearrange = Move a kobold
about-roar = Shuffle head and queue
mama-here = { $mama }: { $about } (key m)
mama-gone = { $mama }: { $about }; she is in the cave
power = { $power }: { $about } (key { $key }; { $left ->
    [0] used up
   *[other] { $left } left
})
powers-hidden = Powers are for you to remember.
free-dragons = Dragons to choose from
call-not = { $resource } cannot be called for
queue-left = { $count ->
    [0] The queue is empty
    [one] 1 card in the queue
   *[other] { $count } cards in the queue
}
clear = none among the first { $count }
score-sheet = Points so far
open-score = { $seat }: { $count ->
    [one] 1 point
   *[other] { $count } points
}; show the points line by line
total = total

# The guided first game
lesson-welcome = Your dragon sleeps alone
    .text = Its cave will be 5 by 3 cards. Fill it with kobolds that make each other happy: happy ones bring points, shy ones cost some.
lesson-cards = Far too many of them
    .text = Four kobolds stand at the head, and behind them the top of the queue. At the top left is what somebody gives, below what they want. Green is their worth when happy, red when shy.
lesson-adopt = A kobold for a dragon
    .text = The second kobold gives meat and wants water, and your dragon gives water. Tap it, then the cell to the right of the dragon, then that cell again.
lesson-shy = Almost happy
    .text = A fire kobold: it wants water and stone. Lay it below the dragon: there is water, stone is still missing. It stays shy for now, but shy or happy, everybody gives.
lesson-lacking = One more that lacks one thing
    .text = The water kobold wants meat and crystal. Below your meat kobold only crystal is missing. Corners count, too: up to eight cards are around a card.
lesson-mama = Mama knows what they need
    .text = Once in the game, instead of adopting, Mama comes. For each kobold around her she stands in for one thing it lacks: stone for one, crystal for the other. Lay her below your fire kobold.
lesson-choice = Two of water
    .text = Three cards of a resource make a triplet, 5 points. Nobody at the head gives water, so use Choice, the magnifying glass, and call for water. Each power works once; the other two move a kobold or shuffle the queue.
lesson-found = There it is
    .text = This one wants nothing and is happy at once. Lay it to the left of Mama: with your dragon and your water kobold, that is the triplet.
lesson-score = Points, line by line
    .text = Your name shows what counts so far. Mushrooms count beside a picker, all seven colours bring 10, and triplets 5, 12 or 20.
lesson-end = Wake the dragon
    .text = With happy cards on all eight cells around it, it wakes up happy: 5 points. When all caves are full, most points win. That is all: now play a real one!

# Why a position cannot be on a table.
position-not-in-deck = { $card } is not a card of the deck, so it cannot be in “{ $key }”.
position-laid = “{ $card }” is not a card in a cave. One looks like this: stone-c@1,0, or happy stone-c+@1,0.
position-many-cards = Seat { $seat }'s cave has more than { $most } cards.
position-out-of-reach = { $card } at { $cell } would make the cave too wide or too high.
position-dragon-first = Seat { $seat }'s cave begins with one dragon at 0,0, and has no other.
position-two-mamas = Seat { $seat } has two Mamas.
position-same-cell = { $card } lies at { $cell }, where another card lies.
position-happy-goblin = The goblin at { $cell } is happy, and goblins never are.
position-mama = Seat { $seat } has Mama either in hand or in its cave, and exactly once.
position-no-power = “{ $power }” is not a power: choice, rearrange or roar, each with a number.
position-long-head = The head has { $found } cards, and only { $places } places.
position-short-head = The head has { $found } cards while { $queue } are left in the queue; it would be filled up to { $places }.
position-clear = “{ $word }” does not tell what the queue's first cards lack: it looks like fire=3.
position-not-clear = “clear” says that none of the queue's first { $cards } cards gives { $resource }, but one does.
position-no-dragon = Seat { $seat } has no dragon.
position-apart = The cards of seat { $seat }'s cave do not hang together by their edges.
position-full-without-mama = Seat { $seat }'s cave is full without Mama, and with five seats she is the last card at the latest.
position-not-over = The game is not over: not every cave is full.
position-all-full = Every cave is full, so the game is over.
position-found = { $card } cannot have been found: the game is over, or Mama must be played.
position-not-found = { $card } cannot have been found by Choice: it gives nothing, or a card of the head gives the same.
position-choice-unused = { $card } was found by Choice, but seat { $seat } still holds all of its own.
position-choosing = Dragons are being chosen only with the option choose_dragons, and before any card is found.
position-chosen = Dragons are chosen in reverse turn order: seat { $seat } has chosen, so it has a dragon and nothing else.
position-not-chosen = Dragons are chosen in reverse turn order: seat { $seat } has not chosen yet, so its cave is empty.
position-cave-full = Seat { $seat } cannot be to move: its cave is full.
position-few-cards = There are { $cards } cards left for { $missing } places in caves.
position-shy = { $card } at { $cell } in seat { $seat }'s cave has everything it wants, so it is happy: { $card }+.
position-happy = { $card } at { $cell } in seat { $seat }'s cave is happy without all it wants, and seat { $seat } has rearranged nothing.
