"""Playouts of Face to Face, random or by heuristics, and arrays of worlds."""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport below, lowest
from kibitz.compiled.face_to_face.rules cimport Packed
from kibitz.compiled.face_to_face.heuristic cimport Costs

cdef Costs DEFAULT_COSTS

cdef void play_random(Packed* at, uint64_t* rng) noexcept nogil
cdef void play_heuristic(Packed* at, const Costs* costs) noexcept nogil


cdef inline void shuffle_draw(Packed* at, int seat, uint64_t cards, uint64_t* rng) noexcept nogil:
    """Fill a draw pile with these cards in random order."""
    cdef int n = 0, j
    while cards:
        j = below(rng, n + 1)
        at.draw[seat][n] = at.draw[seat][j]
        at.draw[seat][j] = lowest(cards)
        cards &= cards - 1
        n += 1
    at.draw_count[seat] = n


cdef class Worlds:
    cdef Packed* all
    cdef readonly int count
    cdef readonly tuple placed
