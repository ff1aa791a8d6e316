"""How all tests run: Hypothesis without a clock, with the same examples wherever the same modules are loaded; no
process left behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from processes import Run

RUN = pytest.StashKey[Run]()

settings.register_profile(
    "kibitz",
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.load_profile("kibitz")


def pytest_configure(config: pytest.Config) -> None:
    """Mark the environment for every process that is started from here."""
    config.stash[RUN] = Run()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Nothing is left to watch."""
    if RUN in config.stash:
        config.stash[RUN].end()


@pytest.fixture(scope="session", autouse=True)
def _no_process_is_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Set up before all other fixtures of the session, so torn down after them."""
    yield
    left = request.config.stash[RUN].end_leftovers()
    assert not left, "left running, killed now:" + "".join(f"\n  {one.test}: {one.command}" for one in left)
