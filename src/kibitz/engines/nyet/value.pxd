"""What the tricks will bring, judged by small networks trained on rounds of ours.

`JUDGES` see all hands at the first lead. Every hand is turned into some traits by itself, the same way for all seats;
what a seat takes follows from its own traits, the sum of its team's, and the sum of the others'. There is one for every
number of players and each sign of the points.
"""

from libc.stdint cimport uint64_t

from kibitz.fast.bits cimport count
from kibitz.fast.nyet cimport NO_COLOUR, Packed, SEATS, Tables

cdef enum:
    INPUTS = 29
    TRAITS = 24
    HIDDEN = 16
    NETWORKS = 8

cdef struct Network:
    float first[INPUTS][TRAITS]
    float first_bias[TRAITS]
    float own[TRAITS][HIDDEN]
    float team[TRAITS][HIDDEN]
    float others[TRAITS][HIDDEN]
    float second_bias[HIDDEN]
    float third[HIDDEN]
    float third_bias

cdef struct Hand:
    # A hand as a network sees it.
    float x[INPUTS]

cdef struct Traits:
    # What a hand's traits add to the hidden layer of its own seat, of each seat of its team, and of each of the others.
    float own[HIDDEN]
    float team[HIDDEN]
    float others[HIDDEN]

cdef Network JUDGES[NETWORKS]


cdef inline const Network* judge(const Tables* rules, const Packed* at) noexcept nogil:
    """The judge of a round whose terms stand: by the number of players, and where points are good or bad."""
    return &JUDGES[2 * (rules.players - 2) + (at.value < 0)]


cdef inline void describe(const Tables* rules, int trump, int supertrump, uint64_t hand, float* x) noexcept nogil:
    """A hand under terms: trumps from the top, and what the other colours hold, each number of about 0 to 1.

    The last three of the INPUTS depend on the lead.
    """
    cdef uint64_t cards
    cdef int colour, length, ones, supers = 0, top = rules.deck_size // 4 - 1, i
    for i in range(INPUTS):
        x[i] = 0
    if supertrump != NO_COLOUR:
        cards = hand & (<uint64_t>7 << (16 * supertrump))
        supers = count(cards)
        hand ^= cards
    if trump != NO_COLOUR:
        cards = hand >> (16 * trump) & 0xFFFF
        for i in range(4):
            x[2 + i] = cards >> (top - i) & 1
        x[6] = count(cards >> (top - 7) & 15) * 0.5
        x[7] = count(cards & ((<uint64_t>1 << (top - 7)) - 1) & ~<uint64_t>7) * 0.5
        x[8] = count(cards & 7) * 0.5
        x[1] = count(cards) * 0.2
    x[0] = supers * 0.5
    x[1] += supers * 0.2
    for colour in range(4):
        if colour == trump:
            continue
        cards = hand >> (16 * colour) & 0xFFFF
        length = count(cards)
        ones = count(cards & 7)
        x[9] += (cards >> top & 1) * 0.5
        x[10] += (cards >> (top - 1) & 1) * 0.5
        x[11] += (cards >> (top - 2) & 1) * 0.5
        x[12] += (cards >> (top - 3) & 1) * 0.5
        x[13] += count(cards >> (top - 5) & 3) * 0.5
        x[14] += (cards >> (top - 1) & 1) * 0.5 if length > 1 else 0
        x[15] += ones * 0.25
        x[16] += 0.5 if ones and ones == length else 0
        x[17] += length == 0
        x[18] += 0.5 * (length == 1)
        x[19] += 0.5 * (length == 2)
        x[20] = max(x[20], length * <float>0.2)
        x[21] += ones * 0.25 if length > 3 else 0
        x[22] += (cards >> (top - 1) & 3) == 3
        x[23] += count(cards & 0x78) * 0.2
    x[24] = trump == NO_COLOUR
    x[25] = supertrump == NO_COLOUR


cdef inline Traits traits(const Network* net, const Hand* hand) noexcept nogil:
    """What a network makes of a hand by itself."""
    cdef float found[TRAITS]
    cdef Traits adds
    cdef int i, j
    for j in range(TRAITS):
        found[j] = net.first_bias[j]
    for i in range(INPUTS):
        if hand.x[i] != 0:
            for j in range(TRAITS):
                found[j] += hand.x[i] * net.first[i][j]
    for j in range(HIDDEN):
        adds.own[j] = adds.team[j] = adds.others[j] = 0
    for i in range(TRAITS):
        if found[i] > 0:
            for j in range(HIDDEN):
                adds.own[j] += found[i] * net.own[i][j]
                adds.team[j] += found[i] * net.team[i][j]
                adds.others[j] += found[i] * net.others[i][j]
    return adds


cdef inline void describe_seats(const Tables* rules, const Packed* at, Hand* hands) noexcept nogil:
    """All hands at the first lead."""
    cdef int seat
    for seat in range(rules.players):
        describe(rules, at.trump, at.supertrump, at.hands[seat], hands[seat].x)
        hands[seat].x[26] = seat == at.leader
        hands[seat].x[27] = ((seat + rules.players - at.leader) % rules.players) * 0.25
        hands[seat].x[28] = count(at.hands[seat]) * 0.1 - 1


cdef inline void foresee(
    const Network* net, int players, int team, const Traits* found, float* counts
) noexcept nogil:
    """The tricks and loot that each seat will take, by the traits of all hands."""
    cdef float shared[2][HIDDEN]
    cdef float total, hidden
    cdef int seat, side, j
    for j in range(HIDDEN):
        shared[0][j] = shared[1][j] = net.second_bias[j]
    for seat in range(players):
        side = team >> seat & 1
        for j in range(HIDDEN):
            shared[side][j] += found[seat].team[j]
            shared[1 - side][j] += found[seat].others[j]
    for seat in range(players):
        side = team >> seat & 1
        total = net.third_bias
        for j in range(HIDDEN):
            hidden = shared[side][j] + found[seat].own[j]
            total += (hidden if hidden > 0 else 0) * net.third[j]
        counts[seat] = total


cdef int unpack(float* weights, int size, bytes packed) except -1
