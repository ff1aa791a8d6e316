"""What a search learns from cards that cause no cutoff: what their proofs relied on, and which other cards fail too."""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport lowest
from kibitz.engines.nyet.solver.position cimport (
    Node, SUPERS, Search, all_ones, card_bit, field_shift, low_ones, move_card, move_low, ones_mark,
)

cdef struct Failed:
    # the cards that caused no cutoff: those searched, and those that must fail like them
    uint64_t cards
    uint64_t relevant
    uint64_t captured
    int result

cdef inline void none_failed(Search* s, Node* node, Failed* failed) noexcept nogil:
    failed.cards = failed.relevant = failed.captured = 0
    failed.result = -9999 if s.raises[node.player] else 9999

cdef inline int all_failed(Search* s, Failed* failed) noexcept nogil:
    """The bound proved by the failure of all cards."""
    s.relevant = failed.relevant
    s.captured = failed.captured
    return failed.result

cdef inline void note_failed(Search* s, Node* node, int need, int i, int value, Failed* failed) noexcept nogil:
    """Note a card that failed, and the cards that fail with it according to its proof."""
    cdef int player = node.player, raises = s.raises[player], worst
    cdef uint64_t below = s.relevant, taken = s.captured, others
    failed.relevant |= below
    failed.captured |= taken
    if value > failed.result if raises else value < failed.result:
        failed.result = value
    failed.cards |= also_fails(s, node, i, raises == s.side[player], below, taken, &failed.relevant)
    if i + 1 == node.count:
        return
    worst = value
    if not costs_a_loot(s, node, move_card(node.moves[i])):
        worst = value + s.loot[player] if raises else value - s.loot[player]
    if (worst >= need) != raises:
        others = others_fail_too(s, node, i, below) & s.hands[player] & ~failed.cards
        if others:
            failed.cards |= others
            if worst > failed.result if raises else worst < failed.result:
                failed.result = worst

cdef inline bint costs_a_loot(Search* s, Node* node, int card) noexcept nogil:
    """Whether playing a 1 instead of the small card that failed, or the reverse, surely costs at once what it may save.

    A 1 thrown into a trick that the opponents take is lost now instead of later. At −2, where a side wants to get rid
    of its 1s, a 1 in an own trick is wasted, and a 1 kept out of the opponents' trick can at best be thrown later.
    """
    cdef Node* child = node + 1
    cdef int side = s.side[node.player]
    cdef bint lost = s.side[child.taker] != side, one = (card_bit(card) & all_ones()) != 0
    if child.position and (not s.tricks_good or child.ahead.most[child.position][side] >= child.strength):
        return False  # who takes the trick is not known yet
    if lost and s.least_weight[1 - side] < s.loot[node.player]:
        return False
    return lost and not one if s.tricks_good else lost == one

cdef inline uint64_t also_fails(
    Search* s, Node* node, int i, bint wants, uint64_t below, uint64_t taken, uint64_t* relevant
) noexcept nogil:
    """The other cards of a suit that fail as a card did, because its rank didn't matter in the proof.

    If a side that wants tricks played a 1 that wasn't captured in the proof, the small cards fail too: with one of them
    played instead, the player would only have one more 1 to lose.
    """
    cdef int card = move_card(node.moves[i]), low = move_low(node.moves[i]), suit = s.suit[card]
    cdef uint64_t bit = card_bit(card), plain = s.plain[suit], mattered = below & plain
    if bit & SUPERS:
        return 0
    if bit & all_ones():
        if not wants or below & ones_mark(suit) or taken >> field_shift(node.player, suit) & 7:
            return 0
    elif mattered and lowest(mattered) <= card:
        if low != card:
            relevant[0] |= card_bit(low)
        return 0
    return plain & ((mattered & -mattered) - 1)

cdef inline uint64_t others_fail_too(Search* s, Node* node, int i, uint64_t below) noexcept nogil:
    """The other small cards and 1s of a suit, if one loot more or less would not have saved the card that failed.

    Neither its rank nor a tie between 1s mattered in the proof, so another card in its place changes at most one loot.
    """
    cdef int card = move_card(node.moves[i]), suit = s.suit[card]
    cdef uint64_t mattered = below & s.plain[suit], small = s.plain[suit] & ((mattered & -mattered) - 1)
    cdef uint64_t ones = s.suit_mask[suit] & low_ones(), equal = ones if card_bit(card) & ones else card_bit(card)
    small |= ones
    return small & ~equal if small & card_bit(card) and not below & ones_mark(suit) else 0
