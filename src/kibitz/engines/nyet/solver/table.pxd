"""The transposition table: proven bounds that hold for sets of positions, as in partition search.

The key is the leader and the suit lengths of every hand. An entry stores, of each suit, the owners of only those top
cards whose rank mattered in the proof; it holds for every position that agrees on these. The 1s are compared by
dominance: a lower bound stays true when home has fewer 1s to lose, and away at least those whose capture the proof
counted; an upper bound the other way round. Each 1 too many or too few weakens a bound by one loot; a bound with that
much to spare still causes a cutoff. Where 1s tied for a trick, they must agree exactly.

The entries of one key are in one block, which moves to a larger one when it is full. The owners of the top five cards
of each suit, which rule out most entries, are stored side by side at the start of the block: most entries are rejected
without being read.
"""

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcpy, memmove, memset

from kibitz.compiled.common.bits cimport count, highest, lowest
from kibitz.engines.nyet.solver.position cimport (
    LINE, RANKS, SIZES, Block, Head, Node, Pattern, Entry, SUITS, Search, card_bit, each_field, ones_mark, owners,
)

cdef enum:
    FEWEST_HEADS = 1024
    TOP = 5         # cards of a suit in the first word of owners; the second has five, the third two

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #define kibitz_prefetch(address)
    #else
    #define kibitz_prefetch(address) __builtin_prefetch(address)
    #endif
    """
    void prefetch "kibitz_prefetch"(const void* address) noexcept nogil

cdef inline uint64_t position_key(Node* node) noexcept nogil:
    """A hash of the leader and all suit lengths."""
    cdef uint64_t key = node.lengths[0] * <uint64_t>0x9E3779B97F4A7C15
    key ^= key >> 32
    key = (key + node.lengths[1] + (<uint64_t>node.player << 40)) * <uint64_t>0xBF58476D1CE4E5B9
    return key ^ (key >> 32)

cdef inline uint64_t five_owners(Search* s, Node* node, int below) noexcept nogil:
    """The owners of five cards of each suit, after the top `below` ones, in a word."""
    cdef int shift = 45 - 3 * (below + TOP)
    return (
        (owners(s, node, 0) >> shift & 0x7FFF)
        | (owners(s, node, 1) >> shift & 0x7FFF) << 15
        | (owners(s, node, 2) >> shift & 0x7FFF) << 30
        | (owners(s, node, 3) >> shift & 0x7FFF) << 45
    )

cdef inline void chart_places(Search* s) noexcept nogil:
    """Fill in the masks for `mask_of`: of five places, those within a depth; negative depths come first."""
    cdef int i
    for i in range(2 * RANKS + 1):
        s.top_places[i] = 0x7FFF & ~(0x7FFF >> 3 * min(max(i - RANKS, 0), TOP))

cdef inline uint64_t mask_of(Search* s, int depths, int below) noexcept nogil:
    """The places in a word of five owners that are within the depth of each suit, four bits per suit."""
    cdef const uint64_t* places = &s.top_places[RANKS - below]
    return (
        places[depths & 15]
        | places[depths >> 4 & 15] << 15
        | places[depths >> 8 & 15] << 30
        | places[depths >> 12 & 15] << 45
    )

cdef inline bint same_below(Search* s, Node* node, Entry* entry) noexcept nogil:
    """Whether the cards that mattered below the top five are in the same hands."""
    if (five_owners(s, node, TOP) ^ entry.owners) & mask_of(s, entry.depths, TOP):
        return False
    return entry.deep == 1 or not (five_owners(s, node, 2 * TOP) ^ entry.lowest) & mask_of(s, entry.depths, 2 * TOP)

cdef inline uint64_t exact_fields(int suits) noexcept nogil:
    """The fields of every player for a set of suits, one bit per suit."""
    cdef uint64_t one_player = (7 if suits & 1 else 0) | (56 if suits & 2 else 0) | (448 if suits & 4 else 0)
    if suits & 8:
        one_player |= 3584
    return one_player * <uint64_t>0x1001001001001

cdef inline int missing_ones(uint64_t short) noexcept nogil:
    """The sum of all fields."""
    return count(short & each_field(1)) + 2 * count(short & each_field(2))

cdef inline int still_true(Search* s, Node* node, Entry* entry) noexcept nogil:
    """The bound of an entry, weakened by one loot for each 1 more to lose or fewer to capture.

    Play that follows the proof uses a small card for a 1, or a 1 for a small card, at most that many times.
    """
    cdef uint64_t guard = each_field(4), short
    cdef int cost
    short = (entry.ones | guard) - node.ones if entry.is_lower else (node.ones | guard) - entry.ones
    short &= (short & guard) - ((short & guard) >> 2)
    if not short:
        return entry.bound
    cost = s.top_weight[0] * missing_ones(short & s.side_fields[1])
    cost += s.top_weight[1] * missing_ones(short & s.side_fields[0])
    return entry.bound - cost if entry.is_lower else entry.bound + cost

cdef inline bint settles(Search* s, Node* node, Entry* entry, int need, int* bound) noexcept nogil:
    """Whether an entry whose top cards fit holds here, and its weakened bound causes a cutoff."""
    if (entry.bound >= need) != entry.is_lower:
        return False
    if entry.deep and not same_below(s, node, entry):
        return False
    if entry.exact and (node.ones ^ entry.ones) & exact_fields(entry.exact):
        return False
    bound[0] = still_true(s, node, entry)
    return (bound[0] >= need) == entry.is_lower

cdef inline uint64_t nth_highest(uint64_t cards, int n) noexcept nogil:
    while n > 1:
        cards ^= card_bit(highest(cards))
        n -= 1
    return card_bit(highest(cards))

cdef inline void recall_entry(Search* s, Node* node, Entry* entry) noexcept nogil:
    """Restore what an entry's proof relied on, for the current position."""
    cdef int suit, depth
    cdef uint64_t fields, relevant = 0
    for suit in range(SUITS):
        depth = entry.depths >> (4 * suit) & 15
        if depth:
            relevant |= nth_highest(node.remaining & s.plain[suit], depth)
        if entry.exact >> suit & 1:
            relevant |= ones_mark(suit)
    s.relevant = relevant
    if entry.is_lower:
        fields = entry.ones & s.side_fields[0]
    else:
        fields = (entry.ones ^ each_field(3)) & s.side_fields[1]
    s.captured = ((fields | fields >> 1) & each_field(1)) * 7

cdef inline Head* find_head(Search* s, uint64_t key) noexcept nogil:
    """The head of a key, or the free one where it would be."""
    cdef uint32_t at = key & s.head_mask
    while s.heads[at].generation == s.generation and s.heads[at].key != key:
        at = (at + 1) & s.head_mask
    return &s.heads[at]

cdef inline Block* block_at(Search* s, uint32_t line) noexcept nogil:
    return <Block*>(s.pool + <uint64_t>line * LINE)

cdef inline Pattern* patterns_of(Block* block) noexcept nogil:
    return <Pattern*>(block + 1)

cdef inline Entry* entries_of(Block* block) noexcept nogil:
    return <Entry*>(patterns_of(block) + block.room)

cdef inline void fetch_head(Search* s, uint64_t key) noexcept nogil:
    """Prefetch the head while other work is done."""
    prefetch(&s.heads[key & s.head_mask])

cdef inline Entry* probe_table(Search* s, Node* node, int need, int* hint, int* bound) noexcept nogil:
    """The entry that proves whether the count reaches `need`, moved to the end of its block; NULL and a hint if none.

    Blocks are searched from the end, because entries used last are the likeliest to be needed again.
    """
    cdef int i, last
    cdef uint64_t held
    cdef Block* block
    cdef Pattern* patterns
    cdef Entry* entries
    cdef Head* head = find_head(s, node.key)
    if head.generation != s.generation:
        return NULL
    held = five_owners(s, node, 0)
    block = block_at(s, head.line)
    patterns = patterns_of(block)
    entries = entries_of(block)
    last = head.used - 1
    for i in range(last, -1, -1):
        if (held ^ patterns[i].owners) & patterns[i].mask:
            continue
        if hint[0] < 0:
            hint[0] = entries[i].move
        if settles(s, node, &entries[i], need, bound):
            if i != last:
                patterns[i], patterns[last] = patterns[last], patterns[i]
                entries[i], entries[last] = entries[last], entries[i]
            return &entries[last]
    if hint[0] < 0:
        hint[0] = entries[last].move
    return NULL

cdef inline uint32_t new_block(Search* s, int size) noexcept nogil:
    """The first line of a block of 2^size cache lines, reused or new; 0 if the table is full."""
    cdef uint32_t line = s.spare[size]
    cdef Block* block
    if line:
        s.spare[size] = block_at(s, line).next_spare
    else:
        if s.used + (1 << size) >= s.pool_lines:
            return 0
        line = s.used + 1
        s.used += 1 << size
    block = block_at(s, line)
    block.size = size
    block.room = ((LINE << size) - sizeof(Block)) // (sizeof(Pattern) + sizeof(Entry))
    return line

cdef inline void clear_table(Search* s) noexcept nogil:
    """Remove all entries."""
    s.used = s.keys = 0
    memset(s.spare, 0, sizeof(s.spare))
    s.generation += 1
    if s.generation == 0:
        memset(s.all_heads, 0, 2 * <uint64_t>s.most_heads * sizeof(Head))
        s.generation = 1

cdef inline void use_heads(Search* s, uint32_t size) noexcept nogil:
    """Use this many heads, a power of two; each size has its own place in memory."""
    s.heads = s.all_heads + size
    s.head_mask = size - 1

cdef inline void double_heads(Search* s) noexcept nogil:
    """Double the number of heads, and move the known ones over."""
    cdef uint32_t i, size = s.head_mask + 1
    cdef Head* old = s.heads
    use_heads(s, 2 * size)
    for i in range(size):
        if old[i].generation == s.generation:
            find_head(s, old[i].key)[0] = old[i]

cdef inline bint enlarge(Search* s, Head* head) noexcept nogil:
    """Make room in a full block: move it to a larger one, or drop the older half if it is the largest.

    Returns False if the table is full."""
    cdef Block* block = block_at(s, head.line)
    cdef Block* larger
    cdef uint32_t line
    cdef int half = head.used // 2
    if block.size + 1 == SIZES:
        head.used -= half
        memmove(patterns_of(block), patterns_of(block) + half, head.used * sizeof(Pattern))
        memmove(entries_of(block), entries_of(block) + half, head.used * sizeof(Entry))
        return True
    line = new_block(s, block.size + 1)
    if not line:
        return False
    larger = block_at(s, line)
    memcpy(patterns_of(larger), patterns_of(block), head.used * sizeof(Pattern))
    memcpy(entries_of(larger), entries_of(block), head.used * sizeof(Entry))
    block.next_spare = s.spare[block.size]
    s.spare[block.size] = head.line
    head.line = line
    return True

cdef inline Head* head_with_room(Search* s, uint64_t key) noexcept nogil:
    """The head of a key, its block having room; a full table is cleared first."""
    cdef Head* head = find_head(s, key)
    cdef uint32_t line
    if head.generation == s.generation:
        if head.used < block_at(s, head.line).room or enlarge(s, head):
            return head
        clear_table(s)
    elif 2 * s.keys > s.head_mask:
        if s.head_mask + 1 < s.most_heads:
            double_heads(s)
        else:
            clear_table(s)
    line = new_block(s, 0)
    if not line:
        clear_table(s)
        line = new_block(s, 0)
    head = find_head(s, key)
    s.keys += 1
    head.key = key
    head.generation = s.generation
    head.line = line
    head.used = 0
    return head

cdef inline void store_entry(Search* s, Node* node, int bound, bint is_lower, int move) noexcept nogil:
    """Store a bound with what its proof relied on."""
    cdef int suit, exact = 0, depths = 0, depth, deep = 0
    cdef uint64_t cards, fields
    cdef Head* head
    cdef Block* block
    cdef Pattern* pattern
    cdef Entry* entry
    for suit in range(SUITS):
        if s.relevant & ones_mark(suit):
            exact |= 1 << suit
        cards = s.relevant & s.plain[suit]
        if cards:
            depth = count(node.remaining & s.plain[suit] & ~(card_bit(lowest(cards)) - 1))
            deep = max(deep, (depth - 1) // TOP)
            depths |= depth << (4 * suit)
    head = head_with_room(s, node.key)
    block = block_at(s, head.line)
    pattern = patterns_of(block) + head.used
    entry = entries_of(block) + head.used
    head.used += 1
    pattern.owners = five_owners(s, node, 0)
    pattern.mask = mask_of(s, depths, 0)
    fields = s.captured | exact_fields(exact)
    if deep:
        entry.owners = five_owners(s, node, TOP)
        entry.lowest = five_owners(s, node, 2 * TOP)
    entry.bound = bound
    entry.is_lower = is_lower
    entry.exact = exact
    entry.depths = depths
    entry.deep = deep
    entry.move = move
    if is_lower:
        entry.ones = node.ones & (fields | s.side_fields[1])
    else:
        entry.ones = node.ones | (~fields & s.side_fields[1] & each_field(3))
