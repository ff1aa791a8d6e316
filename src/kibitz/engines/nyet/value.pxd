"""The value networks: what each seat will take, predicted from all hands at the first lead.

Every hand is embedded by itself, the same way for all seats. A seat's tricks and loot follow from its own embedding,
the sum of its team's, and the sum of the others'. There is one network for every number of players and each sign of the
points, trained on rollouts (`training/nyet_value.py`).
"""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport count
from kibitz.compiled.nyet.rules cimport NO_COLOUR, Packed, SEATS, Tables

cdef enum:
    INPUTS = 29
    EMBEDDING = 24
    HIDDEN = 16
    NETWORKS = 8

cdef struct Network:
    float first[INPUTS][EMBEDDING]
    float first_bias[EMBEDDING]
    float own[EMBEDDING][HIDDEN]
    float team[EMBEDDING][HIDDEN]
    float others[EMBEDDING][HIDDEN]
    float second_bias[HIDDEN]
    float third[HIDDEN]
    float third_bias

cdef struct HandInputs:
    # A hand as the inputs of a network.
    float x[INPUTS]

cdef struct Embedding:
    # What a hand's embedding adds to the hidden layer of its own seat, of each seat of its team, and of each of the
    # others.
    float own[HIDDEN]
    float team[HIDDEN]
    float others[HIDDEN]

cdef Network VALUE_NETWORKS[NETWORKS]


cdef inline const Network* value_network(const Tables* rules, const Packed* at) noexcept nogil:
    """The network for a round: by the number of players and the sign of the points."""
    return &VALUE_NETWORKS[2 * (rules.players - 2) + (at.value < 0)]


cdef inline void hand_inputs(const Tables* rules, int trump, int supertrump, uint64_t hand, float* x) noexcept nogil:
    """The inputs for a hand under the terms, each about 0 to 1: trumps from the top, then the other colours.

    The last three of the INPUTS depend on the lead and are left at 0.
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


cdef inline Embedding embed(const Network* net, const HandInputs* hand) noexcept nogil:
    """The embedding of a hand."""
    cdef float found[EMBEDDING]
    cdef Embedding adds
    cdef int i, j
    for j in range(EMBEDDING):
        found[j] = net.first_bias[j]
    for i in range(INPUTS):
        if hand.x[i] != 0:
            for j in range(EMBEDDING):
                found[j] += hand.x[i] * net.first[i][j]
    for j in range(HIDDEN):
        adds.own[j] = adds.team[j] = adds.others[j] = 0
    for i in range(EMBEDDING):
        if found[i] > 0:
            for j in range(HIDDEN):
                adds.own[j] += found[i] * net.own[i][j]
                adds.team[j] += found[i] * net.team[i][j]
                adds.others[j] += found[i] * net.others[i][j]
    return adds


cdef inline void all_inputs(const Tables* rules, const Packed* at, HandInputs* hands) noexcept nogil:
    """The inputs for all hands at the first lead."""
    cdef int seat
    for seat in range(rules.players):
        hand_inputs(rules, at.trump, at.supertrump, at.hands[seat], hands[seat].x)
        hands[seat].x[26] = seat == at.leader
        hands[seat].x[27] = ((seat + rules.players - at.leader) % rules.players) * 0.25
        hands[seat].x[28] = count(at.hands[seat]) * 0.1 - 1


cdef inline void predict_counts(
    const Network* net, int players, int team, const Embedding* found, float* counts
) noexcept nogil:
    """The tricks and loot that each seat should take, from the embeddings of all hands."""
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
