"""Trench Coat in sentences: cards, moves and events in every language."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from warren.engine.notation import letter
from warren.engine.structs import Event, Offer
from warren.games.trenchcoat.rules.cards import SKILLS
from warren.games.trenchcoat.rules.events import (
    BidsShown,
    Bought,
    BoutShown,
    CallsShown,
    ChallengeWon,
    Dared,
    Dealt,
    Declined,
    DiscardedItem,
    DiscardedKobold,
    DrewItem,
    DrewKobold,
    EventTurned,
    Foresaw,
    GameEnded,
    GoldChanged,
    Guessed,
    HandDealt,
    KoboldShown,
    LaidKobold,
    Played,
    QuestDone,
    Shielded,
    SideCalled,
    Sold,
    Spied,
    Stolen,
    Swore,
    Taxed,
    Threw,
    WentOut,
)
from warren.games.trenchcoat.rules.moves import (
    Amount,
    Buy,
    Discard,
    Kobold,
    Order,
    Pay,
    Person,
    Play,
    Sell,
    Thing,
    Word,
)
from warren.games.trenchcoat.rules.views.card_views import EventSeen, KoboldSeen

if TYPE_CHECKING:
    from warren.engine.text import Speaker


#: Items that help whoever they are played for.
HELPFUL: Final = ("boost-juice", "ghost-in-a-jar")


def item_text(item: str, speaker: "Speaker") -> str:
    """An item in words."""
    return speaker.say(f"item-{item}")


def side(item: str) -> str:
    """Whether an item is played for a seat or at it."""
    return "for" if item in HELPFUL else "at"


def kobold_text(kobold: KoboldSeen) -> str:
    """A kobold by its name."""
    return kobold.name.capitalize()


def worth_text(worth: str, speaker: "Speaker") -> str:
    """A reward or penalty in words: gold, an item or a kobold."""
    if worth in ("item", "kobold"):
        return speaker.say(f"worth-{worth}")
    return speaker.say("worth-gold", gold=int(worth))


def event_text(event: EventSeen, speaker: "Speaker") -> str:
    """An event card in words."""
    if event.type == "quest":
        rewards = {"reward": worth_text(event.reward, speaker), "penalty": worth_text(event.penalty, speaker)}
        return speaker.say("card-quest", skill=speaker.say(f"skill-{event.skill}"), need=event.need, **rewards)
    if event.type == "challenge":
        stake = worth_text(event.penalty, speaker)
        return speaker.say("card-challenge", challenge=speaker.say(f"challenge-{event.challenge}"), stake=stake)
    if event.type == "tax":
        return speaker.say("card-tax", gold=event.gold)
    return speaker.say("card-guard")


def brief_text(event: EventSeen, speaker: "Speaker") -> str:
    """An event card in as few words as tell it from others."""
    if event.type == "quest":
        return speaker.say("brief-quest", skill=speaker.say(f"skill-{event.skill}"), need=event.need)
    if event.type == "challenge":
        return speaker.say(f"challenge-{event.challenge}")
    return event_text(event, speaker)


# Moves.


def explain(offer: Offer, speaker: "Speaker") -> str:
    """What a move would do."""
    match offer:
        case Sell() | Buy() | Discard():
            return explain_trade(offer, speaker)
        case Play(item=item, target=target):
            named = {"item": item_text(item, speaker), "about": speaker.say(f"about-{item}")}
            if target is None:
                return speaker.say("offer-play", **named)
            return speaker.say(f"offer-play-{side(item)}", seat=letter(target), **named)
        case Order(events=events):
            return speaker.say("offer-order", events=" → ".join(brief_text(event, speaker) for event in events))
        case Kobold():
            return explain_kobold(offer, speaker)
    return explain_answer(offer, speaker)


def explain_trade(offer: Sell | Buy | Discard, speaker: "Speaker") -> str:
    """Selling, buying and discarding."""
    match offer:
        case Sell(item=item, gold=gold):
            return speaker.say("offer-sell", item=item_text(item, speaker), gold=gold)
        case Buy(item=item, cost=cost):
            if item is None:
                return speaker.say("offer-buy-deck", cost=cost)
            about = speaker.say(f"about-{item}")
            return speaker.say("offer-buy", item=item_text(item, speaker), cost=cost, about=about)
        case Discard(item=item):
            return speaker.say("offer-discard", item=item_text(item, speaker))


def explain_kobold(offer: Kobold, speaker: "Speaker") -> str:
    """Laying, showing or losing a kobold."""
    name = kobold_text(offer.kobold)
    if offer.skill is None:
        return speaker.say("offer-lose", kobold=name)
    skill = speaker.say(f"skill-{offer.skill}")
    if offer.verb == "show":
        return speaker.say("offer-show", kobold=name, skill=skill, value=offer.value)
    passes = "yes" if offer.passes else "no"
    return speaker.say("offer-lay", kobold=name, skill=skill, value=offer.value, passes=passes)


def explain_answer(offer: Offer, speaker: "Speaker") -> str:
    """All other answers."""
    match offer:
        case Person(verb=verb, seat=seat):
            return speaker.say(f"offer-{verb}", seat=letter(seat))
        case Thing(verb=verb, thing=thing):
            return speaker.say(f"offer-{verb}", thing=speaker.say(f"thing-{thing}"))
        case Amount(verb=verb, amount=amount):
            return speaker.say(f"offer-{verb}", amount=amount)
        case Pay(gold=gold, short=short):
            return speaker.say("offer-pay", gold=gold, short="yes" if short else "no")
        case Word(word=word):
            return speaker.say(f"offer-{word}")
    raise TypeError(f"not an offer of Trench Coat: {offer!r}")


# Events.

Teller = Callable[[Any, "Speaker", Sequence[str]], str]


def tell(event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
    """An event as a sentence."""
    teller = TELLERS.get(type(event))
    if teller is None:
        raise TypeError(f"not an event of Trench Coat: {event!r}")
    return teller(event, speaker, names)


def simple(text: str) -> Callable[[LaidKobold | Shielded | WentOut, "Speaker", Sequence[str]], str]:
    """A sentence in which only the seat is named."""
    return lambda event, speaker, names: speaker.say(text, seat=names[event.seat])


def with_item(text: str) -> Callable[[Sold | DiscardedItem, "Speaker", Sequence[str]], str]:
    """A sentence about a seat and an item that everybody may know."""
    return lambda event, speaker, names: speaker.say(text, seat=names[event.seat], item=item_text(event.item, speaker))


def with_kobold(text: str) -> Callable[[DiscardedKobold | KoboldShown, "Speaker", Sequence[str]], str]:
    """A sentence about a seat and a kobold that everybody may know."""
    return lambda event, speaker, names: speaker.say(text, seat=names[event.seat], kobold=kobold_text(event.kobold))


def tell_hand(event: HandDealt, speaker: "Speaker", names: Sequence[str]) -> str:
    """Cards that are dealt to a seat."""
    if event.item is None:
        return speaker.say("event-hand-veiled", seat=names[event.seat])
    kobolds = ", ".join(kobold_text(kobold) for kobold in event.kobolds)
    return speaker.say("event-hand", seat=names[event.seat], kobolds=kobolds, item=item_text(event.item, speaker))


def tell_played(event: Played, speaker: "Speaker", names: Sequence[str]) -> str:
    """An item that is played, perhaps at a seat."""
    named = {"seat": names[event.seat], "item": item_text(event.item, speaker)}
    if event.target is None:
        return speaker.say("event-played", **named)
    return speaker.say(f"event-played-{side(event.item)}", target=names[event.target], **named)


def tell_turned(event: EventTurned, speaker: "Speaker", names: Sequence[str]) -> str:
    """The event card of a turn."""
    return speaker.say("event-turned", seat=names[event.seat], card=event_text(event.event, speaker))


def tell_bought(event: Bought, speaker: "Speaker", names: Sequence[str]) -> str:
    """Something bought."""
    if event.item is None:
        return speaker.say("event-bought-deck", seat=names[event.seat])
    return speaker.say("event-bought", seat=names[event.seat], item=item_text(event.item, speaker))


def tell_drew_item(event: DrewItem, speaker: "Speaker", names: Sequence[str]) -> str:
    """An item drawn, if it is known."""
    if event.item is None:
        return speaker.say("event-drew-item-veiled", seat=names[event.seat])
    return speaker.say("event-drew-item", seat=names[event.seat], item=item_text(event.item, speaker))


def tell_drew_kobold(event: DrewKobold, speaker: "Speaker", names: Sequence[str]) -> str:
    """A kobold drawn, if it is known."""
    if event.kobold is None:
        return speaker.say("event-drew-kobold-veiled", seat=names[event.seat])
    return speaker.say("event-drew-kobold", seat=names[event.seat], kobold=kobold_text(event.kobold))


def tell_gold(event: GoldChanged, speaker: "Speaker", names: Sequence[str]) -> str:
    """Gold won or paid."""
    text = "event-gold-won" if event.change > 0 else "event-gold-paid"
    return speaker.say(text, seat=names[event.seat], gold=abs(event.change))


def tell_swore(event: Swore, speaker: "Speaker", names: Sequence[str]) -> str:
    """What a seat claims of the kobold it laid."""
    return speaker.say("event-swore", seat=names[event.seat], passes="yes" if event.passes else "no")


def tell_calls(event: CallsShown, speaker: "Speaker", names: Sequence[str]) -> str:
    """Who called."""
    if not event.callers:
        return speaker.say("event-trusted", seat=names[event.seat])
    callers = ", ".join(names[seat] for seat in event.callers)
    return speaker.say("event-called", seat=names[event.seat], callers=callers, count=len(event.callers))


def tell_quest_done(event: QuestDone, speaker: "Speaker", names: Sequence[str]) -> str:
    """How a quest ended."""
    return speaker.say("event-quest-done", seat=names[event.seat], passed="yes" if event.passed else "no")


def tell_dared(event: Dared, speaker: "Speaker", names: Sequence[str]) -> str:
    """Who is challenged."""
    return speaker.say("event-dared", seat=names[event.seat], rival=names[event.rival])


def tell_declined(event: Declined, speaker: "Speaker", names: Sequence[str]) -> str:
    """A challenge that is not taken up."""
    return speaker.say("event-declined", seat=names[event.seat], rival=names[event.rival])


def tell_threw(event: Threw, speaker: "Speaker", names: Sequence[str]) -> str:
    """What fell: dice, a coin, how long a gust blows, or which skill counts."""
    seat, first = names[event.seat], event.dice[0]
    if event.sort == "coin":
        return speaker.say("event-threw-coin", seat=seat, side="heads" if first == 1 else "tails")
    if event.sort == "gust":
        return speaker.say("event-threw-gust", beats=first)
    if event.sort == "skill":
        return speaker.say("event-threw-skill", seat=seat, dice=first, skill=speaker.say(f"skill-{SKILLS[first - 1]}"))
    return speaker.say("event-threw", seat=seat, dice=" + ".join(str(die) for die in event.dice))


def choice_text(choice: str, speaker: "Speaker") -> str:
    """A number, or a word in the language."""
    return choice if choice.isdigit() else speaker.say(f"choice-{choice}")


def tell_side_called(event: SideCalled, speaker: "Speaker", names: Sequence[str]) -> str:
    """Heads or tails, odds or evens."""
    return speaker.say("event-side-called", seat=names[event.seat], side=speaker.say(f"choice-{event.side}"))


def tell_bout(event: BoutShown, speaker: "Speaker", _names: Sequence[str]) -> str:
    """What the two had chosen."""
    mine, theirs = (choice_text(choice, speaker) for choice in event.choices)
    return speaker.say("event-bout", mine=mine, theirs=theirs)


def tell_spied(event: Spied, speaker: "Speaker", names: Sequence[str]) -> str:
    """The letter of what a seat spies."""
    return speaker.say("event-spied", seat=names[event.seat], letter=event.letter.upper())


def tell_guessed(event: Guessed, speaker: "Speaker", names: Sequence[str]) -> str:
    """A guess, right or wrong."""
    right = "yes" if event.right else "no"
    return speaker.say("event-guessed", seat=names[event.seat], thing=speaker.say(f"thing-{event.thing}"), right=right)


def tell_challenge_won(event: ChallengeWon, speaker: "Speaker", names: Sequence[str]) -> str:
    """Who won a challenge against whom."""
    return speaker.say("event-challenge-won", seat=names[event.winner], rival=names[event.loser])


def tell_taxed(event: Taxed, speaker: "Speaker", names: Sequence[str]) -> str:
    """What a seat pays in taxes."""
    return speaker.say("event-taxed", seat=names[event.seat], gold=event.gold)


def tell_bids(event: BidsShown, speaker: "Speaker", names: Sequence[str]) -> str:
    """What was concealed."""
    bids = ", ".join(f"{names[seat]} {bid}" for seat, bid in enumerate(event.bids) if bid is not None)
    return speaker.say("event-bids", bids=bids or speaker.say("nobody"))


def tell_stolen(event: Stolen, speaker: "Speaker", names: Sequence[str]) -> str:
    """An item that changes hands."""
    seats = {"seat": names[event.seat], "victim": names[event.victim]}
    if event.item is None:
        return speaker.say("event-stolen-veiled", **seats)
    return speaker.say("event-stolen", item=item_text(event.item, speaker), **seats)


def tell_foresaw(event: Foresaw, speaker: "Speaker", names: Sequence[str]) -> str:
    """What somebody foresaw."""
    if not event.events:
        return speaker.say("event-foresaw-veiled", seat=names[event.seat], count=event.count)
    events = " · ".join(event_text(found, speaker) for found in event.events)
    return speaker.say("event-foresaw", seat=names[event.seat], events=events)


def tell_ended(event: GameEnded, speaker: "Speaker", names: Sequence[str]) -> str:
    """Who won, and why."""
    winners = ", ".join(names[seat] for seat in event.winners)
    return speaker.say(f"event-ended-{event.reason}", winners=winners, count=len(event.winners))


def tell_dealt(event: Dealt, speaker: "Speaker", names: Sequence[str]) -> str:
    """Who starts, and by which dice, if it is told whose they are."""
    if not event.rollers:
        return speaker.say("event-dealt", seat=names[event.first])
    rolls = ", ".join(f"{names[seat]} {die}" for seat, die in zip(event.rollers, event.dice, strict=True))
    return speaker.say("event-dealt-dice", dice=rolls, seat=names[event.first])


TELLERS: Final[dict[type[Event], Teller]] = {
    Dealt: tell_dealt,
    HandDealt: tell_hand,
    Played: tell_played,
    EventTurned: tell_turned,
    Sold: with_item("event-sold"),
    Bought: tell_bought,
    DrewItem: tell_drew_item,
    DiscardedItem: with_item("event-discarded-item"),
    DrewKobold: tell_drew_kobold,
    DiscardedKobold: with_kobold("event-discarded-kobold"),
    GoldChanged: tell_gold,
    LaidKobold: simple("event-laid"),
    Swore: tell_swore,
    CallsShown: tell_calls,
    KoboldShown: with_kobold("event-kobold-shown"),
    QuestDone: tell_quest_done,
    Dared: tell_dared,
    Declined: tell_declined,
    Threw: tell_threw,
    SideCalled: tell_side_called,
    BoutShown: tell_bout,
    Spied: tell_spied,
    Guessed: tell_guessed,
    ChallengeWon: tell_challenge_won,
    Taxed: tell_taxed,
    BidsShown: tell_bids,
    Stolen: tell_stolen,
    Foresaw: tell_foresaw,
    Shielded: simple("event-shielded"),
    WentOut: simple("event-went-out"),
    GameEnded: tell_ended,
}
