"""A match on a Ray cluster of two nodes on this machine, one of which is killed in the middle, and one by the command.

Run by test_cluster, which compares.
"""

from __future__ import annotations

import io
import logging
import sys
from contextlib import redirect_stdout
from time import sleep

import msgspec
import ray
from ray.cluster_utils import Cluster

from kibitz.cli import main as command
from kibitz.lab.cluster import over_ray
from kibitz.lab.duplicate import MatchPlan

MEMORY = 100 * 2**20


def main(text: str) -> None:
    """Play a plan given as JSON; print where it was played and all games."""
    plan = msgspec.json.decode(text, type=MatchPlan)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY})
    second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes()
    ray.init(cluster.address, log_to_driver=False, logging_level=logging.ERROR)
    played, nodes = [], [alive()]
    for deal in over_ray((plan, number) for number in range(plan.deals)):
        played.append(deal)
        if len(played) == 3:
            cluster.remove_node(second, allow_graceful=False)
            nodes.append(left_alive(1))
    said = io.StringIO()
    with redirect_stdout(said):
        command(sys.argv[2:])
    ray.shutdown()
    cluster.shutdown()  # type: ignore[no-untyped-call]
    games = {deal.number: deal.games for deal in played}
    print("\n" + msgspec.json.encode({"nodes": nodes, "games": games, "said": said.getvalue()}).decode())


def left_alive(wanted: int) -> int:
    """How many nodes there are once the cluster has noticed that others are gone."""
    for _ in range(300):
        if alive() == wanted:
            break
        sleep(0.1)
    return alive()


def alive() -> int:
    """How many nodes the cluster has now."""
    nodes: list[dict[str, object]] = ray.nodes()  # type: ignore[no-untyped-call]
    return sum(bool(node["Alive"]) for node in nodes)


if __name__ == "__main__":
    main(sys.argv[1])
