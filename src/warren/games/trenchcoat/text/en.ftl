# Three Kobolds in a Trench Coat in English.
title = Three Kobolds in a Trench Coat
tagline = Three kobolds, one coat, and a town that must not notice. Send them on quests, call the others’ bluff, and be the last coat standing.

# Skills
skill-strength = strength
skill-dexterity = dexterity
skill-constitution = constitution
skill-intelligence = intelligence
skill-wisdom = wisdom
skill-charisma = charisma
short-strength = STR
short-dexterity = DEX
short-constitution = CON
short-intelligence = INT
short-wisdom = WIS
short-charisma = CHA

# Items
item-boost-juice = Boost Juice
item-reduce-juice = Reduce Juice
item-clairvoyance = Clairvoyance
item-cloak-of-invisibility = Cloak of Invisibility
item-ghost-in-a-jar = Ghost in a Jar
item-inherited-debt = Inherited Debt
item-magic-hat = Magic Hat
item-magic-shield = Magic Shield
item-pet-bandits = Pet Bandits
item-resurrection-potion = Resurrection Potion
item-satchel-of-storage = Satchel of Storage
item-spare-change = Spare Change
item-truth-serum = Truth Serum
item-wanted-poster = Wanted Poster
about-boost-juice = 2 more for a kobold under test
about-reduce-juice = 2 less for a kobold under test
about-clairvoyance = look at the next three events and put them in any order
about-cloak-of-invisibility = the guard overlooks you
about-ghost-in-a-jar = decide who wins this challenge
about-inherited-debt = double the tax and pass it to the next
about-magic-hat = draw two items
about-magic-shield = this kobold is not lost
about-pet-bandits = take an item of somebody’s, as luck has it
about-resurrection-potion = draw a kobold, with fewer than three
about-satchel-of-storage = from now on you may hold five items
about-spare-change = take 6 gold
about-truth-serum = the quester must say truthfully whether the kobold passes
about-wanted-poster = somebody else loses a kobold

# Challenges
challenge-sevens = Sevens
challenge-doubles = Doubles
challenge-coin-flip = Coin Flip
challenge-odds-or-evens = Odds or Evens
challenge-rollies = Rollies
challenge-rock-paper-scissors = Rock, Paper, Scissors
challenge-trumps = Trumps
challenge-arm-wrestle = Arm Wrestle
challenge-staring-contest = Staring Contest
challenge-thumb-wars = Thumb Wars
challenge-i-spy = I Spy
challenge-about-sevens = Two dice by turns: the first seven wins.
challenge-about-doubles = Two dice by turns: the first double wins.
challenge-about-coin-flip = Heads or tails?
challenge-about-odds-or-evens = One die: odd or even?
challenge-about-rollies = One die each, the higher wins.
challenge-about-rock-paper-scissors = Both choose in secret; a tie is played again.
challenge-about-trumps = A die picks the skill, each shows a kobold, the higher wins.
challenge-about-arm-wrestle = Ten stamina each, up to five beats, 0 to 4 a beat: push the arm 4 off centre.
challenge-about-staring-contest = How long do you hold? Longer wins, but whoever holds as long as the gust or longer has watering eyes.
challenge-about-thumb-wars = Pin beats feint, feint beats dodge, dodge beats pin. First to three.
challenge-about-i-spy = One spies something, the other has three guesses among six.

# Cards
worth-gold = { $gold } gold
worth-item = an item
worth-kobold = a kobold
card-quest = Quest: { $skill } { $need }, for { $reward } or the loss of { $penalty }
card-challenge = Challenge: { $challenge } for { $stake }
card-tax = Tax: { $gold } gold
card-guard = The guard
nobody = nobody

# The market of I spy
thing-barrel = barrel
thing-basket = basket
thing-bell = bell
thing-bucket = bucket
thing-broom = broom
thing-butter = butter
thing-cabbage = cabbage
thing-candle = candle
thing-cheese = cheese
thing-cup = cup
thing-cart = cart
thing-cat = cat
thing-lantern = lantern
thing-ladder = ladder
thing-leek = leek
thing-lute = lute
thing-loaf = loaf
thing-lemon = lemon
thing-pan = pan
thing-pear = pear
thing-pie = pie
thing-pigeon = pigeon
thing-plum = plum
thing-pot = pot
thing-sack = sack
thing-sausage = sausage
thing-scale = scale
thing-shoe = shoe
thing-spoon = spoon
thing-stool = stool

# What is awaited
ask-turn-start = { $seat }, sell or buy something, or go on to the event? Others may play items.
ask-item-phase = { $seat }, sell or buy more, or go on to the event?
ask-over-limit = { $seat }, you hold too many items: use or discard one.
ask-order-events = { $seat }, in which order do the events go back?
ask-lay = { $seat }, which kobold goes on the quest?
ask-quest-laid = { $seat }, do you call the bluff, or trust?
ask-sworn-call = { $seat }, now that you know: call, or trust?
ask-quest-revealed = { $seat }, the kobold is shown. Play an item, or pass?
ask-choose-rival = { $seat }, whom do you challenge?
ask-may-decline = { $seat }, do you accept the challenge?
ask-call-side = { $seat }, what do you call?
ask-both-choose = { $seat }, what do you choose?
ask-trumps-rolled = { $seat }, which kobold do you show?
ask-trumps-revealed = { $seat }, both kobolds are shown. Play an item, or pass?
ask-spy = { $seat }, what do you spy?
ask-guess = { $seat }, what is it?
ask-report-winner = { $seat }, who has won?
ask-challenge-decided = { $seat }, the challenge is decided. Play an item, or pass?
ask-tax-owed = { $seat }, the tax is due. Pay, or play an item?
ask-guard-announced = { $seat }, how much gold do you conceal from the guard?
ask-guard-revealed = { $seat }, all is shown to the guard. Play an item, or pass?
ask-loss = { $seat }, which kobold do you lose?
ask-last-gone = { $seat }, your last kobold is gone. A potion?
ask-over = The game is over.
waiting-turn-start = { $seat } may trade before the event; others may play items.
waiting-item-phase = Waiting for { $seat } to trade.
waiting-over-limit = Waiting for { $seat }, who holds too many items.
waiting-order-events = Waiting for { $seat } to put the events back.
waiting-lay = Waiting for { $seat } to lay a kobold.
waiting-quest-laid = Call or trust? Waiting for { $seat }.
waiting-sworn-call = Waiting for { $seat }, who has heard the truth.
waiting-quest-revealed = Items on the kobold that was shown? Waiting for { $seat }.
waiting-choose-rival = Waiting for { $seat } to choose an opponent.
waiting-may-decline = Is the challenge accepted? Waiting for { $seat }.
waiting-call-side = Waiting for { $seat } to call.
waiting-both-choose = Waiting for { $seat } to choose.
waiting-trumps-rolled = Waiting for { $seat } to choose a kobold, or an item.
waiting-trumps-revealed = Items on the kobolds that were shown? Waiting for { $seat }.
waiting-spy = Waiting for { $seat } to spy something.
waiting-guess = Waiting for { $seat } to guess.
waiting-report-winner = Waiting for { $seat } to say who has won.
waiting-challenge-decided = The challenge is decided, unless a ghost comes. Waiting for { $seat }.
waiting-tax-owed = The tax is due. Waiting for { $seat }.
waiting-guard-announced = Gold is being concealed. Waiting for { $seat }.
waiting-guard-revealed = The guard looks. Waiting for { $seat }.
waiting-loss = Waiting for { $seat } to lose a kobold.
waiting-last-gone = The last kobold is gone. Waiting for { $seat }.

# What a move would do
offer-sell = sell { $item } for { $gold } gold
offer-buy = buy { $item } for { $cost } gold: { $about }
offer-buy-deck = buy the top of the deck for { $cost } gold
offer-done = go on to the event
offer-discard = discard { $item }, for nothing
offer-pass = pass
offer-play = { $item }: { $about }
offer-play-at = { $item } at { $seat }: { $about }
offer-order = next would be: { $events }
offer-lay = lay { $kobold }: { $skill } { $value }, { $passes ->
    [yes] enough
   *[no] a bluff
}
offer-show = show { $kobold }: { $skill } { $value }
offer-lose = lose { $kobold }
offer-call = call: “That kobold cannot do it!”
offer-trust = trust
offer-challenge = challenge { $seat }
offer-accept = accept the challenge
offer-decline = decline the challenge
offer-heads = heads
offer-tails = tails
offer-odd = odd
offer-even = even
offer-rock = rock
offer-paper = paper
offer-scissors = scissors
offer-spend = spend { $amount } stamina
offer-hold = hold for { $amount } { $amount ->
    [one] beat
   *[other] beats
}
offer-pin = pin: beats feint
offer-feint = feint: beats dodge
offer-dodge = dodge: beats pin
offer-spy = spy the { $thing }
offer-guess = guess the { $thing }
offer-won = { $seat } has won
offer-pay = pay { $gold } gold{ $short ->
    [yes] {""}: more than you have, so you pay all and lose a kobold
   *[no] {""}
}
offer-cloak = Cloak of Invisibility: conceal nothing, and the guard overlooks you
offer-bid = conceal { $amount } gold

# What happened
event-dealt = Everybody has three kobolds, an item and some gold. { $seat } starts.
event-hand = { $seat } has { $kobolds }, and as an item { $item }.
event-hand-veiled = { $seat } has three kobolds and an item.
event-played = { $seat } plays { $item }.
event-played-at = { $seat } plays { $item } at { $target }.
event-turned = An event for { $seat }. { $card }.
event-sold = { $seat } sells { $item }.
event-bought = { $seat } buys { $item }.
event-bought-deck = { $seat } buys the top of the deck.
event-drew-item = { $seat } draws an item: { $item }.
event-drew-item-veiled = { $seat } draws an item.
event-discarded-item = { $seat } has too many items and discards { $item }.
event-drew-kobold = { $seat } draws a kobold: { $kobold }.
event-drew-kobold-veiled = { $seat } draws a kobold.
event-discarded-kobold = { $kobold } leaves the coat of { $seat }.
event-gold-won = { $seat } gets { $gold } gold.
event-gold-paid = { $seat } pays { $gold } gold.
event-laid = { $seat } lays a kobold face down.
event-swore = { $seat } cannot lie: { $passes ->
    [yes] the kobold passes
   *[no] the kobold fails
}.
event-trusted = Nobody calls. The quest of { $seat } counts as done.
event-called = { $callers } { $count ->
    [one] calls
   *[other] call
} the bluff of { $seat }.
event-kobold-shown = { $seat } shows { $kobold }.
event-quest-done = { $passed ->
    [yes] It was true: the quest of { $seat } is done
   *[no] A bluff: the quest of { $seat } fails
}.
event-dared = { $seat } challenges { $rival }.
event-declined = The challenge between { $seat } and { $rival } is declined; another event comes.
event-threw = { $seat } throws { $dice }.
event-bout = { $mine } against { $theirs }.
choice-rock = Rock
choice-paper = Paper
choice-scissors = Scissors
choice-pin = Pin
choice-feint = Feint
choice-dodge = Dodge
event-spied = { $seat } spies something that begins with { $letter }.
event-guessed = { $seat } guesses { $thing }: { $right ->
    [yes] right
   *[no] wrong
}.
event-challenge-won = { $seat } wins against { $rival }.
event-taxed = { $seat } owes a tax of { $gold } gold.
event-bids = Concealed from the guard: { $bids }.
event-stolen = The bandits of { $seat } take { $item } from { $victim }.
event-stolen-veiled = The bandits of { $seat } take an item from { $victim }.
event-foresaw = { $seat } foresees: { $events }.
event-foresaw-veiled = { $seat } foresees { $count ->
    [one] an event
   *[other] { $count } events
}.
event-shielded = The shield saves a kobold of { $seat }.
event-went-out = { $seat } has no kobolds left and is out.
event-ended-last-standing = { $winners } is the last coat standing.
event-ended-felled-together = The guard felled the last coats together. Richest and winner: { $winners }.
event-ended-round-limit = The rounds are up. Best off and winner: { $winners }.

# Refusals
illegal-answered = You have answered already; what you said stays sealed until all have answered.
illegal-no-item = You do not hold that item.
illegal-only-ghost = You are out of the game: of your items only a Ghost in a Jar still works.
illegal-no-target = That item is not played at anybody.
illegal-needs-target = Say at whom you play that item.
illegal-target = That item cannot be played at { $seat }.
illegal-moment-boost-juice = Juices go on a kobold under test: on a quest that is laid or revealed, or in Trumps that are revealed.
illegal-moment-reduce-juice = Juices go on a kobold under test: on a quest that is laid or revealed, or in Trumps that are revealed.
illegal-moment-clairvoyance = No any-time item may be played now.
illegal-moment-cloak-of-invisibility = A cloak hides from a guard only: as your bid, or after all bids are shown.
illegal-moment-ghost-in-a-jar = A ghost waits for a challenge to be decided.
illegal-moment-inherited-debt = Only whoever owes a tax can pass it on.
illegal-moment-magic-hat = No any-time item may be played now.
illegal-moment-magic-shield = A shield answers the loss of a kobold of your own.
illegal-moment-pet-bandits = No any-time item may be played now.
illegal-moment-resurrection-potion = A potion works with fewer than three kobolds, and not just now otherwise.
illegal-moment-satchel-of-storage = No any-time item may be played now.
illegal-moment-spare-change = No any-time item may be played now.
illegal-moment-truth-serum = Truth Serum is for those who could call a quest that is laid, once each.
illegal-moment-wanted-poster = No any-time item may be played now.
illegal-no-discard = Items are discarded only when there are too many.
illegal-no-trade = Only the active seat trades, before its event.
illegal-bought = You have bought; nothing more is sold or bought this turn.
illegal-credit = That costs { $cost } gold and you have { $gold }; there is no credit.
illegal-nothing-to-buy = There is nothing there to buy.
illegal-bid = You have { $gold } gold; conceal 0 to all of it.
illegal-no-kobold = You have no kobold at that place.
illegal-must-lose = The kobold of the quest is the one that is lost.
illegal-under-test = A kobold under test cannot be chosen while you have others.
illegal-order = Name each of the { $count } events once.
illegal-guess = Guess one of the things that begin with { $letter }, none twice.
illegal-rival = Challenge another seat that is still in the game.
illegal-winner = Only one of the two can have won.
illegal-stamina = You have { $left } stamina left; spend 0 to 4 of it.
illegal-answer = That is no answer to what is asked now.

# The end
reason-last-standing = one coat is left
reason-felled-together = the last coats fell together
reason-round-limit = the rounds are up
line-kobolds = kobolds
line-wealth = items and gold

# Options
option-first = the seat that begins
option-lite = without challenges
option-physical = arm wrestle, staring, thumb wars and I spy: on the screen, in person, or left out
option-declining = which challenges may be declined
option-memory = how much gold others have is for you to remember
option-round_limit = the game ends after so many rounds; 0 for never
choose-first = Who begins
choose-lite = Without challenges
choose-physical = Physical challenges
choose-declining = Declining
choose-memory = Gold from memory
choose-round_limit = Round limit
physical-digital = on the screen
physical-in-person = in person
physical-out = left out
declining-auto = as usual
declining-none = never
declining-physical = physical ones
declining-all = all

# The rules in short
rules-goal = Aim
    .text = Behind your screen are three kobolds in one coat, some items and gold. Whoever has no kobold left is out; the last one in the game wins.
rules-turn = A turn
    .text = First you may sell items for 3 gold each and then buy one: the top of the deck for 4, or one of the two face-up ones at its price. Then an event is turned over: a quest, a challenge, a tax or the guard.
rules-quest = Quest
    .text = Lay a kobold face down. All others secretly call or trust. Nobody called: you get the reward, whatever you laid. Somebody called: the kobold is shown. If its skill is enough, you get the reward and the callers suffer the penalty; if not, it is the other way round.
rules-challenge = Challenge
    .text = Choose an opponent and play it out: dice, a coin, rock, paper, scissors, Trumps with your kobolds, an arm wrestle … Whoever loses suffers the stake.
rules-tax = Tax
    .text = Pay. Whoever cannot pays all and loses a kobold.
rules-guard = Guard
    .text = Everybody secretly conceals gold. Whoever concealed least, and all who are tied with them, lose a kobold; all concealed gold is gone.
rules-items = Items
    .text = Hold up to three. Many can be played at any time, also in others’ turns; each says when. If several play at once, the first in turn order counts and the others take theirs back unseen.
rules-end = Out and over
    .text = Without kobolds you are out, but your ghosts may still haunt challenges. The last coat standing wins; if the guard fells the last ones together, the richest of them does.

# Scenes
scene-stake = At stake: { $stake }
scene-wins = { $seat } wins!
scene-ghost = A ghost decides: { $seat } wins!
scene-loses-gold = { $seat } pays { $gold } gold.
scene-loses-kobold = { $seat } loses a kobold.
scene-take-on = Will both take it on?
scene-in-person = Play it out among yourselves. Then both say who has won.
scene-who-won = Who has won?
scene-you-said = You said: { $answer }. The other has a say too.
scene-threw = { $seat } throws { $dice }
scene-dice-wait = The dice are ready.
scene-earlier = Earlier throws
scene-coin-wait = The coin waits for a call.
scene-call-wait = The die waits for a call.
scene-closed-fist = { $seat }, closed fist
scene-you-sealed = You chose { $choice }. It stays hidden until both have.
scene-has-chosen = { $seat } has chosen.
scene-still-choosing = { $seat } is still choosing.
scene-tie = Nobody wins that: once more!
scene-shown = { $seat } shows { $kobold }, { $skill } { $value }
scene-trumps-pick = Choose one of your kobolds.
scene-trumps-wait = Each chooses a kobold in secret.
scene-stamina = { $seat }: { $left } stamina left
scene-beats = Beats so far: { $beats }
scene-arm-even = The arm stands upright.
scene-arm-leans = { $seat } is ahead by { $count }.
scene-how-much = How much do you put into it?
scene-how-long = How long do you hold?
scene-staring = { $seat } stares.
scene-held = { $seat } holds for { $beats }, with dry eyes
scene-waters = { $seat } holds for { $beats }, with watering eyes
scene-gust = The gust: { $gust }
scene-gust-wait = The gust comes when both have chosen.
scene-points = { $seat }: { $points } of 3
scene-market = The market
scene-spy-pick = Point at what you spy; only its letter is told.
scene-spying = { $seat } looks around the market …
scene-letter = It begins with { $letter }: one of the lit things.
scene-you-spied = You spied: { $thing }.
scene-not-it = { $thing }: guessed, and wrong
scene-found = Found: { $thing }!
scene-guard-about = Fists of gold for the guard: whoever gives least loses a kobold, and all of it is gone.
scene-conceals = { $seat } concealed { $gold } gold
scene-conceals-least = { $seat } concealed { $gold } gold, the least
scene-cloaked = { $seat } is under a cloak
scene-least = least
scene-own-bid = In your fist: { $gold } gold. It opens with the others.
scene-own-cloak = You are under your cloak.
scene-bid-amount = Gold in your fist
scene-bid-less = less
scene-bid-more = more
scene-bid-none = { $gold }
scene-bid-half = half: { $gold }
scene-bid-all = all: { $gold }
scene-bid-cloak = Cloak
