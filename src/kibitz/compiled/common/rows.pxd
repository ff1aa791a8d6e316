"""Bit sets written out as rows of zeros and ones."""

from libc.stdint cimport int8_t, uint64_t


cdef extern from "kibitz/compiled/common/rows.h" nogil:
    void put_bits "kibitz_put_bits"(uint64_t bits, int8_t* row, int length)
