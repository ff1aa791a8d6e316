"""Playouts of a round of Nyet!, random or by heuristics."""

from libc.stdint cimport uint64_t

from kibitz.compiled.nyet.rules cimport Packed, Tables


cdef void play_round(const Tables* rules, Packed* at, uint64_t* rng, bint heuristic) noexcept nogil
cdef void play_tricks(const Tables* rules, Packed* at, uint64_t* rng, bint heuristic) noexcept nogil
