# Three Kobolds in a Trench Coat en français.
title = Three Kobolds in a Trench Coat
tagline = Trois kobolds, un manteau, et toute une ville qui ne doit se douter de rien. Envoyez-les en quête, démasquez les bluffs des autres et soyez le dernier manteau debout.

# Compétences
skill-strength = force
skill-dexterity = dextérité
skill-constitution = constitution
skill-intelligence = intelligence
skill-wisdom = sagesse
skill-charisma = charisme
short-strength = FOR
short-dexterity = DEX
short-constitution = CON
short-intelligence = INT
short-wisdom = SAG
short-charisma = CHA

# Objets
item-boost-juice = Jus fortifiant
item-reduce-juice = Jus ramollissant
item-clairvoyance = Voyance
item-cloak-of-invisibility = Cape d’invisibilité
item-ghost-in-a-jar = Fantôme en bocal
item-inherited-debt = Dette en héritage
item-magic-hat = Chapeau magique
item-magic-shield = Bouclier magique
item-pet-bandits = Bandits apprivoisés
item-resurrection-potion = Potion de résurrection
item-satchel-of-storage = Grande sacoche
item-spare-change = Petite monnaie
item-truth-serum = Sérum de vérité
item-wanted-poster = Avis de recherche
about-boost-juice = 2 de plus pour un kobold à l’épreuve
about-reduce-juice = 2 de moins pour un kobold à l’épreuve
about-clairvoyance = voir les trois prochains événements et les remettre dans l’ordre voulu
about-cloak-of-invisibility = cette fois, la garde ne vous voit pas
about-ghost-in-a-jar = décider qui gagne ce défi
about-inherited-debt = doubler la taxe et la passer à la place suivante
about-magic-hat = piocher deux objets
about-magic-shield = garder le kobold que vous alliez perdre
about-pet-bandits = prendre un objet au hasard à une autre place
about-resurrection-potion = piocher un kobold, si vous en avez moins de trois
about-satchel-of-storage = tenir désormais jusqu’à cinq objets
about-spare-change = prendre 6 pièces d’or
about-truth-serum = qui est en quête doit dire sans mentir si son kobold réussit
about-wanted-poster = une autre place perd un kobold

# Défis
challenge-sevens = Le sept
challenge-doubles = Les doubles
challenge-coin-flip = Pile ou face
challenge-odds-or-evens = Pair ou impair
challenge-rollies = Duel de dés
challenge-rock-paper-scissors = Pierre, feuille, ciseaux
challenge-trumps = Atouts
challenge-arm-wrestle = Bras de fer
challenge-staring-contest = Duel de regards
challenge-thumb-wars = Bataille de pouces
challenge-i-spy = Devine ce que je vois
challenge-about-sevens = Deux dés à tour de rôle : le premier sept gagne.
challenge-about-doubles = Deux dés à tour de rôle : le premier double gagne.
challenge-about-coin-flip = Pile ou face ?
challenge-about-odds-or-evens = Un dé : pair ou impair ?
challenge-about-rollies = Un dé chacun, le plus haut gagne.
challenge-about-rock-paper-scissors = Les deux choisissent en secret ; à égalité, on recommence.
challenge-about-trumps = Un dé désigne la compétence, chacun montre un kobold, le plus haut gagne.
challenge-about-arm-wrestle = Dix d’endurance chacun, cinq temps au plus, de 0 à 4 par temps. Le bras bouge de la différence ; à 4 du milieu, il est couché.
challenge-about-staring-contest = Combien de temps tenez-vous ? Le plus long regard gagne, mais qui tient aussi longtemps que la rafale, ou plus, a les yeux qui pleurent.
challenge-about-thumb-wars = Le plaquage bat la feinte, la feinte bat l’esquive, l’esquive bat le plaquage. Le premier à trois gagne.
challenge-about-i-spy = L’un choisit une chose au marché, l’autre a trois essais parmi les six choses du même étal.

# Cartes
worth-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
worth-item = un objet
worth-kobold = un kobold
card-quest = Quête : { $skill } { $need } (récompense : { $reward }, peine : { $penalty })
card-challenge = Défi : { $challenge } (enjeu : { $stake })
card-tax = Taxe : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
card-guard = La garde
brief-quest = { $skill } { $need }
nobody = personne

# La table
board-kobolds = kobolds
board-items = objets
board-gold = or
board-known = connus
board-known-to-all = connu de tous
board-out = hors jeu
board-satchel = sacoche
board-hand = Votre manteau
board-no-event = Pas encore d’événement : { $seat } peut d’abord vendre et acheter.
board-round = tour de table { $round }
board-round-of = tour de table { $round } sur { $limit }
board-shop = Boutique :
board-decks = Pioches : { $kobolds } kobolds, { $items } objets, { $events } événements
board-laid = { $seat } a posé un kobold face cachée.
board-laid-mine = Vous avez posé { $kobold }.
board-juice = jus { $change }
board-juiced = Sur le kobold que { $seat } va montrer :
board-truth = Sous serment : { $passes ->
    [yes] il réussit
   *[no] il échoue
}.
board-sworn = { $seats } : bluff ou confiance après le serment.
board-called = Bluff dénoncé par { $seats }.
board-my-call = Vous avez { $call ->
    [yes] crié au bluff
   *[no] fait confiance
}.
board-shown = { $seat } montre { $kobold } : { $skill } { $value }.
board-versus = { $seat } contre { $rival }
board-winner = { $seat } l’emporte, pour l’instant.
board-skill = Compétence : { $skill }.
board-arm = Temps { $beat } sur 5. Endurance : { $mine } contre { $theirs } ; le bras : { $arm }
board-thumbs = { $mine } à { $theirs }
board-letter = C’est à l’étal { $letter }.
board-spied = Vous avez choisi : { $thing }.
board-not = Ce n’est pas : { $things }.
board-debt = { $seat } doit { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
board-guard = Qui donne le moins perd un kobold ; l’or des poings est perdu.
board-bids = Dans les poings : { $bids }.
board-cloaked = sous la cape
board-losing = { $seat } va perdre un kobold.
board-foreseen = À venir, vous l’avez vu :
board-playing = En cours : { $items }

# Le marché ; chaque étal porte la lettre des mots anglais
thing-barrel = tonneau
thing-basket = panier
thing-bell = cloche
thing-bucket = seau
thing-broom = balai
thing-butter = beurre
thing-cabbage = chou
thing-candle = bougie
thing-cheese = fromage
thing-cup = gobelet
thing-cart = charrette
thing-cat = chat
thing-lantern = lanterne
thing-ladder = échelle
thing-leek = poireau
thing-lute = luth
thing-loaf = miche
thing-lemon = citron
thing-pan = poêle
thing-pear = poire
thing-pie = tourte
thing-pigeon = pigeon
thing-plum = prune
thing-pot = marmite
thing-sack = sac
thing-sausage = saucisse
thing-scale = balance
thing-shoe = soulier
thing-spoon = cuillère
thing-stool = tabouret

# Ce qui est attendu
ask-turn-start = { $seat }, vendre ou acheter quelque chose, ou passer à l’événement ? Les autres peuvent jouer des objets.
ask-item-phase = { $seat }, vendre ou acheter encore, ou passer à l’événement ?
ask-over-limit = { $seat }, vous tenez trop d’objets : jouez-en ou défaussez-en un.
ask-order-events = { $seat }, dans quel ordre remettez-vous les événements ?
ask-lay = { $seat }, quel kobold part en quête ?
ask-quest-laid = { $seat }, criez-vous au bluff, ou faites-vous confiance ?
ask-sworn-call = { $seat }, maintenant que vous savez : bluff, ou confiance ?
ask-quest-revealed = { $seat }, le kobold est montré. Jouer un objet, ou passer ?
ask-choose-rival = { $seat }, qui défiez-vous ?
ask-may-decline = { $seat }, acceptez-vous le défi ?
ask-call-side = { $seat }, qu’annoncez-vous ?
ask-both-choose = { $seat }, que choisissez-vous ?
ask-trumps-rolled = { $seat }, quel kobold montrez-vous ?
ask-trumps-revealed = { $seat }, les deux kobolds sont montrés. Jouer un objet, ou passer ?
ask-spy = { $seat }, que choisissez-vous au marché ?
ask-guess = { $seat }, qu’est-ce que c’est ?
ask-report-winner = { $seat }, qui a gagné ?
ask-challenge-decided = { $seat }, le défi est décidé. Jouer un objet, ou passer ?
ask-tax-owed = { $seat }, la taxe est due. Payer, ou jouer un objet ?
ask-guard-announced = { $seat }, combien d’or glissez-vous à la garde ?
ask-guard-revealed = { $seat }, toutes les mains sont ouvertes devant la garde. Jouer un objet, ou passer ?
ask-loss = { $seat }, quel kobold perdez-vous ?
ask-last-gone = { $seat }, votre dernier kobold est parti. Boire une potion, ou passer ?
ask-over = La partie est terminée.
ask-item = { $seat }, jouer un objet, ou passer ?
waiting-turn-start = Avant l’événement on vend et achète, les autres peuvent jouer des objets. On attend { $seat }.
waiting-item-phase = On attend que { $seat } vende ou achète.
waiting-over-limit = On attend { $seat }, qui tient trop d’objets.
waiting-order-events = On attend que { $seat } remette les événements.
waiting-lay = On attend que { $seat } pose un kobold.
waiting-quest-laid = Bluff ou confiance ? On attend { $seat }.
waiting-sworn-call = On attend { $seat }, qui connaît la vérité.
waiting-quest-revealed = Le kobold est montré. On attend { $seat } : un objet, peut-être.
waiting-choose-rival = On attend que { $seat } choisisse un adversaire.
waiting-may-decline = Le défi est-il accepté ? On attend { $seat }.
waiting-call-side = On attend l’annonce de { $seat }.
waiting-both-choose = On attend le choix de { $seat }.
waiting-trumps-rolled = On attend que { $seat } choisisse un kobold, ou un objet.
waiting-trumps-revealed = Les deux kobolds sont montrés. On attend { $seat } : un objet, peut-être.
waiting-spy = On attend que { $seat } choisisse une chose au marché.
waiting-guess = On attend que { $seat } devine.
waiting-report-winner = On attend que { $seat } dise qui a gagné.
waiting-challenge-decided = Le défi est décidé, à moins qu’un fantôme ne s’en mêle. On attend { $seat }.
waiting-tax-owed = La taxe est due. On attend { $seat }.
waiting-guard-announced = L’or passe dans les poings, pour la garde. On attend { $seat }.
waiting-guard-revealed = Toutes les mains sont ouvertes devant la garde. On attend { $seat }.
waiting-loss = On attend que { $seat } perde un kobold.
waiting-last-gone = Le dernier kobold est parti. On attend { $seat }.

# Ce qu’un coup ferait
offer-sell = vendre { $item } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
offer-buy = acheter { $item } pour { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
} : { $about }
offer-buy-deck = acheter le dessus de la pioche pour { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
}
offer-done = passer à l’événement
offer-discard = défausser { $item }, sans rien recevoir
offer-pass = passer
offer-play = { $item } : { $about }
offer-play-at = { $item } sur { $seat } : { $about }
offer-play-for = { $item } pour { $seat } : { $about }
offer-order = d’abord : { $events }
offer-lay = poser { $kobold } : { $skill } { $value }, { $passes ->
    [yes] c’est assez
   *[no] un bluff
}
offer-show = montrer { $kobold } : { $skill } { $value }
offer-lose = perdre { $kobold }
offer-call = crier au bluff : « Ce kobold n’y arrivera jamais ! »
offer-trust = faire confiance et laisser passer
offer-challenge = défier { $seat }
offer-accept = accepter le défi
offer-decline = refuser le défi
offer-heads = face
offer-tails = pile
offer-odd = impair
offer-even = pair
offer-rock = pierre
offer-paper = feuille
offer-scissors = ciseaux
offer-spend = dépenser { $amount } d’endurance
offer-hold = tenir { $amount } temps
offer-pin = plaquage : bat la feinte
offer-feint = feinte : bat l’esquive
offer-dodge = esquive : bat le plaquage
offer-spy = choisir : { $thing }
offer-guess = deviner : { $thing }
offer-won = { $seat } a gagné
offer-pay = payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}{ $short ->
    [yes] {""} : plus que vous n’avez ; vous payez tout et perdez un kobold
   *[no] {""}
}
offer-cloak = Cape d’invisibilité : ne rien donner, la garde ne vous voit pas
offer-bid = glisser { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}

# Ce qui s’est passé
event-dealt = Chacun a trois kobolds, un objet et un peu d’or. { $seat } commence.
event-dealt-dice = Chacun a trois kobolds, un objet et un peu d’or. Les dés : { $dice }. { $seat } commence.
event-hand = { $seat } reçoit { $kobolds }, et comme objet { $item }.
event-hand-veiled = { $seat } reçoit trois kobolds et un objet.
event-played = { $seat } joue { $item }.
event-played-at = { $seat } joue { $item } sur { $target }.
event-played-for = { $seat } joue { $item } pour { $target }.
event-turned = Un événement pour { $seat }. { $card }.
event-sold = { $seat } vend { $item }.
event-bought = { $seat } achète { $item }.
event-bought-deck = { $seat } achète le dessus de la pioche.
event-drew-item = { $seat } pioche un objet : { $item }.
event-drew-item-veiled = { $seat } pioche un objet.
event-discarded-item = { $seat } a trop d’objets et défausse { $item }.
event-drew-kobold = { $seat } pioche un kobold : { $kobold }.
event-drew-kobold-veiled = { $seat } pioche un kobold.
event-discarded-kobold = { $kobold } quitte le manteau de { $seat }.
event-gold-won = { $seat } reçoit { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
event-gold-paid = { $seat } paie { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
event-laid = { $seat } pose un kobold face cachée.
event-swore = { $seat } ne peut pas mentir : { $passes ->
    [yes] le kobold réussit
   *[no] le kobold échoue
}.
event-trusted = Personne ne crie au bluff. La quête de { $seat } passe pour réussie.
event-called = { $callers } { $count ->
    [one] crie
   *[other] crient
} au bluff contre { $seat }.
event-kobold-shown = { $seat } montre { $kobold }.
event-quest-done = { $passed ->
    [yes] C’était vrai : la quête de { $seat } est réussie
   *[no] C’était du bluff : la quête de { $seat } échoue
}.
event-dared = { $seat } défie { $rival }.
event-declined = Le défi entre { $seat } et { $rival } est refusé ; un autre événement arrive.
event-threw = { $seat } lance { $dice }.
event-threw-coin = { $seat } lance la pièce : { $side ->
    [heads] face
   *[tails] pile
}.
event-threw-gust = Une rafale souffle pendant { $beats } temps.
event-threw-skill = { $seat } lance { $dice } : la compétence est { $skill }.
event-bout = { $mine } contre { $theirs }.
event-side-called = { $seat } annonce : { $side }.
choice-heads = face
choice-tails = pile
choice-odd = impair
choice-even = pair
choice-rock = Pierre
choice-paper = Feuille
choice-scissors = Ciseaux
choice-pin = Plaquage
choice-feint = Feinte
choice-dodge = Esquive
event-spied = { $seat } voit quelque chose à l’étal { $letter }.
event-guessed = { $seat } devine « { $thing } » : { $right ->
    [yes] c’est ça
   *[no] ce n’est pas ça
}.
event-challenge-won = { $seat } gagne le défi contre { $rival }.
event-taxed = { $seat } doit une taxe de { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
event-bids = Glissé à la garde : { $bids }.
event-stolen = Les bandits de { $seat } prennent { $item } à { $victim }.
event-stolen-veiled = Les bandits de { $seat } prennent un objet à { $victim }.
event-foresaw = { $seat } voit venir : { $events }.
event-foresaw-veiled = { $seat } voit venir { $count ->
    [one] un événement
   *[other] { $count } événements
}.
event-shielded = Le bouclier sauve un kobold de { $seat }.
event-went-out = { $seat } n’a plus de kobold : hors jeu.
event-ended-last-standing = Dernier manteau debout : { $winners }.
event-ended-felled-together = Les derniers manteaux sont tombés lors d’une même garde. La victoire revient à { $winners }.
event-ended-round-limit = Les tours sont écoulés. En meilleure posture, et donc vainqueur : { $winners }.

# Refus
illegal-answered = Vous avez déjà répondu ; votre réponse reste scellée jusqu’à ce que tous aient répondu.
illegal-no-item = Vous ne tenez pas cet objet.
illegal-only-ghost = Vous êtes hors jeu : de tous les objets, seul un Fantôme en bocal vous sert encore.
illegal-no-target = Cet objet ne vise personne : jouez-le sans nommer de place.
illegal-needs-target = Cet objet vise une place : dites laquelle.
illegal-target = Cet objet ne peut pas être joué sur { $seat }.
illegal-moment-boost-juice = Un jus va sur un kobold à l’épreuve : celui de la quête, une fois posé, ou l’un des deux aux Atouts.
illegal-moment-reduce-juice = Un jus va sur un kobold à l’épreuve : celui de la quête, une fois posé, ou l’un des deux aux Atouts.
illegal-moment-clairvoyance = La Voyance doit attendre : répondez d’abord à ce qui est demandé.
illegal-moment-cloak-of-invisibility = Une cape ne cache que de la garde : à la place d’une mise, ou une fois toutes les mises montrées.
illegal-moment-ghost-in-a-jar = Un fantôme vient quand un défi est décidé, pas avant.
illegal-moment-inherited-debt = Seule la place qui doit une taxe peut la passer.
illegal-moment-magic-hat = Le Chapeau magique doit attendre : répondez d’abord à ce qui est demandé.
illegal-moment-magic-shield = Un bouclier ne sert qu’au moment où vous allez perdre un kobold.
illegal-moment-pet-bandits = Les Bandits apprivoisés doivent attendre : répondez d’abord à ce qui est demandé.
illegal-moment-resurrection-potion = Une potion demande un manteau de moins de trois kobolds, et qu’aucune autre réponse ne passe avant.
illegal-moment-satchel-of-storage = La Grande sacoche doit attendre : répondez d’abord à ce qui est demandé.
illegal-moment-spare-change = La Petite monnaie doit attendre : répondez d’abord à ce qui est demandé.
illegal-moment-truth-serum = Le Sérum de vérité est pour qui peut crier au bluff tant que le kobold est posé, une fois chacun.
illegal-moment-wanted-poster = L’Avis de recherche doit attendre : répondez d’abord à ce qui est demandé.
illegal-no-discard = On ne défausse des objets que si l’on en tient trop.
illegal-no-trade = Seule la place dont c’est le tour vend et achète, avant son événement.
illegal-bought = Vous avez déjà acheté ; ce tour-ci, on ne vend ni n’achète plus rien.
illegal-credit = Cela coûte { $cost } et vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} ; on ne fait pas crédit.
illegal-nothing-to-buy = Il n’y a rien à acheter là.
illegal-bid = Vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : donnez-en autant que vous voulez, de rien à tout.
illegal-no-kobold = Vous n’avez pas de kobold à cette place.
illegal-must-lose = C’est le kobold dont la quête a échoué que vous perdez.
illegal-under-test = Un kobold à l’épreuve ne peut pas être choisi tant que vous en avez d’autres.
illegal-order = Nommez une fois chacun des { $count } événements.
illegal-guess = Devinez une des choses de l’étal { $letter }, jamais deux fois la même.
illegal-rival = Défiez quelqu’un d’autre qui est encore en jeu.
illegal-winner = Seul l’un des deux adversaires peut avoir gagné.
illegal-stamina = Il vous reste { $left } d’endurance : dépensez-en de 0 à 4.
illegal-answer = Ce n’est pas une réponse à ce qui est demandé.

# La fin
reason-last-standing = il ne reste qu’un manteau debout
reason-felled-together = les derniers manteaux sont tombés lors d’une même garde
reason-round-limit = les tours sont écoulés
line-kobolds = kobolds
line-wealth = valeur des objets et de l’or

# Options
option-first = la place qui commence
option-lite = sans défis
option-physical = bras de fer, regards, pouces et devinette : à l’écran, en vrai, ou retirés
option-declining = quels défis peuvent être refusés
option-memory = l’or des autres est à retenir de mémoire
option-round_limit = la partie finit après tant de tours de table ; 0 pour jamais
option-size = taille de la boîte : full (entière) ou tiny, un jeu si petit qu’on peut en explorer toutes les fins
size-full = la boîte entière
size-tiny = minuscule, pour l’étude
choose-first = Qui commence
choose-lite = Sans défis
choose-physical = Défis physiques
choose-declining = Refuser un défi
choose-memory = Or de mémoire
choose-round_limit = Limite de tours
physical-digital = à l’écran
physical-in-person = en vrai
physical-out = retirés
declining-auto = physiques, si joués en vrai
declining-none = jamais
declining-physical = les physiques
declining-all = tous

# Les règles en bref
rules-goal = But du jeu
    .text = Derrière votre paravent, trois kobolds dans un seul manteau, quelques objets et de l’or. Qui n’a plus de kobold est hors jeu ; le dernier en jeu gagne.
rules-turn = À votre tour
    .text = Vous pouvez d’abord vendre des objets, 3 pièces d’or chacun, puis en acheter un : le dessus de la pioche pour 4, ou l’un des deux objets visibles à son prix. Puis un événement est retourné : une quête, un défi, une taxe ou la garde.
rules-quest = Quête
    .text = Posez un kobold face cachée. Tous les autres, en secret, crient au bluff ou font confiance. Si personne ne crie, la récompense est à vous, quoi que vous ayez posé. Sinon, le kobold est montré. Si sa compétence suffit, vous recevez la récompense et ceux qui ont crié subissent la peine ; sinon, c’est l’inverse.
rules-challenge = Défi
    .text = Choisissez un adversaire et jouez : aux dés, à pile ou face, à pierre, feuille, ciseaux, aux Atouts avec vos kobolds, au bras de fer… Qui perd subit l’enjeu.
rules-tax = Taxe
    .text = Payez. Qui ne peut pas paie tout ce qu’il a et perd un kobold.
rules-guard = Garde
    .text = Chacun cache de l’or dans son poing, pour la garde. Qui en donne le moins, et tous ses ex æquo, perdent un kobold ; tout l’or des poings est perdu.
rules-items = Objets
    .text = Trois au plus. Beaucoup se jouent à tout moment, même au tour des autres ; chacun dit quand. Si plusieurs en jouent à la fois, le premier dans l’ordre du tour compte, et les autres reprennent le leur sans qu’on l’ait vu.
rules-end = Hors jeu et fin
    .text = Sans kobold, vous êtes hors jeu, mais vos fantômes peuvent encore hanter les défis. Le dernier manteau debout gagne ; si la garde fait tomber les derniers ensemble, le plus riche d’entre eux l’emporte.

# The table in the browser
others = les autres
your-screen = Derrière votre paravent
stage = La rue
out = Hors jeu
known = connu
on-quest = en quête
kobold-tested = { $skill } { $value }
kobold-laid = posé pour la quête
no-kobolds = Plus de kobolds
no-items = Aucun objet
you-are-out = Vous êtes hors jeu. Vos fantômes peuvent encore hanter les défis.
your-gold = Votre or : { $gold }
item-says = { $item } : { $about }
about-item = { $about }.
look-at = { $seat } : { $kobolds } kobolds, { $items } objets, { $gold } d’or. Que sait-on ?
look-at-out = { $seat } est hors jeu : { $kobolds } kobolds, { $items } objets, { $gold } d’or. Que sait-on ?
aim-at = Choisir { $seat }. { $counts }
aim-at-me = Vous choisir vous-même
at-whom = { $item } : contre qui ? Touchez un paravent.
put-back = Reposer
shop = Le choix du marchand
priced = { $item } pour { $cost } d’or
piles = les pioches
open-piles = Pioches et défausses : encore { $events } événements et { $items } objets
deck-events = Événements : encore { $count }, défaussés
deck-items = Objets : encore { $count }, défaussés
deck-kobolds = Kobolds : encore { $count }, partis
no-discards = rien encore
discarded-quest = Quête : { $skill } { $need }
count-kobolds = { $count } { $count ->
    [one] kobold
   *[other] kobolds
}
count-items = { $count } { $count ->
    [one] objet
   *[other] objets
}
gold-hidden = or : à retenir
has-satchel = peut tenir cinq objets
known-kobolds = Kobolds connus de tous
known-items = Objets que vous connaissez
nothing-known = On ne sait rien d’autre.
type-quest = Quête
type-tax = Taxe
type-guard = La garde
guard-about = Qui lui glisse le moins perd un kobold.
quest-slot = { $seat } choisit un kobold
face-down = Un kobold, face cachée
revealed = { $kobold } : { $skill } { $value }, il faut { $need }
truth-yes = Il réussit !
truth-no = Il échoue !
calls = Bluff ou confiance
call-thinks = réfléchit
call-sealed = a répondu, sous pli scellé
call-swears = attend la vérité
call-call = crie au bluff
call-trust = fait confiance
call-none = répondra plus tard
owes = { $seat } doit payer
seeks = { $seat } cherche un adversaire
loses-one = { $seat } perd un kobold
you-lose-one = Vous perdez un kobold
stamp-passed = réussi
stamp-bluff = bluff
stamp-trusted = confiance
stamp-out = hors jeu
foreseen-event = { $event }{ $place ->
    [0] {""}
   *[other] {""} : numéro { $place }
}
sealed-answer = Votre réponse est scellée.
still-thinking = Réfléchissent encore : { $names }
button-sell = Vendre pour { $gold }
button-buy = Acheter pour { $cost }
button-discard = Défausser
button-order = Remettre ainsi
button-play = Jouer
button-play-at = Contre { $seat }
button-play-for = Pour { $seat }
button-lay = Poser { $kobold }
button-show = Montrer { $kobold }
button-lose = Perdre { $kobold }
button-pay = Payer { $gold }
button-call = Bluff !
button-trust = Confiance
button-done = À l’événement
button-pass = Passer
prompt-window = Jouer un objet, ou passer ?
prompt-turn-start = À vous : vendre, acheter, ou passer à l’événement ?
prompt-item-phase = Vendre ou acheter encore, ou passer à l’événement ?
prompt-item-done = Passons à l’événement, ou d’abord un objet ?
prompt-over-limit = Trop d’objets : utilisez-en ou défaussez-en un.
prompt-order-events = Touchez les événements dans l’ordre où ils doivent venir.
prompt-lay = Quel kobold part en quête ? Le bluff est permis.
prompt-quest-laid = Est-ce un bluff ? Criez-le, ou faites confiance.
prompt-sworn-call = Vous savez maintenant. Bluff, ou confiance ?
prompt-quest-revealed = Le kobold est montré. Jouer un objet, ou passer ?
prompt-choose-rival = Qui défiez-vous ? Touchez un paravent.
prompt-may-decline = Acceptez-vous le défi ?
prompt-call-side = Qu’annoncez-vous ?
prompt-both-choose = Choisissez en secret.
prompt-trumps-rolled = Quel kobold montrez-vous ?
prompt-trumps-revealed = Les deux sont montrés. Jouer un objet, ou passer ?
prompt-spy = Que voyez-vous ?
prompt-guess = Qu’est-ce ? Devinez.
prompt-report-winner = Qui a gagné ?
prompt-challenge-decided = Le défi est décidé. Jouer un objet, ou passer ?
prompt-tax-owed = La taxe est due. Payez, ou jouez un objet.
prompt-guard-announced = Combien d’or glissez-vous à la garde ? Qui donne le moins perd un kobold.
prompt-guard-revealed = La garde regarde. Jouer un objet, ou passer ?
prompt-loss = Quel kobold perdez-vous ?
prompt-last-gone = Votre dernier kobold est parti. Une potion, ou est-ce la fin ?
window-turn-start = Avant l’événement de { $seat } : jouer un objet, ou passer ?
window-quest-laid = { $skill } { $need } : jouer un objet pendant que les autres répondent, ou passer ?
window-quest-revealed = Le kobold est montré : un jus pourrait encore tout changer. Jouer, ou passer ?
window-trumps-rolled = Atouts en { $skill } : jouer d’abord un objet, ou passer ?
window-trumps-revealed = Les deux sont montrés : un jus, un fantôme peut tout changer. Jouer, ou passer ?
window-challenge-decided = { $seat } a gagné, sauf si un fantôme vient. Jouer, ou passer ?
window-tax-owed = { $seat } doit { $gold } d’or. Jouer d’abord un objet, ou passer ?
window-guard-revealed = La garde a compté : une cape pourrait encore vous cacher. Jouer, ou passer ?
window-loss = { $seat } va perdre un kobold. Jouer d’abord un objet, ou passer ?
window-last-gone = { $seat } n’a plus de kobold. Jouer un objet, ou passer ?
preset-title = Quand la table doit-elle vous demander ?
preset-always = Toujours demander
preset-concerned = Seulement si cela me concerne
preset-until-turn = Passer jusqu’à mon tour
preset-this-kind = Passer les moments comme celui-ci
preset-about-always = À chaque moment où vous pourriez jouer un objet.
preset-about-concerned = Quand c’est votre tour, ou que vous êtes défié, endetté ou perdez un kobold. Reste jusqu’à ce que vous changiez.
preset-about-until-turn = Vous passez tous les moments d’objets. Finit de soi-même à votre tour.
preset-about-this-kind = Vous passez les moments de ce genre. Finit de soi-même avec cet événement.
preset-chip-concerned = seulement si cela me concerne
preset-chip-until-turn = passe jusqu’à mon tour
preset-chip-this-kind = passe ce genre
preset-end = { $preset } : arrêter
when-boost-juice = Pendant l’épreuve d’un kobold.
when-reduce-juice = Pendant l’épreuve d’un kobold.
when-clairvoyance = À tout moment.
when-cloak-of-invisibility = Quand la garde vient, ou après que tous ont montré.
when-ghost-in-a-jar = Quand un défi est décidé.
when-inherited-debt = Quand vous devez une taxe.
when-magic-hat = À tout moment.
when-magic-shield = Quand vous allez perdre un kobold.
when-pet-bandits = À tout moment.
when-resurrection-potion = À tout moment avec moins de trois kobolds, même quand le dernier est parti.
when-satchel-of-storage = À tout moment.
when-spare-change = À tout moment.
when-truth-serum = Quand la quête de quelqu’un est posée et que vous pourriez crier au bluff.
when-wanted-poster = À tout moment.

# The guided first game
lesson-welcome = Trois kobolds, un manteau
    .text = Vous êtes en ville, et personne ne doit voir ce que cache votre manteau. Voici votre côté du paravent : vous seul le voyez.
lesson-kobolds = Vos kobolds
    .text = Chacun a six compétences de 1 à 6 : force, dextérité, constitution, intelligence, sagesse et charisme. Sans kobolds vous êtes hors jeu ; le dernier manteau de la ville gagne.
lesson-item = Les objets
    .text = La petite monnaie brille : elle peut se jouer maintenant. Touchez-la, puis jouez-la pour 6 d’or.
lesson-shop = La boutique
    .text = Avant l’événement de votre tour, vous pouvez vendre des objets puis en acheter un : l’un de ces deux à son prix, ou le dessus de la pioche.
lesson-go = À l’événement
    .text = Vous gardez votre or pour l’instant. Passez à l’événement.
lesson-quest = Une quête
    .text = Il faut une force de 4. Qui réussit reçoit 5 d’or, qui se fait prendre en perd 3.
lesson-lay = Une réponse honnête
    .text = Grub a une force de 6. Posez-le face cachée ; les autres devront deviner s’il en est capable.
lesson-shown = Au bluff !
    .text = En face, on ne vous croit pas. Grub est montré : force 6, et 4 suffit.
lesson-true = C’était vrai
    .text = Vous recevez la récompense, et qui a crié subit la peine. Un kobold montré s’en va, un nouveau prend sa place.
lesson-call = À vous de crier
    .text = En face, il fallait une dextérité de 3, et on a hésité. Criez au bluff !
lesson-caught = Un bluff !
    .text = Une dextérité de 2 ne suffit pas : vous recevez la récompense, et qui a bluffé paie.
lesson-buy = Des achats
    .text = Vous avez de quoi payer. Achetez l’avis de recherche.
lesson-on = On continue
    .text = Un seul achat par tour. Passez à l’événement.
lesson-bluff = Votre bluff
    .text = Une sagesse de 5 pour 9 d’or, et aucun des vôtres ne l’a. Qu’importe : posez Pip et prenez l’air innocent.
lesson-window = Puis-je … ?
    .text = Tant que vous tenez des objets, on vous demande quand l’un pourrait se jouer. Passez ; avec la cloche à côté, la table passe pour vous.
lesson-poster = Pendant le tour des autres
    .text = Personne n’a crié, 9 d’or pour rien ! Beaucoup d’objets se jouent à tout moment. Jouez l’avis de recherche contre la place d’en face.
lesson-guard = La garde !
    .text = Chacun lui glisse de l’or en secret. Qui donne le moins perd un kobold, et tout cet or est perdu. Glissez la moitié du vôtre, 13.
lesson-gone = Un de moins
    .text = Vous avez donné davantage : l’autre manteau perd encore un kobold.
lesson-end = Jusqu’au dernier manteau
    .text = Il y a aussi des taxes, et des défis, des dés au bras de fer. Qui n’a plus de kobold est hors jeu. Bonne chance !

# Scenes
scene-stake = En jeu : { $stake }
scene-wins = { $seat } gagne !
scene-ghost = Un fantôme décide : { $seat } gagne !
scene-loses-gold = { $seat } paie { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
scene-loses-kobold = { $seat } perd un kobold.
scene-take-on = Les deux relèvent-ils le défi ?
scene-in-person = Jouez-le entre vous. Ensuite, chacun des deux dit qui a gagné.
scene-who-won = Qui a gagné ?
scene-you-said = Vous avez dit : { $answer }. L’autre a aussi son mot à dire.
scene-threw = { $seat } lance { $dice }
scene-dice-wait = Les dés sont prêts.
scene-earlier = Lancers précédents
scene-coin-wait = La pièce attend l’annonce.
scene-call-wait = Le dé attend l’annonce.
scene-closed-fist = { $seat }, poing fermé
scene-you-sealed = Votre choix : { $choice }. Il reste caché jusqu’à ce que les deux aient choisi.
scene-has-chosen = { $seat } a choisi.
scene-still-choosing = { $seat } choisit encore.
scene-juiced = Jus sur le kobold que { $seat } va montrer : { $change }.
scene-tie = Personne ne l’emporte : encore une fois !
scene-shown = { $seat } montre { $kobold }, { $skill } { $value }
scene-trumps-pick = Choisissez un de vos kobolds.
scene-trumps-wait = Chacun choisit un kobold en secret.
scene-stamina = { $seat } : endurance { $left }
scene-beats = Temps joués : { $beats }
scene-arm-even = Le bras est bien droit.
scene-arm-leans = { $seat } mène de { $count }.
scene-how-much = Combien de force y mettez-vous ?
scene-how-long = Combien de temps tenez-vous ?
scene-staring = { $seat } regarde fixement.
scene-held = { $seat } tient { $beats }, les yeux secs
scene-waters = { $seat } tient { $beats }, les yeux pleins de larmes
scene-gust = La rafale : { $gust }
scene-gust-wait = La rafale vient quand les deux ont choisi.
scene-points = { $seat } : { $points } sur 3
scene-market = Le marché
scene-spy-pick = Montrez ce que vous voyez : l’autre n’apprendra que la lettre du nom anglais.
scene-spying = { $seat } parcourt le marché des yeux …
scene-letter = En anglais, cela commence par { $letter } : c’est une des choses éclairées.
scene-you-spied = Votre secret : { $thing }.
scene-not-it = { $thing } : proposé, et faux
scene-found = Trouvé : { $thing } !
scene-guard-about = Chacun glisse de l’or à la garde, dans son poing. Qui donne le moins perd un kobold ; l’or des poings est perdu.
scene-conceals = { $seat } a glissé { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
scene-conceals-least = { $seat } a glissé { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, le moins de tous
scene-cloaked = { $seat } est sous une cape
scene-least = le moins
scene-own-bid = Dans votre poing : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}. Il s’ouvrira avec les autres.
scene-own-cloak = Vous êtes sous votre cape.
scene-bid-amount = L’or dans votre poing
scene-bid-less = moins
scene-bid-more = plus
scene-bid-none = { $gold }
scene-bid-half = moitié : { $gold }
scene-bid-all = tout : { $gold }
scene-bid-cloak = Cape

# Positions that cannot be
position-rest = Dans « { $key } », « rest » vient en dernier et désigne toutes les cartes non nommées.
position-event-out = { $event } n’est pas en jeu : les options de la table le retirent.
position-seats = « { $value } » dans « { $key } » nomme une place qui n’est pas à cette table. Ses places sont { $letters }.
position-row = « { $key } » demande { $count } valeurs, et non { $found }.
position-many-kobolds = { $seat } a plus de { $count } kobolds.
position-many-items = { $seat } a plus de { $count } objets.
position-purse = Après la deuxième barre, { $seat } peut avoir « gold=… », « satchel » et « out », mais pas « { $value } ».
position-shop = La boutique a deux places, et non { $found } ; « - » en désigne une vide.
position-no-events = Il ne reste aucun événement, ni dans la pioche ni dans la défausse.
position-dice = Un dé pour le premier tour est une place et un nombre, par exemple A5 ; les places sont { $letters }.
position-long = « { $key } » a plus de { $count } éléments.
position-work = « { $value } » sous « work » n’est pas l’un de { $known } avec une étape et deux nombres.
position-answer = « { $value } » n’est pas une réponse scellée : une place et ce qu’elle répond à la question posée.
position-deed = « { $value } » sous « deeds » n’est rien que l’on ait vu faire à un kobold, comme A/drew ou A/lost/bodkin.
position-out = { $seat } est hors jeu et a encore des kobolds.
position-over = La partie est finie : personne n’est interrogé.
position-nobody-asked = Quand « work » est en cours, la position doit dire sous « question » et « waiting » qui est interrogé et sur quoi.
position-waiting = La table attend { $waiting }, mais n’a interrogé que { $asked }.
position-won = Il reste au plus une place et aucune garde n’a de perdants à servir : la partie serait finie.
position-unfit = « { $value } » sous « { $key } » ne va pas avec ce qui est en cours.
position-question = Ce qui est en cours ne mène pas à la question « { $question } » posée à ces places.
position-answers = { $seat } ne peut pas avoir donné la réponse scellée que la position indique, ou omet.
position-no-work = Un événement ou une question demande « work » : ce qui est en cours.
position-active-out = { $seat } est hors jeu et ne peut pas être la place active.
position-no-kobolds = { $seat } n’a pas de kobold et n’est pas « out ».
position-over-limit = { $seat } tient { $count } objets au début d’un tour ; la limite est { $limit }.
position-impossible = Ce que la position dit être en cours ne peut pas être à une table.
