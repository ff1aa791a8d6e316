from kibitz.fast.nyet_sample import Worlds
from kibitz.games.core import Seat

SITUATIONS: int
SORTS: int

def weigh(worlds: Worlds, *, viewer: Seat, learned: bool = False) -> list[float]:
    """The logarithm of how likely the other seats were to do what they did, world by world.

    What they covered is read by rules of thumb, or by what networks have learned of vetoes.
    """

def likely(drawn: Worlds, number: int, *, viewer: Seat, seed: int, learned: bool = False) -> Worlds:
    """So many of the worlds drawn, each as often as what the other seats did makes it likely."""

def wander(before: Worlds, steps: int, *, viewer: Seat, seed: int, learned: bool = False) -> Worlds:
    """The same worlds so many steps on: unseen cards change places where that is likely."""

def card_choices(worlds: Worlds) -> list[tuple[int, int, list[int]]]:
    """The cards that were chosen in the first world: situation, sort, and how many cards of each sort there were."""
