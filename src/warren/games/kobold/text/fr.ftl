# KOBOLD en français.
title = KOBOLD
tagline = Maurice dort mal et sa lampe torche se promène : rapportez jouets et pierres de sa chambre avant que le faisceau ne vous trouve.

# Jetons
toy-ball = ballon
toy-clown = clown
toy-car = voiture
toy-teddy = ourson
token-ball = un ballon
token-clown = un clown
token-car = une voiture
token-teddy = un ourson
token-violet = une pierre violette
token-green = une pierre verte
token-yellow = une pierre jaune
token-blue = une pierre bleue
token-kobold = un kobold
token-flash = un flash ({ $toy })
token-hidden = un jeton caché
gem-violet = violette
gem-green = verte
gem-yellow = jaune
gem-blue = bleue

# La table
section = Zone
beam = faisceau
supply = réserve
pawns = pions
hand = en main
toys = jouets
gems = pierres
kobolds = kobolds
tiles = tuiles
trophies = trophées
points = points

# Ce qu'on attend
ask-turn = { $seat }, placer un pion ou rapporter ?
ask-grab = { $seat }, quel jeton prenez-vous ?
ask-over = La partie est terminée.
waiting-turn = On attend que { $seat } place un pion ou rapporte.
waiting-grab = On attend que { $seat } prenne un jeton.

# Ce que ferait un coup
offer-place = un pion dans la zone { $section } ; { $danger ->
    [0] le prochain lancer ne peut pas l’éclairer
    [one] 1 face du dé sur { $faces } l’éclairerait
   *[other] { $danger } faces du dé sur { $faces } l’éclaireraient
}
offer-grab = prendre { $token } dans la zone { $section }{ $last ->
    [true] , puis on lance le dé
   *[false] { "" }
}

# Ce qui est arrivé
event-dealt = La partie { $game } commence. Le faisceau éclaire les zones { $section } et { $next }. { $seat } commence.
event-placed = { $seat } se faufile dans la zone { $section }.
event-grabbed = { $seat } prend { $token } dans la zone { $section }.
event-uncovered = { $seat } retourne { $token } dans la zone { $section } et l’emporte.
event-gem-set = { $seat } échange quatre pierres contre un trophée de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rolled = Le faisceau éclaire maintenant les zones { $section } et { $next }.
event-caught = { $seat } est surpris dans la zone { $section } et rentre bredouille{ $pawns ->
    [one] { "" }
   *[other] {" "}avec { $pawns } pions
}.
event-refilled = { $count ->
    [one] { $count } jeton est posé
   *[other] { $count } jetons sont posés
}.
event-flashed = Flash ({ $toy }) : { $seats } { $tied ->
    [true] en ont le plus à égalité et reçoivent
   *[false] en a le plus et reçoit
} { $tiles ->
    [one] { $tiles } point
   *[other] { $tiles } points
}{ $tied ->
    [true] {" "}chacun
   *[false] { "" }
}.
event-flashed-nobody = Flash ({ $toy }) : personne n’en a.
event-game-ended = La partie { $game } est terminée, { $why } : { $scores }.

# Refus
illegal-fetching = Une récolte commencée va jusqu’à ce que tous vos pions soient rentrés : prenez un jeton.
illegal-no-pawn = Tous vos pions sont dans la chambre : rapportez.
illegal-lit = La zone { $section } est éclairée ; les pions vont dans le noir.
illegal-full = La zone { $section } a { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
}, et autant de vos pions y attendent.
illegal-no-fetch = Vous n’avez aucun pion dans la chambre pour rapporter.
illegal-no-pawn-there = Aucun de vos pions n’est dans la zone { $section }.
illegal-no-token = Il n’y a pas de jeton en { $cell }.

# La fin
reason-supply = la réserve est épuisée
reason-gems = tous les trophées de pierres sont pris
reason-both = la réserve est épuisée et tous les trophées de pierres sont pris
line-gem-trophies = trophées de pierres
line-toy-trophies = trophées de jouets
line-tiles = tuiles de points
line-kobolds = jetons kobold
line-earlier = parties précédentes

# Options
option-board = face du plateau : auto, small (2 ou 3 joueurs) ou large (3 ou 4)
option-games = parties à jouer, points additionnés
option-first = qui commence
choose-board = Face du plateau
choose-games = Parties à jouer
choose-first = Qui commence
board-auto = selon le nombre
board-small = petite
board-large = grande

# Les règles en bref
rules-goal = But
    .text = La chambre de Maurice regorge de jouets et de pierres. Envoyez vos pions dans le noir et rapportez du butin : les séries de pierres et la majorité d’un jouet valent des trophées, les flashs et les kobolds des points. Le plus grand total l’emporte ; une égalité se partage.
rules-setup = Mise en place
    .text = La chambre est un anneau de sept zones. La lampe en éclaire deux ; chaque case des cinq zones sombres porte un jeton, visible ou caché selon la case. Chacun a trois pions.
rules-place = À votre tour : placer …
    .text = Posez un pion de votre main dans une zone sombre. Vous pouvez y avoir au plus autant de pions qu’il y a de jetons ; ceux des autres ne comptent pas.
rules-fetch = … ou rapporter
    .text = Tous vos pions dans la chambre rentrent, chacun avec un jeton de sa zone. Vous choisissez jeton après jeton ; un jeton caché est retourné avant le choix suivant. Avec trois pions dans la chambre, il faut rapporter.
rules-roll = Ensuite : le dé
    .text = Une flèche tourne le faisceau d’une ou deux zones, bleu dans le sens horaire, jaune dans l’autre ; une face vide ne change rien. Les pions éclairés rentrent bredouilles. Puis on complète les cases sombres.
rules-gems = Pierres
    .text = Dès que vous avez une pierre de chaque couleur, vous échangez les quatre contre le meilleur trophée restant.
rules-flashes = Flashs et kobolds
    .text = Un flash montre un jouet : à la fin du tour, qui en a le plus reçoit 2 points, ou 1 chacun en cas d’égalité. Un kobold vaut un point.
rules-end = La fin
    .text = La partie s’arrête après le tour où les cases sombres ne peuvent plus être toutes complétées, ou quand le dernier trophée de pierres est pris. Le trophée de chaque jouet va à qui en a strictement le plus ; en cas d’égalité, à personne. Jouets et pierres isolés ne valent rien.
