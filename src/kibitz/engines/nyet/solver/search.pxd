"""The solver for other compiled modules, which set the position up themselves."""

from libc.stdint cimport int16_t, uint64_t

from kibitz.engines.nyet.solver.position cimport Node, Search


cdef void set_limits(Search* s, uint64_t nodes, double deadline) noexcept nogil
cdef int first_guess(Search* s, Node* node) noexcept nogil
cdef int settle(Search* s, Node* node, int* low, int* high, int guess) noexcept nogil
cdef void limits(Search* s, Node* node, int* low, int* high) noexcept nogil
cdef uint64_t equivalent(Search* s, int card, int low) noexcept nogil
cdef int move_values(Search* s, Node* node, uint64_t* groups, int* lows, int* highs) noexcept nogil
cdef int best_line(Search* s, Node* root, int value, int16_t* line) noexcept nogil


cdef class Solver:
    cdef Search* s
    cdef bint busy
    cdef list card_of
    cdef _play(self, Node* node, card)
