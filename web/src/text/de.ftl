# Die Bildschirme auf Deutsch.
warren = Warren
tagline = Ein Tisch für kleine Koboldspiele
close = Schließen
back = Zurück
menu = Menü
home = Startseite
copy = Kopieren
copied = Kopiert
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Startseite
play-now = Losspielen
play-now-about = gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}
new-table = Neuer Tisch
learn = In zwei Minuten lernen
rules = Regeln
seats-range = { $low }–{ $high } Personen
your-tables = Deine Tische
continue = Weiterspielen
look-again = Noch mal ansehen
forget-table = Aus der Liste nehmen
join = An einen Tisch setzen
join-about = Hast du einen Code bekommen?
code = Code oder Link
go = Los
open-tables = Offene Tische
more-tables = Weitere Tische zeigen
free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
replay-file = Gespeichertes Spiel ansehen
promise = Kein Konto. Keine Nachverfolgung. Jeder Zug ist gespeichert, bevor du ihn siehst.

# Ein neuer Tisch
set-up = Tisch vorbereiten
how-many = Wie viele Plätze?
who = Wer sitzt wo?
seat-me = Du
seat-open = Frei für jemanden mit dem Link
seat-here = Noch jemand an diesem Gerät
options = Optionen
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-move = { $seconds } Sekunden je Zug
clock-game = { $minutes } Minuten je Spiel
watched = Andere dürfen zuschauen
listed = Alle dürfen den Tisch finden und sich dazusetzen
create = Tisch eröffnen

# Namen und Gesichter
your-name = Dein Name
your-face = Dein Kobold
another-face = Ein anderer
part-skin = Haut
part-ears = Ohren
part-snout = Schnauze
part-eyes = Augen
part-teeth = Zähne
part-wear = Outfit
next-part = { $part }: wechseln

# Bots
opponents = Du spielst gegen
bot-hatchling = Küken
bot-hatchling-about = frisch aus dem Ei, spielt, was gerade glitzert
bot-digger = Buddler
bot-digger-about = greift sich, was gerade am meisten bringt
bot-scout = Späher
bot-scout-about = schaut ein paar Züge voraus
bot-elder = Ältester
bot-elder-about = hat alles schon gesehen und denkt es zu Ende
bot-random = Laune
bot-greedy = Gier
a-bot = Bot

# Vor dem Spiel
table-code = Tisch { $code }
waiting-room = Wer spielt mit?
sit-here = Hier hinsetzen
sit-here-too = Noch jemand an diesem Gerät
add-bot = Bot hinsetzen
dismiss = { $name } wegschicken
stand-up = Aufstehen
move-here = Hierher wechseln
seat-free = Freier Platz
share = Schick den anderen diesen Link
share-phone = oder lass sie diesen Code scannen
qr = Die Adresse des Tischs als Code zum Scannen
start = Los geht’s
start-waits = Es sind noch Plätze frei: Warte auf jemanden oder setze Bots darauf.
not-seated-yet = Setz dich dazu oder schau einfach zu.
watchers = { $count ->
    [0] { "" }
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
commitment = Dieses Siegel und die Zufallswörter aller am Tisch bestimmen, wie gemischt wird: { $seal }

# Am Tisch
your-turn-title = Du bist dran!
hint = Tipp
thinking = Überlegt…
hint-says = Ein Tipp: { $words }
log = Was bisher geschah
leave = Spiel verlassen
leave-sure = Ein Bot spielt für dich weiter, bis du zurück bist.
come-back = Wieder mitspielen
you-left = Ein Bot spielt für dich.
bot-plays-on = ein Bot spielt weiter
not-here = nicht verbunden
let-bot-play = Bot für { $name } spielen lassen
stalled = { $name } hat schon länger nicht geantwortet.
stand-in-asked = { $by } möchte einen Bot für { $name } spielen lassen. Einverstanden?
stand-in-you = { $by } möchte einen Bot für dich spielen lassen.
stand-in-others = Ein Bot spielt für { $name }, sobald die anderen zustimmen.
stand-in-agree = Einverstanden
stand-in-wait = Noch etwas warten
stand-in-here = Ich bin noch da
lost = Verbindung verloren, neuer Versuch …
connecting = Der Tisch wird geöffnet …
sending = Schon unterwegs …
time-left = { $seconds } s
to-phone = Auf anderem Gerät weiterspielen
to-phone-about = Dieser Link ist dein Platz. Wer ihn hat, spielt für dich.
settings = Einstellungen
keys-help = Tasten: 1–9 zeigt auf eine Karte, Enter spielt sie, Esc lässt sie los, H gibt einen Tipp, L zeigt, was bisher geschah, ? die Regeln.

# Weitergeben
hand-over = Gib das Gerät an { $name } weiter
hand-over-about = Alle anderen schauen jetzt weg.
who-holds = Wer hat das Gerät?
i-am = Ich bin { $name }
no-cover = Tisch nicht mehr verdecken
no-cover-about = In diesem Spiel ist nichts geheim.

# Das Ende
wins = { $names } gewinnt!
win-together = { $names } gewinnen gemeinsam!
you-win = Du hast gewonnen!
the-count = Die Wertung
total = Gesamt
rematch = Noch mal spielen
to-next = Zum nächsten Spiel
replay = Rückblick
save-record = Spiel speichern
proof = Das Mischen lässt sich prüfen
proof-about = Der Gastgeber hatte sein Geheimnis festgelegt, bevor sich jemand hinsetzte. Das Siegel, das Geheimnis und die Wörter aller stehen im gespeicherten Spiel; „warren verify“ prüft sie.

# Rückblick
replay-of = Rückblick
step-of = { $step } von { $steps }
first-step = Zum Anfang
previous-step = Einen Schritt zurück
next-step = Einen Schritt weiter
last-step = Zum Ende
autoplay = Abspielen
pause = Pause
seen-by = Aus Sicht von
everybody = Publikum
share-step = Link zu diesem Moment

# Review
review = Analyse
review-of = Analyse
review-whose = Wessen Spiel?
review-thinking = Jede Entscheidung wird noch einmal durchdacht…
review-waiting = Ein anderes Spiel ist zuerst dran.
review-far = { $done } von { $total } Entscheidungen
review-failed = Die Analyse wurde abgebrochen.
try-again = Noch einmal
review-start = Am Anfang
review-choices = Eigene Entscheidungen
review-fate = Glück und andere
review-end = Am Ende
percent = { $value } %
review-graph = Was { $name } erwarten konnte, Zug um Zug
review-turns = Wendepunkte
review-no-turns = Ein ruhiges Spiel: Keine Entscheidung war deutlich schlechter als eine andere, und das Glück hielt still.
review-move = Zug { $step }
review-after = Nach Zug { $step }
review-better = Besser:
review-instead = Erwartet { $after } % statt { $before } %
review-stroke = Karten, Würfel und die anderen: von { $before } % auf { $after } %
review-table = Die Kurve als Tabelle
review-column-move = Zug
review-column-expected = Erwartet
review-look = In der Wiederholung ansehen

# Das geführte Spiel
lesson-of = Dein erstes Spiel
next = Weiter
try-this = Gute Idee! Nimm aber erst einmal die leuchtende Karte.
lesson-done = Richtig spielen
lesson-skip = Einführung verlassen
other-plays = Der andere Kobold ist dran.

# Einstellungen
language = Sprache
theme = Darstellung
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
speed = Animationen
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = keine
sound = Töne
confirm = Jeden Zug durch zweites Tippen bestätigen
cover = Tisch verdecken, wenn das Gerät weitergegeben wird (bei geheimen Karten immer)
remind = Bescheid sagen, wenn ich dran bin und gerade woanders
still-note = Dein Gerät wünscht weniger Bewegung, darum bewegt sich nichts.
problem = Da ist etwas schiefgegangen: { $why }
seat-number = Kobold { $number }
see-table = Den Tisch ansehen
labelled = { $name }: { $value }
