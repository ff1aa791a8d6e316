"""Running means of several actions' values over worlds, their errors, and the error of any difference between two."""

from libc.math cimport sqrt

cdef enum:
    CODES = 64

cdef struct Moments:
    double sums[CODES]
    double products[CODES][CODES]   # only where the second number isn't larger than the first


cdef inline void add_world(Moments* moments, int actions, const double* values) noexcept nogil:
    """Add the values of all actions in another world."""
    cdef int i, j
    for i in range(actions):
        moments.sums[i] += values[i]
        for j in range(i + 1):
            moments.products[i][j] += values[i] * values[j]


cdef inline double mean_lead(const Moments* moments, int i, int j, int worlds) noexcept nogil:
    """The mean difference of two actions."""
    return (moments.sums[i] - moments.sums[j]) / max(1, worlds)


cdef inline double lead_error(const Moments* moments, int i, int j, int worlds, double sample_size) noexcept nogil:
    """The standard error of that difference, taken world by world."""
    cdef double lead = mean_lead(moments, i, j, worlds)
    cdef double squares = moments.products[i][i] + moments.products[j][j] - 2 * moments.products[max(i, j)][min(i, j)]
    return sqrt(max(0.0, squares / max(1, worlds) - lead * lead) / max(1.0, sample_size - 1))


cdef inline double mean_error(const Moments* moments, int i, int worlds, double sample_size) noexcept nogil:
    """The standard error of an action's mean."""
    cdef double mean = moments.sums[i] / max(1, worlds)
    return sqrt(max(0.0, moments.products[i][i] / max(1, worlds) - mean * mean) / max(1.0, sample_size - 1))
