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
offer-more = {" "}; { $words }
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
illegal-box = Avec une carte en { $cell }, la grotte dépasserait { $wide } cartes de large ou { $high } de haut.
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
option-size = taille de la boîte : full (entière) ou tiny, un jeu si petit qu’on peut en explorer toutes les fins
size-full = la boîte entière
size-tiny = minuscule, pour l’étude
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

# La table dans le navigateur
prompt-turn = À vous : prenez un kobold, Mama ou un pouvoir, puis choisissez une case.
prompt-mama = Votre dernière carte est Mama : où va-t-elle ?
prompt-place = Où va la carte trouvée ?
prompt-dragon = Quel dragon est le vôtre ?
held-card = Où poser { $card } ?
held-move = Où déplacer { $card } ?
held-choice = Quelle ressource appelez-vous ?
held-rearrange = Quel kobold de votre grotte déplacez-vous ?
button-adopt = Adopter { $card }
button-mama = Installer Mama
button-place = Poser { $card }
button-rearrange = Déplacer { $card }
button-choice = Appeler : { $resource }
button-roar = Rugir !
button-dragon = Prendre le dragon { $resource }
others = Les grottes des autres
your-cave = Votre grotte
your-hand = Vos points, Mama et vos pouvoirs
look-at = Voir la grotte de { $seat } : { $count ->
    [one] { $points } point
   *[other] { $points } points
}
head-card = Place { $place } de la tête de file : { $card }
top-card = Dessus de la file : { $card }
found = Carte trouvée : { $card }
card-says = { $card } : { $words }
gives = donne { $resource }
gives-nothing = ne donne rien
wants = veut { $wants }
wants-nothing = ne veut rien, heureux aussitôt
never-happy = n’est jamais heureux
worth = { $happy } si heureux, { $shy } si timide
mushrooms = { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
mushrooms-near = cueille { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
laid-happy = { $card } en { $cell }, heureux
laid-shy = { $card } en { $cell }, timide
by-mama = Mama remplace { $wants }
card-about-kobold = Il donne sa ressource à tous ceux qui l’entourent, et devient heureux dès que ses voisins lui donnent ce qu’il veut.
card-about-dragon = Il donne sa ressource à tous ceux qui l’entourent. Quand les huit cases autour de lui portent des cartes heureuses, le dragon se réveille heureux.
card-about-child = Heureux à côté d’un autre enfant, du gardien de l’œuf ou de Mama.
card-about-egg-guard = Compte comme un enfant. Heureux à côté d’un enfant ou de Mama.
card-about-fan = Heureux à côté de son dragon ; Mama ne peut pas le remplacer.
card-about-picker = Heureux à côté d’un champignon. À la fin, 1 point par champignon autour de lui.
card-about-goblin = Ne donne rien, ne veut rien et n’est jamais heureux.
card-about-mama = Pour chaque kobold autour d’elle, elle remplace une chose qui lui manque. Elle est heureuse à côté d’un enfant ou du gardien de l’œuf.
about-mama = Une chose qui manque à chaque kobold autour d’elle
about-choice = Amener ce qui n’est pas en tête
about-rearrange = Déplacer un kobold
about-roar = Mélanger tête et file
mama-here = { $mama } : { $about } (touche m)
mama-gone = { $mama } : { $about } ; elle est dans la grotte
power = { $power } : { $about } (touche { $key } ; { $left ->
    [0] déjà joué
   *[other] reste { $left }
})
powers-hidden = Les pouvoirs sont à retenir de mémoire.
free-dragons = Dragons au choix
call-not = { $resource } : ne peut pas être appelé
queue-left = { $count ->
    [0] La file est vide
    [one] { $count } carte dans la file
   *[other] { $count } cartes dans la file
}
clear = aucune parmi les { $count } premières
score-sheet = Points à ce jour
open-score = { $seat } : { $count ->
    [one] { $count } point
   *[other] { $count } points
} ; voir le détail
total = total

# La première partie guidée
lesson-welcome = Votre dragon dort seul
    .text = Sa grotte comptera 5 cartes sur 3. Remplissez-la de kobolds qui se rendent heureux : les heureux rapportent des points, les timides en coûtent.
lesson-cards = Il y en a bien trop
    .text = Quatre kobolds forment la tête de file ; derrière eux, on voit le dessus de la file. En haut à gauche, ce qu’un kobold donne ; en bas, ce qu’il veut. En vert, sa valeur heureux ; en rouge, timide.
lesson-adopt = Un kobold pour un dragon
    .text = Le deuxième kobold donne de la viande et veut de l’eau, et votre dragon donne de l’eau. Touchez-le, puis la case à droite du dragon, puis encore cette case.
lesson-shy = Presque heureux
    .text = Un kobold feu : il veut de l’eau et de la pierre. Posez-le sous le dragon : il a l’eau, la pierre manque encore. Il reste timide pour l’instant, mais timide ou heureux, chacun donne.
lesson-lacking = Encore un à qui il manque une chose
    .text = Le kobold eau veut de la viande et du cristal. Sous votre kobold viande, seul le cristal manque. Les coins comptent aussi : huit cartes au plus entourent une carte.
lesson-mama = Mama sait ce qu’il leur faut
    .text = Une fois par partie, au lieu d’adopter, vous jouez Mama. Pour chaque kobold autour d’elle, elle remplace une chose qui lui manque : la pierre pour l’un, le cristal pour l’autre. Posez-la sous votre kobold feu.
lesson-choice = Deux fois de l’eau
    .text = Trois cartes d’une même ressource forment un triplé : 5 points. Personne en tête ne donne de l’eau : jouez Choix, la loupe, et appelez l’eau. Chaque pouvoir sert une fois ; les deux autres déplacent un kobold ou mélangent la file.
lesson-found = Le voici
    .text = Celui-ci ne veut rien : il est heureux aussitôt. Posez-le à gauche de Mama : avec votre dragon et votre kobold eau, voilà le triplé.
lesson-score = Les points, ligne par ligne
    .text = Votre nom montre ce qui compte déjà. Les champignons comptent à côté d’un cueilleur, les sept couleurs rapportent 10, et les triplés 5, 12 ou 20.
lesson-end = Réveillez le dragon
    .text = Avec des cartes heureuses sur les huit cases autour de lui, il se réveille heureux : 5 points. Quand toutes les grottes sont pleines, le plus de points l’emporte. C’est tout : à vous de jouer !

# Pourquoi une position ne peut pas être sur une table.
position-not-in-deck = { $card } n'est pas une carte de la pioche, et ne peut pas être dans « { $key } ».
position-laid = « { $card } » n'est pas une carte dans une grotte. Elle s'écrit ainsi : stone-c@1,0, ou heureuse stone-c+@1,0.
position-many-cards = La grotte de la place { $seat } a plus de { $most } cartes.
position-out-of-reach = { $card } en { $cell } rendrait la grotte trop large ou trop haute.
position-dragon-first = La grotte de la place { $seat } commence par un dragon en 0,0, et n'en a pas d'autre.
position-two-mamas = La place { $seat } a deux Mama.
position-same-cell = { $card } est en { $cell }, où se trouve une autre carte.
position-happy-goblin = Le gobelin en { $cell } est heureux, et les gobelins ne le sont jamais.
position-mama = La place { $seat } a Mama soit en main, soit dans sa grotte, et une seule fois.
position-no-power = « { $power } » n'est pas un pouvoir : choice, rearrange ou roar, chacun avec un nombre.
position-long-head = La tête de file a { $found } cartes, et seulement { $places } places.
position-short-head = La tête de file a { $found } cartes alors qu'il en reste { $queue } dans la file ; elle serait complétée à { $places }.
position-clear = « { $word } » ne dit pas ce qui manque aux premières cartes de la file : cela s'écrit fire=3.
position-not-clear = « clear » dit qu'aucune des { $cards } premières cartes de la file ne donne { $resource }, mais l'une le fait.
position-no-dragon = La place { $seat } n'a pas de dragon.
position-apart = Les cartes de la grotte de la place { $seat } ne se tiennent pas par les bords.
position-full-without-mama = La grotte de la place { $seat } est pleine sans Mama, et à cinq elle est au plus tard la dernière carte.
position-not-over = La partie n'est pas finie : toutes les grottes ne sont pas pleines.
position-all-full = Toutes les grottes sont pleines : la partie est finie.
position-found = { $card } ne peut pas avoir été trouvée : la partie est finie, ou Mama doit être jouée.
position-not-found = { $card } ne peut pas avoir été trouvée par Choix : elle ne donne rien, ou une carte de la tête de file donne la même chose.
position-choice-unused = { $card } a été trouvée par Choix, mais la place { $seat } a encore tous les siens.
position-choosing = On ne choisit les dragons qu'avec l'option choose_dragons, et avant toute carte trouvée.
position-chosen = Les dragons se choisissent dans l'ordre inverse du tour : la place { $seat } a choisi, elle a donc un dragon et rien d'autre.
position-not-chosen = Les dragons se choisissent dans l'ordre inverse du tour : la place { $seat } n'a pas encore choisi, sa grotte est donc vide.
position-cave-full = Ce ne peut pas être à la place { $seat } de jouer : sa grotte est pleine.
position-few-cards = Il reste { $cards } cartes pour { $missing } emplacements dans les grottes.
position-shy = { $card } en { $cell } dans la grotte de la place { $seat } a tout ce qu'elle veut, elle est donc heureuse : { $card }+.
position-happy = { $card } en { $cell } dans la grotte de la place { $seat } est heureuse sans avoir tout ce qu'elle veut, et la place { $seat } n'a rien réaménagé.
