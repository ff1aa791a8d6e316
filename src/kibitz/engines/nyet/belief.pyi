from kibitz.compiled.nyet.sample import Worlds
from kibitz.games.core import Seat

SITUATIONS: int
CARD_CLASSES: int

def log_likelihoods(worlds: Worlds, *, viewer: Seat, networks: bool = False) -> list[float]:
    """The log likelihood of the other seats' actions, world by world.

    The likelihood of vetoes comes from heuristics or from the veto policy networks.
    """

def resample(drawn: Worlds, number: int, *, viewer: Seat, seed: int, networks: bool = False) -> Worlds:
    """Systematic resampling: `number` of the worlds drawn, in proportion to their importance weights."""

def metropolis(before: Worlds, steps: int, *, viewer: Seat, seed: int, networks: bool = False) -> Worlds:
    """The same worlds after some Metropolis steps, each a swap of two unseen cards."""

def card_choices(worlds: Worlds) -> list[tuple[int, int, list[int]]]:
    """Every choice of a card in the first world: situation, class chosen, and the number of cards of each class."""
