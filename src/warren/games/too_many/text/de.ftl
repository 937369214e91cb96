# Too Many Kobolds auf Deutsch.
title = Too Many Kobolds
tagline = Viel zu viele Kobolde warten vor deiner Höhle. Nimm die auf, die einander glücklich machen, dann ist es auch dein Drache.

# Rohstoffe und Karten
resource-crystal = Kristall
resource-water = Wasser
resource-moss = Moos
resource-stone = Stein
resource-fire = Feuer
resource-meat = Fleisch
resource-coins = Münzen
resource-child = Kinder
want-crystal = Kristall
want-water = Wasser
want-moss = Moos
want-stone = Stein
want-fire = Feuer
want-meat = Fleisch
want-coins = Münzen
want-family = Familie
want-dragon = den Drachen
want-mushroom = einen Pilz
card-kobold = { $resource }-Kobold { $letter }
card-dragon = { $resource }-Drache
card-child = Kind
card-egg-guard = Eierwächter
card-fan = Drachenfan
card-picker = Pilzsammler
card-goblin = Goblin
card-mama = Mama

# Der Tisch
head = Spitze
queue = Schlange
cave = Höhle
mama = Mama
powers = Kräfte
power-choice = Wahl
power-rearrange = Umräumen
power-roar = Brüllen
points = Punkte

# Was erwartet wird
ask-turn = { $seat }, einen Kobold aufnehmen, Mama spielen oder eine Kraft nutzen?
ask-place = { $seat }, wohin kommt die gefundene Karte?
ask-dragon = { $seat }, welcher Drache ist deiner?
ask-over = Das Spiel ist zu Ende.
waiting-turn = Warten, bis { $seat } einen Kobold aufnimmt.
waiting-place = Warten, bis { $seat } die gefundene Karte legt.
waiting-dragon = Warten, bis { $seat } einen Drachen wählt.

# Was ein Zug bewirkt
offer-lay = { $card } auf { $cell }
offer-rearrange = { $card } von { $source } nach { $cell }
offer-gain = { $sign ->
    [minus] −{ $gain }
   *[plus] +{ $gain }
} { $gain ->
    [one] Punkt
   *[other] Punkte
}
offer-turns = glücklich: { $cards }
offer-lacks = will noch { $wants }
offer-choice = { $resource } in der Schlange suchen; dort { $left ->
    [one] ist noch 1 Karte
   *[other] sind noch { $left } Karten
}
offer-roar = Spitze und Schlange mischen, zusammen { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
offer-dragon = den { $resource }-Drachen nehmen

# Was geschehen ist
event-dealt = Die Schlange steht vor den Höhlen. { $seat } beginnt.
event-took-dragon = { $seat } nimmt den { $resource }-Drachen.
event-adopted = { $seat } nimmt { $card } auf { $cell } auf.
event-refilled = An die Spitze rückt auf Platz { $place }: { $card }.
event-new-top = Als Nächstes in der Schlange: { $card }.
event-queue-empty = Die Schlange ist leer.
event-closed-up = Die Schlange ist leer; die Spitze rückt zusammen, { $left ->
    [0] niemand ist übrig
    [one] 1 Karte ist übrig
   *[other] { $left } Karten sind übrig
}.
event-played-mama = { $seat } holt Mama auf { $cell }.
event-chose = { $seat } ruft { $resource }: Gefunden wird { $card }, { $passed ->
    [0] gleich ganz oben
    [one] hinter 1 anderen
   *[other] hinter { $passed } anderen
}.
event-placed = { $seat } legt { $card } auf { $cell }.
event-rearranged = { $seat } versetzt { $card } von { $source } nach { $cell }.
event-roared = Der Drache von { $seat } brüllt: Spitze und Schlange werden gemischt.
event-cheered = Glücklich bei { $seat }: { $cards }.
event-game-ended = Alle Höhlen sind voll: { $scores }.

# Ablehnungen
illegal-far = Eine Höhle ist 5 breit und 3 hoch; auf { $cell } kann nichts liegen.
illegal-taken = Auf { $cell } liegt schon eine Karte.
illegal-box = Mit einer Karte auf { $cell } wäre die Höhle breiter als 5 oder höher als 3.
illegal-apart = Eine Karte auf { $cell } hätte keine Kante mit deiner Höhle gemeinsam.
illegal-no-mama = Deine Mama ist schon in deiner Höhle.
illegal-must-mama = Zu fünft ist die letzte Karte der Höhle Mama; spiel sie jetzt.
illegal-no-card = Auf Platz { $place } liegt keine Karte.
illegal-no-dragon = Jetzt wird kein Drache gewählt.
illegal-dragon-first = Wähl zuerst deinen Drachen.
illegal-dragon-taken = Diesen Drachen hat schon jemand.
illegal-nothing-found = Die Wahl hat keine Karte gefunden; nimm eine von der Spitze oder oben von der Schlange.
illegal-lay-first = Leg zuerst die Karte, die die Wahl gefunden hat.
illegal-no-choice = Du hast die Wahl schon gespielt.
illegal-no-rearrange = Du hast schon umgeräumt.
illegal-no-roar = Du hast schon gebrüllt.
illegal-in-head = Eine Karte der Spitze gibt diesen Rohstoff; die Wahl sucht, was dort fehlt.
illegal-none-left = Keine Karte der Schlange gibt diesen Rohstoff noch.
illegal-nothing-there = Auf { $cell } liegt keine Karte von dir.
illegal-immovable = Drache und Mama bleiben, wo sie sind.
illegal-split = Das würde die Höhle auseinanderreißen.

# Das Ende
reason-most-points = alle Höhlen sind voll
line-mushrooms = gesammelte Pilze
line-chromatic = alle sieben Farben
line-triplets = Drillinge
line-happy = glückliche Kobolde
line-shy = schüchterne Kobolde
line-dragon = glücklicher Drache
excellent = ausgezeichneter Drache

# Optionen
option-first = der Platz, der beginnt
option-choose_dragons = alle wählen ihren Drachen, der letzte Platz zuerst
option-two_powers = von jeder Kraft zwei, zu zweit
option-memory = welche Kräfte andere noch haben, muss man sich merken
choose-first = Wer beginnt
choose-choose_dragons = Drachen wählen
choose-two_powers = Zwei von jeder Kraft
choose-memory = Kräfte aus dem Gedächtnis

# Die Regeln in Kürze
rules-goal = Ziel
    .text = Du bist ein Drache mit einer Höhle aus 5 mal 3 Karten. Füll sie mit Kobolden, die zusammen glücklich sind. Die meisten Punkte gewinnen; mit 65 bist du ein ausgezeichneter Drache.
rules-turn = Ein Zug
    .text = Nimm eine der vier Karten der Spitze auf oder die oberste Karte der Schlange dahinter, und leg sie an eine Karte deiner Höhle. Die Schlange rückt auf.
rules-happy = Glück
    .text = Jeder Kobold gibt seinen Rohstoff an die bis zu acht Karten um ihn. Sobald ein Kobold alles bekommt, was er will, wird er glücklich und bleibt es.
rules-specials = Besondere Karten
    .text = Kinder und der Eierwächter wollen Familie neben sich. Fans wollen ihren Drachen neben sich, Sammler einen Pilz. Goblins wollen nichts und geben nichts.
rules-mama = Mama
    .text = Einmal im Spiel kannst du Mama spielen, statt einen Kobold aufzunehmen. Für jeden Kobold um sie ersetzt sie eine Sache, die ihm fehlt, nie den Drachen.
rules-powers = Drei Kräfte
    .text = Je einmal, vor dem Aufnehmen: Umräumen versetzt einen Kobold deiner Höhle, Brüllen mischt Spitze und Schlange. Die Wahl bringt, statt aufzunehmen, die erste Karte eines Rohstoffs, der an der Spitze fehlt.
rules-dragon = Der Drache
    .text = Liegen auf allen acht Feldern um ihn glückliche Karten, ist der Drache glücklich: 5 Punkte.
rules-end = Das Ende
    .text = Wenn jede Höhle 15 Karten hat: ein Punkt für jeden Pilz neben einem Sammler, 10 für alle sieben Farben, 5, 12 oder 20 für einen, zwei oder drei Drillinge, die Werte glücklicher und schüchterner Karten, und der Drache.
