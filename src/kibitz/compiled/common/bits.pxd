"""Sets as 64-bit integers, and random numbers that depend on nothing but a seed."""

from libc.math cimport log
from libc.stdint cimport uint32_t, uint64_t


cdef extern from "kibitz/compiled/common/bits.h" nogil:
    int count "kibitz_count"(uint64_t bits)
    int lowest "kibitz_lowest"(uint64_t bits)
    int highest "kibitz_highest"(uint64_t bits)


cdef inline uint64_t mix(uint64_t x) noexcept nogil:
    """SplitMix64's finisher: every bit of the result depends on every bit of x."""
    x = (x ^ (x >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    x = (x ^ (x >> 27)) * <uint64_t>0x94D049BB133111EB
    return x ^ (x >> 31)


cdef inline uint64_t draw(uint64_t* rng) noexcept nogil:
    """The next random number of a stream."""
    rng[0] += <uint64_t>0x9E3779B97F4A7C15
    return mix(rng[0])


cdef inline uint64_t stream(uint64_t seed, uint64_t number) noexcept nogil:
    """The start of the stream for one piece of work: the same whichever thread does it."""
    return mix(seed + mix(number + <uint64_t>0x632BE59BD9B4E019))


cdef inline uint32_t below(uint64_t* rng, uint32_t n) noexcept nogil:
    """A number from 0 to n − 1; the bias is under n / 2³²."""
    return <uint32_t>(((draw(rng) >> 32) * n) >> 32)


cdef inline double chance(uint64_t* rng) noexcept nogil:
    """A number from 0 up to 1."""
    return (draw(rng) >> 11) / 9007199254740992.0


cdef inline double gumbel(uint64_t* rng) noexcept nogil:
    """Gumbel noise: added to logits, it makes the largest one a sample from their softmax."""
    return -log(-log(chance(rng) + 0.5 / 9007199254740992.0))


cdef inline int pick(uint64_t bits, uint64_t* rng) noexcept nogil:
    """A random member of a set that is not empty."""
    cdef int n = count(bits)
    cdef uint32_t skip
    if n > 1:
        skip = below(rng, n)
        while skip:
            bits &= bits - 1
            skip -= 1
    return lowest(bits)
