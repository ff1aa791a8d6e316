"""Action codes and chance outcomes as Python lists, which OpenSpiel asks for at every step."""

from libc.stdint cimport uint64_t


cdef list codes_of(uint64_t members, int first)
cdef list outcomes_of(uint64_t codes, uint64_t cards, const uint64_t* kinds)
