"""The networks' weights: 32-bit floats in a file of the package, written by `training/nyet_cover.py`."""

from importlib.resources import files

from kibitz.fast.nyet cimport COVER, NYET, Position
from kibitz.fast.nyet_value cimport unpack
from kibitz.fast.nyet_veto cimport weigh_cards

COVERER_SHAPE = (SIGNS, UNITS)

cdef bint LOADED = False


def load_coverers():
    """Read the weights, once."""
    if not LOADED:
        use_coverers(files("kibitz.fast").joinpath("nyet_cover.net").read_bytes())


def use_coverers(bytes packed):
    """Reckon with these weights from now on: every number of players, line after line, layer by layer."""
    global LOADED
    unpack(<float*>&COVERERS[0][0], sizeof(COVERERS) // sizeof(float), packed)
    LOADED = True


cdef Stock stock_of(Position position, int seat) except *:
    """What a seat holds that is to cover a box."""
    if position.at.phase != NYET:
        raise ValueError("boxes are covered in the NYET! phase")
    cdef Worths worths = weigh_cards(&position.rules.tables)
    cdef Stock stock
    take_stock(&stock, &worths, &position.rules.tables, position.at.hands[seat], seat)
    return stock


def cover_signs(Position position not None, int seat):
    """The signs that speak for or against each box that a seat may cover; boxes are codes."""
    cdef const Tables* rules = &position.rules.tables
    cdef Stock stock = stock_of(position, seat)
    cdef Outlook outlook
    cdef float x[SIGNS]
    cdef int line, number
    found = {}
    look_out(&outlook, rules, position.at.open_boxes, &stock)
    for line in range(LINES):
        for number in range(BOXES):
            if outlook.n[line] > 1 and position.at.open_boxes >> (line * BOXES + number) & 1:
                see_common(position.at.open_boxes, &stock, &outlook, line, x)
                see_box(rules, &stock, &outlook, line, number, x)
                found[COVER + line * BOXES + number] = x
    return found


def cover_chances(Position position not None, int seat):
    """How likely a seat is to cover each box that it may; boxes are codes."""
    cdef Stock stock = stock_of(position, seat)
    cdef double scores[ALL_BOXES]
    cdef uint64_t boxes
    load_coverers()
    boxes = speak_for(&position.rules.tables, position.at.open_boxes, &stock, scores)
    return {
        COVER + box: cover_chance(&position.rules.tables, position.at.open_boxes, &stock, box)
        for box in range(ALL_BOXES) if boxes >> box & 1
    }
