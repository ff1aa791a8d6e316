"""Face to Face's rules on plain integers, in rulebook order, and the position that steps by action codes."""

from libc.string cimport memset

from kibitz.compiled.common.bits cimport count, lowest


cdef int asked(const Packed* at) noexcept nogil:
    """The number of cards the turn asks for: two, or one if a lone last card may be placed alone (F2, F4.2)."""
    cdef bint alone = at.draw_count[at.seat] == 0 and count(at.hands[at.seat]) + at.count == 1
    return 1 if alone and at.lone_last_card else 2


cdef void legal(const Packed* at, uint64_t* piles, bint* may_end) noexcept nogil:
    """The cards that may go on each pile now, and whether the turn may end (F2)."""
    cdef int me = at.seat, you = 1 - at.seat
    cdef uint64_t hand = at.hands[me]
    piles[UP] = hand & fits_up(at.up[me])
    piles[DOWN] = hand & fits_down(at.down[me])
    piles[OPP_UP] = 0 if at.gave else hand & beneath(at.up[you])
    piles[OPP_DOWN] = 0 if at.gave else hand & above(at.down[you])
    may_end[0] = at.count >= asked(at)


cdef bint can_go_on(const Packed* at) noexcept nogil:
    """Whether the player can place the cards that the turn still asks for (F4.2)."""
    cdef int me = at.seat, needed = asked(at) - at.count
    cdef uint64_t hand = at.hands[me], own, gifts
    if needed <= 0:
        return True
    own = own_fits(hand, at.up[me], at.down[me])
    gifts = 0 if at.gave else gift_fits(hand, at.up[1 - me], at.down[1 - me])
    if needed == 1:
        return own | gifts != 0
    if own & (own - 1):
        return True  # two cards that fit own piles can be placed in one order or the other
    return own != 0 and a_second_follows(hand ^ own, lowest(own), at.up[me], at.down[me], gifts)


cdef bint a_second_follows(uint64_t rest, int first, int up, int down, uint64_t gifts) noexcept nogil:
    """Whether a second card can be placed when only one fits an own pile."""
    cdef uint64_t bit = <uint64_t>1 << first
    if rest & gifts:
        return True
    if bit & fits_up(up) and own_fits(rest, first, down):
        return True
    return bit & fits_down(down) and own_fits(rest, up, first)


cdef void place(Packed* at, int pile, int card) noexcept nogil:
    """Place a card; placing the last one wins, being unable to place a second one loses (F2, F4)."""
    cdef int me = at.seat
    at.hands[me] ^= <uint64_t>1 << card
    at.unplaced[me] ^= <uint64_t>1 << card
    at.count += 1
    if pile == UP:
        at.up[me] = card
    elif pile == DOWN:
        at.down[me] = card
    else:
        at.gave = True
        if pile == OPP_UP:
            at.up[1 - me] = card
        else:
            at.down[1 - me] = card
    if at.unplaced[me] == 0:
        at.winner = me
    elif not can_go_on(at):
        at.winner = 1 - me
        at.stuck = True


cdef void end_turn(Packed* at) noexcept nogil:
    """The player draws; the opponent begins, or has lost (F3, F4.2)."""
    cdef int me = at.seat, wanted = 2
    if at.gave:
        wanted = HAND - count(at.hands[me])
    while wanted > 0 and at.draw_count[me]:
        at.draw_count[me] -= 1
        at.hands[me] |= <uint64_t>1 << at.draw[me][at.draw_count[me]]
        wanted -= 1
    at.seat = 1 - me
    at.turn += 1
    at.count = 0
    at.gave = False
    if not can_go_on(at):
        at.winner = me
        at.stuck = True


cdef void step(Packed* at, int code) noexcept nogil:
    """Play a legal action."""
    if code == END:
        end_turn(at)
    else:
        place(at, code >> 6, code & 63)


cdef class Position:
    """A mutable position; `copy` it to keep it."""

    def __init__(self, *, hands, draw, tops, starter, seat, turn, number, gave, winner, stuck, lone_last_card, placed):
        cdef int owner, i
        memset(&self.at, 0, sizeof(Packed))
        for owner in range(2):
            self.at.hands[owner] = self.at.unplaced[owner] = hands[owner]
            self.at.up[owner], self.at.down[owner] = tops[owner]
            self.at.draw_count[owner] = len(draw[owner])
            for i, card in enumerate(reversed(draw[owner])):
                self.at.draw[owner][i] = card
                self.at.unplaced[owner] |= <uint64_t>1 << <int>card
        self.at.starter = starter
        self.at.seat = seat
        self.at.turn = turn
        self.at.count = number
        self.at.gave = gave
        self.at.winner = NOBODY if winner is None else winner
        self.at.stuck = stuck
        self.at.lone_last_card = lone_last_card
        self.placed = placed

    def copy(self):
        cdef Position twin = Position.__new__(Position)
        twin.at = self.at
        twin.placed = self.placed
        return twin

    @property
    def fields(self):
        """Every field of the packed position by name; the draw piles top card first."""
        cdef dict fields = self.at
        fields["draw"] = [[self.at.draw[p][i] for i in range(self.at.draw_count[p] - 1, -1, -1)] for p in range(2)]
        return fields

    @property
    def over(self):
        return self.at.winner != NOBODY

    @property
    def winner(self):
        return None if self.at.winner == NOBODY else self.at.winner

    @property
    def actor(self):
        return self.at.seat if self.at.winner == NOBODY else None

    @property
    def scores(self):
        """The number of cards each player has placed."""
        return tuple([CARDS - count(self.at.unplaced[p]) for p in range(2)])

    def legal_mask(self, int seat):
        """The codes a seat may choose now, as a set of bits."""
        cdef uint64_t piles[4]
        cdef bint may_end
        if not 0 <= seat < 2:
            raise IndexError(f"there is no seat {seat}")
        if seat != self.actor:
            return 0
        legal(&self.at, piles, &may_end)
        return sum([int(piles[pile]) << 64 * pile for pile in range(4)]) | may_end

    def legal(self, int seat):
        """The codes a seat may choose now, ascending."""
        mask = self.legal_mask(seat)
        codes = []
        while mask:
            codes.append((mask & -mask).bit_length() - 1)
            mask &= mask - 1
        return codes

    def step(self, int seat, int code):
        """Play an action."""
        if not 0 <= code < CODES or not self.legal_mask(seat) >> code & 1:
            raise ValueError(f"code {code} is not legal for seat {seat} now")
        if code != END:
            self.placed = (*self.placed, (self.at.turn, seat, code))
        with nogil:
            step(&self.at, code)
