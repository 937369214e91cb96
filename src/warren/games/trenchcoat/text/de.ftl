# Three Kobolds in a Trench Coat auf Deutsch.
title = Three Kobolds in a Trench Coat
tagline = Drei Kobolde, ein Mantel und eine Stadt, die nichts merken darf. Schick sie mit Aufträgen los, durchschau die Bluffs der anderen und sei der letzte Mantel, der noch steht.

# Fähigkeiten
skill-strength = Stärke
skill-dexterity = Geschick
skill-constitution = Ausdauer
skill-intelligence = Klugheit
skill-wisdom = Weisheit
skill-charisma = Charisma
short-strength = STÄ
short-dexterity = GES
short-constitution = AUS
short-intelligence = KLU
short-wisdom = WEI
short-charisma = CHA

# Gegenstände
item-boost-juice = Stärkungssaft
item-reduce-juice = Schwächungssaft
item-clairvoyance = Hellsehen
item-cloak-of-invisibility = Tarnumhang
item-ghost-in-a-jar = Geist im Glas
item-inherited-debt = Geerbte Schulden
item-magic-hat = Zauberhut
item-magic-shield = Zauberschild
item-pet-bandits = Zahme Banditen
item-resurrection-potion = Wiederbelebungstrank
item-satchel-of-storage = Wundertasche
item-spare-change = Kleingeld
item-truth-serum = Wahrheitsserum
item-wanted-poster = Steckbrief
about-boost-juice = 2 mehr für einen Kobold auf der Probe
about-reduce-juice = 2 weniger für einen Kobold auf der Probe
about-clairvoyance = die nächsten drei Ereignisse ansehen und beliebig ordnen
about-cloak-of-invisibility = diese Wache übersieht dich
about-ghost-in-a-jar = bestimmen, wer diese Herausforderung gewinnt
about-inherited-debt = die Steuer verdoppeln und an den nächsten Platz weitergeben
about-magic-hat = zwei Gegenstände ziehen
about-magic-shield = den Kobold behalten, den du verlieren würdest
about-pet-bandits = einem anderen Platz einen zufälligen Gegenstand wegnehmen
about-resurrection-potion = einen Kobold ziehen, wenn du weniger als drei hast
about-satchel-of-storage = von nun an bis zu fünf Gegenstände halten
about-spare-change = 6 Gold nehmen
about-truth-serum = wer den Auftrag hat, muss ehrlich sagen, ob der Kobold besteht
about-wanted-poster = ein anderer Platz verliert einen Kobold

# Herausforderungen
challenge-sevens = Sieben
challenge-doubles = Pasch
challenge-coin-flip = Münzwurf
challenge-odds-or-evens = Gerade oder ungerade
challenge-rollies = Würfelduell
challenge-rock-paper-scissors = Schere, Stein, Papier
challenge-trumps = Trumpf
challenge-arm-wrestle = Armdrücken
challenge-staring-contest = Blickduell
challenge-thumb-wars = Daumenringen
challenge-i-spy = Ich sehe was
challenge-about-sevens = Zwei Würfel im Wechsel: Die erste Sieben gewinnt.
challenge-about-doubles = Zwei Würfel im Wechsel: Der erste Pasch gewinnt.
challenge-about-coin-flip = Kopf oder Zahl?
challenge-about-odds-or-evens = Ein Würfel: gerade oder ungerade?
challenge-about-rollies = Beide würfeln einmal, der höhere Wurf gewinnt.
challenge-about-rock-paper-scissors = Beide wählen geheim; bei Gleichstand noch einmal.
challenge-about-trumps = Ein Würfel bestimmt die Fähigkeit, beide zeigen einen Kobold, der höhere gewinnt.
challenge-about-arm-wrestle = Beide haben zehn Kraft, für bis zu fünf Takte, 0 bis 4 je Takt. Der Arm wandert um den Unterschied; 4 neben der Mitte liegt er unten.
challenge-about-staring-contest = Wie lange hältst du stand? Der längere Blick gewinnt, doch wer so lange hält, wie die Bö weht, oder länger, dem tränen die Augen.
challenge-about-thumb-wars = Drücken schlägt Täuschen, Täuschen schlägt Ausweichen, Ausweichen schlägt Drücken. Wer zuerst drei Takte hat, gewinnt.
challenge-about-i-spy = Wer dran ist, merkt sich etwas auf dem Markt; gegenüber gibt es drei Versuche unter den sechs Dingen am selben Stand.

# Karten
worth-gold = { $gold } Gold
worth-item = ein Gegenstand
worth-kobold = ein Kobold
card-quest = Auftrag: { $skill } { $need } (Lohn: { $reward }, Strafe: { $penalty })
card-challenge = Herausforderung: { $challenge } (Einsatz: { $stake })
card-tax = Steuer: { $gold } Gold
card-guard = Die Wache
brief-quest = { $skill } { $need }
nobody = niemand

# Der Tisch
board-kobolds = Kobolde
board-items = Gegenstände
board-gold = Gold
board-known = bekannt
board-known-to-all = allen bekannt
board-out = ausgeschieden
board-satchel = Tasche
board-hand = Dein Mantel
board-no-event = Noch kein Ereignis: { $seat } darf zuerst handeln.
board-round = Runde { $round }
board-round-of = Runde { $round } von { $limit }
board-shop = Laden:
board-decks = Stapel: { $kobolds } Kobolde, { $items } Gegenstände, { $events } Ereignisse
board-laid = { $seat } hat einen Kobold verdeckt gelegt.
board-laid-mine = Gelegt hast du { $kobold }.
board-juice = Säfte { $change }
board-juiced = Für den Kobold, den { $seat } zeigen wird:
board-truth = Unter Eid: { $passes ->
    [yes] Er besteht
   *[no] Er scheitert
}.
board-sworn = Nach dem Eid noch gefragt: { $seats }.
board-called = Angezweifelt von { $seats }.
board-my-call = Du hast { $call ->
    [yes] gezweifelt
   *[no] geglaubt
}.
board-shown = { $seat } zeigt { $kobold }: { $skill } { $value }.
board-versus = { $seat } gegen { $rival }
board-winner = Bisher hat { $seat } gewonnen.
board-skill = Es zählt: { $skill }.
board-arm = Takt { $beat } von 5. Kraft { $mine } gegen { $theirs }; der Arm: { $arm }
board-thumbs = { $mine } zu { $theirs }
board-letter = Es ist am Stand { $letter }.
board-spied = Gemerkt hast du dir: { $thing }.
board-not = Nicht: { $things }.
board-debt = { $seat } schuldet { $gold } Gold.
board-guard = Wer am wenigsten gibt, verliert einen Kobold; alles Zugesteckte ist weg.
board-bids = Zugesteckt: { $bids }.
board-cloaked = unsichtbar
board-losing = { $seat } verliert gleich einen Kobold.
board-foreseen = Vorausgesehen, als Nächstes:
board-playing = Wird gespielt: { $items }

# Der Markt; jeder Stand trägt den Buchstaben der englischen Wörter
thing-barrel = Fass
thing-basket = Korb
thing-bell = Glocke
thing-bucket = Eimer
thing-broom = Besen
thing-butter = Butter
thing-cabbage = Kohlkopf
thing-candle = Kerze
thing-cheese = Käse
thing-cup = Becher
thing-cart = Karren
thing-cat = Katze
thing-lantern = Laterne
thing-ladder = Leiter
thing-leek = Lauch
thing-lute = Laute
thing-loaf = Brotlaib
thing-lemon = Zitrone
thing-pan = Pfanne
thing-pear = Birne
thing-pie = Pastete
thing-pigeon = Taube
thing-plum = Pflaume
thing-pot = Topf
thing-sack = Sack
thing-sausage = Wurst
thing-scale = Waage
thing-shoe = Schuh
thing-spoon = Löffel
thing-stool = Hocker

# Was erwartet wird
ask-turn-start = { $seat }, etwas verkaufen oder kaufen, oder weiter zum Ereignis? Andere dürfen Gegenstände spielen.
ask-item-phase = { $seat }, noch etwas verkaufen oder kaufen, oder weiter zum Ereignis?
ask-over-limit = { $seat }, du hast zu viele Gegenstände: Spiel einen oder wirf einen ab.
ask-order-events = { $seat }, in welcher Reihenfolge kommen die Ereignisse zurück?
ask-lay = { $seat }, welchen Kobold schickst du los?
ask-quest-laid = { $seat }, zweifelst du, oder glaubst du es?
ask-sworn-call = { $seat }, jetzt weißt du es: zweifeln oder glauben?
ask-quest-revealed = { $seat }, der Kobold ist aufgedeckt. Einen Gegenstand spielen, oder passen?
ask-choose-rival = { $seat }, wen forderst du heraus?
ask-may-decline = { $seat }, nimmst du die Herausforderung an?
ask-call-side = { $seat }, was sagst du an?
ask-both-choose = { $seat }, was wählst du?
ask-trumps-rolled = { $seat }, welchen Kobold zeigst du?
ask-trumps-revealed = { $seat }, beide Kobolde sind aufgedeckt. Einen Gegenstand spielen, oder passen?
ask-spy = { $seat }, was siehst du auf dem Markt?
ask-guess = { $seat }, was ist es?
ask-report-winner = { $seat }, wer hat gewonnen?
ask-challenge-decided = { $seat }, die Herausforderung ist entschieden. Einen Gegenstand spielen, oder passen?
ask-tax-owed = { $seat }, die Steuer ist fällig. Zahlen, oder einen Gegenstand spielen?
ask-guard-announced = { $seat }, wie viel Gold steckst du der Wache zu?
ask-guard-revealed = { $seat }, alle Hände sind offen vor der Wache. Einen Gegenstand spielen, oder passen?
ask-loss = { $seat }, welchen Kobold verlierst du?
ask-last-gone = { $seat }, dein letzter Kobold ist fort. Einen Trank trinken, oder passen?
ask-over = Das Spiel ist zu Ende.
ask-item = { $seat }, einen Gegenstand spielen, oder passen?
waiting-turn-start = Vor dem Ereignis wird gehandelt, andere dürfen Gegenstände spielen. Warten auf { $seat }.
waiting-item-phase = Warten, bis { $seat } gehandelt hat.
waiting-over-limit = Warten auf { $seat }: zu viele Gegenstände.
waiting-order-events = Warten, bis { $seat } die Ereignisse zurücklegt.
waiting-lay = Warten, bis { $seat } einen Kobold legt.
waiting-quest-laid = Zweifeln oder glauben? Warten auf { $seat }.
waiting-sworn-call = Die Wahrheit ist heraus. Warten auf { $seat }.
waiting-quest-revealed = Der Kobold ist aufgedeckt; vielleicht noch ein Gegenstand? Warten auf { $seat }.
waiting-choose-rival = Warten, bis { $seat } jemanden herausfordert.
waiting-may-decline = Wird die Herausforderung angenommen? Warten auf { $seat }.
waiting-call-side = Warten, bis { $seat } ansagt.
waiting-both-choose = Warten, bis { $seat } wählt.
waiting-trumps-rolled = Warten, bis { $seat } einen Kobold oder einen Gegenstand wählt.
waiting-trumps-revealed = Beide Kobolde sind aufgedeckt; vielleicht noch ein Gegenstand? Warten auf { $seat }.
waiting-spy = Warten, bis { $seat } sich etwas merkt.
waiting-guess = Warten, bis { $seat } rät.
waiting-report-winner = Warten, bis { $seat } sagt, wer gewonnen hat.
waiting-challenge-decided = Die Herausforderung ist entschieden, wenn kein Geist kommt. Warten auf { $seat }.
waiting-tax-owed = Die Steuer ist fällig. Warten auf { $seat }.
waiting-guard-announced = Gold wird zugesteckt. Warten auf { $seat }.
waiting-guard-revealed = Alle Hände sind offen vor der Wache. Warten auf { $seat }.
waiting-loss = Warten, bis { $seat } einen Kobold verliert.
waiting-last-gone = Der letzte Kobold ist fort. Warten auf { $seat }.

# Was ein Zug bewirkt
offer-sell = { $item } für { $gold } Gold verkaufen
offer-buy = { $item } für { $cost } Gold kaufen: { $about }
offer-buy-deck = die oberste Karte vom Stapel für { $cost } Gold kaufen
offer-done = weiter zum Ereignis
offer-discard = { $item } abwerfen, ohne etwas dafür zu bekommen
offer-pass = passen
offer-play = { $item }: { $about }
offer-play-at = { $item } gegen { $seat }: { $about }
offer-play-for = { $item } für { $seat }: { $about }
offer-order = zuerst: { $events }
offer-lay = { $kobold } legen: { $skill } { $value }, { $passes ->
    [yes] das reicht
   *[no] ein Bluff
}
offer-show = { $kobold } zeigen: { $skill } { $value }
offer-lose = { $kobold } verlieren
offer-call = anzweifeln: „Das kann der Kobold doch gar nicht!“
offer-trust = glauben und durchgehen lassen
offer-challenge = { $seat } herausfordern
offer-accept = die Herausforderung annehmen
offer-decline = die Herausforderung ablehnen
offer-heads = Kopf
offer-tails = Zahl
offer-odd = ungerade
offer-even = gerade
offer-rock = Stein
offer-paper = Papier
offer-scissors = Schere
offer-spend = { $amount } Kraft einsetzen
offer-hold = { $amount ->
    [one] 1 Takt
   *[other] { $amount } Takte
} standhalten
offer-pin = drücken: schlägt täuschen
offer-feint = täuschen: schlägt ausweichen
offer-dodge = ausweichen: schlägt drücken
offer-spy = sich merken: { $thing }
offer-guess = raten: { $thing }
offer-won = { $seat } hat gewonnen
offer-pay = { $gold } Gold zahlen{ $short ->
    [yes] {""}: mehr als du hast, also zahlst du alles und verlierst einen Kobold
   *[no] {""}
}
offer-cloak = Tarnumhang: nichts zustecken, die Wache übersieht dich
offer-bid = { $amount } Gold zustecken

# Was geschehen ist
event-dealt = Alle haben drei Kobolde, einen Gegenstand und etwas Gold. { $seat } beginnt.
event-dealt-dice = Alle haben drei Kobolde, einen Gegenstand und etwas Gold. Die Würfel: { $dice }. { $seat } beginnt.
event-hand = { $seat } bekommt { $kobolds } und als Gegenstand { $item }.
event-hand-veiled = { $seat } bekommt drei Kobolde und einen Gegenstand.
event-played = { $seat } spielt { $item }.
event-played-at = { $seat } spielt { $item } gegen { $target }.
event-played-for = { $seat } spielt { $item } für { $target }.
event-turned = Ein Ereignis für { $seat }. { $card }.
event-sold = { $seat } verkauft { $item }.
event-bought = { $seat } kauft { $item }.
event-bought-deck = { $seat } kauft die oberste Karte vom Stapel.
event-drew-item = { $seat } zieht einen Gegenstand: { $item }.
event-drew-item-veiled = { $seat } zieht einen Gegenstand.
event-discarded-item = { $seat } hat zu viele Gegenstände und wirft { $item } ab.
event-drew-kobold = { $seat } zieht einen Kobold: { $kobold }.
event-drew-kobold-veiled = { $seat } zieht einen Kobold.
event-discarded-kobold = { $kobold } verlässt den Mantel von { $seat }.
event-gold-won = { $seat } bekommt { $gold } Gold.
event-gold-paid = { $seat } zahlt { $gold } Gold.
event-laid = { $seat } legt einen Kobold verdeckt hin.
event-swore = { $seat } kann nicht lügen: { $passes ->
    [yes] Der Kobold besteht
   *[no] Der Kobold scheitert
}.
event-trusted = Niemand zweifelt. Der Auftrag von { $seat } gilt als erfüllt.
event-called = { $callers } { $count ->
    [one] zweifelt
   *[other] zweifeln
}: Blufft { $seat }?
event-kobold-shown = { $seat } zeigt { $kobold }.
event-quest-done = { $passed ->
    [yes] Es stimmte: Der Auftrag von { $seat } ist erfüllt
   *[no] Ein Bluff: Der Auftrag von { $seat } scheitert
}.
event-dared = { $seat } fordert { $rival } heraus.
event-declined = Die Herausforderung zwischen { $seat } und { $rival } wird abgelehnt; ein anderes Ereignis kommt.
event-threw = { $seat } würfelt { $dice }.
event-threw-coin = { $seat } wirft die Münze: { $side ->
    [heads] Kopf
   *[tails] Zahl
}.
event-threw-gust = Eine Bö weht { $beats ->
    [one] 1 Takt
   *[other] { $beats } Takte
} lang.
event-threw-skill = { $seat } würfelt { $dice }: Es zählt { $skill }.
event-bout = { $mine } gegen { $theirs }.
event-side-called = { $seat } sagt { $side } an.
choice-heads = Kopf
choice-tails = Zahl
choice-odd = ungerade
choice-even = gerade
choice-rock = Stein
choice-paper = Papier
choice-scissors = Schere
choice-pin = Drücken
choice-feint = Täuschen
choice-dodge = Ausweichen
event-spied = { $seat } sieht etwas am Stand { $letter }.
event-guessed = { $seat } rät „{ $thing }“: { $right ->
    [yes] richtig
   *[no] falsch
}.
event-challenge-won = { $seat } gewinnt die Herausforderung gegen { $rival }.
event-taxed = { $seat } schuldet eine Steuer von { $gold } Gold.
event-bids = Der Wache zugesteckt: { $bids }.
event-stolen = Die Banditen von { $seat } nehmen { $victim } etwas weg: { $item }.
event-stolen-veiled = Die Banditen von { $seat } nehmen { $victim } einen Gegenstand weg.
event-foresaw = { $seat } sieht voraus: { $events }.
event-foresaw-veiled = { $seat } sieht { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
} voraus.
event-shielded = Der Schild rettet einen Kobold von { $seat }.
event-went-out = { $seat } hat keine Kobolde mehr und scheidet aus.
event-ended-last-standing = Der letzte Mantel, der noch steht: { $winners }.
event-ended-felled-together = Die letzten Mäntel sind bei derselben Wache gefallen. Der Sieg geht an { $winners }.
event-ended-round-limit = Die Runden sind um. Am besten steht da und gewinnt: { $winners }.

# Ablehnungen
illegal-answered = Du hast schon geantwortet; deine Antwort bleibt versiegelt, bis alle geantwortet haben.
illegal-no-item = Diesen Gegenstand hast du nicht.
illegal-only-ghost = Du bist ausgeschieden: Von allen Gegenständen wirkt für dich nur noch ein Geist im Glas.
illegal-no-target = Dieser Gegenstand richtet sich gegen niemanden: Spiel ihn, ohne einen Platz zu nennen.
illegal-needs-target = Dieser Gegenstand gilt einem Platz: Sag, welchem.
illegal-target = Diesen Gegenstand kannst du nicht gegen { $seat } spielen.
illegal-moment-boost-juice = Ein Saft ist für einen Kobold auf der Probe: den des Auftrags, sobald er liegt, oder einen der beiden beim Trumpf.
illegal-moment-reduce-juice = Ein Saft ist für einen Kobold auf der Probe: den des Auftrags, sobald er liegt, oder einen der beiden beim Trumpf.
illegal-moment-clairvoyance = Hellsehen muss warten: Erst kommt die Antwort auf das, was gefragt ist.
illegal-moment-cloak-of-invisibility = Ein Umhang verbirgt nur vor einer Wache: statt eines Gebots oder wenn alle Gebote offen liegen.
illegal-moment-ghost-in-a-jar = Ein Geist kommt, wenn eine Herausforderung entschieden ist, nicht vorher.
illegal-moment-inherited-debt = Nur wer eine Steuer schuldet, kann sie weitergeben.
illegal-moment-magic-hat = Der Zauberhut muss warten: Erst kommt die Antwort auf das, was gefragt ist.
illegal-moment-magic-shield = Ein Schild hilft nur in dem Augenblick, in dem du einen Kobold verlieren würdest.
illegal-moment-pet-bandits = Die Banditen müssen warten: Erst kommt die Antwort auf das, was gefragt ist.
illegal-moment-resurrection-potion = Ein Trank braucht einen Mantel mit weniger als drei Kobolden, und keine andere Antwort darf vorgehen.
illegal-moment-satchel-of-storage = Die Wundertasche muss warten: Erst kommt die Antwort auf das, was gefragt ist.
illegal-moment-spare-change = Das Kleingeld muss warten: Erst kommt die Antwort auf das, was gefragt ist.
illegal-moment-truth-serum = Wahrheitsserum ist für alle, die zweifeln dürfen, solange der Kobold verdeckt liegt, je einmal.
illegal-moment-wanted-poster = Der Steckbrief muss warten: Erst kommt die Antwort auf das, was gefragt ist.
illegal-no-discard = Gegenstände wirft nur ab, wer zu viele hat.
illegal-no-trade = Nur wer am Zug ist, verkauft und kauft, und zwar vor dem Ereignis.
illegal-bought = Du hast schon gekauft; in diesem Zug wird nichts mehr verkauft oder gekauft.
illegal-credit = Das kostet { $cost } Gold, und du hast { $gold }; Kredit gibt es nicht.
illegal-nothing-to-buy = Dort gibt es nichts zu kaufen.
illegal-bid = Du hast { $gold } Gold: Steck davon zu, so viel du willst, von nichts bis alles.
illegal-no-kobold = An dieser Stelle hast du keinen Kobold.
illegal-must-lose = Du verlierst den Kobold, der am Auftrag gescheitert ist.
illegal-under-test = Ein Kobold auf der Probe kann es nicht sein, solange du andere hast.
illegal-order = Nenn jedes der { $count } Ereignisse einmal.
illegal-guess = Rate eines der Dinge am Stand { $letter }, keines zweimal.
illegal-rival = Fordere jemand anderen heraus, der noch im Spiel ist.
illegal-winner = Gewonnen haben kann nur jemand von den beiden.
illegal-stamina = Du hast noch { $left } Kraft: Setz 0 bis 4 davon ein.
illegal-answer = Das ist keine Antwort auf das, was gefragt ist.

# Das Ende
reason-last-standing = nur ein Mantel steht noch
reason-felled-together = die letzten Mäntel fielen bei derselben Wache
reason-round-limit = die Runden sind um
line-kobolds = Kobolde
line-wealth = Wert von Gegenständen und Gold

# Optionen
option-first = der Platz, der beginnt
option-lite = ohne Herausforderungen
option-physical = Armdrücken, Blickduell, Daumenringen und „Ich sehe was“: am Bildschirm, leibhaftig oder gar nicht
option-declining = welche Herausforderungen man ablehnen darf
option-memory = wie viel Gold die anderen haben, muss man sich merken
option-round_limit = das Spiel endet nach so vielen Runden; 0 für nie
option-size = Größe der Schachtel: full (ganz) oder tiny, ein Spiel, das sich bis zu jedem Ende durchrechnen lässt
size-full = die ganze Schachtel
size-tiny = winzig, zum Erforschen
choose-first = Wer beginnt
choose-lite = Ohne Herausforderungen
choose-physical = Körperliche Herausforderungen
choose-declining = Ablehnen
choose-memory = Gold aus dem Gedächtnis
choose-round_limit = Rundengrenze
physical-digital = am Bildschirm
physical-in-person = leibhaftig
physical-out = gar nicht
declining-auto = körperliche, wenn leibhaftig
declining-none = nie
declining-physical = körperliche
declining-all = alle

# Die Regeln in Kürze
rules-goal = Ziel
    .text = Hinter deinem Schirm stecken drei Kobolde in einem Mantel, einige Gegenstände und Gold. Wer keinen Kobold mehr hat, scheidet aus; wer zuletzt noch im Spiel ist, gewinnt.
rules-turn = Ein Zug
    .text = Zuerst darfst du Gegenstände für je 3 Gold verkaufen und dann einen kaufen: den obersten vom Stapel für 4 oder einen der beiden offenen zu seinem Preis. Dann wird ein Ereignis aufgedeckt: ein Auftrag, eine Herausforderung, eine Steuer oder die Wache.
rules-quest = Auftrag
    .text = Leg einen Kobold verdeckt hin. Alle anderen zweifeln oder glauben, und zwar geheim. Zweifelt niemand, bekommst du den Lohn, was immer du gelegt hast. Zweifelt jemand, wird der Kobold aufgedeckt. Reicht seine Fähigkeit, bekommst du den Lohn, und wer gezweifelt hat, trägt die Strafe; reicht sie nicht, ist es umgekehrt.
rules-challenge = Herausforderung
    .text = Fordere jemanden heraus, und spielt sie aus: Würfel, Münze, Schere, Stein, Papier, Trumpf mit euren Kobolden, Armdrücken … Wer verliert, verliert den Einsatz.
rules-tax = Steuer
    .text = Zahl. Wer das nicht kann, zahlt alles und verliert einen Kobold.
rules-guard = Wache
    .text = Alle stecken der Wache geheim Gold zu. Wer am wenigsten gibt, und alle, die damit gleichauf sind, verlieren einen Kobold; alles zugesteckte Gold ist weg.
rules-items = Gegenstände
    .text = Du darfst drei halten. Viele kannst du jederzeit spielen, auch wenn andere am Zug sind; jeder sagt, wann. Spielen mehrere zugleich, gilt der erste in Zugfolge, und die anderen nehmen ihren ungesehen zurück.
rules-end = Aus und Ende
    .text = Ohne Kobolde scheidest du aus, aber deine Geister spuken noch in den Herausforderungen. Der letzte Mantel, der noch steht, gewinnt; bringt eine Wache die letzten zusammen zu Fall, gewinnt der reichste von ihnen.

# The table in the browser
others = die anderen
your-screen = Hinter deinem Schirm
stage = Die Straße
out = Raus
known = bekannt
on-quest = unterwegs
kobold-tested = { $skill } { $value }
kobold-laid = für den Auftrag gelegt
no-kobolds = Keine Kobolde mehr
no-items = Keine Gegenstände
you-are-out = Du bist raus. Deine Geister spuken noch in den Herausforderungen.
your-gold = Dein Gold: { $gold }
item-says = { $item }: { $about }
about-item = { $about }.
look-at = { $seat }: { $kobolds } Kobolde, { $items } Gegenstände, { $gold } Gold. Was ist bekannt?
look-at-out = { $seat } ist raus: { $kobolds } Kobolde, { $items } Gegenstände, { $gold } Gold. Was ist bekannt?
aim-at = { $seat } wählen. { $counts }
aim-at-me = Dich selbst wählen
at-whom = { $item }: gegen wen? Tippe auf einen Schirm.
put-back = Zurücklegen
shop = Auslage der Händlerin
priced = { $item } für { $cost } Gold
piles = die Stapel
open-piles = Stapel und Ablagen: noch { $events } Ereignisse und { $items } Gegenstände
deck-events = Ereignisse: noch { $count }, abgelegt
deck-items = Gegenstände: noch { $count }, abgelegt
deck-kobolds = Kobolde: noch { $count }, verschwunden
no-discards = noch nichts
discarded-quest = Auftrag: { $skill } { $need }
count-kobolds = { $count } { $count ->
    [one] Kobold
   *[other] Kobolde
}
count-items = { $count } { $count ->
    [one] Gegenstand
   *[other] Gegenstände
}
gold-hidden = Gold: zum Merken
has-satchel = darf fünf Gegenstände halten
known-kobolds = Kobolde, die alle kennen
known-items = Gegenstände, von denen du weißt
nothing-known = Sonst ist nichts bekannt.
type-quest = Auftrag
type-tax = Steuer
type-guard = Die Wache
guard-about = Wer ihr am wenigsten zusteckt, verliert einen Kobold.
quest-slot = { $seat } wählt einen Kobold
face-down = Ein verdeckter Kobold
revealed = { $kobold }: { $skill } { $value }, nötig { $need }
truth-yes = Er schafft es!
truth-no = Er schafft es nicht!
calls = Zweifeln oder glauben
call-thinks = denkt nach
call-sealed = hat versiegelt geantwortet
call-swears = wartet auf die Wahrheit
call-call = zweifelt
call-trust = glaubt
call-none = wird später gefragt
owes = { $seat } schuldet
seeks = { $seat } sucht ein Gegenüber
loses-one = { $seat } verliert einen Kobold
you-lose-one = Du verlierst einen Kobold
stamp-passed = geschafft
stamp-bluff = Bluff
stamp-trusted = geglaubt
stamp-out = raus
foreseen-event = { $event }{ $place ->
    [0] {""}
   *[other] {""}: Nummer { $place }
}
sealed-answer = Deine Antwort ist versiegelt.
still-thinking = Es überlegen noch: { $names }
button-sell = Verkaufen für { $gold }
button-buy = Kaufen für { $cost }
button-discard = Ablegen
button-order = So zurücklegen
button-play = Ausspielen
button-play-at = Gegen { $seat }
button-play-for = Für { $seat }
button-lay = { $kobold } legen
button-show = { $kobold } zeigen
button-lose = { $kobold } hergeben
button-pay = { $gold } zahlen
button-call = Bluff!
button-trust = Glauben
button-done = Weiter zum Ereignis
button-pass = Passen
prompt-window = Einen Gegenstand spielen oder passen?
prompt-turn-start = Du bist dran: verkaufen, kaufen oder weiter zum Ereignis?
prompt-item-phase = Noch etwas verkaufen oder kaufen, oder weiter zum Ereignis?
prompt-item-done = Jetzt weiter zum Ereignis, oder vorher ein Gegenstand?
prompt-over-limit = Zu viele Gegenstände: benutze einen oder lege einen ab.
prompt-order-events = Tippe die Ereignisse in der Reihenfolge an, in der sie kommen sollen.
prompt-lay = Welcher Kobold übernimmt den Auftrag? Bluffen ist erlaubt.
prompt-quest-laid = Ist es ein Bluff? Zweifle oder glaube.
prompt-sworn-call = Jetzt weißt du es. Zweifelst oder glaubst du?
prompt-quest-revealed = Der Kobold liegt offen. Einen Gegenstand spielen oder passen?
prompt-choose-rival = Wen forderst du heraus? Tippe auf einen Schirm.
prompt-may-decline = Nimmst du die Herausforderung an?
prompt-call-side = Was sagst du an?
prompt-both-choose = Wähle geheim.
prompt-trumps-rolled = Welchen Kobold zeigst du?
prompt-trumps-revealed = Beide liegen offen. Einen Gegenstand spielen oder passen?
prompt-spy = Was siehst du?
prompt-guess = Was ist es? Rate.
prompt-report-winner = Wer hat gewonnen?
prompt-challenge-decided = Die Herausforderung ist entschieden. Einen Gegenstand spielen oder passen?
prompt-tax-owed = Die Steuer ist fällig. Zahle oder spiele einen Gegenstand.
prompt-guard-announced = Wie viel Gold steckst du der Wache zu? Wer am wenigsten gibt, verliert einen Kobold.
prompt-guard-revealed = Die Wache schaut. Einen Gegenstand spielen oder passen?
prompt-loss = Welchen Kobold verlierst du?
prompt-last-gone = Dein letzter Kobold ist weg. Ein Trank, oder ist das das Ende?
window-turn-start = Vor dem Ereignis von { $seat }: einen Gegenstand spielen oder passen?
window-quest-laid = { $skill } { $need }: einen Gegenstand spielen, während die anderen antworten, oder passen?
window-quest-revealed = Der Kobold liegt offen: Ein Saft könnte noch etwas ändern. Spielen oder passen?
window-trumps-rolled = Trumpfen mit { $skill }: vorher einen Gegenstand spielen oder passen?
window-trumps-revealed = Beide liegen offen: Ein Saft oder Geist kann es noch ändern. Spielen oder passen?
window-challenge-decided = { $seat } hat gewonnen, wenn kein Geist kommt. Spielen oder passen?
window-tax-owed = { $seat } schuldet { $gold } Gold. Vorher einen Gegenstand spielen oder passen?
window-guard-revealed = Die Wache hat gezählt: Ein Umhang könnte dich noch verbergen. Spielen oder passen?
window-loss = { $seat } verliert gleich einen Kobold. Vorher einen Gegenstand spielen oder passen?
window-last-gone = { $seat } hat keinen Kobold mehr. Einen Gegenstand spielen oder passen?
preset-title = Wann soll der Tisch dich fragen?
preset-always = Immer fragen
preset-concerned = Nur wenn es mich betrifft
preset-until-turn = Passen, bis ich dran bin
preset-this-kind = Solche Momente passen
preset-about-always = In jedem Moment, in dem du einen Gegenstand spielen könntest.
preset-about-concerned = Wenn du am Zug bist, herausgefordert wirst, etwas schuldest oder einen Kobold verlierst. Gilt, bis du es änderst.
preset-about-until-turn = Du passt in allen Momenten für Gegenstände. Endet von selbst, wenn du an der Reihe bist.
preset-about-this-kind = Du passt in Momenten dieser Art. Endet von selbst mit diesem Ereignis.
preset-chip-concerned = nur wenn es mich betrifft
preset-chip-until-turn = passt, bis ich dran bin
preset-chip-this-kind = passt bei dieser Art
preset-end = { $preset }: beenden
when-boost-juice = Während ein Kobold geprüft wird.
when-reduce-juice = Während ein Kobold geprüft wird.
when-clairvoyance = Jederzeit.
when-cloak-of-invisibility = Wenn die Wache kommt, oder nachdem alle gezeigt haben.
when-ghost-in-a-jar = Wenn eine Herausforderung entschieden ist.
when-inherited-debt = Wenn du eine Steuer schuldest.
when-magic-hat = Jederzeit.
when-magic-shield = Wenn du gleich einen Kobold verlierst.
when-pet-bandits = Jederzeit.
when-resurrection-potion = Jederzeit mit weniger als drei Kobolden, auch wenn der letzte weg ist.
when-satchel-of-storage = Jederzeit.
when-spare-change = Jederzeit.
when-truth-serum = Wenn für einen Auftrag gelegt ist und du zweifeln könntest.
when-wanted-poster = Jederzeit.

# The guided first game
lesson-welcome = Drei Kobolde, ein Mantel
    .text = Du bist in der Stadt, und niemand darf merken, was unter deinem Mantel steckt. Das ist deine Seite des Schirms: Nur du siehst sie.
lesson-kobolds = Deine Kobolde
    .text = Jeder hat sechs Fähigkeiten von 1 bis 6: Stärke, Geschick, Ausdauer, Klugheit, Weisheit und Charisma. Ohne Kobolde bist du raus; der letzte Mantel der Stadt gewinnt.
lesson-item = Gegenstände
    .text = Das Kleingeld leuchtet: Du kannst es jetzt spielen. Tippe es an und spiele es für 6 Gold.
lesson-shop = Der Laden
    .text = Vor dem Ereignis deines Zuges kannst du Gegenstände verkaufen und dann einen kaufen: einen dieser zwei zu seinem Preis, oder den obersten vom Stapel.
lesson-go = Weiter zum Ereignis
    .text = Du behältst dein Gold vorerst. Geh weiter zum Ereignis.
lesson-quest = Ein Auftrag
    .text = Er verlangt Stärke 4. Wer ihn schafft, bekommt 5 Gold; wer erwischt wird, verliert 3.
lesson-lay = Eine ehrliche Antwort
    .text = Grub hat Stärke 6. Leg ihn verdeckt hin; die anderen müssen raten, ob er es kann.
lesson-shown = Angezweifelt!
    .text = Am anderen Platz glaubt man dir nicht. Jetzt wird Grub gezeigt: Stärke 6, und 4 genügt.
lesson-true = Es war wahr
    .text = Du bekommst den Lohn, und wer gezweifelt hat, trägt die Strafe. Ein gezeigter Kobold geht, und ein neuer nimmt seinen Platz ein.
lesson-call = Jetzt zweifelst du
    .text = Am anderen Platz ging es um Geschick 3, und da wurde gezögert. Ruf: Bluff!
lesson-caught = Ein Bluff!
    .text = Geschick 2 ist zu wenig: Du bekommst den Lohn, und wer geblufft hat, zahlt.
lesson-buy = Einkaufen
    .text = Jetzt kannst du dir etwas leisten. Kaufe den Steckbrief.
lesson-on = Und weiter
    .text = Ein Kauf pro Zug. Geh weiter zum Ereignis.
lesson-bluff = Dein Bluff
    .text = Weisheit 5 für 9 Gold, und keiner von deinen hat sie. Macht nichts: Leg Pip und schau unschuldig.
lesson-window = Darf ich …?
    .text = Solange du Gegenstände hast, wirst du gefragt, wenn man einen spielen könnte. Passe; mit der Glocke daneben passt der Tisch für dich.
lesson-poster = Im Zug der anderen
    .text = Niemand hat gezweifelt, 9 Gold für nichts! Viele Gegenstände gehen jederzeit. Spiele den Steckbrief gegen den anderen Platz.
lesson-guard = Die Wache!
    .text = Alle stecken ihr heimlich Gold zu. Wer am wenigsten gibt, verliert einen Kobold, und all dieses Gold ist weg. Gib die Hälfte von deinem, 13.
lesson-gone = Einer weniger
    .text = Du hast mehr gegeben, also verliert der andere Mantel noch einen Kobold.
lesson-end = Bis ein Mantel übrig ist
    .text = Es gibt auch Steuern, und Herausforderungen vom Würfeln bis zum Armdrücken. Wer keinen Kobold mehr hat, ist raus. Viel Glück!

# Scenes
scene-stake = Einsatz: { $stake }
scene-wins = { $seat } gewinnt!
scene-ghost = Ein Geist entscheidet: { $seat } gewinnt!
scene-loses-gold = { $seat } zahlt { $gold } Gold.
scene-loses-kobold = { $seat } verliert einen Kobold.
scene-take-on = Nehmen beide an?
scene-in-person = Tragt es unter euch aus. Danach sagen beide, wer gewonnen hat.
scene-who-won = Wer hat gewonnen?
scene-you-said = Du sagst: { $answer }. Das andere Wort steht noch aus.
scene-threw = { $seat } würfelt { $dice }
scene-dice-wait = Die Würfel liegen bereit.
scene-earlier = Frühere Würfe
scene-coin-wait = Die Münze wartet auf die Ansage.
scene-call-wait = Der Würfel wartet auf die Ansage.
scene-closed-fist = { $seat }, geschlossene Faust
scene-you-sealed = Du hast gewählt: { $choice }. Das bleibt verdeckt, bis beide so weit sind.
scene-has-chosen = { $seat } hat gewählt.
scene-still-choosing = { $seat } wählt noch.
scene-juiced = Säfte für den Kobold, den { $seat } zeigen wird: { $change }.
scene-tie = Das gewinnt niemand: noch einmal!
scene-shown = { $seat } zeigt { $kobold }, { $skill } { $value }
scene-trumps-pick = Wähle einen deiner Kobolde.
scene-trumps-wait = Beide wählen verdeckt einen Kobold.
scene-stamina = { $seat }: noch { $left } Kraft
scene-beats = Takte bisher: { $beats }
scene-arm-even = Der Arm steht senkrecht.
scene-arm-leans = { $seat } liegt um { $count } vorn.
scene-how-much = Wie viel Kraft legst du hinein?
scene-how-long = Wie lange hältst du stand?
scene-staring = { $seat } starrt.
scene-held = { $seat } hält { $beats } stand, mit trockenen Augen
scene-waters = { $seat } hält { $beats } stand, mit tränenden Augen
scene-gust = Die Bö: { $gust }
scene-gust-wait = Die Bö kommt, wenn beide gewählt haben.
scene-points = { $seat }: { $points } von 3
scene-market = Der Markt
scene-spy-pick = Zeige auf das, was du siehst. Verraten wird nur der Anfangsbuchstabe des englischen Worts.
scene-spying = { $seat } schaut sich auf dem Markt um …
scene-letter = Auf Englisch beginnt es mit { $letter }: eines der erleuchteten Dinge.
scene-you-spied = Dein Geheimnis: { $thing }.
scene-not-it = { $thing }: geraten und falsch
scene-found = Gefunden: { $thing }!
scene-guard-about = Alle stecken der Wache Gold zu, in der Faust. Wer am wenigsten gibt, verliert einen Kobold; das Gold ist weg.
scene-conceals = { $seat } hat { $gold } Gold zugesteckt
scene-conceals-least = { $seat } hat { $gold } Gold zugesteckt, am wenigsten
scene-cloaked = { $seat } steckt unter dem Tarnumhang
scene-least = am wenigsten
scene-own-bid = In deiner Faust: { $gold } Gold. Gleich gehen alle auf.
scene-own-cloak = Du steckst unter deinem Tarnumhang.
scene-bid-amount = Gold in deiner Faust
scene-bid-less = weniger
scene-bid-more = mehr
scene-bid-none = { $gold }
scene-bid-half = halb: { $gold }
scene-bid-all = alles: { $gold }
scene-bid-cloak = Umhang

# Positions that cannot be
position-rest = In „{ $key }“ kommt „rest“ zuletzt und steht für alle nicht genannten Karten.
position-event-out = { $event } ist nicht im Spiel: Die Optionen des Tisches nehmen es heraus.
position-seats = „{ $value }“ in „{ $key }“ nennt einen Platz, den es an diesem Tisch nicht gibt. Seine Plätze sind { $letters }.
position-row = „{ $key }“ braucht { $count } Werte, nicht { $found }.
position-many-kobolds = { $seat } hat mehr als { $count } Kobolde.
position-many-items = { $seat } hat mehr als { $count } Gegenstände.
position-purse = Nach dem zweiten Schrägstrich darf { $seat } „gold=…“, „satchel“ und „out“ haben, nicht „{ $value }“.
position-shop = Der Laden hat zwei Plätze, nicht { $found }; „-“ ist ein leerer.
position-no-events = Es ist kein Ereignis übrig, weder im Stapel noch in der Ablage.
position-dice = Ein Würfel für den ersten Zug ist ein Platz und eine Zahl, zum Beispiel A5; die Plätze sind { $letters }.
position-long = „{ $key }“ hat mehr als { $count } Einträge.
position-work = „{ $value }“ unter „work“ ist keines von { $known } mit einer Stufe und zwei Zahlen.
position-answer = „{ $value }“ ist keine verdeckte Antwort: ein Platz und was er auf die gestellte Frage antwortet.
position-deed = „{ $value }“ unter „deeds“ ist nichts, was man mit einem Kobold geschehen sah, wie A/drew oder A/lost/bodkin.
position-out = { $seat } ist ausgeschieden und hat noch Kobolde.
position-over = Das Spiel ist vorbei, also wird niemand gefragt.
position-nobody-asked = Läuft etwas unter „work“, muss die Stellung unter „question“ und „waiting“ sagen, wer was gefragt ist.
position-waiting = Der Tisch wartet auf { $waiting }, gefragt sind aber nur { $asked }.
position-won = Höchstens ein Platz ist übrig, und keine Wache hat noch Verlierer: Das Spiel wäre vorbei.
position-unfit = „{ $value }“ unter „{ $key }“ passt nicht zu dem, was gerade geschieht.
position-question = Was gerade geschieht, führt nicht zur Frage „{ $question }“ an diese Plätze.
position-answers = { $seat } kann die verdeckte Antwort, die in der Stellung steht oder fehlt, nicht gegeben haben.
position-no-work = Ein Ereignis oder eine Frage braucht „work“: was gerade geschieht.
position-active-out = { $seat } ist ausgeschieden und kann nicht am Zug sein.
position-no-kobolds = { $seat } hat keine Kobolde und ist nicht „out“.
position-over-limit = { $seat } hält zu Beginn eines Zuges { $count } Gegenstände; die Grenze ist { $limit }.
position-impossible = Was laut Stellung gerade geschieht, kann an keinem Tisch sein.
