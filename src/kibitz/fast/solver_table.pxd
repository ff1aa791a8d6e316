"""The table of proven bounds, as in partition search.

The key is the leader and how many cards of each suit every player holds. An entry keeps, of each suit, the owners of
only those top cards whose rank mattered in the proof: it holds for every position that agrees on these. The 1s are
compared by dominance: a lower bound stays true when home has fewer 1s to lose, and away at least those whose capture
the proof counted; an upper bound the other way round. Each 1 too many or too few weakens a bound by one loot; a bound
with that much to spare still settles the question. Where 1s tied for a trick they must agree exactly.
"""

from libc.stdint cimport uint32_t, uint64_t

from kibitz.fast.bits cimport count, highest, lowest
from kibitz.fast.solver_deal cimport (
    Entry, Node, Proof, SUITS, Search, card_bit, each_field, ones_mark,
)

cdef enum:
    BLOCK = 16

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #define kibitz_prefetch(address)
    #else
    #define kibitz_prefetch(address) __builtin_prefetch(address)
    #endif
    """
    void prefetch "kibitz_prefetch"(const void* address) noexcept nogil

cdef inline uint64_t position_key(Search* s, int leader) noexcept nogil:
    cdef uint64_t key = s.hash + s.hash_leader[leader]
    key ^= key >> 29
    key *= <uint64_t>0x1B873593CC9E2D51
    return key ^ (key >> 32)

cdef inline uint64_t owner_mask(int depth) noexcept nogil:
    """The owners of so many top cards."""
    return ~((<uint64_t>1 << (36 - 3 * depth)) - 1)

cdef inline uint64_t exact_fields(int suits) noexcept nogil:
    """The fields of every player for a set of suits, a bit a suit."""
    cdef uint64_t one_player = (7 if suits & 1 else 0) | (56 if suits & 2 else 0) | (448 if suits & 4 else 0)
    if suits & 8:
        one_player |= 3584
    return one_player * <uint64_t>0x1001001001001

cdef inline int missing_ones(uint64_t short) noexcept nogil:
    """The sum of the fields."""
    return count(short & each_field(1)) + 2 * count(short & each_field(2))

cdef inline int still_true(Search* s, Proof* proof) noexcept nogil:
    """The bound of a proof, weakened by a loot for each 1 that the position has more to lose or fewer to capture.

    Whoever follows the proof takes a small card for a 1, or a 1 for a small card, that many times at most.
    """
    cdef uint64_t guard = each_field(4), short
    cdef int cost
    short = (proof.ones | guard) - s.ones if proof.is_lower else (s.ones | guard) - proof.ones
    short &= (short & guard) - ((short & guard) >> 2)
    if not short:
        return proof.bound
    cost = s.top_weight[0] * missing_ones(short & s.side_fields[1])
    cost += s.top_weight[1] * missing_ones(short & s.side_fields[0])
    return proof.bound - cost if proof.is_lower else proof.bound + cost

cdef inline bint settles(Search* s, Proof* proof, int need, int* bound) noexcept nogil:
    """Whether the bound, as far as it is still true, settles the question."""
    bound[0] = still_true(s, proof)
    return (bound[0] >= need) == proof.is_lower

cdef inline bint same_cards(Search* s, Proof* proof) noexcept nogil:
    """Whether the cards that mattered lie in the same hands."""
    cdef int depths = proof.depths
    return not (
        (s.ones ^ proof.ones) & exact_fields(proof.exact)
        or (s.owners[0] ^ proof.owners[0]) & owner_mask(depths & 15)
        or (s.owners[1] ^ proof.owners[1]) & owner_mask(depths >> 4 & 15)
        or (s.owners[2] ^ proof.owners[2]) & owner_mask(depths >> 8 & 15)
        or (s.owners[3] ^ proof.owners[3]) & owner_mask(depths >> 12 & 15)
    )

cdef inline uint64_t nth_highest(uint64_t cards, int n) noexcept nogil:
    while n > 1:
        cards ^= card_bit(highest(cards))
        n -= 1
    return card_bit(highest(cards))

cdef inline void recall_proof(Search* s, Node* node, Proof* proof) noexcept nogil:
    """What a proof relied on, in terms of the position at hand."""
    cdef int suit, depth
    cdef uint64_t fields
    for suit in range(SUITS):
        depth = proof.depths >> (4 * suit) & 15
        if depth:
            node.relevant |= nth_highest(s.remaining & s.plain[suit], depth)
        if proof.exact >> suit & 1:
            node.relevant |= ones_mark(suit)
    if proof.is_lower:
        fields = proof.ones & s.side_fields[0]
    else:
        fields = (proof.ones ^ each_field(3)) & s.side_fields[1]
    node.captured = ((fields | fields >> 1) & each_field(1)) * 7

cdef inline uint32_t first_entry(Search* s, uint64_t key) noexcept nogil:
    """The head of a chain; 0 if it is empty or of an earlier ending."""
    cdef uint64_t head = s.heads[key & s.head_mask]
    return <uint32_t>head if head >> 32 == s.generation else 0

cdef inline void fetch_head(Search* s, int leader) noexcept nogil:
    """Have the head of the chain brought near while other work is done."""
    prefetch(&s.heads[position_key(s, leader) & s.head_mask])

cdef inline void fetch_entry(Search* s, uint64_t key) noexcept nogil:
    """Have the first block of the chain brought near while the bounds are tried."""
    prefetch(&s.pool[first_entry(s, key)])

cdef inline Proof* find_proof(Search* s, uint64_t key, int need, int* hint, int* bound) noexcept nogil:
    """A proof that settles whether the count reaches `need`, moved to the end of its block; else a move to try.

    Blocks are searched from their ends: the proofs found or made last are the likeliest to be needed again.
    """
    cdef uint32_t index = first_entry(s, key)
    cdef int i
    cdef Entry* block
    cdef Proof* last
    cdef Proof* proof
    cdef Proof found
    while index:
        block = &s.pool[index]
        index = block.following
        if block.key != key:
            continue
        prefetch(&s.pool[index])
        last = &block[block.used - 1].proof
        for i in range(block.used - 1, -1, -1):
            proof = &block[i].proof
            if (proof.bound >= need) == proof.is_lower and same_cards(s, proof) and settles(s, proof, need, bound):
                if proof != last:
                    found = proof[0]
                    proof[0] = last[0]
                    last[0] = found
                return last
        if hint[0] < 0:
            hint[0] = last.move
    return NULL

cdef inline Proof* new_proof(Search* s, uint64_t key) noexcept nogil:
    """Room for one more: in the first block of the chain, or in a new one twice as large; a full table starts afresh."""
    cdef uint32_t first = first_entry(s, key), room = 1
    cdef Entry* block = &s.pool[first]
    if first and block.key == key:
        if block.used < block.room:
            block.used += 1
            return &block[block.used - 1].proof
        room = min(2 * block.room, BLOCK)
    if s.used + room >= s.pool_size:
        s.used = first = 0
        s.generation += 1
    block = &s.pool[s.used + 1]
    block.key = key
    block.following = first
    block.room = room
    block.used = 1
    s.heads[key & s.head_mask] = <uint64_t>s.generation << 32 | (s.used + 1)
    s.used += room
    return &block.proof

cdef inline void store_proof(Search* s, Node* node, uint64_t key, int bound, bint is_lower, int move) noexcept nogil:
    """Remember a bound with what its proof relied on."""
    cdef Proof* proof = new_proof(s, key)
    cdef int suit, exact = 0, depths = 0
    cdef uint64_t cards, fields
    for suit in range(SUITS):
        if node.relevant & ones_mark(suit):
            exact |= 1 << suit
        cards = node.relevant & s.plain[suit]
        if cards:
            depths |= count(s.remaining & s.plain[suit] & ~(card_bit(lowest(cards)) - 1)) << (4 * suit)
        proof.owners[suit] = s.owners[suit]
    fields = node.captured | exact_fields(exact)
    proof.bound = bound
    proof.is_lower = is_lower
    proof.exact = exact
    proof.depths = depths
    proof.move = move
    if is_lower:
        proof.ones = s.ones & (fields | s.side_fields[1])
    else:
        proof.ones = s.ones | (~fields & s.side_fields[1] & each_field(3))
