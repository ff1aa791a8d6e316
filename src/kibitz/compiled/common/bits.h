/* Bits of a 64-bit set, using only instructions of the platform's baseline processor. */
#ifndef KIBITZ_BITS_H
#define KIBITZ_BITS_H

#include <stdint.h>
#if defined(_MSC_VER)
#include <intrin.h>
#endif

#define KIBITZ_ONES 0x0101010101010101ULL

/* The number of bits set in each byte. */
static inline uint64_t kibitz_byte_counts(uint64_t x) {
    x -= (x >> 1) & 0x5555555555555555ULL;
    x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
    return (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
}

static inline int kibitz_count(uint64_t x) {
#if defined(__POPCNT__) || defined(__aarch64__)
    return __builtin_popcountll(x);
#else
    return (int)((kibitz_byte_counts(x) * KIBITZ_ONES) >> 56);
#endif
}

/* The lowest set bit of a set that is not empty. */
static inline int kibitz_lowest(uint64_t x) {
#if defined(_MSC_VER)
    unsigned long at;
    _BitScanForward64(&at, x);
    return (int)at;
#else
    return __builtin_ctzll(x);
#endif
}

/* The highest set bit of a set that is not empty. */
static inline int kibitz_highest(uint64_t x) {
#if defined(_MSC_VER)
    unsigned long at;
    _BitScanReverse64(&at, x);
    return (int)at;
#else
    return 63 - __builtin_clzll(x);
#endif
}

#endif
