"""Playing Face to Face to its end, at random or by rules of thumb."""

from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport below, lowest
from kibitz.fast.face_to_face cimport Packed
from kibitz.fast.face_to_face_thumb cimport Thumb

cdef Thumb THUMB

cdef void play_random(Packed* at, uint64_t* rng) noexcept nogil
cdef void play_thumb(Packed* at, const Thumb* thumb) noexcept nogil


cdef inline void shuffle_draw(Packed* at, int seat, uint64_t cards, uint64_t* rng) noexcept nogil:
    """A draw pile of these cards, in any order."""
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
