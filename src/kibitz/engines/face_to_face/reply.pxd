"""The reply policy for rollouts: of the cheapest turns by heuristic, the one the value network rates highest.

It wins about three games in four against the heuristic alone, and more than two in five against a player that
evaluates every plan with the network, in a fraction of the time.
"""

from kibitz.compiled.face_to_face.rules cimport NOBODY, Packed, asked
from kibitz.compiled.face_to_face.heuristic cimport Costs, Turns, cheapest, play_more, play_out, play_plain
from kibitz.engines.face_to_face.value cimport Network, win_logit


cdef inline void reply(Packed* at, const Costs* costs, int wanted, const Network* net) noexcept nogil:
    """Play the rest of a turn except its end, best of `wanted` candidates; the network sees the player's cards only."""
    cdef int me = at.seat, needed, i
    cdef Turns turns
    cdef Packed then, best
    cdef float worth, most
    cdef bint found = False
    if play_plain(at):
        return
    needed = asked(at) - at.count
    if needed <= 0:
        play_more(at, costs)
        return
    turns.wanted = wanted
    cheapest(at, needed, costs, &turns)
    for i in range(turns.count):
        then = at[0]
        play_out(&then, &turns.best[i], needed)
        play_more(&then, costs)
        if then.winner == me:
            at[0] = then
            return
        if then.winner != NOBODY:
            continue
        worth = win_logit(net, &then)
        if not found or worth > most:
            found = True
            most = worth
            best = then
    at[0] = best if found else then  # every candidate loses
