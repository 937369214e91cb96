# The terminal table and the command line.
you = you
seed = seed { $seed }
greeting = Type the number of a move or its notation; “help” lists the commands.
try-help = Type a number from the list, a move, or “help”.
more-moves = { $count } moves in all, here those that look best at a glance; “moves” lists every one.
hand-over = Pass the keyboard to { $seat }; everybody else looks away. Enter goes on.
help-moves = Type the number of a move, or the move itself as it is written in the list.
hint = Hint: { $move } ({ $words }). { $reason }
thinking = thinking …
undo-refused = This cannot be taken back: something was revealed, somebody else has moved, or there is no move yet.
undone = Taken back.
saved = Saved. To go on: warren play --resume { $file }
kept = The record of this game is in { $file }; look at it again with warren replay { $file }
won = { $count ->
    [one] { $winners } wins: { $reason }.
   *[other] { $winners } share the win: { $reason }.
}
command-help = help h ?
command-help-does = this list
command-rules = rules
command-rules-does = the rules in short
command-moves = moves m
command-moves-does = the legal moves again
command-hint = hint
command-hint-does = what a strong player would do, and why
command-score = score
command-score-does = the score as if the game ended now
command-undo = undo u
command-undo-does = take back your last move, if nobody has learned anything since
command-quit = quit q exit
command-quit-does = save and leave
options-heading = Options
by = { $name }, for { $low }–{ $high } seats
# Simulation
simulating = playing
not-compiled = Running from source: no compiled core was built when Warren was installed, so this is much slower.
simulated = { $games } games of { $game } in { $seconds } s: { $rate } decisions a second, { $length } decisions a game
column-seat = seat
column-bot = bot
column-wins = wins
column-mean = points
column-spread = spread
column-range = from–to
interrupted = Stopped after { $games } games.
rows-written = A row for each of { $games } games is in { $file }.
rows-kept = { $games } games are kept; the same command goes on where this one ended, and then makes { $file }.
going-on = Going on after { $games } games that were kept for { $file }.
connecting = Connecting to the Ray cluster ({ $address }) …
columns-without-out = --columns chooses what is written to a file: name one with --out.
no-such-column = { $game } has no column called { $column }. Did you mean { $nearest }?
other-plan = { $file } holds something else: another game, other bots, seats, options, columns, another seed or number of games, another version, or no games at all. Choose another file, or delete it.
cannot-keep = { $file } cannot be written: { $why }. { $games } games are kept; when there is room, the same command goes on where this one ended.
no-cluster = No Ray cluster answers at { $address }: { $why }
worker-died = A process that was playing died, perhaps for want of memory.
worker-died-kept = A process that was playing died, perhaps for want of memory. What was finished is kept; the same command goes on where this one ended.
other-worker = A machine of the cluster has another version of Warren ({ $version }), whose rows would not be the same.
first-seat = The first seat wins { $share } of its games.
endings = Endings: { $endings }.
# Errors of the command line
option-form = An option is written NAME=VALUE, not “{ $option }”.
bots-count = { $bots } bots are named for { $seats } seats: name one for each seat, or one for all.
people-count = There cannot be { $people } people at { $seats } seats.
resume-alone = --resume goes on with a saved table, so it takes no other settings.
not-a-table = This record says nothing of who sits where; it can be replayed, not resumed.
already-over = This game is over; look at it with warren replay.
need-game = Name a game: { $known }.
cannot-write = { $file } cannot be written: { $why }.
# Hosting
serving = Tables are at { $address } (data in { $data }).
serving-phones = From a phone on the same network: { $address }
serving-network = Everybody on your network can reach it. To keep it to this machine, start it with --host 127.0.0.1
serving-compiled = The core is compiled now: bots think at full strength.
serving-stop = Ctrl-C stops the host; every table stays where it was.
not-a-database = A database is addressed as { $schemes }USER@HOST/NAME.
no-data-there = There are no tables in { $folder }.
same-place = --from and --to are the same place.
moving = moving tables
moved = { $tables } tables with { $entries } entries and { $reviews } reviews are in { $place }, each read back and checked.
moved-before = { $tables } of the tables were there already.
moved-next-database = Start the hosts with --database from now on; the old place is as it was, and can be deleted when all is well.
moved-next-folder = Start the host with --data { $place } from now on; the old place is as it was, and can be deleted when all is well.
cannot-serve = Port { $port } on { $host } cannot be used: { $why }.
backed-up = { $file } has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $entries } entries), checked. Keep it as secret as the tables themselves.
restored = { $data } has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $entries } entries) from the back-up.
verified-moves = The record holds: { $moves } moves lead to the state { $hash }.
verified-shuffle = The shuffle holds: the deal follows from what was committed to before, { $commitment }, and everybody's words.
no-proof = This record carries no proof of its shuffle.
wrong-proof = The proof does not hold: this deal does not follow from what was committed to.

# The lab
calibrating = { $seats } seats
calibrated = { $game }, { $bot } at every seat, { $games } games for each seat count, seed { $seed }: how many scores reach { $mark }.
no-mark = { $game } has no score that earns a title; say one with --mark.
column-seats = seats
column-reached = ≥ { $mark }
reported = The report is in { $file }; open it with a browser.
pair-form = A pair is written WEAK,STRONG, not “{ $pair }”.
climbing = playing
climbed = { $game }, { $seats } seats, { $games } games
ladder-made = Made by `{ $command }`, seed “{ $seed }”.
ladder-bots = A ladder has at least two bots, each once: name them with commas between, from the weakest on.
other-ladder = The games in { $file } are of another ladder: other bots, another seed, or no games at all. Choose another file.
train-duel-policy-progress = playing games
train-duel-policy-fit = Training on { $samples } decisions …
train-duel-policy-done = Written to { $file }. Regret per decision, in wins: { $training } in training, { $validation } in validation.
wrong-dataset = { $file } is not a dataset of this network, or its features are different. Choose another file.
too-few-samples = Too few decisions to train on. Play more games.
train-duel-value-progress = playing duels
train-duel-value-fit = Training on { $count } duels …
train-duel-value-done = Written to { $file }. Log loss: { $training } in training, { $validation } in validation.
train-event-order-progress = searching decisions
train-event-order-fit = Training on { $count } decisions …
train-event-order-done = Written to { $file }. Regret per decision, in wins: { $training } in training, { $validation } in validation.
command-renamed = `{ $old }` is now called `{ $new }`.
exploitability-progress = measuring
exploitability-title = Three Kobolds in a Trench Coat, { $simulations } simulations per answer, seed { $seed }: how much more often a best response wins.
exploitability-guard = guard
exploitability-quest = quest
on-average = on average
column-event = event
column-position = position
column-gain = gain
no-such-tables = None of these games has { $seats } seats.
column-rating = rating
column-thinking = thinking, mean
column-thinking-p99 = 99 %
column-step = step
column-alone = one upper among lower
column-lower-alone = one lower among upper
column-even = even
column-games = games

# The review
reviewing = reviewing
review-not-over = Only a game that is over can be reviewed.
