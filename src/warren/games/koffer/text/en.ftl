# Koffer, Katze & Sombrero in English.
title = Koffer, Katze & Sombrero
tagline = Grandma's luggage comes round on the carousel: take it and sort it by colour in rising numbers.

# Cards
colour-black = black
colour-red = red
colour-blue = blue
colour-yellow = yellow
card = { $colour } { $value }
tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}

# The table
row = Carousel
deck = deck
box = box
aside = aside
points = points
place-empty = empty

# What is awaited
ask-take = { $seat }, which card do you take?
ask-over = The game is over.
waiting-take = Waiting for { $seat } to take a card.

# What a move would do
offer-take = { $card }, { $cost ->
    [0] free
    [one] costs 1 token
   *[other] costs { $cost } tokens
}{ $returned ->
    [0] { "" }
   *[other] {" "}({ $returned } back)
}{ $found ->
    [0] { "" }
    [one] , 1 token on it
   *[other] , { $found } tokens on it
}: { $face ->
    [up] lies face up
    [down] lies face down
   *[aside] is put aside
}{ $earned ->
    [0] { "" }
   *[other] {" "}and earns a token
}

# What happened
event-dealt = Game { $game } begins. { $seat } starts.
event-dealt-specials = Special cards: { $cards }.
event-took = { $seat } takes { $card }{ $paid ->
    [0] { "" }
    [one] {" "}for 1 token
   *[other] {" "}for { $paid } tokens
}{ $returned ->
    [0] { "" }
   *[other] , gets { $returned } back
}{ $found ->
    [0] { "" }
    [one] {" "}and finds 1 token on it
   *[other] {" "}and finds { $found } tokens on it
}.
event-laid = { $face ->
    [up] It lies face up
    [down] It lies face down
   *[aside] It is put aside
}{ $earned ->
    [0] { "" }
   *[other] , which earns a token
}.
event-refilled = { $card } comes onto the carousel.
event-last-round = The deck is empty: the round is played to its end.
event-game-ended = Game { $game } is over: { $scores }.

# Refusals
illegal-place = There is no card at place { $place }: the row has { $row } { $row ->
    [one] card
   *[other] cards
}.
illegal-tokens = The card at place { $place } costs { $cost } { $cost ->
    [one] token
   *[other] tokens
}, and you have { $tokens }.
illegal-no-aside = A card may be put aside only with the special card Hand luggage (8).
illegal-aside-twice = Seat { $seat } has already put a card aside in this game.

# The end
reason-most-points = most points
line-cards = face-up cards
line-face-down = face-down cards
line-aside = card put aside
line-tokens = tokens

# Options
option-specials = special cards: off, random, or three numbers such as 1,9,13
option-games = games in a match, scores added
option-first = the seat that begins
option-memory = face-down cards are not shown again
option-size = how big the box is: full, or tiny, a game that can be looked through to every end
size-full = the whole box
size-tiny = tiny, for study

# Special cards (Warren's own set)
specials-note = These are Warren's own wordings (reconstructed).
special-1 = Priority tag
special-1-effect = The first two cards of the row are free. A card further back costs a token on every card before it, the first included.
special-2 = Round trip
special-2-effect = On a topmost face-up 10 any card of the colour lies face up.
special-3 = Twin suitcase
special-3-effect = A card of the same value as the one taken in the turn just before lies face up, whatever is below it.
special-4 = Lost and found
special-4-effect = Taking the last card lying in the row gives back half of the tokens just paid, rounded up, those nearest the front.
special-5 = Frequent flyer
special-5-effect = A third, sixth or ninth face-up card in a colour earns a token from the box.
special-6 = Fragile
special-6-effect = Face-down cards count −2.
special-7 = Overbooked
special-7-effect = The row is 5 cards long.
special-8 = Hand luggage
special-8-effect = Once a game you may put the card just taken aside; it scores half its value, rounded down.
special-9 = Full set
special-9-effect = At the end: 5 points for each value face up in all four colours, 2 for each in exactly three.
special-10 = Lost property
special-10-effect = At the end: your lowest face-down card is turned face up.
special-11 = Customs
special-11-effect = At the end: whoever has most face-down cards loses 5.
special-12 = Souvenirs
special-12-effect = At the end: whoever has most tokens, at least one, gets 3 points.
special-13 = Colour coordinated
special-13-effect = At the end: in each colour, whoever has most face-up cards gets 2 points.
special-14 = Long haul
special-14-effect = At the end: 3 points for each colour with at least 4 face-up cards.
special-15 = Balanced load
special-15-effect = At the end: 6 points if your highest and lowest colour totals differ by at most 5.

# The rules in short
rules-goal = Aim
    .text = Every card is a piece of luggage: a number from 1 to 10 in black, red, blue or yellow. You collect them in four sequences, one a colour, with the numbers rising. What lies face up counts its number; what you had to lay face down costs a point. Tokens you still have count a point each. Most points win; a tie is shared.
rules-setup = Set-up
    .text = Seven cards lie face up in a row, the carousel; the other 33 are the deck at its far end. Everybody has seven tokens.
rules-take = 1. Take a card
    .text = The first card of the row is free. For one further back, put one of your tokens on every card before it: the third card costs two tokens. You need them before you take. Tokens lying on the card you take are yours.
rules-place = 2. Place it
    .text = Put the card on its colour's sequence. If it is higher than the topmost card there, or there is none yet, it lies face up. If it is lower, it lies face down. On a face-down card anything may follow, face up.
rules-refill = 3. Refill
    .text = The row closes up towards the front, tokens staying on their cards, and a new card comes from the deck. Then the next player, clockwise, has a turn.
rules-end = The end
    .text = When the deck is empty and the row cannot be filled up for the first time, the round is played to its end, so that everybody has had equally many turns. Tokens left in the row are nobody's.
rules-match = Matches
    .text = In a match several games are played and the points added; the start moves one seat clockwise each game.
rules-specials = Special cards
    .text = Three special cards can lie open and bind everybody: some change the rules all game long, others the count at the end, worked in ascending number. The box has fifteen; their wording here is Warren's own. For a first try take 1, 9 and 13.

# The guided first game
lesson-welcome = Grandma is back from her journey
    .text = All her luggage comes round on the carousel. Each piece has a number and one of four colours. Bring it home in rising order, and every number is points.
lesson-free = The first piece is free
    .text = Tap the first card to see what it brings, then tap it again to take it.
lesson-landed = It lies in your display
    .text = Every colour has a row of its own. The next red card should be higher than 4. Now the other kobold has a turn.
lesson-tokens = Tokens on a card are yours if you take it
    .text = The other kobold reached past two cards and left a token on each. Take the first card: its token comes with it.
lesson-pay = Reach further back
    .text = The red 9 is the third card. Reaching it costs two tokens, one on each card before it. It is worth it: take it.
lesson-down = Too low: face down
    .text = Red 3 is lower than your 9, so it will lie face down and cost a point. But two tokens lie on it, and each is worth a point. Take it.
lesson-on-top = A face-down card forgives
    .text = On a face-down card any number may follow, even a 1. One token, and red 1 lies face up again.
lesson-score = The count
    .text = Face-up cards count their number, face-down cards minus one, tokens one each. Most points win.
lesson-end = Until the deck is empty
    .text = When the carousel cannot be filled up any more, the round is played to its end. That is all: now play a real one!

# The table in the browser
prompt-take = Your turn: choose a card.
button-take = Take { $card }
button-aside = Put { $card } aside
row-offer = Place { $place }: { $words }
row-card = Place { $place }: { $card }{ $tokens ->
    [0] { "" }
    [one] , 1 token on it
   *[other] , { $tokens } tokens on it
}
deck-left = { $count ->
    [0] The deck is empty
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
others = The other displays
look-at = Look at the display of { $seat }
your-display = Your display
last-round = Last round
mini-none = no { $colour } card
mini-up = { $colour } { $value } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mini-down = { $colour }: a face-down card on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
line-special = { $name } (special card)
specials-off = None
specials-random = Three at random
specials-first = First set: 1, 9, 13
specials-named = Choose three …
line-earlier = earlier games
choose-specials = Special cards
choose-games = Games in the match
choose-first = Who begins
choose-memory = Face-down cards are not shown again

# Why a position cannot be on a table.
position-specials = The position's option “specials” is fixed or random, not “{ $value }”.
position-aside-once = Seat { $seat } has put two cards aside, and each seat may do so once.
position-aside = { $card } is put aside, but special card 8 (Hand luggage) is not in play.
position-long-row = The row has { $found } cards, and only { $places } places.
position-short-row = The row has { $found } cards while { $deck } are left in the deck; it would be filled up to { $places }.
position-empty-row = The row is empty, so nobody could take a card.
position-not-over = The game is not over: it ends with a full round, when the deck is empty and at least one card of the row could not be replaced.
position-match-goes-on = The match is not over after game { $number } of { $games }.
position-last-round =
    { $missing ->
        [one] One card of the row was
       *[other] { $missing } cards of the row were
     } not replaced, but this round has had { $turns ->
        [one] one turn only
       *[other] { $turns } turns only
     }.
position-face-up = { $card } lies face up before seat { $seat }, but by the card below it must lie face down.
position-face-down = { $card } lies face down before seat { $seat }, but by the card below it must lie face up.
position-last = “last” says that a { $value } was taken last, and no such card lies topmost in a display.
