"""Action codes and chance outcomes as Python lists, which OpenSpiel asks for at every step.

Pairs of a code and its probability are cached: making fifty of them for every card dealt took longer than dealing it.
Lists are allocated at their full length.
"""

from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF

from kibitz.compiled.common.bits cimport count, lowest

cdef enum:
    CODES = 64
    MOST_COPIES = 4

cdef list PAIRS = [None] * (CODES * MOST_COPIES * (CODES + 1))


cdef inline tuple outcome(int code, int copies, int total):
    """A code that stands for `copies` of the `total` cards left, with its probability."""
    cdef int at = (total * MOST_COPIES + copies) * CODES + code
    pair = PAIRS[at]
    if pair is None:
        pair = PAIRS[at] = (code, copies / <double>total)
    return pair


cdef list outcomes_of(uint64_t codes, uint64_t cards, const uint64_t* kinds):
    """The chance outcomes, ascending, with probabilities: each code stands for the equal cards of its kind."""
    cdef list found = PyList_New(count(codes))
    cdef int i, code, total = count(cards)
    cdef tuple pair
    for i in range(count(codes)):
        code = lowest(codes)
        codes &= codes - 1
        pair = outcome(code, 1 if kinds == NULL else count(cards & kinds[code]), total)
        Py_INCREF(pair)
        PyList_SET_ITEM(found, i, pair)
    return found


cdef list codes_of(uint64_t members, int first):
    """The members of a set, ascending, as codes that start at `first`."""
    cdef list found = PyList_New(count(members))
    cdef object code
    cdef int i
    for i in range(count(members)):
        code = first + lowest(members)
        members &= members - 1
        Py_INCREF(code)
        PyList_SET_ITEM(found, i, code)
    return found
