# Three Kobolds in a Trench Coat in English.
title = Three Kobolds in a Trench Coat
tagline = Three kobolds, one coat, and a town that must not notice. Send them on quests, call the others’ bluffs, and be the last coat standing.

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
about-cloak-of-invisibility = this guard overlooks you
about-ghost-in-a-jar = decide who wins this challenge
about-inherited-debt = double the tax and pass it to the next seat
about-magic-hat = draw two items
about-magic-shield = keep the kobold you would lose
about-pet-bandits = take a random item from another seat
about-resurrection-potion = draw a kobold, if you have fewer than three
about-satchel-of-storage = hold up to five items from now on
about-spare-change = take 6 gold
about-truth-serum = the quester must say truthfully whether the kobold passes
about-wanted-poster = another seat loses a kobold

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
challenge-about-sevens = Two dice by turns: whoever first throws seven wins.
challenge-about-doubles = Two dice by turns: whoever first throws a double wins.
challenge-about-coin-flip = Heads or tails?
challenge-about-odds-or-evens = One die: odd or even?
challenge-about-rollies = One die each, the higher wins.
challenge-about-rock-paper-scissors = Both choose in secret; a tie is played again.
challenge-about-trumps = A die picks the skill, each shows a kobold, the higher wins.
challenge-about-arm-wrestle = Ten stamina each, up to five beats, 0 to 4 a beat. The arm moves by the difference; 4 off centre it is down.
challenge-about-staring-contest = How long do you hold? The longer look wins, but whoever holds as long as the gust blows, or longer, gets watering eyes.
challenge-about-thumb-wars = Pin beats feint, feint beats dodge, dodge beats pin. Whoever first wins three beats wins.
challenge-about-i-spy = One spies something at the market, the other has three guesses among the six things with its letter.

# Cards
worth-gold = { $gold } gold
worth-item = an item
worth-kobold = a kobold
card-quest = Quest: { $skill } { $need } (reward { $reward }, penalty { $penalty })
card-challenge = Challenge: { $challenge } (stake { $stake })
card-tax = Tax: { $gold } gold
card-guard = The guard
brief-quest = { $skill } { $need }
nobody = nobody

# The table
board-kobolds = kobolds
board-items = items
board-gold = gold
board-known = known
board-known-to-all = known to all
board-out = out of the game
board-satchel = satchel
board-hand = Your coat
board-no-event = No event yet: { $seat } may trade first.
board-round = round { $round }
board-round-of = round { $round } of { $limit }
board-shop = Shop:
board-decks = Decks: { $kobolds } kobolds, { $items } items, { $events } events
board-laid = { $seat } has laid a kobold face down.
board-laid-mine = You have laid { $kobold }.
board-juice = juices { $change }
board-juiced = On the kobold that { $seat } will show:
board-truth = Under oath: { $passes ->
    [yes] it passes
   *[no] it fails
}.
board-sworn = { $seats } will call or trust after the oath.
board-called = { $seats } called.
board-my-call = You have { $call ->
    [yes] called
   *[no] trusted
}.
board-shown = { $seat } shows { $kobold }: { $skill } { $value }.
board-versus = { $seat } against { $rival }
board-winner = { $seat } has won, so far.
board-skill = The skill is { $skill }.
board-arm = Beat { $beat } of 5. Stamina { $mine } against { $theirs }; the arm: { $arm }
board-thumbs = { $mine } to { $theirs }
board-letter = It begins with { $letter }.
board-spied = You spied: { $thing }.
board-not = Not: { $things }.
board-debt = { $seat } owes { $gold } gold.
board-guard = Whoever gives least loses a kobold; what the fists hold is gone.
board-bids = In the fists: { $bids }.
board-cloaked = cloaked
board-losing = { $seat } is about to lose a kobold.
board-foreseen = Coming next, as you foresaw:
board-playing = Being played: { $items }

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
ask-guard-announced = { $seat }, how much gold do you conceal in your fist for the guard?
ask-guard-revealed = { $seat }, all hands are open before the guard. Play an item, or pass?
ask-loss = { $seat }, which kobold do you lose?
ask-last-gone = { $seat }, your last kobold is gone. Drink a potion, or pass?
ask-over = The game is over.
ask-item = { $seat }, play an item, or pass?
waiting-turn-start = Before the event one may trade, others may play items. Waiting for { $seat }.
waiting-item-phase = Waiting for { $seat } to trade.
waiting-over-limit = Waiting for { $seat }, who holds too many items.
waiting-order-events = Waiting for { $seat } to put the events back.
waiting-lay = Waiting for { $seat } to lay a kobold.
waiting-quest-laid = Call or trust? Waiting for { $seat }.
waiting-sworn-call = Waiting for { $seat }, who has heard the truth.
waiting-quest-revealed = The kobold is shown. Waiting for { $seat }, who may play an item.
waiting-choose-rival = Waiting for { $seat } to choose an opponent.
waiting-may-decline = Is the challenge accepted? Waiting for { $seat }.
waiting-call-side = Waiting for { $seat } to call.
waiting-both-choose = Waiting for { $seat } to choose.
waiting-trumps-rolled = Waiting for { $seat } to choose a kobold, or an item.
waiting-trumps-revealed = Both kobolds are shown. Waiting for { $seat }, who may play an item.
waiting-spy = Waiting for { $seat } to spy something.
waiting-guess = Waiting for { $seat } to guess.
waiting-report-winner = Waiting for { $seat } to say who has won.
waiting-challenge-decided = The challenge is decided, unless a ghost comes. Waiting for { $seat }.
waiting-tax-owed = The tax is due. Waiting for { $seat }.
waiting-guard-announced = Fists close around gold for the guard. Waiting for { $seat }.
waiting-guard-revealed = All hands are open before the guard. Waiting for { $seat }.
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
offer-play-for = { $item } for { $seat }: { $about }
offer-order = next: { $events }
offer-lay = lay { $kobold }: { $skill } { $value }, { $passes ->
    [yes] enough
   *[no] a bluff
}
offer-show = show { $kobold }: { $skill } { $value }
offer-lose = lose { $kobold }
offer-call = call the bluff: “That kobold cannot do it!”
offer-trust = trust, and let it pass
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
event-dealt-dice = Everybody has three kobolds, an item and some gold. The dice: { $dice }. { $seat } starts.
event-hand = { $seat } is dealt { $kobolds }, and as an item { $item }.
event-hand-veiled = { $seat } is dealt three kobolds and an item.
event-played = { $seat } plays { $item }.
event-played-at = { $seat } plays { $item } at { $target }.
event-played-for = { $seat } plays { $item } for { $target }.
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
event-threw-coin = { $seat } flips the coin: { $side ->
    [heads] heads
   *[tails] tails
}.
event-threw-gust = A gust blows for { $beats ->
    [one] 1 beat
   *[other] { $beats } beats
}.
event-threw-skill = { $seat } throws { $dice }: { $skill } counts.
event-bout = { $mine } against { $theirs }.
event-side-called = { $seat } calls { $side }.
choice-heads = heads
choice-tails = tails
choice-odd = odd
choice-even = even
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
event-challenge-won = { $seat } wins the challenge against { $rival }.
event-taxed = { $seat } owes a tax of { $gold } gold.
event-bids = In the fists for the guard: { $bids }.
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
event-ended-felled-together = The last coats fell during one guard. The win goes to { $winners }.
event-ended-round-limit = The rounds are up. Best off, and so the winner: { $winners }.

# Refusals
illegal-answered = You have answered already; what you said stays sealed until all have answered.
illegal-no-item = You do not hold that item.
illegal-only-ghost = You are out of the game: of all items only a Ghost in a Jar still works for you.
illegal-no-target = That item is not aimed at anybody: play it without a seat.
illegal-needs-target = That item is aimed at a seat: say at whose.
illegal-target = That item cannot be played at { $seat }.
illegal-moment-boost-juice = A juice goes on a kobold under test: the quest’s, once it is laid, or one of the two in Trumps.
illegal-moment-reduce-juice = A juice goes on a kobold under test: the quest’s, once it is laid, or one of the two in Trumps.
illegal-moment-clairvoyance = Clairvoyance has to wait: first comes an answer to what is asked.
illegal-moment-cloak-of-invisibility = A cloak hides only from a guard: instead of a bid, or once all bids are shown.
illegal-moment-ghost-in-a-jar = A ghost comes when a challenge is decided, not before.
illegal-moment-inherited-debt = Only the seat that owes a tax can pass it on.
illegal-moment-magic-hat = A Magic Hat has to wait: first comes an answer to what is asked.
illegal-moment-magic-shield = A shield helps only when you are about to lose a kobold.
illegal-moment-pet-bandits = Pet Bandits have to wait: first comes an answer to what is asked.
illegal-moment-resurrection-potion = A potion needs a coat with fewer than three kobolds, and no other answer that comes first.
illegal-moment-satchel-of-storage = A Satchel has to wait: first comes an answer to what is asked.
illegal-moment-spare-change = Spare Change has to wait: first comes an answer to what is asked.
illegal-moment-truth-serum = Truth Serum is for those who may call while a quest is laid, once each.
illegal-moment-wanted-poster = A Wanted Poster has to wait: first comes an answer to what is asked.
illegal-no-discard = Items are discarded only by a seat that holds too many.
illegal-no-trade = Only the seat whose turn it is sells and buys, before its event.
illegal-bought = You have bought something already; nothing more is sold or bought this turn.
illegal-credit = That costs { $cost } gold and you have { $gold }; there is no credit.
illegal-nothing-to-buy = There is nothing there to buy.
illegal-bid = You have { $gold } gold: conceal any of it, from none to all.
illegal-no-kobold = You have no kobold at that place.
illegal-must-lose = The kobold that failed the quest is the one you lose.
illegal-under-test = A kobold under test cannot be the one while you have others.
illegal-order = Name each of the { $count } events once.
illegal-guess = Guess one of the things that begin with { $letter }, none twice.
illegal-rival = Challenge somebody else who is still in the game.
illegal-winner = Only one of the two who were challenged can have won.
illegal-stamina = You have { $left } stamina left: spend 0 to 4 of it.
illegal-answer = That is no answer to what is asked now.

# The end
reason-last-standing = only one coat is left standing
reason-felled-together = the last coats fell during one guard
reason-round-limit = the rounds are up
line-kobolds = kobolds
line-wealth = worth of items and gold

# Options
option-first = the seat that begins
option-lite = without challenges
option-physical = arm wrestle, staring, thumb wars and I spy: on the screen, in person, or left out
option-declining = which challenges may be declined
option-memory = how much gold the others have is for you to remember
option-round_limit = the game ends after so many rounds; 0 for never
option-size = how big the box is: full, or tiny, a game that can be looked through to every end
size-full = the whole box
size-tiny = tiny, for study
choose-first = Who begins
choose-lite = Without challenges
choose-physical = Physical challenges
choose-declining = Declining
choose-memory = Gold from memory
choose-round_limit = Round limit
physical-digital = on the screen
physical-in-person = in person
physical-out = left out
declining-auto = physical ones if in person
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
    .text = Everybody secretly conceals gold in a fist for the guard. Whoever concealed least, and all who are tied with them, lose a kobold; all concealed gold is gone.
rules-items = Items
    .text = Hold up to three. Many can be played at any time, also in others’ turns; each says when. If several play at once, the first in turn order counts and the others take theirs back unseen.
rules-end = Out and over
    .text = Without kobolds you are out, but your ghosts may still haunt challenges. The last coat standing wins; if the guard fells the last ones together, the richest of them does.

# The table in the browser
others = the others
your-screen = Behind your screen
stage = The street
out = Out
known = known
on-quest = on a quest
kobold-tested = { $skill } { $value }
kobold-laid = on the quest
no-kobolds = No kobolds left
no-items = No items
you-are-out = You are out. Your ghosts may still haunt challenges.
your-gold = Your gold: { $gold }
item-says = { $item }: { $about }
about-item = { $about }.
look-at = { $seat }: { $kobolds } kobolds, { $items } items, { $gold } gold. What is known?
look-at-out = { $seat } is out: { $kobolds } kobolds, { $items } items, { $gold } gold. What is known?
aim-at = Choose { $seat }. { $counts }
aim-at-me = Choose yourself
at-whom = { $item }: at whom? Tap a screen.
put-back = Put back
shop = Shopkeeper’s Choice
priced = { $item } for { $cost } gold
piles = the decks
open-piles = Decks and discards: { $events } events and { $items } items left
deck-events = Events: { $count } left, discarded
deck-items = Items: { $count } left, discarded
deck-kobolds = Kobolds: { $count } left, gone
no-discards = nothing yet
discarded-quest = Quest: { $skill } { $need }
count-kobolds = { $count } { $count ->
    [one] kobold
   *[other] kobolds
}
count-items = { $count } { $count ->
    [one] item
   *[other] items
}
gold-hidden = gold: remember it
has-satchel = may hold five items
known-kobolds = Kobolds that everybody knows
known-items = Items you know of
nothing-known = Nothing else is known.
type-quest = Quest
type-tax = Tax
type-guard = The guard
guard-about = Whoever conceals least loses a kobold.
quest-slot = { $seat } chooses a kobold
face-down = A kobold, face down
revealed = { $kobold }: { $skill } { $value }, needed { $need }
truth-yes = It passes!
truth-no = It fails!
calls = Call or trust
call-thinks = thinks
call-sealed = has answered, sealed
call-swears = waits for the truth
call-call = calls
call-trust = trusts
call-none = is asked later
owes = { $seat } owes
seeks = { $seat } looks for an opponent
loses-one = { $seat } loses a kobold
you-lose-one = You lose a kobold
stamp-passed = passed
stamp-bluff = bluff
stamp-trusted = trusted
stamp-out = out
foreseen-event = { $event }{ $place ->
    [0] {""}
   *[other] {""}: number { $place }
}
sealed-answer = Your answer is sealed.
still-thinking = Still thinking: { $names }
button-sell = Sell for { $gold }
button-buy = Buy for { $cost }
button-discard = Discard
button-order = Put back like this
button-play = Play
button-play-at = At { $seat }
button-play-for = For { $seat }
button-lay = Lay { $kobold }
button-show = Show { $kobold }
button-lose = Lose { $kobold }
button-pay = Pay { $gold }
button-call = Call!
button-trust = Trust
button-done = On to the event
button-pass = Pass
prompt-window = Play an item, or pass?
prompt-turn-start = Your turn: sell, buy, or on to the event?
prompt-item-phase = Sell or buy more, or on to the event?
prompt-item-done = Now on to the event, or an item first?
prompt-over-limit = Too many items: use or discard one.
prompt-order-events = Tap the events in the order they shall come.
prompt-lay = Which kobold goes on the quest? A bluff is allowed.
prompt-quest-laid = Is it a bluff? Call, or trust.
prompt-sworn-call = Now you know. Call, or trust?
prompt-quest-revealed = The kobold is shown. Play an item, or pass?
prompt-choose-rival = Whom do you challenge? Tap a screen.
prompt-may-decline = Do you accept the challenge?
prompt-call-side = What do you call?
prompt-both-choose = Choose in secret.
prompt-trumps-rolled = Which kobold do you show?
prompt-trumps-revealed = Both are shown. Play an item, or pass?
prompt-spy = What do you spy?
prompt-guess = What is it? Guess.
prompt-report-winner = Who has won?
prompt-challenge-decided = The challenge is decided. Play an item, or pass?
prompt-tax-owed = The tax is due. Pay, or play an item.
prompt-guard-announced = How much gold do you conceal in your fist? The least loses a kobold.
prompt-guard-revealed = The guard looks. Play an item, or pass?
prompt-loss = Which kobold do you lose?
prompt-last-gone = Your last kobold is gone. A potion, or is this the end?
window-turn-start = Before { $seat }’s event: play an item, or pass?
window-quest-laid = { $skill } { $need }: play an item while the others call, or pass?
window-quest-revealed = The kobold is shown: a juice could still change it. Play, or pass?
window-trumps-rolled = Trumps in { $skill }: play an item first, or pass?
window-trumps-revealed = Both kobolds are shown: a juice or a ghost could still change it. Play, or pass?
window-challenge-decided = { $seat } has won, unless a ghost comes. Play, or pass?
window-tax-owed = { $seat } owes { $gold } gold. Play an item first, or pass?
window-guard-revealed = The guard has counted: a cloak could still hide you. Play, or pass?
window-loss = { $seat } is about to lose a kobold. Play an item first, or pass?
window-last-gone = { $seat } has no kobold left. Play an item, or pass?
preset-title = When shall the table ask you?
preset-always = Always ask
preset-concerned = Only if it concerns me
preset-until-turn = Pass until my turn
preset-this-kind = Pass moments like this one
preset-about-always = At every moment in which you could play an item.
preset-about-concerned = When you are active, challenged, in debt or losing a kobold. Stays until you change it.
preset-about-until-turn = You pass every item moment. Ends by itself when your turn comes.
preset-about-this-kind = You pass moments of this kind. Ends by itself with this event.
preset-chip-concerned = only if it concerns me
preset-chip-until-turn = passing until my turn
preset-chip-this-kind = passing this kind
preset-end = { $preset }: end this
when-boost-juice = While a kobold is tested.
when-reduce-juice = While a kobold is tested.
when-clairvoyance = Any time.
when-cloak-of-invisibility = When the guard comes, or after everybody has shown.
when-ghost-in-a-jar = When a challenge is decided.
when-inherited-debt = When you owe a tax.
when-magic-hat = Any time.
when-magic-shield = When you are about to lose a kobold.
when-pet-bandits = Any time.
when-resurrection-potion = Any time with fewer than three kobolds, also when the last is gone.
when-satchel-of-storage = Any time.
when-spare-change = Any time.
when-truth-serum = When somebody’s quest is laid and you could call.
when-wanted-poster = Any time.

# The guided first game
lesson-welcome = Three kobolds in one coat
    .text = You are in town, and nobody may notice what is under your coat. This is your side of the screen: only you see it.
lesson-kobolds = Your kobolds
    .text = Each has six skills from 1 to 6: strength, dexterity, constitution, intelligence, wisdom and charisma. Without kobolds you are out; the last coat in town wins.
lesson-item = Items
    .text = Spare Change glows: it may be played now. Tap it, then play it for 6 gold.
lesson-shop = The shop
    .text = Before the event of your turn you may sell items and then buy one: one of these two at its price, or the top of the deck.
lesson-go = On to the event
    .text = You keep your gold for now. Go on to the event.
lesson-quest = A quest
    .text = It takes strength 4. Whoever passes gets 5 gold, whoever is caught loses 3.
lesson-lay = An honest answer
    .text = Grub has strength 6. Lay him face down; the others must guess whether he can do it.
lesson-shown = Called!
    .text = The other seat does not believe you. Now Grub is shown: strength 6, and 4 is enough.
lesson-true = It was true
    .text = You get the reward, and whoever called pays the penalty. A kobold that was shown leaves, and a new one takes its place.
lesson-call = Your turn to doubt
    .text = The other one went for dexterity 3 and hesitated. Call the bluff!
lesson-caught = A bluff!
    .text = Dexterity 2 is too little: you get the reward, and the bluffer pays.
lesson-buy = Go shopping
    .text = Now you can afford something. Buy the Wanted Poster.
lesson-on = And on
    .text = One purchase a turn. Go on to the event.
lesson-bluff = Your bluff
    .text = Wisdom 5 for 9 gold, and none of yours has it. Never mind: lay Pip and look innocent.
lesson-window = May I …?
    .text = As long as you hold items, you are asked whenever one could be played. Pass; the bell beside it lets the table pass for you.
lesson-poster = In somebody’s turn
    .text = Nobody called, 9 gold for nothing! Many items work at any time. Play the Wanted Poster at the other seat.
lesson-guard = The guard!
    .text = Everybody conceals gold in secret. Whoever conceals least loses a kobold, and all of that gold is gone. Conceal half of yours, 13.
lesson-gone = One less
    .text = You concealed more, so the other coat loses another kobold.
lesson-end = Until one coat stands
    .text = There are also taxes, and challenges from dice to arm wrestling. Whoever has no kobold left is out. Good luck!

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
scene-juiced = Juices on the kobold that { $seat } will show: { $change }.
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

# Positions that cannot be
position-rest = In “{ $key }”, “rest” comes last and stands for all cards not named.
position-event-out = { $event } is not in play: the table's options take it out.
position-seats = “{ $value }” in “{ $key }” names a seat that is not at this table. Its seats are { $letters }.
position-row = “{ $key }” wants { $count } values, not { $found }.
position-many-kobolds = { $seat } has more than { $count } kobolds.
position-many-items = { $seat } has more than { $count } items.
position-purse = After the second slash, { $seat } may have “gold=…”, “satchel” and “out”, not “{ $value }”.
position-shop = The shop has two places, not { $found }; “-” is an empty one.
position-no-events = There is no event left, neither in the deck nor on the discards.
position-dice = A die for the first turn is a seat and a number, such as A5; the seats are { $letters }.
position-long = “{ $key }” has more than { $count } entries.
position-work = “{ $value }” under “work” is not one of { $known } with a stage and two numbers.
position-answer = “{ $value }” is not a sealed answer: a seat and what it answers to the question that is asked.
position-deed = “{ $value }” under “deeds” is nothing that was seen done with a kobold, such as A/drew or A/lost/bodkin.
position-out = { $seat } is out of the game and still has kobolds.
position-over = The game is over, so nobody is asked.
position-nobody-asked = With “work” going on, the position must say under “question” and “waiting” who is asked what.
position-waiting = The table waits for { $waiting }, but asked only { $asked }.
position-won = At most one seat is left and no guard has losers to serve: the game would be over.
position-unfit = “{ $value }” under “{ $key }” does not fit what is going on.
position-question = What is going on does not lead to the question “{ $question }” asked of these seats.
position-answers = { $seat } cannot have given the sealed answer that the position says, or lacks.
position-no-work = An event or a question needs “work”: what is going on.
position-active-out = { $seat } is out of the game and cannot be the active seat.
position-no-kobolds = { $seat } has no kobolds and is not “out”.
position-over-limit = { $seat } holds { $count } items at the start of a turn; the limit is { $limit }.
position-impossible = What the position says is going on cannot be at a table.
