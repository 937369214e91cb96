# La table dans le terminal et la ligne de commande.
you = vous
seed = graine { $seed }
greeting = Tapez le numéro d'un coup ou sa notation ; « aide » donne les commandes.
try-help = Tapez un numéro de la liste, un coup, ou « aide ».
more-moves = { $count } coups en tout, voici ceux qui paraissent les meilleurs ; « coups » les donne tous.
hand-over = Passez le clavier à { $seat } ; que les autres détournent le regard. Entrée pour continuer.
help-moves = Tapez le numéro d'un coup, ou le coup lui-même comme il est écrit dans la liste.
hint = Conseil : { $move } ({ $words }). { $reason }
thinking = réflexion …
undo-refused = Impossible à reprendre : quelque chose a été révélé, quelqu'un d'autre a joué, ou il n'y a pas encore de coup.
undone = Coup repris.
saved = Enregistré. Pour continuer : warren play --resume { $file }
kept = L'enregistrement de cette partie est dans { $file } ; à revoir avec warren replay { $file }
won = { $count ->
    [one] { $winners } gagne : { $reason }.
   *[other] { $winners } partagent la victoire : { $reason }.
}
command-help = aide help h ?
command-help-does = cette liste
command-rules = règles regles rules
command-rules-does = les règles en bref
command-moves = coups moves m
command-moves-does = de nouveau les coups possibles
command-hint = conseil hint
command-hint-does = ce que ferait une bonne joueuse ou un bon joueur, et pourquoi
command-score = points score
command-score-does = le décompte comme si la partie finissait maintenant
command-undo = reprendre undo u
command-undo-does = reprendre votre dernier coup, si personne n'a rien appris depuis
command-quit = quitter quit q exit
command-quit-does = enregistrer et partir
options-heading = Options
by = { $name }, de { $low } à { $high } places
# Simulation
simulating = en jeu
not-compiled = Exécution depuis le code source : aucun noyau compilé n'a été construit à l'installation, c'est donc bien plus lent.
simulated = { $games } parties de { $game } en { $seconds } s : { $rate } décisions par seconde, { $length } décisions par partie
column-seat = place
column-bot = robot
column-wins = victoires
column-mean = points
column-spread = écart
column-range = de–à
interrupted = Arrêté après { $games } parties.
rows-written = Une ligne pour chacune des { $games } parties se trouve dans { $file }.
rows-kept = { $games } parties sont conservées ; la même commande reprendra là où celle-ci s'est arrêtée, puis écrira { $file }.
going-on = Reprise après { $games } parties conservées pour { $file }.
connecting = Connexion à la grappe Ray ({ $address }) …
columns-without-out = --columns choisit ce qui est écrit dans un fichier : nommez-en un avec --out.
no-such-column = { $game } n'a pas de colonne { $column }. Vouliez-vous dire { $nearest } ?
other-plan = { $file } contient autre chose : un autre jeu, d'autres robots, places, options ou colonnes, une autre graine, un autre nombre de parties, une autre version, ou pas de parties du tout. Choisissez un autre fichier, ou supprimez-le.
cannot-keep = { $file } ne peut pas être écrit : { $why }. { $games } parties sont conservées ; quand il y aura de la place, la même commande reprendra là où celle-ci s'est arrêtée.
no-cluster = Aucune grappe Ray ne répond à { $address } : { $why }
worker-died = Un processus qui jouait est mort, peut-être faute de mémoire.
worker-died-kept = Un processus qui jouait est mort, peut-être faute de mémoire. Ce qui était fini est conservé ; la même commande reprendra là où celle-ci s'est arrêtée.
other-worker = Une machine de la grappe a une autre version de Warren ({ $version }), dont les lignes ne seraient pas les mêmes.
first-seat = La place qui commence gagne { $share } de ses parties.
endings = Fins de partie : { $endings }.
# Erreurs de la ligne de commande
option-form = Une option s'écrit NOM=VALEUR, pas « { $option } ».
bots-count = { $bots } robots sont nommés pour { $seats } places : nommez-en un par place, ou un pour toutes.
people-count = Il ne peut pas y avoir { $people } personnes à { $seats } places.
resume-alone = --resume reprend une table enregistrée et n'accepte donc pas d'autres réglages.
not-a-table = Cet enregistrement ne dit pas qui est assis où ; on peut le revoir, pas le reprendre.
already-over = Cette partie est terminée ; à revoir avec warren replay.
need-game = Nommez un jeu : { $known }.
cannot-write = { $file } ne peut pas être écrit : { $why }.
# Héberger
serving = Les tables sont à { $address } (données dans { $data }).
serving-phones = Depuis un téléphone sur le même réseau : { $address }
serving-network = Tout votre réseau peut y accéder. Pour le réserver à cette machine, lancez-le avec --host 127.0.0.1
serving-compiled = Le cœur du programme est compilé : les bots réfléchissent désormais à pleine puissance.
serving-stop = Ctrl-C arrête l'hôte ; chaque table reste où elle en était.
not-a-database = Une base de données s'écrit { $schemes }UTILISATEUR@HÔTE/NOM.
no-data-there = Il n'y a pas de tables dans { $folder }.
same-place = --from et --to sont le même endroit.
moving = tables déplacées
moved = { $tables } tables, { $entries } entrées et { $reviews } bilans sont dans { $place }, tout est relu et vérifié.
moved-before = { $tables } des tables y étaient déjà.
moved-next-database = Lancez désormais les hôtes avec --database ; l'ancien endroit est inchangé et pourra être effacé quand tout ira bien.
moved-next-folder = Lancez désormais l'hôte avec --data { $place } ; l'ancien endroit est inchangé et pourra être effacé quand tout ira bien.
cannot-serve = Le port { $port } sur { $host } n'est pas disponible : { $why }.
backed-up = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $entries } entrées), vérifiées. Gardez-le aussi secret que les tables elles-mêmes.
restored = { $data } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $entries } entrées) de la sauvegarde.
verified-moves = L'enregistrement est juste : { $moves } coups mènent à l'état { $hash }.
verified-shuffle = Le mélange est juste : la donne découle de l'engagement pris avant, { $commitment }, et des mots de chacun.
no-proof = Cet enregistrement ne porte pas de preuve de son mélange.
wrong-proof = La preuve ne tient pas : cette donne ne découle pas de l'engagement.

# Le laboratoire
calibrating = { $seats } places
calibrated = { $game }, { $bot } à toutes les places, { $games } parties pour chaque nombre de places, graine { $seed } : combien de scores atteignent { $mark }.
no-mark = { $game } n’a pas de score qui vaille un titre ; donnez-en un avec --mark.
column-seats = places
column-reached = ≥ { $mark }
reported = Le rapport est dans { $file } ; ouvrez-le avec un navigateur.
pair-form = Une paire s’écrit FAIBLE,FORT, et non « { $pair } ».
climbing = parties
climbed = { $game }, { $seats } places, { $games } parties
ladder-made = Obtenu par `{ $command }`, graine « { $seed } ».
ladder-bots = Une échelle a au moins deux robots, chacun une fois : nommez-les, séparés par des virgules, du plus faible au plus fort.
other-ladder = Les parties de { $file } sont d'une autre échelle : autres robots, autre graine, ou pas de parties du tout. Choisissez un autre fichier.
train-duel-policy-progress = parties en cours
train-duel-policy-fit = Entraînement sur { $samples } décisions…
train-duel-policy-done = Écrit dans { $file }. Regret par décision, en victoires : { $training } à l'entraînement, { $validation } à la validation.
wrong-dataset = { $file } n'est pas un jeu de données de ce réseau, ou ses variables sont différentes. Choisissez un autre fichier.
too-few-samples = Trop peu de décisions pour l'entraînement. Jouez plus de parties.
train-duel-value-progress = duels en cours
train-duel-value-fit = Entraînement sur { $count } duels…
train-duel-value-done = Écrit dans { $file }. Perte logarithmique : { $training } à l'entraînement, { $validation } à la validation.
train-event-order-progress = analyse des décisions
train-event-order-fit = Entraînement sur { $count } décisions…
train-event-order-done = Écrit dans { $file }. Regret par décision, en victoires : { $training } à l'entraînement, { $validation } à la validation.
command-renamed = `{ $old }` s'appelle désormais `{ $new }`.
exploitability-progress = mesure
exploitability-title = Three Kobolds in a Trench Coat, { $simulations } simulations par réponse, graine { $seed } : ce que la meilleure réponse gagne de plus, en probabilité de victoire.
exploitability-guard = garde
exploitability-quest = quête
on-average = en moyenne
column-event = événement
column-position = position
column-gain = gain
no-such-tables = Aucun de ces jeux n'a { $seats } places.
column-rating = force
column-thinking = réflexion, moyenne
column-thinking-p99 = 99 %
column-step = échelon
column-alone = un fort parmi les faibles
column-lower-alone = un faible parmi les forts
column-even = à force égale
column-games = parties

# The review
reviewing = bilan en cours
review-not-over = Seule une partie finie peut avoir un bilan.
