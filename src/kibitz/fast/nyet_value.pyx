"""The networks' weights: 32-bit floats in a file of the package, written by `training/nyet_value.py`."""

from array import array
from importlib.resources import files

JUDGE_SHAPE = (INPUTS, TRAITS, HIDDEN)

cdef bint LOADED = False


def load_networks():
    """Read the weights, once."""
    if not LOADED:
        use_judges(files("kibitz.fast").joinpath("nyet_value.net").read_bytes())


def use_judges(bytes packed):
    """Judge the first lead by these weights from now on."""
    global LOADED
    unpack(<float*>&JUDGES[0], sizeof(JUDGES) // sizeof(float), packed)
    LOADED = True


cdef int unpack(float* weights, int size, bytes packed) except -1:
    """All networks of a kind, each layer by layer."""
    cdef int i
    found = array("f", packed)
    if len(found) != size:
        raise ValueError(f"the networks must hold {size} weights, not {len(found)}")
    for i in range(size):
        weights[i] = found[i]
    return 0
