/* Bit sets written out as rows of zeros and ones. */
#ifndef KIBITZ_ROWS_H
#define KIBITZ_ROWS_H

#include <stdint.h>
#include <string.h>

#if defined(__x86_64__) || defined(_M_X64)  /* SSE2 is always there */
#include <emmintrin.h>

/* Two bytes of a set, eight copies of each: every copy keeps a bit of its own. */
static inline __m128i kibitz_keep_bits(__m128i copies) {
    const __m128i own = _mm_set1_epi64x((long long)0x8040201008040201ULL);
    return _mm_and_si128(_mm_cmpeq_epi8(_mm_and_si128(copies, own), own), _mm_set1_epi8(1));
}

/* The lowest `length` bits, a multiple of 8, as one byte each. */
static inline void kibitz_put_bits(uint64_t bits, int8_t* row, int length) {
    const __m128i bytes = _mm_cvtsi64_si128((long long)bits), twice = _mm_unpacklo_epi8(bytes, bytes);
    const __m128i low = _mm_unpacklo_epi16(twice, twice), high = _mm_unpackhi_epi16(twice, twice);
    const __m128i parts[4] = {
        _mm_unpacklo_epi32(low, low), _mm_unpackhi_epi32(low, low),
        _mm_unpacklo_epi32(high, high), _mm_unpackhi_epi32(high, high),
    };
    int i = 0;
    for (; i + 16 <= length; i += 16) _mm_storeu_si128((__m128i*)(row + i), kibitz_keep_bits(parts[i >> 4]));
    if (i < length) _mm_storel_epi64((__m128i*)(row + i), kibitz_keep_bits(parts[i >> 4]));
}

#else

/* The lowest `length` bits, a multiple of 8, as one byte each, eight at a time. */
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

#endif
