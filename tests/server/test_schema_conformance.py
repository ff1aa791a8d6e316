"""Every HTTP route keeps to the OpenAPI document, whatever it is sent."""

from __future__ import annotations

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck

from server.wire import Person, Server

EXAMPLES = 12


@pytest.fixture(scope="session")
def api_schema(server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@hypothesis.settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)
def test_every_route_keeps_to_its_document(case: schemathesis.Case, server: Server) -> None:
    checks = [
        schemathesis.checks.not_a_server_error,
        schemathesis.specs.openapi.checks.status_code_conformance,
        schemathesis.specs.openapi.checks.content_type_conformance,
        schemathesis.specs.openapi.checks.response_schema_conformance,
    ]
    case.call_and_validate(headers={"Cookie": _cookie(server)}, checks=checks)


_cookies: dict[str, str] = {}


def _cookie(server: Server) -> str:
    if server.url not in _cookies:
        _cookies[server.url] = Person(server.url).cookie
    return _cookies[server.url]
