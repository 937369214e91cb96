# Too Many Kobolds en français.
title = Too Many Kobolds
tagline = Bien trop de kobolds attendent devant votre grotte. Adoptez ceux qui se rendront heureux entre eux, et votre dragon le sera aussi.

# Ressources et cartes
resource-crystal = cristal
resource-water = eau
resource-moss = mousse
resource-stone = pierre
resource-fire = feu
resource-meat = viande
resource-coins = pièces
resource-child = enfants
want-crystal = du cristal
want-water = de l’eau
want-moss = de la mousse
want-stone = de la pierre
want-fire = du feu
want-meat = de la viande
want-coins = des pièces
want-family = sa famille
want-dragon = son dragon
want-mushroom = un champignon
card-kobold = kobold { $resource } { $letter }
card-dragon = dragon { $resource }
card-child = enfant
card-egg-guard = gardien de l’œuf
card-fan = fan du dragon
card-picker = cueilleur de champignons
card-goblin = gobelin
card-mama = Mama

# La table
head = tête de file
queue = file
cave = grotte
mama = Mama
powers = pouvoirs
power-choice = Choix
power-rearrange = Réaménagement
power-roar = Rugissement
points = points

# Ce qui est attendu
ask-turn = { $seat }, adopter un kobold, jouer Mama ou un pouvoir ?
ask-place = { $seat }, où va la carte trouvée ?
ask-dragon = { $seat }, quel dragon est le vôtre ?
ask-over = La partie est terminée.
waiting-turn = On attend que { $seat } adopte un kobold.
waiting-place = On attend que { $seat } pose la carte trouvée.
waiting-dragon = On attend que { $seat } choisisse un dragon.

# Ce qu’un coup ferait
offer-lay = { $card } en { $cell }
offer-rearrange = déplacer { $card } de { $source } en { $cell }
offer-gain = { $sign ->
    [minus] −{ $gain }
   *[plus] +{ $gain }
} { $gain ->
    [one] point
   *[other] points
}
offer-turns = heureux : { $cards }
offer-lacks = veut encore { $wants }
offer-choice = chercher { $resource } dans la file ; il en reste { $left ->
    [one] 1 carte
   *[other] { $left } cartes
}
offer-roar = mélanger la tête et la file, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} en tout
offer-dragon = prendre le dragon { $resource }

# Ce qui s’est passé
event-dealt = La file se forme devant les grottes. { $seat } commence.
event-took-dragon = { $seat } prend le dragon { $resource }.
event-adopted = { $seat } adopte { $card } en { $cell }.
event-refilled = Arrive en tête, à la place { $place } : { $card }.
event-new-top = Prochain dans la file : { $card }.
event-queue-empty = La file est vide.
event-closed-up = La file est vide ; la tête se resserre, { $left ->
    [0] il ne reste personne
    [one] il reste 1 carte
   *[other] il reste { $left } cartes
}.
event-played-mama = { $seat } installe Mama en { $cell }.
event-chose = { $seat } appelle { $resource } : on trouve { $card }, { $passed ->
    [0] tout devant
    [one] derrière 1 autre
   *[other] derrière { $passed } autres
}.
event-placed = { $seat } pose { $card } en { $cell }.
event-rearranged = { $seat } déplace { $card } de { $source } en { $cell }.
event-roared = Le dragon de { $seat } rugit : la tête et la file sont mélangées.
event-cheered = Heureux chez { $seat } : { $cards }.
event-game-ended = Toutes les grottes sont pleines : { $scores }.

# Refus
illegal-far = Une grotte fait 5 cartes sur 3 : rien ne peut se trouver en { $cell }.
illegal-taken = Il y a déjà une carte en { $cell }.
illegal-box = Avec une carte en { $cell }, la grotte dépasserait 5 cartes de large ou 3 de haut.
illegal-apart = Une carte en { $cell } ne toucherait votre grotte par aucun bord.
illegal-no-mama = Votre Mama est déjà dans votre grotte.
illegal-must-mama = À cinq, la dernière carte de la grotte est Mama : jouez-la maintenant.
illegal-no-card = Il n’y a pas de carte à la place { $place }.
illegal-no-dragon = On ne choisit pas de dragon maintenant.
illegal-dragon-first = Choisissez d’abord votre dragon.
illegal-dragon-taken = Ce dragon est déjà pris.
illegal-nothing-found = Choix n’a trouvé aucune carte ; adoptez-en une de la tête ou du dessus de la file.
illegal-lay-first = Posez d’abord la carte trouvée par Choix.
illegal-no-choice = Vous avez déjà joué Choix.
illegal-no-rearrange = Vous avez déjà joué Réaménagement.
illegal-no-roar = Vous avez déjà rugi.
illegal-in-head = Une carte de la tête donne cette ressource ; Choix sert à trouver ce qui n’y est pas.
illegal-none-left = Plus aucune carte de la file ne donne cette ressource.
illegal-nothing-there = Vous n’avez pas de carte en { $cell }.
illegal-immovable = Le dragon et Mama restent à leur place.
illegal-split = La grotte serait coupée en deux.

# La fin
reason-most-points = toutes les grottes sont pleines
line-mushrooms = champignons cueillis
line-chromatic = bonus chromatique
line-triplets = triplés
line-happy = kobolds heureux
line-shy = kobolds timides
line-dragon = dragon heureux
excellent = excellent dragon

# Options
option-first = la place qui commence
option-choose_dragons = chacun choisit son dragon, la dernière place d’abord
option-two_powers = deux pouvoirs de chaque, à deux joueurs
option-memory = les pouvoirs qui restent aux autres sont à retenir de mémoire
choose-first = Qui commence
choose-choose_dragons = Choisir les dragons
choose-two_powers = Deux pouvoirs de chaque
choose-memory = Pouvoirs de mémoire

# Les règles en bref
rules-goal = But du jeu
    .text = Vous êtes un dragon, et votre grotte compte 5 cartes sur 3. Remplissez-la de kobolds qui se plaisent ensemble. Le plus de points l’emporte ; à partir de 65, vous êtes un excellent dragon.
rules-turn = À votre tour
    .text = Adoptez l’une des quatre cartes de la tête, ou la carte visible au-dessus de la file, et posez-la contre une carte de votre grotte. La file avance.
rules-happy = Le bonheur
    .text = Chaque kobold donne sa ressource aux cartes qui l’entourent, huit au plus. Dès qu’un kobold reçoit tout ce qu’il veut, il devient heureux, et le reste.
rules-specials = Les cartes spéciales
    .text = Les enfants et le gardien de l’œuf veulent leur famille à côté d’eux. Les fans veulent leur dragon, les cueilleurs un champignon. Les gobelins ne veulent rien et ne donnent rien.
rules-mama = Mama
    .text = Une fois par partie, vous pouvez jouer Mama au lieu d’adopter. Pour chaque kobold autour d’elle, elle remplace une chose qui lui manque, jamais le dragon.
rules-powers = Trois pouvoirs
    .text = Une fois chacun, avant d’adopter : Réaménagement déplace un kobold de votre grotte, Rugissement mélange la tête et la file. Choix, au lieu d’adopter, amène la première carte d’une ressource absente de la tête.
rules-dragon = Le dragon
    .text = Quand les huit cases autour de lui portent des cartes heureuses, le dragon est heureux : 5 points.
rules-end = Fin de partie
    .text = Quand toutes les grottes comptent 15 cartes : 1 point par champignon à côté d’un cueilleur, 10 pour les sept couleurs, 5, 12 ou 20 pour un, deux ou trois triplés, les valeurs des cartes heureuses et timides, et le dragon.
