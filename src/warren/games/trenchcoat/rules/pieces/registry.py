"""All the pieces of Trench Coat's rules in one book."""

from typing import Final

from warren.games.trenchcoat.rules.pieces.challenges import CHALLENGE_PIECES
from warren.games.trenchcoat.rules.pieces.items import ITEM_PIECES
from warren.games.trenchcoat.rules.pieces.piece import Book
from warren.games.trenchcoat.rules.pieces.procedures import WORKS
from warren.games.trenchcoat.rules.pieces.questions import QUESTIONS

BOOK: Final = Book(QUESTIONS, ITEM_PIECES, CHALLENGE_PIECES, WORKS)
