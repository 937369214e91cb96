# Was ein Tisch ablehnt.
seat-taken = Platz { $seat } ist besetzt.
seat-open = Auf Platz { $seat } sitzt niemand.
not-your-seat = Platz { $seat } ist nicht deiner.
not-seated = Setz dich erst.
seats-open = Es sind noch Plätze frei: Warte auf jemanden oder setze Bots darauf.
already-started = Das Spiel hat begonnen.
not-started = Das Spiel hat noch nicht begonnen.
playing-is-over = Das Spiel ist zu Ende.
stale = Der Tisch ist schon weiter: Das beantwortet Frage { $ask }, und jetzt ist Frage { $now } dran.
id-reused = Diese Nachrichtennummer wurde schon für einen anderen Zug benutzt.
already-away = Platz { $seat } ist schon gegangen.
not-away = Platz { $seat } ist nicht gegangen.
no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
no-such-table = Diesen Tisch gibt es nicht, oder dieser Schlüssel öffnet ihn nicht.
unreadable = Diese Nachricht ist nicht zu lesen: { $why }.
hello-first = Sag erst Hallo.
too-many = Zu viele Nachrichten auf einmal: etwas langsamer.
not-watched = An diesem Tisch darf man nicht zuschauen.
too-often = Zu oft. Komm in einer Weile wieder.
unknown-host = Dieser Gastgeber heißt nicht „{ $name }“. Wer ihn betreibt, kann den Namen erlauben: warren serve --trusted-host { $trusted }
foreign-origin = Das kommt von der Seite einer anderen Website und wurde deshalb nicht ausgeführt.
not-json = Bitte als JSON senden, mit der Kopfzeile Content-Type: application/json.
no-host-name = „{ $name }“ ist kein Hostname: bitte wie in einer Adresse schreiben, ohne http:// und ohne Pfad.
no-time = Eine Uhr braucht mindestens eine Sekunde.
not-over = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
store-full = Das lässt sich gerade nicht speichern und wurde darum nicht getan: { $why }.
store-away = Die Datenbank antwortet gerade nicht. Ob das aufbewahrt wurde, zeigt sich, wenn sie wieder da ist; sag es dann noch einmal.
database-unreachable = Die Datenbank ist nicht erreichbar: { $why }.
no-asyncpg = Eine PostgreSQL-Datenbank braucht asyncpg: pip install "warren[postgres]".
store-newer = Diese Daten hat ein neueres Warren geschrieben (Version { $version }).
backup-nothing = In { $data } sind keine Tische.
backup-failed = { $file } lässt sich nicht schreiben: { $why }. Nichts wurde verändert.
backup-unusable = { $file } ist keine ganze Sicherung: { $why }.
restore-over = In { $data } sind schon Tische. Mit --replace tritt die Sicherung an ihre Stelle; sie bleiben daneben erhalten.
restore-busy = Ein Gastgeber spielt gerade mit den Tischen in { $data }: Er muss zuerst angehalten werden.
data-in-use = Ein anderer Gastgeber (Prozess { $process }) benutzt die Tische in { $data }: beende ihn zuerst, oder wähle mit --data einen anderen Ordner.
store-unusable = Die Tische in { $file } sind nicht zu gebrauchen: { $why }.
table-damaged = Dieser Tisch lässt sich nicht lesen: Eintrag { $entry } ist beschädigt. Vielleicht hat ihn eine Sicherung.
reload = Diese Seite ist älter als der Gastgeber: Sie muss neu geladen werden.
target-has-others = Am neuen Ort sind andere Tische ({ $count }, darunter „{ $table }“): wähle einen leeren.
target-differs = Tisch „{ $table }“ ist schon am neuen Ort, mit anderen Einträgen: wähle einen leeren Ort.
moved-wrongly = Tisch „{ $table }“ ist am neuen Ort nicht derselbe; am alten wurde nichts geändert.
no-lesson = Für „{ $game }“ gibt es noch kein geführtes Spiel.
hint-reason = { $does }. { $reason }
hint-late = Das Spiel ist weitergegangen; der Tipp kam zu spät.
hint-busy = Über einen Tipp wird schon nachgedacht.
hint-words = { $does }. { $gain ->
    [0] An den Punkten ändert das jetzt nichts.
    [one] Das macht sofort { $gain } Punkt.
   *[other] Das macht sofort { $gain } Punkte.
}
still-here = Platz { $seat } ist noch da oder war es vor { $seconds } Sekunden.
too-many-reviews = Gerade werden zu viele Spiele analysiert; bitte in einer Minute noch einmal.
too-many-replays = Gerade werden zu viele Partien nachgespielt; versuch es gleich noch einmal.
replay-failed = Diese Partie konnte nicht zu Ende nachgespielt werden; versuch es noch einmal.
