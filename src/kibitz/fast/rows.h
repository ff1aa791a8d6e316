/* Sets as rows of zeros and ones, eight at a time. */
#ifndef KIBITZ_ROWS_H
#define KIBITZ_ROWS_H

#include <stdint.h>
#include <string.h>

/* The lowest `length` bits, a multiple of 8, as one byte each. */
static inline void kibitz_put_bits(uint64_t bits, int8_t* row, int length) {
    for (int i = 0; i < length; i += 8, bits >>= 8) {
        /* Byte k of the product keeps bit k alone; adding 0x80 less its weight carries it to the top of the byte. */
        uint64_t x = ((bits & 255) * 0x0101010101010101ULL) & 0x8040201008040201ULL;
        x = ((x + 0x00406070787C7E7FULL) >> 7) & 0x0101010101010101ULL;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        x = __builtin_bswap64(x);
#endif
        memcpy(row + i, &x, 8);
    }
}

#endif
