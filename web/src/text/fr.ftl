# Les écrans en français.
warren = Warren
tagline = Une table pour petits jeux de kobolds
close = Fermer
back = Retour
menu = Menu
home = Accueil
copy = Copier
copied = Copié
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Accueil
play-now = Jouer
play-now-about = contre { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
new-table = Nouvelle table
learn = Apprendre en deux minutes
rules = Règles
seats-range = { $low }–{ $high } joueurs
your-tables = Vos tables
continue = Continuer
look-again = Revoir
forget-table = Retirer de la liste
join = Rejoindre une table
join-about = On vous a envoyé un code ?
code = Code ou lien
go = Rejoindre
open-tables = Tables ouvertes
more-tables = Afficher d’autres tables
free-seats = { $count ->
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
replay-file = Revoir une partie enregistrée
promise = Pas de compte. Pas de pistage. Chaque coup est enregistré avant que vous le voyiez.

# Une nouvelle table
set-up = Préparer la table
how-many = Combien de sièges ?
who = Qui s’assoit où ?
seat-me = Vous
seat-open = Libre, pour qui a le lien
seat-here = Quelqu’un d’autre sur cet appareil
options = Options
clock = Temps de réflexion
clock-none = Sans limite
clock-move = { $seconds } secondes par coup
clock-game = { $minutes } minutes par partie
watched = Ouverte aux spectateurs
listed = Tout le monde peut trouver et rejoindre la table
create = Créer la table

# Noms et visages
your-name = Votre nom
your-face = Votre kobold
another-face = Un autre
part-skin = Peau
part-ears = Oreilles
part-snout = Museau
part-eyes = Yeux
part-teeth = Dents
part-wear = Tenue
next-part = { $part } : changer

# Bots
opponents = Vous jouez contre
bot-hatchling = Poussin
bot-hatchling-about = sorti de l’œuf ce matin, joue ce qui brille
bot-digger = Fouisseur
bot-digger-about = rafle ce qui rapporte le plus sur le moment
bot-scout = Éclaireur
bot-scout-about = regarde quelques coups plus loin
bot-elder = Ancien
bot-elder-about = en a vu d’autres, et réfléchit jusqu’au bout
bot-random = Caprice
bot-greedy = Glouton
a-bot = Bot

# Avant la partie
table-code = Table { $code }
waiting-room = Qui joue ?
sit-here = S’asseoir ici
sit-here-too = Une autre personne sur cet appareil
add-bot = Placer un bot ici
dismiss = Renvoyer { $name }
stand-up = Se lever
move-here = Venir ici
seat-free = Siège libre
share = Envoyez ce lien aux autres
share-phone = ou faites-leur scanner ce code
qr = L’adresse de la table sous forme de code à scanner
start = Commencer
start-waits = Il reste des sièges libres : attendez quelqu’un ou placez-y des bots.
not-seated-yet = Asseyez-vous, ou regardez simplement.
watchers = { $count ->
    [0] { "" }
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
commitment = Ce sceau et le mot aléatoire de chacun déterminent la donne : { $seal }

# À la table
your-turn-title = À vous de jouer !
hint = Conseil
thinking = Réflexion…
hint-says = Un conseil : { $words }
log = Ce qui s’est passé
leave = Quitter la partie
leave-sure = Un bot joue à votre place jusqu’à votre retour.
come-back = Revenir à la table
you-left = Un bot joue à votre place.
bot-plays-on = un bot joue
not-here = hors ligne
let-bot-play = Laisser un bot jouer pour { $name }
stalled = { $name } n’a pas répondu depuis un moment.
stand-in-asked = { $by } propose qu’un bot joue pour { $name }. D’accord ?
stand-in-you = { $by } propose qu’un bot joue à votre place.
stand-in-others = Un bot jouera pour { $name } dès que les autres seront d’accord.
stand-in-agree = D’accord
stand-in-wait = Attendre encore un peu
stand-in-here = Je suis toujours là
lost = Connexion perdue, nouvel essai…
connecting = Ouverture de la table…
sending = Envoi du coup…
time-left = { $seconds } s
to-phone = Continuer sur un autre appareil
to-phone-about = Ce lien est votre siège. La personne qui le possède joue à votre place.
settings = Réglages
keys-help = Touches : 1–9 désigne une carte, Entrée la joue, Échap la relâche, H donne un conseil, L montre ce qui s’est passé, ? les règles.

# Passer l'appareil
hand-over = Passez l’appareil à { $name }
hand-over-about = Les autres détournent le regard.
who-holds = Qui tient l’appareil ?
i-am = Je suis { $name }
no-cover = Ne plus cacher la table
no-cover-about = Il n’y a rien de secret dans ce jeu.

# La fin
wins = { $names } gagne !
win-together = { $names } partagent la victoire !
you-win = Vous avez gagné !
the-count = Le décompte
total = Total
rematch = Rejouer
to-next = Partie suivante
replay = Revoir la partie
save-record = Enregistrer la partie
proof = La donne est vérifiable
proof-about = L’hôte avait fixé son secret avant que quiconque s’assoie. Le sceau, le secret et les mots de chacun figurent dans la partie enregistrée ; « warren verify » les vérifie.

# Revoir une partie
replay-of = Replay
step-of = { $step } sur { $steps }
first-step = Au début
previous-step = Un pas en arrière
next-step = Un pas en avant
last-step = À la fin
autoplay = Lecture
pause = Pause
seen-by = Vue de
everybody = Spectateurs
share-step = Lien vers ce moment

# Review
review = Bilan
review-of = Bilan
review-whose = La partie de qui ?
review-thinking = Chaque décision est repensée…
review-waiting = Une autre partie passe d’abord.
review-far = { $done } décisions sur { $total }
review-failed = Le bilan a été interrompu.
try-again = Réessayer
review-start = Au début
review-choices = Choix personnels
review-fate = Chance et autres
review-end = À la fin
percent = { $value } %
review-graph = Ce que { $name } pouvait espérer, coup par coup
review-turns = Tournants
review-no-turns = Une partie tranquille : aucun choix nettement moins bon qu’un autre, et la chance n’a pas bougé.
review-move = Coup { $step }
review-after = Après le coup { $step }
review-better = Mieux :
review-instead = Espérance de { $after } % au lieu de { $before } %
review-stroke = Les cartes, les dés et les autres : de { $before } % à { $after } %
review-table = Le graphique en tableau
review-column-move = Coup
review-column-expected = Espérance
review-look = Revoir dans la partie

# La partie guidée
lesson-of = Votre première partie
next = Suivant
try-this = Bonne idée ! Mais pour l’instant, prenez la carte éclairée.
lesson-done = Jouer pour de bon
lesson-skip = Quitter la leçon
other-plays = C’est au tour de l’autre kobold.

# Réglages
language = Langue
theme = Apparence
theme-auto = comme l’appareil
theme-light = claire
theme-dark = sombre
speed = Animations
speed-slow = lentes
speed-normal = normales
speed-fast = rapides
speed-off = aucune
sound = Sons
confirm = Confirmer chaque coup en touchant une seconde fois
cover = Cacher la table quand l’appareil change de mains (toujours, si les cartes sont secrètes)
remind = M’avertir quand c’est mon tour et que je suis ailleurs
still-note = Votre appareil demande moins d’animations : rien ne bouge.
problem = Un problème est survenu : { $why }
seat-number = Kobold { $number }
see-table = Voir la table
labelled = { $name } : { $value }
