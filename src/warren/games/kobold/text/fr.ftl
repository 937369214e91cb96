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
option-size = taille de la boîte : full (entière) ou tiny, un jeu si petit qu’on peut en explorer toutes les fins
size-full = la boîte entière
size-tiny = minuscule, pour l’étude
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

# La table dans le navigateur
prompt-turn = À vous : une zone sombre pour un pion, ou un jeton près du vôtre.
prompt-place = À vous : glissez un pion dans une zone sombre.
prompt-fetch = À vous : récupérez. Prenez un jeton près de l’un de vos pions.
prompt-grab = Choisissez le jeton suivant.
button-place = Se faufiler dans la zone { $section }
button-grab = Prendre { $token }
room = La chambre de Maurice
others = Le butin des autres
your-loot = Votre butin
look-at = Voir le butin de { $seat } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
section-dark = Zone { $section }, sombre
section-lit = Zone { $section }, éclairée
section-shows = avec { $tokens }
token-at = { $token } dans la zone { $section }
target = { $what }. { $words }
pawns-of = { $count ->
    [one] un pion
   *[other] { $count } pions
} de { $seat }
pawns-in-hand = { $count ->
    [0] aucun pion en main
    [one] { $count } pion en main
   *[other] { $count } pions en main
}
heap = { $thing } : { $count }
supply-left = { $count ->
    [0] La réserve est vide
    [one] { $count } jeton dans la réserve
   *[other] { $count } jetons dans la réserve
}
gem-trophies-left = Trophées de pierres restants : { $trophies }
toy-trophy-open = Trophée ({ $toy }), { $points } points : personne ne mène
toy-trophy-led = Trophée ({ $toy }), { $points } points : { $seat } mène
toys-counted = Les jouets, un par un
toy-won = { $seat } en a le plus et prend le trophée
toy-tied = égalité entre { $seats } : personne ne prend le trophée
toy-none = personne n’en a
chances = Montrer les risques d’être éclairé. { $face }
chance-of = { $danger } faces sur { $faces } l’éclairent
die-none = Le dé n’a pas encore été lancé.
die-blank = Le dé montre une face vide.
die-blue = Le dé montre bleu { $steps }.
die-yellow = Le dé montre jaune { $steps }.

# La première partie guidée
lesson-welcome = La chambre de Maurice, la nuit
    .text = Jouets et pierres traînent partout. Trois petits kobolds sont à vous et rapportent ce qu’ils peuvent.
lesson-beam = Sa lampe se promène
    .text = Elle éclaire toujours deux zones voisines. Les kobolds ne vont que dans le noir. Touchez le dé pour savoir quel risque court chaque zone.
lesson-place = Se faufiler
    .text = Une pierre bleue attend dans la zone 1, et le prochain lancer ne peut pas l’atteindre. Touchez la zone, puis touchez-la encore.
lesson-more = Encore un
    .text = Un tour, c’est un pion de plus, ou tous les pions à la maison. On ne lance pas le dé après avoir placé : la zone 2 a une pierre verte.
lesson-third = Le troisième pion
    .text = Dans la zone 6, un jeton est caché. Envoyez-y votre dernier pion ; les trois seront dans la chambre et devront rapporter.
lesson-fetch = On rapporte !
    .text = Chaque pion rentre avec un jeton de sa zone. Prenez d’abord la pierre bleue.
lesson-next = Jeton après jeton
    .text = Vous choisissez l’un après l’autre, dans l’ordre voulu. Maintenant la pierre verte.
lesson-hidden = Qu’est-ce que c’est ?
    .text = Prenez le jeton caché de la zone 6. Tout le monde le voit dès qu’il est à vous. C’est votre dernier pion : ensuite on lance le dé.
lesson-caught = Surpris !
    .text = Jaune 1 : le faisceau a reculé d’une zone. Deux pions de l’autre kobold y étaient et rentrent bredouilles. Puis le noir a été complété.
lesson-set = Trois sur quatre
    .text = Bleu, vert et violet sont à vous. Il ne manque que le jaune, et une pierre jaune vient d’arriver dans la zone 2. Allez-y.
lesson-trophy = Une série, un trophée
    .text = On peut aussi rapporter avec un seul pion. Prenez la pierre jaune : les quatre couleurs s’échangent contre le meilleur trophée, 5 points.
lesson-toys = Les jouets comptent à la fin
    .text = Qui a strictement le plus d’un jouet reçoit son trophée ; une marque montre qui mène. Un flash rapporte aussitôt 2 points à qui a le plus de son jouet, et un kobold vaut un point.
lesson-end = Jusqu’au bout de la réserve
    .text = La partie s’arrête quand on ne peut plus compléter le noir, ou quand le dernier trophée de pierres est pris. C’est tout : jouez-en une vraie !

# Pourquoi une position ne peut pas être sur une table.
position-flash-kept = La place { $seat } a { $token }, mais personne ne garde un flash.
position-not-a-flash = « flashes » sont les flashs pris ce tour, et { $token } n'en est pas un.
position-spaces = Le côté « { $side } » a des sections de { $spaces } cases, et la position de { $found }.
position-shut = { $token } est sur une case fermée, donc face cachée : ({ $token }).
position-open = { $token } est sur une case ouverte, donc face visible.
position-pawn = « { $pawn } » n'est pas un pion. Un pion est une place et une section : A5.
position-many-pawns = La place { $seat } a { $found } pions sur le plateau, et seulement { $pawns } en tout.
position-lit-pawn = La section { $section } est éclairée : aucun pion de la place { $seat } ne peut s'y trouver.
position-crowded = La place { $seat } a { $pawns } pions dans la section { $section }, plus qu'il n'y a de jetons.
position-nothing-to-fetch = La place { $seat } ne peut pas être en train de ramasser : elle n'a pas de pion sur le plateau, ou la partie est finie.
position-many-flashes = La position a { $found } flashs pris ce tour, mais { $grabs } jetons au plus ont pu l'être.
position-over-and-ended = « over » est { $over }, ce qui ne s'accorde pas avec « ended » : une partie est finie quand elle a une raison de l'être.
position-nothing-dark = Aucune section sombre n'a de jeton : personne ne pourrait jouer.
position-gem-set = La place { $seat } a une pierre de chaque couleur, et les aurait aussitôt échangées contre le trophée de { $points }.
position-gem-points = Les places ont { $points } points en trophées de pierres, ce qui est impossible avec les trophées pris : { $trophies }.
position-removed-gems = { $found } « { $gem } » ont quitté la partie pour { $trophies } trophées de pierres ; chacun en prend une de chaque couleur.
position-removed = « { $token } » ne quitte jamais la partie ; seules les pierres et les flashs le font.
position-tiles = Les places ont { $tiles } tuiles de points, plus que { $flashes } flashs comptés n'ont pu donner.
position-dark-empty = La case { $space } est sombre et vide ; au début d'un tour, chaque case sombre a un jeton.
position-grabs = Un ramassage a vidé { $found } cases sombres, mais il en vide une par pion ramassé, et { $home } au plus sont rentrés.
position-trophies-gone = Tous les trophées de pierres sont pris : la partie serait finie.
position-supply-left = Des cases sombres sont vides alors que la réserve a { $supply } jetons ; elles seraient remplies.
position-ended = « ended » dit { $found }, mais d'après la table c'est { $why }.
position-match-goes-on = La rencontre n'est pas finie après la partie { $number } sur { $games }.
