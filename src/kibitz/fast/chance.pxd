"""What chance may do, as OpenSpiel asks for it: pairs of a code and its probability."""


cdef tuple outcome(int code, int copies, int total)
