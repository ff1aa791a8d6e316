from kibitz.fast.nyet_sample import Worlds
from kibitz.games.core import Seat

def likely(worlds: Worlds, number: int, *, viewer: Seat, seed: int) -> list[int]:
    """The numbers of worlds drawn again, each as often as what the other seats did makes it likely."""
