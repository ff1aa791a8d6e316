"""The monotonic clock, for deadlines."""


cdef extern from "kibitz/compiled/common/clock.h" nogil:
    double now "kibitz_now"()
