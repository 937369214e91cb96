"""What somebody who thinks things over makes of them in Trench Coat, where a glance sees something else."""

import pytest

import warren

TRENCHCOAT = warren.game("trenchcoat")


def parted_with(hand: str, full: bool) -> str:
    """The kobold that is lost by choice when a tax cannot be paid (TC-V10, TC-V11)."""
    lines = f"A: {hand} / none / gold=0\nB: ember fidget hiccup / none / gold=9\nevents: tax-2 rest\n"
    state = TRENCHCOAT.position(lines)
    assert state.ask().kind == "loss"
    worth = TRENCHCOAT.advice.heuristics.full_score if full else TRENCHCOAT.advice.heuristics.quick_score
    move = max(state.moves(0), key=lambda move: worth(state, 0, move.code))
    return hand.replace("!", "").split()[int(move.text.split()[1]) - 1]


def test_a_hand_is_kept_that_can_do_the_most_quests() -> None:
    """Without crumb four skills are 5 or better, as half of all quests ask; without bodkin three."""
    assert parted_with("bodkin crumb mumble", full=True) == "crumb"
    assert parted_with("bodkin crumb mumble", full=False) == "bodkin"


@pytest.mark.parametrize(("hand", "lost"), [("bodkin grub knuckle!", "bodkin"), ("bodkin! grub! knuckle", "bodkin")])
def test_what_a_kobold_can_do_may_count_more_than_that_it_is_known(hand: str, lost: str) -> None:
    assert parted_with(hand, full=True) == lost


def test_of_two_equals_the_known_one_is_lost() -> None:
    assert parted_with("bodkin! crumb dribble", full=True) == "crumb"
    assert parted_with("bodkin crumb", full=True) == "bodkin"
    assert parted_with("bodkin crumb!", full=True) == "crumb"
