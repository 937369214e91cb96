# Warum ein Zug gemeint ist, nach den Spielen, die vorgestellt wurden.
reason-only = Es gibt keinen anderen Zug.
reason-alone = Er gewinnt { $wins } von 100 Spielen, die ich mir vorgestellt habe.
reason-ahead = Er gewinnt { $wins } von 100 Spielen, die ich mir vorgestellt habe; der nächstbeste, „{ $next }“, { $others }.
reason-alike = Er gewinnt { $wins } von 100 Spielen, die ich mir vorgestellt habe; „{ $next }“ ebenso oder fast.
reason-mixed = { $tenths ->
    [one] Er gewinnt { $wins } von 100 Spielen, die ich mir vorgestellt habe. Um undurchschaubar zu bleiben: so in einem von zehn Fällen, sonst zum Beispiel „{ $next }“.
   *[other] Er gewinnt { $wins } von 100 Spielen, die ich mir vorgestellt habe. Um undurchschaubar zu bleiben: so in { $tenths } von zehn Fällen, sonst zum Beispiel „{ $next }“.
}

# Die Analyse eines Spiels, das vorbei ist.
review-choice = Zug { $step }: { $made }. Besser: { $better }. Erwartet { $after } % statt { $before } %.
review-luck = Nach Zug { $step }: von { $before } % auf { $after } %, durch Karten, Würfel und die anderen.
review-summary = Erwartet am Anfang { $start } %. Eigene Entscheidungen: { $choices } %. Karten, Würfel und die anderen: { $luck } %. Am Ende: { $final } %.
review-no-choices = In diesem Spiel gab es nichts zu entscheiden.
review-worse = { $count ->
    [0] Keine Entscheidung war deutlich schlechter als eine andere.
    [one] Eine Entscheidung war deutlich schlechter als eine andere.
   *[other] { $count } Entscheidungen waren deutlich schlechter als eine andere.
}
review-about = Die Erwartungen stammen aus { $games } Spielen, die für jede Entscheidung vorgestellt wurden, mit dem Wissen des Platzes in diesem Moment. Sie sind Schätzungen eines Bots, nicht die Wahrheit.
