"""Every HTTP route keeps to the OpenAPI document, whatever it is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.wire import Person, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ROUTES = 16
EXAMPLES = 12


def test_every_route_keeps_to_its_document(server: Server) -> None:
    document: Any = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    cookie = Person(server.url).cookie
    operations = [result.ok() for result in document.get_all_operations()]
    assert len(operations) == ROUTES
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        )
        @given(case=operation.as_strategy())
        def keeps_to_it(case: Any) -> None:
            answer = case.call(headers={"Cookie": cookie})
            case.validate_response(answer, checks=CHECKS)

        keeps_to_it()
