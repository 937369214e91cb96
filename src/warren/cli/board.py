"""Finds the terminal board of a game."""

from importlib import import_module

from warren.engine.contract import Game
from warren.engine.terminal.board import Board
from warren.engine.text import Speaker


def board(game: Game, speaker: Speaker) -> Board:
    """The board of a game in a language."""
    made: Board = import_module(f"{game.domain}.board").Board(speaker)
    return made
