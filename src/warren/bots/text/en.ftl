# Why a move is meant, from the games that were imagined.
reason-only = There is no other move.
reason-alone = It wins { $wins } of 100 games I imagined.
reason-ahead = It wins { $wins } of 100 games I imagined; the next best, “{ $next }”, { $others }.
reason-alike = It wins { $wins } of 100 games I imagined, and so does “{ $next }”, or nearly.
reason-mixed = { $tenths ->
    [one] It wins { $wins } of 100 games I imagined. So as not to be read: this once in ten times, otherwise for instance “{ $next }”.
   *[other] It wins { $wins } of 100 games I imagined. So as not to be read: this { $tenths } times in ten, otherwise for instance “{ $next }”.
}

# The review of a game that is over.
review-choice = Move { $step }: { $made }. Better: { $better }. Expected { $after }% instead of { $before }%.
review-luck = After move { $step }: from { $before }% to { $after }%, through cards, dice and the others.
review-summary = Expected at first { $start }%. Own choices: { $choices }%. Cards, dice and the others: { $luck }%. At the end: { $final }%.
review-no-choices = Nothing to choose in this game.
review-worse = { $count ->
    [0] No choice that was clearly worse than another.
    [one] One choice was clearly worse than another.
   *[other] { $count } choices were clearly worse than another.
}
review-about = Expectations come from { $games } games imagined for each decision, with what the seat knew then. They are estimates by a bot, not the truth.
