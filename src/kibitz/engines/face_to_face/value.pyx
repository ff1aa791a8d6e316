"""The networks' weights: 32-bit floats in files of the package, written by `training/face_to_face.py`."""

from array import array
from importlib.resources import files

SHAPE = (INPUTS, HIDDEN)

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
        LOADED = True


def use_searching(weights: bytes):
    """Judge by these weights from now on where the network that learned from searching players is asked."""
    load_networks()
    unpack(&SEARCHING, weights)


def use_replying(weights: bytes):
    """Choose replies by these weights from now on."""
    load_networks()
    unpack(&REPLYING, weights)


def packed(name):
    """The weights of one of the networks in the package."""
    return files("kibitz.engines.face_to_face").joinpath(f"{name}.net").read_bytes()


cdef int unpack(Network* net, bytes packed) except -1:
    """One network: rows of the first layer, its biases, the second layer, its bias."""
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
