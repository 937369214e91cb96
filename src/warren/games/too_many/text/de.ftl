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
offer-more = ; { $words }
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
illegal-box = Mit einer Karte auf { $cell } wäre die Höhle breiter als { $wide } oder höher als { $high }.
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
option-size = Größe der Schachtel: full (ganz) oder tiny, ein Spiel, das sich bis zu jedem Ende durchrechnen lässt
size-full = die ganze Schachtel
size-tiny = winzig, zum Erforschen
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

# Der Tisch im Browser
prompt-turn = Du bist dran: Nimm einen Kobold, Mama oder eine Kraft, dann wähl ein Feld.
prompt-mama = Deine letzte Karte ist Mama: Wohin kommt sie?
prompt-place = Wohin kommt die gefundene Karte?
prompt-dragon = Welcher Drache ist deiner?
held-card = Wohin damit: { $card }?
held-move = Wohin versetzen: { $card }?
held-choice = Welchen Rohstoff rufst du?
held-rearrange = Welcher Kobold deiner Höhle zieht um?
button-adopt = { $card } aufnehmen
button-mama = Mama holen
button-place = { $card } legen
button-rearrange = { $card } versetzen
button-choice = { $resource } rufen
button-roar = Brüllen!
button-dragon = Den { $resource }-Drachen nehmen
others = Die Höhlen der anderen
your-cave = Deine Höhle
your-hand = Deine Punkte, Mama und Kräfte
look-at = Höhle ansehen: { $seat }, { $count ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
head-card = Platz { $place } an der Spitze: { $card }
top-card = Oben auf der Schlange: { $card }
found = Gefunden: { $card }
card-says = { $card }: { $words }
gives = gibt { $resource }
gives-nothing = gibt nichts
wants = will { $wants }
wants-nothing = will nichts und ist sofort glücklich
never-happy = ist nie glücklich
worth = { $happy }, wenn glücklich, { $shy }, wenn schüchtern
mushrooms = { $count ->
    [one] 1 Pilz
   *[other] { $count } Pilze
}
mushrooms-near = sammelt { $count ->
    [one] 1 Pilz
   *[other] { $count } Pilze
}
laid-happy = { $card } auf { $cell }, glücklich
laid-shy = { $card } auf { $cell }, schüchtern
by-mama = Mama ersetzt { $wants }
card-about-kobold = Er gibt seinen Rohstoff allen um ihn herum und wird glücklich, sobald die um ihn geben, was er will.
card-about-dragon = Er gibt seinen Rohstoff allen um ihn herum. Liegen auf allen acht Feldern um ihn glückliche Karten, wacht der Drache glücklich auf.
card-about-child = Glücklich neben einem anderen Kind, dem Eierwächter oder Mama.
card-about-egg-guard = Zählt als Kind. Glücklich neben einem Kind oder Mama.
card-about-fan = Glücklich neben seinem Drachen; Mama kann ihn nicht ersetzen.
card-about-picker = Glücklich neben einem Pilz. Am Ende 1 Punkt für jeden Pilz um ihn herum.
card-about-goblin = Gibt nichts, will nichts und ist nie glücklich.
card-about-mama = Für jeden Kobold um sie ersetzt sie eine Sache, die ihm fehlt. Sie ist glücklich neben einem Kind oder dem Eierwächter.
about-mama = Eine fehlende Sache für jeden Kobold um sie
about-choice = Holen, was der Spitze fehlt
about-rearrange = Einen Kobold versetzen
about-roar = Spitze und Schlange mischen
mama-here = { $mama }: { $about } (Taste m)
mama-gone = { $mama }: { $about }; sie ist in der Höhle
power = { $power }: { $about } (Taste { $key }; { $left ->
    [0] verbraucht
   *[other] noch { $left }
})
powers-hidden = Die Kräfte musst du dir merken.
free-dragons = Drachen zur Wahl
call-not = { $resource } kann nicht gerufen werden
queue-left = { $count ->
    [0] Die Schlange ist leer
    [one] 1 Karte in der Schlange
   *[other] { $count } Karten in der Schlange
}
clear = keine unter den ersten { $count }
score-sheet = Punkte bisher
open-score = { $seat }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}; Zeile für Zeile ansehen
total = gesamt

# Das geführte erste Spiel
lesson-welcome = Dein Drache schläft allein
    .text = Seine Höhle wird 5 mal 3 Karten groß. Füll sie mit Kobolden, die einander glücklich machen: Glückliche bringen Punkte, schüchterne kosten welche.
lesson-cards = Viel zu viele
    .text = Vier Kobolde stehen an der Spitze, dahinter siehst du die oberste Karte der Schlange. Oben links steht, was jemand gibt, unten, was er will. Grün ist sein Wert, wenn er glücklich ist, rot, wenn er schüchtern ist.
lesson-adopt = Ein Kobold für einen Drachen
    .text = Der zweite Kobold gibt Fleisch und will Wasser, und dein Drache gibt Wasser. Tipp ihn an, dann das Feld rechts vom Drachen, dann noch einmal dieses Feld.
lesson-shy = Fast glücklich
    .text = Ein Feuer-Kobold: Er will Wasser und Stein. Leg ihn unter den Drachen: Wasser ist da, Stein fehlt noch. Erst einmal bleibt er schüchtern, aber schüchtern oder glücklich, jeder gibt.
lesson-lacking = Noch einer, dem eines fehlt
    .text = Der Wasser-Kobold will Fleisch und Kristall. Unter deinem Fleisch-Kobold fehlt nur Kristall. Auch Ecken zählen: Bis zu acht Karten liegen um eine Karte.
lesson-mama = Mama weiß, was sie brauchen
    .text = Einmal im Spiel kommt, statt einer Aufnahme, Mama. Für jeden Kobold um sie ersetzt sie eine Sache, die ihm fehlt: Stein für den einen, Kristall für den anderen. Leg sie unter deinen Feuer-Kobold.
lesson-choice = Zweimal Wasser
    .text = Drei Karten eines Rohstoffs sind ein Drilling, 5 Punkte. An der Spitze gibt niemand Wasser, also nimm die Wahl, die Lupe, und ruf Wasser. Jede Kraft wirkt einmal; die anderen beiden versetzen einen Kobold oder mischen die Schlange.
lesson-found = Da ist er
    .text = Dieser will nichts und ist sofort glücklich. Leg ihn links neben Mama: Mit deinem Drachen und deinem Wasser-Kobold ist das der Drilling.
lesson-score = Punkte, Zeile für Zeile
    .text = Dein Name zeigt, was bisher zählt. Pilze zählen neben einem Sammler, alle sieben Farben bringen 10, Drillinge 5, 12 oder 20.
lesson-end = Weck den Drachen
    .text = Liegen auf allen acht Feldern um ihn glückliche Karten, wacht er glücklich auf: 5 Punkte. Sind alle Höhlen voll, gewinnen die meisten Punkte. Das ist alles: Jetzt spiel ein richtiges!

# Warum eine Stellung nicht auf einem Tisch liegen kann.
position-not-in-deck = { $card } ist keine Karte des Stapels und kann nicht in „{ $key }“ sein.
position-laid = „{ $card }“ ist keine Karte in einer Höhle. Sie sieht so aus: stone-c@1,0, oder glücklich stone-c+@1,0.
position-many-cards = Die Höhle von Platz { $seat } hat mehr als { $most } Karten.
position-out-of-reach = { $card } auf { $cell } machte die Höhle zu breit oder zu hoch.
position-dragon-first = Die Höhle von Platz { $seat } beginnt mit einem Drachen auf 0,0 und hat keinen weiteren.
position-two-mamas = Platz { $seat } hat zwei Mamas.
position-same-cell = { $card } liegt auf { $cell }, wo schon eine Karte liegt.
position-happy-goblin = Der Goblin auf { $cell } ist glücklich, und Goblins sind das nie.
position-mama = Platz { $seat } hat Mama entweder auf der Hand oder in der Höhle, und genau einmal.
position-no-power = „{ $power }“ ist keine Kraft: choice, rearrange oder roar, jede mit einer Zahl.
position-long-head = Die Spitze hat { $found } Karten und nur { $places } Plätze.
position-short-head = Die Spitze hat { $found } Karten, obwohl noch { $queue } in der Schlange sind; sie würde auf { $places } aufgefüllt.
position-clear = „{ $word }“ sagt nicht, was den ersten Karten der Schlange fehlt: Das sieht so aus: fire=3.
position-not-clear = „clear“ sagt, dass keine der ersten { $cards } Karten der Schlange { $resource } gibt, aber eine tut es.
position-no-dragon = Platz { $seat } hat keinen Drachen.
position-apart = Die Karten der Höhle von Platz { $seat } hängen nicht an den Kanten zusammen.
position-full-without-mama = Die Höhle von Platz { $seat } ist ohne Mama voll, und zu fünft ist sie spätestens die letzte Karte.
position-not-over = Das Spiel ist nicht zu Ende: Nicht jede Höhle ist voll.
position-all-full = Jede Höhle ist voll, also ist das Spiel zu Ende.
position-found = { $card } kann nicht gefunden worden sein: Das Spiel ist zu Ende, oder Mama muss gespielt werden.
position-not-found = { $card } kann nicht durch Wahl gefunden worden sein: Sie gibt nichts, oder eine Karte der Spitze gibt dasselbe.
position-choice-unused = { $card } wurde durch Wahl gefunden, aber Platz { $seat } hat noch alle eigenen.
position-choosing = Drachen werden nur mit der Option choose_dragons gewählt, und bevor eine Karte gefunden ist.
position-chosen = Drachen werden gegen die Zugfolge gewählt: Platz { $seat } hat gewählt, also einen Drachen und nichts sonst.
position-not-chosen = Drachen werden gegen die Zugfolge gewählt: Platz { $seat } hat noch nicht gewählt, also ist seine Höhle leer.
position-cave-full = Platz { $seat } kann nicht am Zug sein: Seine Höhle ist voll.
position-few-cards = Es gibt noch { $cards } Karten für { $missing } Plätze in Höhlen.
position-shy = { $card } auf { $cell } in der Höhle von Platz { $seat } hat alles, was sie will, also ist sie glücklich: { $card }+.
position-happy = { $card } auf { $cell } in der Höhle von Platz { $seat } ist glücklich, ohne alles zu haben, und Platz { $seat } hat nichts umgeräumt.
