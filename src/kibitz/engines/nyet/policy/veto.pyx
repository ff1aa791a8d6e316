"""Loads the veto policy networks: 32-bit floats in a file of the package, written by `training/nyet_veto_policy.py`."""

from importlib.resources import files

from kibitz.compiled.nyet.rules cimport COVER, NYET, Position
from kibitz.engines.nyet.value cimport unpack
from kibitz.engines.nyet.policy.veto_heuristic cimport card_values_for

SHAPE = (FEATURES, HIDDEN)

cdef bint LOADED = False


def load_networks():
    """Read the weights, once."""
    if not LOADED:
        use_weights(files("kibitz.engines.nyet.policy").joinpath("veto.net").read_bytes())


def use_weights(bytes packed):
    """Use these weights from now on: every number of players, line by line, layer by layer."""
    global LOADED
    unpack(<float*>&VETO_NETWORKS[0][0], sizeof(VETO_NETWORKS) // sizeof(float), packed)
    LOADED = True


cdef HandFeatures features_of(Position position, int seat) except *:
    """The features of the hand of a seat that is to cover a box."""
    if position.at.phase != NYET:
        raise ValueError("boxes are covered in the NYET! phase")
    cdef CardValues by_slot = card_values_for(&position.rules.tables)
    cdef HandFeatures hand
    hand_features(&hand, &by_slot, &position.rules.tables, position.at.hands[seat], seat)
    return hand


def veto_features(Position position not None, int seat):
    """The features of each box that a seat may cover; boxes are codes."""
    cdef const Tables* rules = &position.rules.tables
    cdef HandFeatures hand = features_of(position, seat)
    cdef BoardFeatures board
    cdef float x[FEATURES]
    cdef int line, number
    found = {}
    board_features(&board, rules, position.at.open_boxes, &hand)
    for line in range(LINES):
        for number in range(BOXES):
            if board.n[line] > 1 and position.at.open_boxes >> (line * BOXES + number) & 1:
                line_features(position.at.open_boxes, &hand, &board, line, x)
                box_features(rules, &hand, &board, line, number, x)
                found[COVER + line * BOXES + number] = x
    return found


def veto_probabilities(Position position not None, int seat):
    """The probability of each box that a seat may cover; boxes are codes."""
    cdef HandFeatures hand = features_of(position, seat)
    cdef double scores[ALL_BOXES]
    cdef uint64_t boxes
    load_networks()
    boxes = veto_logits(&position.rules.tables, position.at.open_boxes, &hand, scores)
    return {
        COVER + box: veto_probability(&position.rules.tables, position.at.open_boxes, &hand, box)
        for box in range(ALL_BOXES) if boxes >> box & 1
    }
