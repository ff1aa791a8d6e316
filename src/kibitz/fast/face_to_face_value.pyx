"""The network's weights: 32-bit floats in a file of the package, written by `bench/train_face_to_face.py`."""

from array import array
from importlib.resources import files

SHAPE = (INPUTS, HIDDEN)

cdef bint LOADED = False


def load_network():
    """Read the weights, once: rows of the first layer, its biases, the second layer, its bias."""
    global LOADED
    cdef int i, j, at = 0
    if LOADED:
        return
    weights = array("f", files("kibitz.fast").joinpath("face_to_face.net").read_bytes())
    if len(weights) != (INPUTS + 2) * HIDDEN + 1:
        raise ValueError(f"the network has {(INPUTS + 2) * HIDDEN + 1} weights, not {len(weights)}")
    for i in range(INPUTS):
        for j in range(HIDDEN):
            NETWORK.first[i][j] = weights[at]
            at += 1
    for j in range(HIDDEN):
        NETWORK.first_bias[j] = weights[at]
        NETWORK.second[j] = weights[at + HIDDEN]
        at += 1
    NETWORK.second_bias = weights[at + HIDDEN]
    LOADED = True
