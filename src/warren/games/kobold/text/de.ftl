# KOBOLD auf Deutsch.
title = KOBOLD
tagline = Maurice schläft schlecht, und seine Taschenlampe wandert: Hol Spielzeug und Edelsteine aus seinem Zimmer, bevor der Strahl dich findet.

# Plättchen
toy-ball = Ball
toy-clown = Clown
toy-car = Auto
toy-teddy = Teddy
token-ball = einen Ball
token-clown = einen Clown
token-car = ein Auto
token-teddy = einen Teddy
token-violet = einen violetten Edelstein
token-green = einen grünen Edelstein
token-yellow = einen gelben Edelstein
token-blue = einen blauen Edelstein
token-kobold = einen Kobold
token-flash = einen Blitz ({ $toy })
token-hidden = ein verdecktes Plättchen
gem-violet = violett
gem-green = grün
gem-yellow = gelb
gem-blue = blau

# Der Tisch
section = Abschnitt
beam = Strahl
supply = Vorrat
pawns = Figuren
hand = auf der Hand
toys = Spielzeug
gems = Edelsteine
kobolds = Kobolde
tiles = Punkteplättchen
trophies = Trophäen
points = Punkte

# Was erwartet wird
ask-turn = { $seat }, Figur setzen oder holen?
ask-grab = { $seat }, welches Plättchen nimmst du?
ask-over = Das Spiel ist zu Ende.
waiting-turn = { $seat } setzt eine Figur oder holt.
waiting-grab = { $seat } nimmt ein Plättchen.

# Was ein Zug bewirkt
offer-place = eine Figur in Abschnitt { $section }; { $danger ->
    [0] der nächste Wurf kann ihn nicht beleuchten
    [one] 1 von { $faces } Würfelseiten würde ihn beleuchten
   *[other] { $danger } von { $faces } Würfelseiten würden ihn beleuchten
}
offer-grab = { $token } aus Abschnitt { $section } nehmen{ $last ->
    [true] , dann wird gewürfelt
   *[false] { "" }
}

# Was geschah
event-dealt = Spiel { $game } beginnt. Der Strahl liegt auf den Abschnitten { $section } und { $next }. { $seat } fängt an.
event-placed = { $seat } schleicht in Abschnitt { $section }.
event-grabbed = { $seat } nimmt { $token } aus Abschnitt { $section }.
event-uncovered = { $seat } deckt in Abschnitt { $section } { $token } auf und nimmt das Plättchen.
event-gem-set = { $seat } tauscht vier Edelsteine gegen eine Trophäe mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-rolled = Der Strahl liegt jetzt auf den Abschnitten { $section } und { $next }.
event-caught = { $seat } wird in Abschnitt { $section } erwischt und läuft{ $pawns ->
    [one] { "" }
   *[other] {" "}mit { $pawns } Figuren
} nach Hause.
event-refilled = { $count ->
    [one] 1 Plättchen wird
   *[other] { $count } Plättchen werden
} nachgelegt.
event-flashed = Blitz ({ $toy }): { $seats } { $tied ->
    [true] haben gleich viele und bekommen
   *[false] hat die meisten und bekommt
} { $tiles ->
    [one] 1 Punkt
   *[other] { $tiles } Punkte
}{ $tied ->
    [true] {" "}je Platz
   *[false] { "" }
}.
event-flashed-nobody = Blitz ({ $toy }): Niemand hat einen.
event-game-ended = Spiel { $game } ist zu Ende, { $why }: { $scores }.

# Ablehnungen
illegal-fetching = Wer holt, holt, bis alle eigenen Figuren zu Hause sind: Nimm ein Plättchen.
illegal-no-pawn = Alle deine Figuren sind im Zimmer: Hol sie.
illegal-lit = Abschnitt { $section } ist beleuchtet; Figuren gehen ins Dunkle.
illegal-full = In Abschnitt { $section } liegen { $tokens } Plättchen, und ebenso viele deiner Figuren warten dort.
illegal-no-fetch = Du hast keine Figur im Zimmer, die etwas holen könnte.
illegal-no-pawn-there = In Abschnitt { $section } steht keine deiner Figuren.
illegal-no-token = Auf { $cell } liegt kein Plättchen.

# Das Ende
reason-supply = der Vorrat ist leer
reason-gems = alle Edelstein-Trophäen sind vergeben
reason-both = der Vorrat ist leer, und alle Edelstein-Trophäen sind vergeben
line-gem-trophies = Edelstein-Trophäen
line-toy-trophies = Spielzeug-Trophäen
line-tiles = Punkteplättchen
line-kobolds = Kobold-Plättchen
line-earlier = frühere Spiele

# Optionen
option-board = Seite des Spielplans: auto, small (2 oder 3 Plätze) oder large (3 oder 4)
option-games = Spiele in Folge, Punkte addiert
option-first = wer beginnt
option-size = Größe der Schachtel: full (ganz) oder tiny, ein Spiel, das sich bis zu jedem Ende durchrechnen lässt
size-full = die ganze Schachtel
size-tiny = winzig, zum Erforschen
choose-board = Seite des Spielplans
choose-games = Spiele in Folge
choose-first = Wer beginnt
board-auto = wie es passt
board-small = klein
board-large = groß

# Die Regeln in Kürze
rules-goal = Ziel
    .text = Maurice’ Zimmer ist voller Spielzeug und Edelsteine. Schick deine Figuren ins Dunkle und bring Beute heim: Sätze von Edelsteinen und die meisten eines Spielzeugs bringen Trophäen, Blitze und Kobolde Punkte. Die meisten Punkte gewinnen; ein Gleichstand wird geteilt.
rules-setup = Aufbau
    .text = Das Zimmer ist ein Ring aus sieben Abschnitten. Die Taschenlampe beleuchtet zwei davon; auf jedem Feld der fünf dunklen liegt ein Plättchen, offen oder verdeckt, wie das Feld es zeigt. Jeder hat drei Figuren.
rules-place = Ein Zug: setzen …
    .text = Setz eine Figur von der Hand in einen dunklen Abschnitt. Du darfst dort höchstens so viele Figuren haben, wie Plättchen liegen; fremde Figuren zählen nicht.
rules-fetch = … oder holen
    .text = Alle deine Figuren im Zimmer gehen heim, jede mit einem Plättchen ihres Abschnitts. Du wählst eins nach dem anderen; ein verdecktes wird aufgedeckt, bevor du das nächste wählst. Stehen alle drei Figuren im Zimmer, musst du holen.
rules-roll = Nach dem Holen: würfeln
    .text = Ein Pfeil dreht den Strahl um einen oder zwei Abschnitte, blau im Uhrzeigersinn, gelb dagegen; leer lässt ihn stehen. Figuren im Licht laufen ohne Beute heim. Dann werden die dunklen Felder aufgefüllt.
rules-gems = Edelsteine
    .text = Sobald du von jeder Farbe einen Edelstein hast, tauschst du die vier gegen die beste übrige Edelstein-Trophäe.
rules-flashes = Blitze und Kobolde
    .text = Ein Blitz zeigt ein Spielzeug: Am Ende des Zuges bekommt, wer davon die meisten hat, 2 Punkte, bei Gleichstand je 1. Ein Kobold ist ein Punkt.
rules-end = Das Ende
    .text = Das Spiel endet nach dem Zug, in dem nicht mehr alle dunklen Felder aufgefüllt werden können oder die letzte Edelstein-Trophäe genommen wird. Dann geht jede Spielzeug-Trophäe an den, der davon allein die meisten hat; bei Gleichstand an niemanden. Übriges Spielzeug und übrige Edelsteine zählen nichts.

# Der Tisch im Browser
prompt-turn = Dein Zug: ein dunkler Abschnitt oder ein Plättchen bei deiner Figur.
prompt-place = Dein Zug: Schleich in einen dunklen Abschnitt.
prompt-fetch = Dein Zug: Hol etwas. Nimm ein Plättchen bei einer deiner Figuren.
prompt-grab = Wähl das nächste Plättchen.
button-place = In Abschnitt { $section } schleichen
button-grab = { $token } nehmen
room = Maurice’ Zimmer
others = Die Beute der anderen
your-loot = Deine Beute
look-at = Die Beute von { $seat } ansehen: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
section-dark = Abschnitt { $section }, dunkel
section-lit = Abschnitt { $section }, beleuchtet
section-shows = man sieht { $tokens }
token-at = Abschnitt { $section }: man sieht { $token }
target = { $what }. { $words }
pawns-of = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
} von { $seat }
pawns-in-hand = { $count ->
    [0] keine Figur auf der Hand
    [one] 1 Figur auf der Hand
   *[other] { $count } Figuren auf der Hand
}
heap = { $thing }: { $count }
supply-left = { $count ->
    [0] Der Vorrat ist leer
    [one] 1 Plättchen im Vorrat
   *[other] { $count } Plättchen im Vorrat
}
gem-trophies-left = Edelstein-Trophäen übrig: { $trophies }
toy-trophy-open = Trophäe ({ $toy }), { $points } Punkte: Niemand führt
toy-trophy-led = Trophäe ({ $toy }), { $points } Punkte: { $seat } führt
toys-counted = Spielsachen, Art für Art
toy-won = { $seat } hat am meisten und nimmt die Trophäe
toy-tied = { $seats } haben gleich viele: Niemand nimmt die Trophäe
toy-none = niemand hat eins
chances = Zeigen, wie wahrscheinlich der Strahl kommt. { $face }
chance-of = { $danger } von { $faces } Würfelseiten beleuchten ihn
die-none = Noch wurde nicht gewürfelt.
die-blank = Der Würfel zeigt leer.
die-blue = Der Würfel zeigt Blau { $steps }.
die-yellow = Der Würfel zeigt Gelb { $steps }.

# Das geführte erste Spiel
lesson-welcome = Maurice’ Zimmer bei Nacht
    .text = Überall liegen Spielzeug und Edelsteine. Drei kleine Kobolde gehören dir, und sie tragen heim, was sie können.
lesson-beam = Seine Taschenlampe wandert
    .text = Sie beleuchtet immer zwei benachbarte Abschnitte. Kobolde schleichen nur im Dunkeln. Tipp auf den Würfel, wenn du wissen willst, wie gefährlich ein Abschnitt ist.
lesson-place = Hineinschleichen
    .text = In Abschnitt 1 liegt ein blauer Edelstein, und der nächste Wurf kann ihn nicht erreichen. Tipp auf den Abschnitt, dann noch einmal.
lesson-more = Noch einer
    .text = Ein Zug ist eine Figur hinein oder alle Figuren heim. Nach dem Setzen wird nicht gewürfelt, also sei gierig: In Abschnitt 2 liegt ein grüner Edelstein.
lesson-third = Die dritte Figur
    .text = In Abschnitt 6 liegt ein Plättchen verdeckt. Schick deine letzte Figur dorthin; dann sind alle drei im Zimmer und müssen holen.
lesson-fetch = Holen!
    .text = Jede Figur kommt mit einem Plättchen ihres Abschnitts heim. Nimm zuerst den blauen Edelstein.
lesson-next = Eins nach dem anderen
    .text = Du wählst ein Plättchen nach dem anderen, wie du willst. Jetzt den grünen Edelstein.
lesson-hidden = Was mag das sein?
    .text = Nimm das verdeckte Plättchen in Abschnitt 6. Alle sehen es, sobald es dir gehört. Es ist deine letzte Figur, also wird danach gewürfelt.
lesson-caught = Vom Licht erwischt
    .text = Gelb 1: Der Strahl ging einen Abschnitt zurück. Zwei Figuren des anderen Kobolds standen dort und liefen ohne Beute heim. Dann wurde das Dunkle aufgefüllt.
lesson-set = Drei von vieren
    .text = Blau, Grün und Violett gehören dir. Nur Gelb fehlt, und eben kam ein gelber Edelstein in Abschnitt 2. Geh dorthin.
lesson-trophy = Ein Satz für eine Trophäe
    .text = Auch mit einer einzigen Figur darfst du holen. Nimm den gelben Edelstein: Vier Farben werden gegen die beste übrige Trophäe getauscht, 5 Punkte.
lesson-toys = Spielzeug zählt am Ende
    .text = Wer von einem Spielzeug allein die meisten hat, bekommt seine Trophäe; ein Zeichen zeigt, wer führt. Ein Blitz bringt gleich 2 Punkte für die meisten seines Spielzeugs, und ein Kobold ist ein Punkt.
lesson-end = Bis der Vorrat leer ist
    .text = Das Spiel endet, wenn das Dunkle nicht mehr aufgefüllt werden kann oder die letzte Edelstein-Trophäe weg ist. Das ist alles: Jetzt spiel ein richtiges!

# Warum eine Stellung nicht auf einem Tisch liegen kann.
position-flash-kept = Platz { $seat } hat { $token }, aber niemand behält einen Blitz.
position-not-a-flash = „flashes“ sind die Blitze dieses Zuges, und { $token } ist keiner.
position-spaces = Die Seite „{ $side }“ hat Abschnitte von { $spaces } Feldern, die Stellung von { $found }.
position-shut = { $token } liegt auf einem geschlossenen Feld, also verdeckt: ({ $token }).
position-open = { $token } liegt auf einem offenen Feld, also aufgedeckt.
position-pawn = „{ $pawn }“ ist keine Figur. Eine Figur ist Platz und Abschnitt: A5.
position-many-pawns = Platz { $seat } hat { $found } Figuren auf dem Plan und insgesamt nur { $pawns }.
position-lit-pawn = Abschnitt { $section } ist beleuchtet, also kann dort keine Figur von Platz { $seat } stehen.
position-crowded = Platz { $seat } hat { $pawns } Figuren in Abschnitt { $section }, mehr als dort Plättchen liegen.
position-nothing-to-fetch = Platz { $seat } kann nicht beim Holen sein: Er hat keine Figur auf dem Plan, oder das Spiel ist zu Ende.
position-many-flashes = Die Stellung hat { $found } Blitze dieses Zuges, aber höchstens { $grabs } Plättchen können genommen sein.
position-over-and-ended = „over“ ist { $over }, und das passt nicht zu „ended“: Ein Spiel ist zu Ende, wenn es aus einem Grund endete.
position-nothing-dark = In keinem dunklen Abschnitt liegt ein Plättchen, also könnte niemand ziehen.
position-gem-set = Platz { $seat } hat einen Edelstein jeder Farbe und hätte sie sofort gegen die Trophäe zu { $points } getauscht.
position-gem-points = Die Plätze haben { $points } Punkte an Edelstein-Trophäen, was mit den genommenen nicht sein kann: { $trophies }.
position-removed-gems = { $found } von „{ $gem }“ haben das Spiel für { $trophies } Edelstein-Trophäen verlassen; jede nimmt einen von jeder Farbe.
position-removed = „{ $token }“ verlässt das Spiel nie; das tun nur Edelsteine und Blitze.
position-tiles = Die Plätze haben { $tiles } Punkteplättchen, mehr als { $flashes } gewertete Blitze gegeben haben können.
position-dark-empty = Feld { $space } ist dunkel und leer; zu Beginn eines Zuges liegt auf jedem dunklen Feld ein Plättchen.
position-grabs = Ein Holen hat { $found } dunkle Felder geleert, aber es leert eines je geholter Figur, und höchstens { $home } sind daheim.
position-trophies-gone = Alle Edelstein-Trophäen sind genommen, also wäre das Spiel zu Ende.
position-supply-left = Dunkle Felder sind leer, obwohl der Vorrat { $supply } Plättchen hat; sie würden gefüllt.
position-ended = „ended“ sagt { $found }, aber nach dem Tisch ist es { $why }.
position-match-goes-on = Die Partie ist nach Spiel { $number } von { $games } nicht zu Ende.
