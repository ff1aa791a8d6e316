"""The networks' weights: 32-bit floats in a file of the package, written by `bench/train_nyet_value.py`."""

from array import array
from importlib.resources import files

JUDGE_SHAPE = (INPUTS, TRAITS, HIDDEN)
WISHER_SHAPE = (SEEN, NOTIONS, WISHES)

cdef bint LOADED = False


def load_networks():
    """Read the weights, once."""
    global LOADED
    if not LOADED:
        packed = files("kibitz.fast").joinpath("nyet_value.net").read_bytes()
        use_judges(packed[: sizeof(JUDGES)])
        use_wishers(packed[sizeof(JUDGES) :])
        LOADED = True


def use_judges(bytes packed):
    """Judge the first lead by these weights from now on."""
    unpack(<float*>&JUDGES[0], sizeof(JUDGES) // sizeof(float), packed)


def use_wishers(bytes packed):
    """Wish by these weights from now on."""
    unpack(<float*>&WISHERS[0], sizeof(WISHERS) // sizeof(float), packed)


cdef int unpack(float* weights, int size, bytes packed) except -1:
    """All networks of a kind, each layer by layer."""
    cdef int i
    found = array("f", packed)
    if len(found) != size:
        raise ValueError(f"the networks must hold {size} weights, not {len(found)}")
    for i in range(size):
        weights[i] = found[i]
    return 0
