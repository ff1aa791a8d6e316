"""What chance may do, as OpenSpiel asks for it: pairs of a code and its probability.

A pair is made once and handed out ever after: making fifty of them anew for every card dealt took longer than dealing it.
"""

cdef enum:
    CODES = 64
    MOST_COPIES = 4

cdef list PAIRS = [None] * (CODES * MOST_COPIES * (CODES + 1))


cdef tuple outcome(int code, int copies, int total):
    """A code that so many of all cards left stand for, with its probability."""
    cdef int at = (total * MOST_COPIES + copies) * CODES + code
    pair = PAIRS[at]
    if pair is None:
        pair = PAIRS[at] = (code, copies / <double>total)
    return pair
