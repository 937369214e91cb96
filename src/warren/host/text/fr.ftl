# Ce qu'une table refuse.
seat-taken = La place { $seat } est prise.
seat-open = Personne n'est assis à la place { $seat }.
not-your-seat = La place { $seat } n'est pas la vôtre.
not-seated = Asseyez-vous d'abord.
seats-open = Il reste des places libres : attendez quelqu'un ou mettez-y des robots.
already-started = La partie a commencé.
not-started = La partie n'a pas commencé.
playing-is-over = La partie est terminée.
stale = La table a avancé : ceci répond à la question { $ask }, et la question est maintenant { $now }.
id-reused = Cet identifiant de message a déjà servi pour un autre coup.
already-away = La place { $seat } est déjà partie.
not-away = La place { $seat } n'est pas partie.
no-such-seat = Il n'y a pas de place { $seat } à cette table.
no-such-table = Cette table n'existe pas, ou cette clé ne l'ouvre pas.
unreadable = Ce message est illisible : { $why }.
hello-first = Dites d'abord bonjour.
too-many = Trop de messages à la fois : ralentissez.
not-watched = Cette table n'est pas ouverte aux spectateurs.
too-often = Trop souvent. Revenez dans un moment.
unknown-host = Cet hôte ne s'appelle pas « { $name } ». La personne qui le fait tourner peut autoriser ce nom : warren serve --trusted-host { $trusted }
foreign-origin = La demande vient d'une page d'un autre site : elle n'a pas été exécutée.
not-json = À envoyer en JSON, avec l'en-tête Content-Type: application/json.
no-host-name = « { $name } » n'est pas un nom d'hôte : écrivez-le comme dans une adresse, sans http:// ni chemin.
no-time = Une horloge compte au moins une seconde.
not-over = L'enregistrement est disponible quand la partie est terminée.
store-full = Cela ne peut pas être conservé sur disque maintenant et n'a donc pas été fait : { $why }.
store-away = La base de données ne répond pas en ce moment. Quand elle sera de retour, on verra si ceci a été gardé ; redites-le alors.
database-unreachable = La base de données est inaccessible : { $why }.
no-asyncpg = Une base PostgreSQL demande asyncpg : pip install "warren[postgres]".
store-newer = Ces données ont été écrites par un Warren plus récent (version { $version }).
backup-nothing = Il n'y a pas de tables dans { $data }.
backup-failed = { $file } ne peut pas être écrit : { $why }. Rien n'a changé.
backup-unusable = { $file } n'est pas une sauvegarde complète : { $why }.
restore-over = Il y a déjà des tables dans { $data }. Avec --replace, la sauvegarde prend leur place ; elles sont gardées à côté.
restore-busy = Un hôte joue avec les tables de { $data } : arrêtez-le d'abord.
data-in-use = Un autre hôte (processus { $process }) utilise les tables de { $data } : arrêtez-le d'abord, ou choisissez un autre dossier avec --data.
store-unusable = Les tables dans { $file } ne peuvent pas servir : { $why }.
table-damaged = Cette table ne peut pas être lue : l'entrée { $entry } est abîmée. Une sauvegarde l'a peut-être.
reload = Cette page est plus ancienne que l'hôte : rechargez-la.
target-has-others = Il y a d'autres tables au nouvel endroit ({ $count }, dont « { $table } ») : choisissez-en un vide.
target-differs = La table « { $table } » est déjà au nouvel endroit, avec d'autres entrées : choisissez un endroit vide.
moved-wrongly = La table « { $table } » n'est pas la même au nouvel endroit ; rien n'a changé à l'ancien.
no-lesson = Il n’y a pas encore de partie guidée pour « { $game } ».
hint-reason = { $does }. { $reason }
hint-late = La partie a continué ; le conseil arrive trop tard.
hint-busy = Un conseil est déjà en préparation.
hint-words = { $does }. { $gain ->
    [0] Rien ne change aux points pour l’instant.
    [one] Cela fait { $gain } point tout de suite.
   *[other] Cela fait { $gain } points tout de suite.
}
still-here = Le siège { $seat } est encore là, ou l’était il y a { $seconds } secondes.
too-many-reviews = Trop de bilans sont en cours ; réessayez dans une minute.
too-many-replays = Trop de parties sont rejouées en ce moment ; réessayez dans un instant.
replay-failed = Cette partie n’a pas pu être rejouée jusqu’au bout ; réessayez.
