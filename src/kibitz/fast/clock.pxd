"""The time, for what must be done by then."""


cdef extern from "clock.h" nogil:
    double now "kibitz_now"()
