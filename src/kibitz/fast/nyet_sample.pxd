"""Worlds side by side, for the kernels that weigh them."""

from libc.stdint cimport uint64_t

from kibitz.fast.nyet cimport Packed, Rules


cdef class Worlds:
    cdef Packed* all
    cdef readonly Rules rules
    cdef readonly int count
    cdef uint64_t seed
    cdef tuple history
