title = Koffer, Katze & Sombrero
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
