"""Loads the value networks: 32-bit floats in a file of the package, written by `training/nyet_value.py`."""

from array import array
from importlib.resources import files

from kibitz.engines.nyet cimport card_value

SHAPE = (INPUTS, EMBEDDING, HIDDEN)

CARD_VALUES = {
    "supertrump": card_value.SUPERTRUMP_VALUE,
    "trump_one": card_value.TRUMP_ONE_VALUE,
    "plain_one": card_value.PLAIN_ONE_VALUE,
    "plain_top": card_value.PLAIN_TOP_VALUE,
    "plain_power": card_value.PLAIN_POWER,
    "trump_base": card_value.TRUMP_BASE_VALUE,
    "trump_top": card_value.TRUMP_TOP_VALUE,
    "trump_power": card_value.TRUMP_POWER,
    "long_trump": card_value.LONG_TRUMP_VALUE,
    "short_trumps": card_value.SHORT_TRUMPS,
    "first_player": card_value.FIRST_PLAYER_VALUE,
}
"""The numbers behind the heuristic values of cards and of choosing the teams (`card_value.pxd`)."""



def giving_value(int cards, bint ones_too, bint to_the_left, int ones):
    """What a hand gains from a box on the discard line (`card_value.pxd`)."""
    return card_value.giving_value(cards, ones_too, to_the_left, ones)


cdef bint LOADED = False


def load_networks():
    """Read the weights, once."""
    if not LOADED:
        use_weights(files("kibitz.engines.nyet").joinpath("value.net").read_bytes())


def use_weights(bytes packed):
    """Use these weights from now on."""
    global LOADED
    unpack(<float*>&VALUE_NETWORKS[0], sizeof(VALUE_NETWORKS) // sizeof(float), packed)
    LOADED = True


cdef int unpack(float* weights, int size, bytes packed) except -1:
    """Copy the weights of all networks of a kind, layer by layer; ValueError if they don't fit."""
    cdef int i
    found = array("f", packed)
    if len(found) != size:
        raise ValueError(f"the networks must hold {size} weights, not {len(found)}")
    for i in range(size):
        weights[i] = found[i]
    return 0
