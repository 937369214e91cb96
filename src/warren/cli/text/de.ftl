# Der Tisch im Terminal und die Befehlszeile.
you = du
seed = Startwert { $seed }
greeting = Tippe die Nummer eines Zugs oder seine Schreibweise; „hilfe“ zeigt die Befehle.
try-help = Tippe eine Nummer aus der Liste, einen Zug oder „hilfe“.
more-moves = Insgesamt { $count } Züge, hier die auf den ersten Blick besten; „züge“ zeigt alle.
hand-over = Gib die Tastatur an { $seat } weiter; alle anderen schauen weg. Weiter mit der Eingabetaste.
help-moves = Tippe die Nummer eines Zugs oder den Zug selbst, wie er in der Liste steht.
hint = Tipp: { $move } ({ $words }). { $reason }
thinking = überlegt …
undo-refused = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, jemand anders hat gezogen, oder es gibt noch keinen Zug.
undone = Zurückgenommen.
saved = Gespeichert. Weiter geht es mit: warren play --resume { $file }
kept = Die Aufzeichnung dieses Spiels steht in { $file }; noch einmal ansehen mit warren replay { $file }
won = { $count ->
    [one] { $winners } gewinnt: { $reason }.
   *[other] { $winners } gewinnen gemeinsam: { $reason }.
}
command-help = hilfe help h ?
command-help-does = diese Liste
command-rules = regeln rules
command-rules-does = die Regeln in Kürze
command-moves = züge moves m
command-moves-does = noch einmal die möglichen Züge
command-hint = tipp hint
command-hint-does = was jemand täte, der gut spielt, und warum
command-score = punkte score
command-score-does = der Stand, als wäre das Spiel jetzt zu Ende
command-undo = zurück undo u
command-undo-does = deinen letzten Zug zurücknehmen, falls seitdem niemand etwas erfahren hat
command-quit = ende quit q exit
command-quit-does = speichern und gehen
options-heading = Optionen
by = { $name }, für { $low }–{ $high } Plätze
# Simulation
simulating = es wird gespielt
not-compiled = Läuft aus dem Quelltext: Beim Installieren wurde kein übersetzter Kern gebaut, daher ist das viel langsamer.
simulated = { $games } Spiele { $game } in { $seconds } s: { $rate } Entscheidungen je Sekunde, { $length } Entscheidungen je Spiel
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-mean = Punkte
column-spread = Streuung
column-range = von–bis
interrupted = Nach { $games } Spielen angehalten.
rows-written = Eine Zeile für jedes von { $games } Spielen steht in { $file }.
rows-kept = { $games } Spiele sind aufgehoben; derselbe Befehl macht weiter, wo dieser aufgehört hat, und schreibt dann { $file }.
going-on = Es geht weiter nach { $games } Spielen, die für { $file } aufgehoben sind.
connecting = Verbindung zum Ray-Cluster ({ $address }) …
columns-without-out = --columns wählt, was in eine Datei geschrieben wird: Nenne eine mit --out.
no-such-column = { $game } hat keine Spalte { $column }. War { $nearest } gemeint?
other-plan = { $file } enthält etwas anderes: ein anderes Spiel, andere Bots, Plätze, Optionen oder Spalten, einen anderen Startwert, eine andere Anzahl Spiele, eine andere Version oder gar keine Spiele. Wähle eine andere Datei oder lösche sie.
cannot-keep = { $file } lässt sich nicht schreiben: { $why }. { $games } Spiele sind aufgehoben; wenn Platz ist, macht derselbe Befehl weiter, wo dieser aufgehört hat.
no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why }
worker-died = Ein Prozess, der spielte, ist gestorben, vielleicht aus Mangel an Speicher.
worker-died-kept = Ein Prozess, der spielte, ist gestorben, vielleicht aus Mangel an Speicher. Was fertig war, ist aufgehoben; derselbe Befehl macht weiter, wo dieser aufgehört hat.
other-worker = Ein Rechner des Clusters hat eine andere Version von Warren ({ $version }), deren Zeilen nicht dieselben wären.
first-seat = Der Platz, der anfängt, gewinnt { $share } seiner Spiele.
endings = So endeten sie: { $endings }.
# Fehler der Befehlszeile
option-form = Eine Option schreibt man NAME=WERT, nicht „{ $option }“.
bots-count = { $bots } Bots sind für { $seats } Plätze genannt: Nenne einen je Platz oder einen für alle.
people-count = An { $seats } Plätzen können nicht { $people } Leute sitzen.
resume-alone = --resume setzt einen gespeicherten Tisch fort und nimmt daher keine anderen Angaben.
not-a-table = Diese Aufzeichnung sagt nicht, wer wo sitzt; man kann sie ansehen, aber nicht fortsetzen.
already-over = Dieses Spiel ist zu Ende; ansehen mit warren replay.
need-game = Nenne ein Spiel: { $known }.
cannot-write = { $file } lässt sich nicht schreiben: { $why }.
# Gastgeben
serving = Die Tische stehen unter { $address } (Daten in { $data }).
serving-phones = Vom Telefon im selben Netz: { $address }
serving-network = Alle in deinem Netz kommen an die Tische. Nur für diesen Rechner sind sie mit --host 127.0.0.1
serving-compiled = Der Kern ist jetzt übersetzt: Die Bots denken mit voller Kraft.
serving-stop = Strg-C beendet den Gastgeber; jeder Tisch bleibt, wie er ist.
not-a-database = Eine Datenbank schreibt man { $schemes }BENUTZER@RECHNER/NAME.
no-data-there = In { $folder } sind keine Tische.
same-place = --from und --to sind derselbe Ort.
moving = Tische
moved = { $tables } Tische mit { $entries } Einträgen und { $reviews } Analysen sind in { $place }, alle zurückgelesen und geprüft.
moved-before = { $tables } der Tische waren schon dort.
moved-next-database = Starte die Gastgeber von nun an mit --database; am alten Ort ist alles wie zuvor und kann gelöscht werden, wenn alles gut ist.
moved-next-folder = Starte den Gastgeber von nun an mit --data { $place }; am alten Ort ist alles wie zuvor und kann gelöscht werden, wenn alles gut ist.
cannot-serve = Port { $port } auf { $host } ist nicht zu haben: { $why }.
backed-up = { $file } hat { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} ({ $entries } Einträge), geprüft. Sie ist so geheim zu halten wie die Tische selbst.
restored = { $data } hat { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} ({ $entries } Einträge) aus der Sicherung.
verified-moves = Die Aufzeichnung stimmt: { $moves } Züge führen zum Stand { $hash }.
verified-shuffle = Das Mischen stimmt: Die Karten folgen aus der Festlegung davor, { $commitment }, und den Wörtern aller.
no-proof = Diese Aufzeichnung trägt keinen Beweis für ihr Mischen.
wrong-proof = Der Beweis stimmt nicht: Diese Karten folgen nicht aus der Festlegung.

# Das Labor
calibrating = { $seats } Plätze
calibrated = { $game }, { $bot } auf allen Plätzen, { $games } Spiele für jede Zahl von Plätzen, Startwert { $seed }: wie viele Ergebnisse { $mark } erreichen.
no-mark = { $game } kennt kein Ergebnis, das einen Titel bringt; nenn eins mit --mark.
column-seats = Plätze
column-reached = ≥ { $mark }
reported = Der Bericht ist in { $file }; öffne ihn mit einem Browser.
pair-form = Ein Paar schreibt man SCHWACH,STARK, nicht „{ $pair }“.
climbing = Partien
climbed = { $game }, { $seats } Plätze, { $games } Partien
ladder-made = Ermittelt mit `{ $command }`, Startwert „{ $seed }“.
ladder-bots = Eine Leiter hat mindestens zwei Bots, jeden einmal: Nenne sie mit Kommas dazwischen, vom schwächsten an.
other-ladder = Die Partien in { $file } gehören zu einer anderen Leiter: andere Bots, ein anderer Startwert oder gar keine Partien. Wähle eine andere Datei.
train-duel-policy-progress = Partien spielen
train-duel-policy-fit = Training mit { $samples } Entscheidungen …
train-duel-policy-done = Nach { $file } geschrieben. Verlust je Entscheidung gegenüber dem besten Zug, in Siegen: { $training } im Training, { $validation } in der Validierung.
wrong-dataset = { $file } ist kein Datensatz für dieses Netz, oder seine Merkmale sind andere. Wähle eine andere Datei.
too-few-samples = Zu wenige Entscheidungen zum Trainieren. Spiele mehr Partien.
train-duel-value-progress = Duelle spielen
train-duel-value-fit = Training mit { $count } Duellen …
train-duel-value-done = Nach { $file } geschrieben. Logarithmischer Verlust: { $training } im Training, { $validation } in der Validierung.
train-event-order-progress = Entscheidungen durchsuchen
train-event-order-fit = Training mit { $count } Entscheidungen …
train-event-order-done = Nach { $file } geschrieben. Verlust je Entscheidung gegenüber der besten Reihenfolge, in Siegen: { $training } im Training, { $validation } in der Validierung.
command-renamed = `{ $old }` heißt jetzt `{ $new }`.
exploitability-progress = messen
exploitability-title = Three Kobolds in a Trench Coat, { $simulations } Simulationen je Antwort, Startwert { $seed }: wie viel öfter eine beste Antwort gewinnt.
exploitability-guard = Wache
exploitability-quest = Auftrag
on-average = im Mittel
column-event = Ereignis
column-position = Lage
column-gain = Gewinn
no-such-tables = Keines dieser Spiele hat { $seats } Plätze.
column-rating = Stärke
column-thinking = Bedenkzeit, Mittel
column-thinking-p99 = 99 %
column-step = Stufe
column-alone = einer unter Schwächeren
column-lower-alone = einer unter Stärkeren
column-even = bei gleicher Stärke
column-games = Partien

# The review
reviewing = Analyse
review-not-over = Analysieren lässt sich nur ein Spiel, das vorbei ist.
