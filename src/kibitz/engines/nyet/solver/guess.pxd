"""A first guess at the count of an ending, so that the first null windows are close to the value."""

from libc.stdint cimport uint64_t

from kibitz.compiled.common.bits cimport below, lowest
from kibitz.engines.nyet.solver.position cimport NO_CARD, Node, SUPERS, Search, TRUMP_STRENGTH, all_ones, card_bit
from kibitz.engines.nyet.solver.moves cimport advance, next_move, retract
from kibitz.engines.nyet.solver.order cimport order_moves

cdef enum:
    ROLLOUTS = 8    # noisy rollouts before a long search
    LONG = 7        # a search with at least this many tricks left is long
    NOISE = 40

cdef inline int rollout_count(Search* s, Node* root, int noise, uint64_t* rng) noexcept nogil:
    """The count of an open-hand rollout: everyone plays the first card of the move ordering, with noise or without."""
    cdef Node* node = root
    cdef int total = 0, i
    while node.tricks:
        order_moves(s, node, NO_CARD)
        if noise:
            for i in range(node.count):
                node.moves[i] += <int>below(rng, noise) * 65536
        node.cutter = next_move(node, 0)
        total += advance(s, node, node.cutter)
        node += 1
    while node != root:
        node -= 1
        retract(s, node, node.cutter)
    return total

cdef inline int linear_guess(Search* s, Node* node) noexcept nogil:
    """A linear guess at the count, in thousandths of a trick, fitted to solved endings."""
    cdef int total = 0, player, part, strength, card
    cdef int wants = s.raises[0] == s.side[0]
    cdef uint64_t cards
    for player in range(s.players):
        part = -node.tricks * (151 if wants else 130)
        if player == node.player and node.position == 0:
            part += 621 if wants else -615
        cards = s.hands[player]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if card_bit(card) & s.trumps:
                strength = s.strength[card] - TRUMP_STRENGTH
                part += 895 + (strength - 2) * 84 if wants else 301 + (strength - 2) * 59
                if card_bit(card) & SUPERS:
                    part += 934 if wants else 986
            elif s.strength[card] > 8:
                part += (s.strength[card] - 8) * (174 if wants else 81)
            if card_bit(card) & all_ones():
                part -= 385 if wants else 998
        total += part * s.weight[player] if s.side[player] else -part * s.weight[player]
    # the larger side makes more of the same cards
    return total + node.tricks * (s.size[1] - s.size[0]) * (700 if wants else -500) // s.players

cdef inline int size_correction(Search* s, Node* node) noexcept nogil:
    """The part of the larger side's advantage that rollouts and linear guess miss, in thousandths of a trick."""
    return node.tricks * (s.size[1] - s.size[0]) * 290 // s.players if s.raises[0] == s.side[0] else 0
