"""The weights of the value networks: 32-bit floats in `.net` files, written by `training/face_to_face.py`."""

from array import array
from importlib.resources import files

SHAPE = (INPUTS, HIDDEN)
CARDS_PER_UNIT = MARGIN_UNIT

cdef bint LOADED = False

CARD_COSTS.help = 1
CARD_COSTS.card = 0
CARD_COSTS.gap = 0


def load_networks():
    """Read the weights, once."""
    global LOADED
    if not LOADED:
        unpack(&PLANNING, packed("planning"))
        unpack(&REPLYING, packed("replying"))
        unpack(&SEARCHING, packed("searching"))
        unpack(&MARGIN, packed("margin"))
        LOADED = True


def use_searching(weights: bytes):
    """Replace the weights of `SEARCHING` in this process."""
    load_networks()
    unpack(&SEARCHING, weights)


def use_replying(weights: bytes):
    """Replace the weights of `REPLYING` in this process."""
    load_networks()
    unpack(&REPLYING, weights)


def packed(name):
    """The bytes of a network's file in the package."""
    return files("kibitz.engines.face_to_face").joinpath(f"{name}.net").read_bytes()


cdef int unpack(Network* net, bytes packed) except -1:
    """Read a network: the rows of the first layer, its biases, the second layer, its bias."""
    cdef int i, j, at = 0
    weights = array("f", packed)
    if len(weights) != (INPUTS + 2) * HIDDEN + 1:
        raise ValueError(f"a network must hold {(INPUTS + 2) * HIDDEN + 1} weights, not {len(weights)}")
    for i in range(INPUTS):
        for j in range(HIDDEN):
            net.first[i][j] = weights[at]
            at += 1
    for j in range(HIDDEN):
        net.first_bias[j] = weights[at]
        net.second[j] = weights[at + HIDDEN]
        at += 1
    net.second_bias = weights[at + HIDDEN]
    return 0
