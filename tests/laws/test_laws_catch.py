"""The kit notices every way of breaking a law: each variant of the toy breaks one, and the kit says which."""

import random
from typing import ClassVar

import msgspec
import pytest

from warren.engine.advice import Advice, Heuristics
from warren.engine.contract import EVERYONE, Events, State
from warren.engine.errors import BadPosition, IllegalMove, NotAsked
from warren.engine.laws import Choose, LawBroken, check_playing
from warren.engine.moves import Ask, Move, MoveList, Moves
from warren.engine.native import i64
from warren.engine.options import OptionValue
from warren.engine.rng import Rng
from warren.engine.structs import Event, Offer, Outcome

from .toy import (
    CARDS,
    DEALT,
    HAND,
    HIGHEST,
    NO_BID,
    SEALED,
    SHOWN,
    BidOffer,
    Bids,
    BidsState,
    BidsView,
    NotHeld,
    bids_state,
    numbers,
    on_the_shelf,
    shuffled,
    words,
)

REPLAY, ASK, MOVES, IMAGINE, SILENCE, ORDER, CONSERVATION, ENDING, COPY = range(1, 10)
SEEDS = 30
HIGH = 4
GOSSIP = 90


def law_broken_by(game: Bids, choose: Choose | None = None) -> int:
    """The law that the kit finds broken first, by random players or by others."""
    law = first_broken(game, choose)
    if law is None:
        pytest.fail(f"the kit saw {SEEDS} playings for each number of seats and did not notice")
    return law


def first_broken(game: Bids, choose: Choose | None = None) -> int | None:
    """The same, or None if the kit does not notice."""
    with on_the_shelf(game):
        for seed in range(SEEDS):
            for seats in game.seat_counts:
                try:
                    check_playing(game, seats, seed, choose=choose)
                except LawBroken as broken:
                    return broken.law
    return None


def bid_highest(state: State, seat: int) -> Move:
    """Somebody who is not random: the highest card first."""
    return state.moves(seat)[-1]


# Law 1, replay.


class DealsFromElsewhere(BidsState):
    def shuffled_deck(self) -> list[int]:
        return random.sample(CARDS, len(CARDS))


def test_a_deal_from_another_randomness_breaks_replay() -> None:
    assert law_broken_by(Bids(DealsFromElsewhere)) == REPLAY


class DrawsFromElsewhere(BidsState):
    def draw(self, count: int) -> int:
        return random.randrange(count)


def test_a_draw_from_another_randomness_breaks_replay() -> None:
    # Whoever plays on two copies, or twice from one state, sees it as well.
    assert law_broken_by(Bids(DrawsFromElsewhere)) in {REPLAY, ORDER, COPY}


class TellsEveryOtherOpening(BidsState):
    openings: ClassVar[int] = 0

    def turn_prize(self) -> None:
        if not any(self.bids):
            TellsEveryOtherOpening.openings += 1
            if self.openings % 2 == 0:
                self.tape = None
        super().turn_prize()


def test_an_event_missing_from_the_replay_breaks_replay() -> None:
    assert law_broken_by(Bids(TellsEveryOtherOpening)) in {REPLAY, SILENCE}


class TellsHandsInAnyOrder(BidsState):
    def tell(self, kind: int, audience: int, details: list[int]) -> None:
        if kind == DEALT:
            details = [details[0], *random.sample(details[1:], HAND)]
        super().tell(kind, audience, details)


def test_a_private_event_told_otherwise_on_replay_breaks_replay() -> None:
    assert law_broken_by(Bids(TellsHandsInAnyOrder)) in {REPLAY, SILENCE}


class ReadsFiveAsFour(Bids):
    def parse_move(self, text: str) -> int:
        return min(super().parse_move(text), HIGHEST - 2)


def test_a_notation_that_reads_back_as_another_move_breaks_replay() -> None:
    assert law_broken_by(ReadsFiveAsFour()) == REPLAY


class ReadsNoPrizesLeft(Bids):
    def read_table(self, fields: dict[str, str]) -> BidsState:
        table = super().read_table(fields)
        table.left = []
        return table


def test_a_position_that_forgets_a_pile_when_read_breaks_replay() -> None:
    assert law_broken_by(ReadsNoPrizesLeft()) == REPLAY


class WritesNoSealedBids(Bids):
    def write_position(self, state: State) -> dict[str, str]:
        fields = super().write_position(state)
        fields["sealed"] = " ".join([str(NO_BID)] * state.seats)
        return fields


def test_a_position_that_forgets_sealed_bids_when_written_breaks_replay() -> None:
    assert law_broken_by(WritesNoSealedBids()) == REPLAY


class ReadsNoSealedBids(Bids):
    def read_table(self, fields: dict[str, str]) -> BidsState:
        if any(numbers(fields["sealed"])):
            raise BadPosition("bad-position-value", key="sealed", value=fields["sealed"])
        return super().read_table(fields)


def test_a_position_in_the_midst_of_bidding_that_cannot_be_read_breaks_replay() -> None:
    assert law_broken_by(ReadsNoSealedBids()) == REPLAY


class WritesNoRandomness(Bids):
    def write_position(self, state: State) -> dict[str, str]:
        return {**super().write_position(state), "rng": Rng.seeded("any").words()}


def test_a_position_that_forgets_the_randomness_to_come_breaks_replay() -> None:
    assert law_broken_by(WritesNoRandomness()) in {REPLAY, IMAGINE}


class DrawsOnlyWhenTold(BidsState):
    def draw(self, count: int) -> int:
        return super().draw(count) if self.tape is not None else 0


def test_a_move_that_leads_elsewhere_when_nothing_is_told_breaks_replay() -> None:
    assert law_broken_by(Bids(DrawsOnlyWhenTold)) == REPLAY


def is_from_the_highest(table: BidsState) -> bool:
    """Whether four seats have bid from their highest card down, which random players hardly ever do."""
    orders = [len(bids) == HAND and bids == sorted(bids, reverse=True) for bids in table.bids]
    return len(orders) == 4 and all(orders)


class RefusesHighestFirst(Bids):
    def read_table(self, fields: dict[str, str]) -> BidsState:
        table = super().read_table(fields)
        if is_from_the_highest(table):
            raise BadPosition("bad-position", why="everybody has bid from the highest card down")
        return table


@pytest.mark.slow
def test_a_position_that_random_players_do_not_reach_and_that_cannot_be_read_breaks_replay() -> None:
    assert first_broken(RefusesHighestFirst()) is None
    assert law_broken_by(RefusesHighestFirst(), bid_highest) == REPLAY


class LosesACard(Bids):
    def read_table(self, fields: dict[str, str]) -> BidsState:
        table = super().read_table(fields)
        if is_from_the_highest(table):
            table.undealt.pop()
        return table


def test_a_position_that_random_players_do_not_reach_and_that_loses_something_breaks_replay() -> None:
    assert law_broken_by(LosesACard(), bid_highest) == REPLAY


class FailsToRead(Bids):
    def read_table(self, fields: dict[str, str]) -> BidsState:
        table = super().read_table(fields)
        if table.over:
            raise TypeError("an int is required")
        return table


def test_a_position_at_which_reading_fails_without_a_sentence_breaks_replay() -> None:
    assert law_broken_by(FailsToRead()) == REPLAY


class ImaginesInPencil(BidsState):
    pencil = False

    def copy(self) -> BidsState:
        to = super().copy()
        assert isinstance(to, ImaginesInPencil)
        to.pencil = self.pencil
        return to

    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        assert isinstance(world, ImaginesInPencil)
        world.pencil = True
        return world


class ReadsNoPencil(Bids):
    def write_position(self, state: State) -> dict[str, str]:
        fields = super().write_position(state)
        assert isinstance(state, ImaginesInPencil)
        return {**fields, "left": fields["left"] + "?"} if state.pencil else fields


def test_an_imagined_world_whose_position_cannot_be_read_breaks_replay() -> None:
    assert law_broken_by(ReadsNoPencil(ImaginesInPencil)) == REPLAY


class CutsTheDeck(BidsState):
    """An option of the table: the deck is cut before it is dealt."""

    cuts = False

    def copy(self) -> BidsState:
        to = super().copy()
        assert isinstance(to, CutsTheDeck)
        to.cuts = self.cuts
        return to

    def shuffled_deck(self) -> list[int]:
        deck = super().shuffled_deck()
        return deck[1:] + deck[:1] if self.cuts else deck

    def again(self, rng: Rng) -> BidsState:
        to = type(self)(self.game, self.seats, rng)
        to.cuts = self.cuts
        to.prelude = to.tape = Events(self.game)
        to.deal()
        to.turn_prize()
        to.tape = None
        return to


class ForgetsToCut(Bids):
    def table(self, seats: int, options: dict[str, OptionValue]) -> BidsState:
        table = super().table(seats, options)
        assert isinstance(table, CutsTheDeck)
        table.cuts = True
        return table


def test_a_position_that_forgets_an_option_breaks_replay() -> None:
    assert law_broken_by(ForgetsToCut(CutsTheDeck)) == REPLAY


class ScoresFromOutside(Heuristics):
    """Heuristics that know more of a state than its position tells."""

    def quick_score(self, state: State, seat: i64, code: i64) -> i64:
        return id(state.rng)


class BadlyAdvised(Bids):
    def __init__(self) -> None:
        super().__init__(advice=Advice(heuristics=ScoresFromOutside()))


def test_advice_that_does_not_follow_from_the_position_breaks_replay() -> None:
    assert law_broken_by(BadlyAdvised()) == REPLAY


# Law 2, ask.


class AsksHighHandsFirst(BidsState):
    def asked(self) -> i64:
        waiting = super().asked()
        high = sum(1 << seat for seat in range(self.seats) if any(card >= HIGH for card in self.hands[seat]))
        return waiting & high or waiting


def test_asking_only_seats_that_hold_a_high_card_breaks_ask() -> None:
    assert law_broken_by(Bids(AsksHighHandsFirst)) == ASK


class AsksAfterPeeking(BidsState):
    def ask_kind(self) -> str:
        return "bid-well" if not self.over and self.undealt[0] >= HIGH else super().ask_kind()


def test_a_question_that_follows_from_an_unseen_card_breaks_ask() -> None:
    assert law_broken_by(Bids(AsksAfterPeeking)) == ASK


class AsksOneByOne(BidsState):
    def ask(self) -> Ask:
        ask = super().ask()
        return Ask(ask.seats[:1], ask.kind)


def test_a_question_to_other_seats_than_may_answer_breaks_ask() -> None:
    assert law_broken_by(Bids(AsksOneByOne)) == ASK


class WaitsForHighCards(BidsState):
    def is_window(self) -> bool:
        return not self.over and max(self.hands[0], default=0) >= HIGH


def test_a_moment_whose_length_tells_what_a_seat_holds_breaks_ask() -> None:
    assert law_broken_by(Bids(WaitsForHighCards)) == ASK


class BeginsWithTheLast(BidsState):
    def next_seat(self) -> i64:
        return max(self.ask().seats, default=-1)


def test_a_next_seat_that_is_not_the_lowest_asked_breaks_ask() -> None:
    assert law_broken_by(Bids(BeginsWithTheLast)) == ASK


# Law 3, moves.


class MayNotMatchTheNextSeat(BidsState):
    def biddable(self, seat: int) -> list[int]:
        mine, theirs = self.hands[seat], self.hands[(seat + 1) % self.seats]
        return [card for card in mine if card not in theirs] or mine

    def list_moves(self, seat: i64, into: MoveList) -> None:
        into.count = 0
        for card in sorted(set(self.biddable(seat))):
            into.add(card - 1)

    def is_legal(self, seat: i64, code: i64) -> bool:
        return code + 1 in self.biddable(seat)


def test_moves_that_follow_from_another_hand_break_moves() -> None:
    assert law_broken_by(Bids(MayNotMatchTheNextSeat)) == MOVES


class MayBidAnything(BidsState):
    def is_legal(self, seat: i64, code: i64) -> bool:
        return True


def test_a_move_that_is_allowed_but_not_listed_breaks_moves() -> None:
    assert law_broken_by(Bids(MayBidAnything)) == MOVES


class MayNotBidItsHighest(BidsState):
    def is_legal(self, seat: i64, code: i64) -> bool:
        return code + 1 in self.hands[seat][:-1]


def test_a_move_that_is_listed_but_refused_breaks_moves() -> None:
    assert law_broken_by(Bids(MayNotBidItsHighest)) == MOVES


class PicksAnyCard(BidsState):
    def pick(self, seat: i64, rng: Rng, scratch: MoveList) -> i64:
        return rng.below(HIGHEST)


def test_a_random_pick_among_moves_that_are_not_legal_breaks_moves() -> None:
    assert law_broken_by(Bids(PicksAnyCard)) == MOVES


# Law 4, imagine.


class ImaginesTheTruth(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = self.copy()
        world.rng = rng.branch()
        return world


def test_imagining_always_the_truth_breaks_imagine() -> None:
    assert law_broken_by(Bids(ImaginesTheTruth)) == IMAGINE


class ImaginesTheTruthOnceSealed(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        if any(self.sealed):
            world.hands = [list(hand) for hand in self.hands]
            world.sealed = list(self.sealed)
            world.undealt = list(self.undealt)
        return world


def test_imagining_the_truth_in_the_midst_of_bidding_breaks_imagine() -> None:
    assert law_broken_by(Bids(ImaginesTheTruthOnceSealed)) == IMAGINE


class ImaginesTheTruthAfterTheFirstRound(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        if len(self.turned) > 1:
            world.hands = [list(hand) for hand in self.hands]
            world.sealed = list(self.sealed)
            world.undealt = list(self.undealt)
        return world


def test_imagining_the_truth_after_the_first_round_breaks_imagine() -> None:
    assert law_broken_by(Bids(ImaginesTheTruthAfterTheFirstRound)) == IMAGINE


class ImaginesHandsAsTheyAre(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = self.copy()
        world.undealt = shuffled(sorted(self.undealt), rng)
        world.rng = rng.branch()
        return world


def test_imagining_the_hands_of_others_as_they_are_breaks_imagine() -> None:
    assert law_broken_by(Bids(ImaginesHandsAsTheyAre)) == IMAGINE


class OnlySpectatorsImagineHands(ImaginesHandsAsTheyAre):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        return BidsState._imagine(self, seat, rng) if seat is None else super()._imagine(seat, rng)


def test_a_seat_that_imagines_the_hands_of_others_as_they_are_breaks_imagine() -> None:
    assert law_broken_by(Bids(OnlySpectatorsImagineHands)) == IMAGINE


class ImaginesTheDrawsToCome(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        world.rng = self.rng.copy()
        return world


def test_imagining_the_draws_to_come_as_they_will_be_breaks_imagine() -> None:
    assert law_broken_by(Bids(ImaginesTheDrawsToCome)) == IMAGINE


class ImaginesFromWhereCardsLie(BidsState):
    def unseen(self, seat: int | None) -> list[int]:
        others = [card for other in range(self.seats) if other != seat for card in self.hands[other]]
        return others + [card for other, card in enumerate(self.sealed) if other != seat and card] + self.undealt


def test_imagining_differently_in_worlds_that_look_alike_breaks_imagine() -> None:
    assert law_broken_by(Bids(ImaginesFromWhereCardsLie)) == IMAGINE


class ForgetsWhatWasShown(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        if world.bids[0]:
            world.bids[0][0], world.undealt[0] = world.undealt[0], world.bids[0][0]
        return world


def test_imagining_other_bids_than_were_shown_breaks_imagine() -> None:
    assert law_broken_by(Bids(ForgetsWhatWasShown)) == IMAGINE


class ForgetsItsOwnBid(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        if seat is not None and world.sealed[seat] != NO_BID:
            world.sealed[seat], world.undealt[0] = world.undealt[0], world.sealed[seat]
        return world


def test_imagining_another_bid_of_its_own_breaks_imagine() -> None:
    assert law_broken_by(Bids(ForgetsItsOwnBid)) == IMAGINE


class ImaginesOnlyHighCards(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        world.undealt = [HIGHEST for _ in world.undealt]
        return world


def test_imagining_cards_that_are_not_in_the_box_breaks_imagine() -> None:
    assert law_broken_by(Bids(ImaginesOnlyHighCards)) == IMAGINE


# Law 5, silence. A view that tells too much is also a view that no imagined world can have.


class CountsHighCards(Bids):
    def view(self, state: State, seat: int | None, remembered: bool) -> BidsView:
        counts = tuple(sum(card >= HIGH for card in hand) for hand in bids_state(state).hands)
        return msgspec.structs.replace(super().view(state, seat, remembered), holding=counts)


def test_a_view_with_the_number_of_high_cards_held_breaks_silence() -> None:
    assert law_broken_by(CountsHighCards()) in {IMAGINE, SILENCE}


class ListsTheUndealt(Bids):
    def view(self, state: State, seat: int | None, remembered: bool) -> BidsView:
        return msgspec.structs.replace(super().view(state, seat, remembered), left=tuple(bids_state(state).undealt))


def test_a_view_with_an_unseen_pile_in_its_order_breaks_silence() -> None:
    assert law_broken_by(ListsTheUndealt()) in {IMAGINE, SILENCE}


class RemembersTooMuch(Bids):
    def view(self, state: State, seat: int | None, remembered: bool) -> BidsView:
        view = super().view(state, seat, remembered)
        return msgspec.structs.replace(view, left=tuple(bids_state(state).undealt)) if remembered else view


def test_a_memory_of_what_was_never_seen_breaks_silence() -> None:
    assert law_broken_by(RemembersTooMuch()) in {IMAGINE, SILENCE}


class ShowsSpectatorsTheBids(Bids):
    def view(self, state: State, seat: int | None, remembered: bool) -> BidsView:
        view = super().view(state, seat, remembered)
        return msgspec.structs.replace(view, hand=tuple(bids_state(state).sealed)) if seat is None else view


def test_a_spectator_who_sees_sealed_bids_breaks_silence() -> None:
    assert law_broken_by(ShowsSpectatorsTheBids()) in {IMAGINE, SILENCE}


class ShowsTheUndealtAtTheEnd(Bids):
    def view(self, state: State, seat: int | None, remembered: bool) -> BidsView:
        view = super().view(state, seat, remembered)
        return msgspec.structs.replace(view, left=tuple(bids_state(state).undealt)) if state.over else view


def test_a_last_view_with_cards_that_nobody_saw_breaks_silence() -> None:
    assert law_broken_by(ShowsTheUndealtAtTheEnd()) in {IMAGINE, SILENCE}


class HeldByAnother(NotHeld):
    def say(self, language: str = "en") -> str:
        return f"You do not hold that card, but {self.details['holders']} others do."


class SaysHowManyHoldIt(Bids):
    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        return HeldByAnother(code + 1, holders=sum(code + 1 in hand for hand in bids_state(state).hands))


def test_a_refusal_that_mentions_another_hand_breaks_silence() -> None:
    assert law_broken_by(SaysHowManyHoldIt()) == SILENCE


class KnowsHowManyHoldIt(Bids):
    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        return NotHeld(code + 1, holders=sum(code + 1 in hand for hand in bids_state(state).hands))


def test_a_refusal_with_a_secret_among_its_details_breaks_silence() -> None:
    assert law_broken_by(KnowsHowManyHoldIt()) == SILENCE


class GossipsToTheUnasked(BidsState):
    def not_asked(self, seat: int) -> NotAsked:
        return NotAsked("not-asked", seat=seat, waiting=str(max(self.sealed)))


def test_a_refusal_out_of_turn_that_tells_the_best_bid_breaks_silence() -> None:
    assert law_broken_by(Bids(GossipsToTheUnasked)) == SILENCE


class OffersWithAWarning(Bids):
    def offer(self, state: State, seat: int, code: int) -> Offer:
        matched = sum(code + 1 in hand for hand in bids_state(state).hands)
        return BidOffer(move=self.move_of(code).text, card=matched)


def test_an_offer_that_tells_whether_others_hold_the_card_breaks_silence() -> None:
    assert law_broken_by(OffersWithAWarning()) == SILENCE


class BidsInTheOpen(BidsState):
    def tell(self, kind: int, audience: int, details: list[int]) -> None:
        super().tell(kind, EVERYONE if kind == SEALED else audience, details)


def test_a_sealed_bid_told_to_everyone_breaks_silence() -> None:
    assert law_broken_by(Bids(BidsInTheOpen)) == SILENCE


class DealsInTheOpen(BidsState):
    def tell(self, kind: int, audience: int, details: list[int]) -> None:
        super().tell(kind, EVERYONE if kind == DEALT else audience, details)


def test_a_hand_told_to_everyone_at_the_deal_breaks_silence() -> None:
    assert law_broken_by(Bids(DealsInTheOpen)) == SILENCE


class DealsBeforeANeighbour(BidsState):
    def tell(self, kind: int, audience: int, details: list[int]) -> None:
        neighbour = 1 << (details[0] + 1) % self.seats
        super().tell(kind, audience | neighbour if kind == DEALT else audience, details)


def test_a_hand_told_to_one_other_seat_at_the_deal_breaks_silence() -> None:
    assert law_broken_by(Bids(DealsBeforeANeighbour)) == SILENCE


class Gossip(Event, frozen=True, tag="gossip"):
    card: int


class Revelation(Event, frozen=True, tag="revelation"):
    reveals: ClassVar[bool] = True

    card: int


class Gossiping(Bids):
    def event_of(self, kind: int, details: list[int]) -> Event:
        return Gossip(details[0]) if kind == GOSSIP else super().event_of(kind, details)


class GossipsAboutBidders(BidsState):
    def seal(self, seat: int, card: int) -> None:
        super().seal(seat, card)
        self.tell(GOSSIP, EVERYONE, [sum(self.hands[seat])])


def test_an_event_that_tells_the_rest_of_a_hand_breaks_silence() -> None:
    assert law_broken_by(Gossiping(GossipsAboutBidders)) == SILENCE


class GossipsAfterTheBidsAreShown(BidsState):
    def award(self, winner: int | None) -> None:
        super().award(winner)
        self.tell(GOSSIP, EVERYONE, [self.undealt[0]])


def test_an_event_that_tells_a_secret_after_a_revelation_breaks_silence() -> None:
    assert law_broken_by(Gossiping(GossipsAfterTheBidsAreShown)) == SILENCE


class Revealing(Bids):
    def event_of(self, kind: int, details: list[int]) -> Event:
        return Revelation(details[0]) if kind == GOSSIP else super().event_of(kind, details)


def test_a_secret_called_a_revelation_that_no_view_remembers_breaks_silence() -> None:
    assert law_broken_by(Revealing(GossipsAboutBidders)) in {IMAGINE, SILENCE}


# Law 6, order.


class FirstComeFirstServed(BidsState):
    def __init__(self, game: Bids, seats: i64, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.came: list[int] = []

    def seal(self, seat: int, card: int) -> None:
        super().seal(seat, card)
        self.came.append(seat)

    def winner(self, bids: list[int]) -> int | None:
        came, self.came = self.came, []
        return min(came, key=lambda seat: (-bids[seat], came.index(seat)))

    def copy(self) -> BidsState:
        to = super().copy()
        assert isinstance(to, FirstComeFirstServed)
        to.came = list(self.came)
        return to


class JudgesAsItWasPlayed(Bids):
    """The second count believes the piles, so that only the order of arrival is wrong."""

    def recount(self, state: State) -> tuple[int, ...]:
        return tuple(sum(won) for won in bids_state(state).won)


class WritesWhoCameFirst(JudgesAsItWasPlayed):
    def write_position(self, state: State) -> dict[str, str]:
        assert isinstance(state, FirstComeFirstServed)
        return {**super().write_position(state), "came": words(state.came)}

    def read_table(self, fields: dict[str, str]) -> BidsState:
        table = super().read_table(fields)
        assert isinstance(table, FirstComeFirstServed)
        table.came = numbers(fields["came"])
        return table


def test_a_tie_broken_by_who_came_first_breaks_order() -> None:
    assert law_broken_by(WritesWhoCameFirst(FirstComeFirstServed)) == ORDER


class ClosesBeforeTheLastBid(BidsState):
    def all_sealed(self) -> bool:
        return self.sealed.count(NO_BID) <= (1 if self.seats > 2 else 0)

    def resolve(self) -> None:
        for seat in range(self.seats):
            if self.sealed[seat] == NO_BID:
                super().seal(seat, self.hands[seat][0])
        super().resolve()


def test_a_bidding_that_the_last_seat_is_too_late_for_breaks_order() -> None:
    assert law_broken_by(Bids(ClosesBeforeTheLastBid)) == ORDER


class ShowsTheLastBidFirst(BidsState):
    def _apply(self, seat: i64, code: i64) -> None:
        self.last = seat
        super()._apply(seat, code)

    def tell(self, kind: int, audience: int, details: list[int]) -> None:
        super().tell(kind, audience, [details[self.last], *details] if kind == SHOWN else details)


def test_bids_shown_in_the_order_of_arrival_break_order() -> None:
    assert law_broken_by(Bids(ShowsTheLastBidFirst)) == ORDER


# Law 7, conservation.


class LosesTheLastBid(BidsState):
    def show_bids(self) -> None:
        super().show_bids()
        self.bids[-1][-1] = HIGHEST + 1


def test_a_card_that_turns_into_another_breaks_conservation() -> None:
    assert law_broken_by(JudgesAsItWasPlayed(LosesTheLastBid)) == CONSERVATION


class KeepsTheCardInHand(BidsState):
    def seal(self, seat: int, card: int) -> None:
        super().seal(seat, card)
        self.hands[seat] = sorted([*self.hands[seat], card])


def test_a_card_that_is_bid_and_kept_breaks_conservation() -> None:
    assert law_broken_by(Bids(KeepsTheCardInHand)) == CONSERVATION


class DropsPrizesNobodyWins(BidsState):
    def award(self, winner: int | None) -> None:
        super().award(winner)
        self.left = []


def test_a_prize_that_nobody_wins_and_nobody_keeps_breaks_conservation() -> None:
    assert law_broken_by(Bids(DropsPrizesNobodyWins)) == CONSERVATION


# Law 8, ending.


class TakesBidsBack(BidsState):
    def show_bids(self) -> None:
        for seat in range(self.seats):
            self.hands[seat] = sorted([*self.hands[seat], self.sealed[seat]])

    def award(self, winner: int | None) -> None:
        self.face_down.append(self.turned.pop())


def test_a_playing_without_end_breaks_ending() -> None:
    assert law_broken_by(Bids(TakesBidsBack)) == ENDING


class CountsPrizesOnly(BidsState):
    def _score_of(self, seat: i64) -> i64:
        return len(self.won[seat])


def test_scores_that_the_second_count_does_not_confirm_break_ending() -> None:
    assert law_broken_by(Bids(CountsPrizesOnly)) == ENDING


class OffersMovesForEver(BidsState):
    def moves(self, seat: int | str) -> Moves:
        found = super().moves(seat)
        if self.over:
            found.add(0)
        return found


def test_moves_after_the_end_break_ending() -> None:
    assert law_broken_by(Bids(OffersMovesForEver)) == ENDING


class DoublesEveryScore(BidsState):
    def scores(self) -> tuple[int, ...]:
        return tuple(2 * points for points in super().scores())


class BelievesTheScores(Bids):
    """The second count is no count at all, so that only the scores disagree with each other."""

    def recount(self, state: State) -> tuple[int, ...]:
        return state.scores()


def test_scores_that_are_not_what_each_seat_scores_break_ending() -> None:
    assert law_broken_by(BelievesTheScores(DoublesEveryScore)) == ENDING


class AsksAfterTheEnd(BidsState):
    def resolve(self) -> None:
        super().resolve()
        self.over = len(self.turned) == HAND

    def asked(self) -> i64:
        return sum(1 << seat for seat in range(self.seats) if self.sealed[seat] == NO_BID and self.hands[seat])


def test_a_playing_that_is_over_but_asks_breaks_ending() -> None:
    assert law_broken_by(JudgesAsItWasPlayed(AsksAfterTheEnd)) == ENDING


class FallsSilent(BidsState):
    def asked(self) -> i64:
        return super().asked() if any(self.hands) else 0

    def resolve(self) -> None:
        super().resolve()
        self.over = False


def test_a_playing_that_asks_nobody_but_is_not_over_breaks_ending() -> None:
    assert law_broken_by(Bids(FallsSilent)) == ENDING


class LeavesNoMoves(BidsState):
    def list_moves(self, seat: i64, into: MoveList) -> None:
        super().list_moves(seat, into)
        if len(self.turned) == HAND:
            into.count = 0

    def is_legal(self, seat: i64, code: i64) -> bool:
        return len(self.turned) < HAND and super().is_legal(seat, code)


def test_a_seat_that_is_asked_but_has_no_move_breaks_ending() -> None:
    assert law_broken_by(Bids(LeavesNoMoves)) == ENDING


class NamesNoWinner(BidsState):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return None if outcome is None else Outcome((), outcome.scores, outcome.reason)


def test_an_outcome_without_a_winner_breaks_ending() -> None:
    assert law_broken_by(Bids(NamesNoWinner)) == ENDING


# Law 9, copy.


class SharesHands(BidsState):
    def copy(self) -> BidsState:
        to = super().copy()
        to.hands = self.hands
        return to


def test_a_copy_with_the_same_hands_breaks_copy() -> None:
    assert law_broken_by(Bids(SharesHands)) == COPY


class SharesPiles(BidsState):
    def copy(self) -> BidsState:
        to = super().copy()
        to.won = list(self.won)
        return to


def test_a_copy_with_the_same_piles_in_another_list_breaks_copy() -> None:
    assert law_broken_by(Bids(SharesPiles)) == COPY


class SharesRandomness(BidsState):
    def copy(self) -> BidsState:
        to = super().copy()
        to.rng = self.rng
        return to


def test_a_copy_that_draws_from_the_same_stream_breaks_copy() -> None:
    assert law_broken_by(Bids(SharesRandomness)) == COPY


class CopiesNoPrizesLeft(BidsState):
    def copy(self) -> BidsState:
        to = super().copy()
        to.left = []
        return to


def test_a_copy_without_one_of_the_piles_breaks_copy() -> None:
    # What is imagined begins as a copy, so it lacks the pile as well.
    assert law_broken_by(Bids(CopiesNoPrizesLeft)) in {IMAGINE, COPY}


class SharesWithImaginedWorlds(BidsState):
    def _imagine(self, seat: int | None, rng: Rng) -> BidsState:
        world = super()._imagine(seat, rng)
        world.bids = self.bids
        return world


def test_an_imagined_world_that_shares_a_pile_with_the_truth_breaks_copy() -> None:
    assert law_broken_by(Bids(SharesWithImaginedWorlds)) == COPY


class ImaginesInPlace(BidsState):
    def unseen(self, seat: int | None) -> list[int]:
        self.undealt.sort()
        return super().unseen(seat)


def test_imagining_that_tidies_up_the_truth_breaks_copy() -> None:
    assert law_broken_by(Bids(ImaginesInPlace)) in {REPLAY, COPY}


class LooksUpThePrizeToCome(Bids):
    def view(self, state: State, seat: int | None, remembered: bool) -> BidsView:
        state.rng.bits()
        return super().view(state, seat, remembered)


def test_a_view_that_spends_randomness_breaks_copy() -> None:
    assert law_broken_by(LooksUpThePrizeToCome()) in {REPLAY, COPY}
