"""What `docs/protocol.md` says is so: commands, messages, codes, limits and forms."""

import msgspec
import pytest

from warren.host.connection import COMMANDS
from warren.host.protocol import ChangeSeat, Stand


@pytest.mark.parametrize("said", ["1", '"1"', '"B"', '"b"'])
def test_a_seat_is_said_by_number_or_letter(said: str) -> None:
    one = COMMANDS.decode(f'{{"do":"stand","id":"x","seat":{said}}}')
    assert isinstance(one, Stand)
    assert one.seat == 1
    both = COMMANDS.decode(f'{{"do":"change-seat","id":"x","seat":{said},"to":"C"}}')
    assert isinstance(both, ChangeSeat)
    assert (both.seat, both.to) == (1, 2)


@pytest.mark.parametrize("said", ["8", "-1", '"I"', '""', '"AB"', "true", "null", "1.5", '["A"]', '"１"'])
def test_what_is_no_seat_is_refused(said: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="seat"):
        COMMANDS.decode(f'{{"do":"stand","id":"x","seat":{said}}}')
