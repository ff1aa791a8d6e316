"""What servers on one database know of each other, and when one is sure enough of that to act by itself."""

from __future__ import annotations

import pytest

from kibitz.server.botpool.pool import Pool
from kibitz.server.cluster.lease import Lease
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notes import Alive, Ask, Gone, Here, Letter, Moved, Note, Roster, write_letter

LENGTH = 1000


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A steady clock that stands still: its one item is the moment."""
    moment = [10_000]
    for module in ("lease", "membership"):
        monkeypatch.setattr(f"kibitz.server.cluster.{module}.steady", lambda: moment[0])
    return moment


class Node:
    """A server without tables; what it says is kept until it is delivered."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lease = Lease(LENGTH)
        self.membership = Membership(name, Pool(), self.lease)
        self.said: list[Note] = []
        self.membership.say = self.said.append
        self.silences = 0
        self.membership.silent = self._silent

    def _silent(self) -> None:
        self.silences += 1


class Cluster:
    """Servers, and the database between them: it lists who has a lease and carries what they say, in order."""

    def __init__(self, time: list[int], *names: str) -> None:
        self.time = time
        self.nodes = {name: Node(name) for name in names}
        self.epochs = {name: number for number, name in enumerate(names, 1)}

    def beat(self, *names: str) -> None:
        for name in names or self.nodes:
            self.nodes[name].membership.beaten(self.epochs[name], dict(self.epochs), self.time[0])
        self.deliver()

    def deliver(self, *deaf: str) -> None:
        """Everyone hears all that was said, the speaker too; but not who is deaf."""
        while spoken := [(node, node.said.pop(0)) for node in self.nodes.values() if node.said]:
            for speaker, note in spoken:
                for node in self.nodes.values():
                    if node.name in deaf:
                        continue
                    if node is speaker:
                        node.membership.echo(note)
                    else:
                        node.membership.heard(speaker.name, note)

    def expel(self, name: str) -> None:
        """Someone found the lease of a server run out."""
        del self.epochs[name]

    def rejoin(self, name: str) -> None:
        self.epochs[name] = 1 + max(self.epochs.values())

    def at(self, name: str, table: str) -> tuple[set[int], int]:
        """Who is at a table elsewhere, as a server knows it."""
        seats, watchers = self[name].at(table)
        return set(seats), watchers

    def __getitem__(self, name: str) -> Membership:
        return self.nodes[name].membership


@pytest.fixture
def both(time: list[int]) -> Cluster:
    """Two servers that know each other, with someone at a table through each."""
    made = Cluster(time, "a", "b")
    made.beat()
    made["a"].announce("t", (0,))
    made["b"].announce("t", (1,))
    made.beat()
    return made


def test_two_servers_are_sure_of_each_other_and_one_of_them_looks_after_a_table(both: Cluster) -> None:
    assert both["a"].sure
    assert both["b"].sure
    assert both.at("a", "t") == ({1}, 0)
    assert both.at("b", "t") == ({0}, 0)
    assert [both[name].keeps("t", attended=True) for name in "ab"] == [True, False]
    assert [both[name].keeps("u", attended=False) for name in "ab"] == [True, True]


def test_a_server_that_was_stopped_acts_only_when_it_has_heard_from_everyone_again(both: Cluster) -> None:
    both.expel("a")
    both.time[0] += LENGTH + 1
    both.beat("b")
    assert both.at("b", "t") == (set(), 0), "the people of a silent server are away"
    assert both["b"].keeps("t", attended=True)
    assert not both["a"].sure
    assert not both["a"].keeps("t", attended=True)
    both["b"].announce("t", (1,), 5)
    both.rejoin("a")
    both["a"].beaten(both.epochs["a"], dict(both.epochs), both.time[0])
    assert both.nodes["a"].silences == 1
    both.deliver("a")
    assert not both["a"].sure, "it hasn't heard anyone yet"
    both.beat()
    both.beat()
    for name in "ab":
        assert both[name].sure
    assert both.at("a", "t") == ({1}, 5)
    assert both.at("b", "t") == ({0}, 0)
    assert [both[name].keeps("t", attended=True) for name in "ab"] == [True, False]


def test_a_server_is_not_sure_before_it_hears_its_own_beat(both: Cluster) -> None:
    """Notes arrive in order: who has heard their own beat has heard all that was said before."""
    both.time[0] += LENGTH // 2
    both["a"].beaten(both.epochs["a"], dict(both.epochs), both.time[0])
    assert not both["a"].sure
    both.deliver()
    assert both["a"].sure


def test_an_echo_from_before_a_pause_proves_nothing(both: Cluster) -> None:
    both["a"].beaten(both.epochs["a"], dict(both.epochs), both.time[0])
    both.time[0] += LENGTH
    both.deliver()
    assert not both["a"].sure


def test_a_new_epoch_is_not_held_by_what_was_said_in_an_old_one(both: Cluster) -> None:
    old = next(note for note in _said(both, "a") if isinstance(note, Alive))
    both.time[0] += 1
    both.expel("a")
    both.rejoin("a")
    both["a"].beaten(both.epochs["a"], {"a": both.epochs["a"]}, both.time[0])
    both["a"].echo(old)
    assert not both["a"].sure
    assert both["a"].epoch == both.epochs["a"]


def _said(cluster: Cluster, name: str) -> list[Note]:
    node = cluster.nodes[name]
    node.membership.beaten(cluster.epochs[name], dict(cluster.epochs), cluster.time[0])
    said, node.said[:] = list(node.said), []
    return said


def test_who_misses_a_note_asks_and_is_told_everything(both: Cluster) -> None:
    both["b"].announce("u", (2,))
    both["b"].announce("v", (3,))
    lost = both.nodes["b"].said.pop(0)
    assert isinstance(lost, Moved)
    both["a"].heard("b", both.nodes["b"].said.pop(0))
    assert not both["a"].sure
    both.deliver()
    assert both["a"].sure
    assert (both.at("a", "u")[0], both.at("a", "v")[0]) == ({2}, {3})


def test_who_missed_the_last_note_finds_out_by_the_next_beat(both: Cluster) -> None:
    both["b"].announce("t")
    both.nodes["b"].said.clear()
    both.beat()
    assert both.at("a", "t") == (set(), 0)


def test_a_note_that_comes_twice_or_late_changes_nothing(both: Cluster) -> None:
    both["b"].announce("t", (1,), 1)
    late = both.nodes["b"].said[0]
    both["b"].announce("t", (1,), 2)
    both.deliver()
    both["a"].heard("b", late)
    assert both.at("a", "t") == ({1}, 2)
    assert both["a"].sure


def test_a_server_is_sure_again_when_the_one_it_waited_for_is_gone(both: Cluster) -> None:
    both["a"].in_touch()
    assert not both["a"].sure
    both["a"].heard("b", Gone())
    assert both["a"].sure
    assert both.at("a", "t") == (set(), 0)


def test_a_question_that_nobody_heard_is_asked_again(both: Cluster) -> None:
    both["a"].in_touch()
    both.nodes["a"].said.clear()
    both.deliver()
    assert not both["a"].sure
    both.beat("a")
    assert both["a"].sure


def test_who_does_not_hear_is_not_sure(both: Cluster) -> None:
    both["a"].out_of_touch()
    assert not both["a"].sure
    both["a"].in_touch()
    both.beat()
    assert both["a"].sure


def test_a_server_that_is_listed_but_says_nothing_is_waited_for(both: Cluster) -> None:
    """The database knows it, so it may have people; only when its lease runs out do others act."""
    both.epochs["c"] = 9
    both.beat("a")
    assert not both["a"].sure
    both.time[0] += 1
    del both.epochs["c"]
    both.beat("a")
    assert both["a"].sure


def test_large_rosters_travel_in_parts_that_the_database_carries(time: list[int]) -> None:
    cluster = Cluster(time, "a", "b")
    for number in range(1000):
        cluster["a"].announce(f"table-{number:04}", (0, 1, 2), 7)
    cluster.nodes["a"].said.clear()
    cluster["a"].heard("b", Ask(1))
    rosters = [note for note in cluster.nodes["a"].said if isinstance(note, Roster)]
    assert len(rosters) > 1
    assert max(len(write_letter(Letter("f" * 16, note))) for note in rosters) < 8000
    cluster["b"].announce("x")
    for note in rosters[:-1]:
        cluster["b"].heard("a", note)
    assert cluster.at("b", "table-0000") == (set(), 0), "a part is not the whole"
    cluster["b"].heard("a", rosters[-1])
    assert all(cluster.at("b", f"table-{number:04}") == ({0, 1, 2}, 7) for number in range(1000))
    cluster["b"].heard("a", Roster(2000, (Here("u", (4,)),)))
    assert cluster.at("b", "table-0000") == (set(), 0), "who is not on the newest roster is gone"


def test_a_lone_server_notices_that_it_was_stopped(time: list[int]) -> None:
    node = Node("a")
    node.membership.say = None
    node.membership.alone()
    assert node.membership.keeps("t", attended=True)
    assert node.membership.epoch is None
    time[0] += LENGTH
    assert not node.membership.keeps("t", attended=True), "before anything else is read"
    node.membership.alone()
    assert node.membership.keeps("t", attended=True)
    assert node.silences == 1
