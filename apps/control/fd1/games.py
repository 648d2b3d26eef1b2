"""All kinds of drawn games."""

from .bingo import Bingo
from .numbers import Ext, OneDraw, Regular
from .pick_x import PickX
from .raffle import Raffle

GAMES = {
    "oneDrawGame": OneDraw,
    "oneDrawGameExt": Ext,
    "oneDrawGameExtMulti": PickX,
    "regularGame": Regular,
    "raffleGame": Raffle,
    "bingoGame": Bingo,
}
