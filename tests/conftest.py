"""How Hypothesis searches here: without a clock, and with the same examples wherever the same modules are loaded."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "kibitz",
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.load_profile("kibitz")
