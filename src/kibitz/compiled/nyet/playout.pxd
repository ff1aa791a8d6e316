"""Playing a round of Nyet! to its end, at random or by rules of thumb."""

from libc.stdint cimport uint64_t

from kibitz.fast.nyet cimport Packed, Tables


cdef void play_round(const Tables* rules, Packed* at, uint64_t* rng, bint thumb) noexcept nogil
cdef void play_tricks(const Tables* rules, Packed* at, uint64_t* rng, bint thumb) noexcept nogil
