"""All the pieces of Trench Coat's rules in one book."""

from typing import Final

from warren.games.trenchcoat.challenges import CHALLENGE_PIECES
from warren.games.trenchcoat.items import ITEM_PIECES
from warren.games.trenchcoat.parts import Book
from warren.games.trenchcoat.questions import QUESTIONS
from warren.games.trenchcoat.works import WORKS

BOOK: Final = Book(QUESTIONS, ITEM_PIECES, CHALLENGE_PIECES, WORKS)
