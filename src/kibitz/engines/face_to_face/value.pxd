"""Value networks for Face to Face: the probability of winning at the end of a turn, before its player draws.

Their inputs are the information set of that player: hand and piles, the cards both still have to place, how many cards
each holds and will draw. `PLANNING` learned the results of heuristic games and tells all plans apart, the odd ones too.
`REPLYING` learned the results of games of replies (`reply.pxd`): it predicts sound play better, but odd turns mislead
it. `SEARCHING` learned the values that search found for all kinds of plans in games of searching players: it predicts
strong play best, and punishes weak play a little less well. `MARGIN` predicts points instead: the cards that
the loser still has when the game ends, as a gain of the winner.
"""

from libc.math cimport expf
from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport count, highest, lowest
from kibitz.compiled.face_to_face.rules cimport HAND, JUMP, Packed, above, beneath, own_fits
from kibitz.compiled.face_to_face.heuristic cimport Costs, Turns, cheapest, left_down, left_up

cdef enum:
    INPUTS = 44
    HIDDEN = 32
    HIGH_COST = 24
    MARGIN_UNIT = 10        # cards for each unit of the network's output

cdef struct Network:
    float first[INPUTS][HIDDEN]
    float first_bias[HIDDEN]
    float second[HIDDEN]
    float second_bias

cdef Costs CARD_COSTS

cdef Network PLANNING
cdef Network REPLYING
cdef Network SEARCHING
cdef Network MARGIN


cdef inline uint64_t jumps(int up, int down) noexcept nogil:
    """The cards that jump back on a player's piles."""
    cdef uint64_t cards = 0
    if up > JUMP:
        cards |= <uint64_t>1 << (up - JUMP)
    if down + JUMP < 60:
        cards |= <uint64_t>1 << (down + JUMP)
    return cards


cdef inline float power(float x, int n) noexcept nogil:
    cdef float y = 1
    while n > 0:
        y *= x
        n -= 1
    return y


cdef inline void side_features(const Packed* at, int seat, int drawn, float* x) noexcept nogil:
    """The public features of a player, each about 0 to 1."""
    cdef uint64_t unplaced = at.unplaced[seat]
    cdef int up = at.up[seat], down = at.down[seat], n = count(unplaced)
    cdef int alive = count(own_fits(unplaced, up, down)), deck = at.draw_count[seat] - drawn
    cdef int held = n - deck
    x[0] = n * (1 / 58.0)
    x[1] = count(unplaced & above(up)) * (1 / 58.0)
    x[2] = count(unplaced & beneath(down)) * (1 / 58.0)
    x[3] = alive * (1 / 58.0)
    x[4] = 1 - alive / <float>n if n else 0
    x[5] = held * (1 / 6.0)
    x[6] = power(x[4], held - 1)
    x[7] = count(unplaced & jumps(up, down)) * 0.5
    x[8] = up * (1 / 60.0)
    x[9] = down * (1 / 60.0)


cdef inline void near_features(const Packed* at, int seat, float* x) noexcept nogil:
    """The number of unplaced cards within ten of each pile's top."""
    cdef int up = at.up[seat], down = at.down[seat]
    x[0] = count(at.unplaced[seat] & above(up) & beneath(min(up + JUMP + 1, 60))) * (1 / 10.0)
    x[1] = count(at.unplaced[seat] & beneath(down) & above(max(down - JUMP - 1, 1))) * (1 / 10.0)


cdef inline void features(const Packed* at, float* x) noexcept nogil:
    """The inputs of the network for a turn that is about to end."""
    cdef int me = at.seat, hand_size = count(at.hands[me]), up = at.up[me], down = at.down[me]
    cdef int drawn = min(HAND - hand_size if at.gave else 2, at.draw_count[me]), fits
    cdef uint64_t hand = at.hands[me], unplaced = at.unplaced[me], higher, lower
    side_features(at, me, drawn, x)
    side_features(at, 1 - me, 0, x + 10)
    higher = hand & above(up)
    lower = hand & beneath(down)
    fits = count(own_fits(hand, up, down))
    x[20] = fits * (1 / 6.0)
    x[21] = (hand_size - fits) * (1 / 6.0)
    x[22] = min(left_up(unplaced, up, lowest(higher)), 12) * (1 / 12.0) if higher else 1
    x[23] = min(left_down(unplaced, down, highest(lower)), 12) * (1 / 12.0) if lower else 1
    x[24] = count(hand & jumps(up, down)) * 0.5
    x[25] = fits < 2
    higher &= higher - 1
    x[26] = min(left_up(unplaced, up, lowest(higher)), 12) * (1 / 12.0) if higher else 1
    if lower:
        lower ^= <uint64_t>1 << highest(lower)
    x[27] = min(left_down(unplaced, down, highest(lower)), 12) * (1 / 12.0) if lower else 1
    near_features(at, me, x + 28)
    near_features(at, 1 - me, x + 30)
    x[32] = count(hand & (hand >> JUMP)) * 0.5
    x[33] = count(unplaced & (unplaced >> JUMP)) * (1 / 48.0)
    x[34] = count(at.unplaced[1 - me] & (at.unplaced[1 - me] >> JUMP)) * (1 / 48.0)
    x[35] = count(hand & (above(at.down[1 - me]) | beneath(at.up[1 - me]))) * (1 / 6.0)
    next_turn_features(at, x + 36)
    x[40] = count(unplaced & above(up) & beneath(down)) * (1 / 58.0)
    x[41] = count(at.unplaced[1 - me] & above(at.up[1 - me]) & beneath(at.down[1 - me])) * (1 / 58.0)
    x[42] = at.gave
    x[43] = at.draw_count[me] == 0


cdef inline void next_turn_features(const Packed* at, float* x) noexcept nogil:
    """The cost of the next turn with the hand as it is: two cards on own piles, the cheapest two, one card, a gift."""
    cdef Packed then = at[0]
    cdef Turns turns
    turns.wanted = 1
    then.gave = False
    cheapest(&then, 2, &CARD_COSTS, &turns)
    x[0] = min(turns.own, HIGH_COST) * (1.0 / HIGH_COST)
    x[1] = min(turns.best[0].cost, HIGH_COST) * (1.0 / HIGH_COST) if turns.count else 1
    x[2] = min(turns.single, HIGH_COST) * (1.0 / HIGH_COST)
    x[3] = min(turns.gift, HIGH_COST) * (1.0 / HIGH_COST)


cdef inline float logit(const Network* net, const float* x) noexcept nogil:
    cdef float hidden[HIDDEN]
    cdef float total = net.second_bias
    cdef int i, j
    for j in range(HIDDEN):
        hidden[j] = net.first_bias[j]
    for i in range(INPUTS):
        for j in range(HIDDEN):
            hidden[j] += x[i] * net.first[i][j]
    for j in range(HIDDEN):
        total += (hidden[j] if hidden[j] > 0 else 0) * net.second[j]
    return total


cdef inline float cards_won(const Packed* at, int seat) noexcept nogil:
    """A player's points when the game is over: the cards the loser still has, negative for the loser.

    Who placed more cards is no measure: a player who is stuck may have placed more than the winner.
    """
    return count(at.unplaced[1 - seat]) if at.winner == seat else -count(at.unplaced[seat])


cdef inline float win_logit(const Network* net, const Packed* at) noexcept nogil:
    """The logit of the probability that the player about to end the turn wins."""
    cdef float x[INPUTS]
    features(at, x)
    return logit(net, x)


cdef inline float sigmoid(float logit) noexcept nogil:
    return 1 / (1 + expf(-logit))
