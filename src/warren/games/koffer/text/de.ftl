# Koffer, Katze & Sombrero auf Deutsch.
title = Koffer, Katze & Sombrero
tagline = Omas Gepäck dreht seine Runden: nimm es vom Band und ordne es nach Farben in steigenden Zahlen.

# Karten
colour-black = Schwarz
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
card = { $colour } { $value }
tokens = { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
}

# Der Tisch
row = Gepäckband
deck = Stapel
box = Schachtel
aside = zur Seite gelegt
points = Punkte
place-empty = leer

# Was erwartet wird
ask-take = { $seat }, welche Karte nimmst du?
ask-over = Das Spiel ist zu Ende.
waiting-take = Warten auf { $seat }: eine Karte nehmen.

# Was ein Zug bewirken würde
offer-take = { $card }, { $cost ->
    [0] umsonst
    [one] kostet 1 Marke
   *[other] kostet { $cost } Marken
}{ $returned ->
    [0] { "" }
   *[other] {" "}({ $returned } zurück)
}{ $found ->
    [0] { "" }
    [one] , 1 Marke liegt darauf
   *[other] , { $found } Marken liegen darauf
}: { $face ->
    [up] liegt offen
    [down] liegt verdeckt
   *[aside] kommt zur Seite
}{ $earned ->
    [0] { "" }
   *[other] {" "}und bringt eine Marke
}

# Was geschah
event-dealt = Spiel { $game } beginnt. { $seat } fängt an.
event-dealt-specials = Sonderkarten: { $cards }.
event-took = { $seat } nimmt { $card }{ $paid ->
    [0] { "" }
    [one] {" "}für 1 Marke
   *[other] {" "}für { $paid } Marken
}{ $returned ->
    [0] { "" }
   *[other] , bekommt { $returned } zurück
}{ $found ->
    [0] { "" }
    [one] {" "}und findet 1 Marke darauf
   *[other] {" "}und findet { $found } Marken darauf
}.
event-laid = { $face ->
    [up] Sie liegt offen
    [down] Sie liegt verdeckt
   *[aside] Sie kommt zur Seite
}{ $earned ->
    [0] { "" }
   *[other] , das bringt eine Marke
}.
event-refilled = { $card } kommt aufs Band.
event-last-round = Der Stapel ist leer: Die Runde wird noch zu Ende gespielt.
event-game-ended = Spiel { $game } ist zu Ende: { $scores }.

# Ablehnungen
illegal-place = Auf Platz { $place } liegt keine Karte: Auf dem Band { $row ->
    [one] liegt { $row } Karte
   *[other] liegen { $row } Karten
}.
illegal-tokens = Die Karte auf Platz { $place } kostet { $cost } { $cost ->
    [one] Marke
   *[other] Marken
}, und du hast { $tokens }.
illegal-no-aside = Zur Seite legen darf man nur mit der Sonderkarte Handgepäck (8).
illegal-aside-twice = Platz { $seat } hat in diesem Spiel schon eine Karte zur Seite gelegt.

# Das Ende
reason-most-points = die meisten Punkte
line-cards = offene Karten
line-face-down = verdeckte Karten
line-aside = zur Seite gelegte Karte
line-tokens = Marken

# Optionen
option-specials = Sonderkarten: off (keine), random (zufällig) oder drei Nummern wie 1,9,13
option-games = Spiele in einer Partie, die Punkte werden addiert
option-first = der Platz, der anfängt
option-memory = verdeckte Karten werden nicht mehr gezeigt
option-size = Größe der Schachtel: full (ganz) oder tiny, ein Spiel, das sich bis zu jedem Ende durchrechnen lässt
size-full = die ganze Schachtel
size-tiny = winzig, zum Erforschen

# Sonderkarten (Warrens eigene)
specials-note = Der Wortlaut ist Warrens eigener (rekonstruiert).
special-1 = Vorrangschild
special-1-effect = Die ersten beiden Karten des Bandes sind umsonst. Eine Karte weiter hinten kostet eine Marke auf jeder Karte davor, die erste eingeschlossen.
special-2 = Rundreise
special-2-effect = Auf eine zuoberst offen liegende 10 darf jede Karte der Farbe offen gelegt werden.
special-3 = Zwillingskoffer
special-3-effect = Eine Karte mit demselben Wert wie die im Zug unmittelbar davor genommene liegt offen, was auch immer darunter liegt.
special-4 = Fundbüro
special-4-effect = Wer die letzte Karte auf dem Band nimmt, bekommt die Hälfte der eben bezahlten Marken zurück, aufgerundet, die vordersten zuerst.
special-5 = Vielflieger
special-5-effect = Die dritte, sechste oder neunte offene Karte einer Farbe bringt eine Marke aus der Schachtel.
special-6 = Zerbrechlich
special-6-effect = Verdeckte Karten zählen −2.
special-7 = Überbucht
special-7-effect = Auf dem Band liegen nur 5 Karten.
special-8 = Handgepäck
special-8-effect = Einmal im Spiel darfst du die eben genommene Karte zur Seite legen; sie zählt die Hälfte ihres Werts, abgerundet.
special-9 = Komplettes Set
special-9-effect = Am Ende: 5 Punkte für jeden Wert, der in allen vier Farben offen liegt, 2 für jeden in genau drei.
special-10 = Fundsache
special-10-effect = Am Ende: Deine niedrigste verdeckte Karte wird aufgedeckt.
special-11 = Zoll
special-11-effect = Am Ende: Wer die meisten verdeckten Karten hat, verliert 5.
special-12 = Mitbringsel
special-12-effect = Am Ende: Wer die meisten Marken hat, mindestens eine, bekommt 3 Punkte.
special-13 = Farblich abgestimmt
special-13-effect = Am Ende: Wer in einer Farbe die meisten offenen Karten hat, bekommt dafür 2 Punkte.
special-14 = Langstrecke
special-14-effect = Am Ende: 3 Punkte für jede Farbe mit mindestens 4 offenen Karten.
special-15 = Ausgewogene Ladung
special-15-effect = Am Ende: 6 Punkte, wenn deine höchste und deine niedrigste Farbsumme höchstens 5 auseinanderliegen.

# Die Regeln in Kürze
rules-goal = Ziel
    .text = Jede Karte ist ein Gepäckstück: eine Zahl von 1 bis 10 in Schwarz, Rot, Blau oder Gelb. Du sammelst sie in vier Reihen, einer je Farbe, mit steigenden Zahlen. Was offen liegt, zählt seine Zahl; was du verdeckt legen musstest, kostet einen Punkt. Jede Marke, die du noch hast, zählt einen Punkt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle Beteiligten.
rules-setup = Aufbau
    .text = Sieben Karten liegen offen in einer Reihe, dem Gepäckband; die übrigen 33 sind der Stapel an seinem Ende. Alle haben sieben Marken.
rules-take = 1. Eine Karte nehmen
    .text = Die erste Karte des Bandes ist umsonst. Für eine weiter hinten legst du je eine deiner Marken auf jede Karte davor: Die dritte Karte kostet zwei Marken. Du musst sie schon vorher haben. Marken auf der genommenen Karte gehören dir.
rules-place = 2. Anlegen
    .text = Lege die Karte auf die Reihe ihrer Farbe. Ist sie höher als die oberste Karte dort, oder liegt noch keine da, kommt sie offen hin. Ist sie niedriger, kommt sie verdeckt hin. Auf eine verdeckte Karte darf alles folgen, und zwar offen.
rules-refill = 3. Auffüllen
    .text = Das Band rückt nach vorn auf, die Marken bleiben auf ihren Karten, und vom Stapel kommt eine neue Karte dazu. Dann ist im Uhrzeigersinn der nächste Platz dran.
rules-end = Ende
    .text = Wenn der Stapel leer ist und das Band zum ersten Mal nicht aufgefüllt werden kann, wird die Runde noch zu Ende gespielt, damit alle gleich oft dran waren. Marken, die auf dem Band liegen bleiben, gehören niemandem.
rules-match = Partien
    .text = In einer Partie werden mehrere Spiele gespielt und die Punkte addiert; der Anfang wandert jedes Mal einen Platz weiter.
rules-specials = Sonderkarten
    .text = Drei Sonderkarten können offen ausliegen und gelten für alle: Manche ändern die Regeln das ganze Spiel lang, andere die Wertung am Ende, in aufsteigender Nummer. Die Schachtel enthält fünfzehn; der Wortlaut hier ist Warrens eigener. Zum Kennenlernen nimm 1, 9 und 13.

# Das geführte erste Spiel
lesson-welcome = Oma ist von ihrer Reise zurück
    .text = Ihr ganzes Gepäck fährt auf dem Band vorbei. Jedes Stück hat eine Zahl und eine von vier Farben. Sammle die Stücke in steigender Reihenfolge: Jede Zahl bringt ebenso viele Punkte.
lesson-free = Das erste Stück ist umsonst
    .text = Tippe die erste Karte an, um zu sehen, was sie bringt. Tippe sie noch einmal an, um sie zu nehmen.
lesson-landed = Sie liegt in deiner Auslage
    .text = Jede Farbe hat ihre eigene Reihe. Die nächste rote Karte sollte höher als 4 sein. Jetzt ist der andere Kobold dran.
lesson-tokens = Wer eine Karte nimmt, bekommt die Marken darauf
    .text = Der andere Kobold hat über zwei Karten hinweggegriffen und auf jede eine Marke gelegt. Nimm die erste Karte: Ihre Marke kommt mit.
lesson-pay = Weiter nach hinten greifen
    .text = Die rote 9 ist die dritte Karte. Sie kostet zwei Marken, je eine auf jeder Karte davor. Das lohnt sich: Nimm sie.
lesson-down = Zu niedrig: verdeckt
    .text = Die rote 3 ist niedriger als deine 9, also kommt sie verdeckt hin und kostet einen Punkt. Aber es liegen zwei Marken darauf, und jede ist einen Punkt wert. Nimm sie.
lesson-on-top = Eine verdeckte Karte verzeiht
    .text = Auf eine verdeckte Karte passt jede Zahl, sogar eine 1. Für eine Marke liegt mit der roten 1 wieder eine Karte offen.
lesson-score = Die Wertung
    .text = Offene Karten zählen ihre Zahl, verdeckte kosten je einen Punkt, Marken bringen je einen. Wer die meisten Punkte hat, gewinnt.
lesson-end = Bis der Stapel leer ist
    .text = Wenn das Band nicht mehr aufgefüllt werden kann, wird die Runde noch zu Ende gespielt. Das ist schon alles: Auf zum ersten richtigen Spiel!

# Der Tisch im Browser
prompt-take = Du bist dran: Wähle eine Karte.
button-take = { $card } nehmen
button-aside = { $card } zur Seite legen
row-offer = Platz { $place }: { $words }
row-card = Platz { $place }: { $card }{ $tokens ->
    [0] { "" }
    [one] , 1 Marke darauf
   *[other] , { $tokens } Marken darauf
}
deck-left = { $count ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}
others = Die anderen Auslagen
look-at = Auslage von { $seat } ansehen
your-display = Deine Auslage
last-round = Letzte Runde
mini-none = { $colour }: keine Karte
mini-up = { $colour }: { $value } zuoberst, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
mini-down = { $colour }: zuoberst eine verdeckte Karte, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
line-special = { $name } (Sonderkarte)
specials-off = Keine
specials-random = Drei zufällige
specials-first = Zum Einstieg: 1, 9, 13
specials-named = Drei auswählen …
line-earlier = frühere Spiele
choose-specials = Sonderkarten
choose-games = Spiele in Folge
choose-first = Wer beginnt
choose-memory = Verdeckte Karten werden nicht mehr gezeigt

# Warum eine Stellung nicht auf einem Tisch liegen kann.
position-specials = Die Option „specials“ der Stellung ist fixed oder random, nicht „{ $value }“.
position-aside-once = Platz { $seat } hat zwei Karten beiseitegelegt, und jeder Platz darf das nur einmal.
position-aside = { $card } liegt beiseite, aber die Sonderkarte 8 ist nicht im Spiel.
position-long-row = Die Reihe hat { $found } Karten und nur { $places } Plätze.
position-short-row = Die Reihe hat { $found } Karten, obwohl noch { $deck } im Stapel sind; sie würde auf { $places } aufgefüllt.
position-empty-row = Die Reihe ist leer, also könnte niemand eine Karte nehmen.
position-not-over = Das Spiel ist nicht zu Ende: Es endet mit einer vollen Runde, wenn der Stapel leer ist und mindestens eine Karte der Reihe nicht ersetzt werden konnte.
position-match-goes-on = Die Partie ist nach Spiel { $number } von { $games } nicht zu Ende.
position-last-round =
    { $missing ->
        [one] Eine Karte der Reihe wurde
       *[other] { $missing } Karten der Reihe wurden
     } nicht ersetzt, aber diese Runde hatte erst { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
     }.
position-face-up = { $card } liegt vor Platz { $seat } offen, müsste nach der Karte darunter aber verdeckt liegen.
position-face-down = { $card } liegt vor Platz { $seat } verdeckt, müsste nach der Karte darunter aber offen liegen.
position-last = „last“ sagt, dass zuletzt eine { $value } genommen wurde, und keine solche Karte liegt obenauf.
