# Koffer, Katze & Sombrero en français.
title = Koffer, Katze & Sombrero
tagline = Les bagages de mamie défilent sur le tapis : prenez-les et rangez-les par couleur, en nombres croissants.

# Cartes
colour-black = noir
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
card = { $value } { $colour }
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

# La table
row = Tapis à bagages
deck = pioche
box = boîte
aside = mise de côté
points = points
place-empty = vide

# Ce qu'on attend
ask-take = { $seat }, quelle carte prenez-vous ?
ask-over = La partie est terminée.
waiting-take = On attend que { $seat } prenne une carte.

# Ce que ferait un coup
offer-take = { $card }, { $cost ->
    [0] gratuite
    [one] coûte { $cost } jeton
   *[other] coûte { $cost } jetons
}{ $returned ->
    [0] { "" }
   *[other] {" "}({ $returned } rendus)
}{ $found ->
    [0] { "" }
    [one] , { $found } jeton dessus
   *[other] , { $found } jetons dessus
} : { $face ->
    [up] posée face visible
    [down] posée face cachée
   *[aside] mise de côté
}{ $earned ->
    [0] { "" }
   *[other] {" "}et rapporte un jeton
}

# Ce qui s'est passé
event-dealt = La manche { $game } commence. { $seat } débute.
event-dealt-specials = Cartes spéciales : { $cards }.
event-took = { $seat } prend le { $card }{ $paid ->
    [0] { "" }
    [one] {" "}pour { $paid } jeton
   *[other] {" "}pour { $paid } jetons
}{ $returned ->
    [0] { "" }
   *[other] , en récupère { $returned }
}{ $found ->
    [0] { "" }
    [one] {" "}et trouve { $found } jeton dessus
   *[other] {" "}et trouve { $found } jetons dessus
}.
event-laid = { $face ->
    [up] La carte est posée face visible
    [down] La carte est posée face cachée
   *[aside] La carte est mise de côté
}{ $earned ->
    [0] { "" }
   *[other] , ce qui rapporte un jeton
}.
event-refilled = Le { $card } arrive sur le tapis.
event-last-round = La pioche est vide : on termine le tour de table.
event-game-ended = La manche { $game } est terminée : { $scores }.

# Refus
illegal-place = Il n'y a pas de carte à la place { $place } : le tapis en compte { $row }.
illegal-tokens = La carte à la place { $place } coûte { $cost } { $cost ->
    [one] jeton
   *[other] jetons
}, et vous en avez { $tokens }.
illegal-no-aside = On ne peut mettre une carte de côté qu'avec la carte spéciale Bagage à main (8).
illegal-aside-twice = La place { $seat } a déjà mis une carte de côté dans cette manche.

# La fin
reason-most-points = le plus de points
line-cards = cartes visibles
line-face-down = cartes cachées
line-aside = carte mise de côté
line-tokens = jetons

# Options
option-specials = cartes spéciales : off (aucune), random (au hasard) ou trois numéros comme 1,9,13
option-games = nombre de manches, points additionnés
option-first = la place qui commence
option-memory = les cartes cachées ne sont plus montrées
option-size = taille de la boîte : full (entière) ou tiny, un jeu si petit qu’on peut en explorer toutes les fins
size-full = la boîte entière
size-tiny = minuscule, pour l’étude

# Cartes spéciales (celles de Warren)
specials-note = Ces textes sont ceux de Warren (reconstitués).
special-1 = Étiquette prioritaire
special-1-effect = Les deux premières cartes du tapis sont gratuites. Une carte plus éloignée coûte un jeton sur chaque carte qui la précède, la première comprise.
special-2 = Aller-retour
special-2-effect = Sur un 10 visible au sommet, toute carte de la couleur se pose face visible.
special-3 = Valise jumelle
special-3-effect = Une carte de même valeur que celle prise au tour juste avant se pose face visible, quoi qu'il y ait dessous.
special-4 = Objets trouvés
special-4-effect = Prendre la dernière carte du tapis rend la moitié des jetons qu'on vient de payer, arrondie au supérieur, les plus proches du début.
special-5 = Grand voyageur
special-5-effect = La troisième, sixième ou neuvième carte visible d'une couleur rapporte un jeton de la boîte.
special-6 = Fragile
special-6-effect = Les cartes cachées comptent −2.
special-7 = Surbooking
special-7-effect = Le tapis ne compte que 5 cartes.
special-8 = Bagage à main
special-8-effect = Une fois par manche, vous pouvez mettre de côté la carte que vous venez de prendre ; elle vaut la moitié de sa valeur, arrondie à l'inférieur.
special-9 = Série complète
special-9-effect = À la fin : 5 points pour chaque valeur visible dans les quatre couleurs, 2 pour chacune dans exactement trois.
special-10 = Objet retrouvé
special-10-effect = À la fin : votre plus petite carte cachée est retournée face visible.
special-11 = Douane
special-11-effect = À la fin : qui a le plus de cartes cachées perd 5 points.
special-12 = Souvenirs
special-12-effect = À la fin : qui a le plus de jetons, au moins un, gagne 3 points.
special-13 = Couleurs assorties
special-13-effect = À la fin : dans chaque couleur, qui a le plus de cartes visibles gagne 2 points.
special-14 = Long-courrier
special-14-effect = À la fin : 3 points pour chaque couleur ayant au moins 4 cartes visibles.
special-15 = Charge équilibrée
special-15-effect = À la fin : 6 points si vos totaux de couleur le plus haut et le plus bas diffèrent d'au plus 5.

# Les règles en bref
rules-goal = But
    .text = Chaque carte est un bagage : un nombre de 1 à 10 en noir, rouge, bleu ou jaune. Vous les rassemblez en quatre suites, une par couleur, en nombres croissants. Une carte visible compte son nombre ; une carte qu'il a fallu cacher coûte un point. Chaque jeton restant vaut un point. Le plus de points l'emporte ; en cas d'égalité, la victoire est partagée.
rules-setup = Mise en place
    .text = Sept cartes sont posées face visible en ligne : le tapis ; les 33 autres forment la pioche à son extrémité. Chacun reçoit sept jetons.
rules-take = 1. Prendre une carte
    .text = La première carte du tapis est gratuite. Pour une carte plus éloignée, posez un de vos jetons sur chaque carte qui la précède : la troisième coûte deux jetons. Il faut les avoir avant de prendre. Les jetons posés sur la carte prise sont à vous.
rules-place = 2. La poser
    .text = Posez la carte sur la suite de sa couleur. Si elle est plus haute que la carte du dessus, ou s'il n'y en a pas encore, elle est visible. Si elle est plus basse, elle est cachée. Sur une carte cachée, n'importe quelle carte peut suivre, visible.
rules-refill = 3. Compléter
    .text = Le tapis avance vers le début, les jetons restent sur leurs cartes, et une nouvelle carte vient de la pioche. Puis c'est à la place suivante, dans le sens horaire.
rules-end = Fin
    .text = Quand la pioche est vide et que le tapis ne peut pas être complété pour la première fois, on termine le tour de table, pour que chacun ait joué autant de fois. Les jetons restés sur le tapis ne sont à personne.
rules-match = Plusieurs manches
    .text = On peut jouer plusieurs manches et additionner les points ; le début passe chaque fois à la place suivante.
rules-specials = Cartes spéciales
    .text = Trois cartes spéciales peuvent être visibles et s'imposent à tous : les unes changent les règles pendant toute la manche, les autres le décompte final, dans l'ordre croissant des numéros. La boîte en compte quinze ; leur texte est ici celui de Warren. Pour commencer, prenez 1, 9 et 13.

# La partie guidée
lesson-welcome = Mamie est rentrée de voyage
    .text = Tous ses bagages défilent sur le tapis. Chacun porte un nombre et l’une des quatre couleurs. Rangez-les par ordre croissant : chaque nombre vaut autant de points.
lesson-free = Le premier bagage est gratuit
    .text = Touchez la première carte pour voir ce qu’elle apporte, puis touchez-la de nouveau pour la prendre.
lesson-landed = La voilà dans votre étalage
    .text = Chaque couleur a sa propre suite. La prochaine carte rouge devrait être plus haute que 4. C’est maintenant au tour de l’autre kobold.
lesson-tokens = Les jetons d’une carte vont à qui la prend
    .text = L’autre kobold est allé chercher la troisième carte et a laissé un jeton sur chacune des deux premières. Prenez la première : son jeton vient avec elle.
lesson-pay = Aller chercher plus loin
    .text = Le 9 rouge est la troisième carte. Il coûte deux jetons, un sur chaque carte qui le précède. Il les vaut : prenez-le.
lesson-down = Trop bas : face cachée
    .text = Le 3 rouge est plus bas que votre 9 : il sera posé face cachée et coûtera un point. Mais il porte deux jetons, et chacun vaut un point. Prenez-le.
lesson-on-top = Une carte cachée pardonne tout
    .text = Sur une carte face cachée, n’importe quel nombre peut suivre, même un 1. Pour un jeton, le 1 rouge se pose face visible.
lesson-score = Le décompte
    .text = Une carte visible rapporte son nombre, une carte cachée coûte un point, chaque jeton en vaut un. Le plus grand total l’emporte.
lesson-end = Jusqu’à épuisement de la pioche
    .text = Quand le tapis ne peut plus être complété, on termine le tour de table. C’est tout : à vous de jouer pour de bon !

# La table dans le navigateur
prompt-take = À vous : choisissez une carte.
button-take = Prendre le { $card }
button-aside = Mettre le { $card } de côté
row-offer = Place { $place } : { $words }
row-card = Place { $place } : { $card }{ $tokens ->
    [0] { "" }
    [one] , 1 jeton dessus
   *[other] , { $tokens } jetons dessus
}
deck-left = { $count ->
    [0] La pioche est vide
    [one] Il reste 1 carte dans la pioche
   *[other] Il reste { $count } cartes dans la pioche
}
others = Les autres étalages
look-at = Voir l’étalage de { $seat }
your-display = Votre étalage
last-round = Dernier tour
mini-none = { $colour } : aucune carte
mini-up = { $colour } : { $value } sur le dessus, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
mini-down = { $colour } : une carte cachée sur le dessus, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
line-special = { $name } (carte spéciale)
specials-off = Aucune
specials-random = Trois au hasard
specials-first = Pour débuter : 1, 9, 13
specials-named = En choisir trois…
line-earlier = manches précédentes
choose-specials = Cartes spéciales
choose-games = Parties à jouer
choose-first = Qui commence
choose-memory = Les cartes cachées ne sont plus montrées

# Pourquoi une position ne peut pas être sur une table.
position-specials = L'option « specials » de la position est fixed ou random, pas « { $value } ».
position-aside-once = La place { $seat } a mis deux cartes de côté, et chaque place ne le peut qu'une fois.
position-aside = { $card } est mise de côté, mais la carte spéciale 8 n'est pas en jeu.
position-long-row = La rangée a { $found } cartes, et seulement { $places } places.
position-short-row = La rangée a { $found } cartes alors qu'il en reste { $deck } dans la pioche ; elle serait complétée à { $places }.
position-empty-row = La rangée est vide : personne ne pourrait prendre de carte.
position-not-over = La partie n'est pas finie : elle se termine avec un tour complet, quand la pioche est vide et qu'au moins une carte de la rangée n'a pas pu être remplacée.
position-match-goes-on = La rencontre n'est pas finie après la partie { $number } sur { $games }.
position-last-round =
    { $missing ->
        [one] Une carte de la rangée n'a pas été remplacée
       *[other] { $missing } cartes de la rangée n'ont pas été remplacées
     }, mais ce tour n'a vu que { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
     }.
position-face-up = { $card } est face visible devant la place { $seat }, mais la carte du dessous l'oblige à être face cachée.
position-face-down = { $card } est face cachée devant la place { $seat }, mais la carte du dessous l'oblige à être face visible.
position-last = « last » dit qu'un { $value } a été pris en dernier, et aucune carte de cette valeur n'est au-dessus d'une suite.
