"""Arrays of worlds, for the compiled code that evaluates them."""

from libc.stdint cimport uint64_t

from kibitz.compiled.nyet.rules cimport Packed, Rules, SEATS

cdef enum:
    PLACES = 16

cdef struct Hiding:
    # The places with unseen cards, the cards each may hold, and who passed cards that the viewer doesn't know.
    uint64_t unseen
    int places
    int number[PLACES]
    uint64_t allowed[PLACES]
    int passers
    int giver[SEATS]
    int receiver[SEATS]
    uint64_t played[SEATS]
    bint pass_ones


cdef class Worlds:
    cdef Packed* all
    cdef Hiding hiding
    cdef readonly Rules rules
    cdef readonly int count
    cdef uint64_t seed
    cdef tuple history


cdef Worlds room_for(int number, Worlds like)
